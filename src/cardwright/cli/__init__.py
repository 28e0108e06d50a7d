"""The command line. One module for each command; `app` puts them together."""

from cardwright.cli.app import main

__all__ = ["main"]
