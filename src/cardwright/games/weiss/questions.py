"""What Weiss Schwarz asks its players, and what it calls the parts of a turn and its own kinds of event."""
from __future__ import annotations

from typing import Final

from cardwright.games.weiss import terms
from cardwright.kernel import asking
from cardwright.kernel.asking import Question, asked_anew

PHASES: Final = (
    ("stand", "Stand phase", "6.2"), ("draw", "Draw phase", "6.3"), ("clock", "Clock phase", "6.4"), ("main", "Main phase", "6.5"),
    ("climax", "Climax phase", "6.6"), ("attack", "Attack phase", "6.7"), ("end", "End phase", "6.8"),
)
STEPS: Final = (
    ("declaration", "Attack declaration step", "7.2"), ("trigger", "Trigger step", "7.3"), ("counter", "Counter step", "7.4"),
    ("damage", "Damage step", "7.5"), ("battle", "Battle step", "7.6"), ("encore", "Encore step", "7.7"),
)
EVENT_NAMES: Final[dict[int, str]] = {
    terms.REPOSITIONED: "moved on the stage", terms.DAMAGE_CANCELED: "damage canceled", terms.REFRESHED: "reshuffled",
    terms.LEVELED_UP: "level up", terms.EXTRA_TURN: "extra turn", terms.DAMAGE_TAKEN: "damage taken",
    **{terms.FIRST_PHASE_KIND + phase: "phase" for phase in range(terms.END_PHASE + 1)},
}

QUESTIONS: Final[dict[int, Question]] = asked_anew({
    asking.WHICH_PENDING: "Which automatic ability goes first?",
    asking.DISCARD: "Your hand is over the limit. Choose a card for the waiting room",
}, {
    terms.ASK_REDRAW: Question(
        "redraw", "cards", "Which cards do you put into your waiting room, to draw as many new ones?", "the opening hand"
    ),
    terms.ASK_CLOCK: Question("clock", "card", "Put a card into your clock and draw two?", "clock phase"),
    terms.ASK_MAIN: Question("main", "act", "What do you do?", "main phase"),
    terms.ASK_POSITION: Question("position", "place", "On which position?", "where to put a card"),
    terms.ASK_CLIMAX: Question("climax", "act", "Do you play a climax?", "climax phase", silent=True),
    terms.ASK_ATTACK: Question("attack", "act", "Who attacks?", "attack phase"),
    terms.ASK_ATTACK_TYPE: Question("attack type", "mode", "How does it attack?", "how does it attack"),
    terms.ASK_COUNTER: Question("counter", "act", "You may answer with a counter card from your hand", silent=True),
    terms.ASK_LEVEL_UP: Question("level up", "card", "You level up. Which of these cards becomes your level?"),
    terms.ASK_REVERSED: Question("reversed", "order", "Which reversed character goes to the waiting room next?"),
    terms.ASK_TRIGGER: Question("trigger", "mode", "Do you use the trigger?"),
    terms.ASK_RULE_ACTION: Question("rule action", "mode", "Which comes first?"),
})
