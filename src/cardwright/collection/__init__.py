"""A user's own collection: cards of files that were imported, kept in the user's folder, at hand everywhere.

    imported = import_cards(Path("cards.csv"), "weiss")        # reads, checks, stores
    pool = CardPool([*starter_pool("weiss"), *cards_of("weiss")])
    found = read_all("weiss", progress)                           # which of them the engine understands; kept by content
"""

from cardwright.collection.importing import Imported, import_cards, parse_file
from cardwright.collection.reading import Readings, known_readings, read_all, rehearse_all
from cardwright.collection.storage import Collection, Stored, all_stored, cards_of, remove

__all__ = [
    "Collection",
    "Imported",
    "Readings",
    "Stored",
    "all_stored",
    "cards_of",
    "import_cards",
    "known_readings",
    "parse_file",
    "read_all",
    "rehearse_all",
    "remove",
]
