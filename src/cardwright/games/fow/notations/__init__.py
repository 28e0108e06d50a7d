"""What Force of Will makes of the shared operations, and operations of its own."""
