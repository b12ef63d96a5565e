"""Terminating. Rules: 314."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.terms import Area
from tests.support.card_play import deploys
from tests.support.made_cards import COMPANY, ELITE, GAIN, GUARD, MADE, RICH, WEAK_GUARD
from tests.support.rules import rule
from tests.support.scenario import Side, board, character, item, tactic
from tests.support.tables import at_table, settles

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])


@ALL
def test_314_1_a_card_terminated_into_a_hand_never_goes_to_the_discard_pile(
    edition: Edition,
) -> None:
    for name, place in (("Voidal Interference", Area.HAND), ("A Blazing Zero", Area.IN_PLAY)):
        grave = item("Grave", v.Replacement(
            v.PutAnywhere(v.CARD, v.DISCARD_PILE),
            (v.Put(v.THAT, v.OUT_OF_GAME),)))  # fmt: skip
        alarm = item("Alarm", v.Trigger(
            v.PutAnywhere(v.TACTIC.owned_by(v.YOU), v.DISCARD_PILE),
            (v.GainInfluence(1),)))  # fmt: skip
        for watcher in (grave, alarm):
            table = board(
                Side(hand=["Wait"], play=[watcher.card.name], deck=["Hat"] * 3),
                Side(hand=[name], resources=RICH), *MADE, watcher, edition=edition,
            )  # fmt: skip
            table.me.deploys("Wait")
            table.you.deploys(name)
            settles(table)
            there = table.state.area[table.card("Wait")]
            assert there is (Area.DECK if name == "Voidal Interference" else place), "from hand"
            assert (table.me.out_of_game, table.me.influence) == ([], 20)


def test_314_1_a_character_terminated_beside_a_resurrection_emporium_comes_back() -> None:
    table = at_table(
        Side(hand=["Guard", "Hat"], play=["Resurrection Emporium"], resources=2),
        Side(hand=["Voidal Interference"], resources=RICH),
    )
    table.me.deploys("Guard")
    table.you.deploys("Voidal Interference")
    settles(table)
    assert table.me.choices() == ["Hat", "Guard"], "one of them goes on top of the deck"


def test_314_1_an_alarm_for_two_of_one_name_brings_up_to_two_majigs() -> None:
    name = "Hilarious Refrigerator Alarm"
    table = board(
        Side(hand=["Guard", "Guard"], resources=ELITE), Side(hand=[name], resources=ELITE), *COMPANY
    )
    deploys(table.me, "Guard")
    table.me.deploys("Guard")
    table.you.deploys(name)
    table.resolves()
    assert table.you.numbers() == [0, 1, 2]
    table.you.answers(2)
    assert (table.me.play, table.you.play) == (["Guard"], ["Micromajig Token"] * 2)


@COMPREHENSIVE
@rule("cr2010:314.1")
def test_314_1_a_terminated_card_does_not_resolve(edition: Edition) -> None:
    stop = tactic(
        "Stop",
        [v.Terminate(v.RESPONDED_TO)],
        pays=[v.Only(v.RespondingTo(v.CHARACTER))],
    )
    table = board(
        Side(hand=["Guard"], resources=2), Side(hand=["Stop"]), WEAK_GUARD, stop, edition=edition
    )
    table.me.deploys("Guard")
    table.you.deploys("Stop")
    table.resolves()
    assert (table.me.play, table.me.discard) == ([], ["Guard"])


@COMPREHENSIVE
@pytest.mark.parametrize(("stopped", "influence"), [(False, 21), (True, 20)])
def test_314_2_a_terminated_ability_does_nothing_of_what_it_says(
    edition: Edition, stopped: bool, influence: int
) -> None:
    hush = tactic(
        "Hush",
        [v.Terminate(v.RESPONDED_TO)],
        pays=[v.Only(v.RespondingToAbility(v.CHARACTER))],
    )
    pray = v.Ability("PRAY", (v.Pay(1),), (GAIN, v.Draw(1)))
    table = board(
        Side(play=["Monk"], deck=["Guard"], resources=1), Side(hand=["Hush"]),
        character("Monk", 1, 1, 1, pray), hush, GUARD, edition=edition,
    )  # fmt: skip
    table.me.uses("Monk", "PRAY")
    if stopped:
        table.you.deploys("Hush")
    table.resolves()
    assert (table.me.influence, table.me.free) == (influence, 0)
    assert (table.me.hand == []) is stopped
