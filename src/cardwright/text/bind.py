"""Binding: every introducer gets a slot, every pronoun becomes the slot it points back to, X becomes what defines it.

The nearest compatible antecedent wins, in the order in which the text is carried out; a pronoun with none is an error.
"""

from __future__ import annotations

from cardwright.text.antecedents import number_of
from cardwright.text.choosing import among_the_chosen, among_the_shown, none_twice, nowhere, share_place
from cardwright.text.defining import Unbound, define_x, with_paid_x
from cardwright.text.everybody import for_each_of_them
from cardwright.text.instead import SAME, NothingReplaced, resolve_instead
from cardwright.text.introducing import HANDLING
from cardwright.text.kinds import ANY_CARD, EACH_PLAYER, OPPONENT, THIS, YOU, make
from cardwright.text.lists import nouns_apart
from cardwright.text.one_by_one import one_by_one
from cardwright.text.paying import resolve_payment
from cardwright.text.places import resolve_places
from cardwright.text.reach import resolve_reach
from cardwright.text.sequences import Sequences
from cardwright.text.tree import Node, Value
from cardwright.text.which import asks_for_one, noun_tests, refuse_unclear

# effects with two branches, and the field of the first
BRANCHING = {"If": "then", "IfPaid": "do"}
# what is asked of the past: how often, not what
REMEMBERED = ("Happened", "Tally")
# what is done to cards in play only, in the fields that say to which
IN_PLAY = ("Deal", "SetState", "Heal", "Steal", "Modify", "Forbid", "Permit", "Must", "ChangeDamage", "Evolve")
OBJECTS = ("what", "to", "on")
# effects on two cards, by the field that says which is the second
TWO_CARDS = {"PutUnder": ("what", "to"), "Attach": ("what", "to"), "Exchange": ("left", "right"), "Fight": ("left", "right")}
# who may be said to deal damage: what is bound before it is said to whom
SUBJECTS = ("Target", "Pronoun")
# verbs for what is done with cards that were looked at
FROM_THE_SHOWN = ("put", "bury")
TWO = 2


def bind(ability: Node, x_paid: bool = False) -> Node:
    """The ability with slots; raises Unbound. `x_paid`: the cost of the card has an X."""
    if ability.kind == "Qualified":
        return ability.replace(ability=bind(ability.node("ability") if not x_paid else with_paid_x(ability.node("ability"))))
    try:
        replaced = resolve_instead(resolve_payment(resolve_places(resolve_reach(one_by_one(ability)))))
    except NothingReplaced as fault:
        raise Unbound(str(fault)) from fault
    return define_x(Binder().ability(replaced), x_paid)


