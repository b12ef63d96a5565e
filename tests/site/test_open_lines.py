"""Open lines on every surface: named wherever a list is read, and never passed over for a result.

Each surface gets a list that it takes, and then the same list in a mess, whose lines must end in
the same states as the reader leaves them in.
"""

from __future__ import annotations

import html
import io
import json
import re
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit
from urllib.request import Request

import pytest
from click.testing import CliRunner
from flask import Flask
from sqlmodel import select
from werkzeug.datastructures import FileStorage
from werkzeug.test import TestResponse

from app.cli import main
from app.cli.one_deck import LINES_SHOWN
from app.games import game
from app.games.tabletop.decklists.report import AnyImport, Status
from app.site.goldfish.deck_source import needed_pages
from app.tables import CardPool, HandIn
from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import begin, hand_in_with_open_line
from tests.site.test_posts_of_strangers import event_of, shown
from tests.strangers.posts import POSTS
from tests.support.catalogues import shipped_catalogue
from tests.support.pages import line_states
from tests.support.written_lists import STYLES, in_style

ROOT: Final = Path(__file__).parents[2]

LEGAL: Final = {"spoils": "starter-arcanist-warlord", "shadowfist": "10kb-ascended"}
"""A preconstructed deck of each game that is legal in the usual format."""

OPEN: Final = ("3 Zorblax Quent", "Kinky Wibble x2", "[b]Really Wee Barduse[/b] (3)")
"""Lines that name no card of either game; the count stands in front, behind and in brackets."""

NO_CARDS: Final = ("// went 3-1 last Friday", "[u]Characters (21)[/u]", "-----", "", "= 166 cards")
"""Lines that hold no card: a comment, a heading, a frame, an empty line, a total."""

_READ_STYLES: Final = ("Reddit", "phpBB bold line", "mail quoted twice", "phone, times sign")


def legal_text(key: str) -> str:
    files, catalogue = game(key).files.needed(), shipped_catalogue(game(key).cards.needed())
    return files.write(files.of_precon(catalogue.precons[LEGAL[key]], catalogue), "txt")


