"""A place that is said once for all: "choose a Forward of cost 1 and one of cost 3 in your Break Zone. Play them onto the field."

What is put onto the field was not there. So where several cards are chosen in one go and then put there, and only some of them are
said to be somewhere, the others are in the same place.
"""

from __future__ import annotations

from cardwright.text.tree import Node, Value


def resolve_places(ability: Node) -> Node:
    """The ability in which every card that is put onto the field is chosen from where it is."""
    return ability.transform(_in_node)


def _in_node(node: Node) -> Node:
    fields: list[tuple[str, Value]] = []
    for name, value in node.fields:
        fields.append((name, _in_sequence(value) if isinstance(value, tuple) else value))
    return Node(node.kind, tuple(fields))


def _in_sequence(steps: tuple[Node, ...]) -> tuple[Node, ...]:
    done = list(steps)
    for end, step in enumerate(steps):
        if not _puts_them_onto_the_field(step):
            continue
        begin = end
        while begin > 0 and done[begin - 1].kind == "Select":
            begin -= 1
        places = [place for select in done[begin:end] for place in _places(select)]
        for at in range(begin, end):
            if places and not _places(done[at]):
                filter_ = done[at].node("filter")
                done[at] = done[at].replace(filter=filter_.replace(tests=(*filter_.many("tests"), places[-1])))
    return tuple(done)


def _puts_them_onto_the_field(step: Node) -> bool:
    if step.kind != "Move" or step.text("verb") != "summon":
        return False
    what = step.node("what")
    return what.kind == "Pronoun" and what.text("form") in ("them", "those")


def _places(select: Node) -> list[Node]:
    return [test for test in select.node("filter").many("tests") if test.kind == "In"]
