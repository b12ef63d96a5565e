"""Several games on one site: what one offers is there, what it lacks says so, and none speaks for
another.
"""

import re
from collections.abc import Iterator
from urllib.parse import urljoin, urlsplit

import pytest
from click.testing import CliRunner
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.routing import Rule

from app import create_app
from app.cli import main
from app.games import game_keys, registered
from app.games.game import Editions, EditionTitle, Game
from app.site.platform.request.access import declared
from tests import orchard

BARE = Game("bare", "Bare", Editions((EditionTitle("first", "First rules", "first"),), "first"))
"""A game of which nothing is known but its name."""

OF_THE_SPOILS = re.compile(
    r"The Spoils|\b(faction|staple|influence|Gearsmith|Banker|Warlord|Arcanist|Rogue|Rage|Obsession"
    r"|Elitism|Deception|Greed|scout|tactics?|cr3|cr2010|basic1e|t:\w+|strength/life|"
    r"starting resources?)\b",
    re.IGNORECASE,
)
SWITCHER = re.compile(r'<details class="more-menu games">.*?</details>', re.DOTALL)
LINK = re.compile(r'href="([^"]+)"')


@pytest.fixture(scope="module", autouse=True)
def games() -> Iterator[None]:
    """Orchard and Bare are there as long as these tests last."""
    with registered(orchard.GAME), registered(BARE):
        yield


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """A site built while there are the games."""
    return create_app(
        {"INSTANCE": tmp_path_factory.mktemp("games") / "site", "WTF_CSRF_ENABLED": False}
    )


@pytest.fixture
def visitor(site: Flask) -> FlaskClient:
    """Somebody without an account."""
    return site.test_client()


def test_every_page_that_is_linked_answers_and_names_no_other_game(visitor: FlaskClient) -> None:
    seen: set[str] = set()
    left = ["/orchard/"]
    while left:
        address = left.pop()
        seen.add(address)
        answer = visitor.get(address, follow_redirects=True)
        assert answer.status_code == 200, address
        if answer.mimetype != "text/html":
            continue
        page = SWITCHER.sub("", answer.text)
        if address.startswith("/orchard/"):
            assert not OF_THE_SPOILS.search(page), (address, OF_THE_SPOILS.search(page))
        if urlsplit(address).query:
            continue
        found = (
            urlsplit(urljoin(address, link.replace("&amp;", "&"))) for link in LINK.findall(page)
        )
        for link in found:
            path = link.path + (f"?{link.query}" if link.query else "")
            if not link.netloc and not path.startswith(("/static/", "/spoils")) and path != "/":
                left += [path] if path not in seen else []
    assert {"/orchard/cards", "/orchard/cards/medlar", "/orchard/formats", "/events"} <= seen


def addresses_of(site: Flask, key: str) -> list[str]:
    """The pages about a game that need nothing else in their address."""
    return [
        rule.rule.replace("<game:game>", key)
        for rule in site.url_map.iter_rules()
        if rule.arguments == {"game"}
        and "GET" in (rule.methods or ())
        and not is_for_programs(rule)
    ]


def is_for_programs(rule: Rule) -> bool:
    """True if a route answers programs, without the frame of the site."""
    return rule.rule.startswith("/api/") or rule.rule.endswith(".atom")


def test_what_a_game_lacks_is_told_in_the_frame_of_the_site(
    site: Flask, visitor: FlaskClient
) -> None:
    for address in addresses_of(site, "bare"):
        answer = visitor.get(address)
        if answer.status_code == 302:
            assert answer.location.startswith("/account/sign-in"), address
            continue
        assert answer.status_code == 404, address
        assert "Bare has no " in answer.text, address
        assert '<nav class="nav"' in answer.text, address


def test_what_a_game_lacks_is_told_to_programs_as_a_problem(
    site: Flask, visitor: FlaskClient
) -> None:
    told = 0
    for rule in filter(is_for_programs, site.url_map.iter_rules()):
        if rule.arguments == {"game"} and "GET" in (rule.methods or ()):
            answer = visitor.get(rule.rule.replace("<game:game>", "bare"))
            assert answer.status_code in (200, 404), rule.rule
            if answer.status_code == 404:
                assert answer.mimetype == "application/problem+json", rule.rule
                told += 1
    assert told


@pytest.mark.parametrize("key", ["spoils", "shadowfist", "terrus", "orchard", "bare"])
def test_every_page_about_a_game_answers_every_visitor(
    site: Flask, visitor: FlaskClient, key: str
) -> None:
    """A page shows itself, says that the game lacks it, or is closed to those without account."""
    for rule in site.url_map.iter_rules():
        if rule.arguments != {"game"} or "GET" not in (rule.methods or ()):
            continue
        address = rule.rule.replace("<game:game>", key)
        access = declared(site.view_functions[rule.endpoint])
        status = visitor.get(address).status_code
        if access is not None and access.needs_account:
            assert status in (302, 404), address
        else:
            assert status in (200, 302, 303, 404), address


