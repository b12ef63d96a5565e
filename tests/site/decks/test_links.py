"""Links to decks: who may read, who may change, and what others see."""

import html
import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.decklists.decklist import deck_hash
from app.site.decks import store
from app.site.decks.stored_decks import DECKS
from app.tables import utc_now
from tests.site.decks.conftest import Builder
from tests.support.site import heard

EDITING = ("history", "compare", "settings", "share", "text", "search")
READING = ("", "/print", "/print?group=set", "/proxies", "/proxies?staples=1", "/files")


@pytest.fixture
def edit_link(client: FlaskClient) -> str:
    return client.post("/decks/precon/starter-arcanist-warlord").location


@pytest.fixture
def read_link(client: FlaskClient, edit_link: str) -> str:
    page = client.get(f"{edit_link}/share").text
    return re.search(r"/decks/read/[\w-]+", page)[0]  # type: ignore[index]


def test_the_edit_link_opens_the_builder_in_another_browser(app: Flask, edit_link: str) -> None:
    assert 'id="edit"' in app.test_client().get(edit_link).text


def test_the_read_link_shows_the_deck_and_changes_nothing(app: Flask, read_link: str) -> None:
    other = app.test_client()
    for path in READING:
        assert other.get(read_link + path).status_code == 200
    assert 'id="edit"' not in other.get(read_link).text
    for path in EDITING:
        assert other.get(f"{read_link}/{path}").status_code == 404
    for path in ("change", "undo", "redo", "share", "links", "delete", "history/1/restore"):
        assert other.post(f"{read_link}/{path}", data={"sure": "yes"}).status_code == 404


def test_the_read_link_does_not_give_the_edit_link_away(
    app: Flask, edit_link: str, read_link: str
) -> None:
    key = edit_link.rpartition("/")[2]
    assert key not in app.test_client().get(read_link).text


@pytest.mark.parametrize("way", ["edit", "read", "own", "view", "nothing"])
def test_a_key_that_opens_nothing_is_not_there(client: FlaskClient, way: str) -> None:
    assert client.get(f"/decks/{way}/AAAAAAAA").status_code == 404


def test_the_database_keeps_no_key_that_opens_a_deck_for_editing(
    app: Flask, edit_link: str
) -> None:
    key = edit_link.rpartition("/")[2]
    with app.extensions["database"].reading() as session:
        rows = session.connection().execute(DECKS.select()).all()
    assert key not in str(rows)


def test_a_private_deck_has_no_read_link(
    app: Flask, client: FlaskClient, edit_link: str, read_link: str
) -> None:
    client.post(f"{edit_link}/share", data={"visibility": "private"})
    assert app.test_client().get(read_link).status_code == 404
    assert "private" in client.get(f"{edit_link}/share").text


def test_a_deck_that_was_published_is_read_by_its_link(
    app: Flask, client: FlaskClient, edit_link: str, read_link: str
) -> None:
    with app.extensions["database"].writing() as session:
        session.connection().execute(DECKS.update().values(visibility="published"))
    assert app.test_client().get(read_link).status_code == 200
    page = client.get(f"{edit_link}/share").text
    assert re.search(r'value="link" checked><span>Anyone with the link', page)


def test_new_links_end_the_old_ones(
    app: Flask, client: FlaskClient, edit_link: str, read_link: str
) -> None:
    fresh = client.post(f"{edit_link}/links").location.removesuffix("/share")
    assert client.get(fresh).status_code == 200
    assert app.test_client().get(edit_link).status_code == 404
    assert app.test_client().get(read_link).status_code == 404


def test_a_copy_is_a_deck_of_ones_own_with_credit(app: Flask, read_link: str) -> None:
    other = app.test_client()
    copied = other.post(f"{read_link}/copy").location
    assert copied.startswith("/decks/edit/")
    assert 'id="edit"' in other.get(copied).text
    assert "Two-Player Starter" in other.get("/decks").text


def test_a_deck_is_deleted_only_when_the_box_is_ticked(client: FlaskClient, edit_link: str) -> None:
    client.post(f"{edit_link}/delete")
    assert client.get(edit_link).status_code == 200
    client.post(f"{edit_link}/delete", data={"sure": "yes"})
    assert client.get(edit_link).status_code == 404


def test_decks_opened_here_are_listed_newest_first(client: FlaskClient, edit_link: str) -> None:
    second = client.post("/decks/new", data={"name": "Second deck"}).location
    page = client.get("/decks").text
    assert page.index(second) < page.index(edit_link)


@pytest.mark.parametrize("form", [f.id for f in DECK_FILES.formats.values() if f.write])
def test_a_deck_can_be_downloaded_in_every_format_and_read_again(
    client: FlaskClient, read_link: str, catalogue: Catalogue, form: str
) -> None:
    answer = client.get(f"{read_link}/files/{form}")
    assert "attachment" in answer.headers["Content-Disposition"]
    read = DECK_FILES.read(answer.data, catalogue)
    assert read.decklist is not None
    assert read.decklist.size == 75


