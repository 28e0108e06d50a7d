"""What triggers wait for: cards placed, attacks, reversal, damage, trigger checks, phases."""

from __future__ import annotations

from cardwright.games.weiss.dialect.filters import ANY
from cardwright.text.grammar import Grammar
from cardwright.text.kinds import OPPONENT, YOU, make
from cardwright.text.shape import shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.shared.filters import OTHER

PHASES = (
    "stand phase",
    "draw phase",
    "clock phase",
    "main phase",
    "climax phase",
    "attack phase",
    "end phase",
    "turn",
    "attack declaration step",
    "trigger step",
    "counter step",
    "damage step",
    "battle step",
    "encore step",
)
CHARACTER = make("Type", type="character")


def add(g: Grammar) -> None:
    """Add the phrases."""
    _subjects(g)
    _moves(g)
    _attacks(g)
    _uses(g)
    _damage(g)
    _moments(g)


def _subjects(g: Grammar) -> None:
    g.phrase("esubj", None, "{:this}")
    g.phrase("esubj", None, "{:pron}")
    g.phrase("esubj", "Any", "a {f:tests}", filter=filtered("$f"))
    g.phrase("esubj", "Any", "{f:tests}", filter=filtered("$f"))
    g.phrase("esubj", "Any", "another {f:tests}", filter=shape("Filter", tests=(OTHER, "$f")))
    g.phrase("esubj", "Any", "{w:whose} {f:tests}", filter=shape("Filter", tests=("$f", shape("Controlled", by="$w"))))
    g.phrase("esubj", "Any", "one of {w:whose} {f:tests}", filter=shape("Filter", tests=("$f", shape("Controlled", by="$w"))))
    g.phrase("esubj", "Any", "another of your {f:tests}", filter=shape("Filter", tests=(OTHER, "$f", make("Controlled", by=YOU))))
    battle = shape("Linked", relation="battle opponent", to="$t")
    g.phrase(
        "esubj",
        "Any",
        "{t:this} 's battle opponent",
        "the battle opponent of {t:this}",
        filter=shape("Filter", tests=(CHARACTER, battle)),
    )
    g.phrase("esubj", "Any", "{t:this} 's {f:adjs} battle opponent", filter=shape("Filter", tests=("$f", battle)))
    mine = shape(
        "Linked", relation="battle opponent", to=shape("All", filter=shape("Filter", tests=("$f", make("Controlled", by=YOU))))
    )
    other = shape(
        "Linked",
        relation="battle opponent",
        to=shape("All", filter=shape("Filter", tests=(OTHER, "$f", make("Controlled", by=YOU)))),
    )
    g.phrase(
        "esubj",
        "Any",
        "the battle opponent of your {f:tests}",
        "your {f:core} 's battle opponent",
        filter=shape("Filter", tests=(CHARACTER, mine)),
    )
    g.phrase(
        "esubj",
        "Any",
        "the battle opponent of another of your {f:tests}",
        "another of your {f:core} 's battle opponent",
        filter=shape("Filter", tests=(CHARACTER, other)),
    )
    facing = shape("Linked", relation="facing", to="$t")
    g.phrase("esubj", "Any", "the character facing {t:this}", filter=shape("Filter", tests=(CHARACTER, facing)))


