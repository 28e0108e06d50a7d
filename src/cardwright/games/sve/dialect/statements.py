"""Statements of what is so: costs, prohibitions, permissions, what cards have. As effects for a while, or static."""

from __future__ import annotations

from cardwright.text.grammar import Grammar
from cardwright.text.kinds import make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import filtered

ENEMY = make("Filter", tests=(make("Controlled", by=make("Player", who="opponent")),))
FORBIDDEN = {
    "attack": "attack", "attack enemies": "attack enemy", "attack leaders": "attack <enemy leader|leader|the enemy leader>",
    "attack followers": "attack <enemy|> follower", "be attacked": "be attacked", "be played from the ex area": "be played from <the|your> ex area",
    "be played from hand": "be played from hand", "be played during your turn": "be played during your turn", "be played": "be played",
    "be destroyed by abilities": "be destroyed by ability", "be destroyed": "be destroyed", "be selected by enemy abilities": "be selected by enemy ability",
    "evolve": "evolve", "be evolved": "be evolved", "refresh": "refresh", "be destroyed or banished by abilities": "be destroyed or banished by ability",
    "be returned or banished by enemy abilities": "be returned or banished by enemy ability", "take ability damage": "take ability damage",
    "be engaged": "be engaged", "be put into the ex area": "be put into the ex area",
}  # fmt: skip
PERMITTED = {"attack twice": "attack <twice|2 time>", "attack the turn it enters": "attack on the turn it is put onto the field"}


def add(g: Grammar) -> None:
    """Add the phrases."""
    _costs(g)
    _actions(g)
    _having(g)


def _costs(g: Grammar) -> None:
    for op, after in (("-", "less"), ("+", "more"), ("=", "")):
        g.phrase("step", "CostChange", f"{{what:pron}} cost {{n}} {after} <to play|> {{duration}}", op=op)
        g.phrase("step", "CostChange", f"{{what:pron}} cost {{n}} {after} to play", op=op)
        g.phrase("static", "CostChange", f"{{what:this}} cost {{n}} {after} to play", f"{{what:this}} cost {{n}} {after}", f"{{what:this}} cost {{n}} play point {after} to play", op=op)
        g.phrase("static", "CostChange", f"<any|each> {{f:tests}} you play cost {{n}} {after}", f"<any|each> {{f:tests}} you play cost {{n}} {after} to play",
                 what=shape("All", filter=filtered("$f")), op=op)
        g.phrase("static", "CostChange", f"your {{f:tests}} cost {{n}} {after}", f"your {{f:tests}} cost {{n}} {after} to play",
                 what=shape("All", filter=filtered("$f")), op=op)
        g.phrase("step", "CostChange", f"the next {{f:tests}} you play this turn cost {{n}} {after} <to play|>",
                 what=shape("All", filter=filtered("$f")), op=op, duration=make("Until", end="this turn"), next=1)


def _actions(g: Grammar) -> None:
    for action, words in FORBIDDEN.items():
        g.phrase("static", "Forbid", f"{{what:subject}} can't {words}", action=action)
        g.phrase("step", "Forbid", f"{{what:ref}} can't {words} {{duration}}", action=action)
        g.phrase("step", "Forbid", f"{{what:pron}} can't {words}", action=action)
    for action, words in PERMITTED.items():
        g.phrase("static", "Permit", f"{{what:subject}} can {words}", action=action)
        g.phrase("step", "Permit", f"{{what:ref}} can {words} {{duration}}", action=action)
        g.phrase("step", "Permit", f"{{what:pron}} can {words}", action=action)
    g.phrase("static", "Forbid", "{what:subject} don't take ability damage", action="take ability damage")
    g.phrase("step", "Forbid", "{what:ref} don't take ability damage {duration}", action="take ability damage")
    g.phrase("static", "Permit", "{what:subject} ignore ward", action="ignore ward")
    g.phrase("step", "Permit", "{what:ref} ignore ward {duration}", action="ignore ward")
    g.phrase("static", "Forbid", "{what:subject} don't refresh during your start phase", action="refresh in the start phase")
    g.phrase("step", "Forbid", "{what:pron} don't refresh during its controller 's next start phase", action="refresh in the start phase",
             duration=make("During", span="next refresh"))


def _having(g: Grammar) -> None:
    g.phrase("subject", None, "{:this}")
    g.phrase("subject", None, "{:group}")
    g.phrase("subject", "All", "{f:tests}", filter=filtered("$f"))
    g.phrase("static", "Modify", "{what:subject} have {mods}")
    g.phrase("step", "Modify", "{what:ref} have {mods} {duration}")
    g.phrase("step", "Modify", "{what:pron} have {mods}")
