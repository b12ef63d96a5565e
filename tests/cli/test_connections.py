"""Idle browsers keep nobody out."""

import http.client
import socket
import threading
from contextlib import ExitStack
from pathlib import Path

from app import create_app
from app.cli.connections import MOST, connection_options
from app.site.platform.serving import serve_noting

IDLE = 250
"""Far more than the hundred that waitress takes by itself."""


def test_many_idle_connections_do_not_keep_the_next_one_waiting(
    site_url: str, tmp_path: Path
) -> None:
    app = create_app({"INSTANCE": str(tmp_path / "instance"), "DATABASE_URL": site_url})
    server = serve_noting(app, host="127.0.0.1", port=0, threads=2, **connection_options())
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    with ExitStack() as stack:
        for _ in range(IDLE):
            stack.enter_context(socket.create_connection(("127.0.0.1", server.effective_port)))
        asking = http.client.HTTPConnection("127.0.0.1", server.effective_port, timeout=20)
        asking.request("GET", "/health")
        assert asking.getresponse().status == 200
        asking.close()
    server.close()
    thread.join(timeout=10)
    app.extensions["database"].close()


def test_the_limit_leaves_room_for_the_files_of_the_process() -> None:
    assert IDLE < connection_options()["connection_limit"] <= MOST
