"""What effects do to cards: select, destroy, return, discard, draw, reveal, exhaust, summon, place (chapters 4 and 10)."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import EACH_PLAYER, EXACTLY_ONE, ONE, OPPONENT, YOU, make
from cardwright.text.shape import shape

OWNER = make("CardOwner")
TRASH = make("Place", zone="trash", of=OWNER)
HAND = make("Place", zone="hand", of=OWNER)
MY_HAND = make("Place", zone="hand", of=YOU)
FIELD = make("Place", zone="field", of=YOU)
FREE = make("Pay", points="cores", n=make("Num", n=0))


def add(g: Grammar) -> None:
    """Add the phrases."""
    _choosing(g)
    _leaving(g)
    _discarding(g)
    _looking(g)
    _turning(g)
    _entering(g)
    _others(g)


def _choosing(g: Grammar) -> None:
    """8-5-3: everything is selected while the effect is resolved."""
    g.phrase("step", "Choose", "select {what:pick}", "from your trash , select {what:pick}")
    both = shape("Joined", do=(shape("Choose", what="$a"), shape("Choose", what="$b")))
    g.phrase("clause", LIST, "select {a:pick} and {b:pick}", items=(both,))
    g.phrase("step", "Choose", "select {what:pick_per}")
    per = shape("Exactly", n="$p")
    g.phrase(
        "pick_per",
        "Pick",
        "1 of {w:whose} {f:core} for {p:per}",
        count=per,
        filter=shape("Filter", tests=("$f", shape("Controlled", by="$w"))),
    )
    g.phrase(
        "pick_per",
        "Pick",
        "1 of {w:whose} {f:core} {h:posts} for {p:per}",
        count=per,
        filter=shape("Filter", tests=("$f", "$h", shape("Controlled", by="$w"))),
    )
    g.phrase("step", "Act", "both player {do:doing}", who=EACH_PLAYER)
    g.phrase("step", "Act", "make your opponent {do:doing}", who=OPPONENT)
    g.phrase(
        "step",
        "Choose",
        "for {p:per} , select 1 of {w:whose} {f:tests}",
        what=shape("Pick", count=per, filter=shape("Filter", tests=("$f", shape("Controlled", by="$w")))),
    )
    g.phrase("step", "SetState", "it is refreshed", what=make("Pronoun", form="it", filter=make("Filter")), state="refreshed")
    _one_choice_or_another(g)
    g.phrase("step", "AimAttack", "attack {what:pron}")
    g.phrase("pron", "Pronoun", "<your opponent 's|their> blocking spirit", form="the", said="blocking", filter=make("Filter"))
    g.phrase("subject", "Pronoun", "the {f:bare_core} {said:MOVED} by this effect", form="the", filter=shape("Filter", tests="$f"))
    g.phrase("pron", "Pronoun", "the {f:bare_core} {said:MOVED} by this effect", form="the", filter=shape("Filter", tests="$f"))
    g.phrase("pron", "Pronoun", "that {said:PAST} {f:bare_core}", form="the", filter=shape("Filter", tests="$f"))
    g.phrase("step", "UseAbility", "activate {what:this} 's {label:LABEL} effect")
    g.phrase("step", "UseAbility", "activate {what:pron} 's {label:KW} effect")
    # it happens once more, whether that is said or not
    for again in ("", " a second time"):
        g.phrase("step", "UseAbility", f"activate 1 of {{what:pron}} 's {{label:LABEL}} effect{again}", one=1)
    g.phrase("ref", "Related", "the linked spirit", relation="linked spirit", to=make("This"))


def _one_choice_or_another(g: Grammar) -> None:
    """ "Two of these or one of those": which of the two is decided when it is carried out (8-5-3)."""
    several = shape("Filter", tests=("$f", shape("Controlled", by="$w")))
    g.phrase("several", "Pick", "{n:many} of {w:whose} {f:tests}", count=shape("Exactly", n="$n"), filter=several)
    g.phrase("single_pick", "Pick", "1 of {w:whose} {f:tests}", count=EXACTLY_ONE, filter=several)
    for verb, acts in (
        ("exhaust", [shape("SetState", what=hole, state="exhausted") for hole in ("$a", "$b")]),
        ("refresh", [shape("SetState", what=hole, state="refreshed") for hole in ("$a", "$b")]),
        ("destroy", [shape("Move", verb="destroy", what=hole, to=TRASH) for hole in ("$a", "$b")]),
    ):
        ways = tuple(shape("Option", n=0, do=act) for act in acts)
        either = shape("Modal", count=EXACTLY_ONE, options=ways, later=1)
        words = f"select {{a:several}} <or|, or> {{b:single_pick}} and {verb} them"
        other = f"select {{a:single_pick}} <or|, or> {{b:several}} and {verb} them"
        g.phrase("clause", LIST, words, other, items=(either,))


def _leaving(g: Grammar) -> None:
    """Destroy 10-1; return to hand or deck."""
    g.phrase("moving", "Move", "destroy {what:object}", verb="destroy", to=TRASH)
    g.phrase(
        "moving",
        "Move",
        "destroy both spirit",
        verb="destroy",
        to=TRASH,
        what=make("Pronoun", form="those", filter=make("Filter", tests=(make("Type", type="spirit"),))),
    )
    g.phrase("dest", "Place", "to <their|its> owner <'|'s> hand", zone="hand", of=OWNER)
    g.phrase("dest", "Place", "to either the <top or the bottom|top or bottom> of {of:whose} {zone:ZONE}", at="top or bottom")
    g.phrase("dest", "Place", "on top of {of:whose} {zone:ZONE}", at="top")
    g.phrase("moving", "Move", "return {what:single} {source:origin} {to:dests}", verb="return")
    g.phrase("pron", "Pronoun", "<any|the> remaining card", form="rest", filter=make("Filter"))
    # which cards is said after where they go: "return all spirit cards from your trash to your hand that cost 3"
    meant = shape("All", filter=shape("Filter", tests=("$f", "$p", "$h")))
    g.phrase("moving", "Move", "return all {f:core} {p:from_place} {to:dests} {h:posts}", what=meant, verb="return")
    g.phrase("from_place", "In", "from {places:place}")


def _discarding(g: Grammar) -> None:
    """10-2: from the hand unless the text says otherwise."""
    in_hand = make("In", places=(MY_HAND,))
    g.phrase("moving", "Move", "discard {what:discarded}", verb="discard", to=TRASH)
    g.phrase("discarded", None, "{:pron}")
    g.phrase("discarded", None, "{:this}")
    g.phrase(
        "discarded", "Pick", "{count} {f:core}", "{count} {f:core} from your hand", filter=shape("Filter", tests=("$f", in_hand))
    )
    g.phrase(
        "discarded",
        "Pick",
        "{count} {f:core} {h:hand_posts}",
        "{count} {f:core} {h:hand_posts} from your hand",
        filter=shape("Filter", tests=("$f", "$h", in_hand)),
    )
    g.phrase("hand_posts", LIST, "{hand_post}")
    g.phrase("hand_post", "HasKeyword", "with {keyword:KW}")
    g.phrase("discarded", "Pick", "{count} of {p:pron}", filter=shape("Filter", tests=(shape("Among", of="$p"),)))
    among = shape("Filter", tests=(shape("Among", of="$p"),))
    g.phrase("discarded", "Pick", "any number of {p:pron}", count=make("AnyNumber"), filter=among)
    set_cards = shape("Filter", tests=(shape("In", places=(shape("Place", zone="burst area", of="$w"),)),))
    g.phrase("discarded", "Pick", "{count} of {w:whose} set burst <card|>", filter=set_cards)
    g.phrase("discarded", "Pick", "{w:whose} set burst <card|>", count=EXACTLY_ONE, filter=set_cards)
    g.phrase("discarded", "All", "your entire hand", filter=make("Filter", tests=(in_hand,)))
    g.phrase("discarded", None, "{:top}")
    g.phrase("top", "Deck", "{count:n} card from the top of {of:whose} deck", at="top")
    g.phrase("top", "Deck", "a card from the top of {of:whose} deck", count=ONE, at="top")
    g.phrase("top", "Deck", "{count:n} card from the top of {of:whose} deck", at="top")
    g.phrase("top", "Deck", "a number of card from the top of {of:whose} deck equal to {count:counted}", at="top")
    g.phrase("top", "Deck", "the top card of {of:whose} deck for {count:per}", at="top")
    g.phrase("top", "Deck", "<1|a> card from the top of {of:whose} deck for {count:per}", at="top")
    g.phrase(
        "top", "Deck", "the top {n} card of {of:whose} deck for {p:per}", at="top", count=shape("Times", left="$n", right="$p")
    )


def _looking(g: Grammar) -> None:
    """12-2, 12-3."""
    g.phrase("step", "Look", "view {what:top}", "view {what:shown}")
    g.phrase(
        "clause",
        LIST,
        "reveal {p:pick} and add it to your hand",
        items=(
            shape("Reveal", what="$p"),
            make("Move", verb="put", what=make("Pronoun", form="it", filter=make("Filter")), to=(MY_HAND,)),
        ),
    )
    g.phrase("step", "Draw", "draw {n} additional card", count=shape("Exactly", n="$n"))
    g.phrase("step", "Draw", "draw {n} card for {per}", count=shape("Exactly", n=shape("Times", left="$n", right="$per")))
    hand = make("Count", of=make("All", filter=make("Filter", tests=(make("In", places=(MY_HAND,)),))))
    theirs = make(
        "Count", of=make("All", filter=make("Filter", tests=(make("In", places=(make("Place", zone="hand", of=OPPONENT),)),)))
    )
    upto = shape("Exactly", n=shape("Minus", left="$n", right=hand))
    g.phrase("step", "Draw", "draw card until you have {n} card in your hand", count=upto)
    g.phrase(
        "step",
        "Draw",
        "draw card until you have the same number of card in your hand as your opponent have in theirs",
        count=make("Exactly", n=make("Minus", left=theirs, right=hand)),
    )
    g.phrase("placed_pick", "Pick", "1 {f:core} {h:posts}", count=EXACTLY_ONE, filter=shape("Filter", tests=("$f", "$h")))
    # two things of which one is done: what is discarded goes to the trash, and what is returned is not discarded
    back = shape("Option", n=0, do=shape("Move", verb="return", what="$p", to="$d"))
    gone = shape("Option", n=0, do=shape("Move", verb="discard", what="$p", to=TRASH))
    first, last = "return {p:pron} {d:dest} or discard it", "discard {p:pron} or return it {d:dest}"
    for words, ways in ((first, (back, gone)), (last, (gone, back))):
        g.phrase("clause", LIST, words, items=(shape("Modal", count=EXACTLY_ONE, options=ways, later=1),))
    g.phrase("placed", "All", "all {f:core} {h:posts}", filter=shape("Filter", tests=("$f", "$h")))


def _turning(g: Grammar) -> None:
    """Refresh 10-3, exhaust 10-4."""
    for verb, state in (("exhaust", "exhausted"), ("refresh", "refreshed")):
        g.phrase("turning", "SetState", f"{verb} {{what:object}}", state=state)
    g.phrase("step", None, "{:turning}")
    for state in ("exhausted", "refreshed"):
        g.phrase("step", "SetState", f"{{what:pron}} is {state}", state=state)


def _entering(g: Grammar) -> None:
    """Summon 10-6, place 10-7, tokens 4-12."""
    for word, pick in (("summon", "{what:summoned}"), ("place", "{what:summoned}")):
        g.phrase("step", "PlayCard", f"{word} {pick}")
        g.phrase("step", "PlayCard", f"{word} {pick} without paying <its|their> cost", cost=FREE)
        kept = make("KeywordCost", name="cores of the reserve")
        g.phrase(
            "step", "PlayCard", f"{word} {pick} by using core from your reserve to pay its cost and place core onto it", cost=kept
        )
        words = f"{word} {pick} exhausted without paying <its|their> cost"
        g.phrase("step", "PlayCard", words, cost=FREE, state="exhausted")
        g.phrase("step", "PlayCard", f"{word} {{what:this}} from {{source:place}}")
        g.phrase("step", "PlayCard", f"{word} {{what:this}} from {{source:place}} without paying its cost", cost=FREE)
        g.phrase(
            "step",
            "PlayCard",
            f"{word} {{what:this}} from {{source:place}} exhausted without paying its cost",
            cost=FREE,
            state="exhausted",
        )
        g.phrase("step", "PlayCard", f"{word} {{what:this}} without paying its cost", cost=FREE)
        either = f"{word} {{what:this}} from {{source:place}} or {{source:place}}"
        g.phrase("step", "PlayCard", either)
        g.phrase("step", "PlayCard", f"{either} without paying its cost", cost=FREE)
    g.phrase("step", "PlayCard", "use {what:summoned} without paying <its|their> cost", cost=FREE)
    g.phrase("summoned", None, "{:pron}")
    g.phrase("step", "PlayCard", "pay its cost and summon it", what=make("Pronoun", form="it", filter=make("Filter")))
    g.phrase("summoned", "Pick", "{count} {f:core} {h:posts}", filter=shape("Filter", tests=("$f", "$h")))
    g.phrase("step", "Create", "summon {count} of your {names:token_name}", to=FIELD)
    g.phrase("step", "Create", "summon {count} {names:token_name}", to=FIELD)
    exhausted = make("Place", zone="field", of=YOU, state="exhausted")
    g.phrase("step", "Create", "summon {count} of your {names:token_name} exhausted", to=exhausted)
    g.phrase("step", "Create", "summon 1 of your {names:token_name} for {p:per}", to=FIELD, count=shape("Exactly", n="$p"))
    g.phrase("token_name", "Filter", "{tests:token_test}")
    g.phrase("token_test", "Named", "{name:TOKENNAME}")


def _others(g: Grammar) -> None:
    g.phrase("step", "KeywordAction", "activate feast", name="feast")
    g.phrase("step", "KeywordAction", "activate feast {times:n} time", name="feast")
    g.phrase("step", "KeywordAction", "activate feast once for {times:per}", name="feast")
    g.phrase("instead", "Instead", "draw {c:count} card instead", do=shape("Draw", count="$c"))
    top = shape("Deck", count="$n", of=YOU, at="top")
    g.phrase("instead", "Instead", "reveal the top {n} card instead", do=shape("Reveal", what=top))
    g.phrase("step", "Turn", "end the attack step", change="end attack")
