"""`threshold serve`: run the website on this machine."""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event
from typing import Final

import click

SWITCH_SECONDS: Final = 0.001
"""Seconds until another thread gets a turn: a page does not wait for a long computation."""


@contextmanager
def _keeping_everything() -> Iterator[None]:
    """Collect no garbage while the site starts: nearly all that is made then stays to the end.

    Looking through it again and again would take a quarter of the time of a start.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8000, show_default=True, help="Port to listen on; 0 picks one.")
@click.option(
    "--database", metavar="URL", help="Database to use instead of the one in the instance folder."
)
@click.option(
    "--threads",
    default=32,
    show_default=True,
    envvar="THRESHOLD_THREADS",
    help="Number of requests answered at the same time.",
)
def command(host: str, port: int, database: str | None, threads: int) -> None:
    """Serve the website until Ctrl+C.

    Under systemd it listens on the socket of its socket unit, if it has one, whatever --host and
    --port say.

    On SIGTERM, requests that have already arrived are answered before the server stops.
    """
    with _keeping_everything():
        from sqlalchemy.exc import OperationalError

        from app import create_app
        from app.cli.connections import connection_options
        from app.compiled import engine_in_use
        from app.compiled.automatic import compile_when_idle
        from app.site.goldfish.gauntlet.going_on import GoingOn
        from app.site.goldfish.warming import warm_in_background
        from app.site.platform.monitoring.log_masking import MaskingFilter
        from app.site.platform.workers.outbox import outbox_of
        from app.site.platform.workers.serving import (
            idle_seconds,
            inherited_sockets,
            run,
            serve_noting,
        )
        from app.site.platform.workers.watchdog import ServiceManager
        from app.site.platform.workers.worker_pool import workers_of
        from app.site.webhooks.sending import webhooks_of
        from app.tables import SchemaError
        from app.tables.database import ROOT

        if not (ROOT / "templates").is_dir():
            raise click.ClickException(
                "A site runs from a checkout, because templates and styles are beside the program; "
                "docs/running.md says how."
            )
        try:
            app = create_app(
                {"THREADS": threads, **({"DATABASE_URL": database} if database else {})}
            )
        except (ValueError, SchemaError) as problem:
            raise click.ClickException(str(problem)) from None
        except OperationalError as problem:
            raise click.ClickException(
                f"The database cannot be used: {problem.orig}. Check its disk and its permissions."
            ) from None
        except OSError as problem:
            raise click.ClickException(f"The instance folder cannot be used: {problem}.") from None
        inherited = inherited_sockets(os.environ)
        where: dict[str, object] = (
            {"sockets": inherited} if inherited else {"host": host, "port": port}
        )
        try:
            server = serve_noting(
                app, threads=threads, ident="threshold", **where, **connection_options()
            )
        except OSError as problem:
            raise click.ClickException(
                f"cannot listen on {host} port {port}: {problem.strerror}. Try --port 0."
            ) from None
        logging.getLogger("waitress.queue").setLevel(logging.ERROR)  # a full queue is no failure
        logging.getLogger("waitress").addFilter(MaskingFilter())
        sys.setswitchinterval(SWITCH_SECONDS)
        warm_in_background(app)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{shown}:{server.effective_port}/" if not inherited else "its socket unit"
    say = app.logger.info if app.config["LOG_FORMAT"] == "json" else click.echo
    say(f"Threshold is at {address}  (press Ctrl+C to stop)")
    app.logger.info("The engine of The Spoils is %s.", engine_in_use())
    stop = Event()
    compiling = compile_when_idle(lambda: idle_seconds(server), stop, say)
    at_work = (GoingOn(app), outbox_of(app), webhooks_of(app))
    for each in at_work:
        each.look_until(stop)
    signal.signal(signal.SIGTERM, lambda _number, _frame: stop.set())
    try:
        run(server, stop, manager=ServiceManager(os.environ))
    except KeyboardInterrupt:
        server.task_dispatcher.shutdown()
    stop.set()
    compiling.join()
    workers_of(app).stop()
    for each in at_work:
        each.close()
    say("Stopped.")
