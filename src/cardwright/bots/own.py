"""Bots of one's own, named by their file: `FILE.py:CLASS`, or `FILE.py:CLASS:SETTING`, which is given to it after the seed."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

from cardwright.bots.base import Bot
from cardwright.errors import InputError

MARK = ".py:"
HOW = "Name a class of a file as FILE.py:CLASS"


def is_own(name: str) -> bool:
    """Does this name a bot by its file?"""
    return MARK in name


def settled(name: str) -> str:
    """The same name wherever a process works: its file with its whole path."""
    file, words = parts(name)
    return ":".join([str(file.resolve()), *words])


def parts(name: str) -> tuple[Path, list[str]]:
    """The file; the class, and the setting if there is one."""
    stem, words = name.split(MARK, 1)
    return Path(stem + ".py"), words.split(":", 1)


def own(name: str, seed: int) -> Bot:
    """The bot of this name, or `InputError`."""
    file, words = parts(name)
    maker = maker_of(file, words[0])
    try:
        bot = maker(seed, *words[1:])
    except InputError:
        raise
    except Exception as fault:
        raise InputError(name, 0, f"it makes no bot ({type(fault).__name__}: {fault})", "Try it in Python first") from None
    if not isinstance(bot, Bot):
        raise InputError(name, 0, f"{words[0]} makes {type(bot).__name__}, which is no bot", "Derive it from cardwright.bots.Bot")
    return bot


def maker_of(file: Path, word: str) -> Callable[..., Any]:
    """The class or function of this name."""
    if not file.is_file():
        raise InputError(file, 0, "there is no such file", HOW)
    found = getattr(module_of(file.resolve()), word, None)
    if not callable(found):
        raise InputError(file, 0, f'it has no class "{word}"', HOW)
    return found  # type: ignore[no-any-return]


@lru_cache(maxsize=64)
def module_of(file: Path) -> ModuleType:
    """The file, run once in each process."""
    name = f"own_bots_{abs(hash(str(file)))}"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # its classes can be found again, in its own dataclasses too
    try:
        spec.loader.exec_module(module)
    except Exception as fault:
        del sys.modules[name]
        raise InputError(file, 0, f"it can't be run ({type(fault).__name__}: {fault})", "Try it in Python first") from None
    return module
