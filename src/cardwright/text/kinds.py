"""Every kind of node a text tree may hold: the contract between those who read text and those who run it.

Conventions
- A field is always present. Absence has a value of its own: `()`, `""`, `0`, `Always`, `Indefinitely`.
- `do`, `then`, `otherwise` are tuples of effects, carried out in order.
- An *introducer* (a kind with a `slot` field) names what it found, chose, made or saw; the binder numbers it from 1
  within one ability, and `Slot(n)` refers to it afterwards. Slot 0: nothing refers to it. Before binding,
  what a pronoun said is a `Pronoun`; a bound tree holds none, nor `X` that the text defines, nor `Instead`.
- A `Filter` is a conjunction of tests on one card; a test that looks at the group that was chosen says so.
- Zones, stats, states, keywords, counters, phases are the dialect's own words in lower case; names and traits are as printed.
- Players: `you` is the controller of the ability; `opponent` every opponent (in two-player games: the one).
"""

from __future__ import annotations

from cardwright.text.schema import Schema, many, node, number, one_of, text
from cardwright.text.tree import Node

# fmt: off
SCHEMA = Schema()
make = SCHEMA.make
kind = SCHEMA.kind
COMPARISONS = ("=", ">=", "<=", ">", "<", "!=")

# ---- conditions ------------------------------------------------------------------------------------------------------
kind("Always", "condition", "true")
ALWAYS: Node = make("Always")
kind("And", "condition", "every part holds", parts=many("condition"))
kind("Or", "condition", "at least one part holds", parts=many("condition"))
kind("Not", "condition", "the part does not hold", part=node("condition"))
kind("Compare", "condition", "two amounts compared", left=node("amount"), op=one_of(*COMPARISONS), right=node("amount"))
kind("Parity", "condition", "an amount is odd (else even)", of=node("amount"), odd=number(1))
kind("Is", "condition", "every card of a reference passes the filter", what=node("ref"), filter=node("filter"))
kind("Happened", "condition", "an event happened, as often as said, in the period", event=node("event"),
     op=one_of(">=", "=", "<="), times=node("amount"), period=one_of("this turn", "this game", "last turn", "this way"))
kind("KeywordActive", "condition", "a named condition of the game holds for you; `n` is its number, 0 if it has none",
     name=text(None), n=number())
kind("TurnOf", "condition", "it is this player's turn", who=node("player"))
kind("InPhase", "condition", "it is that phase or step of this player's turn", phase=text(None), of=node("player"))
kind("Came", "condition",
     "the card was last put where it is from one of the places (any, if none is said), by the means said", what=node("ref"),
     source=many("place"), to=many("place"), by=one_of("", "ability", "play"))
kind("Paid", "condition", "the optional cost of that name was paid for this card or ability", name=text(None))

# ---- players ---------------------------------------------------------------------------------------------------------
kind("Player", "player", "a player, or players; `they`: who acts, inside Act; `any`: no matter whose; `turn`: whose turn it is",
     who=one_of("you", "opponent", "each", "any", "they", "turn"))
kind("ControllerOf", "player", "who controls (or last controlled) the referent", what=node("ref"))
kind("OwnerOf", "player", "whose card the referent is", what=node("ref"))
YOU: Node = make("Player", who="you")
OPPONENT: Node = make("Player", who="opponent")
EACH_PLAYER: Node = make("Player", who="each")

# ---- amounts ---------------------------------------------------------------------------------------------------------
kind("Num", "amount", "a printed number", n=number(None))
kind("X", "amount", "the X of a cost that the player chooses; before binding also an X that the text defines")
kind("PaidX", "amount", "the X that was chosen for the cost of this card when it was played")
kind("Count", "amount", "how many cards there are in a reference; usually All(filter)", of=node("ref"))
kind("Stat", "amount", "a value of a card (several: their sum, the highest or the lowest)", of=node("ref"),
     stat=text(None), take=one_of("sum", "highest", "lowest"), original=number(0))
kind("PlayerStat", "amount", "a value of a player: play points, max play points, turn number, level, life",
     who=node("player"),
     stat=text(None))
kind("CounterCount", "amount", "how many counters of a name the referent has", on=node("ref"), counter=text(None))
kind("Symbols", "amount", "how many symbols of a colour are on the cards that a player controls", who=node("player"),
     name=text(None))
