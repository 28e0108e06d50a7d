"""What one line of a card is: automatic, activate or continuous ability, a chant's effect, options (901, 1409, 1411)."""

from __future__ import annotations

from cardwright.games.fow.dialect.events import MY_FIELD
from cardwright.games.fow.dialect.filters import ANY
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import ONE, OPPONENT, THIS, YOU, make
from cardwright.text.shape import Given, shape
from cardwright.text.shared.references import IT

# 1409: old cards say what kind of ability it is, which changes nothing
CONTINUOUS = "<[continuous] :|[continuous]|>"
ENTERS = make("Moved", what=THIS, to=(MY_FIELD,))
ORDINALS = ("first", "second", "third", "fourth", "fifth")


def add(g: Grammar) -> None:
    """Add the phrases."""
    _lines(g)
    _triggered(g)
    _activated(g)
    _continuous(g)
    _options(g)


def _lines(g: Grammar) -> None:
    g.phrase("line", LIST, "{continuous} {triggered}")
    g.phrase("line", LIST, "{ability}", "{keywords} .", "{keywords} {ability}", "{keyword_line}", "{keywords} {keyword_line}")
    g.phrase(
        "chant_line",
        LIST,
        "{chant}",
        "{keywords} .",
        "{keywords} {chant}",
        "{chant_keyword}",
        "{continuous}",
        "{keywords} {continuous}",
        "{noticed}",
        "{activated}",
    )
    g.phrase("chant", "SpellEffect", "{do:body}", "{do:timed}")
    # "at the end of turn, ..." at the head of a chant is what it does, later: a chant is gone by then
    g.phrase("timed", LIST, "{at_moment} .", "{at_moment} . {later}")
    g.phrase("at_moment", "Delayed", "at {on:moment} , {do:clauses}")
    g.phrase("keywords", LIST, "{keyword}", "{keyword} {keywords}", "{keyword} , {keywords}")
    g.phrase("keyword", "Keyword", "{name:PLAINKW}")
    g.phrase("ability", None, "{:triggered}")
    g.phrase("ability", None, "{:activated}")
    g.phrase("ability", None, "{:continuous}")


