"""The client's types are made from the server's: they can't drift apart."""

from pathlib import Path

from cardwright.server.typescript import typescript


def test_the_clients_types_are_fresh() -> None:
    kept = (Path(__file__).parents[2] / "web/src/wire.ts").read_text()
    assert kept.strip() == typescript().strip(), "run: python -m cardwright.server.typescript > web/src/wire.ts"
