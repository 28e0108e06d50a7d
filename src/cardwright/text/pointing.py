"""Which of the things spoken of so far a pronoun means.

The nearest antecedent that fits wins, but nearness is not all: its role counts, too. What was chosen or is the trigger's goes
before what was paid or done in order to have the effect; a card that was drawn or has left play is nothing that damage can be dealt
to; "that card" is never this card. A pronoun that nothing fits is an error, never a guess.
"""

from __future__ import annotations

from cardwright.text.antecedents import DONE_BY, Antecedent, chosen_together, fits
from cardwright.text.defining import Unbound
from cardwright.text.kinds import OPPONENT, THIS, make
from cardwright.text.tree import Node

TARGETED = ("Select", "Target")


class Pointing:
    """What an ability has spoken of so far."""

    def __init__(self) -> None:
        self.seen: list[Antecedent] = []
        self.rolls: list[int] = []
        self.damage: list[int] = []
        self.mentioned: Node | None = None  # what was last spoken of without being introduced: this card, a leader
        self.mentioned_at = 0  # how much had been introduced then
        self.everyone: Node | None = None  # the group that the last effect was about
        self.everyone_at = 0
        self.actor: Node | None = None  # the player who acted last, other than you
        self.asked = (0, 0)  # which antecedents the effect introduced of which is asked whether it was done
        self.taking = False  # is it said where to take a card?
        self.in_play = False  # is something done that is done to cards in play only?
        self.dealing = False  # is it said what deals damage? No card that was put away does
        self.handling = False  # is something done that is done to cards wherever they are?
        self.related: Node | None = None  # the card that was last spoken of as standing in a relation to another
        self.counted: Node | None = None  # the cards of a zone of which a condition asks whether there are several
        self.static = False  # is it said of what is so, not of what is done?
        self.opponent = False  # has the opponent been spoken of?
        self.of_each_turn = False  # is it about a moment of each player's turn?
        self.changing = False  # has a change been given to all cards of a group, each of which "that card" may be?
        self.apart: Node | None = None  # what the card that is spoken of is put under, exchanged with, ...: another one
        self.of_group = False  # is it said of which group a card is one?
        self.nth: tuple[Node, int] | None = None  # the last "first" or "second", and how much had been introduced then
        self.object: object = None  # what the step just before was done to
        self.owned = False  # has it been asked whether somebody controls such a card, with nothing said of this card just before?
        self.notes: list[tuple[Node, Node, Antecedent | None]] = []  # each pronoun, what it was found to be, and its antecedent
        self.effect_about: tuple[Node, ...] | None = None  # what the effect speaks of whose condition is said after it

    def pronoun(self, node: Node) -> Node:
        """What the pronoun stands for."""
        bound = self._pronoun(node)
        hit = next((found for found in reversed(self.seen) if _same_slot(found.ref, bound)), None)
        self.notes.append((node, bound, hit))
        if bound == THIS and self.owned and not self.static and node["form"] == "it":
            raise Unbound("is it this card or the one that somebody controls that is meant?")
        if hit is not None and hit.or_this and node["form"] in ("it", "that"):
            raise Unbound("the event is about this card or another: which of them is meant?")
        return bound if self.effect_about is None or node.text("said") else self._of_the_effect(bound)

    def _of_the_effect(self, bound: Node) -> Node:
        """A condition that is said after its effect is about what that speaks of; "the card discarded" says itself which it is."""
        assert self.effect_about is not None
        if bound in self.effect_about:
            return bound
        if len(self.effect_about) != 1:
            raise Unbound("what is meant by a condition after its effect is not certain")
        return self.effect_about[0]

    def they(self) -> Node:
        """Who is spoken of outside of what they do: the player who acted last, or whose card was spoken of."""
        if self.actor is not None:
            return self.actor
        free = [found for found in self.seen if not found.paid] or self.seen  # what was paid is the payer's
        for found in reversed(free):
            if found.theirs and found.kind not in ("Select", "Target"):
                return OPPONENT  # also where none was found; a target is there, and may be what was chosen for this
            if found.number in ("one", "any"):
                return make("ControllerOf", what=found.ref)
        if free:
            return make("ControllerOf", what=free[-1].ref)
        if self.mentioned is not None and self.mentioned != THIS:
            return make("ControllerOf", what=self.mentioned)
        if self.opponent:
            return OPPONENT
        if self.of_each_turn:
            return make("Player", who="turn")
        raise Unbound("nobody before that 'they' could mean")

    def mention(self, what: Node) -> None:
        """Something was spoken of that "it" may mean where nothing was introduced."""
        self.mentioned, self.mentioned_at = what, len(self.seen)

    def mention_all(self, what: Node) -> None:
        """A group was spoken of that "them" may mean where nothing was introduced."""
        self.everyone, self.everyone_at = what, len(self.seen)

    def _pronoun(self, node: Node) -> Node:
        form, said = node.text("form"), node.text("said")
        types = tuple(node.node("filter").many("tests"))
        if form == "rest":
            return make("Slot", n=self._group().ref.number("n"), part="rest")
        if form in ("first", "second"):
            self.nth = self._nth(form), len(self.seen)
            return self.nth[0]
        if form == "it" and self.nth is not None and self.nth[1] == len(self.seen):
            return self.nth[0]  # "5 damage to the first and 2 damage to its leader"
        if form in ("former", "latter"):
            picked = [found for found in self.seen if found.kind in ("Select", "Target", "Pick", "Search")]
            if len(picked) < 2:
                raise Unbound("no two cards were chosen before")
            return picked[-2 if form == "former" else -1].ref
        if said == "related":
            return self._related()
        if said == "each":  # of the cards that an effect goes through
            return next(found.ref for found in reversed(self.seen) if found.kind == "ForEach")
        if said == "event":
            if not self.damage:
                raise Unbound("no damage was dealt before")
            return make("Slot", n=self.damage[-1])
        if said == "rolled":
            if not self.rolls:
                raise Unbound("no die was rolled before")
            return make("Slot", n=self.rolls[-1])
        if said:
            did = [found for found in reversed(self.seen) if found.done & set(DONE_BY.get(said, ())) and fits(found, types)]
            if form == "the" and any(test.kind == "Type" and test.text("type") != "card" for test in types):
                did = [found for found in did if not found.mixed] or did
            if did:
                return did[0].ref
            if said == "chosen":  # by no word of its own: "return 1 Forward to its owner's hand"
                return self._pronoun(node.replace(said="picked"))
            shown = [found for found in self.seen if said == "revealed" and found.shown() and fits(found, types)]
            if shown:
                return shown[-1].ref  # "view the top five cards … from the revealed cards": those that one looked at
            raise Unbound(f"nothing before was {said}")
        if form == "same":
            raise Unbound("'instead' leaves out what it is done to, and nothing before it says")
        if form == "that" and types and self.changing and not any(fits(found, types) for found in self.seen):
            return make("Affected")
        if form == "the" and types and self.static and not self.seen:
            return make("All", filter=node.node("filter"))  # "the Forwards lose 2000 power": whatever Forwards there are
        nearest = self._nearest("many" if form in ("them", "those") else "one", types, form in ("that", "those"))
        if form == "that" and nearest == THIS and self.related is not None:
            return self.related
        if form == "that" and nearest == THIS:
            raise Unbound("nothing before that 'that card' could mean but this card itself")
        return nearest

    def _related(self) -> Node:
        """ "That battle opponent": whoever was last spoken of as one, in the event or besides."""
        if self.related is not None:
            return self.related
        for found in reversed(self.seen):
            if any(test.kind == "Linked" for test in found.tests):
                return found.ref
        raise Unbound("nothing before stands in that relation to another card")

    def _nth(self, form: str) -> Node:
        """ "The first", "the second" of the cards that were chosen one by one."""
        selected = [found for found in self.seen if found.kind in ("Select", "Target")] or [
            found for found in self.seen if found.kind in ("Pick", "Search")
        ]
        at = 0 if form == "first" else 1
        if len(selected) <= at:
            raise Unbound(f"nothing was selected that 'the {form}' could be")
        together = len(selected) == 1 and selected[at].number != "one" and not selected[at].at_most_one
        if selected[at].number == "many" or together:
            raise Unbound(f"several cards were selected at once: which of them is 'the {form}'?")
        return selected[at].ref

    def _chosen_before(self, nearest: list[Antecedent]) -> Antecedent:
        """The nearest of them; but what was chosen for the effect goes before what was only done in order to have it."""
        begin, end = self.asked
        paid = [found.ref for found in self.seen[begin:end]]
        if nearest[0].ref not in paid:
            return nearest[0]
        if nearest[0].this:  # this card was given for it: whatever else was spoken of is meant
            return next((found for found in nearest if not found.this and found.ref not in paid), nearest[0])
        if self.taking:
            return nearest[0]
        return next((found for found in nearest if found.kind == "Select" and found.ref not in paid), nearest[0])

    def _group(self) -> Antecedent:
        """Of which cards "the rest" is the rest: of those that were looked at, even if it was one, or else of the chosen."""
        for at in range(len(self.seen) - 1, -1, -1):
            found = self.seen[at]
            if found.kind == "Reveal" and at > 0 and self.seen[at - 1].picked_from_group():
                continue  # cards of several kinds that were chosen among others are no group to leave a rest of
            if found.kind in ("Look", "Reveal", "RevealUntil", "Deck") and (found.number != "one" or found.shown()):
                return found
        for found in reversed(self.seen):
            if found.kind in ("Select", "Target", "Search", "Pick", "Draw", "Move") and found.number != "one":
                return found
        raise Unbound("nothing before has a rest")

    def _nearest(self, number: str, types: tuple[Node, ...], pointing: bool) -> Node:
        """`pointing`: by "that" or "those", which this card is never called by."""
        if number == "many":
            run = chosen_together(self.seen)
            taken = self.of_group and all(found.picked_from_group() for found in run)  # "among them" is the group they are of
            if len(run) > 1 and not taken and all(fits(found, types) for found in run):
                return make("Together", parts=tuple(found.ref for found in run))
        there = [found for found in reversed(self.seen) if self._may_be_meant(found, types, pointing)]
        if self.dealing and not pointing and self.mentioned is not None:
            there = [found for found in there if not found.out_of_play()]
        nearest = [found for found in there if found.number in (number, "any")]
        if self.in_play:
            there_now = [found for found in nearest if not found.in_deck() and not found.out_of_play()]
            # what was chosen and put away under one condition may still be there under the next
            nearest = there_now or [found for found in nearest if found.kind in TARGETED] or nearest
        if self.of_group:
            nearest = [found for found in nearest if not found.picked_from_group()] or nearest
        noun = any(test.kind == "Type" and test.text("type") != "card" for test in types)
        free = [found for found in nearest if not found.paid]
        if free and not (noun and not any(found.has_noun() for found in free) and any(found.has_noun() for found in nearest)):
            nearest = free  # what was paid with is meant only if it alone was called so
        if noun and nearest and not nearest[0].has_noun() and nearest[0].kind in ("Deck", "Draw"):
            # a card of a deck, or one that was drawn, of which no type was said, is no "that character" where a character was named
            named = [found for found in nearest if found.has_noun()]
            if not named and self.related is not None and number == "one":
                return self.related
            nearest = named or nearest
        if nearest and nearest[0].kind == "Any" and self.object == THIS and self.handling and not types and not pointing:
            return THIS  # "stand this card and move it", whatever made it happen
        if nearest:
            return self._chosen_before(nearest).ref
        return self._loosely(number, types, there)

    def _may_be_meant(self, found: Antecedent, types: tuple[Node, ...], pointing: bool) -> bool:
        return not (found.gone or found.ref == self.apart or (pointing and found.this)) and fits(found, types)

    def _loosely(self, number: str, types: tuple[Node, ...], there: list[Antecedent]) -> Node:
        """What is meant where nothing was introduced in the number that the pronoun has."""
        after = self.mentioned_at if number == "one" else self.everyone_at
        named = self.mentioned if number == "one" else self.everyone
        if number == "many" and self.handling and self.counted is not None and not any(found.chosen() for found in there):
            return self.counted  # "if there are 5 or more cards in your Break Zone, add them": all that were counted
        recent = [found for found in there if not found.paid and found in self.seen[after:] and (found.in_deck() or found.chosen())]
        if recent and (self.handling or self.of_group):
            return recent[0].ref  # a number that was printed loosely: "look at up to 2 cards … put it on the top"
        if named is not None and named != self.apart:
            return named
        if there:
            return there[0].ref
        for found in reversed(self.seen):
            if fits(found, types) and found.ref != self.apart:
                return found.ref
        raise Unbound(f"nothing before that {'them' if number == 'many' else 'it'} could mean")


def _same_slot(one: Node, other: Node) -> bool:
    return one.kind == other.kind == "Slot" and one.number("n") == other.number("n")