def test_the_download_page_says_where_printings_are_lost(
    client: FlaskClient, read_link: str
) -> None:
    rows = client.get(f"{read_link}/files").text.split("<tr>")
    lost = {row.split(">")[2].split("<")[0] for row in rows if "which printing" in row}
    assert lost == {"LackeyCCG text"}


def test_the_text_of_a_deck_taken_as_it_stands_changes_nothing(
    client: FlaskClient, catalogue: Catalogue
) -> None:
    base = client.post("/decks/precon/seed-1-rogue").location
    text = re.search(r"<textarea[^>]*>\n(.*?)</textarea>", client.get(f"{base}/text").text, re.S)
    assert text
    for written in (text[1], re.sub(r" \(FNR\)[^\n]*", "", text[1])):
        version = str(Builder(client, base).version)
        sure = {"list": html.unescape(written), "version": version, "sure": "yes"}
        assert client.post(f"{base}/text", data=sure).status_code == 303
        got = client.get(f"{base}/files/json", follow_redirects=True)
        precon = DECK_FILES.of_precon(catalogue.precons["seed-1-rogue"], catalogue)
        assert DECK_FILES.read(got.data, catalogue).hash == deck_hash(precon)


def test_unused_decks_without_owner_are_purged_after_180_days(
    app: Flask, client: FlaskClient, edit_link: str
) -> None:
    database = app.extensions["database"]
    with database.writing() as session:
        assert store.purge_unused(session, utc_now()) == 0
    old = utc_now().replace(year=2020)
    with database.writing() as session:
        session.connection().execute(DECKS.update().values(used_at=old))
        assert store.purge_unused(session, utc_now()) == 1
    assert client.get(edit_link).status_code == 404


def test_opening_a_deck_keeps_it_from_being_purged(
    app: Flask, client: FlaskClient, edit_link: str
) -> None:
    database = app.extensions["database"]
    with database.writing() as session:
        old = utc_now().replace(year=2020)
        session.connection().execute(DECKS.update().values(used_at=old))
    client.get(edit_link)
    with database.writing() as session:
        assert store.purge_unused(session, utc_now()) == 0


def test_versions_are_named_compared_and_restored(
    client: FlaskClient, edit_link: str, read_link: str
) -> None:
    client.post(f"{edit_link}/history/1/name", data={"name": "As sold"})
    client.post(f"{edit_link}/change", data={"version": "1", "change": "set", "notes": "n"})
    page = client.get(f"{edit_link}/history").text
    assert "As sold" in page
    assert client.get(f"{read_link}/compare?from=1&to=2").status_code == 200
    client.post(f"{edit_link}/history/1/restore")
    assert "Restored version 1" in client.get(f"{edit_link}/history").text
    assert client.get(f"{read_link}/compare?from=1&to=99").status_code == 404


def test_text_is_taken_only_after_the_difference_was_shown(
    client: FlaskClient, edit_link: str
) -> None:
    page = client.get(f"{edit_link}/text").text
    text = re.search(r"<textarea[^>]*>\n(.*?)</textarea>", page, re.S)[1]  # type: ignore[index]
    changed = text.replace("&#39;", "'") + "\n1 Brash Basher\n"
    shown = client.post(f"{edit_link}/text", data={"list": changed, "version": "1"}).text
    assert "What will change" in shown
    assert "Brash Basher" in shown
    sure = {"list": changed, "version": "1", "sure": "yes"}
    assert client.post(f"{edit_link}/text", data=sure).status_code == 303
    assert "76 cards" in client.get(edit_link).text


def test_text_without_a_set_keeps_the_printing_and_all_that_changes_is_told(
    client: FlaskClient, edit_link: str
) -> None:
    text = "// Mine\n\nDeck\n3 Scout (1ED) 211\n72 Rage"
    client.post(f"{edit_link}/text", data={"list": text, "version": "1", "sure": "yes"})
    history = standing(client, edit_link)
    with_set = "3 Scout (1ED) 211"
    bare = {"list": text.replace(with_set, "3 Scout"), "version": "2"}
    assert "Nothing was changed." in client.post(f"{edit_link}/text", data=bare).text
    assert client.post(f"{edit_link}/text", data={**bare, "sure": "yes"}).status_code == 303
    assert standing(client, edit_link) == history
    newer = {**bare, "list": text.replace(with_set, "3 Scout (2ED)")}
    told = re.sub(r"<[^>]+>", "", client.post(f"{edit_link}/text", data=newer).text)
    assert re.search(r"Scout\s*,\s*printing:\s*3 1ED 211\s*→\s*3 2ED 285", told)