kind("Pieces", "amount", "how many pieces that are not cards are in a store", piece=text("core"), in_=node("store"))
kind("OwnStat", "amount", "a value of the very card that is changed", stat=text(None))
kind("Distinct", "amount", "how many different values of a stat (name, cost) the cards of a reference have", of=node("ref"),
     stat=text(None))
kind("Times", "amount", "a product", left=node("amount"), right=node("amount"))
kind("Plus", "amount", "a sum", left=node("amount"), right=node("amount"))
kind("Minus", "amount", "a difference", left=node("amount"), right=node("amount"))
kind("Every", "amount", "how many whole times `unit` fits into an amount", unit=number(None), of=node("amount"))
kind("Half", "amount", "half, rounded as said, to a multiple of the unit", of=node("amount"), round=one_of("up", "down"),
     unit=number(1))
kind("Result", "amount", "the number that an introducer produced: a die roll, damage dealt, cards moved, how often its damage was "
     "cancelled; `of` as for a card",
     of=node("ref"), what=one_of("roll", "damage", "count", "event amount", "canceled"))
kind("Tally", "amount", "how often an event happened in the period; total 1: what its amounts add up to (damage, life)",
     event=node("event"), period=one_of("this turn", "this game", "this way"), total=number(0))
ONE: Node = make("Num", n=1)

# ---- how many are chosen ---------------------------------------------------------------------------------------------
kind("Exactly", "count", "that many (as many as there are, where the rules allow)", n=node("amount"))
kind("UpTo", "count", "any number from `least` (none, unless said) to that many", n=node("amount"), least=number(0))
kind("AnyNumber", "count", "any number, none included")
kind("AllBut", "count", "all there are but that many", n=node("amount"))
kind("IfCount", "count", "the first count if the condition holds, else the second", condition=node("condition"),
     then=node("count"), otherwise=node("count"))
EXACTLY_ONE: Node = make("Exactly", n=ONE)
ALL_OF_THEM: Node = make("AllBut", n=make("Num", n=0))

# ---- places ----------------------------------------------------------------------------------------------------------
kind("Place", "place", "a zone of a player, and how a card lies there; `of` defaults to the card's owner", zone=text(None),
     of=node("player"), at=one_of("", "top", "bottom", "top or bottom", "any", "same", "open", "open faced", "separate", "this"),
     nth=number(0),
     order=one_of("", "any", "random",
     "same"),
     state=text(), face=one_of("", "up", "down"))
kind("CardOwner", "player", "the owner of whatever card is moved or tested")

# ---- stores: where pieces that are not cards are -----------------------------------------------------------------------
kind("Pool", "store", "a player's supply of pieces: life, reserve, trash, field (on any of that player's cards), void (nobody's)",
     name=text(None), of=node("player"))
kind("OnCards", "store", "on the cards of a reference; each=1: as many from or onto each of them", what=node("ref"), each=number(0))

# ---- filters ---------------------------------------------------------------------------------------------------------
kind("Filter", "filter", "cards that pass every test", tests=many("test"))
kind("Type", "test", "is of a card type (any: 'card')", type=text(None))
kind("Trait", "test", "has the trait", trait=text(None))
kind("Class", "test", "is of the class, colour or element", name=text(None))
kind("Universe", "test", "belongs to the universe", name=text(None))
kind("Named", "test", "has exactly this name", name=text(None))
kind("NameHas", "test", "has this in its name", name=text(None))
kind("SameName", "test", "has the name (or other stat) of the referent (some=1: of any one of the cards)", as_=node("ref"),
     stat=text("name"), some=number(0))
kind("StatIs", "test", "a value of the card compares so; `original` looks at the printed value", stat=text(None),
     op=one_of(*COMPARISONS), value=node("amount"), original=number(0))
kind("Quality", "test", "a yes-or-no property: token, evolved, engaged, reserved, faceup, damaged, attacking ...",
     name=text(None))
kind("HasKeyword", "test", "has the keyword", keyword=text(None))
kind("HasCounter", "test", "has counters of a name, as many as compared", counter=text(None), op=one_of(">=", "=", "<="),
     value=node("amount", ONE))
