"""What the Final Fantasy Trading Card Game asks its players, and what it calls the parts of a turn and its own kinds of event."""
from __future__ import annotations

from typing import Final

from cardwright.games.fftcg import terms
from cardwright.kernel import asking
from cardwright.kernel.asking import Question, asked_anew

PHASES: Final = (
    ("active", "Active Phase", "9.1"), ("draw", "Draw Phase", "9.2"), ("main 1", "Main Phase 1", "9.3"),
    ("attack", "Attack Phase", "9.4"), ("main 2", "Main Phase 2", "9.3"), ("end", "End Phase", "9.5"),
)
STEPS: Final = (
    ("preparation", "Preparation step", "10.1.1"), ("declaration", "Attack declaration", "10.1.2"),
    ("block", "Block declaration", "10.1.3"), ("damage", "Damage resolution", "10.1.4"),
)
EVENT_NAMES: Final[dict[int, str]] = {
    terms.FROZE: "frozen", terms.PARTY_FORMED: "party formed", terms.EX_BURST_USED: "EX burst", terms.CANCELLED: "cancelled",
    terms.BROKE: "broke", terms.WAS_BLOCKED: "was blocked", terms.HEALED: "healed",
}

QUESTIONS: Final[dict[int, Question]] = asked_anew({
    asking.WHICH_PENDING: "Which ability do you put onto the stack next? (The last one resolves first.)",
    asking.CHOOSE_CARD: "Select a card",
    asking.CHOOSE_MODE: "Which effect?",
    asking.PAY_WITH: "Select a card to pay with",
    asking.DISCARD: "Your hand is over the limit. Select a card to discard",
    asking.DIVIDE: "How much of it goes here?",
    asking.REPEAT: "How often is this repeated?",
}, {
    terms.ASK_FIRST: Question("first", "player", "Who goes first?", "who goes first"),
    terms.ASK_MULLIGAN: Question(
        "mulligan", "yesno", "Put this hand under your deck and draw five new cards?", "the opening hand"
    ),
    terms.ASK_PRIORITY: Question("priority", "act", "You may act now. What do you do?"),
    terms.ASK_ATTACK: Question("attack", "act", "Who attacks?"),
    terms.ASK_PARTY: Question("party", "cards", "Who attacks together with it, as a party?"),
    terms.ASK_BLOCK: Question("block", "card", "Who blocks the attack?"),
    terms.ASK_EX_BURST: Question(
        "EX burst", "yesno", "It was turned over as damage. Use its EX Burst, without paying for it?", silent=True
    ),
    terms.ASK_CP: Question("CP", "pay", "How do you pay?", "paying"),
    terms.ASK_ASSIGN: Question("assign", "divide", "How much damage does it take?", "damage"),
    terms.ASK_EXCESS_BACKUP: Question("excess Backup", "card", "You have too many Backups. Which one goes?"),
})
