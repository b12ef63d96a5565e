"""Fixtures that every test can use, and the account of real parts that were missing."""

import gc
import os
import shutil
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest
from argon2 import PasswordHasher
from hypothesis import settings

from app.compiled.automatic import SWITCH
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.facts import Catalogue
from app.site.accounts import passwords
from app.tables import Database, migrate, open_database
from app.tables.curation import prepare
from tests.support.catalogues import shipped_catalogue
from tests.support.lasting_postgres import COPIES
from tests.support.order import dearest_first
from tests.support.parts import (
    BROWSER_FLAGS,
    MissingPartError,
    MissingParts,
    OwnPostgres,
    OwnRedis,
    browser_program,
    new_database,
    own_postgres,
    own_redis,
    postgres_server,
    proxy_program,
)

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from xdist.workermanage import WorkerController

ROOT = Path(__file__).parents[1]
SHARED = ROOT.parent / "shared"
PARTS = ("postgres", "browser", "redis", "nginx", "caddy")
BOTH_DATABASES = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]

LEFT_OUT_WHEN_QUICK = {
    "postgres": "on PostgreSQL",
    "browser": "in a browser",
    "slow": "of more than a second",
}
"""Mark of tests -> what they are, as the account at the end of a quick run puts it."""

COSTS = {"browser": 4, "slow": 2, "postgres": 1}
"""Mark of tests -> how dear it makes them, for processes that begin with the dearest."""

GARBAGE = (5_000, 20, 20)
"""New objects, and rounds of the younger generations, after which garbage is collected.

Catalogues stay in memory as long as tests run, so older objects are looked at less often than
Python usually does.
"""

# Speed is shown by ratios in bench/; on a busy machine a deadline only makes tests flaky.
# `--hypothesis-profile=thorough` tries twice as many examples where a test names no number.
settings.register_profile("quick", deadline=None, max_examples=20)
settings.register_profile("thorough", deadline=None, max_examples=40)
settings.load_profile("quick")

# No server or gauntlet that a test starts compiles the engine in the background.
os.environ.setdefault(SWITCH, "0")

