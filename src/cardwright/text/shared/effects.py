"""Effects that every game has: select, move, search, look, reveal, shuffle, draw, deal, give."""

from __future__ import annotations

from cardwright.text.grammar import LIST, Grammar
from cardwright.text.instead import SAME
from cardwright.text.kinds import EXACTLY_ONE, OPPONENT, YOU, make
from cardwright.text.shape import Given, Shape, shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.filters import OTHER

THEY = make("Player", who="they")


def add(g: Grammar, targets: str = "<select|choose>", picks: str = "") -> None:
    """Add the phrases. `targets`: the word that chooses on playing; `picks`: the one that chooses while resolving."""
    if targets:
        _choosing(g, targets, False)
    if picks:
        _choosing(g, picks, True)
    _finding(g)
    _cards_moving(g)
    _giving(g)
    _durations(g)
    _players_acting(g)


def _chosen(picks: bool, count: Given, filter: Given, random: int = 0) -> Shape:
    """Cards chosen as targets, or, if the word says so, while the effect is carried out."""
    if picks:
        return shape("Choose", what=shape("Pick", count=count, filter=filter, random=random))
    return shape("Select", count=count, filter=filter, random=random)


def _choosing(g: Grammar, word: str, picks: bool) -> None:
    """What the word chooses, one thing or two."""
    for wordings, filter_, random in (
        ((f"{word} {{count}} {{f:tests}}",), filtered("$f"), 0),
        ((f"{word} {{count}} random {{f:tests}}", f"randomly {word} {{count}} {{f:tests}}"), filtered("$f"), 1),
        ((f"{word} {{count}} of {{p:pron}}",), shape("Filter", tests=(shape("Among", of="$p"),)), 0),
        ((f"{word} {{count}} of your {{f:tests}}",), shape("Filter", tests=("$f", make("Controlled", by=YOU))), 0),
    ):
        g.phrase("clause", LIST, *wordings, items=(_chosen(picks, "$count", filter_, random),))
    another = shape("Filter", tests=(OTHER, "$f"))
    g.phrase("clause", LIST, f"{word} another {{f:tests}}", items=(_chosen(picks, EXACTLY_ONE, another),))
    g.phrase(
        "clause",
        LIST,
        f"{word} {{a:count}} {{f:tests}} and {{b:count}} {{h:tests}}",
        items=(shape("Joined", do=(_chosen(picks, "$a", filtered("$f")), _chosen(picks, "$b", filtered("$h")))),),
    )
    g.phrase(
        "clause",
        LIST,
        f"{word} {{a:count}} {{f:tests}} and another {{h:tests}}",
        items=(_chosen(picks, "$a", filtered("$f")), _chosen(picks, EXACTLY_ONE, shape("Filter", tests=(OTHER, "$h")))),
    )
    shared_place = (
        _chosen(picks, "$a", shape("Filter", tests=("$f", "$p"))),
        _chosen(picks, EXACTLY_ONE, shape("Filter", tests=("$h", "$p"))),
    )
    g.phrase(
        "clause",
        LIST,
        f"{word} {{a:count}} {{f:bare_core}} and {{h:bare_core}} {{p:posts}}",
        items=(shape("Joined", do=shared_place),),
    )
    own_places = (
        _chosen(picks, "$a", shape("Filter", tests=("$f", "$p"))),
        _chosen(picks, EXACTLY_ONE, shape("Filter", tests=("$h", "$q"))),
    )
    g.phrase(
        "clause",
        LIST,
        f"{word} {{a:count}} {{f:core}} {{p:posts}} and {{h:core}} {{q:posts}}",
        items=(shape("Joined", do=own_places),),
    )


