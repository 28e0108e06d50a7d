"""A scenario in Python: a table is set, players act, and rules are asked why. The tests of Cardwright are written so.

    python examples/scenario.py
"""

from cardwright.judge.fixture import GameFixture

sve = GameFixture("sve")
game = sve.game()  # your main phase, 10 play points each
knight = game.follower("Knight", attack=2, defense=2)  # on your field, since before this turn
recruit = game.follower("Recruit", attack=1, defense=1, arrived="this turn")
wall = game.follower("Wall", attack=1, defense=4, text="Ward.", on="opponent's field", engaged=True)

for card, target in ((recruit, wall), (knight, game.opponent.leader), (knight, wall)):
    no = game.why_not("attack", card, target)
    print(f"{card.name} attacks {target.name}:", "yes" if no is None else f"no. {no.sentence} ({no.clause})")

game.attack(knight, wall)
print(f"The wall has {wall.defense} defense left, and {knight.name} is {'engaged' if knight.engaged else 'ready'}.")
for event in game.events("damage"):
    print("   ", event)
