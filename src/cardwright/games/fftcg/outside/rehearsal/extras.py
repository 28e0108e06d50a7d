"""Cards that are on every table of a rehearsal, so that something happens there: made of a few words each, never printed."""

from __future__ import annotations

from cardwright.cards import CardRecord
from cardwright.rehearsal.company import Extra


def made_up(
    name: str, type: str, text: str = "", cost: int = 0, power: int = 5000, elements: tuple[str, ...] = ("fire",),
    jobs: tuple[str, ...] = (), category: str = "", ex_burst: bool = False, generic: bool = True,
) -> CardRecord:
    """A card written for a rehearsal."""
    extra: dict[str, object] = {
        "elements": list(elements), "job": list(jobs), "category": [category] if category else [], "ex_burst": ex_burst,
        "multicard": generic,
    }  # fmt: skip
    if type == "Forward":
        extra["power"] = power
    return CardRecord("fftcg", f"rehearsal: {name} ({type})", name, type, type, cost=cost, text=text, extra=extra)


def extra(
    name: str, type: str, text: str, power: int = 5000, times: int = 1, about: tuple[str, ...] = (), ex_burst: bool = False
) -> Extra:
    return Extra(made_up(name, type, text, 0, power, ex_burst=ex_burst), times, about)


ARROW = "《0》: Choose 1 Forward opponent controls. Deal it 1000 damage. You can only use this ability once per turn."
HURTING = ("Damaged", "ChangeDamage", "damaged", "ChosenFor")
EXTRAS: tuple[Extra, ...] = (
    extra("Idle Hand", "Forward", "", times=2),
    extra("Idle Wall", "Forward", "Brave", 9000),
    extra("Idle Rider", "Forward", "Haste", 3000, 2),
    extra("Idle Blade", "Forward", "First Strike", 4000),
    extra("Idle Lamp", "Backup", "", times=2),
    extra("Idle Clerk", "Backup", "《0》: Draw 1 card. You can only use this ability once per turn."),
    extra("Idle Herald", "Backup", "When Idle Herald enters the field, draw 1 card."),
    extra("Idle Toad", "Monster", ""),
    extra("Idle Star", "Summon", "EX BURST Draw 1 card.", times=2, ex_burst=True),
    extra("Fuse", "Summon", "Choose 1 Character. Break it.", times=3, about=("destroy", "Moved")),
    extra("Pebble", "Summon", "Choose 1 Forward. Deal it 1000 damage.", times=3, about=HURTING),
    extra("Idle Archer", "Forward", ARROW, 4000, 2, ("ChangeDamage", "damaged", "ChosenFor", "action ability")),
    extra("Idle Turret", "Backup", ARROW, 0, 1, ("ChangeDamage", "damaged", "ChosenFor", "be chosen by")),
    extra("Idle Adept", "Forward", "Aim 《S》: Choose 1 Forward. Dull it.", 4000, 2, ("special ability",)),
    extra("Hail", "Summon", "Deal 1000 damage to all the Forwards.", times=2, about=("ChangeDamage",)),
    extra(
        "Idle Volcano", "Backup", "《0》: Deal 1000 damage to all the Forwards. You can only use this ability once per turn.",
        about=("ChangeDamage",),
    ),
    extra("Boulder", "Summon", "Choose 1 Forward. Deal it 6000 damage.", times=2, about=("Damaged", "ChangeDamage", "Moved")),
    extra("Trapdoor", "Summon", "Choose 1 Character. Remove it from the game.", about=("banish",)),
    extra("Homing Thread", "Summon", "Choose 1 Character. Return it to its owner's hand.", about=("return", "Moved")),
    extra("Sweep", "Summon", "Select 1 Character you control. Put it into the Break Zone.", about=("put", "Moved")),
    extra("Lullaby", "Summon", "Choose 1 Character. Dull it.", about=("dull", "StateChanged")),
    extra("Reveille", "Summon", "Choose 1 Character. Activate it.", about=("active", "StateChanged")),
    extra("Frost", "Summon", "Choose 1 Character. Freeze it.", about=("frozen",)),
    extra("Whetstone", "Summon", "Choose 1 Forward. It gains +1000 power until the end of the turn.", about=("Stat", "ChosenFor")),
    extra("Rust", "Summon", "Choose 1 Forward. It loses 2000 power until the end of the turn.", about=("Stat", "ChosenFor")),
    extra("Spring Cleaning", "Summon", "Discard 1 card from your hand. Draw 1 card.", about=("discard",)),
    extra("Rude Letter", "Summon", "Your opponent discards 1 card from his/her hand.", about=("discard",)),
    extra("Old Friend", "Summon", "Choose 1 Character in your Break Zone. Play it onto the field.", about=("summon", "Moved")),
    extra("Side Door", "Summon", "Play 1 Character from your hand onto the field.", times=2, about=("summon", "Moved")),
    extra("Broom", "Summon", "Choose 1 card in your Break Zone. Add it to your hand.", about=("put",)),
    extra("Sour Toast", "Summon", "Sour Toast deals your opponent 1 point of damage.", about=("Leader",)),
    extra("Bitter Draught", "Summon", "Bitter Draught deals you 1 point of damage.", about=("Leader",)),
    extra("Hush", "Summon", "Choose 1 Summon. Cancel its effect.", about=("Cancel",)),
    extra("Bait", "Summon", "Choose 1 Forward opponent controls. You gain control of it until the end of the turn."),
    extra("Horn", "Summon", "All the Forwards you control gain Haste until the end of the turn.", about=("Attacks",)),
)
