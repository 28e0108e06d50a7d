"""Shadowverse: Evolve. One module per chapter of its rulebook."""