class Binder(Sequences):
    """One pass over one ability."""

    def __init__(self) -> None:
        super().__init__()
        self.acting = False
        self.compared: Node | None = None
        self.cancels = False  # does the ability cancel something?
        self.chosen_for: Node | None = None  # what was played and has chosen a card, if that is what the ability waits for
        self.used = False  # does it wait for an ability to be used? Its card is there, and was not played now
        self.apart_from: Node | None = None  # what "another" is another than, where it is not this card
        self.first_x = -1  # how much had been introduced when X was first spoken of
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
            self.counted = _several_of_a_zone(bound)
            return bound
        if node.kind == "X" and self.first_x < 0:
            self.first_x = len(self.seen)
        if node.kind == "Define":
            return self._definition(node)
        if node.kind == "HaveAbility":
            return node.replace(ability=bind(node.node("ability")))
        if node.kind == "PayFor":
            return self._payment(node)
        if node.kind == "Is":
            return self._said(self._fields(node))
        if node.kind == "ForEach" and any(_each_of_them(part) for do in node.many("do") for part in do.walk()):
            begun = self.introduce(node.replace(of=self.visit(node.node("of"))))
            return begun.replace(do=self.sequence(node.many("do")))
        if node.kind == "Act" or (node.kind == "May" and node.node("who") != YOU):
            return self._acted(node)
        if node.kind == "ChosenFor":
            return self._chosen_by(self._fields(node))
        self.used = self.used or node.kind == "Used"
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
            return self.said_after(node)
        if node.kind == "If":
            refuse_unclear(node, self.static)
            asked = asks_for_one(node.node("condition")) and not node.many("otherwise")
            around, self.owned = self.owned, asked and self.object != THIS
            bound = self._if(node)
            self.owned = around
            return bound
        if node.kind in BRANCHING and node.many("otherwise"):
            return self.branches(node, BRANCHING[node.kind])
        if node.kind == "TurnThis":
            self.mention(THIS)  # a cost that turns this card speaks of it: "[engage] and bury it"
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
        if node.kind == "StateChanged":
            node = node.replace(what=_one_of_both(node.node("what")))
        if node.kind == "Either" and any(part.kind == "This" for part in node.many("parts")):
            known = len(self.seen)
            either = self._fields(node)
            for found in self.seen[known:]:
                found.or_this = True  # "when this card or its opponent …, that card": one of them, and no slot holds both
            return either
        if node.kind == "Together":
            node = node.replace(parts=none_twice(share_place(node.many("parts"))))
            if node.many("parts")[0].kind == "Pronoun":
                return self._with_the_first(node)
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
        elif node.kind == "MovePieces":
            bound = self._goal_first(node)
        else:
            bound = self._dealt_to_target(node) if node.kind == "Deal" and _of_that_target(node) else self._fields(node)
        self.taking, self.apart_from = taking, apart_from
        if node.kind == "Cancel":
            self._cancelled(bound.node("what"))
        if node.kind == "IfCount" or "slot" not in dict(node.fields):
            self.note(bound)
            return bound
        return self.introduce(bound)

    def _if(self, node: Node) -> Node:
        """A condition, and what is done if it holds, and if it does not."""
        if node.many("otherwise"):
            return self.branches(node, "then")
        bound = self._fields(node)
        self.note(bound)
        return bound

    def _acted(self, node: Node) -> Node:
        """What another player does, or all players do."""
        who = self.visit(node.node("who"))
        before, self.acting = self.acting, True
        rolls = len(self.rolls)
        said = node.many("do")
        if who == make("ControllerOf", what=THIS):  # "this card's controller removes it": the card that was just named
            said = tuple(step.transform(_this_card) for step in said)
        do = self.sequence(for_each_of_them(said) if who == EACH_PLAYER or who.kind == "ControllerOf" else said)
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
        if what.kind == "All" and any(test.kind == "Linked" and test["relation"] == "choosing" for test in what.walk()):
            return  # whatever has chosen this card was played
        others = self.chosen_for is not None or self.used
        played = ("Select", "Target") if others else ("Select", "Target", "Any")
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
        """Bind what X is: whatever the text takes X of is not known before X is, nor is what comes after X was needed."""
        known = self.seen
        before = known if self.first_x < 0 else known[: self.first_x]
        usable = [found for found in before if not found.takes_x]
        self.seen = usable[:]
        bound = self._fields(node)
        self.seen = known + self.seen[len(usable) :]
        return bound

    def _payment(self, node: Node) -> Node:
        """What a cost takes is paid with: the effect speaks of it only by a participle, or where there is nothing else."""
        begin = len(self.seen)
        cost = self.sequence(node.many("cost"))
        for found in self.seen[begin:]:
            found.paid = True
        return node.replace(cost=cost, do=self.sequence(node.many("do")))

    def _said(self, node: Node) -> Node:
        """A card that is asked whether it is of some type may be called by that type from then on."""
        what = node.node("what")
        for found in self.seen:
            if found.ref == what:
                found.tests = (*found.tests, *node.node("filter").many("tests"))
        return node

    def _dealt(self, node: Node) -> Node:
        """What deals damage is named before how much it is and to whom: "its" and "another" speak of a target that does."""
        self.dealing = True
        source = self.visit(node.node("source"))
        self.dealing = False
        around, self.dealer = self.dealer, make("Slot", n=source.number("slot")) if source.kind == "Target" else self.dealer
        bound = self._fields(node, source)
        self.dealer = around
        return bound

    def _dealt_to_target(self, node: Node) -> Node:
        """ "Damage to target resonator equal to that resonator's ATK": to whom is known before how much."""
        return self._goal_first(node)

    def _goal_first(self, node: Node) -> Node:
        """Where something goes is bound first: "from your reserve or one of your spirits onto it" goes to a card before these."""
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
                fields.append((name, self.sequence(value)))
            else:
                fields.append((name, value))
        return Node(node.kind, tuple(fields))

    def _with_the_first(self, together: Node) -> Node:
        """ "The selected follower and its leader": whose leader it is has just been said, whatever was made in between."""
        first, *others = together.many("parts")
        bound = self.visit(first)
        around, self.nth = self.nth, (bound, len(self.seen))
        whole = self._fields(together.replace(parts=(bound, *others)))
        self.nth = around
        return whole

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
        place = next((test for test in tests if test.kind == "In"), None)
        if other in tests and self.moved is not None and place in self.moved[0]:
            # "all magic stones from your graveyard …, all other cards from your graveyard": those that are not among the first
            instead = make("Other", than=self.moved[1])
            return bound.replace(tests=tuple(instead if test == other else test for test in tests))
        enemy = any(test.kind == "Controlled" and test.node("by") == make("Player", who="opponent") for test in tests)
        if other in tests and enemy:
            # another enemy card is another than the one selected: this card is no enemy
            singular = [found for found in self.seen if found.kind in ("Select", "Target", "Pick", "Any")]
            if singular:
                instead = make("Other", than=singular[-1].ref)
                return bound.replace(tests=tuple(instead if test == other else test for test in tests))
        return bound


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


