"""Reads procedures from source and writes the parts of them that follow from their steps and their state."""
