"""Choices of an organizer that a game adds; anything else is refused."""

from __future__ import annotations

import pytest

from app.games import game
from app.games.capabilities.event_options import ChosenOptions, EventOptions

OPTIONS = EventOptions(supplies=(("edge", "edge cards"), ("none", "nothing")))


def test_what_was_not_chosen_has_its_default() -> None:
    assert OPTIONS.parse({}) == OPTIONS.defaults() == ChosenOptions("edge", {})
    assert OPTIONS.parse({"packs": {"1ED": 6}}) == ChosenOptions("edge", {"1ED": 6})


def test_options_are_read_back_from_what_is_stored() -> None:
    chosen = ChosenOptions("none", {"1ED": 3, "2ED": 3})
    assert OPTIONS.parse(chosen.plain()) == chosen


@pytest.mark.parametrize(
    "plain",
    [
        {"supplied": "staples+factions"},
        {"supplied": None},
        {"packs": ["1ED"]},
        {"packs": {"1ED": 0}},
        {"packs": {"1ED": 100}},
        {"packs": {"1ED": True}},
        {"packs": {"1ED": "6"}},
        {"starting": "none"},
    ],
)
def test_what_the_game_does_not_have_is_refused(plain: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"unknown supply|packs|unknown options"):
        OPTIONS.parse(plain)


def test_the_spoils_supplies_staples_and_factions_unless_nothing_is_asked_for() -> None:
    offered = game("spoils").event_options
    assert offered is not None
    assert offered.defaults().supplied == "staples+factions"
    assert dict(offered.supplies).keys() == {"staples+factions", "none"}
