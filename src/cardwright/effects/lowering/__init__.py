"""From text trees to what runs: done once per card, before a game."""