kind("Controlled", "test", "is controlled by the player", by=node("player"))
kind("In", "test", "is in one of the places", places=many("place"))
kind("Other", "test", "is none of the cards of the reference; with This: another card than this one", than=node("ref"))
kind("Among", "test", "is one of the cards of the reference", of=node("ref"))
kind("Linked", "test", "stands in a relation to the referent: equipped with, facing, underneath, in battle with",
     relation=text(None), to=node("ref"))
kind("WasIn", "test", "this happened to the card in the period: destroyed, played, attacked ...", event=text(None),
     period=one_of("this turn", "this way", "last turn"))
kind("AnyOf", "test", "passes at least one of the filters", filters=many("filter"))
kind("AbilityOf", "test", "is an ability of a card that passes the filter", filter=node("filter"))
kind("NotTest", "test", "fails the test", test=node("test"))
kind("GroupDiffers", "test", "of the chosen group: all have different values of the stat", stat=text("name"))
kind("GroupSame", "test", "of the chosen group: all have the same value of the stat", stat=text("name"))
kind("GroupTotal", "test", "of the chosen group: the sum of a stat compares so", stat=text(None), op=one_of(*COMPARISONS),
     value=node("amount"))
kind("Extreme", "test", "has the highest or lowest value of a stat among those that pass the other tests", stat=text(None),
     which=one_of("highest", "lowest"))

# ---- references: which cards -----------------------------------------------------------------------------------------
kind("This", "ref", "the card that has the ability; `type`: the card type that the text calls it by", type=text())
kind("All", "ref", "every card that passes the filter", filter=node("filter"))
kind("Pick", "ref", "cards that a player chooses while the effect or cost is carried out", count=node("count"),
     filter=node("filter"), by=node("player", YOU), random=number(0), slot=number(0))
kind("Target", "ref", "cards chosen as targets when the card or ability is played, said where they are acted upon; "
     "the binder makes a Select before it",
     count=node("count"), filter=node("filter"), by=node("player", YOU), random=number(0), slot=number(0))
kind("Any", "ref", "of an event: whichever card passes the filter; `batch` 1: once for all that came together",
     filter=node("filter"),
     batch=number(0), slot=number(0))
kind("Deck", "ref", "the cards at the top or bottom of an ordered zone (upto=1: one after the other, the player may stop)",
     count=node("amount"), of=node("player"),
     at=one_of("top", "bottom"), zone=text("deck"), upto=number(0), slot=number(0))
kind("Leader", "ref", "the player's leader", of=node("player"))
kind("Related", "ref", "the card in a relation to the referent: battle opponent, facing, attack target, equipped",
     relation=text(None), to=node("ref"))
kind("Slot", "ref", "what an introducer found; `part`: all of it, or what is left of it there", n=number(None),
     part=one_of("all", "rest"))
kind("Pronoun", "ref", "before binding: words that point back", form=one_of("it", "them", "that", "those", "the", "rest",
     "first", "second", "former", "latter", "same"),
     said=text(), filter=node("filter"))
kind("Affected", "ref", "inside what a group of cards is given: the card of the group that gets it")
kind("Together", "ref", "the cards of all parts, at the same time", parts=many("ref"))
kind("Either", "ref", "the cards of one of the parts; the player who acts chooses which", parts=many("ref"))
THIS: Node = make("This")
ANY_CARD: Node = make("Filter")

# ---- durations -------------------------------------------------------------------------------------------------------
kind("Indefinitely", "duration", "as long as the card stays, or, of a static ability, as long as it applies")
kind("Until", "duration", "ends with the named span",
     end=one_of("this turn", "next turn", "your next turn", "opponent's next turn", "controller's next turn", "this battle",
                "this attack", "this game"))
kind("During", "duration", "applies only within the named span that comes",
     span=one_of("opponent's next turn", "your next turn", "controller's next turn", "this turn and opponent's next turn",
     "next refresh"))
kind("AsLongAs", "duration", "while the condition holds", condition=node("condition"))
FOREVER: Node = make("Indefinitely")

