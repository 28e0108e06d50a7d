"""Cards that are on every table of a rehearsal, so that something happens there: made of a few words each, never printed."""

from __future__ import annotations

from cardwright.cards import CardRecord
from cardwright.rehearsal.company import Extra

COLOURS = ("Yellow", "Green", "Red", "Blue")
TRIGGERS = ("soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate", "standby", "choice")


def made_up(
    name: str, type: str, text: str = "", level: int = 0, cost: int = 0, power: int = 3000, soul: int = 1,
    traits: tuple[str, ...] = (), color: str = "Yellow", trigger: tuple[str, ...] = (),
) -> CardRecord:
    """A card written for a rehearsal."""
    extra = {"level": level, "cost": cost, "power": power, "soul": soul, "color": color, "trigger": list(trigger), "side": "WS"}
    return CardRecord(
        "weiss", f"rehearsal: {name} ({type})", name, type, type, traits=traits, cost=cost, text=text, extra=extra
    )  # fmt: skip


def character(
    name: str, text: str, power: int = 3000, level: int = 0, times: int = 1, about: tuple[str, ...] = (), color: str = "Yellow",
    trigger: tuple[str, ...] = (),
) -> Extra:
    return Extra(made_up(name, "Character", text, level, 0, power, 1, (), color, trigger), times, about)


def event(name: str, text: str, times: int = 1, about: tuple[str, ...] = (), color: str = "Red") -> Extra:
    return Extra(made_up(name, "Event", text, 0, 0, color=color), times, about)


def climax(name: str, text: str, trigger: str, color: str, times: int = 1, about: tuple[str, ...] = ()) -> Extra:
    return Extra(made_up(name, "Climax", text, color=color, trigger=(trigger,)), times, about)


BACKUP = "【ACT】【COUNTER】 Backup 3000, Level 0 [Put this card from your hand into your waiting room]"
BRAINSTORM = (
    "【ACT】 Brainstorm [【REST】 this card] Flip over 2 cards from the top of your deck, and put them into your waiting room. "
    "For each climax revealed among those cards, draw up to 1 card."
)
CHANGE = (
    "【AUTO】 Change [(1)] At the beginning of your climax phase, you may pay the cost. If you do, "
    "choose 1 character in your waiting room, and put it in the stage position that this card was in."
)
STRONGER = "【COUNTER】 Choose 1 of your characters in battle, and that character gets +6000 power until end of turn."
FINALE = "【CONT】 All of your characters get +1000 power and +1 soul."
ACCELERATE = (
    "【AUTO】 Accelerate [Put the top card of your deck into your clock] At the beginning of your climax phase, "
    "you may pay the cost. If you do, draw 1 card."
)
EXTRAS: tuple[Extra, ...] = (
    character("Idle Weakling", "", 500, times=2),
    character("Idle Peer", "", 5000, 1, color="Green", times=2),
    character("Idle Giant", "", 12000, 2, color="Red", times=2),
    character("Idle Elder", "", 9000, 3, color="Blue", times=2, trigger=("soul",)),
    character("Idle Guard", BACKUP, 1000, times=2, about=("in battle", "backup", "defending")),
    character("Idle Clerk", "【ACT】 [【REST】 this card] Draw 1 card.", 2000, about=("act",)),
    character("Idle Diviner", BRAINSTORM, 1500, about=("brainstorm",)),
    character("Idle Turncoat", CHANGE, 1500, about=("change",)),
    character("Idle Racer", ACCELERATE, 1500, times=3, about=("accelerate",)),
    event("Idle Page", "Draw 1 card.", times=2),
    event("Felling", "Choose 1 character, and 【REVERSE】 it.", times=2, about=("reverse", "reverse in battle")),
    event("Shove", "Choose 1 of your characters, and put it into your waiting room.", about=("encore",)),
    event("Broom", "Choose 1 of your opponent's characters, and put it into their waiting room."),
    event("Reveille", "Choose 1 character, and 【STAND】 it.", about=("stand",)),
    event("Lullaby", "Choose 1 character, and 【REST】 it.", about=("rest",)),
    event("Sting", "Deal 2 damage to your opponent.", about=("Canceled",)),
    event("Own Goal", "Deal 2 damage to yourself.", about=("Canceled",)),
    event("Ladder", "Put the top 7 cards of your deck into your clock.", about=("LevelsUp", "PlayerStat")),
    event("Feast", "Put the top 4 cards of your deck into your stock.", times=2, about=("Pay",)),
    event("Attic", "Put the top 3 cards of your deck into your memory.", about=("memory",)),
    event("Rubble", "Put the top 6 cards of your deck into your waiting room."),
    event("Counterblow", STRONGER, about=("in battle",)),
    event("Whetstone", "Choose 1 of your characters, and that character gets +5000 power until end of turn.", times=2),
    event("Ferry", "Choose 1 of your characters, and move it to an open position of your stage.", about=("move",)),
    *(
        climax(f"Idle Finale {icon}", FINALE, icon, COLOURS[i % 4], 2 if i < 4 else 1, (f"trigger {icon}",))
        for i, icon in enumerate(TRIGGERS)
    ),
)
