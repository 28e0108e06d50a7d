"""What the audits of sense find odd and is right all the same, or is a slip of the print: looked at one by one, with the reason."""

from __future__ import annotations

SHUFFLED = "a shuffle too many changes nothing"

# by game: the card, what is odd, and why it is right
LINES: dict[str, tuple[tuple[str, str, str], ...]] = {
    "fow": (
        ("MSW-033", "Shuffle after 'Then' is done in any case", "it is for the search that was allowed before"),
        ("BFA-093J", "a deck is shuffled that was not searched", SHUFFLED),
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
