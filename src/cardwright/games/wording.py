"""Questions and options in plain words: what every game says alike. Nothing here tells more than the observer may know.

What a question is asked with stands in the game's `questions`; what a listed choice says travels with the question (`Ask.labels`).
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.effects.costs.points import PayPoints
from cardwright.effects.ops.drawing import DrawOp
from cardwright.effects.script import OfAbility, Script
from cardwright.games.layout import strength
from cardwright.games.naming import capital, card_name, count, name_at, who, whose, zone_name
from cardwright.kernel import options as o
from cardwright.kernel.asking import ORDER, PAY_OR_NOT, WHETHER, WHICH_REPLACEMENT
from cardwright.kernel.contexts import Context
from cardwright.kernel.equal_times import OrderTimes
from cardwright.kernel.events import BOTTOM
from cardwright.kernel.faces import ACTIVATED
from cardwright.kernel.frames import Ask
from cardwright.kernel.hand_rules import RedrawHand
from cardwright.kernel.ordering import OrderMoves
from cardwright.kernel.visibility import sees

if TYPE_CHECKING:
    from cardwright.kernel.cards import Card
    from cardwright.kernel.table import Table

LONGEST: Final = 90  # letters of an ability's text in an option
LOWEST: Final = "The last one will lie lowest."  # of cards that go under a deck one after the other
NO_LIMIT: Final = 1000  # so many choices, or more, mean as many as one likes


def short(text: str) -> str:
    """The beginning of an ability's text, on one line."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


