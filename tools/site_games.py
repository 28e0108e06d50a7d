"""The page of the games: how each is played here, what its words are, and how much of its rulebook the tests show."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from cardwright.cards import shape_of, starter_cards, starter_deck_lists, token_cards
from cardwright.games.registry import game_codes, game_named
from cardwright.judge.adapter import GameAdapter
from cardwright.judge.clauses import testable_clauses
from cardwright.judge.coverage import recorded
from cardwright.judge.games import adapter
from cardwright.judge.mutants.proof import read_proofs

TESTS = Path(__file__).parents[1] / "tests" / "games"
HOW = {"at": " center left", "under": " center middle"}
"""What follows words that need more."""

INTRODUCTION = """\
# The games

A clause of a rulebook is *testable* if something can happen by it, *shown* if the code that cites it ran in a passing test that
names it, and *proven* if such a test fails when that code is broken on purpose (`cardwright rules GAME`). The cards that come with
the games are our own.

| game | code | clauses testable | shown | proven | cards | ready decks |
|---|---|---|---|---|---|---|
"""


def games_page() -> str:
    return INTRODUCTION + "\n".join(map(overview, sorted(game_codes()))) + "\n"


def game_pages() -> dict[str, str]:
    """One page for each game, by its name."""
    return {f"games/{code}.md": page(code) for code in sorted(game_codes())}


def overview(code: str) -> str:
    found = recorded(code).report()
    proven = found["testable"] - len(read_proofs(code).unproven())
    cards = len(starter_cards(code)) + len(token_cards(code))
    numbers = (found["testable"], found["shown"], proven, cards, len(starter_deck_lists(code)))
    return f"| [{game_named(code).name}](games/{code}.md) | `{code}` | {' | '.join(map(str, numbers))} |"


def page(code: str) -> str:
    game = game_named(code)
    words = adapter(code)
    kinds = ", ".join(f"`{kind.lower()}`" for kind in sorted(shape_of(code).kinds))
    lines = [
        f"# {game.name}", "", f"`cardwright play {code}`. {game.turn_in_short()}", "",
        "[Its card and deck files](../cards.md).", "",
        "## Ready decks", "", "| deck | name | format | how it plays |", "|---|---|---|---|",
        *(f"| `{stem}` | {deck.name} | {deck.format} | {deck.about} |" for stem, deck in starter_deck_lists(code).items()), "",
        "## Words for card texts", "",
        f"How our own cards say it; `cardwright cards {code}` has all of them, and `cardwright text check` names the nearest one "
        "to a line that is not understood. Signs of the same kind with another number are left out.", "",
        "| sign or keyword | | a line of a card that has it |", "|---|---|---|", *phrases(code), "",
        "## Words for scenarios", "", "In [scenario files](../scenarios.md):", "",
        f"Zones: {listed(words.zones)}.", "",
        f"Numbers of a player: {listed(dict.fromkeys([*words.numbers, *words.player_facts]))}.", "",
        f"Types: {kinds or 'as printed'}. A card that is turned is `{words.turned_word}`, else `{words.upright_word}`.", "",
        *in_brackets(words),
        f"It can begin with `start:` {listed(words.starts)}. To do nothing, where one may, is `{words.pass_word}`.", "",
        f"Numbers of a card: {listed(words.terms.STATS)}.", "",
        *([f"An attack is begun in several steps. {words.attack_instead}.", ""] if words.attack_instead else ()),
        *example(code),
        "## Its rulebook", "", "| chapter | | testable | shown | proven |", "|---|---|---|---|---|", *chapters(code), "",
    ]  # fmt: skip
    return "\n".join(lines)


def in_brackets(words: GameAdapter) -> list[str]:
    """What can be said of a card in this game only."""
    said = [f"{word} …" for word in (*words.printed_numbers, *words.printed_words, *words.link_words)]
    said += [word + HOW.get(word, "") for word in words.how_words]
    return [f"Behind a card's name, in brackets, besides what all games have: {listed(said)}.", ""] if said else []


def listed(words: Iterable[str]) -> str:
    return ", ".join(f"`{word.replace('_', ' ')}`" for word in words)


def example(code: str) -> list[str]:
    """The shortest scenario of the game's tests."""
    files = sorted((TESTS / code / "scenarios").glob("*.scenario"), key=lambda file: file.stat().st_size)
    fenced = ["```text", files[0].read_text(encoding="utf-8").strip(), "```"] if files else []
    return ["A short one, which the tests run:", "", *fenced, ""] if fenced else []


def phrases(code: str) -> list[str]:
    """Each sign and keyword of a game with a short line that says it, of the cards that come with it."""
    signs = {sign: str(said["name"]) for sign, said in game_named(code).layout()["symbols"].items()}
    kinds = {re.sub(r"\d+|·", "", sign): sign for sign in reversed(signs)}  # of [cost01] to [cost10] the first
    wanted = [(f"`{sign}`", signs[sign], sign) for sign in signs if sign in kinds.values()]
    wanted += [(word.capitalize(), "keyword", word) for word in game_named(code).part("terms").KEYWORDS]
    lines = sorted((line for card in starter_cards(code) for face in card.faces for line in face.text.splitlines()), key=len)
    out: list[str] = []
    for shown, said, word in wanted:
        line = next((line for line in lines if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", line, re.IGNORECASE)), "")
        if line:
            out.append(f"| {shown} | {said} | `{line.replace('|', ' ')}` |")
    return out


def chapters(code: str) -> list[str]:
    proofs = read_proofs(code)
    proven = Counter(clause.chapter for clause in testable_clauses(code) if clause.id in proofs.proven)
    return [
        f"| {chapter.id} | {chapter.summary} | {testable} | {shown} | {proven[chapter.id]} |"
        for chapter, shown, testable in recorded(code).chapters()
    ]