# ---- modifications: what Modify gives --------------------------------------------------------------------------------
kind("Add", "mod", "a stat rises by an amount (sign '-': falls)", stat=text(None), sign=one_of("+", "-"), by=node("amount"))
kind("SetStat", "mod", "a stat becomes an amount", stat=text(None), to=node("amount"))
kind("HaveKeyword", "mod", "has a keyword; `n` its number, `filter` the cards that it names", keyword=text(None), n=number(0),
     filter=node("filter", ANY_CARD))
kind("HaveAbility", "mod", "has the ability", ability=node("ability"))
kind("HaveTrait", "mod", "has the trait as well", trait=text(None))
kind("HaveName", "mod", "has the name as well", name=text(None))
kind("HaveType", "mod", "is of this type as well", type=text(None))
kind("BecomeType", "mod", "is of this type and no other", type=text(None))
kind("BecomeTrait", "mod", "has this trait and no other", trait=text(None))
kind("HaveClass", "mod", "is of this class, colour or attribute as well", name=text(None))
kind("BecomeClass", "mod", "is of this class, colour or attribute and no other", name=text(None))
kind("AddSymbols", "mod", "has that many symbols of a colour as well", name=text(None), n=node("amount"))
kind("SetSymbols", "mod", "has that many symbols of a colour and no others", name=text(None), n=node("amount"))
kind("LoseKeyword", "mod", "no longer has the keyword", keyword=text(None))
kind("LoseAbilities", "mod", "no longer has any abilities")
kind("OneMod", "mod", "one of these, chosen by the controller when it is given", options=many("mod"))

# ---- events ----------------------------------------------------------------------------------------------------------
kind("Moved", "event", "cards go from one place to another, by a named action if `verb` says so ('' any way), "
     "by an ability of a card that passes `of`, or by that keyword",
     what=node("ref"),
     verb=text(), source=many("place"), to=many("place"), by=one_of("", "ability", "your ability", "opponent's ability",
     "opponent", "ability or cost"),
     of=node("filter", ANY_CARD), keyword=text())
kind("Attacks", "event", "a card attacks (a card that passes the target filter)", what=node("ref"), target=node("filter",
     ANY_CARD))
kind("PartyAttacks", "event", "a card forms a party with others, one of which passes the filter, and attacks", what=node("ref"),
     filter=node("filter", ANY_CARD))
kind("Attacked", "event", "a card is attacked", what=node("ref"))
kind("Fought", "event", "a card has fought another", what=node("ref"), against=node("ref"))
kind("Blocks", "event", "a card blocks an attacking one", what=node("ref"), against=node("ref"))
kind("Destroys", "event", "a card destroys another: by an effect of it, in battle, by comparing power", what=node("ref"),
     other=node("ref"), how=one_of("", "battle", "comparing", "reducing"))
kind("Played", "event", "a player plays a card; `nth` counts within the turn", who=node("player"), what=node("ref"),
     nth=number(0),
     source=many("place"))
kind("Used", "event", "a player uses an ability of that label of a card", who=node("player"), label=text(None),
     what=node("ref"))
kind("Damaged", "event", "a card takes damage (source: dealt by); the slot is the amount; `nth`: the point of damage that makes it "
     "so many", what=node("ref"),
     source=many("ref"),
     type=one_of("", "attack", "combat", "ability"), slot=number(0), nth=number(0))
kind("StatChanged", "event", "a stat goes up or down", what=node("ref"), stat=text(None), direction=one_of("up", "down"))
kind("StateChanged", "event", "a card gets into a state: evolved, engaged, reserved, raced ...; by whose ability, if that counts",
     what=node("ref"), state=text(None), by=one_of("", "ability", "your ability", "opponent's ability"))
kind("Attached", "event", "a card is added to another", what=node("ref"), to=node("ref"))
kind("CounterPut", "event", "a counter of that name is put on a card", counter=text(None), on=node("ref"))
kind("CounterTaken", "event", "counters of that name are taken off a card (last=1: and none are left there)", counter=text(None),
     on=node("ref"), last=number(0))
kind("ChosenFor", "event", "a card is selected as a target, by a card or ability that passes the filter, or by an ability of the "
     "agent; slot: what was played",
     what=node("ref"), by=node("player"), source=node("filter", ANY_CARD), agent=many("ref"), slot=number(0))
kind("Resolved", "event", "the effect of a card that a player used has been carried out; `label`: one of its labelled effects",
     who=node("player"), what=node("ref"), label=text(), source=many("place"))
