"""What Shadowverse: Evolve asks its players, and what it calls the parts of a turn and its own kinds of event."""
from __future__ import annotations

from typing import Final

from cardwright.games.sve import terms
from cardwright.kernel import asking
from cardwright.kernel.asking import Question, asked_anew

PHASES: Final = (
    ("start", "Start phase", "7.2"), ("main", "Main phase", "7.3"), ("end", "End phase", "7.4"),
)
EVENT_NAMES: Final[dict[int, str]] = {
    terms.EVOLVED_EVENT: "evolved", terms.RACED_EVENT: "raced", terms.SERVED_EVENT: "served",
    terms.SUPER_EVOLVED_EVENT: "super-evolved",
}

QUESTIONS: Final[dict[int, Question]] = asked_anew({
    asking.TARGET: "Select a target",
    asking.CHOOSE_CARD: "Select a card",
    asking.PAY_WITH: "Select a card to pay with",
    asking.DISCARD: "Your hand is over the limit. Select a card to discard",
    asking.WHICH_FIT: "There is not room for all. Select a card that gets a place",
}, {
    terms.ASK_FIRST: Question("first", "player", "Who goes first?", "who goes first"),
    terms.ASK_MULLIGAN: Question(
        "mulligan", "yesno", "Put this hand under your deck and draw four new cards?", "put this hand under the deck"
    ),
    terms.ASK_MAIN: Question("main", "act", "What do you do?", "main phase"),
    terms.ASK_QUICK: Question("quick", "act", "You may answer with a card or ability that has Quick", "Quick", silent=True),
    terms.ASK_WARD: Question(
        "ward", "cards", "Engage followers with Ward, so that they guard you during your opponent's turn?", "ward"
    ),
    terms.ASK_ATTACK_TARGET: Question("attack target", "target", "What does it attack?", "what does it attack"),
    terms.ASK_BASIS: Question("basis", "mode", "What is your deck based on?"),
    terms.ASK_EVOLVE_CARD: Question("evolve card", "card", "Which card does it evolve into?"),
    terms.ASK_EVOLUTION_POINT: Question("evolution point", "yesno", "Use an evolution point in the place of a play point?"),
    terms.ASK_SUPER_EVOLUTION: Question(
        "super-evolution point", "yesno", "Use a super-evolution point, so that it super-evolves?", "use a super-evolution point"
    ),
    terms.ASK_STACK: Question("stack", "card", "Which Stack?"),
    terms.ASK_KEEP: Question("keep", "card", "There are too many cards. Select one that stays"),
})
