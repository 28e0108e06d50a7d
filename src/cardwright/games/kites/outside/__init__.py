"""What the world outside of the rules asks: card files, tests. No rule imports it."""