def _triggered(g: Grammar) -> None:
    """906, 1411.1: three eras part the condition from the effect by a comma, an arrow, or three signs."""
    g.phrase("triggered", None, "{:noticed}")
    for trigger, sign, category in (
        ("<whenever|when> {on:event}", "<,|⇒>", "noticed"),
        ("at {on:moment}", "⇒", "noticed"),
        ("at {on:moment}", ",", "triggered"),
    ):
        start = f"{CONTINUOUS} {trigger} {sign}"
        g.phrase(category, "Triggered", f"{start} {{do:body}}", f"{start} {{do:body}} {{limits:triggers_only}}")
        when: tuple[tuple[str, dict[str, Given]], ...] = (
            ("while {when:conds}", {}),
            ("during your turn", {"when": make("TurnOf", who=YOU)}),
            ("during your opponent 's turn", {"when": make("TurnOf", who=OPPONENT)}),
        )
        if sign != ",":
            g.phrase(category, "Triggered", f"{CONTINUOUS} {trigger} , if {{when:conds}} ⇒ {{do:body}}")
        for words, given in when:
            g.phrase(category, "Triggered", f"{CONTINUOUS} {trigger} <,|> {words} {sign} {{do:body}}", **given)
    # what was not played came in some other way
    for whose, owner in (("a", ANY), ("your", YOU), ("your opponent 's", OPPONENT)):
        played = shape("Came", what=IT, source=make("Place", zone="hand", of=owner), by="play")
        unplayed = f"<whenever|when> {{on:event}} without being played from {whose} hand <,|⇒> {{do:body}}"
        g.phrase("noticed", "Triggered", f"{CONTINUOUS} {unplayed}", when=shape("Not", part=played))
    first = make("Limit", times=1, per="first of turn")
    for sign in (",", "⇒"):
        g.phrase(
            "noticed",
            "Triggered",
            f"{CONTINUOUS} whenever {{on:event}} for the first time each turn {sign} {{do:body}}",
            limits=first,
        )
    g.phrase("triggers_only", "OnlyIf", "this ability trigger only if {condition:conds} .")
    g.phrase("triggers_only", "Limit", "this ability trigger only <once|one time> <per|each> turn .", times=1)
    # a card that is played from the standby area comes into the field by way of the chase area (1114.2)
    from_standby = shape("Came", what=THIS, source=make("Place", zone="standby area", of=YOU), by="play")
    entering = f"{CONTINUOUS} when this card enter your field from <a|your> standby_area <,|⇒>"
    g.phrase("triggered", "Triggered", f"{entering} {{do:body}}", on=ENTERS, when=from_standby)
    # after another sentence it is no ability of its own
    g.phrase("delayed", "Delayed", "at {on:moment} ⇒ {do:clauses}")
    this_turn = make("Until", end="this turn")
    g.phrase("delayed", "Delayed", "whenever {on:event} this turn ⇒ {do:clauses}", until=this_turn, each=1)
    g.phrase("scoped", "Delayed", "{until:duration} , whenever {on:event} <,|⇒> {do:clauses}", each=1)
    # 1411.2: not whenever the card comes into the field
    g.phrase("triggered", "Triggered", "[enter] <:|> {do:body}", label="enter", on=ENTERS)
    # with an arrow it is of a card after the old ones, whose reminder says: when this card enters the field, in whatever way
    g.phrase("triggered", "Triggered", "[enter] ⇒ {do:body}", label="enters", on=ENTERS)
    # two abilities with the same effect
    other = shape("Any", filter=shape("Filter", tests="$f"))
    ways = (shape("Blocks", what="$w", against=other), shape("Blocks", what=other, against="$w"))
    blocking = "<whenever|when> {w:this} block or is blocked by a {f:tests} <,|⇒> {b:body}"
    g.phrase("line", LIST, f"{CONTINUOUS} {blocking}", items=tuple(shape("Triggered", on=way, do="$b") for way in ways))
    for words in ("<when|whenever> {e:event}", "at {e:moment}"):
        both = (shape("Triggered", label="enters", on=ENTERS, do="$b"), shape("Triggered", on="$e", do="$b"))
        g.phrase("line", LIST, f"[enter] or {words} ⇒ {{b:body}}", items=both)