def test_a_page_that_a_game_lacks_leads_to_what_it_has(visitor: FlaskClient) -> None:
    answer = visitor.get("/orchard/goldfish")
    assert answer.status_code == 404
    assert "Orchard has no goldfish." in answer.text
    assert '<a class="button" href="/orchard/cards">Cards</a>' in answer.text


def test_the_first_page_lets_choose_a_game(visitor: FlaskClient) -> None:
    page = visitor.get("/").text
    for key in ("spoils", "orchard", "bare"):
        assert f'href="/{key}/"' in page


@pytest.mark.parametrize(
    ("page", "other"),
    [
        ("/spoils/cards", "/orchard/cards"),
        ("/spoils/cards/scout", "/orchard/cards"),
        ("/spoils/formats", "/orchard/formats"),
        ("/spoils/goldfish", "/orchard/"),
        ("/events", "/events?game=orchard"),
    ],
)
def test_the_switcher_keeps_the_kind_of_page(visitor: FlaskClient, page: str, other: str) -> None:
    shown = SWITCHER.search(visitor.get(page).text)
    assert shown is not None
    assert f'href="{other}"' in shown[0]


def test_pages_about_no_game_follow_the_last_one(visitor: FlaskClient) -> None:
    visitor.get("/orchard/cards")
    assert 'action="/orchard/cards/search-card"' in visitor.get("/privacy").text
    visitor.get("/spoils/cards")
    assert 'action="/spoils/cards/search-card"' in visitor.get("/privacy").text


@pytest.mark.parametrize(
    "words",
    [
        ["odds", "basket.txt", "--need", "1 name:medlar", "--by-turn", "1"],
        ["goldfish", "basket.txt"],
        ["decks", "medlar", "basket.txt"],
        ["rules"],
        ["card-status"],
        ["wording", "Medlar"],
    ],
)
def test_a_command_that_a_game_lacks_says_so(words: list[str]) -> None:
    answer = CliRunner().invoke(main, [words[0], "--game", "orchard", *words[1:]])
    assert answer.exit_code == 64, answer.output
    assert answer.stderr.startswith("Error: Orchard has no ")


@pytest.mark.parametrize("command", ["cards", "check", "convert"])
def test_the_help_of_a_command_speaks_of_the_game(command: str) -> None:
    shown = CliRunner().invoke(main, [command, "--game", "orchard", "--help"]).output
    assert not OF_THE_SPOILS.search(shown.replace("|".join(game_keys()), ""))


def made(visitor: FlaskClient, key: str, name: str) -> str:
    """The address of a new deck of a game."""
    answer = visitor.post(f"/decks/new?game={key}", data={"name": name})
    assert answer.status_code == 303, answer.text
    return answer.location


def test_decks_of_all_games_are_listed_with_their_game(visitor: FlaskClient) -> None:
    made(visitor, "orchard", "A basket")
    made(visitor, "spoils", "A deck")
    page = re.sub(r"<[^>]*>|\s+", " ", visitor.get("/decks").text)
    assert re.search(r"A basket +0 +Orchard: Free", page)
    assert re.search(r"A deck +0 +The Spoils: Constructed", page)


def test_a_search_of_decks_says_which_games_it_leaves_out(visitor: FlaskClient) -> None:
    made(visitor, "orchard", "A basket")
    made(visitor, "spoils", "A deck")
    page = visitor.get("/decks?q=a").text
    assert "A deck" in page
    assert "A basket" not in page
    assert "Orchard has no search of decks." in page


def test_a_card_is_added_to_decks_of_its_game(visitor: FlaskClient) -> None:
    made(visitor, "orchard", "A basket")
    made(visitor, "spoils", "A deck")
    page = visitor.get("/spoils/cards/scout").text
    assert "A deck" in page
    assert "A basket" not in page


@pytest.mark.parametrize("part", ["", "/settings", "/text", "/history", "/share", "/files"])
def test_a_deck_is_built_in_the_words_of_its_game(visitor: FlaskClient, part: str) -> None:
    answer = visitor.post("/decks/import?game=orchard", data={"list": "3 Medlar\n1 Crab Apple\n"})
    page = visitor.get(f"{answer.location}{part}", follow_redirects=True)
    assert page.status_code == 200
    assert "/spoils/" not in SWITCHER.sub("", page.text)


def test_pages_of_decks_and_events_follow_no_game_without_decks(visitor: FlaskClient) -> None:
    visitor.get("/terrus/")
    assert 'action="/spoils/cards/search-card"' in visitor.get("/events").text
    assert "/terrus/games" in visitor.get("/privacy").text
