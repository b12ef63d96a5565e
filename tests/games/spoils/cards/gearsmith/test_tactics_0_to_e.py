"""Tactics of the Gearsmith, from 0p3r4710n 1337 H4x0rz to Essence of Elitism."""

from app.games.spoils.engine import DecisionKind, Done
from tests.games.spoils.cards.gearsmith.workbench import (
    at,
    deploys,
    detaches,
    elite,
    found,
    is_offered,
    majigs,
    pays,
    picks_if_asked,
    playable,
    plays_resource,
    refuses,
    wants,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()

OPERATION = "0p3r4710n 1337 H4x0rz"


@CASES.of(OPERATION)
def up_to_four_cards_that_are_no_tactics_are_free() -> None:
    hand = ["Big", "Box", "Guard", "Gizmo", "Monk", "Kill", "Elitism"]
    for count in (0, 1, 4):
        table = at(elite(OPERATION, *hand))
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
        assert at(elite(name)).me.can_deploy(name)
        table = at(elite(name), Side(play=["Guard"]), active=1)
        table.you.attacks("Guard")
        table.you.passes()
        assert not table.me.can_deploy(name)


@CASES.of("1337!")
def the_next_card_costs_four_less_and_a_card_is_drawn() -> None:
    table = at(elite("1337!", "Box", "Gizmo", deck=["Rage", "Rage"]))
    deploys(table.me, "1337!")
    assert (table.me.free, table.me.hand.count("Rage")) == (9, 1)
    deploys(table.me, "Box")
    assert table.me.free == 8
    deploys(table.me, "Gizmo")
    assert table.me.free == 6
    table = at(elite("1337!", play=["Box"]))
    deploys(table.me, "1337!")
    table.me.uses("Box", "OPEN")
    table.resolves()
    assert table.me.free == 6, "an ability is no card"


@CASES.of("31337!")
def it_gives_four_icons_this_turn_and_becomes_a_face_down_resource() -> None:
    table = at(
        Side(hand=["31337!", "A Series of Tubes"], resources=["Elitism", *["Rage"] * 8]),
        Side(deck=["Rage"] * 2),
    )
    assert not table.me.can_deploy("A Series of Tubes")
    deploys(table.me, "31337!")
    assert (table.me.face_down, table.me.discard) == (["31337!"], [])
    assert table.me.can_deploy("A Series of Tubes")
    table.next_turn()
    table.next_turn()
    assert not table.me.can_deploy("A Series of Tubes")


BAIT = "94r913 My 908570pp3r5"


@CASES.of(BAIT)
def two_or_four_characters_must_attack_and_a_card_is_drawn() -> None:
    names = ["Guard", "Big", "Monk", "Thief", "Gnat"]
    for flip_up, most in ((False, 2), (True, 4)):
        side = elite(face_down=[BAIT]) if flip_up else elite(BAIT)
        side.deck = ["Rage"] * 2
        table = at(side, Side(play=names, deck=["Rage"] * 2), active=1)
        table.you.announces_attack()
        table.you.sets("Gnat")
        table.you.passes()
        table.me.deploys(BAIT, flip_up=flip_up)
        pays(table.me)
        for name in names[:most]:
            table.me.picks(name)
        assert not table.me.choices()
        while table.asks is not DecisionKind.ACT:
            assert table.asked is not None
            table.asked.passes()
        assert table.me.hand == ["Rage"]
        table.you.announces_attack()
        for name in names[:most]:
            assert Done() not in table.you.legal, "all of them must attack"
            table.you.picks(name)


@CASES.of(BAIT)
def it_may_name_nobody() -> None:
    table = at(elite(BAIT, deck=["Rage"] * 2), Side(play=["Guard"]))
    table.me.deploys(BAIT)
    table.me.passes()
    table.resolves()
    assert (table.me.hand, table.me.free) == (["Rage"], 9)


INVENTION = "Accidental Invention"


@CASES.of(INVENTION)
def a_face_down_item_is_revealed_and_may_be_played() -> None:
    for agreed in (True, False):
        table = at(elite(INVENTION, face_down=["Box"], deck=["Rage"] * 2))
        deploys(table.me, INVENTION)
        assert "Box" in table.you.was_shown
        (wants if agreed else refuses)(table.me)
        assert table.me.play == ["Box"] * agreed
        assert table.me.hand == ["Rage"]
        assert table.me.free == (6 if agreed else 12)
    assert not at(elite(INVENTION, face_down=["Guard"])).me.can_deploy(INVENTION)


@CASES.of(INVENTION)
def elitism_that_enters_play_may_return_it_face_down_for_two() -> None:
    for resource, agreed in (("Elitism", True), ("Elitism", False), ("Rage", None)):
        table = at(elite(resource, play=["Makeshift Contrivance"], discard=[INVENTION]))
        table.me.uses("Makeshift Contrivance", "DEPLOY")
        table.resolves()
        plays_resource(table.me, resource)
        if agreed is None:
            assert not is_offered(table.me)
        else:
            (wants if agreed else refuses)(table.me)
        assert table.me.face_down == [INVENTION] * bool(agreed)
        assert (INVENTION in table.me.discard) is not bool(agreed)


@CASES.of("All-Nighter")
def up_to_nine_resources_are_detached() -> None:
    for wanted in (0, 3, 9):
        table = at(elite("All-Nighter", "Luteoderm Goliath", play=["Monk"]))
        deploys(table.me, "Luteoderm Goliath")
        assert table.me.free == 4
        table.me.deploys("All-Nighter")
        table.resolves()
        detaches(table.me, wanted, most=9)
    table = at(elite("All-Nighter", icons=4))
    deploys(table.me, "All-Nighter")
    detaches(table.me, 4, most=4)


@CASES.of("Brilliant Insight")
def up_to_two_resources_are_played() -> None:
    for count in (0, 1, 2):
        table = at(elite("Brilliant Insight", "Rage", "Gizmo", "Guard"))
        deploys(table.me, "Brilliant Insight")
        if count == 0:
            refuses(table.me)
        if count > 0:
            plays_resource(table.me, "Rage")
        if count > 1:
            plays_resource(table.me, "Gizmo", face_down=True)
        elif count == 1:
            refuses(table.me)
        assert table.asks is DecisionKind.ACT
        assert table.me.resources.count("Rage") == min(count, 1)
        assert table.me.face_down == ["Gizmo"] * (count == 2)


BLOCK = "Cock Block"


@CASES.of(BLOCK)
def it_terminates_an_ability_and_becomes_a_face_down_resource() -> None:
    table = at(elite(BLOCK), Side(play=["Box"], resources=3, hand=["Wait"]), active=1)
    table.you.deploys("Wait")
    assert not table.me.can_deploy(BLOCK)
    table.resolves()
    table.you.uses("Box", "OPEN")
    deploys(table.me, BLOCK)
    assert (table.you.influence, table.you.free) == (20, 0)
    assert (table.me.face_down, table.me.discard) == ([BLOCK], [])


@CASES.of(BLOCK)
def flipped_up_it_also_costs_a_card() -> None:
    for hand in ((), ("Gizmo",)):
        table = at(
            elite(*hand, face_down=[BLOCK], icons=4), Side(play=["Box"], resources=3), active=1
        )
        table.you.uses("Box", "OPEN")
        assert table.me.can_deploy(BLOCK, flip_up=True) is bool(hand)
    deploys(table.me, BLOCK, flip_up=True)
    assert (table.you.influence, table.me.discard) == (20, ["Gizmo"])
    assert table.me.face_down == [BLOCK]


@CASES.of("Devastating Mockery")
def a_character_loses_covert_this_turn_and_a_card_is_drawn() -> None:
    for name in ("Thief", "Guard"):
        table = at(
            elite("Devastating Mockery", deck=["Rage"] * 3),
            Side(play=["Thief", "Guard"], deck=["Rage"]),
        )
        deploys(table.me, "Devastating Mockery", name)
        assert table.me.hand == ["Rage"]
        assert table.is_covert("Thief") is (name == "Guard")
        table.next_turn()
        assert table.is_covert("Thief")


@CASES.of("Discommodiousness")
def tactics_of_the_opponent_are_shuffled_away_and_replaced() -> None:
    table = at(
        elite("Discommodiousness", deck=["Rage"] * 2),
        Side(hand=["Wait", "Kill", "Guard"], deck=["Gizmo"] * 3),
    )
    deploys(table.me, "Discommodiousness")
    assert sorted(set(table.me.was_shown)) == ["Guard", "Kill", "Wait"]
    assert (len(table.you.hand), len(table.you.deck)) == (3, 3)
    assert "Guard" in table.you.hand
    assert sorted(table.you.hand + table.you.deck).count("Wait") == 1
    assert table.me.hand == ["Rage"]


PULSE = "EPM (Extra Powerful Magnetic) Pulse"


@CASES.of(PULSE)
def all_items_and_locations_are_destroyed() -> None:
    table = at(elite(PULSE, play=["Gizmo", "House", "Guard"]), Side(play=["Box", "Big", "House"]))
    deploys(table.me, PULSE)
    assert (table.me.play, table.you.play) == (["Guard"], ["Big"])
    assert sorted(table.me.discard) == sorted([PULSE, "Gizmo", "House"])
    assert len(table.me.resources) == 12


REGISTRATION = "Elite Team Registration"


@CASES.of(REGISTRATION)
def up_to_two_gearsmiths_of_different_names_are_found() -> None:
    deck = ["LeoKaiser", "LeoKaiser", "Basic Node", "Guard", "Runic Map"]
    for names in ((), ("LeoKaiser",), ("LeoKaiser", "Basic Node")):
        table = at(elite(REGISTRATION, deck=deck))
        deploys(table.me, REGISTRATION)
        assert found(table.me) == ["Basic Node", "LeoKaiser"]
        for name in names:
            table.me.picks(name)
            assert name not in table.me.choices()
        if table.asks is DecisionKind.SEARCH:
            table.me.passes()
        assert sorted(table.me.hand) == sorted(names)
        assert all(name in table.you.was_shown for name in names)


ESSENCE = "Essence of Elitism"


@CASES.of(ESSENCE)
def it_is_one_of_three_cards() -> None:
    table = at(elite(ESSENCE, discard=["Gizmo", "Guard"]), Side(play=["Thief", "Guard"]))
    table.me.deploys(ESSENCE)
    assert table.me.numbers() == [0, 1, 2]
    table.me.answers(0)
    table.resolves()
    assert majigs(table.me) == 1
    table = at(elite(ESSENCE), Side(play=["Thief", "Guard"], deck=["Rage"]))
    table.me.deploys(ESSENCE)
    table.me.answers(1)
    picks_if_asked(table.me, "Thief")
    table.resolves()
    assert not table.is_covert("Thief")
    table.next_turn()
    assert table.is_covert("Thief")
    table = at(elite(ESSENCE, discard=["Gizmo", "Guard"]))
    table.me.deploys(ESSENCE)
    table.me.answers(2)
    table.resolves()
    assert (table.me.hand, table.me.free) == (["Gizmo"], 11)


@CASES.of(ESSENCE)
def an_option_whose_card_cannot_be_picked_is_not_offered() -> None:
    table = at(elite(ESSENCE), Side(play=["Guard"]))
    table.me.deploys(ESSENCE)
    if table.asks is DecisionKind.CHOOSE_OPTION:
        assert table.me.numbers() == [0]


def test_tactics_of_the_gearsmith_0_to_e(only_card: str | None) -> None:
    CASES.run(only_card)
