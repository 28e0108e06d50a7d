"""The dialect of Shadowverse: Evolve: how its cards say what the shared tree means."""
