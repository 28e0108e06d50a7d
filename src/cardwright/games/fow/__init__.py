"""Force of Will."""
