"""Card text to trees, by the dialect of a game."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from cardwright import limits
from cardwright.text.bind import Unbound, bind
from cardwright.text.compiled import CompiledLine, CompiledText, Failure
from cardwright.text.grammar import Grammar, GrammarError
from cardwright.text.lexicon import Lexicon
from cardwright.text.parser import Parser, Reading, Stop
from cardwright.text.possible import parted_from_its_noun
from cardwright.text.sense import nonsense
from cardwright.text.synonyms import SYNONYMS, Synonyms
from cardwright.text.tokens import Token
from cardwright.text.tree import Node

Record = Mapping[str, object]
_WORD = re.compile(r"\w+|[^\w\s]")
_NUMBER = re.compile(r"\d+")


class Dialect(ABC):
    """How one game's cards are written."""

    game: str
    synonyms: Synonyms = SYNONYMS  # what wordings of one phrase may differ by

    def phrases(self, made: Grammar) -> None:
        """Add all that cards say."""
        raise NotImplementedError

    @abstractmethod
    def lex(self, text: str, lexicon: Lexicon) -> tuple[list[Token], tuple[str, ...]]:
        """The tokens of a line, and its reminder texts."""

    @abstractmethod
    def start(self, record: Record) -> str:
        """The category that a line of this card is read as."""

    @abstractmethod
    def printed_name(self, record: Record) -> str:
        """The name as printed on the card."""

    @abstractmethod
    def sections(self, text: str) -> list[tuple[int, str]]:
        """The lines of the text, each with the number of its section."""

    @abstractmethod
    def reminder_fault(self, reminder: str, lexicon: Lexicon, alone: bool) -> str:
        """Why a reminder text is at fault: it contradicts the definition, or, standing alone, explains nothing known."""

    def lost_sign(self, text: str) -> tuple[int, str]:
        """Where a line lacks a sign that was printed, and which, with what to write there; nowhere (-1) if it lacks none."""
        return -1, ""

    def keyword_meaning(self, word: str, n: int) -> str:
        """What a keyword stands for, with the number after it, if that is an ability that could have been printed; nothing where
        the rules look at it."""
        return ""

    def meant(self, ability: Node) -> Node:
        """What a bound ability comes to where the rules say what its words leave out: whose cards pay, what a condition covers."""
        return ability

    def possible(self, ability: Node) -> bool:
        """Can this be meant, as the rules are? Asked where a text can be read in more than one way."""
        return not any(parted_from_its_noun(node) for node in ability.walk())

    def x_paid(self, record: Record) -> bool:
        """Has the cost of this card an X, which its text then speaks of?"""
        return False

    def marked(self, text: str, record: Record) -> str:
        """The text of a line with the card's own name marked, where it means this card: of the same length, as `lex` reads it."""
        return text

    def lexicon(self, records: Iterable[Record]) -> Lexicon:
        """The names and traits of these cards."""
        names: set[str] = set()
        traits: set[str] = set()
        for record in records:
            names.add(self.printed_name(record))
            found = record.get("traits")
            if isinstance(found, (list, tuple)):
                traits.update(str(trait) for trait in found)
        return Lexicon(sorted(names), sorted(traits))

    # -- what follows from these
    def grammar(self) -> Grammar:
        """All phrases, ready to read with."""
        return self._grammar

    @cached_property
    def _grammar(self) -> Grammar:
        made = Grammar()
        self.phrases(made)
        return made.ready()

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """Every word that a template spells."""
        spelt = (spelling for production in self.grammar().productions for spelling in production.expansions)
        return frozenset(item.word for spelling in spelt for item in spelling if item.word)

    def readings(self, text: str, category: str, lexicon: Lexicon) -> Sequence[Reading]:
        """Of a text that is no line of a card: a reminder, or a definition."""
        tokens, _ = self.lex(text, lexicon)
        return Parser(self.grammar()).read(tokens, category) if tokens else []

    def definition(self, text: str, category: str = "line", names: Sequence[str] = (), sentence: bool = True) -> tuple[Node, ...]:
        """What a definition in our own words means; bound. One that is no whole sentence needs no full stop."""
        tokens, _ = self.lex(text, Lexicon(names, ()))
        readings = Parser(self.grammar()).read(tokens if sentence else tokens[:-1], category)
        if len(readings) != 1:
            raise GrammarError(f"the definition {text!r} has {len(readings)} readings")
        return bound(readings[0])


