"""A table as text for people, and as a picture: a small rectangle for each card."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardwright.envs.playing import Playing
from cardwright.face.view import CardView, ZoneView

SHOWN = 8  # of the options
MOST_NAMES = 12  # of the cards of a zone

# Of the picture, in points.
WIDTH, HEIGHT = 480, 640
CARD_WIDTH, CARD_HEIGHT, GAP, MARGIN = 14, 20, 4, 8
PAPER, HIDDEN, UPRIGHT, TURNED, ACTIVE = (245, 243, 238), (150, 150, 160), (52, 110, 180), (190, 120, 50), (225, 236, 222)
MODES = ["human", "ansi", "rgb_array"]


def as_text(playing: Playing, observer: int = -1) -> str:
    """The table as somebody may see it: player 0 or 1, or who looks on."""
    game = playing.game()
    view = game.view(observer)
    out = [f"{playing.ready.entry.name}, turn {game.turn}, {view.now.phase or 'before the first turn'}"]
    for player in (1, 0):
        seen = view.players[player]
        numbers = ", ".join(f"{name} {value}" for name, value in seen.numbers.items())
        out.append(f"{game.players[player]}{' (active)' if view.active == player else ''}: {numbers}")
        out += [_zone(name, zone) for name, zone in seen.zones.items() if zone.count]
    out += [_zone(name, zone) for name, zone in view.shared.items() if zone.count]
    out.append(_asked(playing, observer))
    return "\n".join(out)


def _asked(playing: Playing, observer: int) -> str:
    game = playing.game()
    decision = game.decision
    if decision is None:
        return "The game is drawn." if game.winner is None else f"{game.players[game.winner]} has won."
    if observer not in (decision.player, -2):
        return f"{game.players[decision.player]} decides."
    labels = [f"  {option.index}: {option.label}" for option in decision.options[:SHOWN]]
    more = len(decision.options) - SHOWN
    return "\n".join([str(decision), *labels, *([f"  and {more} more"] if more > 0 else [])])


def _zone(name: str, zone: ZoneView) -> str:
    names = [_card(card) for card in zone.cards if card.name]
    shown = ", ".join(names[:MOST_NAMES]) + (f" and {len(names) - MOST_NAMES} more" if len(names) > MOST_NAMES else "")
    return f"  {name} ({zone.count})" + (f": {shown}" if shown else "")


def _card(card: CardView) -> str:
    return card.name + (" (turned)" if card.turned else "")


def as_picture(playing: Playing, observer: int = -1) -> NDArray[np.uint8]:
    """The table as a picture of a fixed size: the zones of player 1 from the top, then those of player 0; a rectangle for each
    card, blue if the observer can read it, brown if it is turned, grey if it is hidden. Whose turn it is has a green ground."""
    page = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    page[:] = PAPER
    view = playing.game().view(observer)
    for half, player in enumerate((1, 0)):
        top = half * (HEIGHT // 2)
        if view.active == player:
            page[top : top + HEIGHT // 2] = ACTIVE
        y = top + MARGIN
        for zone in view.players[player].zones.values():
            if zone.count and y + CARD_HEIGHT <= top + HEIGHT // 2:
                _draw_zone(page, y, zone)
                y += CARD_HEIGHT + GAP
    return page


def _draw_zone(page: NDArray[np.uint8], y: int, zone: ZoneView) -> None:
    step = min(CARD_WIDTH + GAP, max(1, (WIDTH - 2 * MARGIN - CARD_WIDTH) // max(1, zone.count)))
    for i in range(zone.count):
        card = zone.cards[i] if i < len(zone.cards) else None
        colour = HIDDEN if card is None or not card.name else TURNED if card.turned else UPRIGHT
        x = MARGIN + i * step
        page[y : y + CARD_HEIGHT, x : x + CARD_WIDTH] = colour
        page[y : y + CARD_HEIGHT, x : x + 1] = PAPER


def rendered(playing: Playing, mode: str | None, observer: int = -1) -> str | NDArray[np.uint8] | None:
    """What an environment's `render` gives: text, a picture, or nothing once it has been printed."""
    if mode == "ansi":
        return as_text(playing, observer)
    if mode == "rgb_array":
        return as_picture(playing, observer)
    if mode == "human":
        print(as_text(playing, observer))
    return None
