"""What a scenario expects, compared with what is there. Each check answers with what was seen and whether that is right."""

from __future__ import annotations

import re
from collections.abc import Callable

from cardwright.judge.builder import CardHandle, GameBuilder
from cardwright.judge.scenarios.hints import GUIDE, zones_of
from cardwright.judge.scenarios.model import Play
from cardwright.judge.scenarios.names import Names, NoSuchCard
from cardwright.kernel.refusals import Refusal

Seen = tuple[str, bool]
_ATTACK = re.compile(r"(?:(?P<target>.+) )?with (?P<card>.+)")
_USE = re.compile(r'(?P<card>[^"]+?)(?: "(?P<text>[^"]+)")?')


def check(game: GameBuilder, names: Names, play: Play) -> Seen:
    """What is seen, and whether it is as expected."""
    try:
        return CHECKS[play.phrase](game, names, play)
    except NoSuchCard as nothing:
        return str(nothing), False


def _where(card: CardHandle) -> str:
    return ("your " if card.controller == "you" else "opponent's ") + card.zone


def _number(word: str) -> int:
    return 0 if word.lower() == "no" else int(word)


def _card(names: Names, play: Play) -> CardHandle:
    return names.card(play.line, play.words["card"])


def options(game: GameBuilder, names: Names, play: Play) -> Seen:
    wanted = names.answers(play.line, play.words["answers"])
    seen = game.options()
    return ", ".join(str(option) for option in seen), sorted(map(str, seen)) == sorted(map(str, wanted))


def may(game: GameBuilder, names: Names, play: Play) -> Seen:
    """Also `may not`, perhaps with the clause that forbids it."""
    words = play.words
    if game.decides != words["who"].lower():
        return f"nothing is asked of {words['who']} now", play.phrase == "expect may not" and "clause" not in words
    no = _refusal(game, names, play)
    if play.phrase == "expect may":
        return "it is allowed" if no is None else str(no), no is None
    if no is None:
        return "it is allowed", False
    return str(no), "clause" not in words or words["clause"] == no.clause


def _refusal(game: GameBuilder, names: Names, play: Play) -> Refusal | None:
    action = play.words["action"].lower()
    rest = play.words["rest"].strip()
    pattern = _ATTACK if action == "attack" else _USE
    found = pattern.fullmatch(rest)
    if found is None:
        raise names.error(play.line, f'"{rest}" does not say what', f'Write "{action} CARD", "attack TARGET with CARD"')
    card = (names.attacker if action == "attack" else names.card)(play.line, found["card"])
    if action == "attack" and found["target"]:
        return game.why_not("attack", card, names.card(play.line, found["target"]))
    if action == "use" and found["text"]:
        return game.why_not("use", card, found["text"])
    return game.why_not(action, card)


def decides(game: GameBuilder, names: Names, play: Play) -> Seen:
    seen = game.decides
    words = {"you": "you decide", "opponent": "opponent decides"}.get(seen, "nobody decides")
    return f"{words} ({game.asked})", seen == play.words["who"].lower()


def turn(game: GameBuilder, names: Names, play: Play) -> Seen:
    whose = "you" if play.words["whose"].lower() == "your" else "opponent"
    return "it is your turn" if game.active == "you" else "it is opponent's turn", game.active == whose


def outcome(game: GameBuilder, names: Names, play: Play) -> Seen:
    wanted = {"expect wins": play.words.get("who", "").lower(), "expect drawn": "nobody", "expect goes on": ""}[play.phrase]
    seen = {"": "the game goes on", "nobody": "the game is drawn"}.get(game.winner, f"{game.winner} won")
    return seen, game.winner == wanted


def cards(game: GameBuilder, names: Names, play: Play) -> Seen:
    zone = play.words["zone"].lower()
    if zone not in game.adapter.zones:
        raise names.error(play.line, f'there is no zone "{zone}"', zones_of(game.adapter))
    seen = game.player(play.words["who"].lower()).zone(zone)
    return f"{len(seen)} cards", len(seen) == _number(play.words["n"])


def named(game: GameBuilder, names: Names, play: Play) -> Seen:
    seen = game.all(play.words["name"], play.words["place"])
    return f"{len(seen)} {play.words['name']}", len(seen) == _number(play.words["n"])


def number(game: GameBuilder, names: Names, play: Play) -> Seen:
    known = dict.fromkeys([*game.adapter.numbers, *game.adapter.player_facts])
    word = play.words["number"].lower()
    word = word if word in known else word + "s"
    if word not in known:
        raise names.error(play.line, f'a player has no "{word[:-1]}"', f"Use one of {', '.join(known)}")
    player, fact = game.player(play.words["who"].lower()), game.adapter.player_facts.get(word)
    seen = player.number(word) if fact is None else fact(game.table, player.number_of_player)
    return f"{seen} {word}", seen == _number(play.words["n"])