def test_a_typed_list_stays_when_two_are_saved_in_the_same_moment(
    app: Flask, client: FlaskClient, edit_link: str, catalogue: Catalogue
) -> None:
    gnat = catalogue.newest["Gnat"].id
    other = app.test_client()
    engine = app.extensions["database"].engine
    was_first: list[int] = []

    def come_first(*_connection: object) -> None:
        if not was_first:
            was_first.append(1)
            data = {"version": "1", "change": f"add deck {gnat} 1"}
            assert other.post(f"{edit_link}/change", data=data).status_code == 303

    typed = "// My own list\n75 Rage"
    sure = {"list": typed, "version": "1", "sure": "yes"}
    with heard(engine, "checkin", come_first):  # the deck was read and is not written yet
        answer = client.post(f"{edit_link}/text", data=sure)
    assert answer.status_code == 409
    assert typed in answer.text
    assert "The deck was saved elsewhere in the meantime" in answer.text
    assert 'name="version" value="2"' in answer.text
    assert client.post(f"{edit_link}/text", data={**sure, "version": "2"}).status_code == 303
    assert "Edited as text" in client.get(f"{edit_link}/history").text


def test_text_with_an_unknown_card_keeps_what_was_typed(
    client: FlaskClient, edit_link: str
) -> None:
    answer = client.post(f"{edit_link}/text", data={"list": "4 Scoutt", "version": "1"})
    assert answer.status_code == 422
    assert "4 Scoutt" in answer.text
    assert "Line 1" in answer.text


def test_proxies_are_drawn_a_face_per_copy(client: FlaskClient, read_link: str) -> None:
    few = client.get(f"{read_link}/proxies").text.count("<article")
    assert client.get(f"{read_link}/proxies?staples=1").text.count("<article") == 75
    assert 0 < few < 75


def test_the_pull_list_goes_by_set_and_number(client: FlaskClient, read_link: str) -> None:
    page = client.get(f"{read_link}/print?group=set").text
    numbers = [int(n) for n in re.findall(r"no\. (\d+)<", page.split("2nd Edition</h3>")[1])]
    assert numbers == sorted(numbers)
    assert len(numbers) > 5


PASSWORD = "four staples of rage"


@pytest.fixture
def lent(app: Flask) -> tuple[FlaskClient, str, str]:
    """The owner of a deck in an account, its own address, and its edit link."""
    owner = app.test_client()
    owner.post("/account/sign-up", data={"name": "Ada", "password": PASSWORD})
    own = owner.post("/decks/precon/starter-arcanist-warlord").location
    page = owner.post(f"{own}/links").text
    edit = re.search(r"/decks/edit/[\w-]+", page)[0]  # type: ignore[index]
    return owner, own, edit


def test_a_friend_with_the_edit_link_changes_a_deck_and_cannot_dispose_of_it(
    app: Flask, lent: tuple[FlaskClient, str, str]
) -> None:
    owner, own, edit = lent
    friend = app.test_client()
    other = app.test_client()
    other.post("/account/sign-up", data={"name": "Bob", "password": PASSWORD})
    for visitor in (friend, other):
        change = {"version": "1", "change": "set", "notes": "Looks good"}
        assert visitor.post(f"{edit}/change", data=change).status_code in (303, 409)
        page = visitor.get(f"{edit}/share").text
        assert "Only its owner can create new links or delete it" in page
        assert "Create new links</button>" not in page
        assert "Delete the deck" not in page
        for path in ("delete", "links"):
            answer = visitor.post(f"{edit}/{path}", data={"sure": "yes"})
            assert answer.status_code == 404
    assert "Looks good" in owner.get(own).text
    assert friend.get(edit).status_code == 200


def test_the_owner_disposes_of_a_deck_by_either_link(lent: tuple[FlaskClient, str, str]) -> None:
    owner, own, edit = lent
    assert "Delete the deck" in owner.get(f"{edit}/share").text
    fresh = owner.post(f"{edit}/links").location
    assert fresh.startswith("/decks/edit/")
    assert owner.get(edit).status_code == 404
    gone = fresh.removesuffix("/share")
    assert owner.post(f"{gone}/delete", data={"sure": "yes"}).location == "/decks"
    assert owner.get(own).status_code == 404


def test_a_deck_of_nobody_is_disposed_of_by_whoever_has_its_edit_link(
    app: Flask, edit_link: str
) -> None:
    visitor = app.test_client()
    assert "Delete the deck" in visitor.get(f"{edit_link}/share").text
    assert visitor.post(f"{edit_link}/delete", data={"sure": "yes"}).location == "/decks"
    assert visitor.get(edit_link).status_code == 404


