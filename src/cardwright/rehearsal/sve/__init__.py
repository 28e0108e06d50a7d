"""Rehearsals of Shadowverse: Evolve."""
