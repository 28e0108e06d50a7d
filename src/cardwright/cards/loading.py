"""Card files: JSON lines or a JSON list, checked whole before a single card is handed out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from cardwright import limits
from cardwright.cards.fields import Fields
from cardwright.cards.names import printed_name
from cardwright.cards.reading import JsonObject, read_objects, read_text
from cardwright.cards.record import CardRecord
from cardwright.cards.shapes import Shape, shape_of
from cardwright.errors import InputError
from cardwright.games.finding import packages

_NAMING = frozenset({"id", "name", "alternate_name", "evolves_from", "set", "flavour", "back"})
_TYPING = frozenset({"type", "kind", "subtype", "class", "universe"})
_TEXT = frozenset({"text", "text_raw"})
_KNOWN = _NAMING | _TYPING | _TEXT | {"traits", "cost", "attack", "defense"}


def load_cards(path: str | Path, game: str = "sve") -> list[CardRecord]:
    """All cards of a file, in its order. One fault anywhere, and nothing is loaded: `InputError`."""
    file = Path(path)
    _refuse_unknown(file, game)
    return parse_cards(file, read_text(file), shape_of(game))


def _refuse_unknown(file: Path, game: str) -> None:
    if game not in packages():
        from cardwright.games.registry import game_codes  # it stands on the cards

        raise InputError(file, 0, f'"{game}" is no game that is known here', f"Use one of {', '.join(sorted(game_codes()))}")


def load_sound_cards(path: str | Path, game: str = "sve") -> tuple[list[CardRecord], list[InputError]]:
    """The cards of a file that can be read, and what is wrong with the others. A file without any is refused: `InputError`."""
    file = Path(path)
    _refuse_unknown(file, game)
    faults: list[InputError] = []
    return parse_cards(file, read_text(file), shape_of(game), faults), faults


def parse_cards(file: Path, text: str, shape: Shape, faults: list[InputError] | None = None) -> list[CardRecord]:
    """The cards of a text that stands in, or might stand in, a file of that name. `faults`: where to note what is wrong with a
    card, which is then left out."""
    return cards_of_objects(file, read_objects(file, text, faults), shape, faults)


def cards_of_objects(
    file: Path, objects: Iterable[tuple[int, JsonObject]], shape: Shape, faults: list[InputError] | None = None
) -> list[CardRecord]:
    """The cards that these objects are, each with the line where it stands."""
    cards: list[CardRecord] = []
    lines: dict[str, int] = {}
    for line, values in objects:
        try:
            card = _card(file, line, values, shape, front_id="")
            for face in card.faces:
                if face.id in lines or (face is not card and face.id == card.id):
                    what = f'the id "{face.id}" was used in line {lines.get(face.id, line)} already'
                    raise InputError(file, line, what, "Give each card its own id")
        except InputError as fault:
            if faults is None:
                raise
            faults.append(fault)
            continue
        lines.update((face.id, line) for face in card.faces)
        cards.append(card)
    if not cards:
        if faults:
            raise faults[0]
        raise InputError(file, 0, "there is no card in this file", "Write one card as a JSON object on each line")
    return cards


def _card(file: Path, line: int, values: JsonObject, shape: Shape, front_id: str) -> CardRecord:
    """One face; `front_id` is the id of the front face when this is the back."""
    fields = Fields(file, line, values, _owner(values, front_id))
    fields.refuse_misspelt(*known_fields(shape))
    given_name = fields.text("name", required=True)
    type_line = fields.text("type", required=True)
    kind, subtypes = _types(fields, type_line, shape)
    if shape.check is not None:
        shape.check(fields, kind)
    if shape.compose is not None and "effects" in values and "text" not in values:
        text = shape.compose(fields)
    else:
        text = fields.text("text") if "text" in values else fields.text("text", required=True)
    if len(text) > limits.TEXT_LETTERS:
        raise fields.error(f'"text" has {len(text):,} letters', f"A card's text has at most {limits.TEXT_LETTERS:,}")
    numbers = {key: fields.number(key) for key in shape.numbers}
    card_id = f"{front_id} (back)" if front_id and not fields.has("id") else fields.text("id", required=True)
    cost = numbers.get("cost")
    name = printed_name(given_name, subtypes)
    traits = fields.texts(shape.traits)
    universe = fields.text("universe")
    alternate = fields.text("alternate_name")
    shared = shape.shared_name(type_line, universe, traits, cost) if shape.shared_name is not None else ""
    if shared and shared != name:
        name, alternate = shared, name
    return CardRecord(
        game=shape.game,
        id=card_id,
        name=name,
        type=type_line,
        kind=kind,
        subtypes=subtypes,
        card_class=_class(fields, kind, shape),
        traits=traits,
        universe=universe,
        cost=cost,
        attack=numbers.get(shape.attack),
        defense=numbers.get(shape.defense),
        text=text,
        raw=fields.text("text_raw") or text,
        evolves_from=fields.text("evolves_from"),
        alternate_name=alternate,
        flavour=fields.text("flavour"),
        set=fields.text("set"),
        back=_back(fields, shape, card_id, is_back=bool(front_id)),
        extra=_extra(values, shape),
        file=str(file),
        line=line,
    )


@cache
def known_fields(shape: Shape) -> tuple[frozenset[str], dict[str, str]]:
    """The fields of a game's cards; and other names under which one might look for some, since other games or `Card` have them."""
    known = _NAMING | _TYPING | _TEXT | {"cost", shape.traits, *shape.numbers, *shape.own}
    fights = shape.attack if shape.attack in known else "power"
    others = {"card_class": "class", "raw": "text_raw", "attack": fights, "defense": shape.defense, "traits": shape.traits}
    return known, {name: meant for name, meant in others.items() if name not in known and meant in known}


