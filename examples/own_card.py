"""A card of one's own: printed data and text, nothing else. The text is read and run as it stands.

    python examples/own_card.py
"""

import json
from pathlib import Path

import cardwright as cw

PAGE = {
    "id": "MINE-001", "name": "Tireless Page", "type": "Follower", "class": "Swordcraft", "traits": ["Officer"],
    "cost": 2, "attack": 2, "defense": 1, "text": "[fanfare] Draw a card.\n[lastwords] Draw a card.",
}  # fmt: skip

file = Path("tireless-page.jsonl")
file.write_text(json.dumps(PAGE) + "\n", encoding="utf-8")
[page] = cw.load_cards(file, "sve")
print(page.name, page.cost, page.text, sep="\n")

# The ready deck, with three of its cards exchanged for the new one.
sword = cw.decks("sve")["swordcraft"]
kept = [card.id for card in sword.main]
for card_id in dict.fromkeys(kept):
    if kept.count(card_id) == 3:
        kept = [other for other in kept if other != card_id] + ["MINE-001"] * 3
        break
main = {card_id: kept.count(card_id) for card_id in dict.fromkeys(kept)}
evolve = {card.id: sum(other.id == card.id for other in sword.evolve) for card in sword.evolve}
deck = {"name": "Pages", "leader": sword.leader.id if sword.leader else "", "main": main, "evolve": evolve}

game = cw.new_game("sve", deck, "runecraft", seed=2, cards=[page])
while game.decision:
    options = game.decision.options
    pages = [option for option in options if option.does == "play" and "Tireless Page" in option.label]
    game.apply(pages[0] if pages else options[0])
print(*[event for event in game.log() if "Tireless Page" in event.text][:6], sep="\n")
