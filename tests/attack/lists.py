"""Lists as people write them, sent to the site: every surface leaves each line in the same state.

The lists are those of `tests/support/written_lists.py`, whose truth is known: what each form and
the API say is compared with the report of the reader.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from flask import Flask
from flask.testing import FlaskClient

from app.games import game
from app.games.tabletop.decklists.report import AnyImport
from tests.attack.readers import WRITTEN, Failure, catalogue_of
from tests.support.pages import line_states
from tests.support.written_lists import Written, check_written_list, written_list

States = list[tuple[int, str]]


def attack_surfaces(app: Flask, seed: int, number: int) -> Iterator[Failure | None]:
    """Send this many lists to each surface; a failure where one says what the reader does not."""
    chance, client = Random(seed), app.test_client()
    for _ in range(number):
        key = chance.choice(WRITTEN)
        catalogue = catalogue_of(key)
        written = written_list(chance, catalogue, [card.name for card in catalogue.cards])
        read = game(key).files.needed().read(written.text, catalogue)
        for name, look in SURFACES.items():
            try:
                look(client, key, written, read)
            except Exception:
                yield Failure(f"{name} of {key}", written.text.encode(), traceback.format_exc())
            else:
                yield None


def _in_the_api(client: FlaskClient, key: str, written: Written, read: AnyImport) -> None:
    answer = client.post(f"/api/v1/games/{key}/check", json={"list": written.text})
    assert answer.status_code == 200, answer.text
    found = [(line["line"], line["status"]) for line in answer.json["import"]]
    assert found == _states(read)
    assert (answer.json["verdict"] == "unreadable") is read.is_unreadable
    check_written_list(written, read)


def _on_the_front_page(client: FlaskClient, key: str, written: Written, read: AnyImport) -> None:
    page = client.post(f"/{key}/", data={"list": written.text}).text
    if read.is_unreadable:
        assert not _STAMP.search(page)
        number = len(read.open_lines)
        assert not number or re.search(rf"\b{number} lines? to fix", page)


def _on_the_import_page(client: FlaskClient, key: str, written: Written, read: AnyImport) -> None:
    answer = client.post(f"/decks/import?game={key}", data={"list": written.text})
    if answer.status_code == 303:
        assert not read.is_unreadable
    else:
        assert line_states(answer.text) == dict(_states(read))


def _in_a_collection(client: FlaskClient, key: str, written: Written, read: AnyImport) -> None:
    form = {"list": written.text, "mode": "add", "pile": "owned"}
    answer = client.post(f"/{key}/collection/import", data=form)
    assert answer.status_code in (200, 422), answer.text
    assert line_states(answer.text) == dict(_states(read))
    assert not read.open_lines or 'name="sure"' not in answer.text


def _states(read: AnyImport) -> States:
    return [(line.line, line.status.value) for line in read.reported_lines]


_STAMP: Final = re.compile(r'class="(?:stamp|badge) legal"')
SURFACES: Final[dict[str, Callable[[FlaskClient, str, Written, AnyImport], None]]] = {
    "API": _in_the_api,
    "front page": _on_the_front_page,
    "import page": _on_the_import_page,
    "collection": _in_a_collection,
}
