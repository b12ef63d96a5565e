"""External programs that some tests need: found, started, or reported as missing."""

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def postgres_server() -> Iterator[str]:
    """Return the URL, without database name, of a PostgreSQL server on which databases can be
    created.

    It is the server named by the environment, or one started from the machine's programs as an
    unprivileged user and stopped afterwards. Raises MissingPartError if there is neither.
    """
    if address := os.environ.get(POSTGRES_VARIABLE):
        yield address.rstrip("/")
        return
    programs = _postgres_programs()
    folder = Path(tempfile.mkdtemp(prefix="threshold-postgres-"))
    try:
        owner = _unprivileged_user()
        if owner is not None:
            shutil.chown(folder, owner)
        cluster, port = folder / "cluster", _free_port()
        _run(owner, folder, programs / "initdb", "-D", cluster, "-A", "trust", "-U", "threshold",
             "-E", "UTF8", "--no-locale", "--no-sync")  # fmt: skip
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        _run(owner, folder, programs / "pg_ctl", "-D", cluster, "-w", "-l", folder / "log",
             "-o", options, "start")  # fmt: skip
        try:
            yield f"postgresql+psycopg://threshold@127.0.0.1:{port}"
        finally:
            _run(owner, folder, programs / "pg_ctl", "-D", cluster, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def new_database(server: str, template: str = "template1") -> Iterator[str]:
    """The address of a new database on a PostgreSQL server, a copy of another one there."""
    from sqlalchemy import create_engine, text

    name = f"threshold_{secrets.token_hex(6)}"
    admin = create_engine(f"{server}/postgres", isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
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


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
