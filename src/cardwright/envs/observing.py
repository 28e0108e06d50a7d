"""Observations as numpy arrays: views into one buffer, and the same as features that a network can take in."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardwright.envs.encoding.looks import WORD_BITS
from cardwright.envs.encoding.sizes import TEXTS
from cardwright.envs.ready import Ready
from cardwright.envs.shapes import FLAGS, SETS, Block, Shape

Words = NDArray[np.int32]
Arrays = dict[str, NDArray[Any]]

# What the greatest number of a column is about, where it is not one: features are divided by it.
_LARGE = {
    "power": 10000, "bp": 10000, "atk": 1000, "def": 1000, "damage": 1000, "my life": 1000, "their life": 1000, "turn": 20,
    "hash": TEXTS, "asking hash": TEXTS, "text": 100,
}  # fmt: skip
_USUAL = 10
_SMALL = {"known", "side", "owner", "facedown", "fresh", "my turn", "i went first"}


def blocks(shape: Shape, words: Words) -> Arrays:
    """The blocks of observations by their names, as views: `words` is one record, or any array of records."""
    return {block.name: words[..., block.at : block.end].reshape(*words.shape[:-1], *block.shape) for block in shape.blocks}


def unpacked(shape: Shape, data: bytes) -> Words:
    """One record of its bytes, with the empty rows at its end."""
    out = np.zeros(shape.words, np.int32)
    given = np.frombuffer(data, np.int32)
    out[: given.size] = given
    return out


class Features:
    """Makes of the whole numbers of observations what a network takes in: numbers of about 1, a column for each bit of a set, and
    for each card the kinds of node of its text.

        >>> features = Features(ready)
        >>> features(words)["cards"].shape           # words: (games, shape.words)
        (128, 128, 493)
    """

    def __init__(self, ready: Ready) -> None:
        self.shape = ready.shape
        self.texts = np.array([np.frombuffer(counts, np.uint8) for counts in ready.texts], np.float32)
        self.columns = {block.name: tuple(self._names(block)) for block in self.shape.blocks}
        """What each column of each array is."""
        self._scale = {block.name: np.array([_scale(name) for name in block.columns], np.float32) for block in self.shape.blocks}
        self._bits = np.arange(WORD_BITS, dtype=np.int32)
        self._sets = {block.name: [i for i, name in enumerate(block.columns) if name in SETS] for block in self.shape.blocks}
        self._plain = {
            block.name: [i for i, name in enumerate(block.columns) if name not in SETS] for block in self.shape.blocks
        }

    def _names(self, block: Block) -> list[str]:
        out = [name for name in block.columns if name not in SETS]
        for name in block.columns:
            if name in SETS:
                out += [FLAGS[i] if name == "flags" and i < len(FLAGS) else f"{name} {i}" for i in range(WORD_BITS)]
        if block.name == "cards":
            from cardwright.envs.texts import KINDS

            out += KINDS
        return out

    def __call__(self, words: Words) -> dict[str, NDArray[np.float32]]:
        """The features of one record, or of any array of records."""
        return {name: self._block(name, part) for name, part in blocks(self.shape, words).items()}

    def _block(self, name: str, part: Words) -> NDArray[np.float32]:
        plain = part[..., self._plain[name]].astype(np.float32) / self._scale[name][self._plain[name]]
        pieces = [plain]
        if self._sets[name]:
            sets = part[..., self._sets[name]]
            bits = (sets[..., None] >> self._bits & 1).astype(np.float32)
            pieces.append(bits.reshape(*sets.shape[:-1], -1))
        if name == "cards":
            pieces.append(self.texts[part[..., self.shape["cards"].column("text")]])
        return np.concatenate(pieces, axis=-1) if len(pieces) > 1 else plain


def _scale(name: str) -> float:
    return 1.0 if name in _SMALL else float(_LARGE.get(name, _USUAL))
