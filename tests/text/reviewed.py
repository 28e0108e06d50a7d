"""What the audits of sense find odd and is right all the same, or is a slip of the print: looked at one by one, with the reason."""

from __future__ import annotations

SHUFFLED = "a shuffle too many changes nothing"

# by game: the card, what is odd, and why it is right
LINES: dict[str, tuple[tuple[str, str, str], ...]] = {
    "fow": (
        ("MSW-033", "Shuffle after 'Then' is done in any case", "it is for the search that was allowed before"),
        ("SDL1-010", "a deck is shuffled that was not searched", SHUFFLED),
        ("DBV-079", "a deck is shuffled that was not searched", "it is for the first search, too"),
    ),
}
SLIP = "a slip of the source, or the card itself is listed with other signs: it is found under neither name"
# names that differ from a card's by signs only
NAMES: dict[str, dict[str, str]] = {
    "fow": dict.fromkeys(
        (
            "Deep Blue the Phantom Board", "The dusk Girl", "Nicklausse, Enchanting Ètoile", "Solaria, Ruler of desire",
        ),
        SLIP,
    ),
    "weiss": dict.fromkeys(
        (
            "Let's Sing♪", "Starrin' PARTY, Tae Hanazono", "Unlimited Blade Works", '"Rho Aias"',
            "Time for Work ♪ Chisato & Takina",
            "I won't rely on anyone anymore", 'KAITO & MEIKO "Original"', "《Star Splash》", "《Dual-wielding》 User",
            "Ocean Turtle, Asuna",
        ),
        SLIP,
    ),
}  # fmt: skip
GIVEN = "an effect gives it, or a card that is not understood speaks of it"
# traits that no card has; of games whose texts mark traits
TRAITS: dict[str, dict[str, str]] = {
    "sve": {"Geo Teogonia": "a trait of cards that are not in the file, or a slip of the source"},
    "weiss": {
        "Homuculus": "a slip of the source for Homunculus",
        "Pastel * Palettes": "a slip of the source for Pastel＊Palettes",
        "Cat": "a trait of cards that are not in the file",
        "ゲーム": "a slip of the source: not translated",
    }
    | dict.fromkeys(
        (
            "Potato", "Meat", "Drucken", "Coffee", "Mint Chocolate", "Cucumber", "Matcha", "Gift", "Afro", "Yoghurt Drink",
            "Drink", "Passione", "Nerdy Student Card", "Distrusts All Men Card", "100,000 Yen", "Cosplay", "Little Demon",
            "Corruption", "Precocious", "Bug", "Sticker", "Nightcord at 25:00", "Witch's Magic", "Sloth", "Diligence",
            "Oni", "Witch", "Target", "Elegant",
        ),
        GIVEN,
    ),
}  # fmt: skip


# fields that say something and that lowering asks for nowhere
UNREAD: dict[str, dict[tuple[str, str], str]] = {
    "all games": {
        ("Option", "n"): "the number that is printed beside an option: the order of the options says the same",
        ("Define", "value"): "after binding it is X, the number that the player chooses",
        ("RuleChange", "n"): "how many copies a deck may have is asked when a deck is built",
        ("UseAbility", "what"): "it is always this card",
        ("SameName", "some"): "one card of several is always enough",
    },
    "bss": {
        ("CountSymbols", "optional"): "open: they are always counted, so that nobody can pay more than the least",
        ("OwnStat", "stat"): "the one that texts name is the highest level",
        ("Pay", "n"): "nothing is paid: the one cost that texts say in the place of another",
        ("Pay", "points"): "nothing is paid: the one cost that texts say in the place of another",
        ("PhaseStarts", "which"): "the end of this turn is the next one that comes",
        ("PointsGained", "points"): "a player has no other points than life",
        ("PointsLost", "points"): "a player has no other points than life",
        ("Qualified", "n"): "how often Feast is activated is said by the text after it (11-17-1)",
    },
    "fftcg": {
        ("Activated", "name"): "the name of a special ability is only told",
        ("KeywordCost", "n"): "it is always one card that a special ability costs",
    },
    "fow": {("Limit", "of"): "a God's Art has a name of its own, and a player has one card with it"},
}
