"""No request is lost while the site restarts behind the shipped files of nginx and Caddy."""

from __future__ import annotations

import json
import os
import socket
import ssl
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from urllib.request import urlopen

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.support.parts import free_port

pytestmark = pytest.mark.slow

DEPLOY = Path(__file__).parents[2] / "docs/deploy"
HOST = "threshold.example.org"
PAUSE = 0.05
"""Seconds from one request to the next, whether or not the one before has been answered."""

AS_SYSTEMD = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_FDS="1", LISTEN_PID=str(os.getpid()))
os.execv(sys.argv[2], sys.argv[2:])
"""
"""Passes a listening socket on as the third file, as a socket unit does."""

CHECKED = json.dumps({"list": "1 The Tournament Faction\n71 Rage\n4 Scout\n"})


class Site:
    """The site as `threshold.service` runs it, with the socket of `threshold.socket`."""

    def __init__(self, database: str, folder: Path) -> None:
        self.kept = socket.create_server(("127.0.0.1", 0), backlog=1024)
        self.port = self.kept.getsockname()[1]
        self._database, self._log = database, folder / "site.log"
        self.start()

    def start(self) -> None:
        number = self.kept.fileno()
        passing = (sys.executable, "-c", AS_SYSTEMD, str(number))
        program = Path(sys.executable).parent / "threshold"
        settings = {"PROXIES": "1", "RATE_LIMITS": "false", "SECRET_KEY": "the same"}
        with self._log.open("a") as log:
            self.process = subprocess.Popen(
                [*passing, program, "serve", "--database", self._database],
                env={**os.environ, **{f"THRESHOLD_{name}": it for name, it in settings.items()}},
                pass_fds=[number], stdout=log, stderr=log,
            )  # fmt: skip
        urlopen(f"http://127.0.0.1:{self.port}/health", timeout=60).read()

    def restart(self) -> None:
        """Stop it, wait until it has ended, and start the next, as systemd does."""
        self.process.terminate()
        assert self.process.wait(timeout=30) == 0, self._log.read_text()
        self.start()

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        self.kept.close()


@pytest.fixture
def site(site_url: str, tmp_path: Path) -> Iterator[Site]:
    started = Site(site_url, tmp_path)
    yield started
    started.stop()


def shipped(name: str, replaced: dict[str, str]) -> str:
    """The text of a file in docs/deploy with all of these parts replaced."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    for part, other in replaced.items():
        assert part in text, part
        text = text.replace(part, other)
    return text


def certificate(folder: Path) -> None:
    """Write a certificate for the host and its key, as a public authority would give them."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    made = x509.CertificateBuilder(
        name, name, key.public_key(), 7, now - timedelta(1), now + timedelta(1)
    ).sign(key, hashes.SHA256())
    pem = serialization.Encoding.PEM
    (folder / "fullchain.pem").write_bytes(made.public_bytes(pem))
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )


@contextmanager
def running(port: int, *command: object) -> Iterator[None]:
    """A proxy that listens on a port; stopped at the end."""
    with subprocess.Popen([str(word) for word in command], stderr=subprocess.PIPE) as proxy:
        try:
            until = time.monotonic() + 20
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port), timeout=1).close()
                    break
                except OSError:
                    assert proxy.poll() is None, proxy.communicate()[1].decode()
                    assert time.monotonic() < until
                    time.sleep(0.02)
            yield
        finally:
            proxy.kill()


def status(connection: HTTPConnection, number: int) -> str:
    """The answer to one request, every second of which is a check; what went wrong if none."""
    try:
        if number % 2:
            kind = {"Content-Type": "application/json"}
            connection.request(
                "POST", "/api/v1/games/spoils/check", CHECKED, {"Host": HOST, **kind}
            )
        else:
            connection.request("GET", "/", headers={"Host": HOST})
        answer = connection.getresponse()
        answer.read()
    except (OSError, HTTPException) as failure:
        return repr(failure)
    finally:
        connection.close()
    return str(answer.status)


def during_a_restart(
    site: Site, connect: type[HTTPConnection], port: int, **options: object
) -> Counter[str]:
    """Count the answers to requests at a steady pace before, in and after a restart."""

    def ask(number: int) -> str:
        return status(connect("127.0.0.1", port, timeout=60, **options), number)

    with ThreadPoolExecutor(200) as clients, ThreadPoolExecutor(1) as operator:
        asked = [clients.submit(ask, number) for number in range(4)]
        [each.result() for each in asked]
        restarted = operator.submit(site.restart)
        while not restarted.done():
            asked.append(clients.submit(ask, len(asked)))
            time.sleep(PAUSE)
        restarted.result()
        asked += [clients.submit(ask, number) for number in range(4)]
        return Counter(each.result() for each in asked)


def test_behind_nginx(nginx: str, site: Site, tmp_path: Path) -> None:
    port = free_port()
    certificate(tmp_path)
    own = shipped("nginx.conf", {
        "127.0.0.1:8000;": f"127.0.0.1:{site.port};",
        "    listen 80;\n    listen [::]:80;\n": f"    listen 127.0.0.1:{free_port()};\n",
        "    listen 443 ssl;\n    listen [::]:443 ssl;\n": f"    listen 127.0.0.1:{port} ssl;\n",
        f"/etc/letsencrypt/live/{HOST}": str(tmp_path),
    })  # fmt: skip
    (tmp_path / "site.conf").write_text(own, encoding="utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{kind}_temp_path {tmp_path / kind};" for kind in kinds)
    (tmp_path / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {tmp_path}/pid; error_log stderr;"
        f"events {{}} http {{ access_log off; {folders} include {tmp_path}/site.conf; }}",
        encoding="utf-8",
    )
    context = ssl.create_default_context(cafile=tmp_path / "fullchain.pem")
    context.check_hostname = False
    with running(port, nginx, "-p", tmp_path, "-e", "stderr", "-c", tmp_path / "nginx.conf"):
        told = during_a_restart(site, HTTPSConnection, port, context=context)
    assert told.keys() == {"200"}, told
    assert told.total() > 20


def test_behind_caddy(
    caddy: str, site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    own = shipped("Caddyfile", {
        f"{HOST} {{": f"{{\n\tadmin off\n}}\nhttp://{HOST}:{port} {{",
        "127.0.0.1:8000": f"127.0.0.1:{site.port}",
    })  # fmt: skip
    (tmp_path / "Caddyfile").write_text(own, encoding="utf-8")
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    file = ("--config", tmp_path / "Caddyfile", "--adapter", "caddyfile")
    with running(port, caddy, "run", *file):
        told = during_a_restart(site, HTTPConnection, port)
    assert told.keys() == {"200"}, told
    assert told.total() > 20
