"""`docs/site.md` describes what really happens to a request, in the order in which it happens."""

from __future__ import annotations

import re
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable, Iterator
from typing import Final

import pytest
from flask import Flask

from app.tables.database import ROOT
from bench.call_paths import Entered, recorder
from tests.support.site import listening, website

PAGE: Final = (ROOT / "docs/site.md").read_text(encoding="utf-8")
ROW: Final = re.compile(r"^\| (\d+) \| `([^`]+)` \| `([^`]+)`", re.MULTILINE)
STEPS: Final = [(file, function) for _, function, file in ROW.findall(PAGE)]

OF_LIBRARIES: Final = ("app/site/platform/http/security.py", "csrf_protect")
"""A hook that Flask-WTF brings along: it is registered, but no code of ours."""

TO_THE_END: Final = ("app/site/platform/workers/serving.py", "run")
"""Runs as long as the server."""


@pytest.fixture
def site(settings: dict[str, object]) -> Iterator[Flask]:
    with website({**settings, "METRICS": "loopback"}) as made:
        yield made


def hooks(functions: Iterable[Callable[..., object]]) -> list[str]:
    return [function.__name__ for function in functions]


def functions_on_the_page(first: int, last: int) -> list[str]:
    return [name for step, name, _ in ROW.findall(PAGE) if first <= int(step) <= last]


def test_the_page_names_all_hooks_in_their_order(site: Flask) -> None:
    before, after = site.before_request_funcs, site.after_request_funcs
    assert functions_on_the_page(7, 7) == hooks(site.url_value_preprocessors[None])
    assert functions_on_the_page(8, 12) == hooks(before[None])
    of_blueprints = [before[key] for key in ("api", "goldfish")]
    assert set(before) == {None, "api", "goldfish"}
    assert functions_on_the_page(13, 13) == [name for each in of_blueprints for name in hooks(each)]
    assert set(after) == {None, "api"}
    assert functions_on_the_page(16, 16) == hooks(after["api"])
    assert functions_on_the_page(17, 20) == hooks(reversed(after[None]))
    assert functions_on_the_page(23, 23) == hooks(reversed(site.teardown_request_funcs[None]))
    assert set(site.teardown_request_funcs) == {None}
    assert not site.teardown_appcontext_funcs


def test_requests_take_the_steps_of_the_page_in_its_order(site: Flask) -> None:
    found = Entered()
    threading.setprofile(recorder(found))
    taken: set[tuple[str, str]] = set()
    try:
        with listening(site, threads=1) as address:
            for path, body in (
                ("/spoils/formats", None),
                ("/api/v1/games/spoils/check", b'{"list": "4 Scout"}'),
                ("/spoils/goldfish/edit/no-such-deck/report", None),
            ):
                found.codes.clear()
                _send(address + path, body)
                order = _steps(found)
                assert order == sorted(order, key=STEPS.index), path
                taken.update(order)
    finally:
        threading.setprofile(None)  # type: ignore[arg-type]
    assert set(STEPS) - taken == {OF_LIBRARIES, TO_THE_END}


def test_every_file_on_the_page_exists() -> None:
    files = set(re.findall(r"`(app/[\w/]+\.py)`", PAGE)) | {
        f"docs/{target}" for target in re.findall(r"\]\(([\w./-]+)\)", PAGE)
    }
    assert len(files) > 20
    assert [file for file in sorted(files) if not (ROOT / file).is_file()] == []


def test_every_function_on_the_page_exists() -> None:
    for file, function in STEPS:
        if (file, function) != OF_LIBRARIES:
            name = function.rpartition(".")[2]
            assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), function


def _send(address: str, body: bytes | None) -> None:
    headers = {"Content-Type": "application/json"} if body else {}
    try:
        urllib.request.urlopen(urllib.request.Request(address, body, headers)).close()
    except urllib.error.HTTPError as refused:
        refused.close()


def _steps(found: Entered) -> list[tuple[str, str]]:
    """The steps of the page that a request took, each where it began."""
    entered = (
        (code.co_filename.removeprefix(f"{ROOT}/"), code.co_qualname.rpartition("<locals>.")[2])
        for code in found.codes
    )
    return list(dict.fromkeys(step for step in entered if step in STEPS))
