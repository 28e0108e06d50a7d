"""What the terminal can answer besides playing: why, view, log, help."""

from __future__ import annotations

from typing import Any

from cardwright.cli.listing import card_in_full
from cardwright.cli.terminal.choices import choices_of, did_you_mean
from cardwright.face.asking_why import called, readable, wishes
from cardwright.face.game import Game
from cardwright.games.layout import strength

PILES = ("cemetery", "graveyard", "trash", "Break Zone", "waiting room", "grass")
HELP = """\
  3            take option 3
  NAME         take the option about the card of this name, or with these words
  Enter        go on, where there is one option; pay as proposed, where something is to be paid
  pass         do nothing until something happens
  why 3        which rule lets you do this
  why NAME     what you may do with a card, and if not, which rule forbids it
  why          what just happened, and by which rules
  view NAME    read a card in full, with its other faces
  look ZONE    what lies in a zone or pile, on both sides ({zone}); look alone names them
  table        show the table again
  log          everything that has happened so far
  undo         take back your last decision, unless you have learned something by it
  save FILE    save the game as a replay (`cardwright play GAME --resume FILE` goes on with it)
  quit         leave the game"""


def help_for(game: Game) -> str:
    """What can be typed, with a pile of this game as the example."""
    zones = game.counts(0)
    return HELP.format(zone=f"look {next((zone for zone in PILES if zone in zones), next(iter(zones)))}")


def why_card(game: Game, player: int, name: str) -> list[str]:
    """What the player may do with the cards of a name, and what forbids the rest."""
    found = called(readable(game, player), name)
    if not found:
        known = {c.form.name for c in readable(game, player)}
        return [f'You can see no card called "{name}". {did_you_mean(name, known)}'.rstrip()]
    t = game.table
    listed = choices_of(game, game.decision) if game.decision is not None else []
    numbers = {option.index: choice.number for choice in listed for option in choice.options}
    out: list[str] = []
    for card in found:
        here = [card] if card.controller == player or (game.decision is not None and game.decision.player == player) else []
        lines = [
            f"{wish.label.removesuffix('.')}: you may, it is option {numbers[wish.place]}." if wish.no is None
            else f"{wish.label.removesuffix('.')}: no. {wish.no.says} [{wish.no.clause}]"
            for wish in wishes(game, here)
        ] or [f"{card.form.name} ({t.rules.zones[card.zone].name}): there is nothing to do with it now."]  # fmt: skip
        out += [line for line in lines if line not in out]
    return out


def look(game: Game, player: int, name: str) -> list[str]:
    """What a player may see of a zone on both sides; without a name, which zones there are."""
    seen = game.view_data(player)
    zones = {zone: f"{own['count']} yours, {seen['players'][1 - player]['zones'][zone]['count']} of the other side"
             for zone, own in seen["players"][player]["zones"].items()}  # fmt: skip
    zones |= {zone: str(found["count"]) for zone, found in seen["shared"].items()}
    wanted = name.casefold()
    fitting = [z for z in zones if z.casefold() == wanted] or [z for z in zones if wanted and wanted in z.casefold()]
    if not fitting:
        lead = [f'There is no zone called "{name}". {did_you_mean(name, zones)}'.rstrip()] if name else []
        return lead + [f"{zone}: {counts}" for zone, counts in zones.items()]
    out: list[str] = []
    for zone in fitting:
        if zone in seen["shared"]:
            out += in_zone(zone, seen["shared"][zone], game)
        else:
            out += in_zone(f"your {zone}", seen["players"][player]["zones"][zone], game)
            out += in_zone(f"{zone} of the other side", seen["players"][1 - player]["zones"][zone], game)
    return out


def in_zone(title: str, zone: dict[str, Any], game: Game) -> list[str]:
    """The cards of a zone that can be read, and how many can't."""
    face = game.start.entry.layout()["face"]
    cards = [card for card in (*zone.get("cards", ()), *zone.get("known", {}).values()) if "name" in card]
    hidden = zone["count"] - len(cards)
    lines = [f"  {card['name']}  {strength(face, card) or '/'.join(card.get('type', []))}".rstrip() for card in cards]
    return [f"{title}: {zone['count']}", *lines, *([f"  {hidden} that you can't see"] if hidden else [])]


def view_card(game: Game, player: int, name: str) -> list[str]:
    """A card in full, every face of it and its evolved version too: one that the player can see, or one of their own deck."""
    prepared = game.start.prepared
    assert prepared is not None
    own = prepared.decks[player].main + prepared.decks[player].second
    seen = called(readable(game, player), name)
    names = {c.form.name for c in seen} or {card.name for card in own if name.casefold() in card.name.casefold()}
    if not names:
        known = {card.name for card in own} | {c.form.name for c in readable(game, player)}
        return [f'You can see no card called "{name}". {did_you_mean(name, known)}'.rstrip()]
    ids = {c.form.record_id for c in seen}
    fronts = {face.id: record for record in prepared.definitions for face in record.faces}
    found = [fronts[id] for id in ids if id in fronts] + [card for card in own if card.name in names]
    out: list[str] = []
    for record in sorted(set(found), key=lambda card: (card.name, card.is_evolved, card.id)):
        out += [card_in_full(face) for face in record.faces]
    out += [f"{c.form.name}\n{c.form.text}" for c in {c.form.name: c for c in seen if c.form.record_id not in fronts}.values()]
    unread = dict.fromkeys(line for c in seen for line in c.form.unread)
    return out + [f"⚠ This line is not understood and does nothing: {line}" for line in unread]