def _moves(g: Grammar) -> None:
    for verb in ("placed", "put"):
        g.phrase("event", "Moved", f"{{what:esubj}} is {verb} {{to:dest}}")
        g.phrase(
            "event",
            "Moved",
            f"{{what:esubj}} is {verb} {{to:dest}} {{source:origin}}",
            f"{{what:esubj}} is {verb} {{source:origin}} {{to:dest}}",
        )
    g.phrase("event", "Moved", "{what:esubj} is placed on {to:place} or {to:place}")
    g.phrase("event", "Moved", "{what:esubj} is returned {to:dest} {source:origin}", verb="return")
    g.phrase(
        "event",
        "Moved",
        "{what:esubj} <move|is moved> to another <position of the stage|position on the stage|stage position|position>",
        verb="move",
    )
    g.phrase(
        "event",
        "Moved",
        "{what:esubj} is <played and placed|played> on the stage",
        verb="play",
        to=make("Place", zone="stage", of=ANY),
    )
    g.phrase("dest", "Place", "on <the|> stage", zone="stage", of=ANY)
    g.phrase("placed_before", "Moved", "{what:this} was placed {to:dest} {source:origin}")
    first, second = (shape("Moved", what="$w", source=f"${s}", to=f"${t}") for s, t in ("ab", "cd"))
    g.phrase(
        "event", "EitherEvent", "{w:esubj} is placed {b:dest} {a:origin} or <is|> put {d:dest} {c:origin}", events=(first, second)
    )
    attacks = (first, shape("Attacks", what="$w"))
    g.phrase("event", "EitherEvent", "{w:esubj} is placed {b:dest} {a:origin} or attack", events=attacks)
    both = (shape("Place", zone="$x", of="$o"), shape("Place", zone="$y", of="$o"))
    g.phrase("event", "Moved", "{what:esubj} is placed {to:dest} from {o:whose} {x:ZONE} or {y:ZONE}", source=both)
    g.phrase("event", "Moved", "{what:esubj} is placed {to:dest} from {source:place} or from {source:place}")
    changed = shape("Moved", what="$w", verb="change", to="$b")
    g.phrase("event", "EitherEvent", '{w:esubj} is placed {b:dest} {a:origin} or by "change"', events=(first, changed))
    g.phrase(
        "event", "EitherEvent", '{w:esubj} is placed {b:dest} {a:origin} or by <a|the> "change" effect', events=(first, changed)
    )
    g.phrase("event", "Moved", '{what:esubj} is placed {to:dest} by <a|the> "change" effect', verb="change")
    for way, words in (("", "effect"), ("auto effect", "[auto] <effect|>"), ("act effect", "[act] <effect|>")):
        by_card = shape("Moved", what="$w", verb=way, to="$b", by="ability", of="$n")
        either = f"{{w:esubj}} is placed {{b:dest}} {{a:origin}} or by <the|a> {words} of {{n:effect_of}}"
        g.phrase("event", "EitherEvent", either, events=(first, by_card))
        alone = f"{{what:esubj}} is placed {{to:dest}} by <the|a> {words} of {{of:effect_of}}"
        g.phrase("event", "Moved", alone, verb=way, by="ability")
    g.phrase("effect_of", "Filter", "{tests:named}")
    g.phrase("effect_of", "Filter", "a card named {n:NAME}", tests=(make("Type", type="card"), shape("Named", name="$n")))


def _attacks(g: Grammar) -> None:
    """7.2.1.4."""
    g.phrase("event", "Attacks", "{what:esubj} attack")
    for way in ("frontal", "side", "direct"):
        g.phrase("event", "StateChanged", f"{{what:esubj}} {way}_attack", state=f"{way} attacking")
    ways = tuple(shape("StateChanged", what="$w", state=f"{way} attacking") for way in ("frontal", "side"))
    g.phrase("event", "EitherEvent", "{w:esubj} frontal or side_attack", events=ways)
    g.phrase("event", "Attacked", "{what:esubj} is attacked")
    g.phrase("event", "StateChanged", "{what:esubj} is <frontal_attacked|being frontal_attacked>", state="frontal attacked")
    for state in ("stand", "rest", "reverse"):
        g.phrase("event", "StateChanged", f"{{what:esubj}} become [{state}]", state=state)
    g.phrase("event", "StateChanged", "{what:esubj} become <[reverse]|reverse> <in|during> battle", state="reverse in battle")
    g.phrase("event", "EitherEvent", "{events:event} or {events:event}")


