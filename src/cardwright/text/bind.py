"""Binding: every introducer gets a slot, every pronoun becomes the slot it points back to, X becomes what defines it.

The nearest compatible antecedent wins, in the order in which the text is carried out; a pronoun with none is an error.
"""

from __future__ import annotations

from cardwright.text.antecedents import DONE_BY, Antecedent, at_most_one, number_of
from cardwright.text.choosing import among_the_chosen, among_the_shown, none_twice, nowhere, share_place, share_place_of
from cardwright.text.defining import Unbound, define_x
from cardwright.text.everybody import for_each_of_them
from cardwright.text.following import put_after, refuse_half_a_wish
from cardwright.text.instead import SAME, NothingReplaced, resolve_instead
from cardwright.text.kinds import ALWAYS, ANY_CARD, EACH_PLAYER, OPPONENT, SCHEMA, THIS, YOU, make
from cardwright.text.lists import nouns_apart
from cardwright.text.paying import resolve_payment
from cardwright.text.places import resolve_places
from cardwright.text.pointing import Pointing
from cardwright.text.reach import resolve_reach
from cardwright.text.tree import Node, Value
from cardwright.text.which import noun_tests, refuse_unclear, with_other

# effects with two branches, and the field of the first
BRANCHING = {"If": "then", "IfPaid": "do"}
# what is asked of the past: how often, not what
REMEMBERED = ("Happened", "Tally")
# what is done to cards that are named already names them no second time
HANDLING = ("Move", "Reveal", "Look", "Flip", "PutUnder")
# what is done to cards in play only, in the fields that say to which
IN_PLAY = ("Deal", "SetState", "Heal", "Steal", "Modify", "Forbid", "Permit", "Must", "ChangeDamage", "Evolve")
OBJECTS = ("what", "to", "on")
# effects on two cards, by the field that says which is the second
TWO_CARDS = {"PutUnder": ("what", "to"), "Attach": ("what", "to"), "Exchange": ("left", "right"), "Fight": ("left", "right")}
# who may be said to deal damage: what is bound before it is said to whom
SUBJECTS = ("Target", "Pronoun")
# verbs for what is done with cards that were looked at
FROM_THE_SHOWN = ("put", "bury")
# verbs that take cards out of play, and the last words of zones in which cards are in play
PUT_AWAY = ("destroy", "banish", "bury", "discard", "return", "remove")
PLAYED_IN = ("field", "stage")
# introducers of a number: no pronoun for cards points at them
VALUES = ("Deal", "Roll", "Damaged")


def bind(ability: Node, x_paid: bool = False) -> Node:
    """The ability with slots; raises Unbound. `x_paid`: the cost of the card has an X."""
    if ability.kind == "Qualified":
        return ability.replace(ability=bind(ability.node("ability")))
    try:
        replaced = resolve_instead(resolve_payment(resolve_places(resolve_reach(ability))))
    except NothingReplaced as fault:
        raise Unbound(str(fault)) from fault
    return define_x(Binder().ability(replaced), x_paid)


