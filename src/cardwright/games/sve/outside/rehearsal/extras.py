"""Cards that are on every table of a rehearsal, so that something happens there: made of a few words each, never printed."""

from __future__ import annotations

from cardwright.cards import CardRecord
from cardwright.rehearsal.company import Extra

EVOLVES = "[evolve] [cost00]: Evolve this."
HURTS = "Select a follower on the field and deal it 1 damage."
DISCARDS = "[fanfare] Discard a card."
RACES = "[feed] [cost00]: Race this follower."
# Texts by which a card has abilities of a label, or a keyword that is more than its bit.
WITH: dict[str, str] = {
    "fanfare": "[fanfare] Draw a card.", "last words": "[lastwords] Draw a card.", "on evolve": "On Evolve - Draw a card.",
    "on super-evolve": "On Super-Evolve - Draw a card.",
    "strike": "Strike - Draw a card.", "follower strike": "Follower Strike - Draw a card.",
    "leader strike": "Leader Strike - Draw a card.", "on race": "On Race - Draw a card.", "evolve": EVOLVES, "quick": "[quick]",
    "act": "[act] [engage]: Draw a card.", "earth rite": "[fanfare] Earth Rite: Draw a card.",
}  # fmt: skip


def made_up(
    name: str, type: str, text: str = "", cost: int | None = 1, attack: int = 2, defense: int = 2, traits: tuple[str, ...] = (),
    card_class: str = "Neutral", universe: str = "",
) -> CardRecord:
    """A card written for a rehearsal."""
    kind, *special = type.split(" / ")
    follower = kind == "Follower"
    return CardRecord(
        "sve", f"rehearsal: {name} ({type})", name, type, kind, tuple(special), card_class, traits, universe, cost,
        attack if follower else None, defense if follower else None, text,
    )  # fmt: skip


def extra(
    name: str, type: str, text: str, cost: int = 0, attack: int = 2, defense: int = 2, times: int = 1, about: tuple[str, ...] = ()
) -> Extra:
    return Extra(made_up(name, type, text, cost, attack, defense), times, about)


EXTRAS: tuple[Extra, ...] = (
    extra("Idle Hand", "Follower", ""),
    extra("Idle Wall", "Follower", "Ward.", 1, 1, 4),
    extra("Idle Rider", "Follower", "Storm.", 1, 2, 1),
    extra("Idle Lamp", "Amulet", "", 1),
    extra("Idle Page", "Spell", "", 0, times=2),
    extra("Idle Dancer", "Follower", EVOLVES, 1, 2, 3, 2),
    extra("Idle Clerk", "Follower", "[act] [engage]: Draw a card.", 1, 1, 3),
    extra("Fuse", "Spell", "[quick]\nSelect a card on the field and destroy it.", times=3, about=("destroy", "last words")),
    extra("Pebble", "Spell", "[quick]\nSelect a follower on the field and deal it 1 damage.", times=3),
    extra("Trapdoor", "Spell", "Select a card on the field and banish it.", about=("banish",)),
    extra("Homing Thread", "Spell", "[quick]\nSelect a card on the field and return it to its owner's hand.", about=("return",)),
    extra("Sweep", "Spell", "Select a card on your field and put it into its owner's cemetery.", about=("bury", "put")),
    extra("Sour Toast", "Spell", "Deal 1 damage to each leader.", about=("Damaged",)),
    extra("Boulder", "Spell", "Select a follower on the field and deal it 6 damage.", about=("Damaged",)),
    extra("Bitter Draught", "Spell", "Deal 2 damage to your leader.", about=("sanguine",)),
    extra("Balm", "Spell", "Give your leader [defense]+1.", about=("StatChanged",)),
    extra("Spring Cleaning", "Spell", "Discard a card. Draw a card.", about=("discard",)),
    extra("Rude Letter", "Spell", "Each opponent discards a card.", about=("discard",)),
    extra("Whetstone", "Spell", "Select a follower on your field and give it [attack]+1/[defense]+1.", about=("Stat",)),
    extra("Growth Spurt", "Spell", "Select a follower on your field and evolve it.", times=2, about=("evolved", "on evolve")),
    extra("Lullaby", "Spell", "Select a follower on the field and engage it.", about=("engaged",)),
    extra("Reveille", "Spell", "Select a follower on the field and refresh it.", about=("reserved", "refreshed")),
    extra("Landslide", "Spell", "Put the top 2 cards of your deck into your cemetery.", about=("bury",)),
    extra("Cinders", "Spell", "Select a card in your hand and banish it.", about=("banish",)),
    extra("Old Friend", "Spell", "Select a follower in your cemetery and put it onto your field.", about=("summon",)),
    extra("Broom", "Spell", "Select a card in your cemetery and banish it."),
    extra("Porter", "Spell", "Select a card in your hand and put it into your EX area."),
    extra("Side Door", "Spell", "Put a follower from your hand onto your field.", about=("summon",)),
    extra("Coin", "Spell", "Recover 2 play points."),
    extra("Bait", "Spell", "Select an enemy follower on the field and steal it."),
)
