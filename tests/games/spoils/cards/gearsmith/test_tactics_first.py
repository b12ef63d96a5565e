"""Gearsmith tactics: 1st Edition, both parts."""

from app.games.spoils.engine import DecisionKind, Done
from tests.support.card_play import (
    deploys,
    detaches,
    found,
    is_offered,
    majigs,
    playable,
    refuses,
    stats,
    uses,
)
from tests.support.card_tables import elitism, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
OPERATION = "0p3r4710n 1337 H4x0rz"
REGISTRATION = "Elite Team Registration"
PUPPET = "Exploding Sock Puppet!"
MEAGER = "Meager Research"
PATENT = "Patent Enforcement"
INVESTMENT = "Research Investment"
SUIT = "Draconic Luteoderm Suit"


@CASES.of(OPERATION)
def up_to_four_cards_that_are_no_tactics_are_free() -> None:
    hand = ["Big", "Box", "Guard", "Gizmo", "Monk", "Kill", "Elitism"]
    for count in (0, 1, 4):
        table = set_up(elitism(OPERATION, *hand))
        deploys(table.me, OPERATION)
        if count == 0:
            refuses(table.me)
        else:
            assert playable(table.me) == ["Big", "Box", "Gizmo", "Guard", "Monk"]
        for name in hand[:count]:
            table.me.picks(name)
            table.resolves()
        if 0 < count < 4:
            refuses(table.me)
        assert sorted(table.me.play) == sorted(hand[:count])
        assert (table.me.free, table.asks) == (0, DecisionKind.ACT)


@CASES.of(OPERATION, "All-Nighter")
def it_is_played_only_in_your_turn() -> None:
    for name in (OPERATION, "All-Nighter"):
        assert set_up(elitism(name)).me.can_deploy(name)
        table = set_up(elitism(name), Side(play=["Guard"]), active=1)
        table.you.attacks("Guard")
        table.you.passes()
        assert not table.me.can_deploy(name)


@CASES.of("1337!")
def the_next_card_costs_four_less_and_a_card_is_drawn() -> None:
    table = set_up(elitism("1337!", "Box", "Gizmo", deck=["Rage", "Rage"]))
    deploys(table.me, "1337!")
    assert (table.me.free, table.me.hand.count("Rage")) == (9, 1)
    deploys(table.me, "Box")
    assert table.me.free == 8
    deploys(table.me, "Gizmo")
    assert table.me.free == 6
    table = set_up(elitism("1337!", play=["Box"]))
    deploys(table.me, "1337!")
    table.me.uses("Box", "OPEN")
    table.resolves()
    assert table.me.free == 6, "an ability is no card"


@CASES.of("1337!")
def abilities_and_cards_of_the_next_turn_cost_as_usual() -> None:
    table = set_up(
        elitism("1337!", "Gizmo", play=["Box"], deck=["Rage"] * 4), Side(deck=["Rage"] * 4)
    )
    deploys(table.me, "1337!")
    uses(table.me, "Box", "OPEN")
    assert table.me.free == 6
    table.next_turn()
    table.next_turn()
    before = table.me.free
    deploys(table.me, "Gizmo")
    assert before - table.me.free == 2


@CASES.of("All-Nighter")
def up_to_nine_resources_are_detached() -> None:
    for wanted in (0, 3, 9):
        table = set_up(elitism("All-Nighter", "Luteoderm Goliath", play=["Monk"]))
        deploys(table.me, "Luteoderm Goliath")
        assert table.me.free == 4
        table.me.deploys("All-Nighter")
        table.resolves()
        detaches(table.me, wanted, most=9)
    table = set_up(elitism("All-Nighter", icons=4))
    deploys(table.me, "All-Nighter")
    detaches(table.me, 4, most=4)


@CASES.of("Devastating Mockery")
def a_character_loses_covert_this_turn_and_a_card_is_drawn() -> None:
    for name in ("Thief", "Guard"):
        table = set_up(
            elitism("Devastating Mockery", deck=["Rage"] * 3),
            Side(play=["Thief", "Guard"], deck=["Rage"]),
        )
        deploys(table.me, "Devastating Mockery", name)
        assert table.me.hand == ["Rage"]
        assert table.is_covert("Thief") is (name == "Guard")
        table.next_turn()
        assert table.is_covert("Thief")


@CASES.of("Devastating Mockery")
def who_is_not_covert_may_be_picked_for_the_card() -> None:
    table = set_up(elitism("Devastating Mockery", deck=["Rage"]), Side(play=["Guard"]))
    deploys(table.me, "Devastating Mockery", "Guard")
    assert table.me.hand == ["Rage"]


