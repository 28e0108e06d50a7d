"""Cards that are on every table of a rehearsal, so that something happens there: made of a few words each, never printed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from cardwright.cards import CardRecord
from cardwright.games.sve.dialect import DIALECT
from cardwright.games.sve.library import as_mapping
from cardwright.text.compiled import CompiledText
from cardwright.text.compiler import Compiler

EVOLVES = "[evolve] [cost00]: Evolve this."
HURTS = "Select a follower on the field and deal it 1 damage."
RACES = "[feed] [cost00]: Race this follower."
# Texts by which a card has abilities of a label, or a keyword that is more than its bit.
WITH: dict[str, str] = {
    "fanfare": "[fanfare] Draw a card.", "last words": "[lastwords] Draw a card.", "on evolve": "On Evolve - Draw a card.",
    "strike": "Strike - Draw a card.", "follower strike": "Follower Strike - Draw a card.",
    "leader strike": "Leader Strike - Draw a card.", "on race": "On Race - Draw a card.", "evolve": EVOLVES, "quick": "[quick]",
    "act": "[act] [engage]: Draw a card.", "earth rite": "[fanfare] Earth Rite: Draw a card.",
}  # fmt: skip


@dataclass(frozen=True)
class Extra:
    """A card that makes things happen. `times`: how many of it are among the cards to draw lots from; `about`: words of a text
    for which there are more of it."""

    name: str
    type: str
    text: str
    cost: int = 0
    attack: int = 2
    defense: int = 2
    times: int = 1
    about: tuple[str, ...] = ()


EXTRAS: tuple[Extra, ...] = (
    Extra("Idle Hand", "Follower", ""),
    Extra("Idle Wall", "Follower", "Ward.", 1, 1, 4),
    Extra("Idle Rider", "Follower", "Storm.", 1, 2, 1),
    Extra("Idle Lamp", "Amulet", "", 1),
    Extra("Idle Page", "Spell", "", 0, times=2),
    Extra("Idle Dancer", "Follower", EVOLVES, 1, 2, 3, 2),
    Extra("Idle Clerk", "Follower", "[act] [engage]: Draw a card.", 1, 1, 3),
    Extra("Fuse", "Spell", "[quick]\nSelect a card on the field and destroy it.", times=3, about=("destroy", "last words")),
    Extra("Pebble", "Spell", "[quick]\nSelect a follower on the field and deal it 1 damage.", times=3),
    Extra("Trapdoor", "Spell", "Select a card on the field and banish it.", about=("banish",)),
    Extra("Homing Thread", "Spell", "[quick]\nSelect a card on the field and return it to its owner's hand.", about=("return",)),
    Extra("Sweep", "Spell", "Select a card on your field and put it into its owner's cemetery.", about=("bury", "put")),
    Extra("Sour Toast", "Spell", "Deal 1 damage to each leader.", about=("Damaged",)),
    Extra("Bitter Draught", "Spell", "Deal 2 damage to your leader.", about=("sanguine",)),
    Extra("Balm", "Spell", "Give your leader [defense]+1.", about=("StatChanged",)),
    Extra("Spring Cleaning", "Spell", "Discard a card. Draw a card.", about=("discard",)),
    Extra("Rude Letter", "Spell", "Each opponent discards a card.", about=("discard",)),
    Extra("Whetstone", "Spell", "Select a follower on your field and give it [attack]+1/[defense]+1.", about=("Stat",)),
    Extra("Growth Spurt", "Spell", "Select a follower on your field and evolve it.", times=2, about=("evolved", "on evolve")),
    Extra("Lullaby", "Spell", "Select a follower on the field and engage it.", about=("engaged",)),
    Extra("Reveille", "Spell", "Select a follower on the field and refresh it.", about=("reserved", "refreshed")),
    Extra("Landslide", "Spell", "Put the top 2 cards of your deck into your cemetery.", about=("bury",)),
    Extra("Cinders", "Spell", "Select a card in your hand and banish it.", about=("banish",)),
    Extra("Old Friend", "Spell", "Select a follower in your cemetery and put it onto your field.", about=("summon",)),
    Extra("Broom", "Spell", "Select a card in your cemetery and banish it."),
    Extra("Porter", "Spell", "Select a card in your hand and put it into your EX area."),
    Extra("Side Door", "Spell", "Put a follower from your hand onto your field.", about=("summon",)),
    Extra("Coin", "Spell", "Recover 2 play points."),
    Extra("Bait", "Spell", "Select an enemy follower on the field and steal it."),
)


@cache
def reader() -> Compiler:
    """Reads the words of these cards, once for all rehearsals."""
    return Compiler(DIALECT, [])


def read(record: CardRecord) -> CompiledText:
    """The text of a card made for a rehearsal; it is ours, so it must be understood."""
    compiled = reader().compile(as_mapping(record))
    for line in compiled.lines:
        if line.failure is not None:
            raise ValueError(f"{record.name}: {line.failure.message()}")
    return compiled


def made_up(
    name: str, type: str, text: str = "", cost: int | None = 1, attack: int = 2, defense: int = 2, traits: tuple[str, ...] = (),
    card_class: str = "Neutral", universe: str = "",
) -> CardRecord:
    """A card written for a rehearsal."""
    kind, *special = type.split(" / ")
    follower = kind == "Follower"
    return CardRecord(
        "sve", f"rehearsal: {name} ({type})", name, type, kind, tuple(special), card_class, traits, universe, cost,
        attack if follower else None, defense if follower else None, text,
    )  # fmt: skip
