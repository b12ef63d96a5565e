"""The first page and the import report."""

import html
import re
from io import BytesIO

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.games import game
from app.games.capabilities.faces import FacePart
from app.games.spoils import KEY as SPOILS
from app.games.spoils.decklists import Decklist, Line
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.decklists.decklist import deck_hash
from app.games.tabletop.decklists.text_entries import written_copies
from app.site.decks.stored_decks import DECKS
from app.tables.curation import Author, Write, apply

EXAMPLE = DECK_FILES.example
PARTS_BELOW = ("icons", "type", "body", "stats", "printing")
LIST = "Faction: Hall of Great Justice\n18 Rage\n3x Quotidian assasination\n2.5 Gnat\n6 Scout\n"


def deck_count(app: Flask) -> int:
    with app.extensions["database"].reading() as session:
        return len(session.connection().execute(DECKS.select()).all())


def test_the_example_shows_an_error_and_a_warning(client: FlaskClient) -> None:
    page = client.get("/spoils/").text
    assert "This is an example." in page
    assert "/spoils/rules/cr3#103.1b" in page
    assert "/spoils/rules/cr3#103.1c" in page
    assert '<mark class="error">6 Scout</mark>' in page
    assert EXAMPLE.splitlines()[0].replace("&", "&amp;") in page


def test_a_pasted_list_is_judged_and_not_stored(app: Flask, client: FlaskClient) -> None:
    page = client.post("/", data={"list": "75 Rage"}).text
    assert "This is an example." not in page
    assert deck_count(app) == 0


def test_every_precon_can_be_tried(client: FlaskClient, catalogue: Catalogue) -> None:
    for precon in catalogue.precons.values():
        page = client.get("/", query_string={"precon": precon.id}).text
        assert 'class="stamp unreadable"' not in page


def test_a_list_with_an_unknown_line_has_no_verdict(client: FlaskClient) -> None:
    page = client.post("/", data={"list": LIST}).text
    assert 'class="stamp unreadable"' in page
    assert '<mark class="open">3x Quotidian assasination</mark>' in page


def test_one_click_takes_the_surplus_out_of_the_text(client: FlaskClient) -> None:
    page = client.post("/", data={"list": EXAMPLE, "repair": "1"}).text
    assert "4 Scout" in page
    assert "6 Scout" not in page


@pytest.mark.parametrize("repair", ["99", "x", "-1", "0"])
def test_a_repair_that_is_none_leaves_the_text(client: FlaskClient, repair: str) -> None:
    assert "6 Scout" in client.post("/", data={"list": EXAMPLE, "repair": repair}).text


def test_markup_in_a_list_is_shown_as_text(client: FlaskClient) -> None:
    page = client.post("/", data={"list": "4 <script>alert(1)</script>"}).text
    assert "<script>alert" not in page


def test_a_file_can_be_chosen(client: FlaskClient) -> None:
    file = (BytesIO(b"\xef\xbb\xbf75 Rage\n"), "deck.txt")
    assert "75 Rage" in client.post("/", data={"list": "", "file": file}).text


def fields_of(page: str) -> dict[str, str]:
    """The fields that the form of the first page sends along."""
    form = page[page.index('id="check-form"') :].partition("</form>")[0]
    found = re.findall(r'type="hidden" name="(filename)" value="([^"]*)"', form)
    found += re.findall(r'<textarea[^>]*name="(\w+)"[^>]*>\n?(.*?)</textarea>', form, re.DOTALL)
    return {name: html.unescape(value) for name, value in found}


@pytest.fixture
def precon(catalogue: Catalogue) -> Decklist:
    return DECK_FILES.of_precon(catalogue.precons["seed-1-rogue"], catalogue)


def chosen(client: FlaskClient, content: str, filename: str, box: str = "") -> str:
    return client.post("/", data={"list": box, "file": (BytesIO(content.encode()), filename)}).text


