"""Tactics of the Gearsmith, from Exploding Sock Puppet! to Invent."""

from app.games.spoils.engine import DecisionKind, Done
from tests.games.spoils.cards.gearsmith.workbench import (
    at,
    deploys,
    elite,
    found,
    majigs,
    pays,
    refuses,
    wants,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()


PUPPET = "Exploding Sock Puppet!"


@CASES.of(PUPPET)
def a_character_that_uses_an_ability_is_destroyed_and_the_ability_fails() -> None:
    you = Side(play=["Box", "Senior Research Assistant"], hand=["Wait", "Gizmo"], resources=6)
    table = at(elite(PUPPET), you, active=1)
    table.you.uses("Box", "OPEN")
    assert not table.me.can_deploy(PUPPET)
    table.resolves()
    table.you.uses("Senior Research Assistant", "RESEARCH")
    table.me.deploys(PUPPET)
    assert table.you.legal == (Done(),), "the opponent cannot respond"
    table.resolves()
    assert table.you.discard == ["Senior Research Assistant"]
    deploys(table.you, "Gizmo")
    assert table.you.free == 1, "its research reduces nothing"
    assert table.me.discard == [PUPPET]


ALARM = "Hilarious Refrigerator Alarm"


@CASES.of(ALARM)
def it_terminates_what_is_unresolved_and_the_opponent_may_get_majigs() -> None:
    for agreed in (True, False):
        table = at(elite(ALARM), Side(hand=["Guard", "Learn"], deck=["Rage"] * 4), active=1)
        table.you.deploys("Learn")
        deploys(table.me, ALARM)
        (wants if agreed else refuses)(table.you)
        assert "Rage" not in table.you.hand
        assert (majigs(table.me), majigs(table.you)) == (0, 3 if agreed else 0)
        assert "Learn" in table.you.discard


@CASES.of(ALARM)
def an_unresolved_ability_is_no_card_and_resolves() -> None:
    you = Side(
        play=["Montgomery Blatherscythe"],
        discard=["Key Man"],
        resources=["Greed"] * 4,
        deck=["Rage"] * 4,
    )
    table = at(elite(ALARM), you, active=1)
    table.you.uses("Montgomery Blatherscythe", "RESURRECT")
    table.me.deploys(ALARM)
    table.resolves()
    refuses(table.you)
    table.resolves()
    assert "Key Man" in table.you.play


@CASES.of(ALARM)
def cards_of_one_name_bring_majigs_to_you_instead() -> None:
    table = at(elite(ALARM), Side(hand=["Learn", "Learn"], deck=["Rage"] * 6), active=1)
    deploys(table.you, "Learn")
    assert table.you.hand.count("Rage") == 2
    table.you.deploys("Learn")
    table.me.deploys(ALARM)
    table.resolves()
    if table.asks is DecisionKind.CHOOSE_NUMBER:
        assert table.me.numbers() == [0, 1, 2]
        table.me.answers(2)
        table.resolves()
    elif table.asks is DecisionKind.MAY:
        table.me.agrees()
    assert (majigs(table.me), majigs(table.you)) == (2, 0)
    assert table.you.hand.count("Rage") == 2


@CASES.of("I Got the Gear!")
def gear_may_be_found() -> None:
    table = at(elite("I Got the Gear!", deck=["Golemizer", "Gizmo", "Hat"]))
    deploys(table.me, "I Got the Gear!")
    assert found(table.me) == ["Golemizer", "Hat"]
    table.me.picks("Golemizer")
    assert table.me.hand == ["Golemizer"]
    assert "Golemizer" in table.you.was_shown
    table = at(elite("I Got the Gear!", deck=["Golemizer"]))
    deploys(table.me, "I Got the Gear!")
    refuses(table.me)
    assert table.me.hand == []


DESTROYING_ITEMS = {"Industrious Usage": (4, 2), "Precise Sabotage": (3, 0), "Repurpose": (4, 2)}


@CASES.of(*DESTROYING_ITEMS)
def it_destroys_any_item() -> None:
    for name, (cost, flip) in DESTROYING_ITEMS.items():
        for flip_up in (False, True):
            if flip_up and not flip:
                continue
            side = elite(face_down=[name]) if flip_up else elite(name)
            side.deck, side.play = ["Rage"] * 2, ["Gizmo"]
            table = at(side, Side(play=["Box", "Guard", "House"]))
            table.me.deploys(name, flip_up=flip_up)
            pays(table.me)
            assert sorted(table.me.choices()) == ["Box", "Gizmo"]
            table.me.picks("Box")
            table.resolves()
            assert table.you.discard == ["Box"]
            assert (majigs(table.me), majigs(table.you)) == (int(name == "Industrious Usage"), 0)
            assert table.me.hand == ["Rage"] * (name == "Repurpose")
            assert table.me.free == 12 - (flip if flip_up else cost)


@CASES.of("Invent")
def it_finds_one_card_less_than_half_of_what_is_paid() -> None:
    for number in (1, 3):
        table = at(elite("Invent", icons=7, deck=["Gizmo", "Box", "Rage"]))
        table.me.deploys("Invent")
        assert table.me.numbers() == [0, 1, 2, 3]
        table.me.answers(number)
        table.resolves()
        for name in ("Gizmo", "Rage")[: number - 1]:
            table.me.picks(name)
        assert sorted(table.me.hand) == (["Gizmo", "Rage"] if number == 3 else [])
        assert table.me.free == 7 - 2 * number
        assert table.you.was_shown == []


def test_tactics_of_the_gearsmith_e_to_i(only_card: str | None) -> None:
    CASES.run(only_card)
