"""Force of Will. Where each section of its rulebook is carried out, by module.

100 Overview
    102: setup
    103: kernel/ruleset, kernel/table
    104: shared_clauses, word_clauses
    105: rule_processes, shared_clauses
    105.1, 105.2: setup
    105.3a: movement
200 Characteristics of Cards
    201: base_abilities, printed_information
    201.4c: card_readings
    201.5: word_clauses
    202: printed_information, word_clauses
    203: paying, printed_information
    203.5b: playing
    204: printed_text
    205: printed_information, shared_clauses
    206: battle, printed_information
    207: printed_information, rule_processes
    208: printed_information
300 Zone
    302: shared_clauses, zones
    303: movement, ruleset
    303.2: zones
    303.2a: ruleset
    304, 305: movement, zones
    306: setup, zones
    307: movement, zones
    307.5: double_sided_cards
    308: card_readings, zones
    308.5: ruleset
    309, 310: zones
    311: movement, zones
    312: zones
    313, 314: movement
    315: card_readings
400 Setting Up the Game
    401: setup
    402: construction
    403: setup
500 Turn Sequence
    501: setup
    502, 503, 504, 505: turn
600 Priority Sequence
    601, 602, 603: priority
    604: player_actions, priority
    604.2b: battle
    605: priority
700 Player's Action
    701: player_actions, priority
    702, 703: player_actions, resolving
    704: battle
    705: legality, resolving
    705.2: player_actions
    705.2a: playing
    705.2b: legality
    705.2d: card_readings
    706: player_actions
    707: player_actions, resolving
    708: hidden_triggers, playing_triggered
    708.5: legality
    708.6: resolving
    709: player_actions
    710: available_actions, combat_legality
    710.1: priority
800 Battle
    801, 802, 803, 804, 805, 806, 807: battle
900 Cards and Abilities
    901: card_readings, shared_clauses
    901.1: printed_text
    901.1a: player_actions
    901.1b, 901.1c: kernel/layers, kernel/triggers
    901.1d: legality
    901.1e: card_readings
    902: available_actions, player_actions
    903: costs, playing
    903.2e-i: card_readings
    903.3, 903.3b: resolving
    903.3a: effects/script
    904: base_abilities, shared_clauses
    905: legality, player_actions
    906: playing_triggered, shared_clauses
    906.2, 906.4a: hidden_triggers
    906.2a: legality
    906.5, 906.5a: priority
    906.7a, 906.7b, 906.7c: shared_clauses
    907: paying
    908: resolving
    909: shared_clauses, word_clauses
    909.1f, 909.1g: rules_in_layers
    909.2: resolving
    910: replacements, shared_clauses
    911: effects/references
    912: damage
1000 Action by Rules
    1002: placing_additions
    1003: paying, playing
    1004: word_clauses
    1005: effects/ops/looking
    1006: resolving, word_clauses
    1007: damage
    1008: legality
    1009: shared_clauses, turn
    1010: movement, permissions
    1011: effects/ops/moving
    1012: resolving
    1013: profile/effects, word_clauses
    1014: word_clauses
    1015: kernel/triggers
    1017: copies, notations/chase_area
    1017.1: word_clauses
    1017.1a: movement
    1017.1b, 1017.1c, 1017.1d: notations/chase_area
    1018: word_clauses
    1019: keyword_parts, movement
    1019.2a: profile
    1020: word_clauses
    1021: movement, ruleset
    1022: entering_counters, word_clauses
    1022.1b: kernel/happening
    1022.2: rules_in_layers
    1022.3: movement
    1023: ruleset, word_clauses
1100 Keyword Skill
    1102: battle, printed_skills
    1103: combat_legality, printed_skills
    1104: battle, printed_skills
    1105: keyword_parts, printed_skills
    1105.2: keywords
    1106, 1107: combat_legality, printed_skills
    1108: movement, printed_skills
    1109: printed_skills, profile/abilities
    1109.3: turn
    1110: printed_skills, profile/abilities
    1111: player_actions, playing
    1111.1: printed_skills
    1112: legality, printed_skills
    1112.2b: resolving
    1113: player_actions, playing_triggered
    1113.1: printed_skills
    1114: hidden_triggers, printed_skills
    1115: movement, printed_skills
    1116: keywords, printed_skills
    1117: keyword_parts, player_actions
    1117.1: printed_skills
    1118: keyword_parts, printed_skills
    1118.2: keywords
    1118.2a, 1118.2b: keyword_parts
    1119: keywords, printed_skills
    1120: permissions, printed_skills
    1121: movement, printed_skills
    1121.2: keywords
    1122: printed_skills, setup
    1122.2b: keywords
    1123: combat_legality, printed_skills
    1124: playing, printed_skills
    1124.2: keywords
    1124.2a, 1124.2b: playing
    1125: player_actions, printed_skills
    1126: keyword_parts, printed_skills
    1126.2a: legality
1200 Rule Process
    1201, 1202, 1203, 1204: rule_processes
    1205: additions
1300 Other Rules
    1301: kernel/agreed_repeats
    1302: double_sided_cards, printed_information
    1302.1b, 1302.4: copies
    1302.3, 1302.3a, 1302.5a: movement
    1302.3b: double_sided_cards
    1303: movement, shared_clauses
    1303.2a: ruleset
    1303.2b: card_readings
    1303.3: keyword_parts
    1303.3a: movement
1400 Old rules and wordings
    1405: printed_information, printed_skills
    1406: additions, card_readings
    1406.1: printed_information
    1406.1a: card_readings
    1406.2a: playing
    1406.2b: resolving
    1406.4a: rule_processes
    1408, 1409: old_wordings
    1411: old_wordings, profile
    1411.1a: playing_triggered
    1412: resolving
    1413, 1414: printed_skills
    1415: lifebreak, setup
    1415.1a-i: zones
    1415.1a-ii: setup
    1415.1b-i: printed_skills
    1415.1b-ii: lifebreak
    1415.1e-i: rule_processes
    1415.2: legality

`shared_clauses` names the topic under which kernel and effects carry a clause out, `word_clauses` the word of card texts that
it governs; `profile` is what the words mean. `cardwright rules fow NUMBER --code` names the places in all of them.
"""
