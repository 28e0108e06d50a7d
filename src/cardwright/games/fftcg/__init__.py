"""Final Fantasy TCG: its rulebook on the kernel, one module per chapter."""
