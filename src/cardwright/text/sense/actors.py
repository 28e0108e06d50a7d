"""Does the player act whom the words make act, on their own cards?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from cardwright.text.everybody import OWNERS
from cardwright.text.kinds import EACH_PLAYER, OPPONENT, YOU
from cardwright.text.sense.walking import nodes, paths, sequences
from cardwright.text.tree import Node

_ASIDE = re.compile(r"\([^()]*\)|\"[^\"]*\"|“[^”]*”")
_SUBJECT = r"(?:your opponent|each player|each opponent|target player|target opponent|both players)"
_CLAUSE = re.compile(rf"\b{_SUBJECT}\b(?! (?:controls?|has|have|deals?))[^.;:]*", re.IGNORECASE)
# verbs in the third person that leave a step behind, and whether a node is that step
DEEDS = {
    "draws": ("Draw",),
    "discards": ("discard",),
    "buries": ("bury",),
    "banishes": ("banish", "bury"),
    "reveals": ("Reveal", "RevealUntil"),
}


_OPPONENT = re.compile(r"opponent|enem(?:y|ies)", re.IGNORECASE)


def nobody_s(text: str, scope: Node) -> bool:
    """Is something "theirs", the opponent's, where no opponent was spoken of?"""
    if not re.search(r"\btheir\b", text) or _OPPONENT.search(text):
        return False
    return any(node.kind in OWNERS and node.node(OWNERS[node.kind]) == OPPONENT for node in nodes(scope))


_IT_DOES = re.compile(r"\bif it does, [^.]*\bit\b", re.IGNORECASE)


def struck_for_striker(text: str, scope: Node) -> bool:
    """ "It may deal damage to target resonator. If it does, remove the counters from it": one "it" is who deals, and the other was
    read as who is dealt damage."""
    if not _IT_DOES.search(text):
        return False
    for steps in sequences(scope):
        for one, other in pairwise(steps):
            if one.kind == "May" and other.kind == "IfDo":
                struck = {dealt.node("to") for dealt in nodes(one) if dealt.kind == "Deal" and dealt["to"] != dealt["source"]}
                if any(found in struck for found in nodes(other)):
                    return True
    return False


def audit(text: str, scope: Node) -> Iterator[str]:
    """What is odd about who acts."""
    acting = [node for node in nodes(scope) if node.kind in ("Act", "May") and node.node("who") != YOU]
    theirs = [inner for act in acting for inner in nodes(act)]
    said = " ".join(re.split(r"\b(?:if|when|whenever|you may)\b", clause)[0] for clause in _clauses(text))
    for verb, kinds in DEEDS.items():
        done = [node for node in nodes(scope) if node.kind in kinds or (node.kind == "Move" and node["verb"] in kinds)]
        if len(re.findall(rf"\b{verb}\b", said)) > sum(any(node is inner for inner in theirs) for node in done) and done and acting:
            yield f"somebody else {verb}"
    for node, path in paths(scope):
        quoted = any(above.kind == "Repeat" for above, _ in path) and any(
            above.kind == "Act" and above.node("who") == EACH_PLAYER for above, _ in path
        )
        if quoted and node.kind == "Place" and node.node("of") == YOU:
            yield "'your' in what all players do is yours only"


def _clauses(text: str) -> list[str]:
    plain = re.split(r"⇒|>>>", _ASIDE.sub("", text))[-1]
    return [found for found in _CLAUSE.findall(plain) if not re.match(r"[^,]*\b(?:when|whenever|if)\b", found, re.IGNORECASE)]
