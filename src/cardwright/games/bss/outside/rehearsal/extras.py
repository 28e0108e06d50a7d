"""Cards that are on every table of a rehearsal, so that something happens there: made of a few words each, never printed."""

from __future__ import annotations

from cardwright.cards import CardRecord
from cardwright.rehearsal.company import Extra

COLOURS = ("Red", "Purple", "White", "Yellow", "Green", "Blue")
LEVELS = ((1, 1), (2, 2), (3, 4))  # levels, and the cores that they take
# Texts by which a card has an effect of a timing, or a keyword.
WITH: dict[str, str] = {
    "when summoned": "[LV1·2·3] 【When Summoned】 Draw a card.", "when destroyed": "[LV1·2·3] 【When Destroyed】 Draw a card.",
    "when this spirit attacks": "[LV1·2·3] 【When This Spirit Attacks】 Draw a card.",
    "when this spirit blocks": "[LV1·2·3] 【When This Spirit Blocks】 Draw a card.",
    "awaken": "[LV1·2·3] [Flash] <Awaken>", "swift": "[Flash] <Swift>", "agile": "<Agile>",
    "gale": "[LV1·2·3] 【While This Spirit Attacks】 <Gale:1>",
    "crush": "[LV1·2·3] 【When This Spirit Attacks】 <Crush:1>", "raid": "[LV1·2·3] 【When This Spirit Attacks】 <Raid:1>",
    "armor": "[LV1·2·3] <Armor:Red>", "immortal": "<Immortal:3>", "ascend": "<Ascend:3>", "link": "[LV1·2·3] <Link:2>",
    "a.t. field": "[LV1·2·3] <A.T. Field>", "astral": "[LV1·2·3] <Astral>",
    "burst": "【When You Lose Life】 <Burst> Draw a card.",
}  # fmt: skip


def made_up(
    name: str, type: str, text: str = "", cost: int = 1, colours: tuple[str, ...] = ("Red",), bp: int = 3000,
    families: tuple[str, ...] = (), symbols: int = 1,
) -> CardRecord:
    """A card written for a rehearsal."""
    kind, *special = type.split(" / ")
    extra: dict[str, object] = {"color": list(colours), "reduction": []}
    if kind != "Magic":
        symbol = "/".join(colour.lower() for colour in colours[:2])
        extra["symbols"] = [symbol] * symbols
        levels = LEVELS[:1] if special else LEVELS
        extra["levels"] = [{"level": n, "cores": cores, "bp": bp + 1000 * (n - 1)} for n, cores in levels]
    return CardRecord(
        "bss", f"rehearsal: {name} ({type})", name, type, kind, tuple(special), traits=families, cost=cost, text=text, extra=extra
    )


def extra(
    name: str, type: str, text: str, cost: int = 0, bp: int = 3000, times: int = 1, about: tuple[str, ...] = (), colour: str = "Red"
) -> Extra:
    return Extra(made_up(name, type, text, cost, (colour,), bp), times, about)


EXTRAS: tuple[Extra, ...] = (
    *(extra(f"Idle {colour} Hand", "Spirit", "", 1, 3000, 1, (), colour) for colour in COLOURS),
    extra("Idle Giant", "Spirit", "", 2, 9000, 2),
    extra("Idle Mouse", "Spirit", "", 0, 1000, 2, ("Blocks", "Destroys")),
    extra("Idle Arch", "Nexus", "", 1, colour="White"),
    extra("Idle Herald", "Spirit", WITH["when summoned"], 1, 2000, 2, ("when summoned", "summon")),
    extra("Idle Partner", "Spirit", "[LV1·2·3] <Link:0>", 1, 2000, 2, ("linked", "linking", "link")),
    extra("Idle Guest", "Spirit", WITH["swift"], 0, 2000, 3, ("summon",)),
    extra("Idle Wraith", "Spirit", WITH["astral"], 1, 4000, 4, ("astral",)),  # who else could block one?
    extra("Idle Debtor", "Spirit", WITH["swift"], 3, 2000, 3, ("paid with soul core",)),
    extra("Idle Riser", "Spirit", WITH["awaken"], 0, 2000, 3, ("awaken",)),
    extra(
        "Idle Pointer", "Spirit",
        "[LV1·2·3] 【During Either Attack Step】 [Flash] Once per turn, select one of your opponent's spirits and exhaust it.",
        1, 3000, 4, ("be selected",),
    ),
    extra("Idle Gate", "Nexus", "", 1, times=2, about=("PayFor",), colour="Blue"),
    extra("Fuse", "Magic", "[Main/Flash] Select one spirit and destroy it.", times=3, about=("destroy", "destroyed")),
    extra("Wrecking Ball", "Magic", "[Main/Flash] Select a nexus and destroy it.", about=("destroy", "place")),
    extra("Slow Leak", "Magic", "[Main/Flash] Select one spirit. Remove a core from it and place it into its owner's reserve."),
    extra("Weight", "Magic", "[Main/Flash] Select one spirit. Reduce its BP by 5000 during this turn.", 0, 0, 2, ("Destroys",)),
    extra("Homing Thread", "Magic", "[Main/Flash] Select one spirit and return it to its owner's hand.", about=("return",)),
    extra("Lullaby", "Magic", "[Main/Flash] Select one spirit and exhaust it.", about=("exhausted",)),
    extra("Nap", "Magic", "[Main/Flash] Select a nexus and exhaust it.", about=("exhausted",)),
    extra("Reveille", "Magic", "[Main/Flash] Select one spirit and refresh it.", about=("refreshed",)),
    extra("Letter", "Magic", "[Main/Flash] Draw a card.", times=2, about=("Drawn", "Resolved", "Played")),
    extra("Spring Cleaning", "Magic", "[Main/Flash] Draw a card. Then, discard a card.", about=("discard",)),
    extra("Landslide", "Magic", "[Main/Flash] Discard the top two cards of your deck.", about=("discard", "discarded")),
    extra("Rockfall", "Magic", "[Main/Flash] Discard the top two cards of your opponent's deck.", times=3, about=("discard",)),
    extra("Fountain", "Magic", "[Main/Flash] Place a core from the void into your reserve.", about=("PiecesMoved",)),
    extra(
        "Drain", "Magic", "[Main/Flash] Select one spirit. Place all cores from it into its owner's reserve.", 0, 0, 2,
        ("PiecesGone",),
    ),
    extra("Gift", "Magic", "[Main/Flash] Select one of your spirits. Place a core from the void onto it.", about=("PiecesMoved",)),
    extra("Balm", "Magic", "[Main/Flash] Place a core from the void into your life.", about=("PointsGained",)),
    extra("Sting", "Magic", "[Main/Flash] Place a core from your life into your reserve.", about=("PointsLost",)),
    extra("Call", "Magic", "[Main] Summon one of your Golem Tokens.", about=("token", "summon")),
    extra("Snare", "Magic", f"{WITH['burst']}\n[Flash] Draw a card.", about=("burst",)),
)
