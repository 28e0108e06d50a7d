"""Effects one after the other: what a step introduces the next may speak of; conditions, branches and scopes between them."""

from __future__ import annotations

from abc import ABC, abstractmethod

from cardwright.text.antecedents import DONE_BY, Antecedent
from cardwright.text.choosing import share_place_of
from cardwright.text.defining import Unbound
from cardwright.text.following import otherwise_within, put_after, refuse_half_a_wish
from cardwright.text.introducing import Introducing
from cardwright.text.kinds import ALWAYS, SCHEMA, make
from cardwright.text.tree import Node, Value


class Sequences(Introducing, ABC):
    """Binds steps in the order in which they are carried out."""

    def __init__(self) -> None:
        super().__init__()
        self.within: Node | None = None

    @abstractmethod
    def visit(self, node: Node) -> Node:
        """Bind one node and what is below it, in order."""

    def said_after(self, node: Node) -> Node:
        """A condition that is said after its effect: "it" is what the effect has just spoken of."""
        before = len(self.seen)
        then = self.sequence(node.many("then"))
        spoken = {found for step in then for found in step.walk() if found.kind in ("This", "Slot", "Related")}
        spoken -= {found.node("to") for found in spoken if found.kind == "Related"}
        since = self.seen[before:]
        del self.seen[before:]  # what the effect finds is not there yet when the condition is asked
        if len(spoken) == 1 and not self.seen and self.mentioned is None:
            self.mention(next(iter(spoken)))  # of nothing else was anything said
        around, self.effect_about = self.effect_about, tuple(spoken)
        condition = self.visit(node.node("condition"))
        self.effect_about = around
        self.seen += since
        return node.replace(condition=condition, then=then, after=0)

    def branches(self, node: Node, then: str) -> Node:
        """Bind two branches of which one is carried out: they number alike, so that what follows may mean either."""
        held = {name: self.visit(value) for name, value in node.fields if isinstance(value, Node)}
        if node.kind == "IfPaid":
            node = node.replace(cost=self.sequence(node.many("cost")))
        before, first = len(self.seen), self.slots
        yes = self.sequence(node.many(then))
        introduced, last = self.seen[before:], self.slots
        del self.seen[before:]
        self.slots = first
        no = self.sequence(node.many("otherwise"))
        known = {found.ref for found in self.seen[before:]}
        self.seen.extend(found for found in introduced if found.ref not in known)
        self.slots = max(last, self.slots)
        return node.replace(**held, **{then: yes, "otherwise": no})

    def sequence(self, steps: tuple[Node, ...]) -> tuple[Node, ...]:
        """Bind steps in order; scopes that the words put before or after them are dissolved into them."""
        done: list[Node] = []
        last = (0, 0)
        before: Node | None = None
        asked = 0  # what had been spoken of when it was asked first what a card is
        offered: dict[Node, set[str]] = {}  # what the step before did to cards, if it was one that may be left out
        self.object = None
        for step in map(otherwise_within, steps):
            if step.kind == "Within":
                self.within = self.visit(step.node("of"))
                done.extend(self.sequence(step.many("do")))
                self.within = None
            elif step.kind == "Joined":
                begin = len(self.seen)
                for choice in share_place_of(step.many("do")):
                    if choice.kind == "Choose" and choice.node("what").kind == "This":
                        self.seen.append(Antecedent(choice.node("what"), "Pick", "one", done={"Pick"}))  # nothing is asked
                    else:
                        done.extend(self.sequence((choice,)))
                for found in self.seen[begin:]:
                    found.breath = begin + 1
            elif step.kind == "Else":
                if done and done[-1].kind == "IfDo":
                    around, self.asked = self.asked, last
                    done.append(make("IfDo", did=1 - done[-1].number("did"), then=self.sequence(step.many("then"))))
                    self.asked = around
                    continue
                if not done or done[-1].kind != "If" or done[-1].many("otherwise"):
                    raise Unbound("'if not' stands after no condition")
                done[-1] = done[-1].replace(otherwise=self.sequence(step.many("then")))
            else:
                around, begin, noted = self.asked, len(self.seen), len(self.notes)
                known = {id(found): set(found.done) for found in self.seen} if step.kind == "May" else None
                if step.kind in ("IfDo", "WhenDo"):
                    self.asked = last
                again = _asks_again(before, step)
                asked = asked if again else begin
                bound = self._asked_again(step, asked) if again else self.visit(step)
                before = step
                self.asked = around
                if step.kind not in ("IfDo", "WhenDo"):
                    last = (begin, len(self.seen))
                if SCHEMA.kinds[step.kind].category == "effect":
                    done.extend(targets_in(bound))
                    bound = _pointed(bound)
                put_after(done, self._if_it_was_done(bound, noted, offered))
                offered = {found.ref: found.done - known[id(found)] for found in self.seen if known and id(found) in known}
                self.object = dict(bound.fields).get("what")
        refuse_half_a_wish(done)
        return tuple(done)

    def _if_it_was_done(self, step: Node, noted: int, offered: dict[Node, set[str]]) -> Node:
        """ "You may reveal it. If you revealed a Beast card, …": a participle asks what was done, which may have been left out."""
        for pronoun, ref, _ in self.notes[noted:]:
            if step.kind == "If" and offered.get(ref, set()) & set(DONE_BY.get(pronoun.text("said"), ())):
                return make("IfDo", did=1, then=(step,))
        return step

    def _asked_again(self, step: Node, begin: int) -> Node:
        """ "If it's a follower, …. If it's a spell, …": of the same card, not of one that was found meanwhile."""
        since = self.seen[begin:]
        del self.seen[begin:]
        condition = self.visit(step.node("condition"))
        self.seen.extend(since)
        rest = self.visit(step.replace(condition=ALWAYS))
        return rest.replace(condition=condition)


