"""Environments for machine learning: PettingZoo, Gymnasium, OpenSpiel and a vector environment. See docs/envs.md.

    pip install "cardwright[envs]"

- PettingZoo: `from cardwright.envs import cardwright_v0`, then `cardwright_v0.env(game="sve")`
- Gymnasium: `from cardwright.envs.single import SingleSeat`
- OpenSpiel: `import cardwright.envs.openspiel`, then `pyspiel.load_game("python_cardwright", {"game": "sve"})`
- many games at once: `from cardwright.envs.vector import make_vector`
"""

from cardwright.envs.encoding.sizes import TEXTS, text_hash
from cardwright.envs.ready import Ready
from cardwright.envs.shapes import Block, Shape
from cardwright.envs.texts import KINDS

__all__ = ["Ready", "Shape", "Block", "KINDS", "TEXTS", "text_hash"]
