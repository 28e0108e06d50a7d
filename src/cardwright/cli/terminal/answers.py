"""What the terminal can answer besides playing: why, view, log, help."""

from __future__ import annotations

from cardwright.cards import CardRecord
from cardwright.cli.listing import card_in_full
from cardwright.cli.terminal.session import Line, Session
from cardwright.games.entry import EVERYTHING
from cardwright.kernel.cards import Card
from cardwright.kernel.visibility import may_see

HELP = """\
  3            take option 3
  why 3        which rule lets you do this
  why NAME     what you may do with a card, and if not, which rule forbids it
  why          what just happened, and by which rules
  view NAME    read a card in full
  table        show the table again
  log          everything that has happened so far
  undo         take back your last decision, unless you have learned something by it
  save FILE    save the game as a replay (`cardwright play GAME --resume FILE` goes on with it)
  quit         leave the game"""

LAST = 8  # events that a bare `why` explains


def cards_called(session: Session, player: int, name: str) -> list[Card]:
    """The cards on the table that the player may read and that have this name, or one that begins so or contains it."""
    t = session.table
    wanted = name.lower()
    seen = [c for c in t.cards if c.zone >= 0 and not t.rules.off_the_table(c.zone) and may_see(t, c, player)]
    for fits in (
        lambda text: text == wanted,
        lambda text: text.startswith(wanted),
        lambda text: wanted in text,
    ):
        found = [c for c in seen if fits(c.form.name.lower())]
        if found:
            return found
    return []


def why_card(session: Session, player: int, name: str) -> list[str]:
    """What the player may do with the cards of a name, and what forbids the rest."""
    game = session.game
    t = session.table
    found = cards_called(session, player, name)
    if not found:
        return [f'You can see no card called "{name}".']
    out: list[str] = []
    ask = t.decision()
    for card in found:
        place = t.rules.zones[card.zone].name
        wishes = game.wishes(t, card) if card.controller == player or (ask is not None and ask.player == player) else []
        for code in wishes:
            text = game.option_text(t, code, player)
            refusal = t.why_not(code)
            if refusal is None and ask is not None:
                line = f"{text}: you may, it is option {ask.options.index(code) + 1}."
            else:
                line = f"{text}: no. {cited(session, refusal.clause, refusal.sentence)}" if refusal is not None else ""
            if line and line not in out:
                out.append(line)
        if not wishes and f"{card.form.name} ({place}): there is nothing to do with it now." not in out:
            out.append(f"{card.form.name} ({place}): there is nothing to do with it now.")
    return out


def why_option(session: Session, player: int, number: int) -> list[str]:
    """Which rule lets the player take an option."""
    t = session.table
    ask = t.decision()
    assert ask is not None
    if not 1 <= number <= len(ask.options):
        return [f"There are {len(ask.options)} options; {number} is none of them."]
    text = session.game.option_text(t, ask.options[number - 1], player)
    return [f"{text}: you may. {cited(session, ask.clause)}", f"Where the game is in the rulebook: {t.where()}"]


def why_so(session: Session, observer: int) -> list[str]:
    """The last events, with what their clauses say."""
    lines = session.lines(observer)[-LAST:]
    if not lines:
        return ["Nothing has happened yet."]
    return [f"{line.text}. {cited(session, line.clause)}" for line in lines]


def cited(session: Session, clause: str, sentence: str = "") -> str:
    """A clause with what it says."""
    said = sentence or session.game.sentence(clause)
    return f"{said} [{clause}]" if said else f"[{clause}]"


def view_card(session: Session, player: int, name: str) -> list[str]:
    """A card in full: one that the player can see, or one of their own deck."""
    faces = {c.form.name: c for c in cards_called(session, player, name)}
    if not faces:
        own = [card for card in own_cards(session, player) if name.lower() in card.name.lower()]
        return [card_in_full(card) for card in dict.fromkeys(own)] or [f'You can see no card called "{name}".']
    out: list[str] = []
    records = {record.id: record for record in session.prepared.definitions}
    for c in faces.values():
        record = records.get(c.form.record_id)
        out.append(card_in_full(record) if record is not None else f"{c.form.name}\n{c.form.text}")
        out += [f"⚠ This line is not understood and does nothing: {line}" for line in c.form.unread]
    return out


def own_cards(session: Session, player: int) -> list[CardRecord]:
    if player == EVERYTHING:
        return [card for deck in session.prepared.decks for card in deck.main + deck.evolve]
    deck = session.prepared.decks[player]
    return list(deck.main + deck.evolve)


def with_clause(line: Line) -> str:
    return f"{line.text} [{line.clause}]" if line.clause else line.text
