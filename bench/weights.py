"""Size of pages in bytes: `python3 run.py bench weights`.

Warm is the page alone, compressed, for somebody who has the rest; cold is the page with every
style sheet, script, picture and typeface that it names, directly or through one of these. Typefaces
count with all their files, though a browser asks only for those it needs.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator
from typing import Final

from flask import Flask
from flask.testing import FlaskClient

from app import create_app

PACKED: Final = {"Accept-Encoding": "gzip"}
STATIC: Final = re.compile(r"/static/[\w./-]+\.\w+")
RELATIVE: Final = re.compile(r"""(?:url\(|from\s+|import\s+)["']?(\.{1,2}/[\w./-]+\.\w+)""")
KB: Final = 1_000

PAGES: Final = {
    "front page": ("/", 250, 30),
    "The Spoils": ("/spoils/", 300, 30),
    "search": ("/spoils/cards?q=t:character", 300, 30),
    "card": ("/spoils/cards/scout", 300, 30),
    "public decks": ("/spoils/decks", 300, 30),
    "rulebook": ("/spoils/rules/cr3", 300, 50),
    "goldfish": ("/spoils/goldfish", 300, 30),
    "report": ("/spoils/goldfish/precon/seed-1-rogue/report", 300, 30),
    "gauntlet": ("/spoils/goldfish/precon/seed-1-rogue/gauntlet", 300, 30),
    "events": ("/events", 300, 30),
}
"""Address, and the most that a page may take cold and warm, in KB."""


def main() -> int:
    """Print each page's weight; 1 when one is too heavy."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app({"INSTANCE": folder, "WTF_CSRF_ENABLED": False})
        met = list(_weighed(app))
        app.extensions["database"].close()
    return int(not all(met))


def _weighed(app: Flask) -> Iterator[bool]:
    client = app.test_client()
    builder = client.post("/decks/precon/starter-arcanist-warlord").location
    for name, (address, cold, warm) in {**PAGES, "builder": (builder, 300, 30)}.items():
        page = client.get(address, headers=PACKED)
        assert page.status_code == 200, (name, page.status_code)
        alone = len(page.data)
        whole = alone + sum(_parts(client, client.get(address).text).values())
        is_met = whole <= cold * KB and alone <= warm * KB
        print(
            f"{name}: cold {whole / KB:.0f} KB (limit {cold}), warm {alone / KB:.1f} KB "
            f"(limit {warm}): {'met' if is_met else 'MISSED'}"
        )
        yield is_met


def _parts(client: FlaskClient, page: str) -> dict[str, int]:
    """The files of a page, with what each takes compressed."""
    found: dict[str, int] = {}
    todo = list(dict.fromkeys(STATIC.findall(page)))
    while todo:
        address = todo.pop()
        if address in found:
            continue
        answer = client.get(address, headers=PACKED)
        found[address] = len(answer.data) if answer.status_code == 200 else 0
        if address.endswith((".css", ".js")):
            text = client.get(address).text
            base = address.rpartition("/")[0]
            todo += STATIC.findall(text)
            todo += [_joined(base, each) for each in RELATIVE.findall(text)]
    return found


def _joined(base: str, relative: str) -> str:
    parts = base.split("/")
    for part in relative.split("/"):
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


if __name__ == "__main__":
    sys.exit(main())
