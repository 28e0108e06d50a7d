"""A printed card as it is sent: its text, and everything else that is printed on it."""

from __future__ import annotations

from cardwright.cards import CardRecord
from cardwright.server.parts import CardFace

NUMBERS = ("cost", "attack", "defense")
LEFT_OUT = (
    "id", "name", "type", "text", "text_raw", "flavour", "back", "kind", "subtype", "types", "abilities", "effects", "scope",
    "cluster",
)  # fmt: skip


def face_of(record: CardRecord, unread: list[str]) -> CardFace:
    fields: dict[str, str | int | list[str]] = {}
    for name in NUMBERS:
        value = getattr(record, name)
        if value is not None:
            fields[name] = value
    for name, text in (("class", record.card_class), ("universe", record.universe), ("set", record.set)):
        if text:
            fields[name] = text
    if record.traits:
        fields["traits"] = list(record.traits)
    for name, printed in record.extra.items():
        if printed not in (None, "", [], False) and name not in LEFT_OUT:
            fields[name] = plain(printed)
    types = [part.strip() for part in record.type.split("/")]
    return CardFace(
        id=record.id, name=record.name, type=types, text=record.text, unread=unread, fields=fields, flavour=record.flavour
    )


def plain(printed: object) -> str | int | list[str]:
    """What is printed, as a number, a text or several texts."""
    if isinstance(printed, int) and not isinstance(printed, bool):
        return printed
    if isinstance(printed, list):
        return [", ".join(f"{key} {value}" for key, value in one.items()) if isinstance(one, dict) else str(one) for one in printed]
    return "yes" if printed is True else str(printed)
