"""Keywords with a cost, a number, a condition or a text of their own (1109 to 1126)."""

from __future__ import annotations

from cardwright.games.fow.dialect.events import MY_FIELD
from cardwright.text.grammar import LIST, Grammar
from cardwright.text.kinds import EXACTLY_ONE, ONE, THIS, YOU, make
from cardwright.text.shape import Given, Shape, shape
from cardwright.text.shared.amounts import filtered
from cardwright.text.tree import Node

GRAVEYARD = make("Place", zone="graveyard", of=make("CardOwner"))
RESONATOR = make("Type", type="resonator")
MINE = make("Controlled", by=YOU)
NOT_YET = make("Compare", left=make("CounterCount", on=THIS, counter="evolution"), op="=", right=make("Num", n=0))
EVOLVES = make("If", condition=NOT_YET, then=(make("Counters", op="add", counter="evolution", n=EXACTLY_ONE, on=THIS),))
SHIFTS = make("Evolve", way="shift", what=THIS)
BESTOWS = make("Attach", what=THIS, to=make("Target", count=EXACTLY_ONE, filter=make("Filter", tests=(RESONATOR,))))


def add(g: Grammar) -> None:
    """Add the phrases."""
    _judgment(g)
    _numbers(g)
    _abilities(g)
    _awakening(g)
    _incarnation(g)
    _triggers(g)
    _later(g)


def _later(g: Grammar) -> None:
    """Keywords that came after the rulebook, as their reminders tell them."""
    _marked(g)
    stone = shape("Any", filter=shape("Filter", tests=(shape("Type", type="$s"),)))
    g.phrase("triggered", "Triggered", "[resonance] {s:STONETYPE} ⇒ {do:body}", on=shape("Moved", what=stone, to=MY_FIELD))
    stones = tuple(shape("Filter", tests=(shape("Type", type=hole),)) for hole in ("$s", "$r"))
    either = shape("Any", filter=shape("Filter", tests=(shape("AnyOf", filters=stones),)))
    two = "[resonance] {s:STONETYPE} or {r:STONETYPE} ⇒ {do:body}"
    g.phrase("triggered", "Triggered", two, on=shape("Moved", what=either, to=MY_FIELD))
    for pay, optional in (("you may pay", 1), ("you pay", 0)):
        less = shape("CostChange", what=THIS, op="-", n=ONE, points="$w", optional=optional)
        cheaper = shape("ExtraCost", cost="$c", optional=1, then=less)
        words = f"as you play this card , you may {{c:cost}} . if you do , {pay} {{w:WILL}} less to play this card ."
        for line in ("keyword_line", "chant_keyword"):
            g.phrase(line, LIST, words, items=(cheaper,))
    _solarisation(g)
    _dive(g)
    # what an old type line says: "Addition: Resonator" (1406.2)
    g.phrase("keyword_line", LIST, "{added_if_legal}")
    for word in ("resonator", "j/resonator", "ruler", "j-ruler", "j/ruler"):
        added = make("Keyword", name="addition", value=word)
        head = f"as you play this card , target a {word} ."
        placed = f"if that {word} is still a legal target , put this card into the field added to the chosen target"
        fallen = ", otherwise put it into its owner 's graveyard ."
        g.phrase("keyword_line", LIST, f"{head} this card enter the field added to the chosen target .", items=(added,))
        g.phrase("added_if_legal", "Keyword", f"{head} {placed} {fallen}", name="addition", value=word)
    both = tuple(shape("ExtraCost", cost="$c", name=action) for action in ("attack", "block"))
    g.phrase("keyword_line", LIST, "[mobilize] {c:cost} .", items=both)
    # [Mastery]: a recovered card of the name is rested in the place of the cost
    tests = (make("Quality", name="recovered"), shape("Named", name="$n"), MINE)
    master = shape("Pick", count=EXACTLY_ONE, filter=shape("Filter", tests=tests))
    rest = shape("DoAsCost", do=shape("SetState", what=master, state="rested"))
    names = shape("AnyOf", filters=(filtered("$a"), filtered("$b")))
    one_of_two = shape("Filter", tests=(make("Quality", name="recovered"), names, MINE))
    masters = shape("Pick", count=EXACTLY_ONE, filter=one_of_two)
    rest_either = shape("DoAsCost", do=shape("SetState", what=masters, state="rested"))
    for line in ("keyword_line", "chant_keyword"):
        g.phrase(line, LIST, "[mastery] {n:NAME} .", items=(shape("OtherCost", cost=rest, name="mastery"),))
        g.phrase(line, LIST, "[mastery] {a:named} or {b:named} .", items=(shape("OtherCost", cost=rest_either, name="mastery"),))
        one_each = tuple(_mastered(hole, None) for hole in ("$a", "$b"))
        g.phrase(line, LIST, "[mastery] {a:named} and {b:named} .", items=(shape("OtherCost", cost=one_each, name="mastery"),))
        # of a race: a ruler or J/resonator of it; of a type: any card of it; two of them: both
        fighters = make(
            "AnyOf", filters=tuple(make("Filter", tests=(make("Type", type=word),)) for word in ("ruler", "j/resonator"))
        )
        kinds = (("{%s:trait}", fighters), ("{%s:typed}", None))
        for words, also in kinds:
            one, other = (_mastered(f"${hole}", also) for hole in ("f", "h"))
            g.phrase(line, LIST, f"[mastery] {words % 'f'} .", items=(shape("OtherCost", cost=one, name="mastery"),))
            both_rested = (shape("OtherCost", cost=(one, other), name="mastery"),)
            g.phrase(line, LIST, f"[mastery] {words % 'f'} and {words % 'h'} .", items=both_rested)


