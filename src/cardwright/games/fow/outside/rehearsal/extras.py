"""Cards that are on every table of a rehearsal, so that something happens there: made of a few words each, never printed."""

from __future__ import annotations

from cardwright.cards import CardRecord
from cardwright.rehearsal.company import Extra

# Texts by which a card has a keyword that is more than its bit.
WITH: dict[str, str] = {
    "limit": "[Limit] 2", "mana": "[Mana] 3", "inheritance": "[Inheritance] {1}: Draw a card.", "shift": "[Shift] {1}",
    "solarisation": "[Solarisation] 1",
    "evolution": "[Evolution] {1}", "bestow": "[Bestow] {1}", "stealth": "[Stealth] When you draw a card.",
    "awakening": "[Awakening] {1}: When this card enters your field ⇒ Draw a card.",
}  # fmt: skip
ANY_WILL = "{Rest}: Produce {W}, {R}, {U}, {G}, or {B}."
MOON_WILL = "{Rest}: Produce {M}."


def made_up(
    name: str, type: str, text: str = "", cost: str = "{1}", atk: int = 400, defense: int = 400, traits: tuple[str, ...] = (),
    attributes: tuple[str, ...] = (),
) -> CardRecord:
    """A card written for a rehearsal."""
    fights = type.startswith("Resonator") or type == "J-Ruler"
    return CardRecord(
        "fow", f"rehearsal: {name} ({type})", name, type, type, traits=traits, attack=atk if fights else None,
        defense=defense if fights else None, text=text, extra={"cost": cost, "attribute": list(attributes)},
    )  # fmt: skip


def extra(
    name: str, type: str, text: str, cost: str = "{1}", atk: int = 400, defense: int = 400, times: int = 1,
    about: tuple[str, ...] = (), attributes: tuple[str, ...] = (),
) -> Extra:  # fmt: skip
    return Extra(made_up(name, type, text, cost, atk, defense, (), attributes), times, about)


QUICK = "[Quickcast]\n"
EXTRAS: tuple[Extra, ...] = (
    extra("Idle Squire", "Resonator", "", attributes=("Light",)),
    extra("Idle Giant", "Resonator", "", "{2}", 900, 1200, attributes=("Fire",)),
    extra("Idle Kite", "Resonator", "[Flying]", attributes=("Wind",)),
    extra("Idle Runner", "Resonator", "[Swiftness]", "{1}", 300, 200, 2, attributes=("Water",)),
    extra("Idle Shade", "Resonator", "", "{1}", 200, 200, attributes=("Darkness",)),
    extra("Idle Clerk", "Resonator", "{Rest}: Draw a card.", "{1}", 100, 500, 2, ("Cancel", "ability")),
    extra("Idle Bard", "Resonator", "God's Art <Idle Song> {1}: Draw a card.", times=3, about=("god's art ability",)),
    extra("Idle Statue", "Addition", "", "{1}", attributes=("Light",)),
    extra("Idle Ribbon", "Addition:Resonator", "Added resonator gains [+100/+100].", "{1}", times=1, about=("Attached", "Attach")),
    extra("Idle Crown", "Regalia", "", "0"),
    extra("Fuse", "Chant", QUICK + "Destroy target resonator.", "{0}", times=3, about=("destroy", "Moved")),
    extra("Pebble", "Chant", QUICK + "This card deals 100 damage to target J/resonator.", "{0}", times=2, about=("Damaged",)),
    extra("Hail", "Chant", QUICK + "This card deals 500 damage to target player.", "{0}", about=("Damaged", "PlayerStat", "life")),
    extra("Trapdoor", "Chant", "Remove target resonator from the game.", "{0}", about=("banish",)),
    extra("Homing Thread", "Chant", QUICK + "Return target resonator to its owner's hand.", "{0}", about=("return",)),
    extra("Spring Cleaning", "Chant", QUICK + "Discard a card. Draw a card.", "{0}", about=("discard", "Drawn", "Moved")),
    extra("Rude Letter", "Chant", QUICK + "Your opponent discards a card.", "{0}", about=("discard", "Moved")),
    extra("Whetstone", "Chant", QUICK + "Target resonator gains [+300/+300] until end of turn.", "{0}", about=("Stat",)),
    extra("Lullaby", "Chant", QUICK + "Rest target J/resonator.", "{0}", about=("rested", "Quality")),
    extra("Reveille", "Chant", QUICK + "Recover target J/resonator.", "{0}", times=2, about=("recovered", "Attacks")),
    extra("Sparring", "Chant", QUICK + "Put two [+100/+100] counters on target entity.", "{0}", times=3, about=("CounterPut",)),
    extra("Demolition", "Chant", QUICK + "Destroy target addition.", "{0}", times=2, about=("Moved",)),
    extra("Quarry", "Chant", QUICK + "Destroy target magic stone.", "{0}", times=2, about=("Moved",)),
    extra("Idle Herald", "Resonator", "Whenever a card enters a field ⇒ Draw a card.", times=2, about=("Cancel", "ability")),
    extra("Exorcism", "Chant", QUICK + "Remove target card in a graveyard from the game.", "{0}", times=2, about=("banish",)),
    *(
        Extra(made_up(f"Idle {name} Crest", "Addition", "", traits=("Magic Crest",), attributes=(name,)), 2, ("Qualified",))
        for name in ("Light", "Fire", "Water", "Wind", "Darkness")
    ),
    extra("Idle Cloud", "Addition", "The weather is rain.", times=2, about=("rain weather",)),
    extra("Idle Storm", "Addition", "The weather is thunderstorm.", times=2, about=("thunderstorm weather",)),
    extra("Idle Sprout", "Resonator", WITH["evolution"], "{1}", times=2, about=("evolution",)),
    extra("Balm", "Chant", QUICK + "You gain 300 life.", "{0}", about=("PointsGained",)),
    extra("Landslide", "Chant", QUICK + "Put the top two cards of your main deck into your graveyard.", "{0}", about=("Moved",)),
    extra("Homecoming", "Chant", "Search your main deck for a resonator and put it into your field.", "{0}", about=("Moved",)),
    extra("Windfall", "Chant", QUICK + "Put the top card of your deck into the field.", "{0}", times=2, about=("Moved",)),
    extra("Idle Gossip", "Resonator", "Discard a card: You gain 100 life.", "{1}", 100, 500, 2, ("Cancel",)),
    extra("Idle Archer", "Resonator", "{Rest}: This card deals 100 damage to target J/resonator.", times=3, about=("barrier",)),
    extra("Side Door", "Chant", QUICK + "You may put a resonator from your hand into your field.", "{0}", 0, 0, 2, ("Moved",)),
    extra("Old Friend", "Chant", "Put target resonator from your graveyard into your field.", "{0}", about=("Moved",)),
    extra("Sacrifice", "Chant", QUICK + "Banish a resonator.", "{0}", about=("bury", "Moved")),
    extra("Challenge", "Chant", "Each player banishes a resonator.", "{0}", about=("bury", "Moved")),
    extra("Haste", "Chant", "Resonators you control gain [Swiftness] until end of turn.", "{0}", about=("Attacks",)),
)
