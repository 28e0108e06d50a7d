"""204: the text printed on a card."""
from __future__ import annotations

from cardwright.cards import CardRecord
from cardwright.kernel.faces import Ability, Face
from cardwright.kernel.library import Library


def print_text(face: Face, abilities: list[Ability], record: CardRecord, library: Library) -> None:
    """204: the text has the abilities, one a paragraph; what stands in parentheses only reminds, and flavour does nothing."""
    face.look.abilities = abilities + face.look.abilities
    face.flavour = record.flavour
    if record.text:
        library.cite("204.1, 901.1")
        library.cite("204.2" if "\n" in record.text else "")
        library.cite("204.3" if "(" in record.text else "")
    if record.flavour:
        library.cite("204.4")