kind("Searched", "event", "a player has looked for cards in a zone and found some", who=node("player"))
kind("Drawn", "event", "a player draws, by any means, by an effect, or by an effect of their own; `outside`: only when it is not "
     "that phase or step", who=node("player"), by=one_of("", "ability", "own ability"), outside=text())
kind("PiecesMoved", "event", "pieces come into a store, by any means or by an effect", piece=text("core"), source=many("store"),
     to=many("store"), by=one_of("", "your ability", "opponent's ability"))
kind("PiecesGone", "event", "the last pieces leave a card: by any means, by an effect, or by that keyword", what=node("ref"),
     by=one_of("", "ability", "your ability", "opponent's ability"), keyword=text())
kind("PointsGained", "event", "a player gets points", who=node("player"), points=text(None))
kind("PointsLost", "event", "a player loses points: by any means, by the doing of a player (`by`), or through an attack of the "
     "cards (`how` anyhow: or an effect of theirs)", who=node("player"), points=text(None), source=many("ref"),
     how=one_of("attack", "anyhow"), by=one_of("", "you", "opponent"))
kind("PhaseStarts", "event", "a phase or step begins or ends", phase=text(None), of=node("player"), at=one_of("start", "end"),
     which=one_of("each", "next", "this"))
kind("ComesTrue", "event", "a state trigger: the condition, which did not hold, holds", condition=node("condition"))
kind("Loses", "event", "a player loses the game", who=node("player"))
kind("Canceled", "event", "damage to a player is cancelled (canceled 0: is dealt whole); the slot is the amount", to=node("ref"),
     source=many("ref"), canceled=number(1), slot=number(0))
kind("Checked", "event", "the trigger check of an attacking card reveals a card", by=node("ref"), what=node("ref"))
kind("LevelsUp", "event", "a player's level rises", who=node("player"))
kind("AttackEnds", "event", "the attack of a card ends", what=node("ref"))
kind("EitherEvent", "event", "one of these happens", events=many("event"))

# ---- costs -----------------------------------------------------------------------------------------------------------
kind("Pay", "cost", "pay points: play points, evolution points, will, stock", points=text(None), n=node("amount"))
kind("TurnThis", "cost", "turn this card into a state: engage it", state=text(None))
kind("DoAsCost", "cost", "do this in payment; a Pick in it gets a slot", do=node("effect"))
kind("KeywordCost", "cost", "a cost that the game names: Earth Rite, Lesson", name=text(None), n=number(0))
kind("EitherCost", "cost", "one of these, at the player's choice", options=many("cost"))

# ---- effects that hold effects ---------------------------------------------------------------------------------------
kind("If", "effect", "carried out if the condition holds then; instead=1: in the place of what would be done otherwise; "
     "after=1, before binding only: the condition is said after the effect",
     condition=node("condition"), then=many("effect"), otherwise=many("effect"), instead=number(0), after=number(0))
kind("IfDo", "effect", "if the effect just before was done (did=1) or was not (did=0)", did=number(1), then=many("effect"))
kind("WhenDo", "effect", "if the effect just before was done (outcome 1: the condition around it says when), an ability of its own "
     "triggers at once", then=many("effect"), outcome=number(0))
kind("May", "effect", "the player may do it, wholly or not at all", who=node("player", YOU), do=many("effect"))
kind("Act", "effect", "that player does it: `you` inside still means the ability's controller", who=node("player"),
     do=many("effect"))
kind("PayFor", "effect", "the player may pay (optional=1) or must; if paid, do", cost=many("cost"), optional=number(1),
     do=many("effect"))
kind("IfPaid", "effect",
     "the cost could be paid when the card or ability was played (Earth Rite, Lesson); if it was, do, else otherwise",
     cost=many("cost"), do=many("effect"), otherwise=many("effect"), instead=number(0))
kind("Unless", "effect", "that player may pay; if they don't, do", do=many("effect"), who=node("player"), cost=many("cost"))
kind("ForEach", "effect", "once for each card of the reference (or, with `times`, that often)", of=node("ref"),
     do=many("effect"),
     slot=number(0))
