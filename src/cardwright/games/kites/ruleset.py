"""What the kernel asks a game. What is not answered here is as in every plain game."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.kites import terms
from cardwright.games.kites.attacking import cannot_attack, cannot_cross, cut
from cardwright.games.kites.frame_registry import FRAMES
from cardwright.games.kites.playing import cannot_play, cannot_use
from cardwright.games.kites.profile import PROFILE
from cardwright.games.plain import PlainRuleset
from cardwright.games.shared_clauses import Topics
from cardwright.kernel.asking import Question, asked_anew
from cardwright.kernel.cards import Card, id_of
from cardwright.kernel.events import Event, player_loses
from cardwright.kernel.frames import Ask
from cardwright.kernel.options import ATTACK, CARD, PLAY, USE, extra_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

VERSION: Final = "kites-1"
PHASES: Final = (("start", "Start of the turn", "5.1"), ("main", "Main part", "5.6"), ("end", "End of the turn", "5.7"))
QUESTIONS: Final[dict[int, Question]] = asked_anew({}, {
    terms.ASK_NEW_HAND: Question("new hand", "yesno", "Put this hand under your deck and draw five new cards?", "a new hand"),
    terms.ASK_MAIN: Question("main", "act", "What do you do?", "main part"),
    terms.ASK_CROSS: Question("cross", "card", "Which kite crosses the attack?", "crossing the attack"),
})
# The clauses behind the steps that all games share; behind all others is 1.5.
TOPICS: Final = Topics("1.5", {
    "@players": "1.1", "@loses": "1.2", "@both_lose": "1.3", "@concede": "1.4", "@printed": "2.1, 2.2",
    "@effects_end_on_move": "3.5", "@redraw": "4.5", "@nothing_asked": "5.6", "@hand_limit": "5.7", "@durations": "5.8",
    "@engage_when_new": "6.5", "@play_card": "6.1", "@use_ability": "6.2", "@play_choose": "6.3", "@play_pay": "6.4",
    "@play_done": "6.6", "@triggers_pending": "7.2", "@play_waiting": "7.3", "@check_rule_actions": "7.3", "@check_over": "7.3",
    "@check_turn_player": "7.4", "@check_play_of_turn_player": "7.4", "@check_other_player": "7.4",
    "@check_play_of_other_player": "7.4", "@check_order": "7.4", "@check_endless": "7.5", "@layers": "9.1",
    "@cost_below_zero": "9.3",
})  # fmt: skip


class KiteFestival(PlainRuleset):
    """The policy of this game."""

    def __init__(self) -> None:
        super().__init__("kites", "Kite Festival", VERSION, terms.ZONE_KINDS, terms.NUMBERS, terms.SKY, terms.LAYERS, PROFILE)
        self.topics = TOPICS
        self.questions = QUESTIONS
        self.phases = PHASES
        self.frames = FRAMES
        self.numbers_shown = {"ribbons": terms.RIBBONS, "wind": terms.WIND}
        self.checked = 1 << terms.SKY
        self.checked_numbers = 1 << terms.RIBBONS

    def same_card(self, origin: int, goal: int) -> bool:
        """3.5"""
        return False

    def due(self, t: Table) -> list[Event]:
        """1.2, 7.1"""
        events: list[Event] = []
        for player in range(2):
            if t.number(terms.RIBBONS, player) == 0:
                events.append(player_loses(player, clause="1.2"))
        for player in range(2):
            for id in t.zone(terms.SKY, player):
                if t.look(t.cards[id]).stats[terms.POWER] <= 0:
                    events.append(cut(t.cards[id], "7.1"))
        return events

    def forbids(self, t: Table, player: int, ask: Ask, code: int, card: Card) -> str:
        """By the same predicates that list what is offered."""
        verb = verb_of(code)
        if ask.kind == terms.ASK_MAIN and verb == PLAY:
            return cannot_play(t, player, card)
        if ask.kind == terms.ASK_MAIN and verb == USE:
            return cannot_use(t, player, card, extra_of(code))
        if ask.kind == terms.ASK_MAIN and verb == ATTACK:
            return cannot_attack(t, player, card)
        if ask.kind == terms.ASK_CROSS and verb == CARD:
            return cannot_cross(t, t.cards[id_of(ask.about)], card)
        return ask.clause


RULES: Final = KiteFestival()