def _uses(g: Grammar) -> None:
    """8.1.1.1.2, 10.7.4, 10.8.5, 10.11.4 to 10.14.3: using is resolving."""
    g.phrase(
        "event",
        "Used",
        "you use {what:this} 's {label:KW}",
        "you use {label:KW} of {what:this}",
        "you use the {label:KW} of {what:this}",
        who=YOU,
    )
    for who, by in (("you", YOU), ("your opponent", OPPONENT)):
        g.phrase("event", "Used", f"{who} use <a|> {{label:KW}}", who=by, what=make("Any", filter=make("Filter")))
        g.phrase("event", "Used", f"{who} use <a|> [act] <ability|>", who=by, label="act", what=make("Any", filter=make("Filter")))
        g.phrase("event", "Played", f"{who} play {{what:esubj}}", who=by)
    g.phrase("event", "Used", "you use <the|> [act] of {what:this}", "you use {what:this} 's [act]", who=YOU, label="act")


def _damage(g: Grammar) -> None:
    """4.10.1.2, 4.12, 7.3.1.2."""
    anyone = make("Leader", of=make("Player", who="any"))
    for canceled, verb in ((1, "is canceled"), (0, "isn't canceled")):
        g.phrase("event", "Canceled", f"<the|> damage dealt by {{source:esubj}} {verb}", to=anyone, canceled=canceled)
        g.phrase(
            "event",
            "Canceled",
            f"<the|> damage you <received|receive|took|take> {verb}",
            f"<the|> damage dealt to you {verb}",
            to=make("Leader", of=YOU),
            canceled=canceled,
        )
        g.phrase(
            "event",
            "Canceled",
            f"<the|> damage dealt to your opponent {verb}",
            f"<the|> damage your opponent <received|receive|took|take> {verb}",
            to=make("Leader", of=OPPONENT),
            canceled=canceled,
        )
    checks = shape("Any", filter=shape("Filter", tests=("$f",)))
    g.phrase(
        "event",
        "Checked",
        "{by:esubj} <'s|'> trigger check reveal <a|> {f:tests}",
        "the trigger check of {by:esubj} reveal <a|> {f:tests}",
        what=checks,
    )
    g.phrase("event", "Checked", "{what:esubj} trigger", by=make("Any", filter=make("Filter")))
    g.phrase("event", "LevelsUp", "you level_up", who=YOU)
    g.phrase("event", "LevelsUp", "your opponent level_up", who=OPPONENT)


def _moments(g: Grammar) -> None:
    begins = "the <beginning|start> of"
    for phase in PHASES:
        for at, words in (("start", begins), ("end", "the end of")):
            g.phrase("moment", "PhaseStarts", f"{words} {{of:whose}} {phase}", phase=phase, at=at)
            every = "each" if phase == "turn" else "<the|each>"
            g.phrase("moment", "PhaseStarts", f"{words} {every} {phase}", phase=phase, at=at, of=make("Player", who="each"))
            all_players = f"{words} all player ' {phase}"
            g.phrase("moment", "PhaseStarts", all_players, phase=phase, at=at, of=make("Player", who="each"))
            g.phrase("moment", "PhaseStarts", f"{words} the {phase} of {{of:whose}} turn", phase=phase, at=at)
            # once only: what an effect that is being carried out can put off to
            if phase != "turn":
                g.phrase("soon_moment", "PhaseStarts", f"{words} {{of:whose}} {phase}", phase=phase, at=at, which="next")
                g.phrase("soon_moment", "PhaseStarts", f"{words} the {phase}", phase=phase, at=at, of=ANY, which="next")
            g.phrase("later_moment", "PhaseStarts", f"{words} {{of:whose}} next {phase}", phase=phase, at=at, which="next")
            g.phrase("later_moment", "PhaseStarts", f"{words} the next {phase}", phase=phase, at=at, of=ANY, which="next")
            g.phrase("later_moment", "PhaseStarts", f"{words} <this|that> {phase}", phase=phase, at=at, of=ANY, which="this")
    g.phrase("soon_moment", "PhaseStarts", "the end of {of:whose} turn", phase="turn", at="end")
    g.phrase("later_moment", "PhaseStarts", "the end of turn", "the end of the turn", phase="turn", at="end", of=ANY, which="this")
    g.phrase("moment", None, "{:later_moment}")
    g.phrase("moment", "AttackEnds", "the end of {what:this} 's attack", "the end of the attack of {what:this}")
    g.phrase("moment", "AttackEnds", "the end of <the|this|that> attack", what=make("Any", filter=make("Filter")))
