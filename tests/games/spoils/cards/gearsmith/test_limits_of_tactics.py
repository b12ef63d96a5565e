"""Whom and when tactics of the Gearsmith leave alone."""

from tests.games.spoils.cards.gearsmith.workbench import (
    at,
    deploys,
    elite,
    found,
    is_offered,
    majigs,
    refuses,
    settles,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
SUIT = "Draconic Luteoderm Suit"


@CASES.of("1337!")
def abilities_and_cards_of_the_next_turn_cost_as_usual() -> None:
    table = at(elite("1337!", "Gizmo", play=["Box"], deck=["Rage"] * 4), Side(deck=["Rage"] * 4))
    deploys(table.me, "1337!")
    uses(table.me, "Box", "OPEN")
    assert table.me.free == 6
    table.next_turn()
    table.next_turn()
    before = table.me.free
    deploys(table.me, "Gizmo")
    assert before - table.me.free == 2


@CASES.of("31337!")
def its_icons_are_gone_in_the_next_turn() -> None:
    me = Side(
        hand=["31337!", "0p3r4710n 1337 H4x0rz"],
        resources=["Elitism", *["Rage"] * 14],
        faction="The Tournament Faction",
    )
    table = at(me, Side(deck=["Rage"] * 2))
    deploys(table.me, "31337!")
    assert table.me.can_deploy("0p3r4710n 1337 H4x0rz")
    table.next_turn()
    table.next_turn()
    assert "31337!" in table.me.face_down
    assert table.me.free >= 12
    assert not table.me.can_deploy("0p3r4710n 1337 H4x0rz")


@CASES.of("Devastating Mockery")
def who_is_not_covert_may_be_picked_for_the_card() -> None:
    table = at(elite("Devastating Mockery", deck=["Rage"]), Side(play=["Guard"]))
    deploys(table.me, "Devastating Mockery", "Guard")
    assert table.me.hand == ["Rage"]


@CASES.of("Discommodiousness")
def without_tactics_the_opponent_draws_nothing() -> None:
    table = at(
        elite("Discommodiousness", deck=["Rage"]), Side(hand=["Guard"], deck=["Gizmo", "Box"])
    )
    deploys(table.me, "Discommodiousness")
    assert (table.you.hand, table.you.deck) == (["Guard"], ["Gizmo", "Box"])
    assert table.me.hand == ["Rage"]
    assert "Guard" in table.me.was_shown


@CASES.of("Elite Team Registration")
def it_may_find_one_or_nobody_and_shows_whom() -> None:
    deck = ["Drivey Car", "Scout", "Drivey Car"]
    table = at(elite("Elite Team Registration", deck=deck))
    deploys(table.me, "Elite Team Registration")
    assert found(table.me) == ["Drivey Car"]
    table.me.picks("Drivey Car")
    assert "Drivey Car" not in table.me.choices(), "different names"
    table.resolves()
    assert table.me.hand == ["Drivey Car"]


@CASES.of("Notion Sickness")
def an_ability_that_is_not_used_saves_nothing() -> None:
    table = at(elite("Notion Sickness", play=["Box"]))
    deploys(table.me, "Notion Sickness", "Box")
    refuses(table.me)
    assert (table.me.influence, "Box" in table.me.discard) == (20, True)


@CASES.of("Meager Research")
def an_empty_deck_leaves_nothing_to_search_for() -> None:
    table = at(elite("Meager Research", deck=["Gizmo"]), Side())
    deploys(table.me, "Meager Research")
    assert not is_offered(table.me)
    assert table.me.deck == ["Gizmo"]


@CASES.of("Invent", "Micromajig Avalanche")
def for_nothing_there_is_nothing() -> None:
    table = at(elite("Invent", deck=["Gizmo"]))
    table.me.deploys("Invent")
    table.me.answers(1)
    table.resolves()
    assert (table.me.hand, table.me.deck, table.me.free) == ([], ["Gizmo"], 10)
    table = at(elite("Micromajig Avalanche"))
    table.me.deploys("Micromajig Avalanche")
    assert table.me.numbers() == list(range(7))
    table.me.answers(0)
    table.resolves()
    assert majigs(table.me) == 0


@CASES.of("Patent Enforcement")
def characters_and_tactics_are_not_patented() -> None:
    for name in ("Guard", "Wait"):
        table = at(Side(hand=[name], resources=5), elite("Patent Enforcement"))
        table.me.deploys(name)
        assert table.asked is table.you
        assert not table.you.can_deploy("Patent Enforcement")


@CASES.of("Reluctant Reconciliation")
def it_may_attack_again_next_turn() -> None:
    me = elite("Reluctant Reconciliation", play=["Guard"], depleted=["Guard"])
    table = at(me, Side(deck=["Rage"] * 2))
    deploys(table.me, "Reluctant Reconciliation", "Guard")
    assert not table.me.can_attack()
    table.next_turn()
    table.next_turn()
    assert table.me.can_attack()


@CASES.of("Scorching Runicution")
def gear_that_is_worn_by_nobody_burns_nobody() -> None:
    table = at(elite("Scorching Runicution", play=[SUIT, "Guard"]))
    deploys(table.me, "Scorching Runicution", SUIT)
    assert SUIT in table.me.discard
    assert table.damage("Guard") == 0


@CASES.of("Tamper")
def characters_without_abilities_are_not_tampered_with() -> None:
    assert not at(elite("Tamper"), Side(play=["Guard"])).me.can_deploy("Tamper")
    table = at(elite("Tamper"), Side(play=["Guard", "Monk"]))
    deploys(table.me, "Tamper", "Monk")
    assert table.you.play == ["Guard"]


@CASES.of("It's a Trap!")
def it_needs_an_item_of_its_player() -> None:
    table = at(elite("It's a Trap!", play=["Guard"]), Side(play=["Gizmo"]))
    assert not table.me.can_deploy("It's a Trap!")


@CASES.of("Thorough Sanitization")
def a_stolen_item_goes_to_its_owner() -> None:
    table = at(elite("Thorough Sanitization", play=["Gizmo"], borrowed=["Gizmo"]))
    deploys(table.me, "Thorough Sanitization", "Gizmo")
    assert (table.me.face_down, table.you.face_down) == ([], ["Gizmo"])


@CASES.of("Cock Block")
def a_card_being_played_is_not_an_ability() -> None:
    table = at(Side(hand=["Wait"]), elite("Cock Block"))
    table.me.deploys("Wait")
    assert table.asked is table.you
    assert not table.you.can_deploy("Cock Block")


@CASES.of("Rewarding Salvage")
def nothing_need_be_salvaged_and_nothing_of_the_opponents_is() -> None:
    table = at(elite("Rewarding Salvage", discard=["Gizmo"]), Side(discard=["Box"]))
    table.me.deploys("Rewarding Salvage")
    assert found(table.me) == ["Gizmo"]
    table.me.passes()
    settles(table)
    assert table.me.hand == []


def test_limits_of_tactics_of_the_gearsmith(only_card: str | None) -> None:
    CASES.run(only_card)
