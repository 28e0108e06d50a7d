"""What Battle Spirits Saga asks its players, and what it calls the parts of a turn and its own kinds of event."""
from __future__ import annotations

from typing import Final

from cardwright.games.bss import terms
from cardwright.kernel import asking
from cardwright.kernel.asking import Question, asked_anew

PHASES: Final = (
    ("start", "Start step", "6-2"), ("core", "Core step", "6-3"), ("draw", "Draw step", "6-4"), ("refresh", "Refresh step", "6-5"),
    ("main", "Main step", "6-6"), ("attack", "Attack step", "6-7"), ("end", "End step", "6-8"),
)
STEPS: Final = (
    ("attack", "Attack declaration", "7-1-1"), ("flash", "Flash before blocking", "7-1-2"), ("block", "Block declaration", "7-1-3"),
    ("second flash", "Flash after blocking", "7-1-4"), ("battle", "Battle resolution", "7-1-5"),
)
EVENT_NAMES: Final[dict[int, str]] = {
    terms.CORES_EVENT: "cores", terms.BATTLE_ENDS: "battle ends", terms.RESOLVED_EVENT: "resolved",
    terms.BATTLE_RESOLVES: "battle resolves",
}

QUESTIONS: Final[dict[int, Question]] = asked_anew({
    asking.WHICH_PENDING: "Which waiting effect is resolved first?",
    asking.WHICH_REPLACEMENT: "Which effect substitutes what is about to happen?",
    asking.TARGET: "Select a target",
    asking.CHOOSE_CARD: "Select a card",
    asking.PAY_WITH: "Select a card to pay with",
    asking.DISCARD: "Your hand is over the limit. Select a card to discard",
}, {
    terms.ASK_FIRST: Question("first", "player", "Who goes first?", "who goes first"),
    terms.ASK_MULLIGAN: Question(
        "mulligan", "yesno",
        "Put this hand under your deck, draw four new cards and shuffle? (Whoever keeps the hand draws one more card)",
        "the opening hand",
    ),
    terms.ASK_MAIN: Question("main", "act", "What do you do?", "main step"),
    terms.ASK_ATTACK: Question("attack", "act", "Which spirit attacks?", "attack step"),
    terms.ASK_FLASH: Question("flash", "act", "You may use a flash effect before the game goes on"),
    terms.ASK_BLOCK: Question("block", "card", "Which spirit blocks the attack?"),
    terms.ASK_PAY: Question("pay", "pay", "How many cores do you pay from here?", "paying"),
    terms.ASK_CORES_FOR: Question("cores for", "pay", "How many cores do you place on it from here?", "placing cores"),
    terms.ASK_CORE_GOAL: Question("core goal", "place", "Where do the cores go?", "moving cores"),
    terms.ASK_CORE_NUMBER: Question("core number", "number", "How many cores do you move?", "moving cores"),
    terms.ASK_CORE_KIND: Question("core kind", "mode", "Is the soul core among them?", "moving cores"),
    terms.ASK_BURST: Question("burst", "yesno", "Turn up your burst and use its effect?", silent=True),
    terms.ASK_ASCEND: Question("ascend", "card", "Which spirit gives its cores for Ascend?"),
    terms.ASK_ACTIVATE: Question("activate", "card", "Which card do you show, to activate its effect?", silent=True),
})
