"""`cardwright serve`: the table in the browser, for others too; and how `cardwright play` starts it for oneself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardwright.errors import InputError

Port = Annotated[int, typer.Option(help="Where it listens; 0 for any port that is free.", min=0, max=65535)]

Rulebooks = Annotated[
    Path | None, typer.Option(help="A folder with the rulebooks' texts (sve.txt …), which the rulebook reader shows.")
]

RUNS = Path("arena")  # where the arena writes, if nobody says otherwise


def serve(
    host: Annotated[str, typer.Option(help="Which address it listens on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Port = 8000,
    database: Annotated[
        str, typer.Option(help="Where matches are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. Else in a file of yours.")
    ] = "",
    workers: Annotated[int, typer.Option(help="Processes in which bots think; 0 for one less than there are cores.", min=0)] = 0,
    origin: Annotated[list[str] | None, typer.Option(help="Another page that may connect; can be repeated.")] = None,
    arena: Annotated[Path | None, typer.Option(help="A run of the arena, or a folder of them: the lobby shows its report.")] = None,
    rulebooks: Rulebooks = None,
    rulings: Annotated[Path | None, typer.Option(help="A folder in which rulings from the judge's bench are kept.")] = None,
    imports: Annotated[bool, typer.Option("--imports", help="Let whoever reaches it bring cards through the browser.")] = False,
) -> None:
    """Start the server alone. Several may share one PostgreSQL database."""
    if arena is not None and not arena.is_dir():
        raise InputError("--arena", 0, f"there is no folder {arena}", "Name what was given to `cardwright arena` as --out")
    run(host, port, database, workers=workers, origins=tuple(origin or ()), only_here=False, browser=False, path="", arena=arena,
        rulebooks=rulebooks, rulings=rulings, imports=imports)  # fmt: skip


def run(
    host: str, port: int, database: str, *, workers: int, origins: tuple[str, ...], only_here: bool, browser: bool, path: str,
    arena: Path | None = None, rulebooks: Path | None = None, rulings: Path | None = None, imports: bool = False,
) -> None:  # fmt: skip
    """Until it is stopped."""
    if rulebooks is not None and not rulebooks.is_dir():
        raise InputError("--rulebooks", 0, f"there is no folder {rulebooks}", "Name a folder with texts called sve.txt, fow.txt …")
    try:
        from cardwright.server.database import own_file
        from cardwright.server.serving import open_browser
        from cardwright.server.serving import serve as serve_it
    except ModuleNotFoundError as missing:
        what = f"the server needs {missing.name}, which is not installed"
        fix = "pip install 'cardwright[server]', or play in the terminal: cardwright play --terminal"
        raise InputError("cardwright", 0, what, fix) from None
    place = database or f"sqlite:///{own_file()}"

    def ready(url: str) -> None:
        if browser:
            open_browser(url + path)
        else:
            print(f"Cardwright is at {url}", flush=True)

    serve_it(host, port, place, workers=workers, origins=origins, only_here=only_here, ready=ready, arena=arena, imports=imports,
             rulebooks=rulebooks, rulings=rulings or (own_file().parent / "rulings" if only_here else None))  # fmt: skip


def play_here(game: str, port: int, browser: bool, rulebooks: Path | None = None) -> None:
    """For oneself, on this machine, in the browser."""
    path = f"?game={game}" if game else ""
    run("127.0.0.1", port, "", workers=0, origins=(), only_here=True, browser=browser, path=path, arena=RUNS,
        rulebooks=rulebooks)  # fmt: skip
