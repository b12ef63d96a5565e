"""Presentation of cards of Shadowfist: faces, lists, the command line and the site."""

import json
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner
from flask.testing import FlaskClient

from app import create_app
from app.cli import main
from app.games.capabilities.deck_figures import DeckSketch
from app.games.shadowfist.decklists import Decklist
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.deck_figures import sketch_of
from app.games.shadowfist.presentation.deck_files import DECK_FILES
from app.games.shadowfist.presentation.faces import ShadowfistFaces, face_of
from app.games.shadowfist.terms import Resource
from tests.conftest import ROOT


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """Somebody without an account."""
    settings = {"INSTANCE": tmp_path_factory.mktemp("site"), "WTF_CSRF_ENABLED": False}
    return create_app(settings).test_client()


def asked(*words: str) -> str:
    done = CliRunner().invoke(main, ["cards", "--game", "shadowfist", *words])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_each_of_the_13_resources_has_a_shape_of_its_own() -> None:
    sprite = ElementTree.parse(ROOT / "static" / "sprite.svg").getroot()
    shapes = {each.get("id"): ElementTree.tostring(each) for each in sprite}
    drawn = [shapes[resource.value].partition(b"viewBox")[2] for resource in Resource]
    assert len(set(drawn)) == 13
    assert ShadowfistFaces.symbols == tuple(Resource)


def test_a_face_shows_the_numbers_of_its_printing(shadowfist: Catalogue) -> None:
    king = shadowfist.title("King of the Fire Pagoda")
    old, new = (face_of(king, printing) for printing in shadowfist.printings_of(king))
    assert (dict(old.stats)["fighting"], dict(new.stats)["fighting"]) == ("8", "10")
    assert str(new.gives) != str(old.gives)
    assert face_of(king).stats == new.stats
    facts = ShadowfistFaces().differing(king, shadowfist.printings_of(king))
    assert [fact.words for fact in facts] == ["Provides", "Fighting"]
    assert facts[1].values == ("8", "10")


def test_a_card_says_how_much_of_it_is_known(shadowfist: Catalogue) -> None:
    exact = face_of(shadowfist.title("$10,000 Man"))
    assert exact.coverage.startswith("Complete:")
    assert any("cannot turn to heal" in line.text for line in exact.keywords)
    numbers = face_of(shadowfist.title("Final Brawl"))
    assert numbers.coverage.startswith("Only numbers are known")


def test_every_card_has_a_face_and_a_line(shadowfist: Catalogue) -> None:
    for printing in shadowfist.printings:
        face = face_of(printing.card, printing)
        assert face.coverage
        assert face.type_line
        assert ShadowfistFaces().entry(printing.card).kind
    assert ShadowfistFaces().adding(shadowfist.title("Monkey")) is None


@pytest.mark.slow
def test_the_command_line_lists_cards_and_printings() -> None:
    shown = asked("king of the fire pagoda", "unique:prints")
    assert "2 printings." in shown
    rows = [json.loads(line) for line in asked('!"King of the Fire Pagoda"', "--json").splitlines()]
    (row,) = rows
    assert (row["name"], row["identity"], row["fighting"]) == (
        "King of the Fire Pagoda", "Li Ting", 10,
    )  # fmt: skip
    assert row["differs"] == ["provides", "fighting"]
    (old,) = (
        json.loads(line)
        for line in asked("king of the fire pagoda", "e:nw", "unique:prints", "--json").splitlines()
    )
    assert (old["fighting"], old["set"]) == (8, "NW")
    (discerning,) = (json.loads(one) for one in asked("discerning fire", "--json").splitlines())
    assert discerning["cost"] == "X"


@pytest.mark.parametrize("show", ["list", "text", "grid"])
def test_the_page_of_cards_shows_the_printing_that_was_found(
    visitor: FlaskClient, show: str
) -> None:
    query = {"q": '!"Final Brawl" req=d', "show": show}
    page = visitor.get("/shadowfist/cards", query_string=query).text
    assert "Final Brawl" in page
    assert "1 Dragons" in page
    assert "2 Dragons" not in page.partition("<main")[2]


