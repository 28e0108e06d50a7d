"""What this game makes of the shared operations and costs, and operations of its own."""
