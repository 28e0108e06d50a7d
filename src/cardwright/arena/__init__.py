"""Many games: played by bots, in several processes, summed up."""