kind("Repeat", "effect", "that many times", times=node("amount"), do=many("effect"))
kind("For", "effect", "the continuous effects inside last this long", duration=node("duration"), do=many("effect"))
kind("Delayed", "effect", "when the event next happens (within `until`), do; each=1: every time", on=node("event"),
     do=many("effect"),
     until=node("duration", FOREVER), each=number(0))
kind("Within", "effect", "before binding: cards that are chosen inside are among these", of=node("ref"), do=many("effect"))
kind("Then", "effect", "before binding: what follows on the sentence before, and so only if that was carried out",
     do=many("effect"))
kind("Joined", "effect", "before binding: choices said in one breath; a place that is said of the last holds for all",
     do=many("effect"))
kind("Else", "effect", "before binding: if the condition of the effect before did not hold", then=many("effect"))
kind("Instead", "effect", "before binding: replaces the effect of the same kind that came just before", do=many("effect"))
kind("Define", "effect", "what X is; after binding only: a number that the player chooses (X)", value=node("amount"))
kind("PayCost", "effect", "before binding: pay the cost of this ability, which stands before its text")
kind("Would", "effect", "if the event would happen, do this instead (`also` 1: as well as it); `once` 1: only the next time; "
     "`per_turn`: at most so often in a turn, 0: always",
     event=node("event"), when=node("condition", ALWAYS), do=many("effect"), also=number(0), once=number(0), per_turn=number(0),
     duration=node("duration", FOREVER))
kind("Modal", "effect", "choose among options when played (random=1: by lot; later=1: when they are carried out)",
     count=node("count"), options=many("option"), random=number(0), later=number(0))
kind("Option", "option", "one thing to choose, with its printed number and its own cost; `limits`: only if it may be chosen",
     n=number(None), cost=many("cost"), do=many("effect"), limits=many("limit"))

# ---- effects ---------------------------------------------------------------------------------------------------------
kind("Select", "effect", "choose cards as targets, when the card or ability is played", count=node("count"),
     filter=node("filter"),
     by=node("player", YOU), random=number(0), slot=number(0))
kind("Choose", "effect", "a player chooses cards while the effect is carried out, for what follows", what=node("ref"))
kind("Move", "effect",
     "move cards; the verb is the game's word: destroy, banish, bury, discard, summon, return, put; "
     "several places in `to`: the player chooses one",
     verb=text(None), what=node("ref"), source=many("place"), to=many("place"), by=node("player", YOU), slot=number(0))
kind("Create", "effect", "new tokens of a name (several names: the player chooses one each time) come into a place; "
     "together 1: at the same time as those of the next Create",
     count=node("count"), names=many("filter"), to=many("place"), by=node("player", YOU), slot=number(0), together=number(0))
kind("Mint", "effect", "new tokens of which the text says all there is to know come into a place; atk and def_ of fighters only",
     count=node("count"), type=text("resonator"), atk=node("amount"), def_=node("amount"), colours=many("test"), trait=text(None),
     abilities=many("ability"), to=many("place"), by=node("player", YOU), slot=number(0))
kind("Transform", "effect", "the cards become tokens of a name", what=node("ref"), into=node("filter"), slot=number(0))
kind("Evolve", "effect",
     "the cards evolve (way: race, super-evolve, advance ...), if said into a card that passes the filter",
     way=text("evolve"), what=node("ref"), into=node("filter", ANY_CARD),
     times=node("amount", ONE))
kind("Search", "effect", "look through a zone for cards and take them out of it", of=node("player", YOU), zone=text("deck"),
     count=node("count"), filter=node("filter"), slot=number(0))
kind("RevealUntil", "effect", "show cards from the top of a deck, one after the other, until one passes the filter",
     of=node("player", YOU), filter=node("filter"), slot=number(0))
kind("Look", "effect", "look at cards without showing them; stays 1: and again at any time, as long as they lie where they are",
     what=node("ref"), slot=number(0), stays=number(0))
kind("Reveal", "effect", "show cards to all", what=node("ref"), slot=number(0))
kind("Flip", "effect", "turn over cards of a deck: all see them, and they lie in the resolution zone", what=node("ref"),
     slot=number(0))
kind("PutUnder", "effect", "put cards underneath a card", what=node("ref"), to=node("ref"), face=one_of("", "up", "down"),
     slot=number(0))
