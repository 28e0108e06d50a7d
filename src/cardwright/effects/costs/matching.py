"""Giving each part of a cost cards of its own."""
from __future__ import annotations


def matched(wants: list[list[int]]) -> bool:
    """Can each be given one of the cards it wants, no card to two of them? (A matching, found by augmenting paths.)"""
    given: dict[int, int] = {}
    for i in range(len(wants)):
        if not give(wants, i, given, []):
            return False
    return True


def give(wants: list[list[int]], i: int, given: dict[int, int], tried: list[int]) -> bool:
    """Give number i a card, if need be one whose holder can be given another."""
    for ref in wants[i]:
        if ref in tried:
            continue
        tried.append(ref)
        holder = given.get(ref, -1)
        if holder < 0 or give(wants, holder, given, tried):
            given[ref] = i
            return True
    return False