def test_the_page_of_a_card_has_its_printings_side_by_side(visitor: FlaskClient) -> None:
    page = visitor.get("/shadowfist/cards/king-of-the-fire-pagoda").text
    printings = page.partition("Printings")[2].partition("</table>")[0]
    for words in ("Netherworld 2", "Provides", "Fighting", ">8<", ">10<"):
        assert words.strip("<>") in printings
    assert "each is played as printed" in page
    assert "Only numbers are known" in page


def test_the_page_of_a_card_leads_to_those_that_share_a_designator(visitor: FlaskClient) -> None:
    page = visitor.get("/shadowfist/cards/10-000-man").text
    assert "?q=d%3A%22cyborg%22" in page
    assert "Complete: the facts shown here are all that the card says." in page
    assert "has no rules text" not in page
    assert "cannot turn to heal" in page


def test_a_card_that_does_not_differ_has_no_columns_for_it(visitor: FlaskClient) -> None:
    page = visitor.get("/shadowfist/cards/inner-sanctum").text
    assert 'scope="col">Fighting' not in page
    assert ">No.</th>" not in page


def test_the_help_page_tells_every_field(visitor: FlaskClient) -> None:
    page = visitor.get("/shadowfist/cards/search-help").text
    for words in ("designator", "card pool", "is:foundation", "Fighting"):
        assert words in page, words


@pytest.mark.parametrize("page", ["", "cards", "cards/search-help", "formats", "collection"])
def test_the_pages_of_the_game_answer_and_speak_of_no_other(
    visitor: FlaskClient, page: str
) -> None:
    answer = visitor.get(f"/shadowfist/{page}", follow_redirects=True)
    assert answer.status_code == 200
    main_part = answer.text.partition("<main")[2].partition("</main")[0]
    for word in ("The Spoils", "staple", "influence", ".o8d", ".cod", "OCTGN"):
        assert word not in main_part, word


@pytest.mark.slow
def test_the_first_page_shows_an_example_with_an_error_and_its_repair(
    visitor: FlaskClient,
) -> None:
    page = visitor.get("/shadowfist/").text
    assert "Illegal" in page
    assert "Burning Man" in page
    assert "1.2.3" in page


def test_a_list_of_the_spoils_is_refused_with_the_name_of_its_game(visitor: FlaskClient) -> None:
    answer = visitor.post("/shadowfist/", data={"list": "4 Scout\n20 Rage\n"})
    assert "These are cards of The Spoils, not of Shadowfist." in answer.text
    assert "4 Scout" in answer.text, "what was pasted stays"
    back = visitor.post("/spoils/", data={"list": "4 Final Brawl\n2 SWAT Team\n"})
    assert "These are cards of Shadowfist, not of The Spoils." in back.text


@pytest.mark.parametrize("bad", ["q=req:ZZ", "q=t:item", "q=(((", "q=%00"])
def test_a_bad_query_is_told_in_words(visitor: FlaskClient, bad: str) -> None:
    assert visitor.get(f"/shadowfist/cards?{bad}").status_code in (200, 400, 422)


def test_a_sketch_of_a_deck_names_what_its_cards_share(shadowfist: Catalogue) -> None:
    decks = {
        key: DECK_FILES.of_precon(precon, shadowfist) for key, precon in shadowfist.precons.items()
    }
    hand = sketch_of(decks["cik-guiding-hand"], shadowfist)
    assert hand.kinds[:2] == (("character", 22), ("Feng Shui Site", 11))
    assert hand.shared == (("kung fu", 12), ("shaolin", 8))
    monarchs = sketch_of(decks["bfs-four-monarchs"], shadowfist)
    assert monarchs.shared == (("fire", 28),)
    assert sketch_of(Decklist(()), shadowfist) == DeckSketch()
