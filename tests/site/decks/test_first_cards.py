"""Cards to choose from in a deck that has none yet: shown at once, narrowed by chips."""

from __future__ import annotations

import html
import re

import pytest
from flask.testing import FlaskClient

from tests.site.decks.conftest import Builder


@pytest.fixture
def empty(client: FlaskClient) -> Builder:
    return Builder(client, client.post("/decks/new?game=spoils").location)


def chips(page: str) -> dict[str, tuple[str, bool]]:
    """Words of each chip -> its address, and whether it is chosen."""
    found = re.findall(r'<a class="chip" href="([^"]+)"([^>]*)>(.*?)</a>', page, re.DOTALL)
    return {
        re.sub(r"<small>.*|<.*?>", "", words, flags=re.DOTALL).strip(): (
            html.unescape(address),
            "aria-current" in rest,
        )
        for address, rest, words in found
    }


def names(page: str) -> list[str]:
    grid = page.partition('<ul class="first-grid">')[2].partition("</ul>")[0]
    return re.findall(r'<article class="card [^"]*" aria-label="([^"]+)"', grid)


def test_an_empty_deck_shows_cards_at_once(empty: Builder) -> None:
    assert len(names(empty.page)) == 12
    assert chips(empty.page)["Character"][1]


def test_the_trade_of_the_faction_is_chosen_first(empty: Builder, client: FlaskClient) -> None:
    choice = re.search(r'<option value="([^"]+)">\s*Hall of Great Justice', empty.page)
    assert choice, empty.page
    empty.press("faction", faction=choice[1])
    chosen = {words for words, (_, is_chosen) in chips(empty.page).items() if is_chosen}
    assert chosen == {"Warlord", "Character"}


def test_chips_of_one_kind_are_alternatives_and_kinds_are_combined(
    empty: Builder, client: FlaskClient
) -> None:
    def press(page: str, words: str) -> str:
        return client.get(chips(page)[words][0].partition("#")[0]).text

    page = press(press(press(empty.page, "Tactic"), "Rogue"), "2")
    on = {words for words, (_, is_chosen) in chips(page).items() if is_chosen}
    assert on == {"Character", "Tactic", "Rogue", "2"}
    grid = page.partition('<ul class="first-grid">')[2]
    kinds = set(re.findall(r'<p class="card-type">\s*<span>(\w+)', grid))
    assert kinds <= {"Character", "Tactic"}
    for words in ("Character", "Tactic", "Rogue", "2"):
        page = press(page, words)
    assert not any(is_chosen for _, is_chosen in chips(page).values())
    assert "886 cards" in page


def test_a_press_adds_and_the_cards_stay_until_the_limit(empty: Builder) -> None:
    [four] = re.findall(r'value="(add \w+ [\w-]+ 4)"', empty.page)[:1]
    page = empty.client.get(empty.post(four, pick="").location).text
    assert empty.size == "4 of 75 cards"
    assert len(names(page)) == 12
    assert four not in page
    assert "the limit" in page


def test_a_deck_with_cards_shows_them_alone(empty: Builder) -> None:
    [one] = re.findall(r'value="(add \w+ [\w-]+ 1)"', empty.page)[:1]
    empty.press(one)
    assert not names(empty.client.get(empty.base).text)
    find = re.search(r'href="([^"]+)#first-cards">Find cards', empty.client.get(empty.base).text)
    assert find
    assert len(names(empty.client.get(find[1]).text)) == 12


def test_conditions_that_no_chip_offers_are_left_out(empty: Builder, client: FlaskClient) -> None:
    for picked in ("type:nothing", "x" * 2000, "cost:99 ((", 'type:"', "🂡"):
        answer = client.get(empty.base, query_string={"pick": picked})
        assert answer.status_code == 200
        assert len(names(answer.text)) == 12


def counts(page: str) -> dict[str, int]:
    """Words of each chip -> the number beside it."""
    found = re.findall(r'<a class="chip"[^>]*>(.*?)<small>(\d+)</small></a>', page, re.DOTALL)
    return {
        re.sub(r"<.*?>", "", words, flags=re.DOTALL).strip(): int(count) for words, count in found
    }


def test_each_chip_says_how_many_cards_it_would_find(empty: Builder, client: FlaskClient) -> None:
    shown = counts(empty.page)
    assert "Only what I own" not in shown
    for words in ("Character", "Warlord", "2"):
        address, is_chosen = chips(empty.page)[words]
        page = empty.page if is_chosen else client.get(address.partition("#")[0]).text
        total = re.search(r"(\d+) cards?, the cheapest first", page)
        assert total
        assert int(total[1]) == shown[words]


def test_only_owned_cards_are_a_chip_for_who_has_a_collection(
    empty: Builder, client: FlaskClient
) -> None:
    given = {"list": "3 Scout\n2 Gnat\n1 Forget", "sure": "yes"}
    asked = client.post("/spoils/collection/import", data=given).text
    seen = re.search(r'name="seen" value="([^"]+)"', asked)
    assert seen
    client.post("/spoils/collection/import", data={**given, "seen": seen[1]})
    assert counts(empty.page)["Only what I own"] == 2
    page = client.get(chips(empty.page)["Only what I own"][0].partition("#")[0]).text
    assert names(page) == ["Gnat", "Scout"]