kind("Shuffle", "effect", "shuffle the player's deck", of=node("player", YOU), zone=text("deck"))
kind("Draw", "effect", "draw cards", who=node("player", YOU), count=node("count"), slot=number(0))
kind("Deal", "effect", "deal damage (divided=1: split among them by the player; whole=1: that nothing can reduce)",
     amount=node("amount"), to=node("ref"), divided=number(0), whole=number(0), source=node("ref", THIS), slot=number(0))
kind("Fight", "effect", "each of two cards deals damage equal to its attack to the other, at the same time", left=node("ref"),
     right=node("ref"))
kind("Modify", "effect", "change stats, keywords, abilities, types of cards", what=node("ref"), mods=many("mod"),
     duration=node("duration", FOREVER))
kind("Heal", "effect", "the damage that the cards have taken is no longer on them", what=node("ref"))
kind("SetState", "effect", "turn cards: engage, refresh, faceup, facedown", what=node("ref"), state=text(None))
kind("Counters", "effect", "put on, remove, or move counters (divided 1: so many in all, split among the cards by the player)",
     op=one_of("add", "remove", "move"), counter=text(None), n=node("count"), on=node("ref"), to=many("ref"), divided=number(0))
kind("Attach", "effect", "a card is added to another one", what=node("ref"), source=many("place"), to=node("ref"), slot=number(0))
kind("Will", "will", "will of the kinds that the symbols stand for", of=text(None))
kind("Produce", "effect", "a player gets will: one of several kinds of their choice, or all of them; `times` as often; "
     "`spend`: what only it may be spent on", who=node("player", YOU), wills=many("will"), all=number(0),
     times=node("amount", ONE), spend=node("filter", ANY_CARD))
kind("MovePieces", "effect", "pieces that are not cards go from stores to stores; several in `source` or `to`: the player chooses; "
     "`piece`: core, soul core, or 'core but no soul core'",
     piece=text("core"), count=node("count"), source=many("store"), to=many("store"))
kind("Points", "effect", "a player's points rise, fall or are set", who=node("player", YOU), points=text(None),
     op=one_of("+", "-", "="),
     n=node("amount"))
kind("Exchange", "effect", "two cards (or stats of them) change places", left=node("ref"), right=node("ref"), stat=text())
kind("Copy", "effect", "what was played is copied; its copy is played too, with the same choices", what=node("ref"))
kind("Summon", "effect", "cards are put where they wait to be resolved, as if they had been played", what=node("ref"))
kind("Steal", "effect", "you get control of the cards", what=node("ref"), duration=node("duration", FOREVER))
kind("Cancel", "effect", "what was played has no effect", what=node("ref"))
kind("CostChange", "effect",
     "what playing (or evolving ...) costs changes, if from one of the places in `source`; next=1: only the next card; "
     "nth: only the nth such card each turn; least: it never becomes less; `points`: the kinds of points that n counts; "
     "optional=1: the player may do without",
     what=node("ref"), action=text("play"),
     op=one_of("-", "+", "="), n=node("amount"), points=text(), optional=number(0), source=many("place"),
     duration=node("duration", FOREVER), next=number(0), nth=number(0), least=number(0))
kind("ChangeDamage", "effect",
     "damage that the cards deal or take changes, if the other card passes `against`; below: only damage less "
     "than that stat of the card that takes it; upto: only damage of at most so much; once=1: only the next; `source`: only what "
     "these cards deal",
     what=node("ref"), side=one_of("deals", "takes"), op=one_of("+", "-", "=", "at most", "x"), n=node("amount"),
     type=one_of("", "attack", "combat", "ability"), against=node("filter", ANY_CARD), below=text(), once=number(0),
     source=many("ref"), duration=node("duration", FOREVER), upto=number(0))
kind("Redirect", "effect", "damage that would be dealt to the cards (or to a player's leader) is dealt to another card instead",
     what=node("ref"), to=node("ref"))
kind("Forbid", "effect", "the cards (for a player: their leader) cannot do or undergo any of the actions", what=node("ref"),
     actions=many("action"), duration=node("duration", FOREVER))
kind("Permit", "effect", "the cards can do the actions, which the rules would not allow", what=node("ref"),
     actions=many("action"),
     duration=node("duration", FOREVER))