def _finding(g: Grammar) -> None:
    g.phrase(
        "clause",
        LIST,
        "search {w:whose} {z:ZONE} for {a:count} {f:core} and {h:core}",
        items=(
            shape("Search", of="$w", zone="$z", count="$a", filter=filtered("$f")),
            shape("Search", of="$w", zone="$z", count=EXACTLY_ONE, filter=filtered("$h")),
        ),
    )
    g.phrase("step", "Search", "search {of:whose} {zone:ZONE} for {count} {f:tests}", filter=filtered("$f"))
    g.phrase("step", "Look", "look at {what:top}", "look at {what:shown}")
    g.phrase("step", "Reveal", "reveal {what:object}", "reveal {what:shown}", "reveal {what:two_picks}")
    g.phrase("shown", "All", "{p:place}", filter=shape("Filter", tests=(shape("In", places="$p"),)))
    g.phrase("step", "Shuffle", "shuffle", "shuffle it")
    g.phrase("step", "Shuffle", "shuffle {of:whose} deck")


def _cards_moving(g: Grammar) -> None:
    g.phrase("step", "Draw", "draw {count} card")
    for wording in ("draw a card for {per}", "for {per} , draw a card"):
        g.phrase("step", "Draw", wording, count=shape("Exactly", n="$per"))
    g.phrase("step", None, "{:moving}")
    g.phrase("moving", "Move", "<put|add|place> {what:placed} {to:dests}", verb="put")
    g.phrase("moving", "Move", "<put|add|place> {what:single} {source:origin} {to:dests}", verb="put")
    g.phrase("moving", "Move", "return {what:object} {to:dests}", verb="return")
    g.phrase("origin", "Place", "from {of:whose} {zone:ZONE}")
    # what is put somewhere is pointed at or comes from a place that is said: a bare name is a token to be made
    g.phrase("placed", None, "{:ref}")
    g.phrase("placed", None, "{:top}")
    g.phrase("placed", None, "{:placed_pick}")
    g.phrase("placed", None, "{:two_picks}")
    picks = tuple(
        shape("Pick", count=count, filter=shape("Filter", tests=(tests, "$p"))) for count, tests in (("$a", "$f"), ("$b", "$h"))
    )
    g.phrase("two_picks", "Together", "{a:count} {f:core} and {b:count} {h:core} {p:posts}", parts=picks)
    g.phrase("placed_pick", "Pick", "{count} {f:core} {h:posts}", filter=shape("Filter", tests=("$f", "$h")))
    g.phrase("placed_pick", "Pick", "{count} of {p:pron}", filter=shape("Filter", tests=(shape("Among", of="$p"),)))
    g.phrase(
        "placed_pick",
        "Pick",
        "any number of {p:pron}",
        count=make("AnyNumber"),
        filter=shape("Filter", tests=(shape("Among", of="$p"),)),
    )
    g.phrase(
        "placed_pick", "Pick", "another {f:core} {h:posts}", count=EXACTLY_ONE, filter=shape("Filter", tests=(OTHER, "$f", "$h"))
    )
    g.phrase("step", "Exchange", "swap {left:pick} <for|with> {right:pick}", "swap {left:ref} <for|with> {right:ref}")


