"""A name is compared as texts are read: with plain quotes and dashes, however the card has them."""

from __future__ import annotations

from typing import Any

PRINTED, PLAIN = "“Old” Mio’s—Friend", '"Old" Mio\'s-Friend'


def test_names_are_kept_as_texts_quote_them(sve: Any, fow: Any, bss: Any, fftcg: Any, weiss: Any) -> None:
    for game, kind in ((sve, "follower"), (fow, "resonator"), (bss, "spirit"), (fftcg, "forward"), (weiss, "character")):
        card = getattr(game.game(), kind)(PRINTED)
        assert card.names == [PLAIN], kind
        assert card.name == PRINTED, "what is shown is what is printed"