class Wording:
    """One game's words for what can be answered. A game derives its own: tables of words, and what it says otherwise."""

    layout: dict[str, Any] = {}
    plain: dict[int, str] = {}
    """Options that read the same whatever they are about, by their verb."""
    done: dict[int, str] = {}
    """What it is to be done with a question, by its kind."""
    none: dict[int, str] = {}
    """The same, where nothing has been chosen yet."""
    yes_no: dict[int, tuple[str, str]] = {}
    """Yes and no, where a question has better words."""
    named: dict[int, str] = {}
    """What it is to choose a card, by the kind of question: with its name, and its numbers in a fight."""
    pointing: tuple[int, ...] = ()
    """Questions for which one may want to name any card."""
    play = "Play"
    cycles: int = -1
    """The verb by which a run of actions is repeated."""
    minor: tuple[int, ...] = ()
    """Verbs of options that can be undone or only prepare a payment."""
    ends: tuple[int, ...] = (o.DONE, o.END)
    """Verbs by which a player does no more."""
    endings: dict[str, str] = {}
    """How somebody has lost, by the clause: "{who} {has} …", "{whose} deck …", and {their}, which are the loser's."""

    # -- questions
    def question(self, t: Table, ask: Ask, observer: int) -> str:
        """What is asked, and about which card; to others, who decides and about what kind of thing."""
        q = t.rules.questions[ask.kind]
        if ask.player != observer and observer >= 0:
            return capital(f"{who(t, ask.player, observer)} decides ({'a choice' if q.silent else q.topic})")
        about = f"{name_at(t, ask.about, observer)}: " if ask.about >= 0 else ""
        return about + self.asked(t, ask, observer) + self.progress(ask)

    def asked(self, t: Table, ask: Ask, observer: int) -> str:
        if ask.kind == ORDER:
            return self.order(t, ask, observer)
        nothing = ask.kind in (WHETHER, PAY_OR_NOT) and ask.options == [o.option(o.NO)]
        if nothing or (ask.kind == WHICH_REPLACEMENT and ask.options == [o.option(o.DONE)]):
            return "You can't do this now (you are asked so that your opponent learns nothing of your cards)"
        if ask.kind == WHICH_REPLACEMENT and lone_replacement(ask):
            return "Let this effect change what is about to happen?"
        if ask.kind == WHETHER and ask.most > 1 and draws(t):
            return "Draw a card?"
        return t.rules.questions[ask.kind].text

    def order(self, t: Table, ask: Ask, observer: int) -> str:
        """Where cards are going that are put in order, and which end is named first."""
        frame = t.stack[-2] if len(t.stack) > 1 else None
        if isinstance(frame, OrderTimes):
            return "They come at the same time. Which one counts as the oldest of them?"
        if isinstance(frame, RedrawHand):
            return f"{LOWEST} Which card goes under your deck next?"
        if isinstance(frame, OrderMoves):
            chosen = t.cards[o.value_of(ask.options[0])].ref()
            for e in frame.events:
                if e.subject == chosen and e.goal >= 0:
                    zone = zone_name(t, e.goal, e.player, observer)
                    if e.place == BOTTOM:
                        return f"{LOWEST} Which card goes under {zone} next?"
                    to = "onto" if zone.endswith("deck") else "into"
                    return f"The first one will lie on top. Which card goes {to} {zone} next?"
        return t.rules.questions[ask.kind].text

    def progress(self, ask: Ask) -> str:
        """" (2 of 3)", " (2 of up to 3 chosen)", where several choices are made one after the other."""
        if ask.most <= 1:
            return ""
        if ask.most >= NO_LIMIT:
            return f" ({ask.so_far} so far)" if ask.so_far > 0 else ""
        if o.option(o.DONE) in ask.options:
            return f" ({ask.so_far} of up to {ask.most} chosen)"
        return f" ({ask.so_far + 1} of {ask.most})"

    # -- options
    def label(self, t: Table, code: int, observer: int) -> str:
        """An option as a whole sentence."""
        verb = o.verb_of(code)
        value = o.value_of(code)
        ask = t.decision()
        kind = -1 if ask is None else ask.kind
        if verb in self.plain:
            return self.plain[verb]
        if verb == o.DONE and ask is not None and kind == WHICH_REPLACEMENT and len(ask.options) == 1:
            return "Go on"
        if verb == o.DONE:
            if ask is not None and ask.so_far == 0 and kind in self.none:
                return self.none[kind]
            if ask is not None and kind not in self.done and ask.so_far == 0:
                return "Don't" if kind == WHICH_REPLACEMENT and lone_replacement(ask) else "None"
            return self.done.get(kind, "No more")
        if verb == o.NO and ask is not None and len(ask.options) == 1:
            return "Go on"
        if verb == o.YES or verb == o.NO:
            return self.yes_no.get(kind, ("Yes", "No"))[0 if verb == o.YES else 1]
        if verb == o.PLAYER:
            return capital(who(t, value, observer))
        if verb == o.NUMBER:
            return str(value)
        if verb == o.NUMBERS:
            return f"{value} to {value + o.extra_of(code) - 1}"
        if verb == o.MODE or verb == o.REPLACE:
            return listed(ask, value)
        if verb == o.PENDING:
            p = t.pending[value]
            return f"{name_at(t, p.source, ask.player if ask is not None else observer)}: {short(p.ability.text)}"
        if verb == self.cycles:
            return f"Repeat the last {count(value, 'action')}" if value else "Repeat what you have been doing, as often as you say"
        own = self.own(t, code, observer)
        return own if own else self.card(t, verb, t.cards[value], o.extra_of(code), kind, observer)

    def own(self, t: Table, code: int, observer: int) -> str:
        """An option of the game's own that names no card; nothing for all others."""
        return ""

    def card(self, t: Table, verb: int, c: Card, extra: int, kind: int, observer: int) -> str:
        """An option that names a card."""
        name = card_name(t, c, observer)
        if not sees(t, c, observer):
            return capital(f"{name}{self.place(t, c, observer)}")
        if kind in self.named:
            return self.named[kind].format(name, self.strength(t, c))
        if verb == o.PLAY:
            price = self.price(t, verb, c, extra)
            return f"{self.play} {name}{self.played_from(t, c)}{f' ({price})' if price else ''}"
        if verb == o.ATTACK:
            return f"Attack with {name}{self.strength(t, c)}"
        if verb == o.USE:
            return f"Use {name}: {short(ability_text(t, c, extra))}"
        return capital(f"{name}{self.strength(t, c)}{self.place(t, c, observer)}")

    def played_from(self, t: Table, c: Card) -> str:
        """From where a card is played, unless it is the hand."""
        zone = t.rules.zones[c.zone].name
        return "" if zone == "hand" else f" from your {zone}"

    def price(self, t: Table, verb: int, c: Card, extra: int) -> str:
        """What an option costs, as far as that is known beforehand: in a plain game, points for playing a card."""
        number, word, words = self.paid_with
        return count(self.play_cost(t, c.controller, c), word, words) if verb == o.PLAY and number >= 0 else ""

    paid_with: tuple[int, str, str] = (-1, "", "")
    """The player's number that cards are paid with, and what one and several of it are called."""

    def play_cost(self, t: Table, player: int, c: Card) -> int:
        """How much of it this card takes."""
        return 0

    def strength(self, t: Table, c: Card) -> str:
        """The numbers of a card that fights, where it fights; what a player has left."""
        if c.zone == t.rules.person_zone:
            vital = self.layout["player"]["vital"]
            return f" ({vital['words'].format(t.rules.shown_numbers(t, c.controller)[vital['at']])})"
        if c.zone != t.rules.field:
            return ""
        card = t.rules.card_details(t, c, t.look(c))
        if not self.fights(card):
            return ""
        damage = f", {c.damage} damage" if c.damage and self.damage_stays else ""
        return f" ({strength(self.layout['face'], card)}{damage})"

    def fights(self, card: dict[str, Any]) -> bool:
        """Has a card with these details the number that decides a fight?"""
        return next(stat["at"] for stat in self.layout["face"]["stats"] if stat.get("fights")) in card

    damage_stays = True
    """Is damage counted on cards (and not taken off their numbers)?"""

    def place(self, t: Table, c: Card, observer: int) -> str:
        """Whose card it is and where, where that is not plain."""
        if c.zone < 0 or c.zone == t.rules.person_zone or t.rules.zones[c.zone].shared:
            return ""
        if c.zone == t.rules.field:
            return "" if c.controller == observer else f", {whose(t, c.controller, observer)}"
        if c.controller == observer and t.rules.zones[c.zone].name == "hand" and all_in(t, c.zone, observer):
            return ""  # where else?
        return f", in {whose(t, c.controller, observer)} {t.rules.zones[c.zone].name}"

    def weight(self, t: Table, code: int) -> str:
        """`end`: to do no more; `minor`: it undoes itself or only prepares a payment; `main`: all others."""
        verb = o.verb_of(code)
        if verb in self.ends:
            return "end"
        return "minor" if verb in self.minor or self.prepares(t, code) else "main"

    def prepares(self, t: Table, code: int) -> bool:
        """Does this option do nothing but prepare a payment?"""
        return False

    # -- wishes
    def wishes(self, t: Table, c: Card, observer: int) -> list[int]:
        """What a player may want to do with a card where it is, as options: nothing for a card that the observer may not read."""
        if not sees(t, c, observer):
            return []
        out = self.wanted(t, c)
        abilities = t.look(c).abilities
        here = [i for i in range(len(abilities)) if abilities[i].kind == ACTIVATED and abilities[i].zones >> c.zone & 1]
        out += [self.use(t, c, i) for i in here]
        ask = t.decision()
        chosen = o.option(o.CARD, c.id)
        if ask is not None and (chosen in ask.options or ask.kind in self.pointing) and chosen not in out:
            out.append(chosen)
        return out

    def wanted(self, t: Table, c: Card) -> list[int]:
        """What there is to do with it besides using its abilities: to play it, or to attack with it."""
        if t.rules.zones[c.zone].name in self.layout["face"]["played_from"]:
            return [o.option(o.PLAY, c.id)]
        fights = c.zone == t.rules.field and self.fights(t.rules.card_details(t, c, t.look(c)))
        return [o.option(o.ATTACK, c.id)] if fights else []

    def use(self, t: Table, c: Card, index: int) -> int:
        """The option to use one of its abilities."""
        return o.option(o.USE, c.id, index)

    # -- what is lacking
    unpaid: tuple[str, ...] = ()
    """The clauses by which something is refused because it can't be paid for."""

    def lacks(self, t: Table, player: int, code: int, clause: str) -> str:
        """What a player has too little of for an option that this clause forbids: "It costs 6 play points, and you have 3." Nothing
        where that is not the reason."""
        verb = o.verb_of(code)
        if not t.rules.names_a_card(verb):
            return ""
        c = t.cards[o.value_of(code)]
        if verb == o.PLAY:
            play = c.form.play
            lacking = self.play_lacks(t, player, c, o.extra_of(code), clause)
            return lacking or (cost_lacks(t, Context(c.ref(), player, play)) if play is not None and clause in self.unpaid else "")
        abilities = t.look(c).abilities
        if clause not in self.unpaid or self.use(t, c, o.extra_of(code)) != code or o.extra_of(code) >= len(abilities):
            return ""
        return self.use_lacks(t, Context(c.ref(), player, abilities[o.extra_of(code)]))

    def play_lacks(self, t: Table, player: int, c: Card, extra: int, clause: str) -> str:
        """The same for playing a card."""
        number, word, words = self.paid_with
        if number < 0 or clause not in self.unpaid:
            return ""
        return too_little(self.play_cost(t, player, c), t.number(number, player), word, words)

    def use_lacks(self, t: Table, c: Context) -> str:
        """The same for using an ability."""
        return cost_lacks(t, c)


