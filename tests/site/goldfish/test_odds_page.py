"""Exact odds in the browser: fraction, decimal, plan and assumptions; errors beside fields."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from flask.testing import FlaskClient

from app.cli import main
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES

WARLORD = "/spoils/goldfish/precon/starter-arcanist-warlord/odds"


def ask(client: FlaskClient, **arguments: object) -> str:
    return client.get(WARLORD, query_string=arguments).text


def fraction(page: str) -> str:
    found = re.search(r'class="fraction"><span>([^<]+)</span>.*?<span>([^<]+)</span></span>', page)
    assert found
    return "/".join(re.sub(r"\D", "", part) for part in found.groups())


@pytest.mark.parametrize("mulligan", ["none", "best"])
@pytest.mark.parametrize(("when", "option"), [("turn", "--by-turn"), ("seen", "--seen")])
def test_the_page_counts_what_the_command_line_counts(
    client: FlaskClient, catalogue: Catalogue, tmp_path: Path, mulligan: str, when: str, option: str
) -> None:
    file = tmp_path / "deck.txt"
    decklist = DECK_FILES.of_precon(catalogue.precons["starter-arcanist-warlord"], catalogue)
    file.write_text(DECK_FILES.write(decklist, "txt"))
    number = 3 if when == "turn" else 12
    words = ["odds", str(file), "--need", "2 provides:R", "--need", "1 t:character c<=3"]
    words += [option, str(number), "--second", "--mulligan", mulligan, "--json"]
    told = json.loads(CliRunner().invoke(main, words).stdout)
    page = ask(
        client,
        n=[2, 1],
        q=["provides:R", "t:character c<=3"],
        when=when,
        number=number,
        mulligan=mulligan,
        order="second",
    )
    assert fraction(page) == told["fraction"]
    assert f"{told['decimal'] * 100:.2f} %" in page
    for line in told["assumptions"]:
        assert line in page


def test_the_plan_and_the_bound_are_named(client: FlaskClient) -> None:
    page = ask(client)
    assert "With a fixed plan:" in page
    assert "At most" in page
    assert "With perfect play" in page


def test_the_first_figure_of_a_plan_says_that_it_leaves_out_paying(client: FlaskClient) -> None:
    hand = client.get(WARLORD.replace("/odds", "/hand"), follow_redirects=True).text
    for page in (ask(client), hand):
        headline = re.search(r'<p class="(?:odds|hand)-lead">.*?</p>', page)
        assert headline
        assert "with the Develop Rule alone" in headline[0]
    assert "Develop Rule" not in ask(client, n=1, q="t:character", when="seen", number=9)


def test_the_letters_of_an_icon_need_are_a_threshold(client: FlaskClient) -> None:
    page = ask(client, n=1, q="provides:RRO", number=3)
    assert "at least 1: Obsession in play; at least 2: Rage in play" in page
    parts = ask(client, n=[2, 1], q=["provides:R", "provides:O"], number=3)
    assert fraction(page) == fraction(parts)


def test_every_wrong_field_says_so_beside_it(client: FlaskClient) -> None:
    page = ask(client, n=["x"], q=["t:character"], number=99, when="turn")
    assert "Enter a turn up to 8." in page
    assert 'id="need-1-error"' in page
    assert 'class="fraction"' not in page


def test_fewer_cards_seen_than_the_hand_holds_is_refused_with_a_mulligan(
    client: FlaskClient,
) -> None:
    page = ask(client, n=1, q="t:character", when="seen", number=3, mulligan="best")
    assert "at least the 8 cards of the hand are seen" in page


def test_a_question_that_would_keep_one_waiting_is_refused_in_words(client: FlaskClient) -> None:
    page = ask(
        client, n=[3, 3, 2, 1], q=["provides:R", "provides:O", "t:character", "t:tactic"],
        number=8, mulligan="best",
    )  # fmt: skip
    assert "too many combinations" in page


def test_details_rank_starts_staples_and_hands_as_the_command_line_does(
    client: FlaskClient, catalogue: Catalogue, tmp_path: Path
) -> None:
    file = tmp_path / "deck.txt"
    decklist = DECK_FILES.of_precon(catalogue.precons["starter-arcanist-warlord"], catalogue)
    file.write_text(DECK_FILES.write(decklist, "txt"))
    words = ["odds", str(file), "--need", "2 provides:R", "--by-turn", "2", "--mulligan", "best"]
    told = json.loads(CliRunner().invoke(main, [*words, "--details", "--json"]).stdout)
    page = ask(client, n=2, q="provides:R", number=2, mulligan="best", details=1)
    starts = page[page.index("Starting resources ranked") : page.index("One more staple")]
    assert re.findall(r'<th scope="row">([^<]+)</th>', starts) == [
        ", ".join(each["starting"]) for each in told["starts"]
    ]
    for each in told["staples"]:
        gain = f"{each['gain']:+.4f}".replace("-", "−")
        assert f">{each['add']}</th><td>{each['instead_of']}</td>" in page
        assert gain in page
    hand = told["hands"][0]
    cells = "".join(
        f'<td class="num">{k}/{h}</td>' for k, h in zip(hand["keep"], hand["hand"], strict=True)
    )
    assert f'{cells}<td class="num">{hand["put_back"]}</td>' in page
    assert "Compare starting resources" not in page


def test_goals_are_picked_from_lists_and_become_rows_of_needs(client: FlaskClient) -> None:
    page = "/spoils/goldfish/precon/starter-arcanist-warlord/odds"
    asked = {
        "n": ["1", "1"], "q": ["t:character", ""], "card": "Plodding Brute", "way": "both",
        "icon": "R", "icons": "3", "add": "1", "when": "turn", "number": "4",
    }  # fmt: skip
    shown = client.get(page, query_string=asked).text
    rows = re.findall(r'name="q" value="([^"]*)"', shown)
    assert rows[0] == "t:character"
    assert rows[1].startswith("provides:R")
    assert rows[2:5] == ["resources in play", "!&#34;Plodding Brute&#34;", "provides:R"]
    assert "resources in play: " not in shown
    assert "With perfect play" in shown or "not calculated" in shown
    without = client.get(page, query_string={**asked, "card": "", "icon": "Z"}).text
    assert re.findall(r'name="q" value="([^"]*)"', without)[:1] == ["t:character"]
