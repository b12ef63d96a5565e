"""Shadowfist by hand without script: legal moves with reasons, changes by hand, undo."""

import html
import re
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient

from tests.site.goldfish.test_by_hand import Player, buttons

BASE = "/shadowfist/goldfish/precon/cik-ascended"
TABLE = f"{BASE}/table?seed=7&mulligan=1"


@pytest.fixture
def player(client: FlaskClient) -> Player:
    return Player(client, TABLE)


def words(player: Player) -> str:
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", player.page)).split())


def change(player: Player, *parts: object) -> None:
    """Fill in a form of changes by hand, whose parts are sent one by one."""
    sent = "".join(f"&do={part}".replace(" ", "+") for part in parts)
    player.go(f"{player.address}{sent}")


def test_the_hand_leads_to_the_table(client: FlaskClient) -> None:
    page = client.get(f"{BASE}/hand?seed=7").text
    assert f'action="{BASE}/table"' in page
    assert client.get(f"{BASE}/table?seed=7").location.startswith(f"{BASE}/hand?")


def test_cards_are_played_by_the_rules(player: Player) -> None:
    assert "Your Main Shot." in player.question
    player.press("Play City Center")
    assert "1 of 5 Feng Shui Sites" in words(player)
    assert "one Site a turn 25.7" in words(player)
    assert "Play Maze of Stairs" not in buttons(player.page)


def test_what_cannot_be_played_says_why(player: Player) -> None:
    assert "1 Power more 25.1" in words(player)
    assert re.search(r"lacks 2\s", words(player))


def test_opponents_hold_a_site_and_do_nothing(player: Player) -> None:
    player.press("End turn")
    assert "Turn 2</h2>" in player.page
    assert words(player).count("does nothing 2 Power 1 of 5 Feng Shui Sites") == 2
    assert "Feng Shui Site face-down" in words(player)
    assert "Bamboo Forest" not in player.page


def test_a_site_of_an_opponent_is_attacked_and_seized(player: Player) -> None:
    player.press("Play City Center")
    player.press("Play Mantis Fighter")
    fighter = re.search(r'value="(\d+)">Mantis Fighter, in play', player.page)
    assert fighter
    player.press("End turn")
    player.press("Generate 1 Power")
    player.press("Discard no more")
    change(player, "by-hand strengthen", fighter[1], 9)
    player.press("Attack a face-down Site")
    while "Seize it" not in buttons(player.page):
        player.press("Go on" if "Go on" in buttons(player.page) else "Let it resolve")
    player.press("Seize it")
    assert "Player 1 seizes Bamboo Forest." in words(player)


def test_changes_by_hand_are_marked_in_the_log(player: Player) -> None:
    change(player, "by-hand gain", 4)
    assert "By hand, outside the referee: gain 4 Power." in words(player)
    assert "you 5 Power" in words(player)
    change(player, "by-hand note", "said by the text")
    assert "Note: said by the text" in words(player)


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        (("by-hand gain", 99), "99 is not from 1 to 20"),
        (("by-hand smoke", 3), "not where one could smoke it"),
        (("by-hand note", "x" * 201), "at most 200 characters"),
        (("by-hand rule", "all"), "is no change by hand"),
        (("play 3",), "is not legal"),
    ],
)
def test_what_makes_no_sense_is_said_and_changes_nothing(
    player: Player, parts: tuple[object, ...], says: str
) -> None:
    before = parse_qs(urlsplit(player.address).query).get("game")
    change(player, *parts)
    assert "Nothing was done:" in words(player)
    assert says in words(player)
    assert parse_qs(urlsplit(player.address).query).get("game") == before


def test_a_note_is_shown_as_text(player: Player) -> None:
    change(player, "by-hand note", "<b>bold</b>")
    assert "Note: &lt;b&gt;bold&lt;/b&gt;" in player.page


def test_undo_takes_a_change_back_and_a_link_shows_the_game(player: Player) -> None:
    change(player, "by-hand gain", 4)
    link = player.address
    undo = re.search(r'href="([^"]+)" data-step data-key="u"', player.page)
    assert undo
    player.go(html.unescape(undo[1]))
    assert "you 1 Power" in words(player)
    player.go(link)
    assert "you 5 Power" in words(player)


def test_the_table_says_how_much_is_played_exactly(player: Player) -> None:
    assert re.search(r"Exact: \d+ of 50 cards; the others as their numbers", words(player))
