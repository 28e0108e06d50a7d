"""Effects in plain sentences: what is done to cards, by whom, where to and for how long."""

from __future__ import annotations

from collections.abc import Callable

from cardwright.text.explaining.cards import choosing, chosen, placed, times
from cardwright.text.explaining.explainer import Explainer, inflected, listed, sentence, several
from cardwright.text.explaining.happenings import from_to, said
from cardwright.text.explaining.values import whose
from cardwright.text.kinds import FOREVER, ONE, THIS, YOU, make
from cardwright.text.tree import Node

Lines = list[str]
THEY = make("Player", who="they")


def lasting(ex: Explainer, node: Node) -> str:
    """How long a change lasts, which is always said."""
    if node.node("duration") == FOREVER:
        return ", for as long as it applies"
    return f", {ex.of(node, 'duration')}"


def one(text: str) -> Lines:
    return [sentence(text)]


def own(ex: Explainer, verb: str) -> str:
    """Whoever acts does it."""
    return f"{ex.actor} {inflected(verb, ex.actor)}"


def move(ex: Explainer, node: Node) -> Lines:
    several = " (as the mover chooses)" if len(node.many("to")) > 1 else ""
    if ex.actor != "you" and node.text("verb") in ("discard", "bury"):  # one's own cards, though the text need not say so
        what = node.node("what")
        count = dict(what.fields).get("count")  # how many is said of the card's own player
        what = what.transform(lambda found: THEY if found == YOU else found)
        node = node.replace(what=what.replace(count=count) if isinstance(count, Node) else what)
    return one(f"{ex.does(node, node.text('verb'), 'by')} {ex.of(node, 'what')}{from_to(ex, node)}{several}{ex.call(node)}")


def select(ex: Explainer, node: Node) -> Lines:
    return one(f"{choosing(ex, node)}: {chosen(ex, node)}")


def create(ex: Explainer, node: Node) -> Lines:
    names = " or ".join(ex.say(name) for name in node.many("names"))
    at_once = ", at the same time as what comes next" if node.number("together") else ""
    made = f"{ex.does(node, 'make', 'by')} {ex.of(node, 'count')} new token, a {names}"
    return one(f"{made}{from_to_only(ex, node)}{at_once}{ex.call(node)}")


def from_to_only(ex: Explainer, node: Node) -> str:
    return f", into {ex.all(node.many('to'), 'or')}" if node.many("to") else ""


def mint(ex: Explainer, node: Node) -> Lines:
    looks = ex.all(node.many("colours")) or "has no colour"
    head = (
        f"{ex.does(node, 'make', 'by')} {ex.of(node, 'count')} new {node.text('type')} token with {ex.of(node, 'atk')} attack "
        f"and {ex.of(node, 'def_')} defence, that {looks}, with the trait “{node.text('trait')}”"
        f"{from_to_only(ex, node)}{ex.call(node)}"
    )
    if not node.many("abilities"):
        return one(head)
    return [sentence(f"{head}, which has", ":"), *("  " + line for found in node.many("abilities") for line in ex.aside(found))]


def evolve(ex: Explainer, node: Node) -> Lines:
    times = "" if node.node("times") == ONE else f", {ex.of(node, 'times')} times"
    return one(f"{own(ex, node.text('way'))} {ex.of(node, 'what')}{said(ex, node, 'into', 'into a')}{times}")


def search(ex: Explainer, node: Node) -> Lines:
    zone = f"{whose(ex, node.node('of'))} {node.text('zone')}"
    return one(f"{own(ex, 'search')} {zone} for {times(ex.of(node, 'count'))} {ex.of(node, 'filter')}{ex.call(node)}")


def deal(ex: Explainer, node: Node) -> Lines:
    divided = ", divided among them as whoever acts chooses" if node.number("divided") else ""
    divided += ", which nothing can reduce" if node.number("whole") else ""
    source = "this card" if node.node("source") == THIS else ex.of(node, "source")
    return one(f"{source} deals {ex.of(node, 'amount')} damage to {ex.of(node, 'to')}{divided}{ex.call(node)}")


def modify(ex: Explainer, node: Node) -> Lines:
    return one(f"{ex.of(node, 'what')}: {listed([ex.say(mod) for mod in node.many('mods')], 'and')}{lasting(ex, node)}")


def counters(ex: Explainer, node: Node) -> Lines:
    to = f" onto {ex.all(node.many('to'))}" if node.many("to") else ""
    words = {"add": "put {} on", "remove": "remove {} from", "move": "move {} from"}[node.text("op")]
    verb, _, rest = words.format(several(ex.of(node, "n"), f"{node.text('counter')} counter")).partition(" ")
    split = ", split among them as that player likes" if node.number("divided") else ""
    return one(f"{own(ex, verb)} {rest} {ex.of(node, 'on')}{to}{split}")


def attach(ex: Explainer, node: Node) -> Lines:
    return one(f"{own(ex, 'add')} {ex.of(node, 'what')}{from_to_source(ex, node)} to {ex.of(node, 'to')}{ex.call(node)}")