# Texts that a card has as long as something is so; [Crest] is marked by the attribute of the crest, [Force Resonance] by a name
MARKS: tuple[tuple[str, dict[str, Given]], ...] = (
    ("[seal] {n:NUM} -", {"mark": "seal", "n": "$n"}),
    ("[rune] {n:NUM} -", {"mark": "rune", "n": "$n"}),
    ("[null] -", {"mark": "null"}),
    ("[revenge] -", {"mark": "revenge"}),
    ("[crest] {m:ATTRWILL} -", {"mark": "$m"}),
    ("[force_resonance] {m:ABILITYNAME}", {"mark": "force resonance", "of": "$m"}),
)


def _marked(g: Grammar) -> None:
    g.phrase("keyword_line", LIST, "{marked}")
    g.phrase("chant_keyword", LIST, "{marked_chant}")
    for words, given in MARKS:
        g.phrase("marked", "Qualified", f"{words} {{ability}}", f"{words} {{ability:keyword}} .", **given)
        kinds = ("noticed", "activated", "continuous", "chant", "rather")
        g.phrase("marked_chant", "Qualified", *(f"{words} {{ability:{kind}}}" for kind in kinds), **given)
        g.phrase("marked_chant", "Qualified", f"{words} {{ability:keyword}} .", **given)
        g.phrase("marked", "Qualified", f"{words} {{ability:rather}}", **given)
        if "$m" in given.values():
            continue
        # what changes the effect before it is one effect with that
        under = shape("If", condition=shape("KeywordActive", **_named(given)), then="$b")
        whole = shape("SpellEffect", do=("$a", under))
        g.phrase("chant_keyword", LIST, f"{{a:body}} {words} {{b:clauses}} .", items=(whole,))
    g.phrase("rather", "OtherCost", "you may {cost} rather than pay this card 's cost .")
    free = make("Pay", points="{0}", n=ONE)
    g.phrase("rather", "OtherCost", "you may play this card without paying its cost .", cost=free)
    # a ruler's side of [Force Resonance]
    g.phrase("keyword_line", LIST, "[force_command] {m:ABILITYNAME} .", items=(shape("Keyword", name="force command", value="$m"),))


def _named(given: dict[str, Given]) -> dict[str, Given]:
    return {"name": given["mark"], **{field: value for field, value in given.items() if field == "n"}}


