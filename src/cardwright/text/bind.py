"""Binding: every introducer gets a slot, every pronoun becomes the slot it points back to, X becomes what defines it.

The nearest compatible antecedent wins, in the order in which the text is carried out; a pronoun with none is an error.
"""

from __future__ import annotations

from cardwright.text.antecedents import DONE_BY, Antecedent, fits, number_of, trailing_singles
from cardwright.text.defining import Unbound, define_x
from cardwright.text.instead import SAME, NothingReplaced, resolve_instead
from cardwright.text.kinds import OPPONENT, SCHEMA, THIS, YOU, make
from cardwright.text.paying import resolve_payment
from cardwright.text.tree import Node, Value

# effects with two branches, and the field of the first
BRANCHING = {"If": "then", "IfPaid": "do"}
# what is asked of the past: how often, not what
REMEMBERED = ("Happened", "Tally")
# what is done to cards that are named already names them no second time
HANDLING = ("Move", "Reveal", "Look", "Flip", "PutUnder")
# introducers of a number: no pronoun for cards points at them
VALUES = ("Deal", "Roll", "Damaged")


def bind(ability: Node) -> Node:
    """The ability with slots; raises Unbound."""
    if ability.kind == "Qualified":
        return ability.replace(ability=bind(ability.node("ability")))
    try:
        replaced = resolve_instead(resolve_payment(ability))
    except NothingReplaced as fault:
        raise Unbound(str(fault)) from fault
    return define_x(Binder().ability(replaced))


