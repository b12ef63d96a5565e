"""Fixtures that every test can use, and the account of real parts that were missing."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from app.catalogue import read_catalogue
from app.games.spoils.facts import Catalogue
from app.tables import Database, migrate, open_database
from app.tables.curation import prepare
from tests.support.parts import (
    BROWSER_FLAGS,
    MissingPartError,
    MissingParts,
    browser_program,
    new_database_name,
    postgres_server,
)

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).parents[1]
SHARED = ROOT.parent / "shared"
PARTS = ("postgres", "browser")

# Speed is shown by ratios in bench/; on a busy machine a deadline only makes tests flaky.
# `--hypothesis-profile=thorough` tries ten times as many examples where a test names no number.
settings.register_profile("quick", deadline=None, max_examples=50)
settings.register_profile("thorough", deadline=None, max_examples=500)
settings.load_profile("quick")

missing_parts = pytest.StashKey[MissingParts]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--require",
        default="",
        metavar="PARTS",
        help="real parts that must not be missing, comma-separated: " + ",".join(PARTS),
    )
    parser.addoption(
        "--pictures",
        action="store_true",
        help="let the browser tests draw the pictures of docs/pictures anew",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.stash[missing_parts] = MissingParts()
    if unknown := set(_required(config)) - set(PARTS):
        raise pytest.UsageError(f"--require knows {', '.join(PARTS)}, not {', '.join(unknown)}")


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    for part, reason in config.stash[missing_parts].reasons.items():
        terminalreporter.write_line(f"Not tested, {part}: {reason}", yellow=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by the real parts they ask for, so that `-m` can choose."""
    for item in items:
        names = getattr(item, "fixturenames", ())
        for part in (*PARTS, "shared"):
            if part in names:
                item.add_marker(part)


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """The shipped catalogue."""
    return read_catalogue()


@pytest.fixture(scope="session")
def shared(request: pytest.FixtureRequest) -> Path:
    """The shared reference folder beside the checkout."""
    if not SHARED.is_dir():
        reason = "no reference folder beside the checkout"
        request.config.stash[missing_parts].reasons["shared"] = reason
        pytest.skip(reason)
    return SHARED


@pytest.fixture(scope="session")
def postgres(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a PostgreSQL server, without a database name."""
    try:
        server = postgres_server()
        address = server.__enter__()
    except MissingPartError as missing:
        _skip_or_fail(request, "postgres", missing)
    yield address
    server.__exit__(None, None, None)


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database: SQLite, then PostgreSQL."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'site.sqlite'}"
        return
    yield from _postgres_database(request.getfixturevalue("postgres"))


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    """An open database with this release's schema: SQLite, then PostgreSQL."""
    opened = open_database(database_url)
    migrate(opened)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def prepared_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite database that is ready to serve, to be copied and never opened."""
    file = tmp_path_factory.mktemp("prepared") / "site.sqlite"
    _prepare(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="session")
def prepared_postgres(postgres: str) -> Iterator[str]:
    """The address of a PostgreSQL database that is ready to serve, to be copied."""
    for address in _postgres_database(postgres):
        _prepare(address)
        yield address


@pytest.fixture
def site_url(prepared_file: Path, tmp_path: Path) -> str:
    """The address of a SQLite database of one's own with schema and shipped catalogue."""
    shutil.copy(prepared_file, tmp_path / "site.sqlite")
    return f"sqlite:///{tmp_path / 'site.sqlite'}"


@pytest.fixture(params=["sqlite", "postgres"])
def site_database(request: pytest.FixtureRequest) -> Iterator[Database]:
    """An open database with schema and shipped catalogue: SQLite, then PostgreSQL."""
    if request.param == "sqlite":
        addresses = iter([request.getfixturevalue("site_url")])
    else:
        server = request.getfixturevalue("postgres")
        addresses = postgres_copy(server, request.getfixturevalue("prepared_postgres"))
    for address in addresses:
        opened = open_database(address)
        yield opened
        opened.close()


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    yield from _postgres_database(postgres)


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest) -> Iterator["Browser"]:
    """A real browser, headless."""
    try:
        program = browser_program()
    except MissingPartError as missing:
        _skip_or_fail(request, "browser", missing)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=list(BROWSER_FLAGS))
        yield running
        running.close()


def postgres_copy(server: str, template: str) -> Iterator[str]:
    """The address of a database of one's own, a copy of the one at `template`."""
    yield from _postgres_database(server, template.rpartition("/")[2])


def _prepare(address: str) -> None:
    database = open_database(address)
    migrate(database)
    prepare(database)
    database.close()


def _postgres_database(server: str, template: str = "template1") -> Iterator[str]:
    from sqlalchemy import create_engine, text

    name = new_database_name()
    admin = create_engine(f"{server}/postgres", isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
    yield f"{server}/{name}"
    with admin.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    admin.dispose()


def _required(config: pytest.Config) -> list[str]:
    return [part for part in str(config.getoption("--require")).split(",") if part]


def _skip_or_fail(request: pytest.FixtureRequest, part: str, missing: MissingPartError) -> None:
    request.config.stash[missing_parts].reasons[part] = str(missing)
    if part in _required(request.config):
        pytest.fail(f"{part} is required: {missing}", pytrace=False)
    pytest.skip(f"{part}: {missing}")
