"""What Force of Will asks its players, and what it calls the parts of a turn and its own kinds of event."""
from __future__ import annotations

from typing import Final

from cardwright.games.fow import terms
from cardwright.kernel import asking
from cardwright.kernel.asking import Question, asked_anew

PHASES: Final = (
    ("draw", "Draw phase", "502"), ("recovery", "Recovery phase", "503"), ("main", "Main phase", "504"),
    ("end", "End phase", "505"),
)
STEPS: Final = (
    ("beginning", "Beginning of battle step", "802"), ("attack", "Declare attack step", "803"),
    ("block", "Declare block step", "804"),
    ("first strike", "First strike battle resolution step", "805"), ("resolution", "Normal battle resolution step", "806"),
    ("ending", "End of battle step", "807"),
)
EVENT_NAMES: Final[dict[int, str]] = {
    terms.JUDGED_EVENT: "judgment", terms.CALLED_EVENT: "stone called", terms.WILL_EVENT: "will", terms.CANCELED_EVENT: "cancelled",
    terms.SHIFTED_EVENT: "shifted", terms.AUTOMATIC_EVENT: "automatic ability played", terms.LIFEBREAK_EVENT: "lifebreak",
}

QUESTIONS: Final[dict[int, Question]] = asked_anew({
    asking.WHICH_PENDING: "Which triggered ability is played first?",
    asking.REPEAT: "How often is this repeated?",
}, {
    terms.ASK_FIRST: Question("first", "player", "Who goes first?", "who goes first"),
    terms.ASK_MULLIGAN: Question(
        "mulligan", "cards",
        "Which cards do you put under your deck, the last one lowest, to draw as many new ones?", "the opening hand",
    ),
    terms.ASK_PRIORITY: Question("priority", "act", "You may act now. What do you do?"),
    terms.ASK_ATTACK: Question("attack", "card", "Which card attacks?"),
    terms.ASK_ATTACKED_OBJECT: Question("attack target", "target", "What does it attack?", "what does it attack"),
    terms.ASK_BLOCK: Question("block", "card", "Which card blocks the attack?"),
    terms.ASK_WILL: Question("will", "pay", "Which will ability do you play to pay for it?", "paying"),
    terms.ASK_PAY_WILL: Question("pay will", "pay", "Which will do you pay with?", "paying"),
    terms.ASK_REDUCTION: Question("reduction", "mode", "Which part of the cost is less?", "a cost"),
    terms.ASK_PAY_LESS: Question("pay less", "yesno", "Do you pay as much less as you may?", "a cost"),
    terms.ASK_REVEAL: Question(
        "reveal", "card", "You may show a card that you hold, so that its ability triggers. Which one?", silent=True
    ),
    terms.ASK_PIERCE: Question("pierce", "number", "How much damage does the blocker get?", "damage"),
    terms.ASK_PRODUCE: Question("produce", "pay", "Which will does it produce?", "producing will"),
    terms.ASK_ADD_TO: Question("add to", "card", "Which card is it added to?"),
})
