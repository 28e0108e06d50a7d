"""The command line. One module for each command; `app` puts them together, and `faults` says what goes wrong."""

import sys

from cardwright.cli.faults import carry_out


def main() -> None:
    """The command `cardwright`."""
    sys.exit(carry_out(_run))


def _run() -> object:
    from cardwright.cli.app import command  # reading all of it takes a moment, in which Ctrl-C may be pressed

    return command()(prog_name="cardwright", standalone_mode=False)


__all__ = ["main"]
