"""Lines that put a card on the table: `2 x Wall (follower 1/4, cost 3, engaged) as Gate`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from cardwright import limits
from cardwright.cards import CardPool
from cardwright.errors import InputError
from cardwright.judge.adapter import GameAdapter
from cardwright.judge.scenarios.hints import example_card, said_of_cards
from cardwright.judge.scenarios.model import CardLine

_LINE = re.compile(
    r"(?P<name>[^()]+?)(?: ?\((?P<brackets>[^()]*)\)(?: [xX×] ?(?P<count>[0-9]+))?)?(?: as (?P<label>[^()]+))?"
)
_TIMES = re.compile(r"(?P<count>[0-9]+) ?[x×] (?P<name>\S.*)", re.IGNORECASE)
_COUNTS = (
    re.compile(r"(?P<count>[0-9]+)(?: |[x×])(?P<name>\S.*)", re.IGNORECASE),
    re.compile(r"(?P<name>.*\S) [x×] ?(?P<count>[0-9]+)", re.IGNORECASE),
)
_NUMBER = re.compile(r"-?[0-9]{1,20}")
_STATS = re.compile(r"[0-9]{1,20}/[0-9]{1,20}")


def read_card(
    file: str, line: int, place: str, text: str, card_text: list[str], game: GameAdapter, pool: CardPool | None
) -> CardLine:
    """One card line, with the lines of text below it. Without a pool, cards are taken to exist."""
    found = _LINE.fullmatch(text)
    if found is None:
        fix = f'Write a name, and more about it in brackets: "Wall ({example_card(game)})"'
        raise InputError(file, line, f'"{text}" is no card', fix)
    printed: dict[str, Any] = {}
    state: dict[str, Any] = {}
    links: dict[str, str] = {}
    type = ""
    brackets = found["brackets"] or ""
    for item in (part.strip() for part in brackets.split(",") if part.strip()):
        written = read_type(item, game)
        if written is not None:
            type = written[0]
            printed.update(written[1])
        elif not read_printed(item, printed, game) and not read_state(item, state, links, game):
            raise InputError(file, line, f'"{item}" says nothing about a card that is known here', said_of_cards(game))
    name, count = found["name"].strip(), found["count"] or "1"
    if found["count"] is None:
        name, count = counted(name, None if type else pool)
    if type and (name.isdigit() or name.lower() in ("x", "×")):
        raise InputError(file, line, f'"{text[:40]}" has no name', f'Write one: "3 x Wall ({example_card(game)})"')
    if card_text:
        printed["text"] = "\n".join(card_text)
    if not type and printed:
        fix = f"Say its type: ({example_card(game)})"
        raise InputError(file, line, f'"{name}" has no type, so it is a card that exists already', fix)
    if not type and pool is not None and not pool.get(name):
        close = pool.suggestions(name)
        in_place = f"Name the file that holds it (--cards FILE), or say its type to write it in place: ({example_card(game)})"
        fix = f"Did you mean {' or '.join(close)}?" if close else in_place
        raise InputError(file, line, f'no card is called "{name}"', fix)
    label = (found["label"] or name).strip()
    if not int(count[:20]):
        raise InputError(file, line, f'there are 0 of "{name[:40]}"', "Write at least 1, or take the line out")
    if len(count) > len(str(limits.SCENARIO_CARDS)) or int(count) > limits.SCENARIO_CARDS:
        raise InputError(file, line, f"there are {count[:20]} of them", f"Put at most {limits.SCENARIO_CARDS:,} on the table")
    for word, number in numbers_in(printed, state):
        if not 0 <= number <= limits.SCENARIO_NUMBER:
            fix = f"Use a number from 0 to {limits.SCENARIO_NUMBER:,}"
            raise InputError(file, line, f"{word} is {str(number)[:20]}", fix)
    return CardLine(line, place, name, label, int(count), type, printed, state, links)


def counted(written: str, pool: CardPool | None) -> tuple[str, str]:
    """The name, and how many: `3 x Wall` always, `3 Wall` and `Wall x3` unless a card of the pool is called so."""
    found = _TIMES.fullmatch(written)
    if found is None and (pool is None or not pool.get(written)):
        found = next(filter(None, (pattern.fullmatch(written) for pattern in _COUNTS)), None)
    return (written, "1") if found is None else (found["name"], found["count"])


def numbers_in(*given: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """The numbers that are said of a card."""
    for one in given:
        for word, value in one.items():
            if isinstance(value, dict):
                yield from numbers_in(value)
            elif isinstance(value, int) and not isinstance(value, bool):
                yield word, value


def read_type(item: str, game: GameAdapter) -> tuple[str, dict[str, Any]] | None:
    """`evolved follower 2/3` → the type line and the printed numbers."""
    words = item.split()
    stats = [word for word in words if _STATS.fullmatch(word)]
    type = game.type_line([word for word in words if word not in stats])
    if type is None:
        return None
    if not stats:
        return type, {}
    attack, defense = stats[0].split("/")
    return type, {"attack": int(attack), "defense": int(defense)}


def read_printed(item: str, printed: dict[str, Any], game: GameAdapter) -> bool:
    word, _, rest = item.partition(" ")
    rest = rest.strip()
    if word == "cost" and _NUMBER.fullmatch(rest):
        printed["cost"] = int(rest)
    elif word == "class" and rest:
        printed["class_"] = rest
    elif word in ("trait", "traits") and rest:
        printed["traits"] = tuple(trait.strip() for trait in rest.split("/"))
    elif word == "universe" and rest:
        printed["universe"] = rest
    elif word in game.printed_numbers and _NUMBER.fullmatch(rest):
        printed[word] = int(rest)
    elif word in game.printed_words and rest:
        printed[word] = [part.strip() for part in rest.split(" and ")]
    elif item.startswith("alternate name "):
        printed["alternate_name"] = item.removeprefix("alternate name ")
    else:
        return False
    return True


def read_state(item: str, state: dict[str, Any], links: dict[str, str], game: GameAdapter) -> bool:
    for word in game.link_words:
        spoken = word.replace("_", " ") + " "
        if item.startswith(spoken):
            links[word] = item.removeprefix(spoken)
            return True
    for word in game.how_words:
        if item == word or item.startswith(word + " "):
            state[word] = item.removeprefix(word).strip() or True
            return True
    number, _, rest = item.partition(" ")
    if item == game.turned_word:
        state[game.turned_word] = True
    elif item in ("facedown", "faceup"):
        state["facedown"] = item == "facedown"
    elif item == "back face":
        state["back_face"] = True
    elif item == "arrived this turn":
        state["arrived"] = "this turn"
    elif item.startswith("owned by "):
        state["owner"] = item.removeprefix("owned by ")
    elif _NUMBER.fullmatch(number) and rest == "damage":
        state["damage"] = int(number)
    elif _NUMBER.fullmatch(number) and rest.removesuffix("s").endswith(" counter"):
        state.setdefault("counters", {})[rest.removesuffix("s").removesuffix(" counter")] = int(number)
    else:
        return False
    return True
