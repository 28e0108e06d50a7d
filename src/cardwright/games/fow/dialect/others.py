"""Effects of other kinds: cancelling (1012), copies (1017), dice (1023), tokens (1303), turns, what is paid to prevent them."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import OPPONENT, make
from cardwright.text.shape import Given, shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.references import IT


def add(g: Grammar) -> None:
    """Add the phrases."""
    _chase(g)
    _choices(g)
    _tokens(g)
    _dice(g)
    _turns(g)
    _players(g)


def _chase(g: Grammar) -> None:
    g.phrase("step", "Cancel", "cancel {what:ref}")
    played = make("Pronoun", form="that", filter=make("Filter"))
    g.phrase("step", "Cancel", "cancel that spell or ability", what=played)
    payer = shape("ControllerOf", what=IT)
    g.phrase(
        "step",
        "Unless",
        "{do:cancelling} unless its controller pay {p:WILL}",
        who=payer,
        cost=shape("Pay", points="$p", n=make("Num", n=1)),
    )
    g.phrase("cancelling", "Cancel", "cancel {what:target}")
    counted = shape("Pay", points="$p", n=make("X"))
    g.phrase("step", "Unless", "{do:cancelling} unless its controller pay {p:WILLX}", who=payer, cost=counted)
    g.phrase("step", "Copy", "copy {what:ref}")
    g.phrase("step", "Summon", "summon {what:object}")
    there = make("In", places=(make("Place", zone="field", of=make("Player", who="any")),))
    entered = make("Is", what=IT, filter=make("Filter", tests=(there,)))  # it may have been put elsewhere
    # what waits for the card to come in any way has triggered as it came
    triggered = (make("UseAbility", what=IT, label="enter if played"),)
    g.phrase("step", "If", "this trigger its [enter] ability", condition=entered, then=triggered)
    g.phrase("step", "PlayCard", "play {what:object} without paying its cost", cost=make("Pay", points="will", n=make("Num", n=0)))


def _choices(g: Grammar) -> None:
    """What a player chooses while the effect is carried out: a number, an attribute, a race."""
    g.phrase(
        "step",
        "Look",
        "look at {w:whose} hand",
        what=shape("All", filter=shape("Filter", tests=(shape("In", places=shape("Place", zone="hand", of="$w")),))),
    )
    g.phrase("step", "Look", "you may look at {what:pron} at any time", stays=1)  # 311.2a
    picked = shape("Choose", what=shape("Pick", count="$count", filter=filtered("$f")))
    g.phrase("clause", LIST, "you choose {count} {f:tests}", items=(picked,))
    g.phrase("step", "Define", "choose a number", value=make("X"))
    colours = tuple(make("BecomeClass", name=name) for name in ("light", "fire", "water", "wind", "darkness"))
    words = "choose a attribute . {what:this} become the chosen attribute {duration}"
    g.phrase("step", "Modify", words, mods=make("OneMod", options=colours))
    back = make("Place", zone="deck", of=make("CardOwner"), at="top", order="any")
    g.phrase("step", "Move", "put {what:pron} back in any order", verb="put", to=back)


def _tokens(g: Grammar) -> None:
    """1303.1: a token's information is what the effect says."""
    stats = "[ {a:size} / {d:size} ]"
    looks: tuple[tuple[str, Given], ...] = (
        ("{c:ATTR} {t:TRAIT}", shape("Class", name="$c")),
        ("{t:TRAIT}", ()),
        ("{c:ATTR} / {e:ATTR} {t:TRAIT}", (shape("Class", name="$c"), shape("Class", name="$e"))),
    )
    one = make("Exactly", n=make("Num", n=1))
    counts: tuple[tuple[str, Given], ...] = (("<a|>", one), ("{k:n}", shape("Exactly", n="$k")))
    for number, count in counts:
        for look, colours in looks:
            token = f"put {number} {stats} {look} resonator token"
            for words, abilities in ((f"{token} {{to:dest}}", ()), (f"{token} with {{b:token_abilities}} {{to:dest}}", "$b")):
                g.phrase("step", "Mint", words, count=count, atk="$a", def_="$d", colours=colours, trait="$t", abilities=abilities)
            if number == "<a|>":
                each, many = f"{token} {{to:dest}} for {{p:per}}", shape("Exactly", n="$p")
                g.phrase("step", "Mint", each, count=many, atk="$a", def_="$d", colours=colours, trait="$t")
                armed = f"{token} with {{b:token_abilities}} {{to:dest}} for {{p:per}}"
                g.phrase("step", "Mint", armed, count=many, atk="$a", def_="$d", colours=colours, trait="$t", abilities="$b")
        plain = f"put {number} {stats} {{t:TRAIT}} resonator token with no attribute {{to:dest}}"
        g.phrase("step", "Mint", plain, count=count, atk="$a", def_="$d", trait="$t")
        # what does not fight has no numbers
        nothing = make("Num", n=0)
        for bare in ("addition token with no attribute", "addition token"):
            words = f"put {number} {{t:TRAIT}} {bare} {{to:dest}}"
            g.phrase("step", "Mint", words, count=count, type="addition", atk=nothing, def_=nothing, trait="$t")
        added, colour = f"put {number} {{c:ATTR}} {{t:TRAIT}} addition token {{to:dest}}", shape("Class", name="$c")
        g.phrase("step", "Mint", added, count=count, type="addition", atk=nothing, def_=nothing, colours=colour, trait="$t")
    g.phrase("token_abilities", LIST, "{token_ability}", "{token_ability} and {token_ability}")
    g.phrase("token_abilities", LIST, "{token_ability} , {token_ability} <and|, and> {token_ability}")
    g.phrase("token_ability", None, "{:keyword}")
    g.phrase("token_ability", LIST, "OPEN {ability} CLOSE")


def _dice(g: Grammar) -> None:
    """1023."""
    rolled = make("Result", of=make("Pronoun", form="the", said="rolled", filter=make("Filter")), what="roll")
    g.phrase("counted", "Result", "the result of the roll", of=rolled["of"], what="roll")
    roll = shape("Roll", dice="$d")
    plain = ("[force] {d:NUM} {c:clauses} .", "[force] {d:NUM} . {c:clauses} .")
    g.phrase("sentence", LIST, *plain, items=(roll, "$c"))
    defined = ("[force] {d:NUM} {c:clauses} , where {x:define} .", "[force] {d:NUM} . {c:clauses} , where {x:define} .")
    g.phrase("sentence", LIST, *defined, items=(roll, "$c", "$x"))


def _turns(g: Grammar) -> None:
    g.phrase("step", "Turn", "take <a extra|another> turn after this one", change="extra")


def _players(g: Grammar) -> None:
    """Players who act; a target player, and "that player"."""
    g.phrase("step", "Act", "{who:acting} {do:doing}")
    player = make("Filter", tests=(make("Type", type="player"),))
    targeted = make("Target", count=make("Exactly", n=make("Num", n=1)), filter=player)
    g.phrase("acting", "ControllerOf", "target player", what=targeted)
    theirs = make("Filter", tests=(make("Controlled", by=OPPONENT), make("Type", type="player")))
    g.phrase(
        "acting", "ControllerOf", "target opponent", what=make("Target", count=make("Exactly", n=make("Num", n=1)), filter=theirs)
    )
    g.phrase("acting", "Player", "that player", who="they")
    g.phrase("acting", "Player", "all player", who="each")
    g.phrase("acting", "OwnerOf", "its owner", what=IT)
    g.phrase("acting", "ControllerOf", "this card 's controller", what=make("This"))
