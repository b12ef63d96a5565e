"""Idle browsers keep nobody out."""

import http.client
import socket
from contextlib import ExitStack
from pathlib import Path

from app import create_app
from app.cli.connections import MOST, connection_options
from tests.support.site import listening

IDLE = 250
"""Far more than the hundred that waitress takes by itself."""


def test_many_idle_connections_do_not_keep_the_next_one_waiting(
    site_url: str, tmp_path: Path
) -> None:
    app = create_app({"INSTANCE": str(tmp_path / "instance"), "DATABASE_URL": site_url})
    with listening(app, threads=2, **connection_options()) as address, ExitStack() as stack:
        port = int(address.rpartition(":")[2])
        for _ in range(IDLE):
            stack.enter_context(socket.create_connection(("127.0.0.1", port)))
        asking = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        asking.request("GET", "/health")
        assert asking.getresponse().status == 200
        asking.close()
    app.extensions["database"].close()


def test_the_limit_leaves_room_for_the_files_of_the_process() -> None:
    assert IDLE < connection_options()["connection_limit"] <= MOST
