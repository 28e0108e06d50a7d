"""Opening a database: SQLite in a file, or PostgreSQL by its URL. Its tables are brought up to date first."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from cardwright.errors import InputError
from cardwright.files import own_folder

MIGRATIONS = Path(__file__).parent / "migrations"
UPGRADE_LOCK = 0x6361726477  # of PostgreSQL: two servers that start at the same time upgrade one after the other
BUSY_MS = 10_000
KNOWN = ("sqlite", "postgres", "postgresql", "postgresql+psycopg")


def own_file() -> Path:
    """Where `cardwright play` keeps games: in the user's folder for such data."""
    folder = own_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "games.sqlite"


def open_database(url: str) -> Engine:
    """The database, with its tables as this release wants them. `InputError` if it can't be reached."""
    shown = url.split("@")[-1]  # never a password
    if url.partition("://")[0] not in KNOWN:
        raise InputError(shown, 0, "this is no database that can be used", "Write sqlite:///FILE or postgresql://USER@HOST/NAME")
    try:
        engine = create_engine(driver_of(url), pool_pre_ping=not is_sqlite(url), pool_size=8, max_overflow=8)
        if is_sqlite(url):
            event.listen(engine, "connect", set_up_sqlite)
        upgrade(engine)
    except (ArgumentError, NoSuchModuleError) as fault:
        what = f"this is no URL of a database ({str(fault).splitlines()[0].rstrip('.')})"
        raise InputError(shown, 0, what, "Write sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    except ModuleNotFoundError as fault:
        raise InputError(shown, 0, f"{fault.name} is not installed", "pip install 'cardwright[postgres]'") from None
    except DBAPIError as fault:
        what = f"the database can't be opened ({str(fault.orig).splitlines()[0].rstrip('.')})"
        raise InputError(shown, 0, what, "Check its name, and whether it runs") from None
    except SQLAlchemyError as fault:
        raise InputError(shown, 0, str(fault).splitlines()[0].rstrip("."), "Check the URL") from None
    return engine


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite:")


def driver_of(url: str) -> str:
    """The URL with the driver that we use."""
    scheme, mark, rest = url.partition("://")
    return f"postgresql+psycopg://{rest}" if mark and scheme in ("postgres", "postgresql") else url


def plain_url(engine: Engine) -> str:
    """The URL for whoever connects without SQLAlchemy."""
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)


def set_up_sqlite(connection: Any, _: Any) -> None:
    """Readers don't wait for writers; what was committed outlasts the death of the process."""
    cursor = connection.cursor()
    for setting in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON", f"busy_timeout = {BUSY_MS}"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def upgrade(engine: Engine) -> None:
    """Bring the tables up to date."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
