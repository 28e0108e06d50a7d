"""What only the world outside asks of this game: card files, bots, the judge, rehearsals. No rule imports it."""