def _dive(g: Grammar) -> None:
    """[Dive]: played from the hand by showing the card, which is then removed; and may be played from there later."""
    hand, removed = (make("Place", zone=zone, of=YOU) for zone in ("hand", "removed area"))
    in_hand, there = (
        make("Is", what=THIS, filter=make("Filter", tests=(make("In", places=(place,)),))) for place in (hand, removed)
    )
    shown = make("DoAsCost", do=make("Reveal", what=THIS))
    away = make("Move", verb="banish", what=THIS, source=(hand,), to=(make("Place", zone="removed area", of=make("CardOwner")),))
    counter = make("Counters", op="add", counter="cyberbrain", n=EXACTLY_ONE, on=THIS)
    only = make("OnlyIf", condition=in_hand)
    able, slow = (
        shape("Activated", label="dive", timing=timing, cost=("$c", shown), do=("$b", away, counter), limits=only)
        for timing in ("quick", "main")
    )
    kept = make("Compare", left=make("CounterCount", on=THIS, counter="cyberbrain"), op=">=", right=ONE)
    playable = make("Permit", what=THIS, actions=(make("Action", name="be played from where it is"),))
    later = make("Static", do=(make("If", condition=make("And", parts=(there, kept)), then=(playable,)),))
    for line in ("keyword_line", "chant_keyword"):
        g.phrase(line, LIST, "[dive] {c:cost} : {b:body}", items=(able, later))
        g.phrase(line, LIST, "[dive] {c:cost} : {b:body} play this ability only during main_timing .", items=(slow, later))


def _mastered(hole: str, also: Node | None) -> Shape:
    """A recovered card of one's own is rested in payment."""
    tests = (make("Quality", name="recovered"), hole, *(() if also is None else (also,)), MINE)
    picked = shape("Pick", count=EXACTLY_ONE, filter=shape("Filter", tests=tests))
    return shape("DoAsCost", do=shape("SetState", what=picked, state="rested"))


def _solarisation(g: Grammar) -> None:
    """[Solarisation] N: so many cards of an attribute of this card go from the removed area under the deck for N less."""
    stone = make("NotTest", test=make("Type", type="magic stone"))
    alike = make("SameName", as_=THIS, stat="attribute")
    removed = make("In", places=(make("Place", zone="removed area", of=YOU),))
    under = make("Place", zone="deck", of=YOU, at="bottom", order="any")
    for n in range(1, 8):
        cards = make("Pick", count=make("Exactly", n=make("Num", n=n)), filter=make("Filter", tests=(stone, alike, removed)))
        cost = make("DoAsCost", do=make("Move", verb="put", what=cards, to=(under,)))
        less = make("CostChange", what=THIS, op="-", n=ONE, points=f"{{{n}}}")
        made = make("ExtraCost", cost=(cost,), optional=1, then=(less,), name="solarisation")
        for line in ("keyword_line", "chant_keyword"):
            g.phrase(line, LIST, f"[solarisation] {n} .", items=(made,))


def _judgment(g: Grammar) -> None:
    """1125, 1408."""
    judging = "[judgment] <:|> {cost} ."
    g.phrase("keyword_line", LIST, "{judgment}")
    g.phrase("judgment", "Activated", judging, f"{judging} {{limits}}", "[judgment] <:|> {cost} : {limits}", label="judgment")
    able = shape("Activated", label="judgment", cost="$cost")
    less = shape("CostChange", what=THIS, action="judgment", op="-", points="$w", n="$p", optional=1)
    once = shape("CostChange", what=THIS, action="judgment", op="-", points="$w", n=ONE, optional=1)
    pay = "you may pay {w:WILL} less to play <this ability|this judgment process>"
    g.phrase("keyword_line", LIST, f"{judging} {pay} for {{p:per}} .", items=(able, shape("Static", do=less)))
    sure = pay.replace("you may pay", "you pay")
    must = shape("CostChange", what=THIS, action="judgment", op="-", points="$w", n="$p")
    g.phrase("keyword_line", LIST, f"{judging} {sure} for {{p:per}} .", items=(able, shape("Static", do=must)))
    g.phrase(
        "cheaper",
        "If",
        f"if {{condition:conds}} , {sure} .",
        then=shape("CostChange", what=THIS, action="judgment", op="-", points="$w", n=ONE),
    )
    # another cost in its place, if something is so
    costs = (("$cost", shape("Not", part="$k")), ("$d", "$k"))
    both = tuple(shape("Activated", label="judgment", cost=cost, limits=shape("OnlyIf", condition=when)) for cost, when in costs)
    rather = "you pay {d:other_cost} rather than pay this cost if {k:conds} ."
    g.phrase("keyword_line", LIST, f"{judging} {rather}", items=both)
    g.phrase("cheaper_list", LIST, "{cheaper}", "{cheaper} {cheaper_list}")
    g.phrase("keyword_line", LIST, f"{judging} {{l:cheaper_list}}", items=(able, shape("Static", do="$l")))
    g.phrase(
        "keyword_line",
        LIST,
        f"{judging} {pay} if {{c:conds}} .",
        items=(able, shape("Static", do=shape("If", condition="$c", then=once))),
    )