class Binder(Pointing):
    """One pass over one ability."""

    def __init__(self) -> None:
        super().__init__()
        self.slots = 0
        self.acting = False
        self.compared: Node | None = None
        self.within: Node | None = None
        self.cancels = False  # does the ability cancel something?
        self.chosen_for: Node | None = None  # what was played and has chosen a card, if that is what the ability waits for
        self.apart_from: Node | None = None  # what "another" is another than, where it is not this card
        self.dealer: Node | None = None  # the target that deals the damage of which it is being said to whom

    def ability(self, node: Node) -> Node:
        """Bind an ability; one that is quoted inside another has slots of its own."""
        self.cancels = any(found.kind == "Cancel" for found in node.walk())
        if node.kind == "Static":
            self.mention(THIS)  # what a card says of itself, "it" may say too
            self.static = True
        return self._fields(node)

    def visit(self, node: Node) -> Node:
        """Bind one node and what is below it, in order."""
        if node.kind == "Pronoun":
            return self.pronoun(node)
        if node == OPPONENT:
            self.opponent = True
        if node.kind == "PhaseStarts" and node["of"] == EACH_PLAYER:
            self.of_each_turn = True
        if node.kind == "Player" and node["who"] == "they" and not self.acting:
            return self.they()
        if node.kind == "Count" and node.node("of") == SAME:
            if self.compared is None:
                raise Unbound("no amount was compared before")
            return self.compared
        if node.kind == "Compare":
            bound = self._fields(node)
            if _counts_cards(bound.node("left")):
                bound = bound.replace(left=self._where_counted(bound.node("left")))
            self.compared = bound.node("left")
            return bound
        if node.kind == "Define":
            return self._definition(node)
        if node.kind == "HaveAbility":
            return node.replace(ability=bind(node.node("ability")))
        if node.kind == "PayFor":
            return self._payment(node)
        if node.kind == "Is":
            return self._said(self._fields(node))
        if node.kind == "Act" or (node.kind == "May" and node.node("who") != YOU):
            return self._acted(node)
        if node.kind == "ChosenFor":
            return self._chosen_by(self._fields(node))
        if node.kind == "Cancel" and self.chosen_for is not None and _any_pronoun(node.node("what")):
            return node.replace(what=self.chosen_for)
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
        if node.kind == "If" and node.number("after"):
            return self._said_after(node)
        if node.kind == "If":
            refuse_unclear(node, self.static)
        if node.kind in BRANCHING and node.many("otherwise"):
            return self._branches(node, BRANCHING[node.kind])
        if node.kind in ("This", "Leader", "Related"):
            bound = node if node.kind == "This" else self._fields(node)
            self.mention(bound)
            if node.kind == "Related":
                self.related = bound
            return bound
        if node.kind == "Filter":
            return self._filter(_of_one_player(nouns_apart(node)))
        if node.kind == "Modify" and node.node("what").kind in ("All", "Together"):
            self.changing = True
        if node.kind == "Pick" and self.within is not None:
            filter_ = node.node("filter")
            node = node.replace(filter=filter_.replace(tests=(*filter_.many("tests"), make("Among", of=self.within))))
        if node.kind == "Either" and any(part.kind == "This" for part in node.many("parts")):
            known = len(self.seen)
            either = self._fields(node)
            for found in self.seen[known:]:
                found.or_this = True  # "when this card or its opponent …, that card": one of them, and no slot holds both
            return either
        if node.kind == "Together":
            node = node.replace(parts=none_twice(share_place(node.many("parts"))))
        if node.kind in ("Pick", "Select", "Target", "Search"):
            node = self._same_as_before(node)
        apart_from = self.apart_from
        if node.kind in ("Select", "Target") and make("Other", than=THIS) in node.node("filter").many("tests"):
            self.apart_from = apart_from or self._target_like(node)
        node = _in_order(self._chosen_from(node))
        taking = self.taking
        self.taking = node.kind == "PlayCard" or _takes(node)
        if node.kind == "Deal" and node.node("source").kind in SUBJECTS:
            bound = self._dealt(node)
        else:
            bound = self._dealt_to_target(node) if node.kind == "Deal" and _of_that_target(node) else self._fields(node)
        self.taking, self.apart_from = taking, apart_from
        if node.kind == "Cancel":
            self._cancelled(bound.node("what"))
        if node.kind == "IfCount" or "slot" not in dict(node.fields):
            self._note(bound)
            return bound
        return self._introduce(bound)

    def _acted(self, node: Node) -> Node:
        """What another player does, or all players do."""
        who = self.visit(node.node("who"))
        before, self.acting = self.acting, True
        rolls = len(self.rolls)
        do = self._sequence(for_each_of_them(node.many("do")) if who == EACH_PLAYER else node.many("do"))
        self.acting = before
        self.actor = who
        if who == EACH_PLAYER:
            del self.rolls[rolls:]  # each rolled another number
        return node.replace(who=who, do=do)

    def _chosen_by(self, event: Node) -> Node:
        """A card is chosen by something that was played: if that is cancelled, it has a slot."""
        if not self.cancels:
            return event
        self.slots += 1
        self.chosen_for = make("Slot", n=self.slots)
        return event.replace(slot=self.slots)

    def _cancelled(self, what: Node) -> None:
        """Only what was played can be cancelled."""
        played = ("Select", "Target") if self.chosen_for is not None else ("Select", "Target", "Any")
        if not any(found.ref == what and found.kind in played for found in self.seen) and what.kind != "Target":
            raise Unbound("nothing before was played whose effect could be cancelled")

    def _chosen_from(self, node: Node) -> Node:
        """The effect, with the place of what it chooses where the words before have said it."""
        what = dict(node.fields).get("what")
        if not isinstance(what, Node):
            return node
        if node.kind == "Choose" or (node.kind == "Move" and node["verb"] in FROM_THE_SHOWN and not node.many("source")):
            what = among_the_shown(what, self.seen)
        return node.replace(what=among_the_chosen(what, self.seen) if node.kind == "Move" else what)

    def _where_counted(self, count: Node) -> Node:
        """ "If there are 3 cards in your hand, ... If there are 5 Pixie cards, ...": those are in the hand, too."""
        filter_ = count.node("of").node("filter")
        tests = filter_.many("tests")
        if not nowhere(tests):
            return count
        before = self.compared
        if before is None or not _counts_cards(before):
            raise Unbound("nothing says where the cards are that are counted")
        places = tuple(test for test in before.node("of").node("filter").many("tests") if test.kind in ("In", "Linked"))
        return count.replace(of=count.node("of").replace(filter=filter_.replace(tests=(*tests, *places))))

    def _definition(self, node: Node) -> Node:
        """Bind what X is: whatever the text takes X of is not known before X is."""
        known = self.seen
        usable = [found for found in known if not found.takes_x]
        self.seen = usable[:]
        bound = self._fields(node)
        self.seen = known + self.seen[len(usable) :]
        return bound

    def _payment(self, node: Node) -> Node:
        """What a cost takes is paid with: the effect speaks of it only by a participle, or where there is nothing else."""
        begin = len(self.seen)
        cost = self._sequence(node.many("cost"))
        for found in self.seen[begin:]:
            found.paid = True
        return node.replace(cost=cost, do=self._sequence(node.many("do")))

    def _said(self, node: Node) -> Node:
        """A card that is asked whether it is of some type may be called by that type from then on."""
        what = node.node("what")
        for found in self.seen:
            if found.ref == what:
                found.tests = (*found.tests, *node.node("filter").many("tests"))
        return node

    def _dealt(self, node: Node) -> Node:
        """What deals damage is named before how much it is and to whom: "its" and "another" speak of a target that does."""
        source = self.visit(node.node("source"))
        around, self.dealer = self.dealer, make("Slot", n=source.number("slot")) if source.kind == "Target" else self.dealer
        bound = self._fields(node, source)
        self.dealer = around
        return bound

    def _dealt_to_target(self, node: Node) -> Node:
        """ "Damage to target resonator equal to that resonator's ATK": to whom is known before how much."""
        first = Node(node.kind, (("to", node["to"]), *(pair for pair in node.fields if pair[0] != "to")))
        return node.replace(**dict(self._fields(first).fields))

    def _fields(self, node: Node, source: Node | None = None) -> Node:
        """Bind what a node holds, in order; `source` is bound already, if it is given."""
        fields: list[tuple[str, Value]] = []
        first, second = TWO_CARDS.get(node.kind, ("", ""))
        for name, value in node.fields:
            if name == "source" and source is not None:
                fields.append((name, source))
            elif isinstance(value, Node):
                around = self.in_play, self.handling, self.of_group, self.apart, self.apart_from
                self.in_play = name in OBJECTS and (node.kind in IN_PLAY or (node.kind == "Move" and node["verb"] == "destroy"))
                self.handling = node.kind in HANDLING and name == "what"
                self.of_group = node.kind == "Among"
                known = dict(fields).get(first) if name == second else None
                self.apart = known if isinstance(known, Node) else None
                if node.kind == "Attach" and name == "to":  # another than what it is added to now
                    self.apart_from = make("Related", relation="added to", to=self._pointed_at(dict(fields)["what"]))
                fields.append((name, self.visit(value)))
                self.in_play, self.handling, self.of_group, self.apart, self.apart_from = around
            elif isinstance(value, tuple):
                fields.append((name, self._sequence(value)))
            else:
                fields.append((name, value))
        return Node(node.kind, tuple(fields))

    def _said_after(self, node: Node) -> Node:
        """A condition that is said after its effect: "it" is what the effect has just spoken of."""
        before = len(self.seen)
        then = self._sequence(node.many("then"))
        spoken = {found for step in then for found in step.walk() if found.kind in ("This", "Slot", "Related")}
        spoken -= {found.node("to") for found in spoken if found.kind == "Related"}
        since = self.seen[before:]
        del self.seen[before:]  # what the effect finds is not there yet when the condition is asked
        noted = len(self.notes)
        condition = self.visit(node.node("condition"))
        for pronoun, ref, _ in self.notes[noted:]:
            if pronoun.text("said"):
                continue  # "the card discarded", "the roll": it says itself which is meant
            if ref not in spoken and len(spoken) != 1:
                raise Unbound("what is meant by a condition after its effect is not certain")
            instead = ref if ref in spoken else next(iter(spoken))
            condition = with_other(condition, ref, instead)
        self.seen += since
        return node.replace(condition=condition, then=then, after=0)

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
        before: Node | None = None
        asked = 0  # what had been spoken of when it was asked first what a card is
        offered: dict[Node, set[str]] = {}  # what the step before did to cards, if it was one that may be left out
        self.object = None
        for step in steps:
            if step.kind == "Within":
                self.within = self.visit(step.node("of"))
                done.extend(self._sequence(step.many("do")))
                self.within = None
            elif step.kind == "Joined":
                begin = len(self.seen)
                for choice in share_place_of(step.many("do")):
                    if choice.kind == "Choose" and choice.node("what").kind == "This":
                        self.seen.append(Antecedent(choice.node("what"), "Pick", "one", done={"Pick"}))  # nothing is asked
                    else:
                        done.extend(self._sequence((choice,)))
                for found in self.seen[begin:]:
                    found.breath = begin + 1
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

    def _target_like(self, choice: Node) -> Node | None:
        """The target of the same kind before: "target resonator …, then another target resonator"."""
        for found in reversed(self.seen):
            if found.kind in ("Select", "Target") and noun_tests(found.tests) == noun_tests(choice.node("filter").many("tests")):
                return found.ref
        return None

    def _pointed_at(self, what: object) -> Node:
        """A bound reference as one that can be looked at again."""
        assert isinstance(what, Node)
        return make("Slot", n=what.number("slot")) if "slot" in dict(what.fields) else what

    def _same_as_before(self, choice: Node) -> Node:
        """One card "with the same name" has the name of the card that was spoken of: it is compared with no group."""
        filter_ = choice.node("filter")
        tests = filter_.many("tests")
        if number_of(choice) != "one" or all(test.kind != "GroupSame" for test in tests):
            return choice
        card = self.pronoun(make("Pronoun", form="that", filter=ANY_CARD))
        alike = tuple(make("SameName", as_=card, stat=test["stat"]) if test.kind == "GroupSame" else test for test in tests)
        return choice.replace(filter=filter_.replace(tests=alike))

    def _filter(self, node: Node) -> Node:
        bound = self._fields(node)
        other = make("Other", than=THIS)
        tests = bound.many("tests")
        if other in tests and self.dealer is not None:
            instead = make("Other", than=self.dealer)
            return bound.replace(tests=tuple(instead if test == other else test for test in tests))
        if other in tests and self.apart_from is not None:
            instead = make("Other", than=self.apart_from)
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
                    known.left = _puts_away(node) if node.kind == "Move" else known.left
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
        found = Antecedent(make("Slot", n=self.slots), node.kind, number_of(node), tests, done, takes_x=_takes_x(node))
        found.at_most_one = at_most_one(node)
        found.this = isinstance(what, Node) and what.kind == "This"
        found.left = node.kind == "Move" and _puts_away(node)
        self.seen.append(found)
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
        if node.kind == "Exchange":
            self.mention_all(make("Together", parts=(node.node("left"), node.node("right"))))
        what = dict(node.fields).get("what")
        if isinstance(what, Node) and what.kind == "All":
            self.mention_all(what)
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


