"""What happens instead of destruction (8-9, 10-5): spirits that stay on the field, or go elsewhere."""

from __future__ import annotations

from cardwright.text.grammar import Grammar
from cardwright.text.kinds import YOU, make
from cardwright.text.shape import shape

IT = make("Pronoun", form="it", filter=make("Filter"))
THEM = make("Pronoun", form="them", filter=make("Filter"))
HAND = make("Place", zone="hand", of=YOU)


def add(g: Grammar) -> None:
    """Add the phrases."""
    g.phrase("static", "Would", "when {event:would_be} , {do:kept}")
    g.phrase("static", "Would", "once per turn , when {event:would_be} , {do:kept}", per_turn=1)
    for words, by in (("", ""), (" by your opponent 's <effect|destruction effect>", "opponent's ability")):
        g.phrase("would_be", "Moved", f"{{what:esubj}} would be destroyed{words}", verb="destroy", by=by)
        g.phrase("would_be", "Moved", f"{{what:esubj_all}} would be destroyed{words}", verb="destroy", by=by)
    g.phrase("esubj_all", "Any", "your {f:core}", filter=shape("Filter", tests=("$f", make("Controlled", by=YOU))))
    stays = shape("SetState", what=IT, state="$s")
    for tail in ("", " instead"):
        keep = f"you may {{cost:effect_cost}} to keep it on the field {{s:STATE}}{tail}"
        g.phrase("kept", "PayFor", keep, do=stays)
        g.phrase("kept", "PayFor", f"{keep} and {{m:clauses}}", do=(stays, "$m"))
    back = make("Move", verb="return", what=IT, to=(HAND,))
    g.phrase("kept", "PayFor", "you may {cost:effect_cost} to return it to your hand instead", do=back)
    # 10-1-3-4: it is destroyed all the same, and only goes elsewhere than to the trash
    elsewhere = make("Move", verb="destroy", what=IT, to=(HAND,))
    words = "the spirit card to your hand instead of placing it into your trash"
    g.phrase("kept", "PayFor", f"you may {{cost:effect_cost}} to return {words}", do=elsewhere)
    # 8-9-2-2: what a player does, and does something else instead
    g.phrase("would_do", "Drawn", "you would draw a card", who=YOU)
    g.phrase("static", "Would", "when {event:would_do} , you may {d:step} instead", do=shape("May", do=("$d",)))
    g.phrase("kept", "SetState", "they remain on the field {state:STATE} instead", what=IT)