def _activated(g: Grammar) -> None:
    """905: any time that its controller has priority."""
    act = "<[activate] :|[activate]|> {cost} : {do:body}"
    g.phrase("activated", "Activated", act, f"{act} {{limits}}", timing="quick")
    # 701.2
    calm = f"{act} play this ability only during main_timing"
    g.phrase("activated", "Activated", f"{calm} .", f"{calm} and {{limits:limit_words}} .", timing="main")
    hand = make("Place", zone="hand", of=YOU)
    in_hand = make("OnlyIf", condition=make("Is", what=THIS, filter=make("Filter", tests=(make("In", places=(hand,)),))))
    shown = make("DoAsCost", do=make("Reveal", what=THIS))
    for words, given in (("<[activate] :|[activate]|>", {}), ("{name:GODSART}", {"label": "god's art"})):
        reveal = f"{words} {{c:cost}} , reveal this card from your hand : {{do:body}}"
        g.phrase("activated", "Activated", reveal, cost=("$c", shown), limits=in_hand, timing="quick", **given)
        more = f"{reveal} {{l:limits}}"
        g.phrase("activated", "Activated", more, cost=("$c", shown), limits=(in_hand, "$l"), timing="quick", **given)
    art = "{name:GODSART} {cost} : {do:body}"
    g.phrase("activated", "Activated", art, f"{art} {{limits}}", label="god's art", timing="quick")
    g.phrase(
        "limits",
        LIST,
        "{limit} .",
        "{limit} . {limits}",
        "{limit} and {limit_words} .",
        "{limit} , {limit_words} <and|, and> {limit_words} .",
    )
    g.phrase("limit", None, "{:played_only}")
    for words, per in (("once <per|each> turn", "turn"), ("once per game", "game")):
        g.phrase("played_only", "Limit", f"play this ability only {words}", times=1, per=per)
        g.phrase("limit_words", "Limit", f"only {words}", times=1, per=per)
    g.phrase("played_only", "Limit", "play {g:GODSART} only once per game", times=1, per="game", of="$g")
    g.phrase("played_only", "Limit", "you may play this ability up to twice per turn", times=2)
    g.phrase("limit", "Limit", "play this ability <only|up to> {times:NUM} time <per|each> turn")
    g.phrase("limit", "Limit", "play this ability <only twice|up to twice> per turn", times=2)
    starts = (("play this ability", "played_only"), ("play this judgment process", "played_only"), ("", "limit_words"))
    for start, category in starts:
        g.phrase(category, "OnlyIf", f"{start} only if {{condition:conds}}")
        g.phrase(category, "OnlyIf", f"{start} only during your turn", condition=make("TurnOf", who=YOU))
        g.phrase(category, "OnlyIf", f"{start} only during your opponent 's turn", condition=make("TurnOf", who=OPPONENT))
    g.phrase("played_only", "OnlyIf", "you can't play this ability if {c:conds}", condition=shape("Not", part="$c"))
    in_main = make("InPhase", phase="main phase", of=ANY)
    g.phrase("played_only", "OnlyIf", "play this ability only during each player 's main_phase", condition=in_main)


def _continuous(g: Grammar) -> None:
    g.phrase("continuous", "Static", f"{CONTINUOUS} {{do:statics}}")
    g.phrase("statics", LIST, "{static_sentence}", "{static_sentence} {statics}")
    g.phrase("static_sentence", LIST, "{static_clauses} .", "{static_clauses} <,|> where {define} .")
    g.phrase("static_clauses", LIST, "{static}", "{static} <and|, and> {static_clauses}", "{static_scope}")
    g.phrase(
        "static_scope",
        "If",
        "<if|as long as|while> {condition:conds} <,|> {then:static_clauses}",
        "{then:static} <if|as long as> {condition:conds}",
        "{then:static} , <if|as long as> {condition:conds}",
    )
    g.phrase("static_scope", "Else", "otherwise , {then:static_clauses}")
    # several things that it has, each as long as something of its own is so
    pairs = (("$c", "$m"), ("$d", "$n"), ("$e", "$o"), ("$f", "$p"))
    given = tuple(shape("If", condition=cond, then=shape("Modify", what="$w", mods=mods)) for cond, mods in pairs)
    start = "{w:subject} gain {m:mods} as long as {c:conds}"
    for number in (2, 3, 4):
        rest = [f"{{{mods[1]}:mods}} as long as {{{cond[1]}:conds}}" for cond, mods in pairs[1:number]]
        words = " , ".join((start, *rest[:-1])) + f" <, and|and> {rest[-1]}"
        g.phrase("static_clauses", LIST, words, items=given[:number])
    fighting = make("Is", what=THIS, filter=make("Filter", tests=(make("Quality", name="attacking"),)))
    g.phrase("static_scope", "If", "{then:of_itself} while attacking", condition=fighting)
    g.phrase("of_itself", "Modify", "{what:this} gain {mods}")
    g.phrase("static_scope", "If", "{then:static} unless {c:conds}", condition=shape("Not", part="$c"))
    for who, words in ((YOU, "your turn"), (OPPONENT, "your opponent 's turn")):
        on_turn = make("TurnOf", who=who)
        g.phrase(
            "static_scope", "If", f"{{then:static}} during {words}", f"during {words} , {{then:static_clauses}}", condition=on_turn
        )
    # effects that last as long as a condition holds (909.8)
    g.phrase("duration", "Until", "until <the|> end of game", end="this game")
    g.phrase("duration", "Until", "until the end of your next turn", end="your next turn")
    g.phrase("duration", "AsLongAs", "as long as {condition:conds}")
    g.phrase("conditional", "If", "{then:clause} if {condition:conds}", after=1)
    g.phrase("conditional", "If", "as long as {condition:conds} , {then:clauses}")
    g.phrase("duration", "Until", "until <the|> end of battle", "until end of this battle", end="this battle")


