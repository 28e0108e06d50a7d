"""What this game makes of the shared operations, and operations of its own."""
