"""Cards found by what they do, in both games, from one table."""

from __future__ import annotations

import pytest

from app.games import game
from app.games.tabletop.search import Context, MissingContextError, QueryError
from app.games.tabletop.search.deeds import DEEDS, TARGETS
from tests.games.tabletop.search.test_plain_search import by_fields, prepared


@pytest.mark.parametrize(
    ("game_key", "deed", "doing", "not_doing"),
    [
        ("spoils", "destroys", "Bug Bite", "Scout"),
        ("spoils", "destroys-character", "Bug Bite", "Precise Sabotage"),
        ("spoils", "damages", "Shriever Attack", "Gnat"),
        ("spoils", "draws", "Key Man", "Gnat"),
        ("spoils", "discards", "Gnat", "Quotidian Instruction"),
        ("spoils", "returns-character", "Gargantuan Garbler", "Rummaging Millipede"),
        ("spoils", "recovers", "Rummaging Millipede", "Gargantuan Garbler"),
        ("spoils", "counters", "Subsection 5, Paragraph 12", "Scout"),
        ("spoils", "controls", "Epic Turncoat Maneuver", "Scout"),
        ("spoils", "searches", "Master Ritualist", "Scout"),
        ("spoils", "tokens", "Accumulation Majig", "Scout"),
        ("spoils", "removes", "Shriever Attack", "Key Man"),
        ("shadowfist", "damages", "Final Brawl", "Evil Twin"),
        ("shadowfist", "destroys", "Neutron Bomb", "Final Brawl"),
        ("shadowfist", "copies", "Evil Twin", "Final Brawl"),
    ],
)
def test_a_deed_finds_the_cards_that_do_it(
    game_key: str, deed: str, doing: str, not_doing: str
) -> None:
    found = by_fields(f"does:{deed}", game_key)
    assert doing in found
    assert not_doing not in found


def test_what_only_the_card_itself_pays_or_suffers_is_no_deed() -> None:
    """Mephitic Nullifier destroys itself as a cost."""
    assert "Mephitic Nullifier" not in by_fields("does:destroys")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("does:kill", "does:destroys"),
        ('does:"kills a character"', "does:destroys-character"),
        ("does:bounce", "does:returns"),
        ("does:destroy-item|location", None),
        ("do:draw", "does:draws"),
    ],
)
def test_players_words_are_read(written: str, meant: str | None) -> None:
    if meant is None:
        with pytest.raises(QueryError, match="is not a known deed"):
            by_fields(written)
    else:
        assert by_fields(written) == by_fields(meant)


def test_to_destroy_a_kind_of_card_is_to_destroy() -> None:
    kinds = [by_fields(f"does:destroys-{target}") for target in TARGETS]
    assert set().union(*kinds) == by_fields("does:destroys")


def test_removal_is_all_that_it_stands_for() -> None:
    assert by_fields("does:removes") == by_fields("does:destroys|damages|returns|controls")


def test_every_deed_is_done_in_some_game() -> None:
    assert all(by_fields(f"does:{key}") for key in DEEDS if key != "steals")
    assert by_fields("does:steals", "shadowfist")


def test_a_card_that_acts_on_all_characters_wipes_and_one_that_picks_does_not() -> None:
    wiping = by_fields("does:wipes")
    assert {"Shriever Attack", "Walk the Plank", "Desolate"} <= wiping
    assert wiping.isdisjoint({"Bug Bite", "A Series of Tubes", "Barbaric Rifleman"})


def test_without_scripts_a_deed_is_refused_with_the_reason() -> None:
    language, index, _ = prepared("spoils")
    with pytest.raises(MissingContextError, match="needs the scripts of cards"):
        language.cards.search(index, "does:draws", Context())


def test_a_deed_is_told_back_in_words() -> None:
    language = game("spoils").language.needed()
    grammar = language.cards.grammar.fields
    assert "does" in grammar
    index, context = prepared("spoils")[1:]
    echo = language.cards.search(index, "does:destroys-character t:tactic", context).echo
    assert echo == "Cards: destroys characters and type Tactic."
