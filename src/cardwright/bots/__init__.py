"""Bots: they answer decisions, knowing only what their player may know."""

from cardwright.bots.base import Bot, BotMaker, answer
from cardwright.bots.registry import BOTS, make_bot

__all__ = ["BOTS", "Bot", "BotMaker", "answer", "make_bot"]
