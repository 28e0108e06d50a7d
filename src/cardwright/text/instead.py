"""Self-replacement: "…. If C, deal 4 damage instead" becomes a choice between two effects where the first one stood."""

from __future__ import annotations

from cardwright.text.kinds import FOREVER, YOU, make
from cardwright.text.tree import Node, Value

SAME = make("Pronoun", form="same", filter=make("Filter"))


class NothingReplaced(ValueError):
    """`Instead` with no effect before it that it could replace."""


def resolve_instead(ability: Node) -> Node:
    """The ability without `Instead`: every such effect stands, under its condition, in the place of what it replaces."""
    if all(node.kind != "Instead" for node in ability.walk()):
        return ability
    return _in_fields(ability)


def _in_fields(node: Node) -> Node:
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        if isinstance(value, Node):
            fields.append((name, _in_fields(value)))
        elif isinstance(value, tuple):
            fields.append((name, _in_sequence(value)))
        else:
            fields.append((name, value))
    return Node(node.kind, tuple(fields))


# effects that find or choose cards for others
FINDING = ("Select", "Choose", "Joined", "Look", "Search", "Reveal", "Flip", "Roll")
# conditional effects: which field holds what happens if the condition holds
_CONDITIONAL = {"If": "then", "IfPaid": "do"}


def _in_sequence(steps: tuple[Node, ...]) -> tuple[Node, ...]:
    done: list[Node] = []
    for step in steps:
        held = _CONDITIONAL.get(step.kind)
        wish = _wished(step.many(held)) if held is not None else None
        if held is not None and wish is not None:
            _offer_place(done, step, wish, held)
        elif held is not None and any(inner.kind == "Instead" for inner in step.many(held)):
            _replace_by(done, step, step.many(held), held)
        elif step.kind == "Instead":
            raise NothingReplaced("an effect that happens 'instead' stands under no condition")
        else:
            done.append(_in_fields(step))
    return tuple(done)


def _wished(said: tuple[Node, ...]) -> Node | None:
    """ "If C, you may put it into your field instead": what may be done instead, if that is one move."""
    if len(said) != 1 or said[0].kind != "May" or said[0].node("who") != YOU:
        return None
    inner = said[0].many("do")
    if len(inner) != 1 or inner[0].kind != "Instead":
        return None
    new = inner[0].many("do")
    return new[0] if len(new) == 1 and new[0].kind == "Move" else None


def _offer_place(done: list[Node], under: Node, new: Node, held: str) -> None:
    """The same cards are moved, and the player chooses to which of the two places."""
    for at in range(len(done) - 1, -1, -1):
        old = done[at]
        if old.kind == "Move" and old.replace(to=new["to"]) == new and len(old.many("to")) == 1:
            either = old.replace(to=(*new.many("to"), *old.many("to")))
            done[at] = under.replace(**{held: (either,)}, otherwise=(old,), instead=1)
            return
    raise NothingReplaced("what may be done 'instead' is no other place for cards that are moved before")


def _replace_by(done: list[Node], under: Node, said: tuple[Node, ...], held: str) -> None:
    """Replace what the sentence with "instead" replaces: of as many steps as it says itself, or else one."""
    new = tuple(
        part for inner in said for part in (_in_sequence(inner.many("do")) if inner.kind == "Instead" else (_in_fields(inner),))
    )
    run = _like(done, new) if len(new) > 1 else -1
    if run >= 0:  # "draw 1 card, then discard 1 card. If C, draw 2 cards, then discard 1 card instead"
        old = tuple(done[run : run + len(new)])
        filled = tuple(_filled(step, before) for step, before in zip(new, old, strict=True))
        done[run : run + len(new)] = [under.replace(**{held: filled}, otherwise=old, instead=1)]
    elif said[0].kind == "Instead":  # "deal 4 damage instead and draw a card"
        at = len(said[0].many("do"))
        _replace(done, under, new[:at])
        if new[at:]:
            done.append(under.replace(**{held: new[at:]}))
    else:  # "put it on the deck and draw a card instead": both, in the place of one
        effects = [at for at, step in enumerate(done) if step.kind not in FINDING]
        if len(effects) != 1:
            raise NothingReplaced("which of the effects before it are replaced by what is done 'instead' is not clear")
        done[effects[0]] = _choice(under, new, done[effects[0]])


def _like(done: list[Node], new: tuple[Node, ...]) -> int:
    """Where effects of the same kinds in the same order stand, or -1."""
    for at in range(len(done) - len(new), -1, -1):
        if all(_alike(old, step) for old, step in zip(done[at : at + len(new)], new, strict=True)):
            return at
    return -1


def _alike(old: Node, new: Node) -> bool:
    return old.kind == new.kind and (old.kind != "Move" or old["verb"] == new["verb"])