def test_a_file_is_shown_as_text_and_the_deck_is_called_as_the_file(
    client: FlaskClient, precon: Decklist, catalogue: Catalogue
) -> None:
    page = chosen(client, DECK_FILES.write(precon, "o8d"), "My_Rogues v2.o8d")
    fields = fields_of(page)
    assert "From <b>My_Rogues v2.o8d</b>, a file of OCTGN" in page
    assert "<card" not in fields["list"]
    assert "Rancid" in fields["list"] or "Deception" in fields["list"]
    base = client.post("/decks/import", data=fields).location
    assert "<h1" in client.get(base).text
    assert ">My Rogues v2</h1>" in client.get(base).text
    got = client.get(f"{base}/files/o8d", follow_redirects=True)
    assert DECK_FILES.read(got.data, catalogue).hash == deck_hash(precon)


def test_a_file_keeps_what_its_text_leaves_out_until_the_text_is_changed(
    client: FlaskClient, catalogue: Catalogue
) -> None:
    scout = catalogue.newest["Scout"]
    deck = Decklist((Line(scout, 4, tags=("early",)),), name="Goo", tags=("combo",))
    page = chosen(client, DECK_FILES.write(deck, "json"), "x.json")
    assert "If you change the text here, the deck&#39;s tags and tags and notes of cards" in page
    fields = fields_of(page)
    for change, tags in (("", ["combo"]), ("2 Gnat\n", [])):
        data = {**fields, "list": fields["list"] + change}
        base = client.post("/decks/import", data=data).location
        got = client.get(f"{base}/files/json", follow_redirects=True).json
        assert (got["name"], got["tags"]) == ("Goo", tags)  # type: ignore[index]


def test_lines_of_a_file_that_are_not_understood_are_decided_as_in_the_file(
    client: FlaskClient,
) -> None:
    page = chosen(client, "Count,Name\n4,Scout\n3,Quotidian assasination\n", "list.csv")
    fields = fields_of(page)
    assert "4 Scout" in fields["list"]
    assert 'class="stamp unreadable"' in page
    report = client.post("/decks/import", data=fields).text
    assert 'value="Quotidian Assassination"' in report
    assert "list.csv" in report
    again = client.post("/", data={"list": fields["source"], "filename": "list.csv"}).text
    assert fields_of(again) == fields


def test_a_text_file_stays_as_it_is_written(client: FlaskClient) -> None:
    fields = fields_of(chosen(client, "// Goo\n4x Scout", "goo list.txt"))
    assert fields == {"filename": "goo list.txt", "list": "// Goo\n4x Scout"}


@pytest.mark.parametrize(
    ("content", "filename"), [("<other/>", "x.xml"), ("{", "x.json"), ("a;b\n1;2", "x.csv")]
)
def test_a_file_that_is_no_deck_says_so_and_keeps_the_box(
    client: FlaskClient, content: str, filename: str
) -> None:
    page = chosen(client, content, filename, box="1 Gnat")
    assert f"{filename}: " in page
    assert fields_of(page) == {"list": "1 Gnat"}


def test_a_file_that_is_no_text_is_refused_and_the_text_kept(client: FlaskClient) -> None:
    file = (BytesIO(b"4 Scout\0"), "deck.bin")
    answer = client.post("/", data={"list": "1 Gnat", "file": file})
    assert "deck.bin: " in answer.text
    assert "1 Gnat" in answer.text


def test_a_clean_list_opens_in_the_builder_at_once(client: FlaskClient) -> None:
    answer = client.post("/decks/import", data={"list": "75 Rage"})
    assert answer.status_code == 303
    assert "/decks/edit/" in answer.location


def test_an_import_shows_what_became_of_every_line(app: Flask, client: FlaskClient) -> None:
    answer = client.post("/decks/import", data={"list": LIST})
    assert "How your list was read" in answer.text
    assert 'value="Quotidian Assassination"' in answer.text
    assert " checked" not in answer.text
    assert deck_count(app) == 0


def test_choices_are_taken_and_open_lines_stay_open(client: FlaskClient) -> None:
    choices = {"list": LIST, "line-3": "Quotidian Assassination", "copies-3": "3"}
    deck = client.get(client.post("/decks/import/decided", data=choices).location).text
    assert 'value="3" autocomplete="off" aria-label="copies of Quotidian Assassination"' in deck
    assert "<code>2.5 Gnat</code>" in deck
    assert 'class="stamp unreadable"' in deck