def _options(g: Grammar) -> None:
    """903.2c: options are chosen when the card or ability is played."""
    g.phrase("more_of_them", "UpTo", "up to {n}")
    g.phrase("more_of_them", "UpTo", "both", n=make("Num", n=2), least=1)
    holes = ("$a", "$b", "$c", "$d", "$e")
    for at in range(len(holes)):
        g.phrase(f"option_{at + 1}", "Option", "{do:sentences}", n=at + 1)
        # 1124.2b: without another card before it there is no such option
        played = make("OnlyIf", condition=make("KeywordActive", name="torrent"))
        g.phrase(f"option_{at + 1}", "Option", "[torrent] {do:sentences}", n=at + 1, limits=played)
        limited = "{do:sentences} choose this option only if {c:conds} ."
        named = limited.replace("this option", f"the {ORDINALS[at]}")
        g.phrase(f"option_{at + 1}", "Option", limited, named, n=at + 1, limits=shape("OnlyIf", condition="$c"))
    for number in (2, 3, 4, 5):
        options = holes[:number]
        parts = " ".join(f"{'; <or|>' if at else ''} {{{hole[1]}:option_{at + 1}}}" for at, hole in enumerate(options))
        g.phrase("modal", "Modal", f"choose {{count}} - {parts}", options=options)
        below = " ".join(f"- {{{hole[1]}:option_{at + 1}}}" for at, hole in enumerate(options))
        g.phrase("modal", "Modal", f"choose {{count}} . ; {below}", options=options)
        g.phrase("modal", "Modal", f"choose {{count}} at random . ; {below}", options=options, random=1)
        chosen = shape("Modal", count="$count", options=options)
        once = f"<[activate] :|[activate]|> {{cost}} : choose {{count}} . {{limits:limit}} - {parts}"
        g.phrase("activated", "Activated", once, timing="quick", do=chosen)
        better = shape("IfCount", condition="$k", then="$m", otherwise="$count")
        ways = ("if {k:conds} <,|> choose {m:count} instead", "if {k:conds} <,|> you may choose {m:more_of_them} instead")
        after = "choose {m:count} instead if {k:conds}"
        for tail in (f"- {parts}", f". ; {below}"):
            for words in ways:
                g.phrase("modal", "Modal", f"choose {{count}} . {words} {tail}", count=better, options=options)
                g.phrase("modal", "Modal", f"choose {{count}} , {words} {tail}", count=better, options=options)
            g.phrase("modal", "Modal", f"choose {{count}} , {after} {tail}", count=better, options=options)
        one_more = shape("UpTo", n=shape("Plus", left=ONE, right="$p"), least=1)
        additional = "you may choose a additional one for {p:per}"
        for sign in (".", ","):
            g.phrase("modal", "Modal", f"choose one {sign} {additional} . ; {below}", count=one_more, options=options)
        if number == 2:
            # without "instead": one more of the two
            more = make("UpTo", n=make("Plus", left=ONE, right=ONE), least=1)
            two = shape("IfCount", condition="$k", then=more, otherwise="$count")
            also = f"choose {{count}} , if {{k:conds}} <,|> you may choose both - {parts}"
            g.phrase("modal", "Modal", also, count=two, options=options)