@CASES.of("Discommodiousness")
def tactics_of_the_opponent_are_shuffled_away_and_replaced() -> None:
    table = set_up(
        elitism("Discommodiousness", deck=["Rage"] * 2),
        Side(hand=["Wait", "Kill", "Guard"], deck=["Gizmo"] * 3),
    )
    deploys(table.me, "Discommodiousness")
    assert sorted(set(table.me.was_shown)) == ["Guard", "Kill", "Wait"]
    assert (len(table.you.hand), len(table.you.deck)) == (3, 3)
    assert "Guard" in table.you.hand
    assert sorted(table.you.hand + table.you.deck).count("Wait") == 1
    assert table.me.hand == ["Rage"]


@CASES.of("Discommodiousness")
def without_tactics_the_opponent_draws_nothing() -> None:
    table = set_up(
        elitism("Discommodiousness", deck=["Rage"]), Side(hand=["Guard"], deck=["Gizmo", "Box"])
    )
    deploys(table.me, "Discommodiousness")
    assert (table.you.hand, table.you.deck) == (["Guard"], ["Gizmo", "Box"])
    assert table.me.hand == ["Rage"]
    assert "Guard" in table.me.was_shown


@CASES.of(REGISTRATION)
def up_to_two_gearsmiths_of_different_names_are_found() -> None:
    deck = ["LeoKaiser", "LeoKaiser", "Basic Node", "Guard", "Runic Map"]
    for names in ((), ("LeoKaiser",), ("LeoKaiser", "Basic Node")):
        table = set_up(elitism(REGISTRATION, deck=deck))
        deploys(table.me, REGISTRATION)
        assert found(table.me) == ["Basic Node", "LeoKaiser"]
        for name in names:
            table.me.picks(name)
            assert name not in table.me.choices()
        if table.asks is DecisionKind.SEARCH:
            table.me.passes()
        assert sorted(table.me.hand) == sorted(names)
        assert all(name in table.you.was_shown for name in names)


@CASES.of("Elite Team Registration")
def it_may_find_one_or_nobody_and_shows_whom() -> None:
    deck = ["Drivey Car", "Scout", "Drivey Car"]
    table = set_up(elitism("Elite Team Registration", deck=deck))
    deploys(table.me, "Elite Team Registration")
    assert found(table.me) == ["Drivey Car"]
    table.me.picks("Drivey Car")
    assert "Drivey Car" not in table.me.choices(), "different names"
    table.resolves()
    assert table.me.hand == ["Drivey Car"]


@CASES.of(PUPPET)
def a_character_that_uses_an_ability_is_destroyed_and_the_ability_fails() -> None:
    you = Side(play=["Box", "Senior Research Assistant"], hand=["Wait", "Gizmo"], resources=6)
    table = set_up(elitism(PUPPET), you, active=1)
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


@CASES.of("I Got the Gear!")
def gear_may_be_found() -> None:
    table = set_up(elitism("I Got the Gear!", deck=["Golemizer", "Gizmo", "Hat"]))
    deploys(table.me, "I Got the Gear!")
    assert found(table.me) == ["Golemizer", "Hat"]
    table.me.picks("Golemizer")
    assert table.me.hand == ["Golemizer"]
    assert "Golemizer" in table.you.was_shown
    table = set_up(elitism("I Got the Gear!", deck=["Golemizer"]))
    deploys(table.me, "I Got the Gear!")
    refuses(table.me)
    assert table.me.hand == []


@CASES.of("Invent")
def it_finds_one_card_less_than_half_of_what_is_paid() -> None:
    for number in (1, 3):
        table = set_up(elitism("Invent", icons=7, deck=["Gizmo", "Box", "Rage"]))
        table.me.deploys("Invent")
        assert table.me.numbers() == [0, 1, 2, 3]
        table.me.answers(number)
        table.resolves()
        for name in ("Gizmo", "Rage")[: number - 1]:
            table.me.picks(name)
        assert sorted(table.me.hand) == (["Gizmo", "Rage"] if number == 3 else [])
        assert table.me.free == 7 - 2 * number
        assert table.you.was_shown == []


@CASES.of("Invent", "Micromajig Avalanche")
def for_nothing_there_is_nothing() -> None:
    table = set_up(elitism("Invent", deck=["Gizmo"]))
    table.me.deploys("Invent")
    table.me.answers(1)
    table.resolves()
    assert (table.me.hand, table.me.deck, table.me.free) == ([], ["Gizmo"], 10)
    table = set_up(elitism("Micromajig Avalanche"))
    table.me.deploys("Micromajig Avalanche")
    assert table.me.numbers() == list(range(7))
    table.me.answers(0)
    table.resolves()
    assert majigs(table.me) == 0


@CASES.of("Kaiser Wave")
def kaisers_in_play_and_a_kaiser_itself_make_it_stronger() -> None:
    for mine, yours, picked, more in (
        ([], [], "Guard", 1),
        (["LeoKaiser"], ["TigerKaiser"], "Guard", 3),
        (["LeoKaiser"], ["TigerKaiser"], "LeoKaiser", 4),
    ):
        table = set_up(
            elitism("Kaiser Wave", play=["Guard", *mine]), Side(play=yours, deck=["Rage"])
        )
        strength, life, speed = stats(table, picked)
        deploys(table.me, "Kaiser Wave", picked)
        assert stats(table, picked) == (strength + more, life + more, speed)
        table.next_turn()
        assert stats(table, picked) == (strength, life, speed)


