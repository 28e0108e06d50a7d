"""The audits of sense: each of them finds what it is for. (test_printed_cards.py makes them over all cards at hand.)"""

from __future__ import annotations

from cardwright.text.kinds import THIS, YOU, make
from cardwright.text.sense import AUDITS
from cardwright.text.tree import Node
from tests.text.dialects import ability, refused
from tests.text.reviewed import LINES, NAMES, TRAITS


def test_what_was_looked_at_says_why_it_is_right() -> None:
    assert all(why for rows in LINES.values() for _, _, why in rows)
    assert all(why for table in (*NAMES.values(), *TRAITS.values()) for why in table.values())


# ---- that each audit finds what it is for -----------------------------------------------------------------------------------
def odd(text: str, tree: Node) -> list[str]:
    return [what for audit in AUDITS.values() for what in audit(text, tree)]


def without(tree: Node, kind: str) -> Node:
    """The tree without tests of that kind."""

    def less(node: Node) -> Node:
        if node.kind != "Filter":
            return node
        return node.replace(tests=tuple(test for test in node.many("tests") if test.kind != kind))

    return tree.transform(less)


def test_damage_by_what_takes_it() -> None:
    tree = ability("fow", "When this card enters your field ⇒ It deals 300 damage to target resonator.")
    assert odd("", tree) == []
    wrong = tree.transform(lambda node: node.replace(source=node["to"]) if node.kind == "Deal" else node)
    assert odd("", wrong) == ["damage is dealt by what takes it"]


def test_a_change_of_a_card_that_was_drawn() -> None:
    tree = ability("fftcg", "Choose 1 Forward. Draw 1 card. It loses 3000 power until the end of the turn.", played=True)
    drawn = next(node for node in tree.walk() if node.kind == "Draw").number("slot")
    wrong = tree.transform(lambda node: node.replace(what=make("Slot", n=drawn)) if node.kind == "Modify" else node)
    assert set(odd("", wrong)) == {"Modify of cards that were drawn", "a choice of which nothing is made"}


def test_a_card_and_itself() -> None:
    tree = ability(
        "weiss", ("【AUTO】 When this card attacks, you may choose this card and 1 of your characters, and exchange them.")
    )
    wrong = tree.transform(lambda node: node.replace(right=THIS) if node.kind == "Exchange" else node)
    assert "Exchange of a card and itself" in odd("", wrong)
    tree = ability("sve", "[act] [engage] this card and a Beast card on your field: Draw a card.")
    wrong = without(tree, "Other")
    assert odd("", wrong) == ["this card and another, which may be this card"]


def test_a_number_and_itself() -> None:
    tree = ability("fow", "Destroy target resonator if its ATK is less than the number of cards in your hand.", played=True)
    assert odd("", tree) == []
    wrong = tree.transform(lambda node: node.replace(right=node["left"]) if node.kind == "Compare" else node)
    assert odd("", wrong) == ["a number is compared with itself"]


def test_a_choice_after_looking_from_anywhere() -> None:
    text = "Look at up to 4 cards from the top of your deck, choose up to 1 character, and put it into your hand."
    tree = ability("weiss", text, played=True)
    wrong = without(tree, "Among")
    assert (odd(text, tree), odd(text, wrong)) == ([], ["a choice after looking at cards, from anywhere"])


def test_then_outside_of_what_it_follows_on() -> None:
    text = "When Tin Soldier enters the field, you may discard 1 card. If you do so, draw 1 card. Then, your opponent draws 1 card."
    tree = ability("fftcg", text)
    may, then = tree.many("do")
    wrong = tree.replace(do=(may, then.replace(then=then.many("then")[:1]), *then.many("then")[1:]))
    assert (odd(text, tree), odd(text, wrong)) == ([], ["Act after 'Then' is done in any case"])


def test_a_question_that_is_true_of_what_never_happened() -> None:
    tree = ability(
        "weiss",
        "【AUTO】 When this card attacks, you may put the bottom 2 cards of your deck into your waiting room. "
        "If there are no climax among those cards, draw 1 card.",
    )
    may, asked = tree.many("do")
    wrong = tree.replace(do=(may, *asked.many("then")))
    assert (odd("", tree), odd("", wrong)) == ([], ["a question that is true of what never happened"])


