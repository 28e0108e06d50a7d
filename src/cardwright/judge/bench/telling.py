"""An answer that was given at the bench, as a line of a scenario."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.judge import words
from cardwright.judge.adapter import PLAYERS
from cardwright.judge.builder import GameBuilder
from cardwright.kernel import options as o
from cardwright.kernel.cards import id_of

LONGEST = 40  # letters of an ability's text that are quoted


def phrases(game: GameBuilder, place: int) -> Iterator[str]:
    """What could be written for the option at this place, the shortest and plainest first. The last always says what is meant,
    though not in the most beautiful words."""
    ask = game.table.decision()
    assert ask is not None
    code = ask.options[place]
    you = ask.player == 0
    who = PLAYERS[ask.player]
    yield from (f"{who} {line}" for line in plain(game, code, you))
    labels = game.labels()
    alike = [i for i, label in enumerate(labels) if label.lower() == labels[place].lower()]
    which = f" ({alike.index(place) + 1})" if len(alike) > 1 else ""
    yield f'{who} {"take" if you else "takes"} "{labels[place]}"{which}'


def plain(game: GameBuilder, code: int, you: bool) -> Iterator[str]:
    """In the phrases that people write. Some of them may mean nothing, or something else: whoever asks tries them."""
    verb, value = o.verb_of(code), o.value_of(code)
    s = "" if you else "s"
    own = game.adapter.option_words(game.table, code)
    said = own or words.SIMPLE.get(verb, "")
    if said and said == game.adapter.pass_word:
        yield "pass" if you else "passes"
    if said in ("yes", "no", "done"):
        yield f"choose{s} {said}"
    elif said:
        yield f"end{s} the main phase" if verb == o.END else f'choose{s} "{said}"'
    elif verb == o.PLAY or verb == o.USE:
        word = ("play" if verb == o.PLAY else "use") + s
        label = game.label_of(value)
        yield f"{word} {label}"
        yield f'{word} {label} "{quoted(game, code)}"'
    elif verb == o.ATTACK:
        yield f"attack{s} with {game.label_of(value)}"
    elif verb == o.CARD:
        yield f"choose{s} {game.label_of(value)}"
    elif verb == o.NUMBER:
        yield f"choose{s} {value}"
    elif verb == o.MODE:
        yield f"choose{s} mode {value + 1}"
    elif verb == o.PLAYER:
        yield f"choose{s} {PLAYERS[value]}"
    else:
        behind = words.ability_behind(game, code)
        if behind is not None:
            yield f"choose{s} {game.label_of(id_of(behind.source))}"


def quoted(game: GameBuilder, code: int) -> str:
    """The beginning of the text of the ability that an option is about."""
    abilities = game.table.look(game.table.cards[o.value_of(code)]).abilities
    text = abilities[o.extra_of(code)].text if o.extra_of(code) < len(abilities) else ""
    return text.split('"')[0][:LONGEST].strip()