def _owner(values: JsonObject, front_id: str) -> str:
    for key in ("id", "name"):
        value = values.get(key)
        if isinstance(value, str) and value:
            return f'card "{value}"'
    return f'the back of card "{front_id}"' if front_id else "this card"


def _types(fields: Fields, type_line: str, shape: Shape) -> tuple[str, tuple[str, ...]]:
    """The primary and the special types of a type line (2.3)."""
    kind, *special = (part.strip() for part in type_line.split(" / ")) if shape.subtypes else (type_line,)
    if shape.kinds and kind not in shape.kinds:
        raise fields.error(f'"{kind}" is no card type', f"Use one of {', '.join(sorted(shape.kinds))}")
    for subtype in special:
        if subtype not in shape.subtypes:
            raise fields.error(f'"{subtype}" is no special type', f"Use one of {', '.join(sorted(shape.subtypes))}")
    if shape.subtypes:
        if fields.text("kind") not in ("", kind):
            raise fields.error(f'"kind" does not agree with the type "{type_line}"', f'Write "{kind}" or leave it out')
        if fields.has("subtype") and list(fields.texts("subtype")) != special:
            raise fields.error(f'"subtype" does not agree with the type "{type_line}"', f"Write {special}")
    return kind, tuple(special)


def _class(fields: Fields, kind: str, shape: Shape) -> str:
    """The class (2.2), which every card but a marker for points belongs to."""
    if not shape.classes or kind == "Super-Evolution Point":
        return ""
    found = fields.text("class", required=True)
    if found not in shape.classes:
        raise fields.error(f'"{found}" is no class', f"Use one of {', '.join(sorted(shape.classes))}")
    return found


def _back(fields: Fields, shape: Shape, front_id: str, is_back: bool) -> CardRecord | None:
    """The back face (2.14), written as a record of its own inside the front face's."""
    value = fields.values.get("back")
    if value is None:
        return None
    if not isinstance(value, dict):
        raise fields.error('"back" is not an object', "Write the fields of the back face in braces")
    if is_back:
        raise fields.error("the back of a card has a back itself", "A card has two faces")
    return _card(fields.path, fields.line, value, shape, front_id)


def _extra(values: JsonObject, shape: Shape) -> JsonObject:
    """Everything else that the file says; of the shared fields, those that this game fills in its own way."""
    return {key: value for key, value in values.items() if key not in _KNOWN - shape.in_its_own_way}
