"""The folder of a run: `run.json`, and the data set `games` with a file for each batch. A file is there whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from cardwright.arena.league.engine import check_engine
from cardwright.arena.league.plan import KIND, VERSION, Plan, Run
from cardwright.arena.league.rows import RUN_KEY, SCHEMA
from cardwright.arena.league.schedule import Batch
from cardwright.errors import InputError
from cardwright.files import NO_JSON

UNREADABLE = (OSError, pa.ArrowException, UnicodeDecodeError, ValueError)
OTHER_FOLDER = "Name another folder"


class RunFolder:
    """Where a run is kept."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = path / "run.json"
        self.games = path / "games"

    # -- the run
    def begin(self, run: Run) -> bool:
        """Write down what is to be played; or, if that was done before, see that it is the same. Says whether it goes on."""
        if self.file.exists():
            self._check_same(self.read(), run)
            return True
        if self.path.exists() and (not self.path.is_dir() or any(self.path.iterdir())):
            raise InputError(self.path, 0, "this is no empty folder, and no run of the arena", OTHER_FOLDER)
        try:
            self.games.mkdir(parents=True, exist_ok=True)
            write_whole(self.file, msgspec.json.encode(run))
        except OSError as fault:
            raise InputError(self.path, 0, f"it can't be written to ({fault.strerror})", OTHER_FOLDER) from None
        return False

    def read(self) -> Run:
        """The run that is kept here, or `InputError`."""
        try:
            run = msgspec.json.decode(self.file.read_bytes(), type=Run)
        except OSError as fault:
            what = f"there is no run of the arena here ({fault.strerror})"
            raise InputError(self.path, 0, what, "Name the folder that was given as --out") from None
        except NO_JSON as fault:
            raise InputError(self.file, 1, f"this is no run of the arena ({fault})", OTHER_FOLDER) from None
        if (run.kind, run.version) != (KIND, VERSION):
            what = f"this run has the version {run.version}; version {VERSION} can be read"
            raise InputError(self.file, 1, what, "Use the release of Cardwright that made it")
        return run

    def _check_same(self, there: Run, run: Run) -> None:
        check_engine(there.engine, str(self.path))
        if there.plan != run.plan:
            what = f"another run is kept here ({difference(there.plan, run.plan)})"
            raise InputError(self.path, 0, what, "Say the same as the first time to go on with it, or name another folder")

    # -- its parts
    def part(self, batch: Batch) -> Path:
        return self.games / f"{batch.name}.parquet"

    def missing(self, run: Run, batches: Iterable[Batch]) -> list[Batch]:
        """The batches that have not been played yet; of those that have, every game is there."""
        digest = run.digest().encode()
        return [batch for batch in batches if not self._is_there(batch, digest)]

    def _is_there(self, batch: Batch, digest: bytes) -> bool:
        file = self.part(batch)
        if not file.exists():
            return False
        try:
            found = pq.ParquetFile(file)
            rows, belongs = found.metadata.num_rows, (found.schema_arrow.metadata or {}).get(RUN_KEY) == digest
        except UNREADABLE:
            rows, belongs = -1, False
        if rows != batch.count or not belongs:
            raise damaged(file)
        return True

    def keep(self, batch: Batch, rows: bytes) -> None:
        """A batch is done."""
        write_whole(self.part(batch), rows)

    def table(self, columns: Sequence[str], batches: Iterable[Batch] | None = None) -> Any:
        """These columns of all games; or of some batches."""
        files = self.files() if batches is None else [self.part(batch) for batch in batches]
        if not files:
            raise InputError(self.path, 0, "no games have been played here yet", "Let the arena play first")
        read = [rows_in(file, columns=list(columns)) for file in files]
        return pa.concat_tables(read, promote_options="none").combine_chunks()

    def files(self) -> list[Path]:
        return sorted(self.games.glob("*.parquet"))

    def check_parts(self, run: Run) -> None:
        """All that has been played here was played as the run says, or `InputError`: else nobody knows what its rows mean."""
        digest = run.digest().encode()
        for file in self.files():
            try:
                belongs = (pq.read_schema(file).metadata or {}).get(RUN_KEY) == digest
            except UNREADABLE:
                belongs = False
            if not belongs:
                raise damaged(file)

    def row(self, number: int) -> dict[str, Any]:
        """One game by its number, or `InputError`."""
        for file in self.files():
            found = rows_in(file, filters=[("id", "=", number)]).to_pylist()
            if found:
                return dict(found[0])
        raise InputError(self.path, 0, f"there is no game {number} in this data set", "Name the number (id) of a row")


def rows_in(file: Path, **how: Any) -> Any:
    """What stands in a part, or `InputError`."""
    try:
        found = pq.read_table(file, page_checksum_verification=True, **how)
        wanted = SCHEMA if "columns" not in how else pa.schema([SCHEMA.field(name) for name in how["columns"]])
        if not found.schema.equals(wanted):
            raise damaged(file)
        found.validate(full=True)
        return found
    except UNREADABLE:
        raise damaged(file) from None


def damaged(file: Path) -> InputError:
    return InputError(file, 0, "this part is damaged, or belongs to another run", "Remove it: its games are played again")


def write_whole(file: Path, content: bytes) -> None:
    """Write a file whole, or not at all, whatever ends this process."""
    draft = file.with_name(file.name + ".part")
    with draft.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    draft.replace(file)


def difference(there: Plan, asked: Plan) -> str:
    """The first thing in which two plans differ, in words."""
    for name in ("games", "seed", "system", "rounds", "batch", "think"):
        old, new = getattr(there, name), getattr(asked, name)
        if old != new:
            return f"{name} {old}, not {new}"
    old_fields, new_fields = ([(field.title, field.names, field.entrants) for field in plan.fields] for plan in (there, asked))
    return "with other decks or bots" if old_fields != new_fields else "with other cards in its decks"
