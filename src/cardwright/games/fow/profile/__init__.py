"""What Force of Will tells the lowering: what the words of its card texts mean, and what is carried out in its own way."""
from __future__ import annotations

from functools import partial
from typing import Final

from cardwright.effects.amounts import DifferentColours
from cardwright.effects.base import Amount, Condition, CostPart, Filter, Test
from cardwright.effects.card_tests import HasAbility, HasKeyword, IsDamaged, IsFacedown, IsSubtype, IsTurned
from cardwright.effects.card_tests_related import WasLinkedTo
from cardwright.effects.cost_rules import CostRule
from cardwright.effects.lowering.active_zones import is_about_this, zones_of_places
from cardwright.effects.lowering.faults import UnknownWord
from cardwright.effects.lowering.lowering import Lowering
from cardwright.effects.lowering.profile import NOBODYS, Profile, bits
from cardwright.effects.ops.lasting_effects import LeaderNumber
from cardwright.effects.ops.tokens import Mint
from cardwright.games.fow import terms
from cardwright.games.fow.ability_sorts import mark_ability
from cardwright.games.fow.addition_targets import TargetsAndBearer
from cardwright.games.fow.card_readings import (
    Bearer,
    Commands,
    InPhase,
    IsAbility,
    IsAbilityOf,
    IsAddedTo,
    IsAdditionFor,
    IsMarked,
    IsOfAttribute,
    IsOfStoneType,
    IsOutOfTheGame,
    IsSpell,
    IsToken,
    IsVoid,
    PrintsNothing,
    RulersOf,
    WasHurtBy,
)
from cardwright.games.fow.dialect.keywords import LATER
from cardwright.games.fow.keyword_parts import Marked
from cardwright.games.fow.keywords import WITHOUT_TEXT, keyword_abilities
from cardwright.games.fow.notations.played_by_effect import PLAYING
from cardwright.games.fow.notations.turns import CALENDAR
from cardwright.games.fow.permissions import PERMISSIONS
from cardwright.games.fow.plays_in_game import PlaysInGame
from cardwright.games.fow.profile import abilities, effects, words
from cardwright.games.fow.replacements import PREVENTS
from cardwright.games.fow.shared_clauses import MOVES
from cardwright.games.fow.word_clauses import CLAUSES
from cardwright.games.fow.zones import HOME, unnamed_zones
from cardwright.kernel.continuous import stat_bit
from cardwright.kernel.faces import Ability
from cardwright.kernel.library import Library
from cardwright.text.kinds import YOU, make
from cardwright.text.tree import Node

NO_STAT: Final = -1
FORCE: Final = "force command "  # a condition: of the name that follows
NO_ABILITY: Final = make("Static")
# Conditions that a card bears as a mark: by name, the mark and the clause.
MARKED: Final[dict[str, tuple[int, str]]] = {
    "awakened": (terms.AWAKENED, "1109.2a"), "solarised": (terms.SOLARISED, "1101.1"), "torrent": (terms.IN_TORRENT, "1124.2"),
    "played from hand": (terms.FROM_HAND, "1411.2b"), "by judgment": (terms.BY_JUDGMENT, "1411.2a"),
}  # fmt: skip


def marked(low: Lowering, node: Node) -> Condition:
    mark, clause = MARKED[node.text("name")]
    n = node.number("n")
    if mark == terms.AWAKENED and n > 0:
        return Marked(terms.FIRST_AWAKENING << n - 1, "1109.2")  # the cost of this very ability was paid
    return Marked(mark, clause)


def commanded(low: Lowering, node: Node) -> Condition | None:
    """[Force Resonance]: is there [Force Command] of its name? By a mark: is what the mark asks for so?"""
    name = node.text("name")
    if name.startswith(FORCE):
        return Commands(name.removeprefix(FORCE))
    if name in words.MARKS and name not in MARKED:
        return low.condition(low.profile.mark(make("Qualified", mark=name, n=node.number("n"), ability=NO_ABILITY)))
    return None


