"""Tokens of the dialect: icons, numbers, names and traits, quotes of abilities against quotes of names, reminders."""

from __future__ import annotations

import pytest

from cardwright.games.sve.dialect import DIALECT
from cardwright.text.lexicon import Lexicon
from cardwright.text.tokens import Token, lemma, plain_typography

LEXICON = Lexicon(("Lantern Imp", "Imp", "Moss Giant, Deep Root"), ("Pixie", "Beast"))


def lex(text: str) -> list[Token]:
    return DIALECT.lex(text, LEXICON)[0]


def keys(text: str) -> list[str]:
    return [token.key for token in lex(text)]


def typed(text: str, kind: str) -> list[int | str]:
    return [token.types[kind] for token in lex(text) if kind in token.types]


def test_words_become_lemmas_and_sentences_end() -> None:
    assert keys("Draws 2 cards") == ["draw", "2", "card", "."]


def test_icons_stand_for_costs_classes_and_stats() -> None:
    assert typed("[act] [cost03], [engage]: Give it [attack]+2.", "COST") == [3]
    assert typed("Select a [dragoncraft] follower.", "CLASS") == ["dragoncraft"]
    assert keys("[attack]+1/[defense]-2") == ["[attack]", "+n", "1", "/", "[defense]", "-n", "2", "."]
    assert keys("🗡️+1") == ["[attack]", "+n", "1", "."]
    assert keys("[costX]: Draw X cards.")[0] == "[costx]"


def test_a_line_of_icons_is_no_sentence() -> None:
    assert keys("[quick]") == ["[quick]"]


def test_the_longest_name_wins_and_a_comma_may_be_in_it() -> None:
    assert typed("Summon a Lantern Imp.", "NAME") == ["Lantern Imp"]
    assert typed("Summon a Moss Giant, Deep Root.", "NAME") == ["Moss Giant, Deep Root"]


def test_a_known_name_that_goes_on_is_another_name() -> None:
    assert typed("Summon an Imp Queen token.", "NAME") == ["Imp Queen"]
    assert typed("Summon an Imp's Lantern token.", "NAME") == ["Imp's Lantern"]


def test_an_unknown_name_is_told_from_an_unknown_trait_by_what_follows() -> None:
    assert lex("Put a Copper Owl token into your EX area.")[2].types == {"NAME": "Copper Owl"}
    assert lex("Discard a Sailor card.")[2].types == {"TRAIT": "Sailor"}
    assert lex("Search your deck for a Copper Owl.")[5].types == {"NAME": "Copper Owl", "TRAIT": "Copper Owl"}


def test_the_first_word_of_a_sentence_is_no_name() -> None:
    assert typed("Followers with Storm can attack.", "NAME") == []


def test_quotes_of_names_and_of_abilities_differ() -> None:
    assert typed('Search your deck for a follower with "Lantern" in its name.', "NAME") == ["Lantern"]
    assert keys('Give it "[lastwords] Draw a card." Draw a card.') == [
        "give", "it", "OPEN", "[lastwords]", "draw", "a", "card", ".", "CLOSE", ".", "draw", "a", "card", ".",
    ]  # fmt: skip


def test_contractions_are_two_words() -> None:
    assert keys("If there's a follower and it's yours")[:3] == ["if", "there", "is"]


def test_a_dash_after_a_label_is_a_colon_and_a_minus_is_not() -> None:
    assert keys("On Evolve - Give it [attack]-1.") == ["on", "evolve", ":", "give", "it", "[attack]", "-n", "1", "."]


def test_reminders_are_set_aside_but_numbers_in_parentheses_are_text() -> None:
    tokens, reminders = DIALECT.lex("Ward. (It guards (mostly).) Combo (3): Draw a card.", LEXICON)
    assert reminders == ("(It guards (mostly).)",)
    assert [token.key for token in tokens][:6] == ["ward", ".", "combo", "(", "3", ")"]


def test_zones_of_two_words_are_one_token_and_counters_have_names() -> None:
    assert typed("Put it into your EX area.", "ZONE") == ["ex area"]
    assert typed("Put a moss counter on this.", "COUNTER") == ["moss"]


@pytest.mark.parametrize(
    ("word", "base"), [("followers", "follower"), ("abilities", "ability"), ("doesn't", "don't"), ("an", "a"), ("moss", "moss")]
)
def test_lemmas(word: str, base: str) -> None:
    assert lemma(word) == base


def test_typography_is_made_plain_without_moving_anything() -> None:
    assert plain_typography("“It’s—here”") == '"It\'s-here"'
