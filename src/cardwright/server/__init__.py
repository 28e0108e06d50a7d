"""The table in the browser: a server for people, bots and spectators. `cardwright serve` starts it; docs/server.md describes it."""
