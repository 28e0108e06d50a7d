"""Rehearsals of Force of Will."""

from __future__ import annotations

from cardwright.games.fow import terms
from cardwright.games.fow.library import CARDS
from cardwright.games.fow.outside.rehearsal.company import FowCompany
from cardwright.games.fow.outside.rehearsal.tables import FowStage
from cardwright.kernel.frames import Ask
from cardwright.kernel.options import CARD, USE, extra_of, value_of, verb_of
from cardwright.kernel.table import Table
from cardwright.rehearsal.director import Director

WASTE = 0.02  # to produce will that nothing asks for
EAGER = 4.0  # to do judgment and to battle, with J-rulers and against players above all
RESOLVE = 3.0  # to pass, so that what lies in the chase area is resolved


class FowDirector(Director):
    """Which options of this game are liked."""

    def taste(self, t: Table, ask: Ask, code: int) -> float:
        """Will that is produced for nothing is wasted; and what has been played should be resolved now and then."""
        verb = verb_of(code)
        if ask.kind == terms.ASK_ATTACK or ask.kind == terms.ASK_ATTACKED_OBJECT:
            leads = verb == CARD and t.look(t.cards[value_of(code)]).types & (terms.J_RULER | terms.PLAYER)
            return EAGER if leads else 1.0
        if ask.kind != terms.ASK_PRIORITY:
            return 1.0
        if verb == USE:
            card = t.cards[value_of(code)]
            ability = t.look(card).abilities[extra_of(code)]
            return WASTE if ability.flags & terms.WILL_ABILITY and card.front.look.types & terms.MAGIC_STONE else 1.0
        if verb == terms.PASS and t.zone(terms.MAIN_DECK, ask.player):
            t.rules.may_see(t, t.cards[t.zone(terms.MAIN_DECK, ask.player)[-1]], ask.player)  # a look at the deck meanwhile
        if verb in (terms.JUDGE, terms.BATTLE, terms.CALL_STONE, terms.LIFEBREAK_ACTION):
            return EAGER
        return RESOLVE if verb == terms.PASS and len(t.stacked) > 0 else 1.0


DIRECTOR = FowDirector(CARDS, FowCompany, FowStage)