def from_to_source(ex: Explainer, node: Node) -> str:
    return f" from {ex.all(node.many('source'), 'or')}" if node.many("source") else ""


def produce(ex: Explainer, node: Node) -> Lines:
    wills = ex.all(node.many("wills"), "and" if node.number("all") else "or (as that player chooses)")
    times = "" if node.node("times") == ONE else f", {ex.of(node, 'times')} times"
    return one(f"{ex.does(node, 'get')} {wills}{times}{said(ex, node, 'spend', 'to be spent only on a')}")


def move_pieces(ex: Explainer, node: Node) -> Lines:
    return one(f"{own(ex, 'move')} {ex.of(node, 'count')} {node.text('piece')}{from_to(ex, node)}")


def points(ex: Explainer, node: Node) -> Lines:
    words = {"+": "rises by", "-": "falls by", "=": "becomes"}[node.text("op")]
    who = ex.who(node)
    mine = "your" if who == "you" else f"{who}'s"
    return one(f"{mine} {node.text('points')} {words} {ex.of(node, 'n')}")


def exchange(ex: Explainer, node: Node) -> Lines:
    what = f"the {node.text('stat')} of " if node.text("stat") else ""
    return one(f"{what}{ex.of(node, 'left')} and {ex.of(node, 'right')} change places")


def cost_change(ex: Explainer, node: Node) -> Lines:
    words = {"-": "costs {} less", "+": "costs {} more", "=": "costs {}"}[node.text("op")].format(
        f"{ex.of(node, 'n')}{' ' + node.text('points') if node.text('points') else ''}"
    )
    rest = [
        f"from {ex.all(node.many('source'), 'or')}" if node.many("source") else "",
        "only the next one" if node.number("next") else "",
        f"only the card number {node.number('nth')} of each turn" if node.number("nth") else "",
        f"never less than {node.number('least')}" if node.number("least") else "",
        "if its player wishes" if node.number("optional") else "",
    ]
    more = "".join(f", {part}" for part in rest if part)
    what = priced(ex, node.node("what"), bool(node.many("source")))
    return one(f"to {node.text('action')} {what} {words}{more}{lasting(ex, node)}")


def priced(ex: Explainer, what: Node, said_where: bool) -> str:
    """The cards whose cost changes; of a group, by whom and from where, because they are not where they will be."""
    if what.kind != "All":
        return ex.say(what)
    found = what.node("filter")
    whose = "" if any(test.kind == "Controlled" for test in found.walk()) else " as you do so"
    return f"every {ex.say(found)}{whose}{'' if placed(found) or said_where else ' (from any place that allows it)'}"


def change_damage(ex: Explainer, node: Node) -> Lines:
    ops = {"+": "is {} more", "-": "is {} less", "=": "is {} instead", "at most": "is at most {}", "x": "is {} times as much"}
    kind = f"{node.text('type')} damage" if node.text("type") else "damage"
    below = f" that is less than the {node.text('below')} of what takes it" if node.text("below") else ""
    if node.number("upto"):
        below += f" of {node.number('upto')} or less"
    against = said(ex, node, "against", "to a" if node.text("side") == "deals" else "from a")
    against += f" from {ex.all(node.many('source'), 'or')}" if node.many("source") else ""
    once = "the next " if node.number("once") else ""
    amount = ops[node.text("op")].format(ex.of(node, "n"))
    return one(f"{once}{kind}{below} that {ex.of(node, 'what')} {node.text('side')}{against} {amount}{lasting(ex, node)}")


def redirect(ex: Explainer, node: Node) -> Lines:
    return one(f"damage that would be dealt to {ex.of(node, 'what')} is dealt to {ex.of(node, 'to')} instead")


def rule(words: str) -> Callable[[Explainer, Node], Lines]:
    """What cards can't, may or must do."""

    def told(ex: Explainer, node: Node) -> Lines:
        return one(f"{ex.of(node, 'what')} {words}: {ex.all(node.many('actions'), 'or')}{lasting(ex, node)}")

    return told


def play_card(ex: Explainer, node: Node) -> Lines:
    cost = f" for this cost: {ex.all(node.many('cost'))}" if node.many("cost") else " for its usual cost"
    state = f", {node.text('state')}" if node.text("state") else ""
    return one(f"{own(ex, 'play')} {ex.of(node, 'what')} now{from_to_source(ex, node)}{cost}{state}")


def count_symbols(ex: Explainer, node: Node) -> Lines:
    whom = "this card" if node.number("own") else "cards"
    whom += said(ex, node, "filter", "that is a")
    colour = f" of {node.text('name')}" if node.text("name") else ""
    ways = {
        "times": "count as {} each", "as": "count as {}{}", "more": "count with {}{} more", "also": "count as{1} as well ({0})",
        "only": "alone count ({}{})", "too": "count too ({}{})", "all": "count, all that could ({}{})",
    }  # fmt: skip
    way = ways[node.text("how")].format(ex.of(node, "n"), colour) + (colour if node.text("how") == "times" else "")
    optional = ", if their player wishes" if node.number("optional") else ""
    return one(f"when the cost of {whom} is reduced, the symbols of {ex.of(node, 'what')} {way}{optional}")