def _asks_again(before: Node | None, step: Node) -> bool:
    """Do two conditions, one after the other, ask about the same pronoun?"""
    if before is None or before.kind != "If" or step.kind != "If":
        return False
    one, other = (_subject(held.node("condition")) for held in (before, step))
    return one is not None and one == other


def _subject(condition: Node) -> Node | None:
    """The pronoun that a condition is about."""
    if condition.kind == "Not":
        return _subject(condition.node("part"))
    if condition.kind == "Is" and condition.node("what").kind == "Pronoun":
        return condition.node("what")
    return None


def _below(step: Node) -> list[Node]:
    """The nodes that a step consists of: not the steps that it holds, which have targets of their own, nor a quoted ability."""
    held = [value for _, value in step.fields if isinstance(value, Node)]
    listed = [node for _, value in step.fields if isinstance(value, tuple) for node in value if not _is_step(node)]
    return [] if step.kind == "HaveAbility" else held + listed


def _is_step(node: Node) -> bool:
    return SCHEMA.kinds[node.kind].category in ("effect", "option", "ability")


def targets_in(step: Node) -> list[Node]:
    """The selections of the targets that a step names, in the order in which it names them."""
    if step.kind == "Target":
        return [Node("Select", step.fields)]
    found = [select for node in _below(step) for select in targets_in(node)]
    return sorted(found, key=lambda select: select.number("slot"))


def _pointed(step: Node) -> Node:
    """The step with slots in the place of its targets."""
    if step.kind == "Target":
        return make("Slot", n=step.number("slot"))
    below = _below(step)
    if not below:
        return step
    fields: list[tuple[str, Value]] = []
    for name, value in step.fields:
        if isinstance(value, Node):
            fields.append((name, _pointed(value)))
        elif isinstance(value, tuple):
            fields.append((name, tuple(node if _is_step(node) else _pointed(node) for node in value)))
        else:
            fields.append((name, value))
    return Node(step.kind, tuple(fields))