def test_a_line_can_be_left_out_or_given_another_name(client: FlaskClient) -> None:
    choices = {"list": LIST, "line-3": "-", "other-4": "gnat", "copies-4": "2"}
    deck = client.get(client.post("/decks/import/decided", data=choices).location).text
    assert "Quotidian" not in deck
    assert 'value="2" autocomplete="off" aria-label="copies of Gnat"' in deck
    assert 'class="stamp unreadable"' not in deck


def test_choices_in_a_file_that_is_no_text_join_the_deck(client: FlaskClient) -> None:
    csv = "Count,Name\n4,Scout\n3,Quotidian assasination\n"
    page = client.post("/decks/import", data={"list": csv}).text
    line = re.search(r'name="line-(\d+)"', page)[1]  # type: ignore[index]
    data = {"list": csv, f"line-{line}": "Quotidian Assassination", f"copies-{line}": "3"}
    deck = client.get(client.post("/decks/import/decided", data=data).location).text
    assert 'value="3" autocomplete="off" aria-label="copies of Quotidian Assassination"' in deck


def test_nothing_readable_is_said_in_one_sentence_and_the_text_kept(client: FlaskClient) -> None:
    answer = client.post("/decks/import", data={"list": "<deck"})
    assert answer.status_code in (200, 422)
    assert "&lt;deck" in answer.text


@pytest.mark.parametrize(
    ("text", "copies"),
    [("3x Goo", 3), ("Goo x4", 4), ("Goo (2)", 2), ("Goo", 1), ("two Goo", 2), ("0 Goo", 1)],
)
def test_the_count_of_an_open_line_is_offered(text: str, copies: int) -> None:
    assert written_copies(text) == copies


def test_a_precon_smaller_than_a_deck_is_not_called_illegal(client: FlaskClient) -> None:
    links = re.findall(r'href="([^"]*precon=[^"]+)"', client.get("/spoils/").text)
    pages = [client.get(html.unescape(link)).text for link in links]
    assert any("This is the deck as it was sold." in page for page in pages)
    assert not any('class="stamp illegal"' in page for page in pages)


@pytest.mark.parametrize("game_key", ["spoils", "shadowfist"])
def test_the_first_page_introduces_the_game_and_leads_to_a_hand_of_every_precon(
    client: FlaskClient, game_key: str
) -> None:
    page = client.get(f"/{game_key}/").text
    played = game(game_key)
    assert html.unescape(page).count(played.introduction) == 1
    told = re.findall(r"<h3>([^<]+)</h3>\s*<p class=\"quiet\">([^<]+)</p>", html.unescape(page))
    assert told == [(basic.title, basic.text) for basic in played.basics]
    assert len(told) >= 3
    hands = re.findall(rf'href="(/{game_key}/goldfish/precon/[^"]+/hand)"', page)
    precons = set(re.findall(r'\?precon=([^"&]+)"', page))
    assert precons == {address.split("/")[-2] for address in hands}
    assert client.get(hands[0], follow_redirects=True).status_code == 200


def test_the_page_of_all_games_leads_to_a_hand_of_each_game_with_hands(client: FlaskClient) -> None:
    hands = re.findall(r'href="([^"]+/hand)">Draw a hand<', client.get("/").text)
    assert [address.split("/")[1] for address in hands] == ["spoils", "shadowfist"]
    for address in hands:
        assert "Keep all" in client.get(address, follow_redirects=True).text


def test_the_front_door_counts_what_there_is_and_takes_a_list_for_each_game(
    client: FlaskClient,
) -> None:
    page = client.get("/").text
    for name in ("The Spoils", "Shadowfist", "TERRUS"):
        assert f'aria-label="Start with {name}"' in page
    assert "<dt>cards</dt><dd>886</dd>" in page
    checks = re.findall(r'formaction="([^"]+)"', page)
    assert checks == ["/spoils/", "/shadowfist/"]
    for address in checks:
        example = game(address.strip("/")).files.needed().example
        answer = client.post(address, data={"list": example})
        assert answer.status_code == 200, address
    [playable] = re.findall(r'href="([^"]+)">Play a game now<', page)
    assert "Start the game" in client.get(playable).text


