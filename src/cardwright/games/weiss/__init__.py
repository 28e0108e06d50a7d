"""Weiss Schwarz. One module per chapter of its rulebook."""
