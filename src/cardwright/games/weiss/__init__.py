"""Weiss Schwarz. Where each section of its rulebook is carried out, by module.

1 The game at a glance
    1.1: setup
    1.2: rule_actions, shared_clauses
    1.3: shared_clauses, word_clauses
2 What is on a card
    2.1: card_information, name_parts
    2.1.2: word_clauses
    2.1.2.1: name_parts
    2.3: card_information, zones
    2.4: card_information
    2.5: card_information, shared_clauses
    2.6: card_information
    2.7: playing
    2.8: attack_sub_phase, playing
    2.9: attack_sub_phase
    2.10, 2.11: card_information
    2.12: card_information, shared_clauses
    2.13: card_information, construction
    2.14: card_information
    2.18: card_information, construction
3 Zones
    3.1: shared_clauses, zones
    3.2: interrupting_rule_actions, shared_clauses
    3.2.1: zones
    3.2.5: word_clauses
    3.3: end_phase, zones
    3.4, 3.5: zones
    3.6: relations, zones
    3.7: markers, placing
    3.7.1: zones
    3.7.1.1, 3.7.1.2: markers
    3.8: interrupting_rule_actions, zones
    3.9: placing, zones
    3.9.2.2.1, 3.9.2.2.2: placing
    3.10, 3.11: zones
    3.12: placing, zones
    3.12.2.2.1, 3.12.2.2.2: placing
    3.13: damage, zones
    3.13.1.1: playing
    3.13.1.2: trigger_check
    3.13.1.4: notations/one_by_one
4 Basic concepts
    4.1: activated_abilities, shared_clauses
    4.2: setup, shared_clauses
    4.3: card_information, shared_clauses
    4.3.4: turn
    4.4: check_timing
    4.5: turn
    4.6: card_information, word_clauses
    4.7: turn
    4.8, 4.9: word_clauses
    4.10: damage, turn
    4.11: attack_sub_phase, notations/dealing
    4.12: shot_icon, trigger_check
    4.12.2.7.3: damage
5 Set-up
    5.1: construction
    5.2: setup
6 A turn
    6.1: setup
    6.2, 6.3, 6.4: turn
    6.5: playing, turn
    6.6: turn
    6.7: attacking
    6.8: end_phase
7 Attack and battle
    7.1: attacking
    7.2: attack_sub_phase, attacking
    7.3, 7.4: attack_sub_phase
    7.5: attack_sub_phase, damage
    7.6: attack_sub_phase
    7.7: attacking
8 Playing and resolving
    8.1: activated_abilities, shared_clauses
    8.2, 8.3: shared_clauses
    8.4: activated_abilities, shared_clauses
    8.5: shared_clauses, turn
    8.6: playing, shared_clauses
    8.6.2.1.1, 8.6.2.1.2, 8.6.2.3.2: legality
    8.6.2.1.1.1, 8.6.2.1.2.1: playing
    8.7: shared_clauses
    8.7.1, 8.7.7: playing
    8.7.3.2: check_timing
    8.7.3.2.1: effects/ops/paying
    8.8: word_clauses
    8.9: shared_clauses, word_clauses
    8.10: ruleset, shared_clauses
    8.11: effects/references
9 Rule actions
    9.1: interrupting_rule_actions, rule_actions
    9.2, 9.3: interrupting_rule_actions
    9.4, 9.5, 9.6, 9.7, 9.8, 9.9: rule_actions
10 Keywords
    10.1: card_information
    10.2: placing
    10.3: profile
    10.4, 10.5: keyword_use
    10.6: keywords
    10.7: card_information, keyword_use
    10.7.3: notations/one_by_one
    10.8: awaited_events, card_information
    10.8.3: notations/choosing
    10.8.5: keyword_use
    10.9, 10.10: card_information
    10.11: keyword_use, notations/choosing
    10.11.3.1: notations/exchanging
    10.12, 10.13, 10.14: card_information, keyword_use
    10.14.1.1.2: notations/markers
    10.14.1.1.2.1: markers
    10.15: keyword_use, placing
    10.15.4: notations/choosing
11 Miscellaneous
    11.1: kernel/agreed_repeats
    11.2: shared_clauses, word_clauses
    11.3: notations/replays, profile/effects

`shared_clauses` names the topic under which kernel and effects carry a clause out, `word_clauses` the word of card texts that
it governs; `profile` is what the words mean. `cardwright rules weiss NUMBER --code` names the places in all of them.
"""
