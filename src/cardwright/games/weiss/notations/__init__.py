"""What Weiss Schwarz makes of the shared operations."""