def test_your_in_what_all_players_do() -> None:
    tree = ability(
        "weiss",
        "【AUTO】 When this card attacks, all players perform the following action. "
        '"Choose 2 cards in your hand, and put them into your waiting room."',
    )
    they = make("Player", who="they")
    wrong = tree.transform(lambda node: YOU if node == they else node)
    assert (odd("", tree), odd("", wrong)) == ([], ["'your' in what all players do is yours only"] * 2)


def test_a_verb_of_the_opponent_that_you_do() -> None:
    text = "When Tin Soldier enters the field, your opponent discards 1 card and draws 1 card."
    tree = ability("fftcg", text)
    act = tree.many("do")[0]
    wrong = tree.replace(do=(act.replace(do=act.many("do")[:1]), *act.many("do")[1:]))
    assert (odd(text, tree), odd(text, wrong)) == ([], ["somebody else draws"])


def test_what_is_done_instead_is_the_same() -> None:
    text = "Draw a card. If Overflow is active for you, draw 2 cards instead."
    tree = ability("sve", text, played=True)
    wrong = tree.transform(lambda node: node.replace(then=node["otherwise"]) if node.kind == "If" else node)
    assert (odd(text, tree), odd(text, wrong)) == ([], ["what is done instead is the same"])


def test_a_trait_beside_a_list_of_unlike_things() -> None:
    text = 'Choose 1 《Beast》 character or "Old Bell" in your waiting room, and return it to your hand.'
    tree = ability("weiss", text, played=True)
    beast = make("Trait", trait="Beast")
    wrong = tree.transform(
        lambda node: (
            node.replace(tests=(beast, *node.many("tests")))
            if node.kind == "Filter" and any(test.kind == "AnyOf" for test in node.many("tests"))
            else node
        )
    )
    assert (odd(text, tree), odd(text, wrong)) == ([], ["what stands beside a list of unlike things holds for all of it"])


def test_a_line_that_makes_nothing_of_its_choice_is_not_understood() -> None:
    assert "nothing is made" in refused("fftcg", "Choose 1 Forward. Draw 1 card.", played=True)


def test_one_and_or_another_is_one_of_them_or_one_of_each() -> None:
    """Several of either kind are clear; of one, nobody can say how many are taken."""
    text = 'Search your deck for a Pixie and/or card named "Old Bell", reveal them and put them into your hand.'
    assert "and/or" in refused("fow", text, played=True)
    several = text.replace("a Pixie and/or card", "up to two Pixies and/or cards")
    assert ability("fow", several, played=True).kind == "SpellEffect"


def test_a_second_change_of_damage_under_a_condition_may_be_in_the_place_of_the_first() -> None:
    first = "Choose 1 Forward. During this turn, the next damage dealt to it is reduced by 1000 instead."
    second = "If you control 5 or more Backups, during this turn, the next damage dealt to it is reduced by 4000 instead."
    assert ability("fftcg", first, played=True).kind == "SpellEffect"
    assert "second change" in refused("fftcg", f"{first} {second}", played=True)


def test_a_card_that_is_found_in_the_deck_goes_somewhere() -> None:
    text = "Search your deck for a Beast follower, {}give it Rush, then shuffle."
    assert ability("sve", text.format("summon it, "), played=True).kind == "SpellEffect"
    assert "nothing says where it goes" in refused("sve", text.format(""), played=True)


def test_who_does_it_is_not_who_it_is_done_to() -> None:
    text = "Whenever this card attacks, it may deal 300 damage to target resonator. If it does, {} gains [Flying]."
    assert ability("fow", text.format("this card")).kind == "Triggered"
    assert "who deals damage" in refused("fow", text.format("it"))


def test_damage_that_an_ability_is_said_to_deal() -> None:
    """Its card deals it (fow 912.1): which cards are meant by "fire chants or abilities" is not said."""
    text = "Prevent all damage that would be dealt by fire {} your opponent controls."
    assert ability("fow", text.format("chants")).kind == "Static"
    assert "its card deals it" in refused("fow", text.format("chants or abilities"))


def test_what_is_theirs_where_nobody_else_was_spoken_of() -> None:
    text = "[Main] Select a spirit. Remove a core from it and place it into their reserve."
    assert "theirs" in refused("bss", text)
    assert ability("bss", text.replace("a spirit", "one of your opponent's spirits")) is not None
    assert "theirs" in refused("bss", "[Main] Place one core from each player's life into their reserve.")
