"""What the server has beside its matches: the judge's bench with its corpus of rulings, and the rulebooks' texts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from cardwright.cards.reading import read_text
from cardwright.games.registry import game_codes
from cardwright.judge.corpus import Found, file_name, find
from cardwright.judge.scenarios.printed import NO_CARDS
from cardwright.judge.scenarios.reading import parse_scenario
from cardwright.server.bench_worker import BenchDone, BenchJob
from cardwright.server.failing import Failed
from cardwright.server.workers import Helper

LONGEST: Final = 20.0  # seconds for one request
MOST_KEPT: Final = 2000  # rulings in a folder
LARGEST: Final = 5_000_000  # bytes of a rulebook
SHIPPED: Final = Path(__file__).parents[3] / "rulings"  # of the project itself, where its sources are


class Bench:
    """The process that plays the tables, and where rulings are."""

    def __init__(self, kept: Path | None = None, shipped: Path | None = SHIPPED) -> None:
        self.helper = Helper("cardwright.server.bench_worker", LONGEST)
        self.kept = kept
        self.shipped = shipped if shipped is not None and shipped.is_dir() else None

    async def ask(self, job: BenchJob) -> BenchDone:
        """What the process says; `Failed` with its reason if it can't."""
        async with self.helper.lock:
            try:
                answer = await self.helper.exchange(msgspec.msgpack.encode(job))
            except TimeoutError:
                raise Failed("refused", "This table takes too long. Put less on it, or go back a few lines.") from None
            except (OSError, EOFError):
                raise Failed("not now", "The bench had to start again. Try once more.") from None
            finally:
                await self.helper.bury()
        done = msgspec.msgpack.decode(answer, type=BenchDone)
        if done.ours:
            raise Failed("fault", f"The engine has failed over this table ({done.fault}). Please report it.")
        if done.fault:
            raise Failed("refused", done.fault)
        return done

    async def close(self) -> None:
        self.helper.end()
        await self.helper.bury()

    def folders(self) -> list[tuple[Path, bool]]:
        """Where rulings are, and whether they were kept from the bench."""
        return [*([(self.kept, True)] if self.kept is not None and self.kept.is_dir() else ()),
                *([(self.shipped, False)] if self.shipped is not None else ())]  # fmt: skip

    def found(self, words: str, game: str) -> list[tuple[Found, bool]]:
        return [(one, kept) for folder, kept in self.folders() for one in find(folder, words, game)]

    def keep(self, text: str) -> str:
        """Write it, under a name of its own. No name from outside becomes a path."""
        assert self.kept is not None
        title = parse_scenario("ruling", text, NO_CARDS).title
        self.kept.mkdir(parents=True, exist_ok=True)
        if sum(1 for _ in self.kept.iterdir()) >= MOST_KEPT:
            raise Failed("refused", f"There are {MOST_KEPT} rulings in the folder already. Take some out.")
        name = file_name(title)
        for number in range(2, MOST_KEPT + 2):
            path = self.kept / name
            if not path.exists() or read_text(path) == text:
                break
            name = file_name(title).replace(".scenario", f"_{number}.scenario")
        half = path.with_suffix(".half")
        half.write_text(text, encoding="utf-8")
        half.replace(path)
        return name


class Rulebooks:
    """The folder in which the rulebooks' texts are, one for each game: `sve.txt`. They belong to their publishers."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def file(self, game: str) -> Path | None:
        """The text of a game's rulebook, if it is there."""
        if self.folder is None or game not in game_codes():
            return None
        path = self.folder / f"{game}.txt"
        return path if path.is_file() and path.stat().st_size <= LARGEST else None

    def routes(self) -> list[BaseRoute]:
        return [Route("/rulebook/{game}.txt", self.text)]

    async def text(self, request: Request) -> Response:
        path = self.file(request.path_params["game"])
        if path is None:
            return PlainTextResponse("The text of this rulebook is not here.", status_code=404)
        return FileResponse(path, media_type="text/plain; charset=utf-8")