def _in_order(node: Node) -> Node:
    """What is put somewhere in an order are several cards, though "it" may be printed."""
    if node.kind != "Move" or node.node("what").kind != "Pronoun" or not any(place["order"] for place in node.many("to")):
        return node
    what = node.node("what")
    return node.replace(what=what.replace(form="them")) if what["form"] == "it" else node


def _takes(node: Node) -> bool:
    """Does it take a card onto the field or into the hand? That is said of cards that were found."""
    if node.kind != "Move":
        return False
    verb, zones = node.text("verb"), [place.text("zone") for place in node.many("to")]
    return verb == "summon" or (verb == "put" and "hand" in zones)


def _puts_away(move: Node) -> bool:
    """Are the cards no longer in play after it?"""
    zones = [place.text("zone") for place in move.many("to")]
    if zones:
        return not any(zone.split()[-1] in PLAYED_IN for zone in zones)
    return move["verb"] in PUT_AWAY


def _of_that_target(node: Node) -> bool:
    """Is the damage as much as a number of "that" card, which is the target?"""
    return node.node("to").kind == "Target" and any(
        found.kind == "Pronoun" and found["form"] == "that" for found in node.node("amount").walk()
    )


def _any_pronoun(what: Node) -> bool:
    """Words that point back without saying at what: "its effect", "that spell or ability"."""
    return what.kind == "Pronoun" and what["form"] in ("it", "that") and not what["said"]


def _counts_cards(amount: Node) -> bool:
    """Is it the number of cards that pass a filter?"""
    return amount.kind == "Count" and amount.node("of").kind == "All"


def _takes_x(node: Node) -> bool:
    """Is it X cards that this finds, or cards of level X?"""
    said = (dict(node.fields).get(name) for name in ("count", "filter"))
    return any(part.kind == "X" for held in said if isinstance(held, Node) for part in held.walk())


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
