"""The kernel: a table of plain data, procedures of numbered steps, events, layers, views. It knows no game."""