def _choice(under: Node, new: tuple[Node, ...], old: Node) -> Node:
    """The new effects if the condition (or the payment) holds, the old one if not."""
    if new == (old,):
        raise NothingReplaced("what is done 'instead' is what is done anyhow")
    return under.replace(**{_CONDITIONAL[under.kind]: new}, otherwise=(old,), instead=1)


def _replace(done: list[Node], under: Node, new: tuple[Node, ...]) -> None:
    """Put a choice where the effect to be replaced stands: the last of the same kind, or else the last."""
    _name_target(done, under, new)
    for at in range(len(done) - 1, -1, -1):
        changed = _replaced(done[at], under, new)
        if changed is not None:
            done[at] = changed
            return
    if not done or any(node == SAME or _unplaced(node) for step in new for node in step.walk()):
        raise NothingReplaced("nothing stands before 'instead' that it could replace")
    if sum(step.kind not in FINDING for step in done) > 1:
        raise NothingReplaced("which of the effects before it is replaced by what is done 'instead' is not clear")
    done[-1] = _choice(under, new, done[-1])


def _name_target(done: list[Node], under: Node, new: tuple[Node, ...]) -> None:
    """A target that the last effect names, and that the sentence with "instead" speaks of as "it", is chosen before both."""
    asked = dict(under.fields).get("condition")
    spoken = [value for step in new for name, value in step.fields if name != "source"] + [asked]
    if not done or not any(_points_back(value) for value in spoken if isinstance(value, Node)):
        return
    for name in ("what", "to"):
        target = dict(done[-1].fields).get(name)
        if isinstance(target, Node) and target.kind == "Target":
            chosen = make("Select", **{field: value for field, value in target.fields if field != "slot"})
            done[-1:] = [chosen, done[-1].replace(**{name: make("Pronoun", form="that", said="selected", filter=make("Filter"))})]
            return


def _points_back(value: Node) -> bool:
    """By "it", "that card" or "the chosen target"."""
    return any(
        node.kind == "Pronoun" and (node["said"] == "chosen" or (node["form"] in ("it", "that") and not node["said"]))
        for node in value.walk()
    )


def _replaced(old: Node, under: Node, new: tuple[Node, ...]) -> Node | None:
    first = new[0]
    if _alike(old, first):
        filled = tuple(_filled(step, old) for step in new)
        alike = old.kind in ("Select", "Search", "Create") and len(filled) == 1 and filled[0].replace(count=old["count"]) == old
        if alike and under.kind == "If":
            both = make("IfCount", condition=under["condition"], then=filled[0].node("count"), otherwise=old.node("count"))
            return old.replace(count=both)
        return _choice(under, filled, old)
    if old.kind in _CONDITIONAL and old.many("otherwise"):
        inner = _replaced(old.many("otherwise")[-1], under, new)
        if inner is not None:  # a later replacement goes before an earlier one
            return inner.replace(otherwise=(old,)) if inner.kind in _CONDITIONAL else None
    for name in ("do", "then"):
        held = dict(old.fields).get(name)
        if old.kind in ("May", "Act", "For", "IfPaid", "IfDo", "ForEach", "If", "PayFor") and isinstance(held, tuple) and held:
            for at in range(len(held) - 1, -1, -1):
                if _changes_nothing(held[at], new):  # "If C, break it. If D, break it instead": D in the place of C
                    return _choice(under, (held[at],), old)
                changed = _replaced(held[at], under, new)
                if changed is not None:
                    return old.replace(**{name: (*held[:at], changed, *held[at + 1 :])})
    return None


def _changes_nothing(old: Node, new: tuple[Node, ...]) -> bool:
    """Is it the same effect, so that only what it hangs on can be replaced?"""
    return len(new) == 1 and _alike(old, new[0]) and _filled(new[0], old) == old


def _filled(step: Node, old: Node) -> Node:
    """What the words left out is as in the effect that is replaced."""
    if step.kind != old.kind:
        return step
    changes: dict[str, Value] = {}
    for name, value in step.fields:
        before = old[name]
        goes_on = name == "source" and isinstance(value, Node) and value.kind == "Pronoun"  # "it deals 4 damage instead"
        if goes_on or _left_out(value) or (name == "to" and value == ()) or (name == "duration" and value == FOREVER):
            changes[name] = before
        elif isinstance(value, Node) and isinstance(before, Node):
            changes[name] = _filled(value, before)
    if _unplaced(step):
        changes |= {"of": old["of"], "zone": old["zone"]}
    return step.replace(**changes) if changes else step


def _unplaced(step: Node) -> bool:
    """Does it search where the effect searched that it replaces?"""
    return step.kind == "Search" and not step.text("zone")


def _left_out(value: Value) -> bool:
    if isinstance(value, tuple):
        return len(value) == 1 and _left_out(value[0])
    return isinstance(value, Node) and (value == SAME or (value.kind == "Filter" and value.many("tests")[:1] == (_SAME_TEST,)))


_SAME_TEST = make("Among", of=SAME)
SAME_FILTER = make("Filter", tests=(_SAME_TEST,))
