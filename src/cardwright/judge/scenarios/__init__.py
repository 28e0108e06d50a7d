"""Scenario files: a rules question as a table, what the players do, and what must then be true.

    title: A follower with Ward must be attacked first
    game: sve
    shows: 12.8.2, 8.4.3.1

    table:
      active: you                                   # the default; also: turn, start, seed
      your play points: 3                           # any number that a player has
      opponent's hand: 2 cards                      # harmless ones
      your field:
        Knight (follower 2/2)                       # written in place; a text stands on the lines below, further in
        Acorn Scout (engaged, 1 damage) as Scout    # a card of the starter set or a token; "as" gives it a name here
      opponent's field:
        Wall (follower 1/4, cost 3, engaged)
          Ward.

    play:
      expect you may not attack opponent's leader with Knight because 12.8.2
      you attack Wall with Knight
      expect Wall has 2 defense
      expect Knight is engaged

Everything after `#` at the start of a line, or after two spaces and `#`, is a comment. In brackets behind a card's name, in any
order: its type and numbers if it is written in place, `cost 3`, `class Swordcraft`, `trait Officer`, and its state: `engaged`,
`facedown`, `2 damage`, `2 stack counters`, `arrived this turn`, `owned by opponent`, `evolved into NAME`. `3 x Acorn Scout` puts
three there, called Acorn Scout, Acorn Scout 2 and Acorn Scout 3.

A publisher's answer is a scenario, too: `ruling: C044`, `source: ...`, `question: ...`, `answer: ...` (in our own words) stand in
its head, and `shows` may be left out. `cards: FILE` names a file of printed cards that its lines may call by id or name
(`BSS01-001 (3 core counters) as Nova`); the file is looked for where `judge run --cards` or the variable CARDWRIGHT_CARDS says (a
file or a folder), else from the scenario's folder. Where it is missing, or one of its cards is not understood, the scenario is
skipped and says why.

What players do (`opponent plays ...` and so on for the other one):

    you play CARD                  you use CARD "piece of the ability's text"     you choose CARD, 2, yes, done, "piece of a mode"
    you attack TARGET with CARD    you attack with CARD                           you pass
    you play CARD "piece of the effect it is played by"                           both pass  (until a window is over)
    you end the main phase         you end the turn                               go on      (answers what leaves no choice)
    you pay as usual               (takes the first answer to how something is paid)

and behind `play` and `use`, `, choosing A, B` answers the decisions that follow. What can be expected:

    CARD is in your cemetery     CARD is on opponent's field     CARD is 3rd from the top of your deck     CARD is out of the game
    CARD is [not] engaged        CARD is [not] an amulet         CARD has [no] Ward                        CARD has 2 stack counters
    CARD has 2/3                 CARD has 2 attack               CARD costs 3                              CARD is controlled by you
    you have 3 play points       you have 2 cards in hand        you have 2 Fairy in your EX area
    you may [not] play CARD [because 10.6.2.5.4]; also: use CARD "text", attack TARGET with CARD, attack with CARD, choose CARD
    the options are A, B, done   you decide                      it is your turn
    you win                      the game is drawn               the game goes on
"""

from cardwright.judge.scenarios.model import Expectation, Scenario, ScenarioResult
from cardwright.judge.scenarios.reading import load_scenario, parse_scenario
from cardwright.judge.scenarios.running import report, run, run_scenario, scenario_files

__all__ = [
    "Expectation",
    "Scenario",
    "ScenarioResult",
    "load_scenario",
    "parse_scenario",
    "report",
    "run",
    "run_scenario",
    "scenario_files",
]
