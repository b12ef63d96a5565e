"""Every key of a format file changes a verdict, or what the format tells players.

A key that a file may have and nothing reads would loosen a format in silence: the test of a new
key fails until there is a deck that it makes a difference to.
"""

from __future__ import annotations

import re

import pytest

from app.games import game, games
from app.games.capabilities.construction import CriteriaRequest
from app.games.tabletop.construction import FormatError, Pool
from tests.support.catalogues import shipped_catalogue

GAMES = tuple(each.key for each in games() if each.construction)

BUILT = {"id": '"club"', "base": '"constructed"'}
FROM_POOL = {"id": '"club"', "base": '"limited"'}
SPOILS = "Faction\n1 The Tournament Faction\n\nDeck\n75 Rage\n"
FIST = "1 Fire Mystic\n"

KEYS: dict[str, dict[str, tuple[dict[str, str], str, str]]] = {
    "spoils": {
        "id": (BUILT, '"other"', SPOILS),
        "name": (BUILT | {"minimum": "80"}, '"Friday"', SPOILS),
        "base": (BUILT, '"limited"', SPOILS),
        "sets": (BUILT, '["1ED"]', SPOILS + "1 6r4wny 60dy9u4rd5\n"),
        "minimum": (BUILT, "80", SPOILS),
        "maximum": (BUILT, "75", SPOILS + "1 Gnat\n"),
        "copies": (BUILT, "1", SPOILS + "2 Gnat\n"),
        "sideboard": (BUILT, "1", SPOILS + "\nSideboard\n2 Gnat\n"),
        "rarities": (BUILT, '["rare"]', SPOILS + "1 Gnat\n"),
        "unknown": (BUILT, '["The sets"]', SPOILS),
        "supplied": (FROM_POOL, '"none"', SPOILS),
        "early_turn": (BUILT, "9", SPOILS + "4 Really Big Barduse\n"),
    },
    "shadowfist": {
        "id": (BUILT, '"other"', FIST),
        "name": (BUILT | {"minimum": "80"}, '"Friday"', FIST),
        "base": (BUILT, '"limited"', FIST),
        "sets": (BUILT, '["YotG"]', "1 Shadowy Mentor\n"),
        "pool": (BUILT, '"new-heroes"', "1 Abysmal Absorber\n1 Monkey House\n"),
        "minimum": (BUILT, "80", FIST),
        "maximum": (BUILT, "1", "2 Shadowy Mentor\n"),
        "copies": (BUILT, "1", "2 Shadowy Mentor\n"),
        "unknown": (BUILT, '["The sets"]', FIST),
        "no_max_counts": (BUILT, "true", ""),
        "shares": (BUILT, "9", "2 Shadowy Mentor\n"),
        "letters": (BUILT, "1", "1 Shadowy Mentor\n1 Amulet of the Turtle\n"),
        "few_sites": (BUILT, "100", "50 Shadowy Mentor\n1 Alchemist's Lair\n"),
    },
}
"""By key: the rest of a format, the key's value, and a deck that it makes a difference to."""

TOLD = {"spoils": {"notes"}, "shadowfist": {"notes", "table", "goal"}}
"""Keys that say nothing about decks: players read them on the page of formats."""

REFUSED = {"spoils": set(), "shadowfist": {"sideboard", "rarities"}}
"""Keys of other games, which the game refuses in words."""


def accepted(key: str) -> set[str]:
    """The keys that a format file of a game may have, as the message about a wrong one says."""
    construction, catalogue = game(key).construction.needed(), _catalogue(key)
    with pytest.raises(FormatError) as caught:
        construction.parse_format('id = "club"\nbase = "constructed"\nwrong = 1\n', catalogue)
    (known,) = re.findall(r"Known keys are ([\w, ]+)\.", str(caught.value))
    return set(known.split(", "))


def _catalogue(key: str):  # type: ignore[no-untyped-def]
    return shipped_catalogue(game(key).cards.needed())


def said(key: str, form: str, deck: str, *, has_pool: bool = False) -> object:
    """Everything that a format says of a deck but its digest: verdict, findings, or why none."""
    construction, catalogue = game(key).construction.needed(), _catalogue(key)
    try:
        parsed = construction.parse_format(form, catalogue)
        pool = Pool.of([(catalogue.newest["Gnat"], 1)]) if has_pool else None
        request = CriteriaRequest(catalogue, parsed, game(key).editions.default, pool=pool)
        read = game(key).files.needed().read(deck, catalogue)
        report = construction.check_import(read, construction.criteria(request))
    except FormatError as error:
        return str(error)
    return report.verdict, report.format, [found.message for found in report.findings]


def written(values: dict[str, str]) -> str:
    return "".join(f"{name} = {value}\n" for name, value in values.items())


@pytest.mark.parametrize("key", GAMES)
def test_every_key_is_known_to_this_test(key: str) -> None:
    assert accepted(key) == {*KEYS[key], *TOLD[key], *REFUSED[key], "listed"}


@pytest.mark.parametrize(("key", "name"), [(key, name) for key in KEYS for name in KEYS[key]])
def test_every_key_of_a_format_changes_what_is_said_of_a_deck(key: str, name: str) -> None:
    rest, value, deck = KEYS[key][name]
    if name == "no_max_counts":
        deck = f"6 {_unlimited()}\n"
    has_pool = name == "supplied"
    before = said(key, written(rest), deck, has_pool=has_pool)
    after = said(key, written(rest | {name: value}), deck, has_pool=has_pool)
    assert "no such key" not in str(after)
    assert before != after


def _unlimited() -> str:
    return next(title.name for title in _catalogue("shadowfist").cards if title.no_max)


@pytest.mark.parametrize("key", GAMES)
def test_every_key_of_a_listed_card_changes_a_verdict(key: str) -> None:
    name = {"spoils": "Gnat", "shadowfist": "Shadowy Mentor"}[key]
    deck = {"spoils": SPOILS + "2 Gnat\n", "shadowfist": "2 Shadowy Mentor\n"}[key]
    entry = {"name": f'"{name}"', "listing": '"banned"', "source": '"club"'}

    def with_entry(**changed: str) -> object:
        return said(key, f"{written(BUILT)}[[listed]]\n{written(entry | changed)}", deck)

    banned = with_entry()
    other = {"spoils": "Scout", "shadowfist": "Monkey House"}[key]
    assert banned != said(key, written(BUILT), deck)
    assert banned != with_entry(name=f'"{other}"')
    assert banned != with_entry(listing='"restricted"')
    assert banned != with_entry(until="2020-01-01")
    assert banned != with_entry(source='""')
    assert with_entry(since="2020-01-01", until="2021-01-01") != banned
    assert with_entry(since="2020-01-01", until="2019-01-01") != banned


@pytest.mark.parametrize("key", GAMES)
def test_what_a_format_tells_players_is_shown(key: str) -> None:
    construction, catalogue = game(key).construction.needed(), _catalogue(key)
    told = {"notes": '"Every Friday."', "table": '"duel"', "goal": "9"}
    plain = construction.parse_format(written(BUILT), catalogue)
    for name in TOLD[key]:
        form = construction.parse_format(written(BUILT | {name: told[name]}), catalogue)
        asked = (form.notes, construction.demands(form, catalogue))
        assert asked != (plain.notes, construction.demands(plain, catalogue))


@pytest.mark.parametrize("key", ["shadowfist"])
def test_keys_of_other_games_are_refused(key: str) -> None:
    values = {"sideboard": "1", "rarities": '["rare"]'}
    for name in REFUSED[key]:
        assert "leave" in str(said(key, written(BUILT | {name: values[name]}), FIST))
