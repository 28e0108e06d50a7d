"""Which exchanges of cards make a deck better: tried out against each other, and shown only where luck can't explain it."""
