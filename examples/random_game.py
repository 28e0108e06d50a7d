"""A random game, decision by decision: what is asked, what is answered, how it ends and why.

    python examples/random_game.py [GAME]
"""

import random
import sys

import cardwright as cw

words = [word for word in sys.argv[1:] if not word.startswith("--")]
code = words[0] if words else "sve"
deck, other = list(cw.decks(code))[:2]

game = cw.new_game(code, deck, other, seed=7)
rng = random.Random(7)
while game.decision:
    option = rng.choice(game.decision.options)
    print(game.decision)
    print("    ->", option.label)
    game.apply(option)

print("Nobody wins." if game.winner is None else f"{game.players[game.winner]} wins in turn {game.turn}.")
print(game.why())
