"""Card text to trees, by the dialect of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence

from cardwright.text.bind import Unbound, bind
from cardwright.text.compiled import CompiledLine, CompiledText, Failure
from cardwright.text.grammar import Grammar
from cardwright.text.lexicon import Lexicon
from cardwright.text.parser import Parser, Reading, Stop
from cardwright.text.synonyms import SYNONYMS, Synonyms
from cardwright.text.tokens import Token
from cardwright.text.tree import Node

Record = Mapping[str, object]


class Dialect(ABC):
    """How one game's cards are written."""

    game: str
    synonyms: Synonyms = SYNONYMS  # what wordings of one phrase may differ by

    @abstractmethod
    def grammar(self) -> Grammar:
        """All phrases, ready to read with."""

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


class Compiler:
    """Compiles cards; equal lines are read once."""

    def __init__(self, dialect: Dialect, records: Iterable[Record] = (), lexicon: Lexicon | None = None) -> None:
        self.dialect = dialect
        self.lexicon = lexicon if lexicon is not None else dialect.lexicon(records)
        self._parser = Parser(dialect.grammar())
        self._lines: dict[tuple[str, str], CompiledLine] = {}

    def compile(self, record: Record) -> CompiledText:
        """All lines of a card."""
        start = self.dialect.start(record)
        lines: list[CompiledLine] = []
        for number, (section, text) in enumerate(self.dialect.sections(str(record.get("text") or "")), 1):
            marked = self.dialect.marked(text, record)
            known = self._lines.get((start, marked))
            if known is None:
                known = self._lines[start, marked] = self.line(marked, start, text)
            lines.append(CompiledLine(number, section, text, known.abilities, known.failure, known.reminders, known.unbound))
        name = self.dialect.printed_name(record)
        return CompiledText(str(record.get("id") or name), name, tuple(lines), mentioned(lines))

    def line(self, marked: str, start: str, printed: str = "") -> CompiledLine:
        """One line read as the category; `printed`: as it stands on the card, if its own name is marked."""
        text = printed or marked
        tokens, reminders = self.dialect.lex(marked, self.lexicon)
        for reminder in reminders:
            fault = self.dialect.reminder_fault(reminder, self.lexicon, not tokens)
            if fault:
                return CompiledLine(
                    0, 0, text, failure=Failure("reminder", text.find(reminder[:12]), fault, reminder), reminders=reminders
                )
        if not tokens:
            return CompiledLine(0, 0, text, reminders=reminders)
        readings = self._parser.read(tokens, start)
        failure = self._fault(text, tokens, readings, self._parser.stop())
        if failure is not None:
            return CompiledLine(0, 0, text, failure=failure, reminders=reminders)
        read = abilities_of(readings[0])
        try:
            return CompiledLine(0, 0, text, tuple(bind(ability) for ability in read), None, reminders, read)
        except Unbound as fault:
            return CompiledLine(
                0, 0, text, failure=Failure("unbound", 0, str(fault), "", (), str(fault)), reminders=reminders, unbound=read
            )

    def _fault(self, text: str, tokens: list[Token], readings: Sequence[Reading], stop: Stop) -> Failure | None:
        if len(readings) == 1:
            return None
        if readings:
            return Failure("two readings", 0, text, "", (), "two readings")
        at = tokens[stop.at].start if stop.at < len(tokens) else len(text)
        shape = (
            " ".join(token.key for token in tokens[max(0, stop.at - 3) : stop.at])
            + " ▸ "
            + " ".join(token.key for token in tokens[stop.at : stop.at + 3])
        )
        return Failure("not read", at, text[:at].rstrip(), text[at:], stop.expected, shape.strip())


def abilities_of(reading: Reading) -> tuple[Node, ...]:
    """A line's value is its abilities."""
    value = reading.value
    assert isinstance(value, tuple)
    return value


def mentioned(lines: Iterable[CompiledLine]) -> tuple[str, ...]:
    """The names in the trees, each once, in printed order."""
    names: dict[str, None] = {}
    for line in lines:
        for ability in line.abilities:
            for node in ability.walk():
                if node.kind == "Named":
                    names.setdefault(node.text("name"))
    return tuple(names)