def test_versions_that_lack_cards_are_in_progress_and_say_how_many_still_lack(
    client: FlaskClient, catalogue: Catalogue
) -> None:
    edit_link = client.post("/decks/precon/starter-arcanist-warlord").location
    for version, rages in (("1", 31), ("2", 38)):
        text = f"Faction\n1 The Tournament Faction\n\nDeck\n{rages} Rage\n6 Gnat"
        client.post(f"{edit_link}/text", data={"list": text, "version": version, "sure": "yes"})
    page = client.get(f"{edit_link}/compare?from=2&to=3", follow_redirects=True).text
    assert "Illegal" not in page
    assert page.count("In progress") == 2
    assert "(38 → 31 missing)" in page
    assert "Solved" not in page
    assert ">New<" not in page


def test_findings_are_matched_by_rule_and_card(client: FlaskClient, edit_link: str) -> None:
    for version, gnats in (("1", 6), ("2", 7)):
        text = f"Faction\n1 The Tournament Faction\n\nDeck\n80 Rage\n{gnats} Scout"
        client.post(f"{edit_link}/text", data={"list": text, "version": version, "sure": "yes"})
    page = client.get(f"{edit_link}/compare?from=2&to=3", follow_redirects=True).text
    assert "(2 → 3 too many)" in page
    assert "Solved" not in page


def presses(client: FlaskClient, base: str, printing: str, start: int, counts: list[int]) -> None:
    for version, copies in enumerate(counts, start):
        data = {"version": str(version), "change": "set", f"copies.deck.{printing}": str(copies)}
        assert client.post(f"{base}/change", data=data).status_code == 303


def standing(client: FlaskClient, base: str) -> list[tuple[str, str]]:
    """Number and words of the versions that the history shows, newest first."""
    page = client.get(f"{base}/history").text
    rows = re.findall(r'class="num">(\d+)</th>\s*<td>(.*?)</td>', page, re.S)
    return [(number, re.sub(r"<[^>]+>", "", words).strip()) for number, words in rows]


def test_a_row_pressed_many_times_within_seconds_is_one_version(
    client: FlaskClient, edit_link: str, catalogue: Catalogue
) -> None:
    gnat, scout = (catalogue.newest[name].id for name in ("Gnat", "Scout"))
    before = dict(
        re.findall(r'name="(copies\.[^"]+)"[^>]*value="(\d+)"', client.get(edit_link).text)
    )
    had = int(before.get(f"copies.deck.{gnat}", "0"))
    presses(client, edit_link, gnat, 1, [had + more for more in range(1, 9)])
    assert standing(client, edit_link)[0] == ("9", f"Gnat {had} → {had + 8}")
    assert [number for number, _ in standing(client, edit_link)] == ["9", "1"]
    compared = client.get(f"{edit_link}/compare", follow_redirects=True).text
    assert "from version 1 to version 9" in compared
    presses(client, edit_link, scout, 9, [7, 8])
    assert [number for number, _ in standing(client, edit_link)] == ["11", "9", "1"]
    client.post(f"{edit_link}/undo")
    client.post(f"{edit_link}/undo")
    assert f'value="{had}"' in client.get(edit_link).text or not had
    text = html.unescape(client.get(f"{edit_link}/text").text)
    assert ("Gnat" in text) is bool(had)
    client.post(f"{edit_link}/redo")
    assert f"{had + 8} Gnat" in html.unescape(client.get(f"{edit_link}/text").text)


def test_a_later_press_and_one_on_a_named_version_are_versions_of_their_own(
    app: Flask, client: FlaskClient, edit_link: str, catalogue: Catalogue
) -> None:
    gnat = catalogue.newest["Gnat"].id
    presses(client, edit_link, gnat, 1, [11])
    client.post(f"{edit_link}/history/2/name", data={"name": "Eleven"})
    presses(client, edit_link, gnat, 2, [12])
    assert [number for number, _ in standing(client, edit_link)] == ["3", "2", "1"]
    with app.extensions["database"].writing() as session:
        session.connection().execute(DECKS.update().values(updated_at=utc_now().replace(year=2020)))
    presses(client, edit_link, gnat, 3, [13])
    assert [number for number, _ in standing(client, edit_link)] == ["4", "3", "2", "1"]


def test_a_page_that_shows_the_middle_of_a_run_still_saves(
    client: FlaskClient, edit_link: str, catalogue: Catalogue
) -> None:
    gnat, scout = (catalogue.newest[name].id for name in ("Gnat", "Scout"))
    presses(client, edit_link, gnat, 1, [11, 12, 13])
    data = {"version": "3", "change": "set", f"copies.deck.{scout}": "9"}
    assert client.post(f"{edit_link}/change", data=data).status_code == 303
    text = html.unescape(client.get(f"{edit_link}/text").text)
    assert "13 Gnat" in text
    assert "9 Scout" in text