def all_in(t: Table, zone: int, player: int) -> bool:
    """Do all cards that can be chosen now lie in this zone of the player's?"""
    ask = t.decision()
    cards = [t.cards[o.value_of(code)] for code in ask.options if t.rules.names_a_card(o.verb_of(code))] if ask is not None else []
    return all(card.zone == zone and card.controller == player for card in cards)


def too_little(cost: int, has: int, word: str, words: str = "") -> str:
    """It costs 2 cores, and you have 1. Nothing if there is enough."""
    return f"It costs {count(cost, word, words)}, and you have {has}." if cost > has else ""


def cost_lacks(t: Table, c: Context) -> str:
    """Which part of an ability's cost, or of what must be paid besides for a card, lacks points or cards."""
    script = c.ability.program
    if not isinstance(script, Script):
        return ""
    parts = list(script.cost)
    for besides in script.optional:
        if besides.forced:
            parts += besides.parts
    for part in parts:
        if isinstance(part, PayPoints):
            if not part.possible(t, c):
                has = t.number(part.number, c.controller)
                return f"It takes {part.points(t, c)} of your {t.rules.number_names[part.number]}, and you have {has}."
        elif part.count(t, c) > len(part.takes(t, c)):
            return f"It takes {count(part.count(t, c), 'card')}, and you have {len(part.takes(t, c))} that can be used for it."
    return ""


def lone_replacement(ask: Ask) -> bool:
    """Is it asked of one effect alone whether it is applied?"""
    return len(ask.options) == 2 and ask.options[1] == o.option(o.DONE)


def listed(ask: Ask | None, n: int) -> str:
    """What a listed choice says."""
    label = ask.labels[n] if ask is not None and n < len(ask.labels) else ""
    return short(label) if label else f"Choice {n + 1} of the text"


def ability_text(t: Table, c: Card, index: int) -> str:
    abilities = t.look(c).abilities
    return abilities[index].text if index < len(abilities) else ""


def draws(t: Table) -> bool:
    """Does the effect that is being carried out draw cards, one after the other?"""
    for i in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[i]
        if isinstance(frame, OfAbility):
            ops = frame.script().ops
            return frame.context.pc < len(ops) and isinstance(ops[frame.context.pc], DrawOp)
    return False
