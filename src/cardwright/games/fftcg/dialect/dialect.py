"""The grammar of the dialect, put together."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from cardwright.games.fftcg.dialect import (
    causes,
    conditions,
    costs,
    damaging,
    effects,
    events,
    filters,
    frames,
    references,
    reminders,
    statements,
    warp,
)
from cardwright.games.fftcg.dialect.keywords import Definitions
from cardwright.games.fftcg.dialect.lexing import OWN_NAME, Lexer
from cardwright.games.fftcg.dialect.synonyms import FFTCG
from cardwright.games.fftcg.dialect.unsaid import conditional, own_cards, possible
from cardwright.games.fftcg.dialect.vocabulary import KEYWORDS
from cardwright.text.compiler import Dialect, Record, bound
from cardwright.text.going_on import subjects_go_on
from cardwright.text.grammar import Grammar
from cardwright.text.lexicon import Lexicon
from cardwright.text.shared import shared
from cardwright.text.tokens import Token, plain_typography
from cardwright.text.tree import Node

# a line that a printer broke: no sentence ends with these words
_UNFINISHED = re.compile(
    r"(?:,|\b(?:a|an|the|of|to|your|card|activate|break|choose|dull|deal|pay|play|put|remove|return|you may"
    r"|card name|job|category))$",
    re.IGNORECASE,
)
# and no ability begins so: the line before it, if it has no full stop, goes on
_KEYWORDS = re.compile(rf"(?:(?:{'|'.join(KEYWORDS)})[ ,]*)+", re.IGNORECASE)
_GOES_ON = re.compile(r"(?:[a-z]|(?:Forward|Backup|Monster|Character|Summon)s?\b)")
# "this Forward" outside of quotes: the one that was spoken of, for a card calls itself so only in an ability that is given
_OUTSIDE = re.compile(r"\"[^\"]*\"|\([^()]*\)|\b([Tt]his) (?=(?:forward|backup|monster|character|summon)\b)", re.IGNORECASE)


class FinalFantasy(Dialect):
    """Lines, names and reminders as this game prints them."""

    game = "fftcg"
    synonyms = FFTCG

    def phrases(self, made: Grammar) -> None:
        shared(made, targets="choose", picks="select")
        parts = (references, filters, effects, statements, damaging, conditions, causes, events, costs, frames, warp, reminders)
        for part in parts:
            part.add(made)
        # "For each" adds up what one effect does, here; it does not repeat the effect.
        # "That cost" is how other games say it; here it would run into what is counted.
        made.productions = [
            found
            for found in made.productions
            if (found.category, found.kind) != ("scoped", "ForEach")
            and not found.template.startswith("that cost")
            and found.template != "{delayed} . {later}"
        ]

    def lex(self, text: str, lexicon: Lexicon) -> tuple[list[Token], tuple[str, ...]]:
        """The tokens of a line, and its reminder texts."""
        tokens, reminders = Lexer(lexicon).line(text)
        return subjects_go_on(tokens), reminders

    def meant(self, ability: Node) -> Node:
        """With the condition of a conditional auto-ability for the whole of it, and payments of one's own cards."""
        return own_cards(conditional(ability))

    def possible(self, ability: Node) -> bool:
        """Each Forward that takes damage equal to its power is meant by its own; and nobody controls a card in a hand."""
        return super().possible(ability) and possible(ability) and not any(_of_one_for_each(node) for node in ability.walk())

    def start(self, record: Record) -> str:
        """A Summon's line may be what it does when cast; no other card's may."""
        return "summon_line" if record.get("type") == "Summon" else "line"

    def printed_name(self, record: Record) -> str:
        """The name as printed."""
        return plain_typography(str(record["name"]))

    def sections(self, text: str) -> list[tuple[int, str]]:
        """One ability a line (11.5.3); actions to select among stand in quotes, each on a line of its own."""
        out: list[tuple[int, str]] = []
        for line in text.split("\n"):
            stripped = line.strip()
            if out and (stripped[:1] in ('"', "“") or _broken(out[-1][1], stripped) or stripped.startswith("(it cannot become")):
                out[-1] = (0, f"{out[-1][1]} {stripped}")
            elif stripped:
                out.append((0, stripped))
        return out

    def marked(self, text: str, record: Record) -> str:
        """5.2.4.1: the card's own name means this card, except where a text asks for a Card Name."""
        name = re.escape(self.printed_name(record))
        plain = plain_typography(text)
        plain = _OUTSIDE.sub(lambda match: match.group() if match.group(1) is None else match.group().replace("his", "hat"), plain)
        found = re.compile(rf"(?<!Card Name )(?<!Card name )(?<!Card Name \()(?<!Job )(?<!Job \()(?<!Category )(?<!\w){name}(?!\w)")
        return found.sub(lambda match: OWN_NAME * len(match.group()), plain)

    def lexicon(self, records: Iterable[Record]) -> Lexicon:
        """Names, jobs and categories of these cards."""
        names: set[str] = set()
        jobs: set[str] = set()
        categories: set[str] = set()
        for record in records:
            names.add(self.printed_name(record))
            for field, known in (("job", jobs), ("category", categories)):
                found = record.get(field)
                if isinstance(found, (list, tuple)):
                    known.update(str(word).replace("’", "'") for word in found)
        return Lexicon(sorted(names), sorted(jobs), CATEGORY=sorted(categories))

    def reminder_fault(self, reminder: str, lexicon: Lexicon, alone: bool) -> str:
        """Text in parentheses is a known reminder that fits, or it is not understood: it may well be a rule."""
        readings = self.readings(reminder[1:-1].strip(), "reminder", lexicon)
        if not readings:
            return "text in parentheses that explains no known rule"
        return reminders.contradiction(bound(readings[0]), definitions())


def _of_one_for_each(node: Node) -> bool:
    if node.kind != "Deal" or node.node("to").kind != "All":
        return False
    return any(part.kind == "Pronoun" and part.text("form") == "it" for part in node.node("amount").walk())


def _broken(line: str, following: str) -> bool:
    """Did a printer break a sentence between these lines?"""
    if _UNFINISHED.search(line):
        return True
    return line[-1:].isalnum() and not _KEYWORDS.fullmatch(line) and _GOES_ON.match(following) is not None


@cache
def definitions() -> Definitions:
    """What the keywords mean, as trees."""

    def read(text: str, category: str) -> tuple[Node, ...]:
        return DIALECT.definition(text, category, sentence=category != "conds")

    return Definitions(cache(read))


DIALECT = FinalFantasy()