class Compiler:
    """Compiles cards; equal lines are read once."""

    def __init__(self, dialect: Dialect, records: Iterable[Record] = (), lexicon: Lexicon | None = None) -> None:
        self.dialect = dialect
        self.lexicon = lexicon if lexicon is not None else dialect.lexicon(records)
        self._parser = Parser(dialect.grammar())
        self._lines: dict[tuple[str, str, bool], CompiledLine] = {}

    def compile(self, record: Record) -> CompiledText:
        """All lines of a card."""
        start = self.dialect.start(record)
        x_paid = self.dialect.x_paid(record)
        lines: list[CompiledLine] = []
        for number, (section, text) in enumerate(self.dialect.sections(str(record.get("text") or "")), 1):
            marked = self.dialect.marked(text, record)
            known = self._lines.get((start, marked, x_paid))
            if known is None:
                known = self._lines[start, marked, x_paid] = self.line(marked, start, text, x_paid)
            lines.append(replace(known, number=number, section=section, text=text))
        name = self.dialect.printed_name(record)
        return CompiledText(str(record.get("id") or name), name, tuple(lines), mentioned(lines))

    def line(self, marked: str, start: str, printed: str = "", x_paid: bool = False) -> CompiledLine:
        """One line read as the category; `printed`: as it stands on the card, if its own name is marked; `x_paid`: the card's cost
        has an X."""
        text = printed or marked
        large = too_large(text)
        if large:
            return refused(text, large)
        try:
            return self._read(marked, start, text, x_paid)
        except RecursionError:
            return refused(text, "its parts lie in each other deeper than is read here")

    def _read(self, marked: str, start: str, text: str, x_paid: bool) -> CompiledLine:
        try:
            tokens, reminders = self.dialect.lex(marked, self.lexicon)
        except ValueError:  # a digit that is no number (²)
            return refused(text, "it has a sign that is no number")
        for reminder in reminders:
            fault = self.dialect.reminder_fault(reminder, self.lexicon, not tokens)
            if fault:
                failure = Failure("reminder", text.find(reminder[:12]), fault, reminder, (), f"reminder: {fault}")
                return CompiledLine(0, 0, text, failure=failure, reminders=reminders)
        if not tokens:
            return CompiledLine(0, 0, text, reminders=reminders)
        readings = self._parser.read(tokens, start)
        if len(readings) > 1:
            possible = [reading for reading in readings if all(self.dialect.possible(one) for one in abilities_of(reading))]
            readings = possible or readings
        wrong = self._fault(text, tokens, readings, self._parser.stop())
        if wrong is not None:
            return CompiledLine(0, 0, text, failure=wrong, reminders=reminders)
        read = abilities_of(readings[0])
        try:
            abilities = tuple(bind(ability, x_paid) for ability in read)
            odd = nonsense(text, abilities)
            if odd:
                raise Unbound(odd)
            meant = tuple(self.dialect.meant(ability) for ability in abilities)
            return CompiledLine(0, 0, text, meant, None, reminders, read, quotes_in(text, tokens))
        except Unbound as fault:
            return CompiledLine(
                0, 0, text, failure=Failure("unbound", 0, str(fault), "", (), str(fault)), reminders=reminders, unbound=read
            )

    def _fault(self, text: str, tokens: list[Token], readings: Sequence[Reading], stop: Stop) -> Failure | None:
        if len(readings) == 1:
            return None
        if not readings:
            at, lost = self.dialect.lost_sign(text)
            if lost:
                return Failure("lost sign", at, lost, text[at:], (), f"lost sign: {lost}")
        if readings:
            return Failure("two readings", 0, text, "", (), "two readings")
        at = tokens[stop.at].start if stop.at < len(tokens) else len(text)
        shape = (
            " ".join(token.key for token in tokens[max(0, stop.at - 3) : stop.at])
            + " ▸ "
            + " ".join(token.key for token in tokens[stop.at : stop.at + 3])
        )
        return Failure("not read", at, text[:at].rstrip(), text[at:], stop.expected, shape.strip())


def too_large(text: str) -> str:
    """What of a line is larger than is read here; nothing if it is not. Reading takes time and depth with the length."""
    words = len(_WORD.findall(text))
    if words > limits.LINE_WORDS:
        return f"it has {words:,} words and signs; {limits.LINE_WORDS} are read in one line"
    longest = max(_NUMBER.findall(text), key=len, default="")
    if len(longest) > len(str(limits.PRINTED_NUMBER)) or int(longest or 0) > limits.PRINTED_NUMBER:
        return f"it has a number above {limits.PRINTED_NUMBER:,}"
    return ""


def refused(text: str, why: str) -> CompiledLine:
    """A line that is not even tried."""
    return CompiledLine(0, 0, text, failure=Failure("refused", 0, why, "", (), f"refused: {why}"))


def abilities_of(reading: Reading) -> tuple[Node, ...]:
    """A line's value is its abilities."""
    value = reading.value
    assert isinstance(value, tuple)
    return value


def bound(reading: Reading) -> tuple[Node, ...]:
    """What was read, with its pronouns bound."""
    value = reading.value
    return tuple(bind(node) for node in (value if isinstance(value, tuple) else (value,)) if isinstance(node, Node))


def quotes_in(text: str, tokens: Sequence[Token]) -> tuple[str, ...]:
    """What stands between quotes that open and close an ability or an effect, in the order in which they open."""
    found: list[str] = []
    begun: list[tuple[int, int]] = []  # which quote it is, and where it begins
    for token in tokens:
        if token.key == "OPEN":
            begun.append((len(found), token.end))
            found.append("")
        elif token.key == "CLOSE" and begun:
            which, start = begun.pop()
            found[which] = text[start : token.start].strip()
    return tuple(found)


def mentioned(lines: Iterable[CompiledLine]) -> tuple[str, ...]:
    """The names in the trees, each once, in printed order."""
    names: dict[str, None] = {}
    for line in lines:
        for ability in line.abilities:
            for node in ability.walk():
                if node.kind == "Named":
                    names.setdefault(node.text("name"))
    return tuple(names)
