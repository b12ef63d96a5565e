"""Threshold. Rules: 405."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.terms import CardType
from tests.support.made_cards import BARE, COMPANY, GREED, LAMP, WEAK_GUARD
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, made

ALL = pytest.mark.parametrize("edition", list(Edition))


@ALL
def test_405_1_a_threshold_is_met_by_the_icons_that_your_cards_provide_together(
    edition: Edition,
) -> None:
    mine = made("Mine", CardType.RESOURCE, v.Provides("RG"))
    brute = character("Brute", 2, 2, cost=0, threshold="RRG")
    for resources, able in (
        (["Mine"], False), (["Mine", "Mine"], True), (["Mine", "Rage"], True),
        (["Mine", "Greed"], False), (["Rage", "Rage", "Greed"], True),
    ):  # fmt: skip
        table = board(Side(hand=["Brute"], resources=resources), Side(), mine, brute,
                      edition=edition)  # fmt: skip
        assert table.me.can_deploy("Brute") is able


def test_405_2_an_eased_threshold_waits_for_the_next_card_however_late() -> None:
    table = board(
        Side(play=["Clockman Skydocks"], hand=["Air Travel"], resources=4, deck=["Lamp"] * 3),
        Side(deck=["Lamp"] * 3, play=["Bare"]), BARE, LAMP,
    )  # fmt: skip
    assert not table.me.can_deploy("Air Travel")
    table.me.uses("Clockman Skydocks", "BUSINESS DAY")
    table.me.answers(0)
    table.resolves()
    assert table.me.can_deploy("Air Travel")
    table.next_turn()
    table.next_turn()
    assert table.me.can_deploy("Air Travel")


@ALL
@rule("EX-B03a", "basic1e:B.icons.2")
def test_405_2_the_threshold_must_be_met(edition: Edition) -> None:
    brute = character("Brute", 2, 2, cost=2, threshold="RR")
    for icons, meets in ((["Rage", "Greed", "Greed"], False), (["Rage", "Rage", "Greed"], True)):
        table = board(Side(hand=["Brute"], resources=icons), Side(), brute, edition=edition)
        with shows("604.1b"):
            assert table.me.can_deploy("Brute") is meets


def test_405_5_icons_for_a_turn_count_towards_thresholds() -> None:
    table = board(Side(hand=["31337!", "Goloam"], resources=["Elitism", *GREED]), Side(), *COMPANY)
    assert not table.me.can_deploy("Goloam")
    table.me.deploys("31337!")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Greed")
    table.resolves()
    assert table.me.can_deploy("Goloam")
    table.next_turn()
    table.next_turn()
    assert not table.me.can_deploy("Goloam")


def test_405_5_a_face_down_card_provides_volition() -> None:
    for icons, able in (("V", True), ("VV", True), ("VVV", False), ("R", False)):
        brute = character("Brute", 2, 2, cost=1, threshold=icons)
        table = board(Side(hand=["Brute"], face_down=["Rage", "Guard"]), Side(), brute, WEAK_GUARD)
        assert table.me.can_deploy("Brute") is able


@pytest.mark.parametrize("edition", [Edition.BASIC1E, Edition.CR2010])
def test_405_5_face_down_cards_provided_nothing_before(edition: Edition) -> None:
    brute = character("Brute", 2, 2, cost=1, threshold="V")
    side = Side(hand=["Brute"], face_down=["Guard", "Guard"])
    table = board(side, Side(), brute, WEAK_GUARD, edition=edition)
    assert not table.me.can_deploy("Brute")


@ALL
@rule("EX-B03a", "EX-B03b", "basic1e:B.icons.3")
def test_405_6_two_icons_serve_two_cards_that_ask_for_both(edition: Edition) -> None:
    orc = character("Orc", 1, 1, cost=2, threshold="RR")
    for rages, able in ((1, False), (2, True)):
        resources = [*["Rage"] * rages, *["Greed"] * (4 - rages)]
        table = board(Side(hand=["Orc", "Orc"], resources=resources), Side(), orc, edition=edition)
        assert table.me.can_deploy("Orc") is able
    table.me.deploys("Orc")
    table.me.sets("Rage", "Rage")
    table.resolves()
    table.me.deploys("Orc")
    table.resolves()
    assert (table.me.play, table.me.free) == (["Orc", "Orc"], 0)


@ALL
@rule("EX-B03b", "basic1e:B.icons.3")
def test_405_6_icons_are_not_used_up(edition: Edition) -> None:
    one = character("One", 1, 1, cost=2, threshold="RR")
    two = character("Two", 1, 1, cost=2, threshold="RR")
    side = Side(hand=["One", "Two"], resources=["Rage", "Rage", "Greed", "Greed"])
    table = board(side, Side(), one, two, edition=edition)
    table.me.deploys("One")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Rage")
    table.resolves()
    table.me.deploys("Two")
    table.resolves()
    assert sorted(table.me.play) == ["One", "Two"]
    assert table.me.free == 0
