"""Kite Festival, a small game of our own: the template of a new game. docs/small-game.md is its rulebook."""
