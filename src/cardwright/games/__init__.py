"""The games. Each is a ruleset with its procedures on the kernel."""
