"""Chapter 5 and 14.2: the notations that are procedures of their own, and what this game makes of the shared operations."""
