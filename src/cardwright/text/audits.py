"""Four gates against words that are lost in silence. Printing back proves little: a printer that remembers always succeeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardwright.text.compiler import Compiler, abilities_of
from cardwright.text.grammar import Grammar, Production
from cardwright.text.kinds import ALWAYS, ANY_CARD
from cardwright.text.parser import Parser
from cardwright.text.printer import Printer, as_spelled
from cardwright.text.synonyms import SYNONYMS, Synonyms, words_of
from cardwright.text.template import Expansion
from cardwright.text.tokens import Token
from cardwright.text.tree import Node, Value


@dataclass(frozen=True)
class Finding:
    """Something that a gate does not let pass."""

    audit: str
    where: str
    what: str


def spelling_audit(grammar: Grammar, synonyms: Synonyms = SYNONYMS) -> list[Finding]:
    """Wordings of one phrase, or of equal shapes, may differ only by the table of synonyms."""
    groups: dict[object, list[tuple[Production, Expansion]]] = {}
    for production in grammar.productions:
        if production.shape is None:
            continue
        for expansion in production.expansions:
            holes = tuple(sorted((item.field, item.category) for item in expansion if item.category))
            groups.setdefault((production.category, production.shape, holes), []).append((production, expansion))
    found: list[Finding] = []
    for wordings in groups.values():
        if (wordings[0][0].category, wordings[0][0].kind) in synonyms.exempt:
            continue
        base = synonyms.content(wordings[0][1])
        for production, expansion in wordings[1:]:
            if synonyms.content(expansion) != base:
                where = f"{production.category} {production.kind}"
                found.append(Finding("spelling", where, f"{words_of(wordings[0][1])}  ≠  {words_of(expansion)}"))
    return found


# ---- mutation --------------------------------------------------------------------------------------------------------
SWAPS = {
    "and": ("or",),
    "or": ("and",),
    "less": ("more",),
    "more": ("less",),
    "top": ("bottom",),
    "bottom": ("top",),
    "your": ("their",),
    "it": ("them",),
    "them": ("it",),
    "can't": ("can",),
    "can": ("can't",),
    "isn't": ("is",),
    "is": ("isn't",),
    "don't": ("do",),
    "enemy": ("other",),
    "attack": ("defense",),
    "+n": ("-n",),
    "-n": ("+n",),
    "first": ("second",),
    "engaged": ("reserved",),
}
# words whose loss changes nothing: articles, full stops, "card" after "this", "to play" after "less"
HARMLESS = frozenset("a the . , : / to of also card and follower amulet spell then is in on".split())


def mutants(tokens: list[Token]) -> Iterator[tuple[str, list[Token]]]:
    """The token list with one word deleted or swapped."""
    for at, token in enumerate(tokens):
        before_opponent = tokens[at + 1 : at + 2] and tokens[at + 1].key == "opponent"  # there is one opponent, however called
        if token.key not in HARMLESS and not (before_opponent and token.key in ("your", "each")):
            yield f"without {token.key!r}", tokens[:at] + tokens[at + 1 :]
        for other in SWAPS.get(token.key, ()):
            yield f"{token.key!r} to {other!r}", [*tokens[:at], token._replace(key=other, types={}), *tokens[at + 1 :]]


def of_different_shape(compiler: Compiler, lines: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str, list[Token]]]:
    """Of lines (text, category) that differ only by names and numbers, one, with its tokens: the others are read as it is."""
    seen: set[tuple[str, ...]] = set()
    for text, category in lines:
        tokens, _ = compiler.dialect.lex(text, compiler.lexicon)
        shape = (category, *(token.key for token in tokens))
        if shape not in seen:
            seen.add(shape)
            yield text, category, tokens


def mutation_audit(compiler: Compiler, lines: Iterable[tuple[str, str]], allowed: frozenset[str] = frozenset()) -> list[Finding]:
    """A mutant that means the same as its line: the word that changed was lost. `lines`: (text, category)."""
    parser = Parser(compiler.dialect.grammar())
    found: list[Finding] = []
    for text, category, tokens in of_different_shape(compiler, lines):
        readings = parser.read(tokens, category)
        if len(readings) != 1:
            continue
        for what, changed in mutants(tokens):
            again = parser.read(changed, category)
            if len(again) == 1 and again[0].value == readings[0].value and what not in allowed:
                found.append(Finding("mutation", text, what))
    return found


# ---- canonical print -------------------------------------------------------------------------------------------------
def canonical_audit(compiler: Compiler, lines: Iterable[tuple[str, str]]) -> list[Finding]:
    """The canonical wording of a tree reads again as that tree and no other; the words as spelled are those of the text."""
    grammar = compiler.dialect.grammar()
    parser, printer = Parser(grammar), Printer(grammar)
    found: list[Finding] = []
    for text, category, tokens in of_different_shape(compiler, lines):
        readings = parser.read(tokens, category)
        if len(readings) != 1:
            continue
        reading = readings[0]
        if as_spelled(reading.derivation) != [token.key for token in tokens]:
            found.append(Finding("print", text, " ".join(as_spelled(reading.derivation))))
        printed = printer.canonical(reading.value, category)
        if printed is None:
            found.append(Finding("canonical", text, "cannot be printed"))
            continue
        again = parser.read(list(printed), category)
        if len(again) != 1 or again[0].value != reading.value:
            found.append(Finding("canonical", text, f"{len(again)} readings of: {printed.text()}"))
    return found


# ---- meaning words ---------------------------------------------------------------------------------------------------
def meaning_audit(compiler: Compiler, lines: Iterable[tuple[str, str]]) -> list[Finding]:
    """Words that change meaning must have left a trace in the tree of every line that has them."""
    parser = Parser(compiler.dialect.grammar())
    found: list[Finding] = []
    for text, category, tokens in of_different_shape(compiler, lines):
        readings = parser.read(tokens, category)
        if len(readings) != 1:
            continue
        traces = Counter(trace for ability in abilities_of(readings[0]) for node in ability.walk() for trace in set(_traces(node)))
        keys = [token.key for token in tokens]
        needed = Counter(word for at, key in enumerate(keys) if (word := _meaning_word(keys, at, key)))
        for word, times in needed.items():
            if traces[word] < times:
                found.append(Finding("meaning", text, f"{word!r} stands {times} times and left {traces[word]} traces"))
    return found


_MEANING = frozenset(
    "if unless may instead until each another other only once twice can't don't isn't no non- without except".split()
)


def _meaning_word(keys: list[str], at: int, key: str) -> str:
    if key == "up" and keys[at + 1 : at + 2] == ["to"]:
        return "up to"
    if key == "each" and keys[at + 1 : at + 2] == ["opponent"]:
        return ""  # there is one opponent
    if key == "other" and keys[at + 1 : at + 2] == ["than"]:
        return "except"
    return key if key in _MEANING else ""


def _traces(node: Node) -> Iterator[str]:
    """The meaning words that a node may stand for."""
    kind = node.kind
    values: dict[str, Value] = dict(node.fields)
    if kind in ("If", "IfDo", "PayFor", "OnlyIf", "IfCount", "Would", "Else", "ChangeDamage", "Redirect", "Must", "Permit"):
        yield "if"
    if kind == "Triggered" and values["when"] != ALWAYS:
        yield "if"
    if kind in ("May", "Permit", "RuleChange", "Limit", "IfCount", "OtherCost") or values.get("optional") == 1:
        yield "may"
    if kind == "Look" and values["stays"]:
        yield "may"
    if kind == "CostChange" and values["op"] == "=":
        yield "without"  # paying its cost
    if kind == "UpTo" and isinstance(values["n"], Node) and values["n"].kind == "Plus":
        yield "may"  # so many more
    if kind in ("UpTo", "RuleChange", "Limit") or values.get("upto") == 1:
        yield "up to"
    if kind in ("Instead", "IfCount", "ChangeDamage", "Redirect") or (kind == "Would" and not values["also"]):
        yield "instead"
    if kind in ("Until", "During", "Minus"):
        yield "until"  # a span, or an amount that is still missing
    whole = ("All", "ForEach", "PhaseStarts", "Target", "OnCards", "Stat", "Symbols", "Tally")
    if kind in whole or (kind == "Player" and values["who"] == "each"):
        yield "each"
    if kind == "Deal" and values["whole"]:
        yield "can't"  # be reduced
    if kind in ("Leader", "CounterCount", "Fight") or (kind == "Played" and values["nth"] != 0):
        yield "each"
    if kind == "Limit":
        yield from ("only", "once", "twice", "each")
    if kind in ("OnlyIf", "Forbid") or (kind == "Produce" and values["spend"] != ANY_CARD):
        yield "only"
    if kind in ("Compare", "StatIs") and values["op"] in ("=", "<="):
        yield "only"
    if kind in OWN_TRACES:
        yield from _own_traces(kind, values)
    if kind in ("Other", "Fight") or (kind == "Turn" and values["change"] == "extra"):
        yield from ("other", "another", "except")
    if kind in ("HaveType", "HaveClass"):
        yield "if"  # "as if it is also"
    if kind in ("HaveName", "HaveTrait", "HaveClass"):
        yield "other"
    if kind == "Unless":
        yield from ("unless", "may", "if", "don't")  # "you may …; if you don't, …"
    if kind == "Moved" or (kind == "ChangeDamage" and values["type"] == "ability"):
        yield "non-"  # a zone that is no field; damage that is no battle damage
    if kind == "Activated" and values["timing"] == "main":
        yield "only"
    if kind == "Linked" and str(values["relation"]).endswith(" only"):
        yield "only"
    if kind == "GroupDiffers":
        yield "don't"
    if kind == "GroupTotal":
        yield from ("each", "up to")  # "3 or less each, up to a total of 7"
    if kind == "Minus":
        yield "except"
    if kind == "PlayCard" and values["cost"]:
        yield "without"
    if kind == "Class" and values["name"] == "void":
        yield from ("no", "without")
    if kind == "Action" and "other than" in str(values["name"]):
        yield "except"
    if kind == "Would":
        yield "don't"
        if values["per_turn"]:
            yield from ("once", "only")
    if kind == "Add" and values["stat"] == "attacks":
        yield "once"  # "can attack once more"
    if (kind == "Action" and values["name"] == "move") or (kind == "Place" and values["at"] in ("open", "open faced")):
        yield "another"  # another position than the one that the card is on
    if kind == "Moved" and values["verb"] == "move":
        yield "another"
    if kind == "Permit":
        yield "without"
    if kind == "PayFor" and values["optional"]:
        yield "if"  # "you may pay the cost. If you do, …"
    if kind == "Canceled" and not values["canceled"]:
        yield "isn't"
    if kind in ("NotTest", "Not"):
        yield from ("except", "non-", "without", "isn't", "don't", "no", "unless")
    if kind in ("Forbid", "ChangeDamage", "OnlyIf", "Permit") or (kind == "IfDo" and values["did"] == 0):
        yield from ("can't", "don't", "isn't")
    if kind == "Action":
        yield "can't"  # said of each: "can't do this, can't do that, and can't do a third thing"
    if kind == "IfDo" and values["did"] == 0:
        yield "unless"
    if kind == "Compare" and values["op"] == "=":
        yield from ("no", "don't", "isn't")
    if kind == "TurnOf":
        yield from ("isn't", "each")


def _own_number(amount: Value, source: Value) -> bool:
    """Is it a number of the card that deals the damage?"""
    return isinstance(amount, Node) and amount.kind == "Stat" and amount["of"] == source


OWN_TRACES = frozenset(
    "KeywordAction LoseAbilities Else Quality MovePieces UseAbility Pronoun CostChange RevealUntil Must Action KeywordActive "
    "ComesTrue And Or OneMod GroupDiffers ExtraCost OtherCost Keyword X Half CountSymbols Deal PlayerStat Moved".split()
)


def _own_traces(kind: str, values: dict[str, Value]) -> Iterator[str]:
    """Of kinds in which one value or another is a negation."""
    if kind == "KeywordAction":
        yield "once"
    elif kind == "CountSymbols":
        yield from ("each", "only")
    elif kind == "LoseAbilities":
        yield "can't"
    elif kind == "Else":
        yield from ("isn't", "don't")
    elif kind == "Quality" and str(values["name"]).startswith("no "):
        yield "no"
    elif kind == "MovePieces" and " no " in str(values["piece"]):
        yield "isn't"
    elif kind == "UseAbility":
        yield "without"
    elif kind == "Pronoun" and values["form"] in ("rest", "first", "second"):
        yield "other"
    elif kind == "CostChange" and values["least"]:
        yield "can't"
    elif kind == "RevealUntil":
        yield "until"
    elif kind == "Must":
        yield "once"
    elif kind == "Action" and "twice" in str(values["name"]):
        yield from ("once", "twice")
    elif kind == "Action" and " other " in str(values["name"]):
        yield "other"
    elif kind == "ExtraCost":
        yield "if"
        if values["name"] in ("attack", "block"):  # what can't be done without paying
            yield from ("can't", "unless")
    elif kind == "Keyword" and values["name"] == "addition":  # if what it was to be added to is still there
        yield from ("if", "otherwise")
    elif kind == "OtherCost":
        yield from ("if", "without")
    elif kind == "Deal" and _own_number(values["amount"], values["source"]):
        yield "other"  # each of two cards deals it to the other
    elif kind in ("X", "PlayerStat"):
        yield "each"
    elif kind == "KeywordActive" and values["name"] == "attack phase":
        yield "each"  # whoever's it is
    elif kind == "Moved" and len(values["source"]) > 2:  # type: ignore[arg-type]
        yield "except"  # from every place but one
    elif kind == "Half" and values["round"] == "up":
        yield "up to"
    elif kind == "KeywordActive" and str(values["name"]).endswith(" only"):
        yield "only"
    elif kind == "OneMod":
        yield "except"  # one of all there are but some
    elif kind in ("ComesTrue", "And", "Or"):
        yield "if"
        if kind == "And" and len(values["parts"]) == 3:  # type: ignore[arg-type]
            yield "another"  # one of each, and two of them together
    elif kind == "GroupDiffers":
        yield "each"
