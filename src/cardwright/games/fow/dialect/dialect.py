"""The grammar of the dialect, put together."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from cardwright.games.fow.dialect import (
    conditions,
    effects,
    events,
    filters,
    frames,
    gems,
    judging,
    keyword_lines,
    next_plays,
    others,
    prohibitions,
    references,
    reminders,
    rule_changes,
    statements,
    will,
)
from cardwright.games.fow.dialect.asked_again import asked_again
from cardwright.games.fow.dialect.keywords import Definitions
from cardwright.games.fow.dialect.lexing import Lexer
from cardwright.games.fow.dialect.possible import possible
from cardwright.games.fow.dialect.synonyms import SYNONYMS_OF_FOW
from cardwright.text.compiler import Dialect, Record, bound
from cardwright.text.defining import Unbound
from cardwright.text.going_on import subjects_go_on
from cardwright.text.grammar import Grammar
from cardwright.text.kinds import THIS
from cardwright.text.lexicon import Lexicon
from cardwright.text.shared import shared
from cardwright.text.tokens import Token, plain_typography
from cardwright.text.tree import Node

_OPTIONS = re.compile(r"\b[Cc]hoose [^.;]*; - ")  # the first of several options that are printed one below the other
# a keyword whose text is printed on the next line
_KEYWORD_ALONE = re.compile(r"\[(?:Seal|Null|Crest|Revenge)\](?: ?\(\d+\)| ?\{\w\})?(?: ?\([^()]*\))?", re.IGNORECASE)
# what this keyword adds to a chant may speak of what stands before it, or change it: then both are one effect
_CHANGED = re.compile(r"\[Awakening\] [^:\[]{1,70}: (?!\[|When).*(?:\binstead\b|\b[Tt]hat (?:token|J?/?resonator|spell)\b)")
# ... and a mark that a text has as long as something is so
_MARKED = re.compile(r"\[(?:Null|Seal|Revenge|Rune)\][^\[-]*-\s*(?!\s|If\b)[^\[]*\binstead\b", re.IGNORECASE)
# what is printed below it a card has as long as its player controls a ruler of that force
_RESONANCE = re.compile(r"\[?Force Resonance\]? ?<[^<>]+>(?: ?\([^()]*\))?", re.IGNORECASE)
_MARK = re.compile(r"\[(?:Null|Seal|Revenge|Rune)\](?: ?\(?\d+\)?)?(?: ?\([^()]*\))?", re.IGNORECASE)
_CHANT = re.compile(r"chant|^spell|\brune\b", re.IGNORECASE)

_X_IN_ADDITION = re.compile(r"[Aa]s an additional cost to play this card, [^.]*\bX\b|\[Awakening\] ?\{X\}")


class ForceOfWill(Dialect):
    """Lines, names and reminders as this game prints them."""

    game = "fow"
    synonyms = SYNONYMS_OF_FOW

    def phrases(self, made: Grammar) -> None:
        shared(made, "", "choose", first="head_core")
        for part in (filters, references, effects, will, others, events, conditions, statements, rule_changes, prohibitions):
            part.add(made)
        for part in (judging, next_plays, gems, frames, keyword_lines, reminders):
            part.add(made)

    def lex(self, text: str, lexicon: Lexicon) -> tuple[list[Token], tuple[str, ...]]:
        """The tokens of a line, and its reminder texts."""
        tokens, reminders = Lexer(lexicon, self.vocabulary).line(text)
        return subjects_go_on(tokens), reminders

    def start(self, record: Record) -> str:
        """A chant's line may be what it does when played; no other card's may."""
        return "chant_line" if _CHANT.search(str(record.get("type") or "")) else "line"

    def meant(self, ability: Node) -> Node:
        if prohibitions.by_their_cost(ability):
            raise Unbound("what a card with an X costs is not known before it is played")
        return gems.used_up(asked_again(ability))

    def possible(self, ability: Node) -> bool:
        return possible(ability)

    def x_paid(self, record: Record) -> bool:
        """203.5b; or an additional cost has one. Of two such costs, each would have an X of its own."""
        added = len(_X_IN_ADDITION.findall(str(record.get("text") or "")))
        return added == 1 or (added == 0 and "{X}" in str(record.get("cost") or ""))

    def printed_name(self, record: Record) -> str:
        """Names are listed as they are printed."""
        return plain_typography(str(record["name"]))

    def lexicon(self, records: Iterable[Record]) -> Lexicon:
        """Names, and races and traits, which card files call by either word (205)."""
        names: set[str] = set()
        races: set[str] = set()
        for record in records:
            names.add(self.printed_name(record))
            for key in ("race", "traits"):
                found = record.get(key)
                if isinstance(found, (list, tuple)):
                    races.update(str(race) for race in found if race)
        return Lexicon(sorted(names), sorted(races))

    def sections(self, text: str) -> list[tuple[int, str]]:
        """One ability a line; options may be printed on lines of their own."""
        out: list[str] = []
        for line in text.split("\n"):
            part = line.strip()
            if not part:
                continue
            if out and (
                out[-1].endswith(("-", ";", ":"))
                or part.startswith("or ")
                or out[-1].count("(") > out[-1].count(")")
                or ((_CHANGED.match(part) or _MARKED.match(part)) and out[-1].endswith(".") and not out[-1].startswith("["))
                or (part.startswith("- ") and (_OPTIONS.search(out[-1]) or _KEYWORD_ALONE.fullmatch(out[-1])))
            ):
                out[-1] = f"{out[-1]} {part}"
            else:
                out.append(part)
        return [(0, line) for line in resounding(out)]

    def reminder_fault(self, reminder: str, lexicon: Lexicon, alone: bool) -> str:
        """A reminder that is read must fit; one that is not read may stand beside other text, never alone."""
        if not reminder.endswith(")"):
            return "a parenthesis that is never closed: where the reminder ends is not certain"
        if reminders.NOTES.match(reminder):
            return ""
        readings = self.readings(reminder[1:-1], "line", lexicon)
        if len(readings) != 1:
            explains = not alone and reminder.rstrip(")").rstrip().endswith((".", "!", "?", '"'))  # a sentence, beside other text
            return "" if explains else "text in parentheses that explains no known rule"
        said = {plain(tree) for tree in bound(readings[0])}
        tolls = all(tree.kind == "ExtraCost" and tree.text("name") in ("attack", "block") for tree in said)  # what [Mobilize] is
        return "" if tolls or said <= defined() else "the reminder contradicts the definition of every keyword"


def resounding(lines: list[str]) -> list[str]:
    """[Force Resonance] together with the text below it: one line, or as many as begin with a dash. How far it goes in a longer
    text is not printed."""
    heads = [at for at, line in enumerate(lines) if _RESONANCE.fullmatch(line) or _MARK.fullmatch(line)]
    if len(heads) != 1:
        return lines
    before, head, below = lines[: heads[0]], lines[heads[0]], lines[heads[0] + 1 :]
    head += "" if _RESONANCE.fullmatch(head) else " -"
    if len(below) == 1 or (below and all(line.startswith("- ") for line in below)):
        return [*before, *(f"{head} {line.removeprefix('- ')}" for line in below)]
    return lines


def plain(tree: Node) -> Node:
    """The tree without what a card calls itself, and without the numbers of its slots."""
    return tree.transform(_plain)


def _plain(node: Node) -> Node:
    if node.kind == "This":
        return THIS
    return node.replace(slot=0) if "slot" in dict(node.fields) else node


@cache
def definitions() -> Definitions:
    """What the keywords mean, as trees."""
    return Definitions(cache(DIALECT.definition))


@cache
def defined() -> frozenset[Node]:
    """Everything that a reminder may say of a keyword."""
    return frozenset(plain(tree) for tree in definitions().all())


DIALECT = ForceOfWill()
