"""What wordings of one phrase may differ by in this game: the three eras' words for one thing (1400)."""

from __future__ import annotations

from cardwright.text.synonyms import SYNONYMS

ROWS: tuple[tuple[str, ...], ...] = (
    ("j/resonator", "j-resonator"),
    ("darkness", "dark"),
    ("darkness_magic_stone", "dark_magic_stone"),
    ("spell", "normal spell and summon spell", "normal spell or summon spell"),  # 1407: there are no others
    ("resonator spell", "summon spell"),  # 1407.1
    ("non- resonator spell", "normal spell"),  # 1407.2
    ("activate ability", "[activate] ability"),
    ("named", "name"),
    ("⇒", ","),
    # conditions and durations
    ("if", "as long as", "while"),
    ("[trigger]", "[trigger] if"),
    ("your life is {}", "your life is exactly {}"),
    ("your opponent 's life is {}", "your opponent 's life is exactly {}"),
    ("less than opponent 's", "less than your opponent 's life", "less than your opponent 's"),
    ("once each turn", "once per turn", "one time per turn", "one time each turn"),
    ("no {}", "any no {}", "a no {}"),
    ("you control no", "you don't control a", "you don't control any", "you don't control"),
    ("your opponent control no", "your opponent don't control a", "your opponent don't control any", "your opponent don't control"),
    ("other", "another", "a extra"),
    ("1 or more", "one or more"),
    ("a card", "1 or more card"),
    # zones: a card enters the field of who controls it, and recovers in its controller's recovery phase
    ("enter", "come into", "is put into"),
    ("field", "your field", "the field", "a field"),
    ("field", "field under your control"),
    ("opponent 's field", "field under your opponent 's control"),
    ("a {} counter is put", "1 or more {} counter is put"),
    ("a {} counter is placed", "1 or more {} counter is placed"),
    ("this card can't attack or block unless you {} .", "[mobilize] {} ."),
    ("leave field", "leave field for a non- field zone"),
    ("recovery_phase", "your recovery_phase", "its controller 's recovery_phase", "their controller 's recovery_phase"),
    ("its ruler side", "your ruler side"),
    ("its owner 's graveyard", "a graveyard"),
    ("graveyard", "graveyard from anywhere"),
    # one can only attack the opponent and what the opponent controls
    ("attack player", "attack you"),
    ("attack resonator", "attack your resonator", "attack resonator you control"),
    ("recovered", "against recovered"),
    ("block j/resonator", "block resonator"),
    ("spell or ability", "spell and ability"),
    ("your opponent control", "you opponent control"),
    ("standby_area", "a standby_area", "your standby_area"),
    ("original", "printed"),
    ("become a", "lose all race and become a"),
    ("the same turn", "in a turn"),
    ("play its (rest)", "activate its (rest)", "you can play its (rest)"),
    ("damage from {}", "damage that was dealt to {} this turn"),  # it lasts no longer (505.5a)
    ("damage that would be dealt to {}", "damage {} would be dealt"),
    # what it takes to attack or block is paid by who controls the card
    ("unless you", "unless its controller"),
    ("unless your opponent", "unless their controller"),
    # additions, counters, values
    ("the added {}", "the bestowed {}"),
    *(
        (f"added {noun}", f"bestowed {noun}", f"{noun} with this")
        for noun in ("resonator", "j/resonator", "card", "ruler", "j-ruler")
    ),
    ("added to", "bestowed to"),
    ("on it", "on them"),
    ("is put on", "is placed on"),
    ("{} counter is put on {}", "you put {} counter on {}", "you put a {} counter on {}"),
    ("{} become", "{} is"),
    ("{} become recovered", "{} recover"),
    ("removed by", "that was removed by", "removed from the game by"),
    ("without attribute", "with no attribute"),
    ("{} atk or", "atk {} or"),
    ("with the same {} as", "that share a {} with"),
    ("put into", "that was put into"),
    ("from {ref}", "on {ref}"),
    ("this will", "that will", "these will"),
    ("lose its symbol_skill", "lose all symbol_skill"),
    ("damage from", "damage that would be dealt by"),
    ("{} become targeted by spell or ability your opponent control", "spell or ability your opponent control target {}"),
    (";", "; or"),
    ("treat this card as {} and {}", "this card have the {} type and the {} type"),
    ("treat this card as {} and {}", "treat this card as a {} and {}", "treat this card as {} and a {}"),
    ("treat this card as {} and {}", "treat this card as a {} and a {}"),
    ("treat this card as {}", "this card have the {} type", "treat this card as a {}"),
    ("become targeted", "is targeted"),
    ("if you do", "if it do"),
    ("divided as you choose to", "divided as you choose among"),
    ("spell or ability", "a spell or ability"),
    ("if {} would be dealt damage", "if damage would be dealt to {}"),
    ("whose combined {} is", "with a combined {} of"),
    ("dealt damage by", "that was dealt damage by"),
    ("damage was dealt to you this turn", "you was dealt damage this turn"),
    ("damage was dealt to your opponent this turn", "your opponent was dealt damage this turn"),
    ("choose {} instead", "you may choose {} instead"),
    ("this ability", "this judgment process"),
    ("draw", "you draw"),
)
FILLERS = frozenset("[continuous] [activate] : ⇒ , pay own race trait in addition its their other whose is with up".split())
EXEMPT = {
    ("post", "In"): "a card is in one place at a time, so places joined by 'and' or by 'or' are the same set of places",
    ("place", "Place"): "a graveyard that is no player's in particular is any, and all of them are searched",
    ("origin", "Place"): "as above",
    ("entered_from", "Place"): "a card comes into one's field from one's own zones",
    ("dest", "Place"): "a card that one puts into the field comes into one's own",
    ("discarded", "Pick"): "cards are discarded from the hand and from nowhere else (1019.1)",
    ("discarded", "All"): "as above; whose hand it is follows from who discards (1019.2)",
    ("count", "Exactly"): "any card is a card that one chooses",
    ("again", "Compare"): "what is counted again is said by the condition before",
    ("done", "Compare"): "what one did was done; nothing else than the effect before could have done it",
    ("mod", "HaveTrait"): "what a card gains it has in addition (1020.1)",
    ("wills", "+"): "one will of any attribute is one of the five",
    ("post", "GroupTotal"): "'with a total cost of 7 or less' and 'whose combined total cost is 7 or less'",
    ("post", "HasCounter"): "a card with a counter has one or more",
    ("clause", "+"): "a card chosen after looking at a hand is one of that hand",
    ("event", "Moved"): "a card is put into its owner's graveyard, however it is called",
    ("post", "StatIs"): "'with 600 ATK' and 'with ATK 600', in both orders",
    ("cond", "Compare"): "how many there are of something, and how many one has of it",
    ("modal", "Modal"): "options stand one after the other, or one below the other",
    ("target", "Target"): "each of several targets is every one of them",
    ("person", "Leader"): "that player and them: who was acting",
}
SYNONYMS_OF_FOW = SYNONYMS.extended(ROWS, FILLERS, (), EXEMPT)
