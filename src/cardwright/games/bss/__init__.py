"""Battle Spirits Saga. Where each section of its rulebook is carried out, by module.

1 The game and its basic rules
    1-1: setup
    1-2: management, shared_clauses
    1-2-1-1-2: turn
    1-3: cores, shared_clauses
    1-3-1: symbol_rules
2 What is on a card
    2-1: word_clauses
    2-3, 2-4, 2-5: printed_information
    2-6, 2-7: printed_information, summoning
    2-8: printed_information, symbols
    2-9: printed_information
    2-10: levels
    2-11: printed_information
    2-12: construction
    2-13: printed_information
3 Areas
    3-1, 3-2: shared_clauses, zones
    3-2-3: entering
    3-2-3-1: kernel/ordering
    3-3: entering, zones
    3-4: cores, zones
    3-5: entering
    3-6, 3-7: card_information, cores
    3-8: bursts, zones
    3-9: cores
4 Basic terms
    4-1: printed_information, shared_clauses
    4-2: entering, shared_clauses
    4-4: battling, entering
    4-5: core_draw_refresh, shared_clauses
    4-6: using_magic
    4-7: management
    4-9, 4-10: summoning
    4-11: cores
    4-12: prohibitions, shared_clauses
    4-12-3: entering
5 Before the game
    5-1: construction
    5-2: setup
6 A turn
    6-1: setup
    6-2, 6-3, 6-4: turn
    6-5: core_draw_refresh
    6-6: bursts, turn
    6-6-1-2-3: main_step_cores
    6-7, 6-8: turn
7 Attack and battle
    7-1: battling
8 Effects
    8-1: legality, shared_clauses
    8-1-2: printed_information
    8-2, 8-3: shared_clauses
    8-4: shared_clauses, summoning
    8-5: shared_clauses, using_magic
    8-5-4: zones
    8-5-5: cores
    8-5-6: paying_cores
    8-6: kernel/triggers
    8-7: resolving
    8-8: profile/changes, shared_clauses
    8-8-1-2, 8-8-1-3-5: word_clauses
    8-9: ruleset, shared_clauses
    8-10: effects/references
9 Gameplay management
    9-1: management
    9-2: management, turn
    9-3, 9-4: destruction
10 What is done with cards
    10-1: destruction, entering
    10-1-2: effects/happened_moves
    10-1-3-2: ruleset
    10-2: entering, word_clauses
    10-3: core_draw_refresh
    10-4: battling
    10-5: kernel/replacing
    10-6, 10-7: summoning
    10-8: resolving, using_magic
    10-9: hidden_effects, resolving
    10-10: battling
    10-11: management
    10-12: battling
    10-13: card_readings
    10-14: destruction
    10-15: management
11 Keyword effects
    11-1: keyword_ops
    11-2: legality
    11-3: keywords
    11-4: keyword_summons
    11-5: permissions
    11-6: keyword_ops
    11-7: keywords
    11-8: card_readings
    11-9: flash_windows
    11-10: keywords
    11-11: keyword_ops, keywords
    11-12: keywords
    11-13: permissions
    11-14: keywords, legality
    11-15: card_readings
    11-16, 11-17: keyword_summons
    11-18: keyword_triggers, linking
12 Other matters
    12-1, 12-2: shared_clauses
    12-3: resolving, word_clauses

`shared_clauses` names the topic under which kernel and effects carry a clause out, `word_clauses` the word of card texts that
it governs; `profile` is what the words mean. `cardwright rules bss NUMBER --code` names the places in all of them.
"""