def use_ability(ex: Explainer, node: Node) -> Lines:
    which = "one (you choose which) of " if node["one"] else ""
    return one(f"{which}the abilities “{node.text('label')}” of {ex.of(node, 'what')} are carried out")


def turn(ex: Explainer, node: Node) -> Lines:
    words = {"extra": "take an extra turn", "skip": "skip the next turn", "end": "end the turn", "end attack": "end attacking"}
    return one(ex.does(node, words[node.text("change")]))


def rule_change(ex: Explainer, node: Node) -> Lines:
    rule = f"for {ex.of(node, 'who')} the rule “{node.text('rule')}” is different (by {ex.of(node, 'n')}"
    about = "".join(f", about cards that are {ex.say(test)}" for test in node.many("cards"))
    return one(f"{rule}{about}){lasting(ex, node)}")


def roll(ex: Explainer, node: Node) -> Lines:
    return one(f"{own(ex, 'roll')} {node.number('dice')} dice of {node.number('sides')} sides{ex.call(node)}")


def reveal_until(ex: Explainer, node: Node) -> Lines:
    deck = f"{whose(ex, node.node('of'))} deck"
    return one(f"{own(ex, 'reveal')} cards from the top of {deck} until one is a {ex.of(node, 'filter')}{ex.call(node)}")


def put_under(ex: Explainer, node: Node) -> Lines:
    face = f", face {node.text('face')}" if node.text("face") else ""
    return one(f"{own(ex, 'put')} {ex.of(node, 'what')} underneath {ex.of(node, 'to')}{face}{ex.call(node)}")


EFFECTS: dict[str, Callable[[Explainer, Node], Lines]] = {
    "Select": select,
    "Choose": lambda ex, node: one(f"{own(ex, 'choose')}: {ex.of(node, 'what')}"),
    "Move": move,
    "Create": create,
    "Mint": mint,
    "Transform": lambda ex, node: one(f"{ex.of(node, 'what')} becomes a {ex.of(node, 'into')}{ex.call(node)}"),
    "Evolve": evolve,
    "Search": search,
    "RevealUntil": reveal_until,
    "Look": lambda ex, node: one(
        f"{own(ex, 'look')} at {ex.of(node, 'what')}, without showing them"
        f"{', now and whenever one likes, as long as they lie there' if node.number('stays') else ''}{ex.call(node)}"
    ),
    "Reveal": lambda ex, node: one(f"{own(ex, 'show')} {ex.of(node, 'what')} to all{ex.call(node)}"),
    "Flip": lambda ex, node: one(f"{own(ex, 'turn')} over {ex.of(node, 'what')} for all to see{ex.call(node)}"),
    "PutUnder": put_under,
    "Shuffle": lambda ex, node: one(f"{own(ex, 'shuffle')} {whose(ex, node.node('of'))} {node.text('zone')}"),
    "Draw": lambda ex, node: one(f"{ex.does(node, 'draw')} {several(ex.of(node, 'count'), 'card')}{ex.call(node)}"),
    "Deal": deal,
    "Fight": lambda ex, node: one(f"{ex.of(node, 'left')} and {ex.of(node, 'right')} deal damage of their attack to each other"),
    "Modify": modify,
    "Heal": lambda ex, node: one(f"the damage on {ex.of(node, 'what')} is taken off"),
    "SetState": lambda ex, node: one(f"{own(ex, 'turn')} {ex.of(node, 'what')} so that it is: {node.text('state')}"),
    "Counters": counters,
    "Attach": attach,
    "Produce": produce,
    "MovePieces": move_pieces,
    "Points": points,
    "Exchange": exchange,
    "Copy": lambda ex, node: one(f"{ex.of(node, 'what')} is copied with its choices, and the copy is carried out too"),
    "Summon": lambda ex, node: one(f"{ex.of(node, 'what')} is put where it waits to be resolved, as if it had been played"),
    "Steal": lambda ex, node: one(f"you get control of {ex.of(node, 'what')}{lasting(ex, node)}"),
    "Cancel": lambda ex, node: one(f"{ex.of(node, 'what')} has no effect"),
    "CostChange": cost_change,
    "ChangeDamage": change_damage,
    "Redirect": redirect,
    "Forbid": rule("can't do or undergo"),
    "Permit": rule("may do or undergo what the rules would not allow"),
    "Must": rule("has to do or undergo, if it can"),
    "PlayCard": play_card,
    "AimAttack": lambda ex, node: one(f"the attack that is going on is aimed at {ex.of(node, 'what')}, which blocks at once"),
    "UseAbility": use_ability,
    "Turn": turn,
    "CountSymbols": count_symbols,
    "KeywordAction": lambda ex, node: one(f"{own(ex, 'do')} {ex.of(node, 'times')} times what the game calls {node.text('name')}"),
    "Outcome": lambda ex, node: one(f"{ex.does(node, node.text('result'))} the game"),
    "Roll": roll,
    "RuleChange": rule_change,
    "Define": lambda ex, node: one(f"X is {ex.of(node, 'value')}"),
}