def _numbers(g: Grammar) -> None:
    """[Limit] 1118, [Mana] 1122, [Energize] 1119, [Barrier] of an attribute 1120.3."""
    for name in ("limit", "mana", "stranger", "divinity"):
        g.phrase("keyword_line", LIST, f"[{name}] {{n:NUM}} .", items=(shape("Keyword", name=name, n="$n"),))
    g.phrase("keyword_line", LIST, "[energize] {v:WILL} .", items=(shape("Keyword", name="energize", value="$v"),))
    g.phrase("keyword_line", LIST, "[barrier] {v:WILL} .", items=(shape("Keyword", name="barrier", value="$v"),))
    for word in ("chant", "resonator", "addition", "regalia", "rune"):
        g.phrase("barred_type", "Type", word, type=word)
    cheap = shape("StatIs", stat="$s", op="<=", value="$n")
    for words, tests in (("{s:STAT} {n:n} or <less|lower>", (cheap,)), ("{f:core}", "$f")):
        limited = shape("Keyword", name="barrier", filter=shape("Filter", tests=tests))
        g.phrase("keyword_line", LIST, f"[barrier] {words} .", items=(limited,))


def _abilities(g: Grammar) -> None:
    """[Evolution] 1116, [Shift] 1117, [Bestow] 1121, [Inheritance] 1126."""
    for label, do in (("evolution", EVOLVES), ("shift", SHIFTS), ("bestow", BESTOWS)):
        timing = "quick" if label == "evolution" else "main"
        made = shape("Activated", label=label, timing=timing, cost="$cost", do=do)
        g.phrase("keyword_line", LIST, f"[{label}] <:|> {{cost}} .", items=(made,))
    g.phrase(
        "activated",
        "Activated",
        "[inheritance] {c:cost} <:|> {do:body}",
        label="inheritance",
        timing="quick",
        cost="$c",
    )


def _awakening(g: Grammar) -> None:
    """1109: a chant does more; a permanent comes into the field with the ability."""
    paid = shape("ExtraCost", cost="$c", optional=1, name="awakening")
    qualified = shape("Qualified", mark="awakening", ability="$a")
    g.phrase("keyword_line", LIST, "[awakening] {c:cost} : {a:ability}", items=(paid, qualified))
    more = shape("ExtraCost", cost="$c", optional=1, then="$b", name="awakening")
    g.phrase("chant_keyword", LIST, "[awakening] {c:cost} : {b:body}", items=(more,))
    for line in ("keyword_line", "chant_keyword"):
        g.phrase(line, LIST, "[awakening] {c:cost} .", items=(paid,))
    # and where it speaks of what the chant does besides, or changes it, it is one effect with that
    awakened = shape("If", condition=make("KeywordActive", name="awakened"), then="$b")
    whole = shape("SpellEffect", do=("$a", awakened))
    g.phrase("chant_keyword", LIST, "{a:body} [awakening] {c:cost} : {b:clauses} .", items=(paid, whole))
    unchased = shape("Static", do=shape("If", condition=make("KeywordActive", name="awakened"), then="$u"))
    g.phrase("chant_keyword", LIST, "[awakening] {c:cost} : {u:unchased} .", items=(paid, unchased))
    offered = "as a additional cost to play this card , you may {c:cost} . if you do , {b:clauses} ."
    g.phrase("chant_keyword", LIST, offered, items=(shape("ExtraCost", cost="$c", optional=1, then="$b"),))
    extra = "as a additional cost to play this card , {c:cost} ."
    for line in ("keyword_line", "chant_keyword"):
        g.phrase(line, LIST, extra, items=(shape("ExtraCost", cost="$c"),))
        g.phrase(line, LIST, "{rather}")
        only = (shape("OtherCost", cost="$c", when="$k"),)
        g.phrase(line, LIST, "you pay {c:other_cost} rather than pay this card 's cost if {k:conds} .", items=only)
        free = (shape("OtherCost", cost=make("Pay", points="{0}", n=ONE), when="$k"),)
        g.phrase(line, LIST, "you may play this card without paying its cost if {k:conds} .", items=free)
    g.phrase("other_cost", "Pay", "{points:WILL}", n=ONE)
    # 1124: the text after it exists if another card was played before this turn
    g.phrase("section", "If", "[torrent] {then:section_body}", condition=make("KeywordActive", name="torrent"))


