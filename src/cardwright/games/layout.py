"""How a game's table is laid out, as data: which zones are rows of cards and which are piles, what a card's fields mean, what a
player's numbers are for, and how the turn goes. One renderer draws any game from it; docs/view.md describes every field."""
from __future__ import annotations

from typing import Any

from cardwright.kernel.asking import FORMS
from cardwright.kernel.ruleset import Ruleset
from cardwright.kernel.zones import NOBODY, PUBLIC

Data = dict[str, Any]
SIGHT = {PUBLIC: "public", NOBODY: "nobody"}


# What is so on a plain table. `face`: what a card's fields mean; `player`: what a player's numbers are for.
PLAIN: Data = {
    "secret_rows": ["hand"], "rare_piles": [], "positions": [], "uses": {}, "stops": {"mine": [], "theirs": []}, "counters": {},
    "symbols": {},
    "face": {"cost": "cost", "traits": "traits", "played_from": ["hand"], "notes": []},
    "player": {"gauges": [], "limits": {}, "pool": False, "persona": None},
}


def laid_out(own: Data) -> Data:
    """A table with what a game says of it, and all else as on a plain one."""
    return {**PLAIN, **own, "face": {**PLAIN["face"], **own["face"]}, "player": {**PLAIN["player"], **own["player"]}}


def rules_view(rules: Ruleset, layout: Data) -> Data:
    """What a client must know of a game before it shows a table of it."""
    own = {key: value for key, value in layout.items() if key != "uses"}
    return {
        "game": rules.code, "name": rules.name,
        "zones": [
            {"name": z.name, "sight": SIGHT.get(z.sight, "owner"), "ordered": z.ordered, "placed": z.placed, "shared": z.shared,
             "use": use_of(rules, layout, z.number)}
            for z in rules.zones if not rules.off_the_table(z.number)
        ],
        **own,
        "numbers": number_uses(layout["player"]),
        "phases": [{"id": id, "name": name, "clause": clause} for id, name, clause in rules.phases],
        "steps": [{"id": id, "name": name, "clause": clause} for id, name, clause in rules.steps],
        "forms": list(FORMS),
        "questions": [{"name": q.name, "form": q.form, "silent": q.silent} for q in rules.questions.values()],
    }


def number_uses(player: Data) -> dict[str, str]:
    """What a player's numbers are for; those that are not named here only remember something of this turn."""
    uses = {str(gauge["at"]): "gauge" for gauge in player["gauges"]} | {str(name): "limit" for name in player["limits"].values()}
    for shown in (player["vital"], *player["gauges"]):
        if "of" in shown:
            uses[shown["of"]] = "limit"
    return uses | {str(player["vital"]["at"]): "vital"}


def use_of(rules: Ruleset, layout: Data, zone: int) -> str:
    """What a zone is for somebody who looks at the table."""
    kind = rules.zones[zone]
    name = kind.name
    if name in layout["uses"]:
        return str(layout["uses"][name])
    if zone == rules.person_zone:
        return "persona"
    if zone == rules.stack_zone:
        return "stack"
    if name in layout["rows"]:
        return "strip" if kind.ordered else "row"
    if name == "hand":
        return "hand"
    return "secret row" if name in layout["secret_rows"] else "pile"


def strength(face: Data, card: Data) -> str:
    """What one looks at first: a card's numbers in a fight."""
    said = [str(stat.get("words", "{}")).format(card[stat["at"]]) for stat in face["stats"] if stat["at"] in card]
    plain = all("words" not in stat for stat in face["stats"])
    return ("/" if plain else ", ").join(said)


def notes(face: Data, card: Data, zone: str) -> list[str]:
    """What else is said of a card in this zone."""
    out: list[str] = []
    if zone in face["played_from"] and "cost" in card:
        out.append(f"cost {card['cost']}")
    for note in face["notes"]:
        value = card.get(note["at"])
        if value and zone in note.get("zones", (zone,)):
            shown = note.get("join", "/").join(value) if isinstance(value, (list, tuple)) else value
            out.append(str(note.get("words", "{}")).format(shown))
    return out