@CASES.of(MEAGER)
def the_opponents_top_card_says_what_may_be_found() -> None:
    for agreed in (True, False):
        table = set_up(elitism(MEAGER, deck=["Gizmo", "Guard", "Rage"]), Side(deck=["Big", "Rage"]))
        deploys(table.me, MEAGER)
        assert (table.you.hand, "Big" in table.me.was_shown) == (["Big"], True)
        if agreed:
            assert found(table.me) == ["Guard"]
            table.me.picks("Guard")
            assert "Guard" in table.you.was_shown
        else:
            refuses(table.me)
        assert table.me.hand == ["Guard"] * agreed


@CASES.of("Meager Research")
def an_empty_deck_leaves_nothing_to_search_for() -> None:
    table = set_up(elitism("Meager Research", deck=["Gizmo"]), Side())
    deploys(table.me, "Meager Research")
    assert not is_offered(table.me)
    assert table.me.deck == ["Gizmo"]


@CASES.of("Micromajig Avalanche")
def majigs_for_two_each() -> None:
    for number in (0, 1, 3):
        table = set_up(elitism("Micromajig Avalanche", icons=7))
        table.me.deploys("Micromajig Avalanche")
        assert table.me.numbers() == [0, 1, 2, 3]
        table.me.answers(number)
        table.resolves()
        assert (majigs(table.me), table.me.free) == (number, 7 - 2 * number)


@CASES.of(PATENT)
def an_item_being_played_enters_play_under_your_control_for_its_cost() -> None:
    table = set_up(elitism(PATENT), Side(hand=["Box", "Guard"], resources=7), active=1)
    table.you.deploys("Guard")
    assert not table.me.can_deploy(PATENT)
    table.resolves()
    table.you.deploys("Box")
    deploys(table.me, PATENT)
    assert (table.me.play, table.me.free) == (["Box"], 7)
    assert table.you.play == ["Guard"]
    table = set_up(elitism(PATENT, icons=4), Side(hand=["Box"], resources=7), active=1)
    table.you.deploys("Box")
    assert not table.me.can_deploy(PATENT)


@CASES.of("Patent Enforcement")
def characters_and_tactics_are_not_patented() -> None:
    for name in ("Guard", "Wait"):
        table = set_up(Side(hand=[name], resources=5), elitism("Patent Enforcement"))
        table.me.deploys(name)
        assert table.asked is table.you
        assert not table.you.can_deploy("Patent Enforcement")


@CASES.of(INVESTMENT)
def both_players_may_put_up_to_three_staples_into_play() -> None:
    deck = ["Rage", "Greed", "Deception", "Elitism", "Arrogance", "Gizmo"]
    for mine, yours in ((3, 3), (1, 0), (0, 2)):
        table = set_up(elitism(INVESTMENT, deck=deck), Side(deck=deck))
        deploys(table.me, INVESTMENT)
        for seat, count in ((table.me, mine), (table.you, yours)):
            assert table.asked is seat
            if count == 0:
                refuses(seat)
                continue
            assert found(seat) == ["Deception", "Elitism", "Greed", "Rage"]
            for name in deck[:count]:
                seat.picks(name)
            if count < 3:
                seat.passes()
        assert sorted(table.me.resources) == sorted([*["Elitism"] * 12, *deck[:mine]])
        assert sorted(table.you.resources) == sorted(deck[:yours])


@CASES.of("Scorching Runicution")
def gear_burns_its_bearer_by_its_cost() -> None:
    name = "Scorching Runicution"
    table = set_up(
        elitism(name, play=["Gizmo"]),
        Side(play=["Big", "Luteoderm Armor"], attached={"Luteoderm Armor": "Big"}),
    )
    deploys(table.me, name, "Luteoderm Armor")
    assert (table.damage("Big"), table.you.discard) == (3, ["Luteoderm Armor"])
    assert not set_up(elitism(name, play=["Gizmo"])).me.can_deploy(name)
    side = elitism(name, play=["Luteoderm Armor", "Guard"], attached={"Luteoderm Armor": "Guard"})
    table = set_up(side)
    deploys(table.me, name)
    assert sorted(table.me.discard) == sorted(["Guard", "Luteoderm Armor", name])


@CASES.of("Scorching Runicution")
def gear_that_is_worn_by_nobody_burns_nobody() -> None:
    table = set_up(elitism("Scorching Runicution", play=[SUIT, "Guard"]))
    deploys(table.me, "Scorching Runicution", SUIT)
    assert SUIT in table.me.discard
    assert table.damage("Guard") == 0


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