def in_a_mess(key: str, seed: int = 34) -> str:
    """A legal list with lines in every state among its own, in an order that the seed decides."""
    chance = Random(seed)
    catalogue = shipped_catalogue(game(key).cards.needed())
    names = [card.name for card in catalogue.cards if card.name[0].isalpha()]
    styles = [*_READ_STYLES, *chance.sample(sorted(STYLES), 4)]
    cards = [in_style(style, 2, chance.choice(names), catalogue) for style in styles]
    above, *rows = legal_text(key).splitlines()
    for line in (*OPEN, *NO_CARDS, *cards):
        rows.insert(chance.randint(len(rows) // 2, len(rows)), line)
    return "\n".join([above, *rows]) + "\n"


def read(key: str, text: str) -> AnyImport:
    played = game(key)
    return played.files.needed().read(text, shipped_catalogue(played.cards.needed()))


@dataclass(frozen=True)
class Said:
    """The words of a surface, and whether it gave a result or stored something.

    `states` are those of the lines by number, where the surface shows them.
    """

    words: str
    has_result: bool
    states: Mapping[int, str] | None = None


@dataclass(frozen=True)
class Place:
    """A website and a folder, and the game whose lists are read there."""

    app: Flask
    game: str
    folder: Path

    @property
    def query(self) -> str:
        """The query that names the game where an address does not."""
        return f"?game={self.game}"

    def post(self, address: str, **data: object) -> TestResponse:
        return self.app.test_client().post(address, data=data, content_type="multipart/form-data")

    def command(self, text: str, name: str, *words: str) -> Said:
        """The words that a command prints; it gives a result unless it ends with status 2."""
        file = self.folder / "deck.txt"
        file.write_text(text, encoding="utf-8")
        named = [word.replace("FILE", str(file)) for word in words]
        told = CliRunner().invoke(main, [name, "--game", self.game, *named])
        assert told.exit_code in (0, 2), told.output
        return Said(told.output, told.exit_code == 0)

    def deck(self, text: str) -> str:
        """The address of a deck in the builder that was opened with its open lines."""
        answer = self.post(f"/decks/import/decided{self.query}", list=text)
        assert answer.status_code == 303, answer.text
        return answer.location

    def desk(self) -> Desk:
        return event_of(self.game, self.app)


Surface = Callable[[Place, str], Said]
SURFACES: Final[dict[str, Surface]] = {}


def surface(function: Surface) -> Surface:
    SURFACES[function.__name__.replace("_", " ")] = function
    return function


def page(answer: TestResponse, *, has_result: bool) -> Said:
    main = answer.text.partition("<main")[2]
    return Said(shown(main), has_result, line_states(main) or None)


def told(answer: Mapping[str, object], *, has_result: bool) -> Said:
    """An answer in JSON, with the states of its lines where it has them."""
    lines = answer.get("import")
    states = {line["line"]: line["status"] for line in lines} if isinstance(lines, list) else None
    return Said(json.dumps(answer, ensure_ascii=False), has_result, states)


def is_legal(text: str) -> bool:
    """Return True if a page has a stamp or badge that says legal."""
    return bool(re.search(r'class="(stamp|badge) legal"', text))


@surface
def front_page(place: Place, text: str) -> Said:
    answer = place.post(f"/{place.game}/", list=text)
    return page(answer, has_result=is_legal(answer.text))


@surface
def import_page(place: Place, text: str) -> Said:
    answer = place.post(f"/decks/import{place.query}", list=text)
    return page(answer, has_result=answer.status_code == 303)


@surface
def several_files(place: Place, text: str) -> Said:
    file = FileStorage(io.BytesIO(text.encode()), "mine.txt")
    answer = place.post(f"/decks/import/files{place.query}", files=file)
    return page(answer, has_result=is_legal(answer.text))


@surface
def builder(place: Place, text: str) -> Said:
    answer = place.app.test_client().get(place.deck(text))
    return page(answer, has_result=is_legal(answer.text))


@surface
def deck_to_read(place: Place, text: str) -> Said:
    client = place.app.test_client()
    deck = client.post(f"/decks/import/decided{place.query}", data={"list": text}).location
    sharing = client.get(f"{deck}/share").text
    link = re.search(r"/decks/read/[\w-]+", sharing)
    assert link
    answer = place.app.test_client().get(link[0])
    return page(answer, has_result=is_legal(answer.text))


@surface
def edit_as_text_with_open_lines(place: Place, text: str) -> Said:
    answer = place.app.test_client().get(f"{place.deck(text)}/text")
    return page(answer, has_result="not understood" not in answer.text)


@surface
def edit_as_text(place: Place, text: str) -> Said:
    deck = place.deck("1 Scout" if place.game == "spoils" else "1 Inner Sanctum")
    answer = place.post(f"{deck}/text", list=text, sure="yes", version="1")
    return page(answer, has_result=answer.status_code == 303)


def imported_into(place: Place, text: str, pile: str) -> Said:
    answer = place.post(f"/{place.game}/collection/import", list=text, mode="add", pile=pile)
    return page(answer, has_result='name="sure"' in answer.text)


@surface
def collection(place: Place, text: str) -> Said:
    return imported_into(place, text, "owned")


@surface
def wish_list(place: Place, text: str) -> Said:
    return imported_into(place, text, "wish")


@surface
def trade_list(place: Place, text: str) -> Said:
    return imported_into(place, text, "trade")


@surface
def collection_file(place: Place, text: str) -> Said:
    file = FileStorage(io.BytesIO(text.encode()), "mine.txt")
    answer = place.post(f"/{place.game}/collection/import", file=file, mode="add")
    return page(answer, has_result='name="sure"' in answer.text)


@surface
def goldfish_of_a_pasted_list(place: Place, text: str) -> Said:
    answer = place.post(f"/{place.game}/goldfish", deck=text)
    return page(answer, has_result=answer.status_code in (302, 303))


def is_handed_in(desk: Desk) -> bool:
    """Return True if the newest event has a list."""
    with desk.database.reading() as session:
        found = session.exec(select(HandIn).where(HandIn.event_id == desk.event.id))
        return found.first() is not None


@surface
def hand_in_by_player(place: Place, text: str) -> Said:
    desk = place.desk()
    answer = desk.enter("Ada").post("/hand-in", list=text, do="hand_in", knowingly="yes")
    return page(answer, has_result=is_handed_in(desk))


@surface
def hand_in_by_organizer(place: Place, text: str) -> Said:
    desk = place.desk()
    desk.enter("Ada")
    player = re.search(r"(/players/[\w-]+)\"[^>]*>Ada", desk.get().text)
    assert player
    answer = desk.post(f"{player[1]}/hand-in", list=text, do="hand_in", knowingly="yes")
    return page(answer, has_result=is_handed_in(desk))


@surface
def hand_in_from_the_builder(place: Place, text: str) -> Said:
    desk = place.desk()
    player = desk.enter("Ada")
    deck = player.client.post(f"/decks/import/decided{place.query}", data={"list": text}).location
    key = deck.removeprefix("/decks/edit/")
    answer = player.post("/hand-in", deck=f"edit {key}", do="hand_in", knowingly="yes")
    return page(answer, has_result=is_handed_in(desk))


def mailed(place: Place, file: FileStorage) -> Said:
    desk = place.desk()
    preview = desk.post("/intake", files=file)
    fields = re.findall(r'name="((?:player|take)-\d+|taken)" value="([^"]*)"', preview.text)
    desk.post("/intake", **{name: html.unescape(value) for name, value in fields})
    return page(preview, has_result=is_handed_in(desk))


@surface
def mailed_list(place: Place, text: str) -> Said:
    return mailed(place, FileStorage(io.BytesIO(text.encode()), "Ada.txt"))


@surface
def archive_of_mailed_lists(place: Place, text: str) -> Said:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as members:
        members.writestr("lists/Ada.txt", text)
    packed.seek(0)
    return mailed(place, FileStorage(packed, "mails.zip"))


@surface
def deck_check(place: Place, text: str) -> Said:
    """The check of a list with open lines that an earlier release took."""
    desk = place.desk()
    hand_in_with_open_line(desk.enter("Ada"), text)
    desk.move("close")
    answer = desk.get(begin(desk, "Ada"))
    return page(answer, has_result="not understood" not in " ".join(answer.text.split()))


@surface
def receipt(place: Place, text: str) -> Said:
    """The receipt of a list with open lines that an earlier release took."""
    desk = place.desk()
    location = hand_in_with_open_line(desk.enter("Ada"), text)
    answer = place.app.test_client().get(location)
    return page(answer, has_result=is_legal(answer.text))


@surface
def pool(place: Place, text: str) -> Said:
    desk = make_event(place.app, format="limited", pool_kind="sealed", packs_2ED="6")
    player = desk.enter("Ada")
    counted = player.post("/pool/register", change="read", list=text)
    box = re.search(r'<textarea[^>]*name="list"[^>]*>(.*?)</textarea>', counted.text, re.DOTALL)
    assert box
    left = html.unescape(box[1]).strip()
    player.post("/pool/register", change="save", really="yes", list=left)
    with desk.database.reading() as session:
        kept = session.exec(select(CardPool).where(CardPool.event_id == desk.event.id)).first()
    return page(counted, has_result=kept is not None)


def operation(place: Place, name: str, **fields: object) -> tuple[int, dict[str, object]]:
    client = place.app.test_client()
    answer = client.post(f"/api/v1/games/{place.game}/{name}", json=fields)
    assert isinstance(answer.json, dict)
    return answer.status_code, answer.json


@surface
def api_check(place: Place, text: str) -> Said:
    _, found = operation(place, "check", list=text)
    return told(found, has_result=found["verdict"] != "unreadable")


@surface
def bot_of_the_documentation(place: Place, text: str) -> Said:
    client = place.app.test_client()

    def urlopen(asked: Request) -> io.BytesIO:
        answer = client.post(urlsplit(asked.full_url).path, data=asked.data, headers=asked.headers)
        return io.BytesIO(answer.data)

    code = (ROOT / "docs" / "api.md").read_text(encoding="utf-8").partition("```python\n")[2]
    bot: dict[str, Any] = {"__name__": "bot"}
    exec(compile(code.partition("```")[0], "bot", "exec"), bot)
    bot["urlopen"] = urlopen
    words = bot["answer"](text, place.game)
    return Said(words, not words.startswith("Unreadable"))


@surface
def api_convert(place: Place, text: str) -> Said:
    status, found = operation(place, "convert", list=text, to="json")
    return told(found, has_result=status == 200)


@surface
def api_odds(place: Place, text: str) -> Said:
    status, found = operation(place, "odds", list=text, needs=["1 t:character"], by_turn=2)
    return told(found, has_result=status == 200)


@surface
def command_check(place: Place, text: str) -> Said:
    return place.command(text, "check", "FILE")


@surface
def command_check_as_json(place: Place, text: str) -> Said:
    said = place.command(text, "check", "FILE", "--json")
    return told(json.loads(said.words), has_result=said.has_result)


@surface
def command_convert(place: Place, text: str) -> Said:
    return place.command(text, "convert", "FILE", "--to", "json")


@surface
def command_decks(place: Place, text: str) -> Said:
    return place.command(text, "decks", "[[]]>0", "FILE")


@surface
def command_goldfish(place: Place, text: str) -> Said:
    return place.command(text, "goldfish", "FILE", "--games", "100")


@surface
def command_odds(place: Place, text: str) -> Said:
    return place.command(text, "odds", "FILE", "--need", "1 t:character", "--by-turn", "2")


@surface
def command_gauntlet(place: Place, text: str) -> Said:
    few = ("--games", "2", "--processes", "1", "--level", "apprentice")
    return place.command(text, "gauntlet", "FILE", "--against", "FILE", *few)


SHOWN: Final[dict[Surface, int]] = {
    goldfish_of_a_pasted_list: 5,
    front_page: 6,
    command_decks: LINES_SHOWN,
    command_gauntlet: LINES_SHOWN,
    command_goldfish: LINES_SHOWN,
    command_odds: LINES_SHOWN,
}
"""The most lines that a surface shows of a long list; the others are counted."""

WITHOUT_NUMBER: Final = frozenset({api_convert, api_odds})
"""Surfaces that give a list of lines alone."""


def exists(key: str, name: str) -> bool:
    """Return True if the game has what a surface shows."""
    if SURFACES[name] is command_gauntlet:
        return bool(game(key).computer_players)
    return SURFACES[name] is not pool or bool(game(key).limited)


AT: Final = [(key, name) for key in sorted(LEGAL) for name in SURFACES if exists(key, name)]
HAS_POSTS: Final = [post for post in POSTS if read(post.game, post.text).open_lines]
PAGES: Final = [(key, page.path) for key in sorted(LEGAL) for page in needed_pages(game(key))]


@pytest.fixture
def place(request: pytest.FixtureRequest, app: Flask, tmp_path: Path) -> Place:
    return Place(app, request.param, tmp_path)


def check_states(name: str, place: Place, text: str) -> None:
    """Compare what a surface says of a list with open lines with what the reader says."""
    expected = read(place.game, text)
    said = SURFACES[name](place, text)
    words = " ".join(said.words.split())
    open_lines = [" ".join(line.text.split()) for line in expected.open_lines]
    most = SHOWN.get(SURFACES[name], len(open_lines))
    assert [line for line in open_lines[:most] if line not in words] == []
    assert not said.has_result
    if SURFACES[name] in WITHOUT_NUMBER:
        return
    if said.states is None:
        assert re.search(rf"\b{len(open_lines)} (?:open )?lines?\b", words)
    elif SURFACES[name] is not hand_in_from_the_builder:
        states = {line.line: line.status.value for line in expected.lines}
        aside = {"read"} if SURFACES[name] in (mailed_list, archive_of_mailed_lists) else set()
        assert said.states == {at: state for at, state in states.items() if state not in aside}


@pytest.mark.parametrize(("place", "name"), AT, indirect=["place"])
def test_a_legal_list_is_taken(name: str, place: Place) -> None:
    assert SURFACES[name](place, legal_text(place.game)).has_result


@pytest.mark.parametrize("key", sorted(LEGAL))
def test_the_lists_in_a_mess_have_lines_in_every_state(key: str) -> None:
    found = read(key, in_a_mess(key))
    assert {line.status for line in found.lines} == set(Status)
    assert found.wrong_totals


@pytest.mark.parametrize(("place", "name"), AT, indirect=["place"])
def test_every_surface_leaves_each_line_in_the_same_state(name: str, place: Place) -> None:
    check_states(name, place, in_a_mess(place.game))


@pytest.mark.slow
@pytest.mark.parametrize(("place", "name"), AT, indirect=["place"])
def test_every_surface_leaves_each_line_of_posts_in_the_same_state(name: str, place: Place) -> None:
    for post in HAS_POSTS:
        if post.game == place.game:
            check_states(name, place, post.text)
    for seed in range(3):
        check_states(name, place, in_a_mess(place.game, seed))


@pytest.mark.parametrize(("place", "path"), PAGES, indirect=["place"])
def test_pages_that_play_a_deck_name_the_lines_that_they_leave_out(path: str, place: Place) -> None:
    text = f"{legal_text(place.game)}{OPEN[0]}\n{OPEN[1]}\n"
    deck = place.deck(text).removeprefix("/decks/")
    answer = place.app.test_client().get(
        f"/{place.game}/goldfish/{deck}/{path}", follow_redirects=True
    )
    assert answer.status_code == 200
    words = shown(answer.text)
    assert "2 lines of this deck are not understood" in words
    assert [line for line in OPEN[:2] if line not in words] == []