class Binder:
    """One pass over one ability."""

    def __init__(self) -> None:
        self.seen: list[Antecedent] = []
        self.slots = 0
        self.acting = False
        self.compared: Node | None = None
        self.within: Node | None = None
        self.rolls: list[int] = []
        self.damage: list[int] = []
        self.mentioned: Node | None = None
        self.everyone: Node | None = None  # the group that the last effect was about
        self.actor: Node | None = None  # the player who acted last, other than you
        self.asked = (0, 0)  # which antecedents the effect introduced of which is asked whether it was done
        self.taking = False  # is it said where to take a card?
        self.in_play = False  # is something done that is done to cards in play only?
        self.related: Node | None = None  # the card that was last spoken of as standing in a relation to another
        self.opponent = False  # has the opponent been spoken of?
        self.dealer: Node | None = None  # the target that deals the damage of which it is being said to whom
        self.changing = False  # has a change been given to all cards of a group, each of which "that card" may be?

    def ability(self, node: Node) -> Node:
        """Bind an ability; one that is quoted inside another has slots of its own."""
        if node.kind == "Static":
            self.mentioned = THIS  # what a card says of itself, "it" may say too
        return self._fields(node)

    def visit(self, node: Node) -> Node:
        """Bind one node and what is below it, in order."""
        if node.kind == "Pronoun":
            return self._pronoun(node)
        if node == OPPONENT:
            self.opponent = True
        if node.kind == "Player" and node["who"] == "they" and not self.acting:
            return self._they()
        if node.kind == "Count" and node.node("of") == SAME:
            if self.compared is None:
                raise Unbound("no amount was compared before")
            return self.compared
        if node.kind == "Compare":
            bound = self._fields(node)
            self.compared = bound.node("left")
            return bound
        if node.kind == "HaveAbility":
            return node.replace(ability=bind(node.node("ability")))
        if node.kind == "Act" or (node.kind == "May" and node.node("who") != YOU):
            who = self.visit(node.node("who"))
            before, self.acting = self.acting, True
            do = self._sequence(node.many("do"))
            self.acting = before
            self.actor = who
            return node.replace(who=who, do=do)
        if node.kind == "Option":
            known = len(self.seen)
            option = self._fields(node)
            del self.seen[known:]  # what one option introduces, the others know nothing of
            return option
        if node.kind in REMEMBERED:
            known, damage = len(self.seen), len(self.damage)
            remembered = self._fields(node)
            del self.seen[known:], self.damage[damage:]  # whatever it happened to, it is counted, not pointed at
            return remembered
        if node.kind in BRANCHING and node.many("otherwise"):
            return self._branches(node, BRANCHING[node.kind])
        if node.kind in ("This", "Leader", "Related"):
            bound = node if node.kind == "This" else self._fields(node)
            self.mentioned = bound
            if node.kind == "Related":
                self.related = bound
            return bound
        if node.kind == "Filter":
            return self._filter(_of_one_player(node))
        if node.kind == "Modify" and node.node("what").kind in ("All", "Together"):
            self.changing = True
        if node.kind == "Pick" and self.within is not None:
            filter_ = node.node("filter")
            node = node.replace(filter=filter_.replace(tests=(*filter_.many("tests"), make("Among", of=self.within))))
        taking, in_play = self.taking, self.in_play
        self.taking = node.kind == "PlayCard" or _takes(node)
        harmed = node.kind in ("Deal", "SetState", "Heal") or (node.kind == "Move" and node["verb"] == "destroy")
        self.in_play = in_play or harmed
        bound = self._dealt(node) if node.kind == "Deal" and node.node("source").kind == "Target" else self._fields(node)
        self.taking, self.in_play = taking, in_play
        if node.kind == "IfCount" or "slot" not in dict(node.fields):
            self._note(bound)
            return bound
        return self._introduce(bound)

    def _they(self) -> Node:
        """Who is spoken of outside of what they do: the player who acted last, or whose card was spoken of."""
        if self.actor is not None:
            return self.actor
        for found in reversed(self.seen):
            if found.number in ("one", "any"):
                return make("ControllerOf", what=found.ref)
        if self.seen:
            return make("ControllerOf", what=self.seen[-1].ref)
        if self.mentioned is not None and self.mentioned != THIS:
            return make("ControllerOf", what=self.mentioned)
        if self.opponent:
            return OPPONENT
        raise Unbound("nobody before that 'they' could mean")

    def _dealt(self, node: Node) -> Node:
        """A target that deals damage is named before how much it is and to whom: "its" and "another" speak of it."""
        source = self.visit(node.node("source"))
        around, self.dealer = self.dealer, make("Slot", n=source.number("slot"))
        bound = self._fields(node, source)
        self.dealer = around
        return bound

    def _fields(self, node: Node, source: Node | None = None) -> Node:
        """Bind what a node holds, in order; `source` is bound already, if it is given."""
        fields: list[tuple[str, Value]] = []
        for name, value in node.fields:
            if name == "source" and source is not None:
                fields.append((name, source))
            elif isinstance(value, Node):
                fields.append((name, self.visit(value)))
            elif isinstance(value, tuple):
                fields.append((name, self._sequence(value)))
            else:
                fields.append((name, value))
        return Node(node.kind, tuple(fields))

    def _branches(self, node: Node, then: str) -> Node:
        """Bind two branches of which one is carried out: they number alike, so that what follows may mean either."""
        held = {name: self.visit(value) for name, value in node.fields if isinstance(value, Node)}
        if node.kind == "IfPaid":
            node = node.replace(cost=self._sequence(node.many("cost")))
        before, first = len(self.seen), self.slots
        yes = self._sequence(node.many(then))
        introduced, last = self.seen[before:], self.slots
        del self.seen[before:]
        self.slots = first
        no = self._sequence(node.many("otherwise"))
        known = {found.ref for found in self.seen[before:]}
        self.seen.extend(found for found in introduced if found.ref not in known)
        self.slots = max(last, self.slots)
        return node.replace(**held, **{then: yes, "otherwise": no})

    def _sequence(self, steps: tuple[Node, ...]) -> tuple[Node, ...]:
        """Bind steps in order; scopes that the words put before or after them are dissolved into them."""
        done: list[Node] = []
        last = (0, 0)
        for step in steps:
            if step.kind == "Within":
                self.within = self.visit(step.node("of"))
                done.extend(self._sequence(step.many("do")))
                self.within = None
            elif step.kind == "Else":
                if done and done[-1].kind == "IfDo":
                    around, self.asked = self.asked, last
                    done.append(make("IfDo", did=1 - done[-1].number("did"), then=self._sequence(step.many("then"))))
                    self.asked = around
                    continue
                if not done or done[-1].kind != "If" or done[-1].many("otherwise"):
                    raise Unbound("'if not' stands after no condition")
                done[-1] = done[-1].replace(otherwise=self._sequence(step.many("then")))
            else:
                around, begin = self.asked, len(self.seen)
                if step.kind in ("IfDo", "WhenDo"):
                    self.asked = last
                bound = self.visit(step)
                self.asked = around
                if step.kind not in ("IfDo", "WhenDo"):
                    last = (begin, len(self.seen))
                if SCHEMA.kinds[step.kind].category == "effect":
                    done.extend(targets_in(bound))
                    bound = _pointed(bound)
                done.append(bound)
        return tuple(done)

    def _filter(self, node: Node) -> Node:
        bound = self._fields(node)
        other = make("Other", than=THIS)
        tests = bound.many("tests")
        if other in tests and self.dealer is not None:
            instead = make("Other", than=self.dealer)
            return bound.replace(tests=tuple(instead if test == other else test for test in tests))
        enemy = any(test.kind == "Controlled" and test.node("by") == make("Player", who="opponent") for test in tests)
        if other in tests and enemy:
            # another enemy card is another than the one selected: this card is no enemy
            singular = [found for found in self.seen if found.kind in ("Select", "Target", "Pick", "Any")]
            if singular:
                instead = make("Other", than=singular[-1].ref)
                return bound.replace(tests=tuple(instead if test == other else test for test in tests))
        return bound

    def _introduce(self, node: Node) -> Node:
        what = dict(node.fields).get("what")
        if node.kind in HANDLING and isinstance(what, Node) and what.kind in ("Slot", "Pick", "Target", "Deck"):
            slot = what.number("n") if what.kind == "Slot" else what.number("slot")
            for known in self.seen:
                if known.ref.kind == "Slot" and known.ref.number("n") == slot:
                    known.done.add(str(node["verb"]) if node.kind == "Move" else node.kind)
            return node
        self.slots += 1
        bound = node.replace(slot=self.slots)
        if node.kind in VALUES:
            (self.rolls if node.kind == "Roll" else self.damage).append(self.slots)
            if node.kind == "Damaged" and node.many("source") and node.node("what").kind == "Any":
                self._forget_unsaid(node.node("what"))
            return bound
        tests: tuple[Node, ...] = ()
        filter_ = dict(node.fields).get("filter")
        if isinstance(filter_, Node):
            tests = filter_.many("tests")
        elif node.kind == "Create":
            tests = tuple(test for name in node.many("names") for test in name.many("tests"))
        done = {node.kind} | ({str(node["verb"])} if node.kind == "Move" else set())
        self.seen.append(Antecedent(make("Slot", n=self.slots), node.kind, number_of(node), tests, done))
        return bound

    def _forget_unsaid(self, anything: Node) -> None:
        """What the words leave out ("when this deals damage", to whatever) no pronoun points at."""
        if not anything.node("filter").many("tests"):
            self.seen = [known for known in self.seen if known.ref != make("Slot", n=anything.number("slot"))]

    def _note(self, node: Node) -> None:
        """What is done to something without introducing it."""
        if node.kind == "Blocks":
            self._done_to(node.node("against"), "Blocked")
        if node.kind == "Destroys":
            self._done_to(node.node("other"), "destroy", gone=True)
        what = dict(node.fields).get("what")
        if isinstance(what, Node) and what.kind == "All":
            self.everyone = what
        if not isinstance(what, Node) or what.kind not in ("Slot", "Pick", "Target", "Any"):
            return
        did = {"SetState": "state", "StateChanged": "state", "Evolve": "way", "Moved": "verb"}.get(node.kind)
        slot = what.number("n") if what.kind == "Slot" else what.number("slot")
        for known in self.seen:
            if known.ref.kind == "Slot" and known.ref.number("n") == slot:
                known.done.add(str(node[did]) if did else node.kind)

    def _done_to(self, what: Node, done: str, gone: bool = False) -> None:
        """What an event does to its second card; what is gone, "it" no longer means."""
        for known in self.seen:
            if what.kind == "Any" and known.ref == make("Slot", n=what.number("slot")):
                known.done.add(done)
                known.gone = gone

    def _pronoun(self, node: Node) -> Node:
        form, said = node.text("form"), node.text("said")
        types = tuple(node.node("filter").many("tests"))
        if form == "rest":
            return make("Slot", n=self._group().ref.number("n"), part="rest")
        if form in ("first", "second"):
            selected = [found for found in self.seen if found.kind in ("Select", "Target")] or [
                found for found in self.seen if found.kind in ("Pick", "Search")
            ]
            at = 0 if form == "first" else 1
            if len(selected) <= at:
                raise Unbound(f"nothing was selected that 'the {form}' could be")
            return selected[at].ref
        if form in ("former", "latter"):
            picked = [found for found in self.seen if found.kind in ("Select", "Target", "Pick", "Search")]
            if len(picked) < 2:
                raise Unbound("no two cards were chosen before")
            return picked[-2 if form == "former" else -1].ref
        if said == "event":
            if not self.damage:
                raise Unbound("no damage was dealt before")
            return make("Slot", n=self.damage[-1])
        if said == "rolled":
            if not self.rolls:
                raise Unbound("no die was rolled before")
            return make("Slot", n=self.rolls[-1])
        if said:
            for found in reversed(self.seen):
                if found.done & set(DONE_BY.get(said, ())) and fits(found, types):
                    return found.ref
            raise Unbound(f"nothing before was {said}")
        if form == "same":
            raise Unbound("'instead' leaves out what it is done to, and nothing before it says")
        if form == "that" and types and self.changing and not any(fits(found, types) for found in self.seen):
            return make("Affected")
        nearest = self._nearest("many" if form in ("them", "those") else "one", types)
        if form == "that" and nearest == THIS and self.related is not None:
            return self.related
        if form == "that" and nearest == THIS:
            raise Unbound("nothing before that 'that card' could mean but this card itself")
        return nearest

    def _chosen_before(self, nearest: list[Antecedent]) -> Antecedent:
        """The nearest of them; but what was chosen for the effect goes before what was only done in order to have it."""
        begin, end = self.asked
        paid = [found.ref for found in self.seen[begin:end]]
        if nearest[0].ref not in paid or self.taking:
            return nearest[0]
        return next((found for found in nearest if found.kind == "Select" and found.ref not in paid), nearest[0])

    def _group(self) -> Antecedent:
        for kinds in (("Look", "Reveal", "RevealUntil", "Deck"), ("Select", "Target", "Search", "Pick", "Draw", "Move")):
            for found in reversed(self.seen):
                if found.kind in kinds and found.number != "one":
                    return found
        raise Unbound("nothing before has a rest")

    def _nearest(self, number: str, types: tuple[Node, ...]) -> Node:
        if number == "many":
            run = trailing_singles(self.seen)
            if len(run) > 1 and all(fits(found, types) for found in run):
                return make("Together", parts=tuple(found.ref for found in run))
        there = [found for found in reversed(self.seen) if not found.gone]
        nearest = [found for found in there if found.number in (number, "any") and fits(found, types)]
        if self.in_play:
            nearest = [found for found in nearest if not found.in_deck()] or nearest
        if nearest:
            return self._chosen_before(nearest).ref
        if number == "one" and self.mentioned is not None:
            return self.mentioned
        if number == "many" and self.everyone is not None:
            return self.everyone
        for found in reversed(self.seen):  # a number that was printed loosely: "select up to 2 ... it"
            if fits(found, types):
                return found.ref
        raise Unbound(f"nothing before that {'them' if number == 'many' else 'it'} could mean")


def _takes(node: Node) -> bool:
    """Does it take a card onto the field or into the hand? That is said of cards that were found."""
    if node.kind != "Move":
        return False
    verb, zones = node.text("verb"), [place.text("zone") for place in node.many("to")]
    return verb == "summon" or (verb == "put" and "hand" in zones)


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


def _of_one_player(filter_: Node) -> Node:
    """What a player controls "in their zone" is in that player's zone."""
    tests = filter_.many("tests")
    by = next((test.node("by") for test in tests if test.kind == "Controlled" and test.node("by").kind == "Player"), None)
    they = make("Player", who="they")
    if by is None or by == they:
        return filter_
    owned = tuple(
        test.replace(places=tuple(place.replace(of=by) if place.node("of") == they else place for place in test.many("places")))
        if test.kind == "In"
        else test
        for test in tests
    )
    return filter_.replace(tests=owned)


__all__ = ["Unbound", "bind"]
