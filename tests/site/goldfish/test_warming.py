"""While a server that was just installed compiles its kernels, pages that need them ask to wait."""

import importlib.util
import os
from pathlib import Path

from flask import Flask
from flask.testing import FlaskClient

from app.games.tabletop.chance import is_on_disk
from app.site.platform.workers.expensive_work import COMPILING, Compiling

ROGUE = "/spoils/goldfish/precon/seed-1-rogue"

KERNEL = """
import numba

@numba.njit(cache=True)
def double(number):
    return 2 * number
"""


def test_pages_that_need_kernels_ask_to_wait_until_these_are_compiled(
    app: Flask, client: FlaskClient
) -> None:
    compiling = Compiling({"spoils"})
    compiling.is_known.set()
    app.extensions[COMPILING] = compiling
    for page in ("report", "odds", "changes", "hand/turns"):
        answer = client.get(f"{ROGUE}/{page}")
        assert (answer.status_code, answer.headers["Refresh"]) == (503, "2"), page
        assert b"Simulations are being prepared" in answer.data
    assert client.get(f"{ROGUE}/hand", follow_redirects=True).status_code == 200
    compiling.games.discard("spoils")
    assert client.get(f"{ROGUE}/odds").status_code != 503


def test_a_kernel_is_on_disk_once_it_was_compiled_and_until_its_source_changes(
    tmp_path: Path,
) -> None:
    source = tmp_path / "doubling.py"
    source.write_text(KERNEL)
    spec = importlib.util.spec_from_file_location("doubling", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert not is_on_disk(module.double)
    assert module.double(21) == 42
    assert is_on_disk(module.double)
    later = source.stat().st_mtime + 60
    os.utime(source, (later, later))
    assert not is_on_disk(module.double)
