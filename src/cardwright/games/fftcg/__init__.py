"""Final Fantasy TCG. Where each section of its rulebook is carried out, by module.

1 How many play
    1.1: setup
2 Precedence
    2.1: legality
    2.2: attack_damage
    2.3: forward_damage
3 How a game ends
    3.1: rule_processes
    3.2, 3.3: kernel/ruleset
4 Numbers
    4.1: playing
    4.2: word_clauses
    4.3: effects/changes
    4.4: word_clauses
    4.5: playing
5 What a card is
    5.1: printed_information
    5.2: payment, printed_information
    5.2.1.2: cost_clauses
    5.2.2.1: rule_processes
    5.2.3.1.1.1, 5.2.3.1.2.1: playing
    5.2.3.1.1.2: combat_legality
    5.2.3.1.1.4, 5.2.4.1: word_clauses
    5.2.5.1: construction
    5.2.6.1: forward_damage
6 Words of the rules
    6.1: triggering
    6.2: entering, shared_clauses
    6.2.3: playing
    6.3: turn
    6.4: effects/ops/delayed, effects/references
    6.5: damage
    6.6: printed_information
    6.7: shared_clauses, word_clauses
7 Where cards are
    7.1, 7.2: zones
    7.3: ruleset
    7.4: kernel/moving
    7.5, 7.6, 7.7: zones
    7.8: damage, zones
    7.9, 7.10, 7.11: zones
    7.12: playing, zones
    7.13: zones
8 Before the first turn
    8.1: construction
    8.2: setup
9 A turn is a series of phases for one player
    9: setup
    9.1, 9.2: turn
    9.3: legality, turn
    9.4: attacking
    9.5: turn
10 The Attack Phase in detail
    10.1: attacking, combat_legality
    10.1.3.2.1, 10.1.3.2.1#2, 10.1.3.3, 10.1.4.2.1: attack_damage
11 Using cards and abilities
    11.1: priority
    11.2: payment
    11.3: playing, resolving
    11.4: cost_clauses, playing
    11.4.1: legality
    11.5: printed_information, shared_clauses
    11.5.5: resolving
    11.6: legality, playing
    11.6.2.3, 11.6.2.4: cost_clauses, legality
    11.6.12: resolving
    11.7: legality, playing
    11.7.2.3, 11.7.2.4: cost_clauses, legality
    11.7.12: resolving
    11.8: playing, shared_clauses
    11.8.17.3: triggering
    11.8.16.1, 11.8.19: resolving
    11.8.16.1.1: kernel/triggers
    11.8.17.1: word_clauses
    11.9: kernel/arriving, kernel/layers
    11.10: damage, printed_information
    11.11: resolving, shared_clauses
    11.11.8: forward_damage
    11.12: shared_clauses, word_clauses
    11.12.2: printed_information
12 What the rules do
    12.2: rule_processes
    12.3: priority
    12.4: rule_processes
13 Loops
    13.1: kernel/agreed_repeats
    13.2: legality
    13.3: loops
14 Going back
    14.1, 14.2, 14.3, 14.4: attacking, playing
15 Keywords
    15.1: attacking, word_clauses
    15.1.1.1.2, 15.1.1.2.2: effects/ops/looking
    15.1.1.9.3, 15.1.1.9.6: combat_legality
    15.1.1.9.5: party
    15.1.1.9.7, 15.1.1.9.8: attack_damage
    15.2: attack_damage, printed_information
    15.2.1.2: attacking
    15.2.2.2: combat_legality
    15.2.2.3, 15.2.5.2: legality
    15.2.4.1: ruleset
    15.2.4.2: turn
    15.2.5.3, 15.2.5.4: priority
    15.2.6.1, 15.2.6.2: profile/effects

`shared_clauses` names the topic under which kernel and effects carry a clause out, `word_clauses` the word of card texts that
it governs; `profile` is what the words mean. `cardwright rules fftcg NUMBER --code` names the places in all of them.
"""
