"""Ten questions that a judge is asked, two of each game: how the table is laid out, what is pressed, what must then be so."""

from __future__ import annotations

from typing import NamedTuple


class Card(NamedTuple):
    """What is typed into the form of a card."""

    place: str
    name: str
    about: str
    text: str = ""


class Question(NamedTuple):
    """A ruling, as it is made on the bench."""

    title: str
    question: str
    answer: str
    shows: str
    settings: dict[str, str]
    """Numbers of a player, whose turn, which phase: by the name of their field."""
    others: dict[str, str]
    """Harmless cards by place."""
    cards: list[Card]
    pressed: list[str]
    """`@NAME` is the card itself; anything else an answer that reads so."""
    expected: list[str]


QUESTIONS: dict[str, tuple[Question, Question]] = {
    "sve": (
        Question(
            "Two followers destroy each other",
            "Two followers with Last Words destroy each other in an attack. Do both abilities work?",
            "Yes. Both take damage at the same time and both go to the cemetery; each player draws.", "8.4.9.1, 12.5.3", {},
            {"opponent's hand": "0"},
            [Card("your field", "Knight", "follower 2/2", "[Last Words] Draw a card."),
             Card("opponent's field", "Wall", "follower 2/2, engaged", "[Last Words] Draw a card.")],
            ["@Knight", "@Wall"],
            ["Knight is in your cemetery", "Wall is in opponent's cemetery", "you have 1 card in your hand",
             "opponent has 1 card in opponent's hand"],
        ),
        Question(
            "A card can't be discarded from an empty hand",
            "Playing a spell costs one more card from the hand, and there is none. May it be played?",
            "No. Every part of its cost must be paid.", "10.6.2.5.4", {"your play points": "1"}, {},
            [Card("your hand", "Pact", "spell, cost 1", "As an additional cost to play this card, discard a card.\nDraw 2 cards.")],
            [], ["you may not play Pact because 10.6.2.5.4", "Pact is in your hand"],
        ),
    ),
    "fow": (
        Question(
            "First Strike leaves nobody to strike back",
            "A stronger resonator blocks one with First Strike and would destroy it. Does it?",
            "No. It is destroyed before it deals its own damage.", "1104.2", {}, {"opponent's hand": "0"},
            [Card("your field", "Hawk", "resonator 400/400", "[First Strike]"),
             Card("opponent's field", "Dog", "resonator 600/300")],
            ["Start a battle", "@Hawk", "@Dog"],
            ["Dog is in opponent's graveyard", "Hawk is in your field", "Hawk is rested"],
        ),
        Question(
            "A chant waits for its will",
            "A fire chant is in hand and no stone on the field. Can it be played this turn?",
            "Not yet; once a fire stone has been called, it can.", "903.2g, 604.2e", {}, {},
            [Card("your hand", "Ember", "chant, cost {R}", "Draw a card.")],
            ["!you may not play Ember because 903.2g", "call a magic stone", "@Ember"], ["Ember is in your graveyard"],
        ),
    ),
    "bss": (
        Question(
            "The last cores of a spirit pay for another one",
            "The reserve is empty. May a spirit be summoned with the two cores that lie on another one?",
            "Yes. The one that gave them has too few cores then and goes to the trash.", "10-6-7, 9-3-1", {"your reserve": "0"}, {},
            [Card("your hand", "Kit", "spirit, bp 1000, cost 1"), Card("your field", "Bat", "spirit, bp 3000, 2 core counters")],
            ["@Kit"], ["Kit is in your field", "Kit has 1 core counter", "Bat is in your trash"],
        ),
        Question(
            "No core, no spirit",
            "Reserve and field are without cores. May a spirit be summoned?",
            "No. Its cost can't be paid.", "10-6-7", {"your reserve": "0"}, {},
            [Card("your hand", "Kit", "spirit, bp 1000, cost 1")], [],
            ["you may not play Kit because 10-6-7", "Kit is in your hand"],
        ),
    ),
    "fftcg": (
        Question(
            "A second Character of one name",
            "A Forward is on the field. May another one of the same name be cast?",
            "No, as long as the first one is there.", "7.7.3", {}, {},
            [Card("your field", "Cid", "forward, power 5000"), Card("your hand", "Cid", "forward, power 7000, cost 0")],
            [], ["you may not play Cid 2 because 7.7.3", "Cid is in your field", "Cid 2 is in your hand"],
        ),
        Question(
            "CP of another Element",
            "A Fire Forward of cost 1 is in hand, and only a Water Backup could pay. May it be cast?",
            "No. Part of the cost must be paid with CP of its own Element.", "5.2.1.2", {}, {"opponent's hand": "0"},
            [Card("your field", "Rain", "backup, element water"),
             Card("your hand", "Ace", "forward, power 3000, cost 1, element fire")],
            [], ["you may not play Ace because 5.2.1.2", "Rain is not dull"],
        ),
    ),
    "weiss": (
        Question(
            "A card of level 1 at level 0",
            "A player at level 0 has a character of level 0 and one of level 1 in hand. May both be played?",
            "Only the one of level 0.", "8.6.2.1.2", {}, {},
            [Card("your hand", "Bo", "character, level 1, power 5000"), Card("your hand", "Ai", "character, level 0, power 1500")],
            ["@Ai", "Center left"], ["you may not play Bo because 8.6.2.1.2", "Ai is in your stage", "Bo is in your hand"],
        ),
        Question(
            "A climax cancels damage",
            "An attack deals two damage, and the first card that turns up is a climax. What goes to the clock?",
            "Nothing. All cards that turned up go to the waiting room.", "4.10.1.2", {"start": "attack"}, {"opponent's hand": "0"},
            [Card("your stage", "Ai", "character, power 3000, soul 2"), Card("opponent's deck", "Luck", "climax")],
            ["@Ai"], ["Luck is in opponent's waiting room", "opponent has no cards in opponent's clock"],
        ),
    ),
}  # fmt: skip
