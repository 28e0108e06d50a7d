"""Battle Spirits Saga."""