def _giving(g: Grammar) -> None:
    g.phrase("step", "Modify", "give {what:given} {mods}", "give {mods} to {what:given}")
    g.phrase("step", "Modify", "give {what:given} {mods} {duration}")
    g.phrase("given", None, "{:ref}")
    g.phrase("given", None, "{:pick}")
    g.phrase("step", "Modify", "{what:ref} gain {mods}", "{what:ref} gain {mods} {duration}")
    g.phrase(
        "clause",
        LIST,
        "give {a:given} {m:mods} and {b:single} {k:mods}",
        "give {a:given} {m:mods} and {b:group} {k:mods}",
        items=(shape("Modify", what="$a", mods="$m"), shape("Modify", what="$b", mods="$k")),
    )
    g.phrase(
        "mods",
        LIST,
        "{mod_item}",
        "{mod_item} and {mod_item}",
        "{mod_item} , {mod_item} , and {mod_item}",
        "{mod_item} , {mod_item} , {mod_item} , and {mod_item}",
        "{mod_item} , {mod_item}",
    )
    g.phrase("mod_item", LIST, "{mod}")
    g.phrase(
        "clause",
        LIST,
        "give {w:given} {m:mods} and , if {c:conds} , {k:mods}",
        items=(shape("Modify", what="$w", mods="$m"), shape("If", condition="$c", then=shape("Modify", what="$w", mods="$k"))),
    )
    g.phrase(
        "clause",
        LIST,
        "give {w:given} {m:mods} and , {d:duration} , {k:mods}",
        items=(shape("Modify", what="$w", mods="$m"), shape("Modify", what="$w", mods="$k", duration="$d")),
    )
    g.phrase("instead", "Instead", "give {m:mods} instead", do=shape("Modify", what=SAME, mods="$m"))
    g.phrase("mod", "HaveKeyword", "{keyword:KW}")
    g.phrase("mod", "HaveKeyword", "[quick]", keyword="quick")
    g.phrase("mod", "HaveTrait", "the {trait:TRAIT} trait")
    g.phrase("mod", "HaveAbility", "OPEN {ability} CLOSE")
    g.phrase("mods", "OneMod", "{options:mod} or {options:mod}", "{options:mod} , {options:mod} <, or|or> {options:mod}")
    g.phrase("step", "Modify", "{what:ref} lose all ability", mods=make("LoseAbilities"))
    g.phrase("step", "Modify", "{what:ref} lose all ability {duration}", mods=make("LoseAbilities"))
    g.phrase("step", "Modify", "{what:ref} lose {k:KW}", mods=shape("LoseKeyword", keyword="$k"))
    g.phrase("step", "Modify", "{what:ref} lose {k:KW} {duration}", mods=shape("LoseKeyword", keyword="$k"))


def _durations(g: Grammar) -> None:
    g.phrase(
        "duration",
        "Until",
        "for the rest of <this|the> turn",
        "this turn",
        "until <the|> end of turn",
        "until end of this turn",
        "until the end of <this|the> turn",
        "during this turn",
        end="this turn",
    )
    g.phrase("duration", "Until", "until <the|> end of <your|each> opponent 's next turn", end="opponent's next turn")
    g.phrase("duration", "Until", "until the end of the next turn", end="next turn")
    g.phrase("duration", "During", "during <your|each> opponent 's next turn", span="opponent's next turn")
    g.phrase("duration", "Until", "until the end of <its|their> controller 's next turn", end="controller's next turn")
    g.phrase("duration", "During", "during your next turn", span="your next turn")
    g.phrase("duration", "During", "during <its|their> controller 's next turn", span="controller's next turn")
    g.phrase(
        "duration",
        "During",
        "for the rest of this turn and during <your|each> opponent 's next turn",
        span="this turn and opponent's next turn",
    )


def _players_acting(g: Grammar) -> None:
    for words, who in (("<your|each> opponent", OPPONENT), ("each player", make("Player", who="each")), ("they", THEY)):
        g.phrase("step", "Act", f"{words} {{do:doing}}", who=who)
    g.phrase("step", "Act", "{who:controller} {do:doing}")
    g.phrase("controller", "ControllerOf", "{what:pron} 's controller")
    g.phrase("controller", "ControllerOf", "its controller", what=make("Pronoun", form="it", filter=make("Filter")))
    g.phrase("doing", LIST, "{clause}")
    for joined in ("and~", ",~", ", and~", ", then~", "then~", "and then~", ", and then~"):
        g.phrase("doing", LIST, f"{{clause}} {joined} {{doing}}")
    g.phrase("step", "Outcome", "you win the game", result="win")
    g.phrase("step", "Outcome", "you lose the game", result="lose")
    g.phrase("step", "Outcome", "<your|each> opponent lose the game", who=OPPONENT, result="lose")