def in_phase(low: Lowering, node: Node) -> Condition:
    return InPhase(low.profile.moments[f"start of {node.text('phase')}"], low.players(node.node("of")))


def plays_in_game(low: Lowering, node: Node) -> Amount | None:
    """How often cards of a name were played in this game; other things are counted as in all games."""
    event = node.node("event")
    if node.text("period") != "this game" or event.kind != "Played" or event.node("who") != YOU:
        return None
    tests = [test for test in event.node("what").node("filter").many("tests") if test != make("Type", type="card")]
    if len(tests) != 1 or tests[0].kind != "Named":
        return None
    for part in event.walk():
        low.note(part)
    return PlaysInGame(low.library, tests[0].text("name"))


class FowProfile(Profile):
    """The words of sections 200, 300, 900, 1000 and 1100."""

    zones = terms.ZONES
    every_zone = terms.EVERYWHERE
    hidden = bits(
        terms.MAIN_DECK, terms.STONE_DECK, terms.HAND, terms.STANDBY, terms.LIFEBREAK, terms.SIDEBOARD, terms.COLLECTION,
        terms.STRANGER_DECK,
    )
    home = HOME
    banished = terms.REMOVED
    short = terms.SHORT_DRAW
    played_from = terms.PLAYED_FROM
    action_zones = {"be cancelled": bits(terms.CHASE), "be chased": bits(terms.CHASE), "be played": terms.PLAYED_FROM}
    base_mods = ("HaveType", "HaveName", "HaveTrait", "BecomeClass")  # 904.2
    player_numbers = {"life": terms.LIFE}
    leader = LeaderNumber(terms.PLAYERS, NO_STAT, terms.LIFE, "105.4")

    any_card = ("card", "entity")
    types = terms.TYPES
    type_tests: dict[str, Test] = {
        **{word: IsOfStoneType(subtypes) for word, subtypes in terms.SUBTYPES.items()}, "token": IsToken(),
        "spell": IsSpell(), "ability": IsAbility(True, True), "quickcast chant": HasKeyword(terms.QUICKCAST),
        "trigger chant": HasKeyword(terms.TRIGGER),
        **{f"addition: {word}": IsAdditionFor(subtype) for word, subtype in terms.ADDITIONS.items()},
    }  # fmt: skip
    subtypes = terms.SUBTYPES  # 201.4
    colours = terms.ATTRIBUTES
    distinct = {"attribute": DifferentColours}
    colour_tests: dict[str, Test] = {
        terms.VOID: IsVoid(), **{word: IsOfAttribute(colours) for word, colours in terms.ATTRIBUTES.items()},
    }  # fmt: skip
    qualities = {
        "rested": IsTurned(1), "recovered": IsTurned(0), "damaged": IsDamaged(), "token": IsToken(),
        "attacking": IsMarked(terms.ATTACKING), "blocking": IsMarked(terms.BLOCKING), "blocked": IsMarked(terms.BLOCKED),
        "attacked": IsMarked(terms.ATTACKED_OBJECT), "special": IsSubtype(terms.SPECIAL), "basic": IsSubtype(terms.BASIC),
        "true": IsSubtype(terms.TRUE), "stranger": IsSubtype(terms.STRANGER),
        "addable": IsSubtype(terms.OLD_ADDITIONS & ~terms.ON_FIELD),
        "god's art ability": IsAbility(True, False, terms.GODS_ART_ABILITY),
        "activate ability": IsAbility(True, False), "automatic ability": IsAbility(False, True),
        "out of the game": IsOutOfTheGame(), "no printed abilities": PrintsNothing(), "revealed": IsFacedown(False, "1101.1"),
    }  # fmt: skip
    lasting_qualities = ("token", "special", "basic", "true", "stranger", "addable")
    stats = terms.STATS
    stat_types = {"atk": terms.FIGHTERS, "def": terms.FIGHTERS}  # 206, 207
    keywords = {
        **terms.KEYWORDS, "symbol skill": terms.SYMBOL_SKILLS,
        **{f"{word} weather": bit for word, bit in terms.WEATHERS.items()},
    }  # fmt: skip
    keyword_zones = {"quickcast": terms.PLAYED_FROM, "remnant": bits(terms.GRAVEYARD)}
    keyword_tests = {"god's art": HasAbility(terms.GODS_ART, 0)}
    linked = {"added to": IsAddedTo, "dealt damage by": WasHurtBy, "removed by": partial(WasLinkedTo, kind=terms.REMOVED_BY)}
    related = {
        "added to": partial(Bearer, types=0), **{f"added to {word}": partial(Bearer, types=type) for word, type in types.items()},
        **{word: partial(RulersOf, types=type) for word, type in types.items()}, "targets": TargetsAndBearer,
    }  # fmt: skip

    turned = {"recovered": 0, "rested": 1}
    entry_flags = {"rested": terms.ENTERS_RESTED, "facedown": terms.FACE_DOWN}

    verbs = words.VERBS
    past = words.PAST
    state_events = words.STATE_EVENTS
    about_others = ("blocked",)  # 804.4: blocking happens to the card that blocks
    moments = terms.MOMENTS
    used = {"inheritance": terms.INHERITANCE_ABILITY, "judgment": terms.JUDGMENT_ABILITY}  # 705.3a: when it resolves
    move_clauses = MOVES
    combat_types = terms.FIGHTERS | terms.PLAYER  # 805.2, 806.2: what an attack deals to a player is battle damage, too
    played_card = terms.CARD_PLAYED

    conditions = dict.fromkeys(MARKED, marked)
    own_conditions = {"InPhase": in_phase, "KeywordActive": commanded}
    own_amounts = {"Tally": plays_in_game}
    durations = {"this battle": terms.END_OF_BATTLE}  # 807.3a
    forbid = words.FORBID
    permit = words.PERMIT
    must = words.MUST
    restrictions = words.RESTRICTIONS
    deck_rules = ("copies in the deck",)  # 402.6
    rule_numbers = {"hand limit": terms.HAND_LIMIT, "look at the top card": terms.TOP_SEEN}  # 306.3
    layers = words.LAYERS

    labels = {
        "enter": (terms.ENTER_ABILITY | terms.PLAYED_ENTER, ""), "enters": (terms.ENTER_ABILITY, ""),
        "enter if played": (terms.PLAYED_ENTER, ""), "trigger": (terms.TRIGGER, ""), "stealth": (terms.STEALTH, ""),
    }  # fmt: skip
    label_flags = {"enter": terms.ENTER_ABILITY, "enters": terms.ENTER_ABILITY}
    marks = words.MARKS
    costs = {"rest": effects.rest}

    clauses = CLAUSES
    usual_clause = "908.1"
    mint = Mint(terms.TOKEN)
    permissions = PERMISSIONS
    calendar = CALENDAR
    playing = PLAYING
    unit = 100
    control_in_layers = True
    traits_called = "race"
    open_groups = True
    targets_on_play = True
    piles_in_order = True

    own_effects = effects.EFFECTS
    own_events = {
        "StateChanged": effects.becomes_blocked, "Damaged": effects.damaged_by_effect,
        "Attached": effects.added, "Blocks": effects.blocks, "PointsLost": effects.life_lost,
        "Used": effects.judged,
    }  # fmt: skip
    own_changes = {"HaveKeyword": abilities.barrier_given}
    own_abilities = {"Static": abilities.static, "Triggered": abilities.automatic, "Activated": abilities.activate}
    own_lines = {
        "Keyword": abilities.keyword_line, "Activated": abilities.labelled_line, "Triggered": abilities.labelled_line,
        "ExtraCost": abilities.cost_line, "OtherCost": abilities.cost_line,
    }  # fmt: skip

    def default_zones(self, tests: tuple[Node, ...]) -> tuple[int, str]:
        """307.4, 308.4, 312.3: where cards of the types that a text names are; 1004.1: cards that were removed are nowhere else."""
        if any(test.kind == "Linked" and test.text("relation") == "removed by" for test in tests):
            return bits(terms.REMOVED), "1004.1"
        types = [test.text("type") for test in tests if test.kind == "Type"]
        for test in tests:
            if test.kind == "AnyOf":
                each = [[inner.text("type") for inner in one.walk() if inner.kind == "Type"] for one in test.many("filters")]
                zones = 0
                for alternative in each:
                    zones |= unnamed_zones(types + alternative)[0]
                if zones & bits(terms.CHASE) and zones != bits(terms.CHASE):
                    return zones, "312.3, 205.4"  # "a J/ruler or rune": each where it is by itself
                types += [word for alternative in each for word in alternative]
        return unnamed_zones(types)

    def own_zones(self, node: Node) -> int:
        """A card that enters the field notices it where it came from, if the text says from where."""
        return zones_of_places(self, node.many("source")) if node.kind == "Moved" and is_about_this(node) else 0

    def mark(self, node: Node) -> Node:
        """How many magic stones a [Seal] asks for is its number; and how many runes [Rune] does."""
        if node.text("mark") == "force resonance":
            return make("KeywordActive", name=f"{FORCE}{node.text('of')}")
        condition = super().mark(node)
        return condition.replace(right=make("Num", n=node.number("n"))) if node.text("mark") in ("seal", "rune") else condition

    def keyword_abilities(self, library: Library, word: str, n: int) -> list[Ability]:
        if word in WITHOUT_TEXT:
            return keyword_abilities(library, word, n)
        if word.removesuffix(" weather") in terms.WEATHERS:
            return []  # it says nothing: other texts ask for it
        if word in LATER:
            return abilities.defined_keyword(Lowering(self, library), word)
        raise UnknownWord("meaning without a text of its own of", word)

    def ability_of(self, cards: Filter) -> Test:
        return IsAbilityOf(cards)

    def depends_on(self, node: Node) -> int:
        """What a card is added to, and which J-ruler a player has, changes only with links, which mark information as new by
        themselves, and with these zones."""
        return bits(terms.FIELD, terms.RULER_AREA) if node.kind == "Related" else super().depends_on(node)

    def even_none(self, verb: str, what: Node) -> str:
        """1019.2a: a hand without cards can be discarded."""
        if verb != "discard" or what.kind != "All":
            return ""
        tests = what.node("filter").many("tests")
        return "1019.2a" if len(tests) == 1 and tests[0].kind == "In" else ""

    def replacement_rank(self, node: Node, do: tuple[Node, ...]) -> int:
        """910.2a: effects that prevent damage come last. Another amount than none is no prevention."""
        if node.kind == "ChangeDamage":
            op = node.text("op")
            prevents = op in ("-", "at most") or (op == "=" and node.node("n") == make("Num", n=0))
        else:
            prevents = node.kind == "Would" and node.node("event").kind == "Damaged" and not do
        return PREVENTS if prevents else 0

    def late_layer(self, mod: str, condition: int, cards: int) -> int:
        """909.4: a condition on ATK or DEF is judged by what they finally are."""
        return terms.DEPENDENT_LAYER if (condition | cards) & (stat_bit(terms.ATK) | stat_bit(terms.DEF)) else NOBODYS

    def finished(self, ability: Ability) -> None:
        mark_ability(ability)

    def pay(self, low: Lowering, nodes: list[Node]) -> list[CostPart] | None:
        return effects.pay(low, nodes)

    def cost_rules(
        self, low: Lowering, node: Node, about: Filter | None, zones: int, condition: Condition | None, clause: str
    ) -> list[CostRule]:
        return effects.cost_rules(low, node, about, zones, condition, clause)

    def cost_shows(self, node: Node) -> str:
        return abilities.shown_by_cost(node)


PROFILE: Final = FowProfile()
