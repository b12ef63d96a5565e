"""Starting resources stay what they are, also in versions that an earlier release stored."""

from __future__ import annotations

from collections import Counter

from flask import Flask
from sqlmodel import Session, select

from app.tables import DeckLine, DeckVersion
from tests.site.decks.conftest import Builder


def marked(session: Session) -> Counter[tuple[str, str | None]]:
    """Copies in the only deck, by printing and mark."""
    found: Counter[tuple[str, str | None]] = Counter()
    for line in session.exec(select(DeckLine)):
        found[line.printing_id, line.mark] += line.copies
    return found


def as_earlier(line: dict[str, object]) -> dict[str, object]:
    """A line of a version as releases before 0.2 stored it."""
    kept = {name: value for name, value in line.items() if name not in ("mark", "starting")}
    return kept | {"starting": line.get("mark") == "starting"}


def test_starting_resources_of_an_earlier_release_come_back_by_undo(
    app: Flask, builder: Builder, scout: str
) -> None:
    database = app.extensions["database"]
    with database.writing() as session:
        first = marked(session)
        stored = session.exec(select(DeckVersion)).one()
        lines = [as_earlier(line) for line in stored.snapshot["lines"]]
        stored.snapshot = {**stored.snapshot, "lines": lines}
    assert {mark for _, mark in first} == {None, "starting"}
    assert builder.press(f"more deck {scout}") == 303
    builder.client.post(f"{builder.base}/undo", data={"version": str(builder.version)})
    with database.reading() as session:
        assert marked(session) == first
