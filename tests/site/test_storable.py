"""Whatever a reader or a form takes can be stored on SQLite and on PostgreSQL, is read back
equal, and moves from one to the other by a backup.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from shutil import copy

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import example, given, settings
from hypothesis import strategies as st

from app.games.spoils.decklists import Decklist
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.decklists.limits import MAX_UNREAD
from app.site.accounts import store as accounts
from app.site.decks import store
from app.site.decks.snapshot import DeckState
from app.site.decks.stored_decks import DECKS, find
from app.tables import Database, Role, open_database
from app.tables.backup import HEAD, backup, restore
from tests.conftest import BOTH_DATABASES, postgres_copy
from tests.site.events.conftest import event_fields, make_event
from tests.support.site import website

PASSWORD = "four staples of rage"
ODD = "\0\ud800\udfff\u0301\u200b\u202e\x01\x7f\ufffe\uffff🂡é\r\n\t'\"<&;,="
LONG = ["", "a" + "\u0301" * 40, "n" * 600, "ﷺ" * 130]
words = st.text(st.characters() | st.sampled_from(ODD), max_size=30) | st.sampled_from(LONG)
names = st.sampled_from(["Scout", "Rage", "Gnat", "Hall of Great Justice", "Scuot"])


@dataclass
class Site:
    """A site on one database, and where a backup of it is restored: on the other kind."""

    app: Flask
    other: Database
    folder: Path

    @property
    def database(self) -> Database:
        database: Database = self.app.extensions["database"]
        return database

    def moves_whole(self) -> None:
        """Assert that nothing changes in a backup and a restore into the other database."""
        first, second = self.folder / "first.zip", self.folder / "second.zip"
        for file in (first, second):
            file.unlink(missing_ok=True)
        counts = backup(self.database, first)
        restored = restore(self.other, first, replace=True)
        assert (restored.rows, restored.mended) == (counts, 0)
        backup(self.other, second)
        assert rows_of(first) == rows_of(second)


def rows_of(file: Path) -> dict[str, list[object]]:
    """Every row in a backup, by table."""
    with zipfile.ZipFile(file) as archive:
        return {
            name: sorted(map(json.dumps, map(json.loads, archive.read(name).splitlines())))
            for name in archive.namelist()
            if name != HEAD
        }


@pytest.fixture(scope="module", params=BOTH_DATABASES)
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """A site on SQLite that moves to another file, then one on PostgreSQL that moves to SQLite."""
    folder = tmp_path_factory.mktemp("storable")
    copy(request.getfixturevalue("prepared_file"), folder / "site.sqlite")
    embedded = iter([f"sqlite:///{folder / 'site.sqlite'}"])
    if request.param == "sqlite":
        yield from sites(embedded, iter([f"sqlite:///{folder / 'other.sqlite'}"]), folder)
        return
    server = request.getfixturevalue("postgres")
    template = request.getfixturevalue("prepared_postgres")
    yield from sites(postgres_copy(server, template), embedded, folder)


@pytest.fixture(scope="module")
def moving(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """A site on SQLite that moves to PostgreSQL."""
    folder = tmp_path_factory.mktemp("moving")
    copy(request.getfixturevalue("prepared_file"), folder / "site.sqlite")
    server = request.getfixturevalue("postgres")
    template = request.getfixturevalue("prepared_postgres")
    embedded = iter([f"sqlite:///{folder / 'site.sqlite'}"])
    yield from sites(embedded, postgres_copy(server, template), folder)


def sites(here: Iterator[str], there: Iterator[str], folder: Path) -> Iterator[Site]:
    for address, elsewhere in zip(here, there, strict=True):
        settings = {
            "INSTANCE": str(folder / "instance"),
            "DATABASE_URL": address,
            "RATE_LIMITS": False,
            "WTF_CSRF_ENABLED": False,
            "TESTING": True,
        }
        other = open_database(elsewhere)
        with website(settings) as app:
            yield Site(app, other, folder)
        other.close()


# Readers


def as_json(name: str, notes: str, tags: list[str], note: str, card: str) -> str:
    line = {"name": card, "copies": 2, "tags": tags, "note": note}
    return json.dumps({"name": name, "author": name, "notes": notes, "tags": tags, "lines": [line]})


def as_csv(name: str, notes: str, tags: list[str], note: str, card: str) -> str:
    cells = [json.dumps(cell, ensure_ascii=False) for cell in (card, ",".join(tags), note, notes)]
    return f"Count,Name,Tags,Note,Zone\n2,{','.join(cells)}\n"


def as_text(name: str, notes: str, tags: list[str], note: str, card: str) -> str:
    return f"// {name}\n// {notes}\n2 {card} #{' #'.join(tags)}\n1 {note}\n1 Rage\n"


def as_xml(name: str, notes: str, tags: list[str], note: str, card: str) -> str:
    kept = [t.translate({38: None, 60: None, 34: None}) for t in (name, notes, card, note, *tags)]
    told = "".join(f"<tag>{tag}</tag>" for tag in kept[4:])
    return (
        f"<cockatrice_deck><deckname>{kept[0]}</deckname><comments>{kept[1]}</comments>"
        f"<tags>{told}</tags><zone name='main'><card number='1' name='Scout'/>"
        f'<card number="1" name="{kept[2]}{kept[3]}"/></zone></cockatrice_deck>'
    )


documents = st.builds(
    lambda write, *parts: write(*parts),
    st.sampled_from([as_json, as_csv, as_text, as_xml]),
    words,
    words | st.just("![[![[" * 5_000),
    st.lists(words, max_size=12),
    words,
    names | words,
)


def stored_like(site: Site, content: str, catalogue: Catalogue) -> bool:
    """Store what a reader takes, and read it back equal; False where it takes nothing."""
    read = DECK_FILES.read(content, catalogue)
    if read.decklist is None:
        return False
    unread = tuple(line.text for line in read.open_lines[:MAX_UNREAD])
    deck = read.decklist.merged()
    state = DeckState(Decklist(deck.lines, name=deck.name, notes=deck.notes), unread=unread)
    with site.database.writing() as session:
        public_id, _ = store.create(session, state)
    with site.database.reading() as session:
        found = find(session, DECKS.c.public_id == public_id, lambda _: catalogue)
        assert found is not None
        assert found.state == state
        assert store.version_of(session, found.id, 1, catalogue) == state
    return True


@given(content=documents)
def test_what_a_reader_takes_is_stored_and_read_back_equal(
    site: Site, catalogue: Catalogue, content: str
) -> None:
    stored_like(site, content, catalogue)


@pytest.mark.parametrize("write", [as_json, as_csv, as_text, as_xml])
def test_each_kind_of_document_is_taken(
    site: Site, catalogue: Catalogue, write: Callable[..., str]
) -> None:
    content = write("Éva’s 🂡", "Notes", ["one", "two"], "a note", "Scout")
    assert stored_like(site, content, catalogue)


@pytest.mark.slow
@settings(max_examples=5)
@given(contents=st.lists(documents, min_size=5, max_size=20))
def test_what_readers_take_moves_to_the_other_database(
    site: Site, catalogue: Catalogue, contents: list[str]
) -> None:
    for content in contents:
        stored_like(site, content, catalogue)
    site.moves_whole()


@pytest.mark.slow
@settings(max_examples=3)
@given(contents=st.lists(documents, min_size=5, max_size=20))
def test_what_readers_take_moves_from_sqlite_to_postgres(
    moving: Site, catalogue: Catalogue, contents: list[str]
) -> None:
    for content in contents:
        stored_like(moving, content, catalogue)
    moving.moves_whole()


# Forms


class Forms:
    """Visitors of a site who send one text by every form that stores any."""

    def __init__(self, app: Flask) -> None:
        self.app = app
        self.guest = app.test_client()
        self.number = 0
        self.deck = self.guest.post("/decks/precon/starter-arcanist-warlord").location
        self.desk = make_event(app)
        self.player = self.desk.enter("Ada").base
        self.admin = self.signed_in("Adam", Role.ADMINISTRATOR)

    def signed_in(self, name: str, role: Role) -> FlaskClient:
        accounts.add_user(self.app.extensions["database"], name, PASSWORD, role)
        client = self.app.test_client()
        client.post("/account/sign-in", data={"name": name, "password": PASSWORD})
        return client

    def send(self, text: str) -> Iterator[tuple[str, int]]:
        """Each form with its status; fields that have to be something else are."""
        self.number += 1
        scout = "7e9610d4-c06d-437d-a5e6-000010285300"
        listed = as_json(text, text, [text], text, "Rage")
        desk = self.desk.base
        version = str(self.guest.get(f"{self.deck}/history").text.count("Name it"))
        settings = {"PROXIES": "0", "MAIL_PORT": "587", "MAIL_SECURITY": "tls"}
        sent: list[tuple[FlaskClient, str, dict[str, object]]] = [
            (self.guest, "/decks/new", {"name": text}),
            (self.guest, f"{self.deck}/change",
             {"version": version, "change": "set", "name": text, "notes": text}),
            (self.guest, f"{self.deck}/change",
             {"version": version, "change": "add considering " + scout + " 1",
              f"tags.considering.{scout}": text, f"note.considering.{scout}": text}),
            (self.guest, f"{self.deck}/history/1/name", {"name": text}),
            (self.guest, "/decks/import", {"list": f"1 Scout\n{text}"}),
            (self.guest, "/decks/import/decided", {"list": f"1 Scout\n1 {text}"}),
            (self.guest, "/decks/import/decided", {"list": listed}),
            (self.app.test_client(), "/account/sign-up", {"name": text, "password": PASSWORD}),
            (self.app.test_client(), "/account/sign-up",
             {"name": f"N{self.number}", "password": text + PASSWORD}),
            (self.admin, "/account/mail",
             {"mail": f"{text}@example.org", "password": PASSWORD}),
            (self.admin, "/site/settings", {**settings, "MAIL_HOST": text, "MAIL_USER": text}),
            (self.guest, "/events/new", event_fields(name=text, place=text)),
            (self.guest, "/events/new", event_fields(
                format="house", format_text=f'id = "x"\nbase = "constructed"\nnotes = \'{text}\'')),
            (self.guest, f"{desk}/links/new", {"kind": "judge", "label": text}),
            (self.guest, f"{desk}/players", {"name": text}),
            (self.guest, f"{self.player}/hand-in",
             {"list": f"1 Scout\n{text}", "do": "hand_in", "knowingly": "yes"}),
            (self.guest, f"{self.player}/hand-in",
             {"list": listed, "do": "hand_in", "knowingly": "yes"}),
            (self.guest, f"{desk}/intake",
             {"files": (io.BytesIO(text.encode("utf-8", "replace")), f"{text[:20]}.txt")}),
            (self.admin, "/spoils/curation/cards/add",
             {"name": f"{text}{self.number}", "trade": "Rogue", "type": "Character",
              "subtypes": text, "reason": text}),
            (self.admin, "/spoils/curation/cards/withdraw", {"key": text, "reason": text}),
        ]  # fmt: skip
        for client, path, form in sent:
            answer = client.post(path, data=form, content_type="multipart/form-data")
            yield path, answer.status_code


@pytest.fixture(scope="module")
def forms(site: Site) -> Forms:
    return Forms(site.app)


WAYS = [
    "", "\0", "\ud800", "\u0301" * 40, "x" * 121, "x" * 201, "x" * 501, "x" * 4_999, "ﷺ" * 40,
    "\ufffe\uffff\x01\x7f\x80", "🂡" * 120, "'\"\\;--", "\r\n", "𝔸 ÿ", "\u202eabc\u200b",
]  # fmt: skip


@pytest.mark.slow
@given(text=words)
@example("Ada")
def test_whatever_a_form_takes_is_stored(forms: Forms, text: str) -> None:
    sent = text.encode("utf-8", "replace").decode()
    assert not [answer for answer in forms.send(sent) if answer[1] >= 500]


@pytest.mark.slow
def test_what_a_form_takes_is_stored_and_moves_to_the_other_database(
    site: Site, forms: Forms
) -> None:
    taken = [status for _, status in forms.send("Éva 🂡")]
    assert taken.count(303) > 10, taken
    for text in WAYS:
        sent = text.encode("utf-8", "replace").decode()
        assert not [(sent, *answer) for answer in forms.send(sent) if answer[1] >= 500]
    site.moves_whole()