def _incarnation(g: Grammar) -> None:
    """1110."""
    victims = shape("Filter", tests=(RESONATOR, "$f", make("Controlled", by=YOU)))
    banished = shape("Move", verb="bury", what=shape("Pick", count=EXACTLY_ONE, filter=victims), to=GRAVEYARD)
    g.phrase("victim", "DoAsCost", "{f:of_attribute}", do=banished)
    g.phrase("of_attribute", None, "{:attribute_will}")
    g.phrase("attribute_will", "Class", "{name:ATTRWILL}")
    holes = ("$a", "$b", "$c", "$d", "$e")
    for number in (2, 3, 4, 5):
        words = " or ".join(f"{{{hole[1]}:attribute_will}}" for hole in holes[:number])
        g.phrase("of_attribute", "AnyOf", words, filters=tuple(filtered(hole) for hole in holes[:number]))
    g.phrase("victims", LIST, "{victim}", "{victim} <,|> {victims}")
    g.phrase("keyword_line", LIST, "[incarnation] {v:victims} .", items=(shape("OtherCost", cost="$v", name="incarnation"),))


def _triggers(g: Grammar) -> None:
    """[Trigger] 1113, [Stealth] 1114, [Break] 1415.1b."""
    start = "[trigger]"
    for words in ("<when|whenever> {on:event}", "at {on:moment}"):
        g.phrase("triggered_chant", "Triggered", f"{start} {words} <:|⇒> {{do:body}}", label="trigger")
        g.phrase("triggered_chant", "Triggered", f"{start} {words} <,|> while {{when:conds}} <:|⇒> {{do:body}}", label="trigger")
    state = shape("ComesTrue", condition="$s")
    g.phrase("triggered_chant", "Triggered", f"{start} <while|> {{s:conds}} <:|⇒> {{do:body}}", label="trigger", on=state)
    g.phrase("chant_keyword", LIST, "{triggered_chant}")
    played = (make("Keyword", name="trigger"), shape("SpellEffect", do="$b"))
    g.phrase("chant_keyword", LIST, f"{start} anytime : {{b:body}}", items=played)
    paid = (make("Keyword", name="trigger"), shape("ExtraCost", cost="$c"), shape("SpellEffect", do="$b"))
    g.phrase("chant_keyword", LIST, f"{start} {{c:cost}} : {{b:body}}", items=paid)
    for words in ("<when|whenever> {on:event} .", "<when|whenever> {on:event} while {when:conds} ."):
        g.phrase("stealthy", "Triggered", f"[stealth] {words}", label="stealth")
    g.phrase("stealthy", "Triggered", "[stealth] {s:conds} .", label="stealth", on=state)
    g.phrase("keyword_line", LIST, "{stealthy}")
    for line in ("keyword_line", "chant_keyword"):
        g.phrase(line, LIST, "[break] <:|> {b:body}", items=(shape("Activated", label="break", do="$b"),))
    # 803.5, 804.4: what must be done to attack or to block
    for action in ("attack", "block"):
        cost = shape("ExtraCost", cost="$c", name=action)
        g.phrase("keyword_line", LIST, f"this card can't {action} unless <you|its controller> {{c:cost}} .", items=(cost,))
        toll = shape("ExtraCost", cost="$c", name=action, what=shape("All", filter=filtered("$f")))
        payer = "<your opponent|their controller>"
        g.phrase("keyword_line", LIST, f"{{f:tests}} can't {action} unless {payer} {{c:cost}} .", items=(toll,))
    both = tuple(shape("ExtraCost", cost="$c", name=action) for action in ("attack", "block"))
    g.phrase("keyword_line", LIST, "this card can't attack or block unless <you|its controller> {c:cost} .", items=both)
