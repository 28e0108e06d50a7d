"""Reminder text: read, and compared with the definition of what it explains (2.12.3)."""

from __future__ import annotations

from cardwright.games.weiss.dialect.keywords import TRIGGERS, Definitions
from cardwright.games.weiss.dialect.vocabulary import COLOURS
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import make
from cardwright.text.tree import Node

# notes that repeat a rule: damage can be cancelled (4.10.1.2), looked-at cards stay (4.8, 4.9), a climax has no level (2.6.1)
NOTES = (
    "<this|> damage <may|can> be canceled",
    "<otherwise ,|if it isn't ,|if it is ,|if not ,|if that card isn't ,|> "
    "return <it|the revealed card|that card> to its original <place|position>",
    "return <them|the revealed card> to <their|its> original <place|position>",
    "<the revealed card is|otherwise , the revealed card is> returned to its original <place|position>",
    "return the card <you saw|> to its original <place|position>",
    "climax is regarded as level <0|->",
    "a climax is regarded as level <0|->",
    "<the level of a climax|the level of climax> is <regarded as|> 0",
    "you can't use the OPEN [auto] encore [ STOCK ] . CLOSE rule either",
    "your opponent can't use the OPEN [auto] encore [ STOCK ] . CLOSE rule either",
    "the OPEN [auto] encore [ STOCK ] . CLOSE rule can't be used either",
)


def add(g: Grammar) -> None:
    """The wordings of reminders."""
    for icon in TRIGGERS:
        g.phrase("reminder", LIST, f"[{icon}] <:|> {{a:auto_rest}}", items=(make("Keyword", name=icon), "$a"))
    g.phrase("reminder", LIST, "<:|[ :|comeback @ :> {a:auto_rest}", items=(make("Keyword", name="some trigger"), "$a"))
    shot = (
        "during this turn , when the next damage dealt by the attacking character that triggered this card is canceled , "
        "deal <1|one> damage to your opponent ."
    )
    g.phrase("reminder", LIST, f"<[shot] :|:|> {shot}", items=(make("Keyword", name="note"),))
    g.phrase("reminder", LIST, "{a:auto_rest}", items=(make("Keyword", name="some keyword"), "$a"))
    g.phrase("reminder", LIST, "{a:spell}", items=(make("Keyword", name="some keyword"), "$a"))
    for note in NOTES:
        g.phrase("note", "Keyword", f"{note} .", name="note")
    g.phrase("reminder", LIST, "{note}", "{note} {note}", "{note} {note} {note}")


def contradiction(said: tuple[Node, ...], definitions: Definitions) -> str:
    """Why the reminder fits no definition; empty if it does."""
    name = said[0].text("name")
    if name == "note":
        return ""
    found = _plain(said[1])
    if name in TRIGGERS:
        return "" if found == _plain(definitions.trigger(name)) else f"the reminder contradicts the definition of {name}"
    if name == "some trigger":
        fits = any(found == _plain(definitions.trigger(icon)) for icon in TRIGGERS)
        return "" if fits else "the reminder fits no trigger icon"
    return "" if found in _keywords(found, definitions) else "the reminder fits no keyword"


def _keywords(found: Node, definitions: Definitions) -> list[Node]:
    """The definitions with the numbers and names that the reminder says."""
    out = [_plain(definitions.ability("encore"))]
    for node in found.walk():
        if node.kind == "Add" and node.node("by").kind == "Num":
            out.append(_plain(definitions.ability("backup", n=str(node.node("by").number("n")))))
        elif node.kind == "Named":
            out.append(_plain(definitions.ability("bond", name=node.text("name"))))
    names = [node.text("name") for node in found.walk() if node.kind == "Named"]
    if len(names) == 2:
        out.append(_plain(definitions.ability("bond", name='" or "'.join(names))))
    return out + [_plain(definitions.ability("shift", colour=colour)) for colour in COLOURS]


def _plain(tree: Node) -> Node:
    """Without the numbers of slots, and with the tests of a filter in one order."""
    return tree.transform(_plain_node)


def _plain_node(node: Node) -> Node:
    if node.kind == "Filter":
        return node.replace(tests=tuple(sorted(node.many("tests"), key=repr)))
    return node.replace(slot=0) if "slot" in dict(node.fields) else node