missing_parts = pytest.StashKey[MissingParts]()
left_out = pytest.StashKey[Counter[str]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--require",
        default="",
        metavar="PARTS",
        help="real parts that must not be missing, comma-separated: " + ",".join(PARTS),
    )
    parser.addoption(
        "--quick",
        action="store_true",
        help="leave out the tests " + ", ".join(LEFT_OUT_WHEN_QUICK.values()),
    )
    parser.addoption(
        "--card",
        metavar="NAME",
        help="in tests/games/spoils/cards: only the cases of the card with this name",
    )
    parser.addoption(
        "--pictures",
        action="store_true",
        help="let the browser tests draw the pictures of docs/pictures anew",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.stash[missing_parts] = MissingParts()
    config.stash[left_out] = Counter()
    if config.pluginmanager.has_plugin("dsession"):
        config.pluginmanager.register(_WorkerReports(config))
    if unknown := set(_required(config)) - set(PARTS):
        raise pytest.UsageError(f"--require knows {', '.join(PARTS)}, not {', '.join(unknown)}")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keep the garbage collector from the tests themselves, which are there until the end.

    It would go through all of them, and the modules they came from, again and again: a sixth of
    the processor time of quick tests.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        gc.enable()


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    for part, reason in config.stash[missing_parts].reasons.items():
        terminalreporter.write_line(f"Not tested, {part}: {reason}", yellow=True)
    if counts := config.stash[left_out]:
        parts = ", ".join(f"{counts[it]} {LEFT_OUT_WHEN_QUICK[it]}" for it in sorted(counts))
        terminalreporter.write_line(
            f"Left out of a quick run: tests {parts}. Run them with: python3 run.py test --all",
            yellow=True,
        )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark tests by the real parts they ask for; a quick run leaves some marks out.

    A browser test that failed is run again, twice at most, and the summary counts it: on a busy
    machine a page can be late without being wrong. Every other failure counts at once.
    """
    for item in items:
        names = getattr(item, "fixturenames", ())
        for part in (*PARTS, "shared"):
            if part in names:
                item.add_marker(part)
        if "browser" in names:
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=3))
    if config.getoption("--quick"):
        _leave_out(config, items)
    if workers := int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "0")):
        items[:] = dearest_first(items, _cost, workers)


def _cost(item: pytest.Item) -> int:
    return sum(cost for mark, cost in COSTS.items() if item.get_closest_marker(mark))


def _leave_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    kept, gone = [], []
    for item in items:
        mark = next((mark for mark in LEFT_OUT_WHEN_QUICK if item.get_closest_marker(mark)), None)
        (kept if mark is None else gone).append(item)
        if mark is not None:
            config.stash[left_out][mark] += 1
    config.hook.pytest_deselected(items=gone)
    items[:] = kept


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand what was left out or missing to the process that prints the account."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["left_out"] = dict(session.config.stash[left_out])
        output["missing_parts"] = session.config.stash[missing_parts].reasons


class _WorkerReports:
    """In the process that starts the workers: what they left out or missed."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: "WorkerController") -> None:
        """Take a worker's account. All workers collect the same tests, so one count is enough."""
        output = getattr(node, "workeroutput", {})
        self._config.stash[left_out] = Counter(output.get("left_out", {}))
        self._config.stash[missing_parts].reasons.update(output.get("missing_parts", {}))


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """Hash passwords with Argon2 at its lowest cost: the real one takes 64 MB and 0.1 s each."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "_HASHER", hasher)
        yield


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """The shipped catalogue."""
    return shipped_catalogue(CARD_DATA)


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
    COPIES.drop(address)
    server.__exit__(None, None, None)


@pytest.fixture
def mortal_postgres(request: pytest.FixtureRequest, postgres: str) -> Iterator[OwnPostgres]:
    """A PostgreSQL server that a test may kill, beside the one of all tests."""
    try:
        server = own_postgres()
        started = server.__enter__()
    except MissingPartError as missing:
        _skip_or_fail(request, "postgres", missing)
    yield started
    server.__exit__(None, None, None)


@pytest.fixture
def redis(request: pytest.FixtureRequest) -> Iterator[OwnRedis]:
    """A Redis server that a test may kill."""
    try:
        server = own_redis()
        started = server.__enter__()
    except MissingPartError as missing:
        _skip_or_fail(request, "redis", missing)
    yield started
    server.__exit__(None, None, None)


@pytest.fixture
def nginx(request: pytest.FixtureRequest) -> str:
    """The program of nginx."""
    return _proxy(request, "nginx")


@pytest.fixture
def caddy(request: pytest.FixtureRequest) -> str:
    """The program of Caddy."""
    return _proxy(request, "caddy")


@pytest.fixture(params=BOTH_DATABASES)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database: SQLite, then PostgreSQL."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'site.sqlite'}"
        return
    with new_database(request.getfixturevalue("postgres")) as address:
        yield address


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite database with this release's schema, to be copied and never opened."""
    file = tmp_path_factory.mktemp("migrated") / "site.sqlite"
    opened = open_database(f"sqlite:///{file}")
    migrate(opened)
    opened.close()
    return file


@pytest.fixture(scope="session")
def migrated_postgres(postgres: str) -> Iterator[str]:
    """The address of a PostgreSQL database with this release's schema, to be copied."""
    with new_database(postgres) as address:
        opened = open_database(address)
        migrate(opened)
        opened.close()
        yield address


@pytest.fixture(params=BOTH_DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """An open database with this release's schema: SQLite, then PostgreSQL."""
    if request.param == "sqlite":
        file = shutil.copy(request.getfixturevalue("migrated_file"), tmp_path / "site.sqlite")
        addresses = iter([f"sqlite:///{file}"])
    else:
        server = request.getfixturevalue("postgres")
        addresses = postgres_copy(server, request.getfixturevalue("migrated_postgres"))
    for address in addresses:
        opened = open_database(address)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def prepared_file(migrated_file: Path) -> Path:
    """A SQLite database that is ready to serve, to be copied and never opened."""
    file = Path(shutil.copy(migrated_file, migrated_file.with_name("prepared.sqlite")))
    _prepare(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="session")
def prepared_postgres(postgres: str, migrated_postgres: str) -> Iterator[str]:
    """The address of a PostgreSQL database that is ready to serve, to be copied."""
    with new_database(postgres, migrated_postgres.rpartition("/")[2]) as address:
        _prepare(address)
        yield address


@pytest.fixture
def site_url(prepared_file: Path, tmp_path: Path) -> str:
    """The address of a SQLite database of one's own with schema and shipped catalogue."""
    shutil.copy(prepared_file, tmp_path / "site.sqlite")
    return f"sqlite:///{tmp_path / 'site.sqlite'}"


@pytest.fixture(params=BOTH_DATABASES)
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
    with new_database(postgres) as address:
        yield address


@pytest.fixture(scope="session")
def browser(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator["Browser"]:
    """A real browser, headless."""
    try:
        program = browser_program()
    except MissingPartError as missing:
        _skip_or_fail(request, "browser", missing)
    from playwright.sync_api import sync_playwright

    from tests.site.audits import PASSED

    if "PYTEST_XDIST_WORKER" in os.environ:
        PASSED.share(tmp_path_factory.getbasetemp().parent)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=list(BROWSER_FLAGS))
        yield running
        running.close()


def postgres_copy(server: str, template: str) -> Iterator[str]:
    """The address of a database that is for one test alone, with what `template` holds."""
    with COPIES.lend(server, template.rpartition("/")[2]) as address:
        yield address


def _prepare(address: str) -> None:
    database = open_database(address)
    prepare(database)
    database.close()


def _proxy(request: pytest.FixtureRequest, name: str) -> str:
    try:
        return proxy_program(name)
    except MissingPartError as missing:
        _skip_or_fail(request, name, missing)


def _required(config: pytest.Config) -> list[str]:
    return [part for part in str(config.getoption("--require")).split(",") if part]


def _skip_or_fail(request: pytest.FixtureRequest, part: str, missing: MissingPartError) -> NoReturn:
    request.config.stash[missing_parts].reasons[part] = str(missing)
    if part in _required(request.config):
        pytest.fail(f"{part} is required: {missing}", pytrace=False)
    pytest.skip(f"{part}: {missing}")