def _of_that_target(node: Node) -> bool:
    """Is the damage as much as a number of "that" card, which is the target?"""
    return node.node("to").kind == "Target" and any(
        found.kind == "Pronoun" and found["form"] == "that" for found in node.node("amount").walk()
    )


def _any_pronoun(what: Node) -> bool:
    """Words that point back without saying at what: "its effect", "that spell or ability"."""
    return what.kind == "Pronoun" and what["form"] in ("it", "that") and not what["said"]


def _this_card(node: Node) -> Node:
    """This card in the place of "it"."""
    return THIS if node == make("Pronoun", form="it", filter=ANY_CARD) else node


def _counts_cards(amount: Node) -> bool:
    """Is it the number of cards that pass a filter?"""
    return amount.kind == "Count" and amount.node("of").kind == "All"


def _several_of_a_zone(condition: Node) -> Node | None:
    """The cards, if it is asked whether there are two or more of them where they lie."""
    left, right = condition.node("left"), condition.node("right")
    if not _counts_cards(left) or condition["op"] != ">=" or right.kind != "Num" or right.number("n") < TWO:
        return None
    of = left.node("of")
    return of if any(test.kind == "In" for test in of.node("filter").many("tests")) else None


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


def _each_of_them(node: Node) -> bool:
    """Does it mean each of the cards that an effect goes through?"""
    return node.kind == "Pronoun" and node.text("said") == "each"


def _one_of_both(what: Node) -> Node:
    """ "When this card or its opponent becomes …, that card": one subject, which is either of them."""
    parts = what.many("parts") if what.kind == "Either" else ()
    others = [part for part in parts if part.kind == "Any"]
    if THIS not in parts or len(others) != 1 or len(parts) != TWO:
        return what
    itself = make("Filter", tests=(make("NotTest", test=make("Other", than=THIS)),))
    return others[0].replace(filter=make("Filter", tests=(make("AnyOf", filters=(itself, others[0].node("filter"))),)))
