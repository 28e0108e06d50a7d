"""Reading a replay: every decision of a saved game, who decided what, and what came of it.

    python examples/reading_a_replay.py [FILE]
"""

import random
import sys
from pathlib import Path

import cardwright as cw

words = [word for word in sys.argv[1:] if not word.startswith("--")]
file = Path(words[0]) if words else Path("random-game.json")
if not file.exists():  # nothing at hand: play a game first, and save it
    played = cw.new_game("sve", "forestcraft", "havencraft", seed=3, players=("Ann", "Bob"))
    rng = random.Random(3)
    while played.decision:
        played.apply(rng.choice(played.decision.options))
    played.save(file)

game = cw.Game.load(file)  # InputError if it is no replay, or if the rules have changed since
print(game)

again = game.at(0)  # the same game, before its first decision
shown = 0
for answer in game.answers:
    assert again.decision is not None
    name = again.players[again.decision.player]
    print(f"Turn {again.turn}, {name}: {again.decision.options[answer].label}")
    again.apply(answer)
    for event in again.log(since=shown):
        if event.text:
            print(f"    {event}")
        shown = event.n + 1
assert again.digest() == game.digest()
