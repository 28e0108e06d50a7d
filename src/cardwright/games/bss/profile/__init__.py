"""What Battle Spirits Saga tells the lowering: what the words of its card texts mean, and what is carried out in its own way."""
from __future__ import annotations

from functools import partial
from typing import Final

from cardwright.effects.card_tests import HasAbility, IsSubtype, IsTurned
from cardwright.effects.lowering.profile import Profile, bits
from cardwright.effects.ops.tokens import Mint
from cardwright.games.bss import terms
from cardwright.games.bss.card_readings import (
    AscendedWith,
    ColoursOf,
    CoresOn,
    HasSoulCore,
    InBattleWith,
    IsLinked,
    IsMarked,
    KeywordHeld,
    KeywordNumber,
    LifeOf,
    LinkedSpirit,
    OfSymbolColour,
    PaidWithSoulCore,
    SymbolsOf,
    SymbolsOnField,
    WithoutEffects,
)
from cardwright.games.bss.keywords import keyword_abilities
from cardwright.games.bss.permissions import PERMISSIONS
from cardwright.games.bss.profile import changes, effects, words
from cardwright.games.bss.profile.events import OWN_EVENTS
from cardwright.games.bss.shared_clauses import MOVES
from cardwright.games.bss.word_clauses import CLAUSES
from cardwright.games.bss.zones import HOME
from cardwright.kernel.continuous import stat_bit
from cardwright.kernel.faces import Ability
from cardwright.kernel.library import Library
from cardwright.text.tree import Node


class BssProfile(Profile):
    """The words of chapters 2 to 4, 7, 8, 10 and 11."""

    zones = terms.ZONES
    every_zone = (1 << terms.GONE) - 1
    hidden = bits(terms.DECK, terms.HAND, terms.BURST_AREA)
    home = HOME
    banished = terms.GONE
    played_from = bits(terms.HAND, terms.TRASH, terms.WAITING, terms.BURST_AREA, terms.DECK)
    keyword_zones = {"swift": bits(terms.HAND)}
    player_amounts = {"life": LifeOf, "symbols": partial(SymbolsOnField, colours=(1 << len(terms.COLOUR_BITS)) - 1)}

    types = terms.TYPES
    colours = terms.COLOURS
    qualities = {
        "exhausted": IsTurned(1), "refreshed": IsTurned(0), "token": IsSubtype(terms.TOKEN),
        "no effects": WithoutEffects(), "soul core": HasSoulCore(), "attacking": IsMarked(terms.ATTACKING),
        "blocking": IsMarked(terms.BLOCKING), "linked": IsLinked(False), "linking": IsLinked(True),
        "paid with soul core": PaidWithSoulCore(),
    }  # fmt: skip
    lasting_qualities = ("token",)
    stats = {**terms.STATS, **dict.fromkeys(words.LEVEL_BP, terms.BP)}
    stat_types = {"bp": terms.SPIRIT}
    readings = {"cores": CoresOn(), "symbols": SymbolsOf(), "colors": ColoursOf(),
                **{f"number of {word}": KeywordNumber(terms.KEYWORDS[word]) for word in terms.NUMBERED}}  # fmt: skip
    passing_stats = ("cores", "lv1 cores", *words.LEVEL_BP)
    keywords = terms.KEYWORDS
    keyword_tests = {  # 10-13: a keyword, or an effect of a timing that the text quotes
        **{word: KeywordHeld(bit) for word, bit in terms.KEYWORDS.items()},
        **{word: HasAbility(0, flag) for word, flag in words.TIMINGS.items()},
    }  # fmt: skip
    linked = {"blocked by": partial(InBattleWith, terms.ATTACKING), "blocking": partial(InBattleWith, terms.BLOCKING),
              "of a color of the symbols of": OfSymbolColour}  # fmt: skip
    related = {"linked spirit": LinkedSpirit, "ascended with": AscendedWith}

    turned = {"refreshed": 0, "exhausted": 1}
    entry_flags = {"exhausted": terms.ENTERS_EXHAUSTED}

    verbs = words.VERBS
    past = words.PAST
    state_events = words.STATE_EVENTS
    about_others = ("linked",)  # 11-18-1: linking happens to the spirit that links
    moments = {f"start of {word}": step for word, step in terms.PHASES.items()}
    move_clauses = MOVES
    combat_types = terms.SPIRIT

    conditions = {**{f"chain {colour}": changes.chain for colour in terms.COLOURS}, "life kept": changes.life_kept}
    durations = {"this battle": terms.END_OF_BATTLE}  # 7-1-6-2
    forbid = words.FORBID
    permit = words.PERMIT
    must = words.MUST
    restrictions = words.RESTRICTIONS
    layers = words.LAYERS
    last_layer = terms.LAST_LAYER
    late_numbers = stat_bit(terms.BP)  # 8-8-1: all apply at once, and no text that asks for BP would work otherwise

    timings = {
        "main": terms.MAIN_EFFECT, "quick": terms.FLASH_EFFECT, "main or quick": terms.MAIN_EFFECT | terms.FLASH_EFFECT,
    }  # fmt: skip

    clauses = CLAUSES
    usual_clause = "8-7-1"
    mint = Mint(terms.TOKEN)
    permissions = PERMISSIONS
    picking_selects = True
    decides_first = True  # 1-3-4

    own_effects = effects.EFFECTS
    own_conditions = {"InPhase": changes.in_step, "Paid": changes.soul_core_paid}
    own_amounts = {"Symbols": changes.symbols_on_field, "Pieces": changes.cores_there}
    own_events = OWN_EVENTS
    own_changes = {
        "AddSymbols": changes.symbols, "SetSymbols": changes.symbols, "SetStat": changes.set_stat, "Add": changes.add,
        "HaveKeyword": changes.have_keyword,
    }  # fmt: skip
    own_rulings = {"Forbid": changes.barred, "CountSymbols": changes.symbols_counted}
    own_abilities = {"Qualified": effects.unmarked}

    def own_zones(self, node: Node) -> int:
        """10-9-1: a burst works in the burst area; what counts symbols for this card's cost, where it is summoned or used from."""
        if node.kind == "Triggered" and node.text("label") == "burst":
            return bits(terms.BURST_AREA)
        return self.played_from if node.kind == "CountSymbols" and node.number("own") else 0

    def keyword_abilities(self, library: Library, word: str, n: int) -> list[Ability]:
        return keyword_abilities(library, word, n)

    def trait(self, name: str) -> str:
        """2-5: spirit types are printed in capitals, and texts write them with capitals."""
        return name.upper()

    def flags(self, node: Node) -> int:
        """10-11, 10-13, 10-15: the timing of a triggered effect; 8-6-3: whether it speaks of the card that set it off."""
        if node.kind != "Triggered":
            return 0
        if node.text("label") == "burst":
            return terms.BURST_EFFECT
        out = 0
        event = node.node("on")
        for part in event.many("events") if event.kind == "EitherEvent" else (event,):
            out |= effects.timing_of(part)
        return out | (terms.SPEAKS_OF_CARD if effects.speaks_of_card(node) else 0)


PROFILE: Final = BssProfile()
