"""Replays: a game as its seed, decks, card definitions and answers, which play it again."""

from cardwright.replays.fitting import Parted, Playback
from cardwright.replays.recording import record
from cardwright.replays.replay import Replay
from cardwright.replays.storage import load_replay, save_replay

__all__ = ["Parted", "Playback", "Replay", "load_replay", "record", "save_replay"]