kind("Must", "effect", "the cards have to do the actions if they can", what=node("ref"), actions=many("action"),
     duration=node("duration", FOREVER))
kind("Action", "action",
     "something that cards do or that is done to them, by a name that the dialect lists; `by`: by, or to, which cards",
     name=text(None), by=node("filter", ANY_CARD))
kind("PlayCard", "effect",
     "play cards now, from where they are or from the places said, for the cost said (cost=(): the usual cost)",
     what=node("ref"), cost=many("cost"), source=many("place"), state=text())
kind("AimAttack", "effect", "the attack that is going on is aimed at the card, which blocks at once", what=node("ref"))
kind("UseAbility", "effect", "the abilities of that label (one=1: one of them) of the cards trigger or are carried out",
     what=node("ref"), label=text(None), one=number(0))
kind("Turn", "effect", "a player takes an extra turn, or skips the next; the turn or a phase of it ends", who=node("player", YOU),
     change=one_of("extra", "skip", "end", "end attack"))
kind("CountSymbols", "effect",
     "when the cost of cards that pass the filter (own=1: of this card) is reduced, the symbols of `what` count as `n` each "
     "(times), as n of a colour (as), with n more of a colour (more), as of a colour as well (also), alone (only), although "
     "they are not on the field (too), or all that could (all)", own=number(0), filter=node("filter", ANY_CARD), what=node("ref"),
     how=one_of("times", "as", "more", "also", "only", "too", "all"), n=node("amount", ONE), name=text(), optional=number(0))
kind("KeywordAction", "effect", "do, as often as said, what a keyword of the game names", name=text(None),
     times=node("amount", ONE))
kind("Outcome", "effect", "a player wins or loses the game", who=node("player", YOU), result=one_of("win", "lose"))
kind("Roll", "effect", "roll a die, or several and add them up", sides=number(6), dice=number(1), slot=number(0))
kind("RuleChange", "effect",
     "a rule of the game is different: which, by a name that the dialect defines, for whom, by how much, for which `cards`",
     rule=text(None), who=node("player", YOU), n=node("amount", ONE), cards=many("test"), duration=node("duration", FOREVER))

# ---- abilities: what one line of a card is ---------------------------------------------------------------------------
kind("Limit", "limit", "at most `times` in each turn of the period ('first of turn': only the first time that the event happens "
     "in a turn, whether the ability was there or not); `of`: the name that abilities limited together have",
     times=number(1), per=one_of("turn", "your turn", "game", "first of turn"), of=text())
kind("OnlyIf", "limit", "usable only while the condition holds", condition=node("condition"))
kind("Triggered", "ability", "when the event happens (and `when` holds), its controller may pay the cost, if any; then do",
     label=text(), on=node("event"), when=node("condition", ALWAYS), cost=many("cost"), do=many("effect"),
     limits=many("limit"))
kind("Activated", "ability", "pay the cost: do; `name`: the proper name of the ability, if it has one", label=text("act"),
     name=text(), timing=one_of("main", "quick", "counter", "main or quick"), cost=many("cost"), do=many("effect"),
     limits=many("limit"))
kind("Static", "ability", "applies as long as the card is where it works", do=many("effect"))
kind("SpellEffect", "ability", "carried out when the card is played", do=many("effect"))
kind("Keyword", "ability",
     "a keyword standing by itself, with its number, what else stands after it, and the cards that it names", name=text(None),
     n=number(0), value=text(), filter=node("filter", ANY_CARD))
kind("ExtraCost", "ability", "playing this card costs this as well (optional=1: may); `then` happens if it was paid; `name`: the "
     "keyword that says so, or the action that costs it; `what`: the cards that it is about",
     cost=many("cost"), optional=number(0), then=many("effect"), name=text(), what=node("ref", THIS))
kind("OtherCost", "ability", "this may be paid in place of the printed cost; `then` happens if it was", cost=many("cost"),
     when=node("condition", ALWAYS), then=many("effect"), name=text())
kind("Qualified", "ability", "the ability works only as marked: levels of a card, union burst, damage taken; `of`: the name that a "
     "mark goes by", mark=text(None), of=text(),
     n=number(0), ability=node("ability"))
