"""Shadowverse: Evolve. Where each section of its rulebook is carried out, by module.

1 The game at a glance
    1.1: setup
    1.2: rules_handling, shared_clauses
    1.3: attack_legality, shared_clauses
    1.3.2.4.1: damage
    1.3.5: playing
    1.3.5.1: effects/ops/counting
2 What a card says
    2.1: card_information, word_clauses
    2.2: card_information, construction
    2.3: card_information, word_clauses
    2.4: card_information, shared_clauses
    2.5: costs
    2.6, 2.7: card_information
    2.8: card_information, setup
    2.8.2: damage
    2.12: card_information, construction
    2.13: card_information, word_clauses
    2.14: card_information, special_cards
3 What players have
    3.1: playing, shared_clauses
    3.1.1: setup
    3.1.2.4.1: word_clauses
    3.2: damage, setup
4 Zones
    4.1: shared_clauses, zones
    4.2: shared_clauses, zones
    4.3: zones
    4.4: setup, zones
    4.4.3.1: word_clauses
    4.4.4.2: zone_limits
    4.5: zones
    4.6: notations/evolving, zones
    4.6.3.1: special_cards
    4.7, 4.8: setup, zones
    4.8.3.2: zone_limits
    4.8.3.3: special_cards
    4.9, 4.10, 4.11, 4.12, 4.13: zones
5 Words with a fixed meaning
    5.2: playing, shared_clauses
    5.3: word_clauses
    5.4: shared_clauses, word_clauses
    5.5, 5.6: word_clauses
    5.7, 5.8: shared_clauses, word_clauses
    5.9: shared_clauses, turn
    5.10: shared_clauses, word_clauses
    5.11: word_clauses
    5.12: shared_clauses, word_clauses
    5.13, 5.14: damage, word_clauses
    5.15: notations/evolving, special_cards
    5.16: word_clauses
    5.17: playing, shared_clauses
    5.17.3.1.1, 5.18, 5.19: word_clauses
    5.20, 5.21: shared_clauses, word_clauses
    5.22, 5.23: word_clauses
    5.24: notations/evolving, word_clauses
    5.25: shared_clauses, word_clauses
    5.26: word_clauses
    5.27: shared_clauses, word_clauses
    5.28, 5.29, 5.30: word_clauses
6 Before the game
    6.1: construction
    6.2: setup
7 How the game runs
    7.1: setup
    7.2, 7.3, 7.4: turn
8 Actions of the main phase
    8.1: kernel/rewinding
    8.2: turn
    8.3: legality
    8.4: attack_legality, attacking
9 Special kinds of cards
    9.1: shared_clauses, special_cards
    9.2: special_cards
10 Playing and resolving
    10.1: playing, shared_clauses
    10.2: shared_clauses, word_clauses
    10.3: legality, playing
    10.4: playing, shared_clauses
    10.4.4.1, 10.4.7.3: word_clauses
    10.5: kernel/check_timing
    10.6: playing, shared_clauses
    10.6.2.1.2: notations/played_by_effect
    10.6.2.1.3, 10.6.2.8.1.1: special_cards
    10.6.2.5.1.1: costs
    10.6.2.5.1.2: word_clauses
    10.7: shared_clauses
    10.7.1, 10.7.7: playing
    10.8: effects/script
    10.9: shared_clauses, word_clauses
    10.9.1.1.1: special_cards
    10.10: ruleset, shared_clauses
    10.10.2.4, 10.10.2.5.1: word_clauses
    10.11: effects/references
    10.12: attacking, shared_clauses
    10.12.1.2: rules_handling
    10.12.2.2: damage
11 Rules handling
    11.1, 11.2, 11.3, 11.4, 11.5, 11.6, 11.7, 11.8, 11.9: rules_handling
12 Keywords
    12.2: costs, notations/evolving
    12.3: turn
    12.4, 12.5: keywords
    12.6: notations/super_evolving
    12.7: keywords
    12.8, 12.9, 12.10, 12.11: attack_legality
    12.12: attack_legality, notations/permissions
    12.13: keyword_parts, word_clauses
    12.14: attacking
    12.15: attack_legality, notations/permissions
13 Class mechanics
    13.2, 13.3: class_conditions, word_clauses
    13.3.2.2: keyword_parts
    13.3.2.3: rules_handling
    13.3.3.2.1: notations/earth_rite
    13.4: class_conditions
    13.5: class_conditions, word_clauses
14 Universe mechanics
    14.2: notations/racing, special_cards
    14.2.2.4: costs
    14.2.4.2: keywords
15 Other matters
    15.1: shared_clauses, word_clauses
    15.2: shared_clauses, turn
14 Universe mechanics
    14.3: profile/effects, setup
B Open 8 is played with decks built from unopened boosters
    B:6.2.1: setup
A Appendix A: tokens
    A: special_cards
B Open 8 is played with decks built from unopened boosters
    B: construction, open8

`shared_clauses` names the topic under which kernel and effects carry a clause out, `word_clauses` the word of card texts that
it governs; `profile` is what the words mean. `cardwright rules sve NUMBER --code` names the places in all of them.
"""