def place(game: GameBuilder, names: Names, play: Play) -> Seen:
    """In a zone, or at a place of an ordered one."""
    card = _card(names, play)
    player, kind, _ = game.place_in_words(play.words["place"])
    zone = game.table.rules.zones[kind].name
    there = card.zone == zone and (card.controller == ("you", "opponent")[player] or game.table.rules.zones[kind].shared)
    if play.phrase == "expect place":
        return f"{card} is in {_where(card)}", there != ("not" in play.words)
    if not there:
        return f"{card} is in {_where(card)}", False
    wanted = int(play.words.get("n", 1)) - 1 if play.phrase == "expect top" else len(game.player(player).zone(zone)) - 1
    return f"{card.place} cards lie above it", card.place == wanted


def gone(game: GameBuilder, names: Names, play: Play) -> Seen:
    try:
        card = _card(names, play)
    except NoSuchCard:
        return "it is not in the game", True
    return f"{card} is in {_where(card)}", not card.exists


def state(game: GameBuilder, names: Names, play: Play) -> Seen:
    card = _card(names, play)
    word = play.words["word"].lower()
    fact = game.adapter.facts.get(word)
    if word in ("facedown", "faceup"):
        value: object = card.facedown == (word == "facedown")
    elif fact is None or not isinstance(value := fact(game.table, card.card), bool):
        fix = f'Write "{game.adapter.turned_word}", "facedown" ... ({GUIDE})'
        raise names.error(play.line, f'"{word}" is no state of a card', fix)
    return f"{card} is {'' if value else 'not '}{word}", bool(value) != ("not" in play.words)


def type_of(game: GameBuilder, names: Names, play: Play) -> Seen:
    card = _card(names, play)
    seen = [*card.types, *card.special]
    known = {word.lower() for word in seen}
    return f"{card} is {' '.join(seen)}", (play.words["word"].lower() in known) != ("not" in play.words)


def controlled(game: GameBuilder, names: Names, play: Play) -> Seen:
    card = _card(names, play)
    return f"{card.controller} controls it", card.controller == play.words["who"].lower()


def numbers_of_card(game: GameBuilder, names: Names, play: Play) -> Seen:
    card = _card(names, play)
    if play.phrase == "expect stats":
        return f"{card.attack}/{card.defense}", f"{card.attack}/{card.defense}" == f"{play.words['attack']}/{play.words['defense']}"
    word = "cost" if play.phrase == "expect costs" else play.words["word"].lower()
    if not isinstance(seen := getattr(card, word, None), int):
        fix = f'Write "costs 4", or "has 2 ..." with one of {", ".join(game.adapter.terms.STATS)}'
        raise names.error(play.line, f'a card has no "{word}"', fix)
    return f"{seen} {word}", seen == int(play.words["n"])


def counters(game: GameBuilder, names: Names, play: Play) -> Seen:
    seen = _card(names, play).counters.get(play.words["name"].lower(), 0)
    return f"{seen} {play.words['name']} counters", seen == _number(play.words["n"])


def keyword(game: GameBuilder, names: Names, play: Play) -> Seen:
    card = _card(names, play)
    word = play.words["word"].lower()
    fact = game.adapter.facts.get(word.replace(" ", "_"))
    if fact is not None and isinstance(there := fact(game.table, card.card), bool):
        return f"{card} has {'' if there else 'no '}{word}", there != bool({"no", "not"} & set(play.words))
    if word not in game.adapter.keywords:
        raise names.error(play.line, f'"{word}" is no keyword', f"Use one of {', '.join(game.adapter.keywords)}")
    seen = ", ".join(sorted(card.keywords)) or "no keywords"
    return f"{card} has {seen}", (word in card.keywords) != bool({"no", "not"} & set(play.words))


CHECKS: dict[str, Callable[[GameBuilder, Names, Play], Seen]] = {
    "expect options": options,
    "expect may not": may,
    "expect may": may,
    "expect decides": decides,
    "expect turn": turn,
    "expect wins": outcome,
    "expect drawn": outcome,
    "expect goes on": outcome,
    "expect cards": cards,
    "expect named": named,
    "expect number": number,
    "expect top": place,
    "expect bottom": place,
    "expect gone": gone,
    "expect place": place,
    "expect type": type_of,
    "expect state": state,
    "expect controlled": controlled,
    "expect costs": numbers_of_card,
    "expect stats": numbers_of_card,
    "expect counters": counters,
    "expect stat": numbers_of_card,
    "expect keyword": keyword,
}