def test_a_game_of_battles_is_not_introduced_as_a_game_of_cards(client: FlaskClient) -> None:
    assert "first-steps" not in client.get("/terrus/").text


def test_a_misspelt_name_is_put_right_beside_its_line(client: FlaskClient) -> None:
    page = client.post("/spoils/", data={"list": "4 Scuot\n18 Rage\n"}).text
    assert "Did you mean Scout" in page


def banned_from(app: Flask, day: str) -> None:
    """Ban Gnat in Constructed from a day on."""
    entry = {"format": "constructed", "name": "Gnat", "listing": "banned", "since": day}
    with app.extensions["database"].writing() as session:
        changes = [Write("banned", f"constructed/Gnat/banned/{day}", {**entry, "source": "a vote"})]
        apply(session, changes, Author("Ada"), "-", game=SPOILS)


def test_a_list_is_checked_for_a_day_and_keeps_it_in_the_builder(
    app: Flask, client: FlaskClient
) -> None:
    banned_from(app, "2026-03-01")
    data = {"list": "1 Hall of Great Justice\n4 Gnat\n", "format": "constructed"}
    message = "is banned in Constructed"
    assert message in client.post("/", data={**data, "as_of": "2026-03-01"}).text
    before = client.post("/", data={**data, "as_of": "2026-02-28"})
    assert message not in before.text
    assert 'value="2026-02-28"' in before.text
    assert message in client.post("/", data={**data, "as_of": "no day"}).text
    deck = client.post("/decks/import", data={**data, "as_of": "2026-02-28"}).location
    assert message not in client.get(deck).text
    page = client.get(f"{deck}/settings").text
    assert 'value="2026-02-28"' in page
    later = {"version": "1", "change": "set", "as_of": "2026-03-02"}
    client.post(f"{deck}/change", data=later)
    assert message in client.get(deck).text
    wrong = {**later, "version": "2", "as_of": "soon"}
    refused = client.post(f"{deck}/change", data=wrong, follow_redirects=True)
    assert "“soon” is not a date" in refused.text


@pytest.mark.parametrize("key", ["spoils", "shadowfist"])
def test_each_precon_says_how_it_differs_and_is_a_hand_after_one_click(
    client: FlaskClient, key: str
) -> None:
    page = client.get(f"/{key}/").text
    precons = page.split('<li class="precon">')[1:]
    hands = [re.search(r'href="(/\w+/goldfish/precon/[\w-]+/hand)"', each) for each in precons]
    assert [each is None for each in hands] == [False] * (len(precons) - 1) + [True]
    assert len(set(precons)) == len(precons)
    for each in precons[:-1]:
        assert 'class="i i-' in each.partition("precon-about")[0]
        assert len(re.findall(r"data-card>", each)) == 3
        assert re.search(r"\d+ characters", each)
    hand = client.get(hands[0][1], follow_redirects=True)  # type: ignore[index]
    assert hand.text.count('class="card ') >= 5


@pytest.mark.parametrize("key", ["spoils", "shadowfist"])
def test_a_card_is_explained_part_by_part(client: FlaskClient, key: str) -> None:
    explained = game(key).faces.needed().explained
    assert explained is not None
    shown = client.get(f"/{key}/").text.partition('class="explained"')[2].partition("</ol>")[0]
    assert f'aria-label="{explained.card}"' in shown
    drawn = re.findall(r'class="(cost|card-(?:icons|type|body|stats|printing))[ "]', shown)
    told = re.findall(r'class="explains-(\w+)"', shown)
    assert drawn == ["cost", *(f"card-{each}" for each in PARTS_BELOW)]
    assert told == [part.value for part in FacePart]


def test_a_page_without_the_explained_card_still_says_what_the_game_is(
    app: Flask, client: FlaskClient
) -> None:
    with app.extensions["database"].writing() as session:
        renamed = [Write("cards", "Spry Archer", {"name": "Spry Bowman"})]
        apply(session, renamed, Author("Ada"), "-", game=SPOILS)
    page = client.get("/spoils/").text
    assert "What is The Spoils?" in page
    assert 'class="explained"' not in page
