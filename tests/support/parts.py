"""External programs that some tests need: found, started, or reported as missing."""

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

POSTGRES_VARIABLE = "THRESHOLD_TEST_POSTGRES"
BROWSER_VARIABLE = "THRESHOLD_TEST_BROWSER"
BROWSER_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_REDIS_SECONDS = 10
_MOST_CONNECTIONS = 200  # for three processes of 32 threads, as docs/running.md says
_BROWSERS = ("chromium", "chromium-browser", "google-chrome")


class MissingPartError(Exception):
    """A program that this machine lacks. The message says why and what to do."""


@dataclass
class MissingParts:
    """Programs found missing during a run, by name, for its closing summary."""

    reasons: dict[str, str] = field(default_factory=dict)


def browser_program() -> str | None:
    """Return the browser to start; None for the one that the browser library downloaded.

    Raises MissingPartError if there is neither.
    """
    if named := os.environ.get(BROWSER_VARIABLE):
        if not Path(named).is_file():
            raise MissingPartError(f"{BROWSER_VARIABLE} names {named}, which is no file")
        return named
    for name in _BROWSERS:
        if found := shutil.which(name):
            return found
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        if Path(playwright.chromium.executable_path).is_file():
            return None
    raise MissingPartError(
        "no browser: install Debian's chromium, run `.venv/bin/playwright install chromium`, "
        f"or set {BROWSER_VARIABLE}"
    )


@dataclass(frozen=True)
class OwnPostgres:
    """A PostgreSQL server of one's own, which can be killed and started again.

    `address` is its URL without database name.
    """

    address: str
    _programs: Path
    _owner: str | None
    _folder: Path
    _port: int

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = (
            f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1 -c fsync=off "
            f"-c max_connections={_MOST_CONNECTIONS} -c max_wal_size=128MB"
        )
        self._control("-w", "-l", self._folder / "log", "-o", options, "start")

    def kill(self) -> None:
        """End all its processes at once, as a crash does."""
        self._control("-m", "immediate", "stop")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Let it take connections meanwhile and answer nothing."""
        main = int((self._folder / "cluster" / "postmaster.pid").read_text().split()[0])
        own = [main, *(int(it) for it in _output("pgrep", "-P", str(main)).split())]
        for process in own:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in own:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    def _control(self, *words: object) -> None:
        control = (self._programs / "pg_ctl", "-D", self._folder / "cluster")
        _run(self._owner, self._folder, *control, *words)


@contextmanager
def own_postgres() -> Iterator[OwnPostgres]:
    """Start a PostgreSQL server from the machine's programs, as an unprivileged user.

    Raises MissingPartError if there are none.
    """
    programs = _postgres_programs()
    folder = Path(tempfile.mkdtemp(prefix="threshold-postgres-"))
    try:
        owner = _unprivileged_user()
        if owner is not None:
            shutil.chown(folder, owner)
        port = free_port()
        _run(owner, folder, programs / "initdb", "-D", folder / "cluster", "-A", "trust",
             "-U", "threshold", "-E", "UTF8", "--no-locale", "--no-sync")  # fmt: skip
        address = f"postgresql+psycopg://threshold@127.0.0.1:{port}"
        server = OwnPostgres(address, programs, owner, folder, port)
        server.start()
        try:
            yield server
        finally:
            server.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres_server() -> Iterator[str]:
    """Return the URL, without database name, of a PostgreSQL server on which databases can be
    created.

    It is the server named by the environment, or one started from the machine's programs and
    stopped afterwards. Raises MissingPartError if there is neither.
    """
    if address := os.environ.get(POSTGRES_VARIABLE):
        yield address.rstrip("/")
        return
    with own_postgres() as server:
        yield server.address


class OwnRedis:
    """A Redis server of one's own, which keeps nothing. It can be killed and started again."""

    def __init__(self, program: str) -> None:
        self._port = free_port()
        self._command = [program, "--port", str(self._port), "--bind", "127.0.0.1", "--save", ""]
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"redis://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start it and wait until it takes connections."""
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + _REDIS_SECONDS
        while True:
            try:
                socket.create_connection(("127.0.0.1", self._port), timeout=1).close()
            except OSError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.02)
            else:
                return

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Let it take connections meanwhile and answer nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    @contextmanager
    def full(self) -> Iterator[None]:
        """Let it answer meanwhile and store nothing, as where its memory is used up."""
        self._set("maxmemory", "1")
        try:
            yield
        finally:
            self._set("maxmemory", "0")

    def _set(self, name: str, value: str) -> None:
        with socket.create_connection(("127.0.0.1", self._port), timeout=_REDIS_SECONDS) as sent:
            sent.sendall(f"CONFIG SET {name} {value}\r\n".encode())
            assert sent.recv(64) == b"+OK\r\n"

    def kill(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def proxy_program(name: str) -> str:
    """The program of a reverse proxy. Raises MissingPartError if the machine has none."""
    if found := shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin"):
        return found
    raise MissingPartError(f"no {name}: install Debian's {name}")


@contextmanager
def own_redis() -> Iterator[OwnRedis]:
    """Start a Redis server. Raises MissingPartError if the machine has none."""
    program = shutil.which("redis-server")
    if program is None:
        raise MissingPartError("no Redis: install Debian's redis-server")
    server = OwnRedis(program)
    server.start()
    try:
        yield server
    finally:
        server.kill()


@contextmanager
def new_database(server: str, template: str = "template1") -> Iterator[str]:
    """The address of a new database on a PostgreSQL server, a copy of another one there."""
    from sqlalchemy import create_engine, text

    name = f"threshold_{secrets.token_hex(6)}"
    admin = create_engine(f"{server}/postgres", isolation_level="AUTOCOMMIT", pool_pre_ping=True)
    with admin.connect() as connection:
        version = connection.dialect.server_version_info or (0,)
        # Files are copied in little more than half the time that a log of their pages takes.
        how = "STRATEGY FILE_COPY" if version >= (15,) else ""
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template} {how}"))
    yield f"{server}/{name}"
    with admin.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    admin.dispose()


def _postgres_programs() -> Path:
    if on_path := shutil.which("initdb"):
        return Path(on_path).parent
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found:
        raise MissingPartError(
            f"no PostgreSQL: install Debian's postgresql, or set {POSTGRES_VARIABLE} to "
            "postgresql+psycopg://USER@HOST:PORT"
        )
    return found[-1].parent


def _unprivileged_user() -> str | None:
    """Return the user to run PostgreSQL as, which refuses root; None for the current user."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise MissingPartError(
        "PostgreSQL does not run as root, and there is no user postgres or nobody"
    )


def _run(owner: str | None, folder: Path, *words: object) -> None:
    done = subprocess.run(
        [str(word) for word in words],
        user=owner,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        timeout=60,
    )
    if done.returncode != 0:
        raise MissingPartError(f"{words[0]} failed: {done.stderr.strip()[-300:]}")


def _output(*words: str) -> str:
    return subprocess.run(words, capture_output=True, text=True, check=False, timeout=60).stdout


def free_port() -> int:
    """A port on which nobody listens at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
