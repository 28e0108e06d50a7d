"""What a phrase points at: this card, targets (903.2e), players, rulers, what an addition is added to."""

from __future__ import annotations

from cardwright.games.fow.dialect.filters import ABILITY, PLAYER
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import EXACTLY_ONE, ONE, OPPONENT, THIS, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.filters import OTHER
from cardwright.text.shared.references import IT

THEY = make("Player", who="they")
RULERS = {"j-ruler": "j-ruler", "ruler": "ruler", "j/ruler": "j/ruler"}


def add(g: Grammar) -> None:
    """Add the phrases."""
    _this(g)
    _targets(g)
    _players(g)
    _rulers(g)
    _additions(g)
    _piles(g)


def _this(g: Grammar) -> None:
    g.phrase("this", "This", "this card")
    for type_ in ("resonator", "addition", "regalia", "magic_stone", "j-ruler", "ruler", "spell", "chant"):
        g.phrase("this", "This", f"this {type_}", type=type_.replace("_", " "))


def _targets(g: Grammar) -> None:
    """903.2e: chosen when the card or ability is played."""
    g.phrase("ref", None, "{:target}")
    by_lot = shape("Filter", tests=(OTHER, "$f"))
    g.phrase("pick", "Pick", "another {f:tests} chosen at random", count=EXACTLY_ONE, filter=by_lot, random=1)
    g.phrase("target", "Target", "<a|> target {f:tests}", count=EXACTLY_ONE, filter=filtered("$f"))
    g.phrase("target", "Target", "{count:several} target {f:tests}", filter=filtered("$f"))
    g.phrase("target", "Target", "each of {count:several} target {f:tests}", filter=filtered("$f"))
    either = shape("Filter", tests=(shape("AnyOf", filters=(shape("Filter", tests=("$f", "$t")), filtered("$h"))),))
    g.phrase("target", "Target", "target {f:core} {t:told} or target {h:core}", count=EXACTLY_ONE, filter=either)
    g.phrase("several", "Exactly", "{n}")
    g.phrase("several", "UpTo", "up to {n}")
    g.phrase("several", "AnyNumber", "any number of")
    another = shape("Filter", tests=(OTHER, "$f"))
    g.phrase("target", "Target", "another target {f:tests}", "target another {f:tests}", count=EXACTLY_ONE, filter=another)
    gods_art = make("Filter", tests=(ABILITY, make("Quality", name="god's art ability")))  # 1112.1
    g.phrase("target", "Target", "target god's_art <ability|>", count=EXACTLY_ONE, filter=gods_art)
    chosen = shape("Select", count="$count", filter=filtered("$f"))
    g.phrase("clause", LIST, "target {count:chosen_many} {f:tests}", items=(chosen,))
    other = shape("Select", count=EXACTLY_ONE, filter=another)
    g.phrase("clause", LIST, "target another {f:tests}", items=(other,))
    g.phrase("chosen_many", None, "{:several}")
    g.phrase("chosen_many", "Exactly", "a", n=ONE)
    done = "the {f:bare_core} {said:PAST} this way"  # of several, the others are said as "those"
    g.phrase("done_card", "Pronoun", done, form="the", filter=filtered("$f"))
    g.phrase("ref", None, "{:done_card}")
    g.phrase("pron", "Pronoun", "the <chosen|> target", form="the", said="chosen", filter=make("Filter"))
    for word in ("second", "other"):
        g.phrase("target", "Target", f"{{count:several}} {word} target {{f:tests}}", filter=another)
    g.phrase("ref", "Together", "{parts:target} and {parts:target}", "{parts:single} and {parts:target}")
    g.phrase("ref", "Together", "{parts:target} , {parts:target} and {parts:target}")


def _players(g: Grammar) -> None:
    """A player is dealt damage, targeted and attacked: the stand-in of the player."""
    g.phrase("struck", None, "{:ref}")
    g.phrase("struck", None, "{:pick}")
    g.phrase("struck", None, "{:person}")
    g.phrase("person", "Leader", "<your|a|each> opponent", of=OPPONENT)
    g.phrase("person", "Leader", "you", of=YOU)
    g.phrase("person", "Leader", "that player", "them", of=THEY)
    g.phrase("person", "Leader", "{what:pron} 's controller", of=shape("ControllerOf", what="$what"))
    g.phrase("person", "Leader", "its controller", of=shape("ControllerOf", what=IT))
    g.phrase("struck", "Together", "{parts:ref} and {parts:person}", "{parts:person} and {parts:group}")
    anyone = make("Filter", tests=(PLAYER,))
    g.phrase("whose", "ControllerOf", "target player 's", what=make("Target", count=EXACTLY_ONE, filter=anyone))
    theirs = make("Filter", tests=(make("Controlled", by=OPPONENT), PLAYER))
    g.phrase("whose", "ControllerOf", "target opponent 's", what=make("Target", count=EXACTLY_ONE, filter=theirs))
    g.phrase("whose", "OwnerOf", "it owner 's", what=IT)


def _rulers(g: Grammar) -> None:
    """A player has one ruler, which may be a J-ruler (402.2, 705.3)."""
    g.phrase("single", None, "{:ruler}")
    g.phrase("ref", None, "{:ruler}")
    for word, relation in RULERS.items():
        g.phrase("ruler", "Related", f"your {word}", relation=relation, to=make("Leader", of=YOU))
        g.phrase("ruler", "Related", f"your opponent 's {word}", relation=relation, to=make("Leader", of=OPPONENT))


def _additions(g: Grammar) -> None:
    """1002, 1121.3a: the card that this addition is added to."""
    g.phrase("single", None, "{:host}")
    g.phrase("ref", None, "{:host}")
    for noun, type_ in (
        ("resonator", "resonator"),
        ("j/resonator", "j/resonator"),
        ("card", ""),
        ("ruler", "ruler"),
        ("j-ruler", "j-ruler"),
    ):
        words = (f"<the|> added {noun}", f"<the|> {noun} with this", f"<the|> bestowed {noun}")
        g.phrase("host", "Related", *words, relation=f"added to {type_}".rstrip(), to=THIS)


def _piles(g: Grammar) -> None:
    """The top of the magic stone deck (305)."""
    one = make("Num", n=1)
    g.phrase("top", "Deck", "the top card of {of:whose} stone_deck", count=one, at="top", zone="magic stone deck")
    g.phrase("top", "Deck", "<the|> top {count:n} card of {of:whose} stone_deck", at="top", zone="magic stone deck")
    g.phrase("top", "Deck", "top {count:n} card of {of:whose} deck", at="top", zone="deck")
    g.phrase("object", "Together", "{parts:top} and {parts:top}")
    g.phrase("placed", "Together", "{parts:top} and {parts:top}")
