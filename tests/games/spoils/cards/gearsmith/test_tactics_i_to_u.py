"""Tactics of the Gearsmith, from It's a Trap! to Unrelenting Ridicule."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.gearsmith.workbench import (
    at,
    deploys,
    elite,
    found,
    majigs,
    pays,
    refuses,
    stats,
    wants,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import MAJIG
from tests.support.scenario import Side

CASES = CardTests()

TRAP = "It's a Trap!"


@CASES.of(TRAP)
def your_item_and_a_character_return_to_their_owners() -> None:
    for flip_up in (False, True):
        side = elite(face_down=[TRAP]) if flip_up else elite(TRAP)
        side.play = ["Gizmo", "Box"]
        table = at(side, Side(play=["Hat", "Guard", "Big"], attached={"Hat": "Big"}))
        table.me.deploys(TRAP, flip_up=flip_up)
        pays(table.me)
        assert sorted(table.me.choices()) == ["Box", "Gizmo"]
        table.me.picks("Box")
        assert sorted(table.me.choices()) == ["Big", "Guard"]
        table.me.picks("Guard")
        table.resolves()
        assert (table.me.hand, table.you.hand) == (["Box"], ["Guard"])
        assert table.me.free == (10 if flip_up else 9)
    table = at(elite(TRAP, play=["Box"], borrowed=["Box"]), Side(play=["Guard"]))
    deploys(table.me, TRAP)
    assert sorted(table.you.hand) == ["Box", "Guard"]


@CASES.of("Jocular Stupefaction", "Unrelenting Ridicule")
def it_destroys_a_covert_character() -> None:
    for name, cost in (("Jocular Stupefaction", 3), ("Unrelenting Ridicule", 2)):
        table = at(elite(name), Side(play=["Thief", "Guard"]))
        deploys(table.me, name, "Thief")
        assert (table.you.play, table.me.free) == (["Guard"], 12 - cost)
        assert not at(elite(name), Side(play=["Guard"])).me.can_deploy(name)
    table = at(elite(face_down=["Jocular Stupefaction"], icons=3), Side(play=["Thief"]))
    deploys(table.me, "Jocular Stupefaction", "Thief", flip_up=True)
    assert (table.you.play, table.me.free) == ([], 0)


@CASES.of("Kaiser Wave")
def kaisers_in_play_and_a_kaiser_itself_make_it_stronger() -> None:
    for mine, yours, picked, more in (
        ([], [], "Guard", 1),
        (["LeoKaiser"], ["TigerKaiser"], "Guard", 3),
        (["LeoKaiser"], ["TigerKaiser"], "LeoKaiser", 4),
    ):
        table = at(elite("Kaiser Wave", play=["Guard", *mine]), Side(play=yours, deck=["Rage"]))
        strength, life, speed = stats(table, picked)
        deploys(table.me, "Kaiser Wave", picked)
        assert stats(table, picked) == (strength + more, life + more, speed)
        table.next_turn()
        assert stats(table, picked) == (strength, life, speed)


MEAGER = "Meager Research"


@CASES.of(MEAGER)
def the_opponents_top_card_says_what_may_be_found() -> None:
    for agreed in (True, False):
        table = at(elite(MEAGER, deck=["Gizmo", "Guard", "Rage"]), Side(deck=["Big", "Rage"]))
        deploys(table.me, MEAGER)
        assert (table.you.hand, "Big" in table.me.was_shown) == (["Big"], True)
        if agreed:
            assert found(table.me) == ["Guard"]
            table.me.picks("Guard")
            assert "Guard" in table.you.was_shown
        else:
            refuses(table.me)
        assert table.me.hand == ["Guard"] * agreed


@CASES.of("Micromajig Avalanche")
def majigs_for_two_each() -> None:
    for number in (0, 1, 3):
        table = at(elite("Micromajig Avalanche", icons=7))
        table.me.deploys("Micromajig Avalanche")
        assert table.me.numbers() == [0, 1, 2, 3]
        table.me.answers(number)
        table.resolves()
        assert (majigs(table.me), table.me.free) == (number, 7 - 2 * number)


SICKNESS = "Notion Sickness"


@CASES.of(SICKNESS)
def an_ability_happens_twice_and_its_card_is_destroyed() -> None:
    table = at(elite(SICKNESS, play=["Box", "Gizmo"]), Side(play=["Monk"]))
    deploys(table.me, SICKNESS)
    wants(table.me)
    table.me.uses("Box", "OPEN")
    table.resolves()
    assert (table.me.influence, table.me.free) == (22, 6)
    assert sorted(table.me.discard) == ["Box", SICKNESS]
    table = at(elite(SICKNESS, play=["Box"]))
    deploys(table.me, SICKNESS)
    refuses(table.me)
    assert (table.me.influence, table.me.free) == (20, 9)
    assert "Box" in table.me.discard
    assert not at(elite(SICKNESS, play=["Gizmo"]), Side(play=["Monk"])).me.can_deploy(SICKNESS)


PATENT = "Patent Enforcement"


@CASES.of(PATENT)
def an_item_being_played_enters_play_under_your_control_for_its_cost() -> None:
    table = at(elite(PATENT), Side(hand=["Box", "Guard"], resources=7), active=1)
    table.you.deploys("Guard")
    assert not table.me.can_deploy(PATENT)
    table.resolves()
    table.you.deploys("Box")
    deploys(table.me, PATENT)
    assert (table.me.play, table.me.free) == (["Box"], 7)
    assert table.you.play == ["Guard"]
    table = at(elite(PATENT, icons=4), Side(hand=["Box"], resources=7), active=1)
    table.you.deploys("Box")
    assert not table.me.can_deploy(PATENT)


RECONCILIATION = "Reluctant Reconciliation"


@CASES.of(RECONCILIATION)
def a_character_is_restored_but_cannot_attack_this_turn() -> None:
    table = at(elite(RECONCILIATION, play=["Guard"], depleted=["Guard"]), Side(deck=["Rage"] * 2))
    deploys(table.me, RECONCILIATION, "Guard")
    assert not table.is_depleted("Guard")
    assert not table.me.can_attack()
    table.next_turn()
    table.next_turn()
    assert table.me.can_attack()


INVESTMENT = "Research Investment"


@CASES.of(INVESTMENT)
def both_players_may_put_up_to_three_staples_into_play() -> None:
    deck = ["Rage", "Greed", "Deception", "Elitism", "Arrogance", "Gizmo"]
    for mine, yours in ((3, 3), (1, 0), (0, 2)):
        table = at(elite(INVESTMENT, deck=deck), Side(deck=deck))
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


SALVAGE = "Rewarding Salvage"


@CASES.of(SALVAGE)
def up_to_two_items_return_to_the_hand() -> None:
    for names in ((), ("Box",), ("Box", "Gizmo")):
        table = at(elite(SALVAGE, discard=["Gizmo", "Box", "Hat", "Guard"]), Side(discard=["Box"]))
        table.me.deploys(SALVAGE)
        assert sorted(table.me.choices()) == ["Box", "Gizmo", "Hat"]
        table.me.sets(*names)
        table.resolves()
        assert sorted(table.me.hand) == sorted(names)
        assert table.me.free == 8


@CASES.of(SALVAGE)
def flipping_it_up_plays_a_resource() -> None:
    table = at(elite("Rage", face_down=[SALVAGE], discard=["Gizmo", "Box", "Hat"]))
    table.me.deploys(SALVAGE, flip_up=True)
    pays(table.me)
    assert table.asks is DecisionKind.PLAY_RESOURCE
    table.me.plays_resource("Rage")
    pays(table.me)
    table.me.sets("Gizmo")
    table.resolves()
    assert (table.me.hand, "Rage" in table.me.resources) == (["Gizmo"], True)
    assert not at(elite(face_down=[SALVAGE], discard=["Box"])).me.can_deploy(SALVAGE, flip_up=True)


@CASES.of("Runic Reinforcement")
def a_character_gains_three_of_each_this_turn() -> None:
    table = at(elite("Runic Reinforcement"), Side(play=["Guard", "Big"], deck=["Rage"]))
    deploys(table.me, "Runic Reinforcement", "Guard")
    assert (stats(table, "Guard"), table.me.free) == ((5, 6, 2), 10)
    table.next_turn()
    assert stats(table, "Guard") == (2, 3, 2)


@CASES.of("Scorching Runicution")
def gear_burns_its_bearer_by_its_cost() -> None:
    name = "Scorching Runicution"
    table = at(
        elite(name, play=["Gizmo"]),
        Side(play=["Big", "Luteoderm Armor"], attached={"Luteoderm Armor": "Big"}),
    )
    deploys(table.me, name, "Luteoderm Armor")
    assert (table.damage("Big"), table.you.discard) == (3, ["Luteoderm Armor"])
    assert not at(elite(name, play=["Gizmo"])).me.can_deploy(name)
    side = elite(name, play=["Luteoderm Armor", "Guard"], attached={"Luteoderm Armor": "Guard"})
    table = at(side)
    deploys(table.me, name)
    assert sorted(table.me.discard) == sorted(["Guard", "Luteoderm Armor", name])


@CASES.of("Surprising Nuisance")
def two_majigs_come() -> None:
    table = at(elite("Surprising Nuisance"))
    deploys(table.me, "Surprising Nuisance")
    assert (majigs(table.me), majigs(table.you), table.me.free) == (2, 0, 9)
    assert stats(table, MAJIG) == (1, 1, 3)


@CASES.of("Tamper")
def it_destroys_a_character_with_an_ability() -> None:
    for flip_up in (False, True):
        side = elite(face_down=["Tamper"]) if flip_up else elite("Tamper")
        table = at(side, Side(play=["Monk", "Guard", "Box", "Goloam"]))
        deploys(table.me, "Tamper", "Monk", flip_up=flip_up)
        assert table.you.discard == ["Monk"]
        assert table.me.free == (11 if flip_up else 9)
    assert not at(elite("Tamper"), Side(play=["Guard", "Box"])).me.can_deploy("Tamper")


CLEANING = "Thorough Sanitization"


@CASES.of(CLEANING)
def an_item_is_flipped_face_down_under_its_owner() -> None:
    table = at(elite(CLEANING, play=["Gizmo"], borrowed=["Gizmo"]), Side(play=["Box", "Guard"]))
    table.me.deploys(CLEANING)
    assert sorted(table.me.choices()) == ["Box", "Gizmo"]
    table.me.picks("Gizmo")
    table.resolves()
    assert (table.me.play, table.me.face_down) == ([], [])
    assert table.you.face_down == ["Gizmo"]


@CASES.of(CLEANING)
def flipping_it_up_draws_a_card() -> None:
    table = at(elite(face_down=[CLEANING], deck=["Rage"] * 2), Side(play=["Box"]))
    deploys(table.me, CLEANING, flip_up=True)
    assert (table.me.hand, table.you.face_down) == (["Rage"], ["Box"])


def test_tactics_of_the_gearsmith_i_to_u(only_card: str | None) -> None:
    CASES.run(only_card)
