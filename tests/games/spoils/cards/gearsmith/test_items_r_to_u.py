"""Items of the Gearsmith, from Runic Battery to the Unbearably Heavy Shoes."""

from tests.games.spoils.cards.gearsmith.workbench import (
    at,
    deploys,
    detaches,
    elite,
    ends_turn,
    fights,
    found,
    host,
    is_offered,
    may_block,
    my_turn_starts,
    plays_resource,
    refuses,
    saves,
    stats,
    uses,
    wants,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()


BATTERY = "Runic Battery"


@CASES.of(BATTERY)
def it_detaches_two_resources_or_five_with_a_token_and_draws() -> None:
    for charged, most in ((False, 2), (True, 5)):
        for wanted in (0, 1, most):
            table = at(elite(BATTERY, "Box", play=["Guard"], deck=["Rage"] * 2))
            deploys(table.me, BATTERY)
            (wants if charged else refuses)(table.me)
            assert table.tokens(BATTERY) == int(charged)
            assert table.me.free == (7 if charged else 10)
            deploys(table.me, "Box")
            uses(table.me, BATTERY, "DISCHARGE")
            detaches(table.me, wanted, most=most)
            assert (BATTERY in table.me.discard, "Rage" in table.me.hand) == (True, True)


CANNON = "Runic Cannon"


@CASES.of(CANNON)
def it_is_loaded_and_fires_all_its_tokens() -> None:
    table = at(elite(play=[CANNON]), Side(play=["Big"]))
    for count in (1, 2, 3):
        uses(table.me, CANNON, "LOAD")
        assert (table.tokens(CANNON), table.me.free) == (count, 12 - 3 * count)
    uses(table.me, CANNON, "FIRE", "Big")
    assert (table.damage("Big"), table.tokens(CANNON), table.is_depleted(CANNON)) == (3, 0, True)
    assert not table.me.can_use(CANNON, "FIRE")


CIRCUIT = "Runic Circuitry"


@CASES.of(CIRCUIT)
def it_is_constructed_before_it_reduces_a_cost_by_three() -> None:
    table = at(elite(CIRCUIT))
    deploys(table.me, CIRCUIT)
    assert (table.tokens(CIRCUIT), table.me.can_use(CIRCUIT, "POWER-UP")) == (2, False)
    uses(table.me, CIRCUIT, "CONSTRUCT")
    assert (table.tokens(CIRCUIT), table.me.free, table.is_depleted(CIRCUIT)) == (1, 8, True)
    table = at(elite("Big", "Gizmo", play=[CIRCUIT]))
    uses(table.me, CIRCUIT, "POWER-UP")
    assert table.is_depleted(CIRCUIT)
    assert saves(table, 3)


ENHANCER = "Runic Field Enhancer"


@CASES.of(ENHANCER)
def your_characters_grow_with_each_gear_card_of_yours() -> None:
    table = at(
        Side(play=[ENHANCER, "Guard", "Monk", "Hat"], attached={"Hat": "Guard"}),
        Side(play=["Big", "Golemizer"], attached={"Golemizer": "Big"}),
    )
    assert stats(table, "Guard") == (3, 4, 2)
    assert stats(table, "Monk") == (2, 2, 1)
    assert stats(table, "Big") == (3, 8, 2)
    table = at(elite(ENHANCER, play=[ENHANCER]))
    deploys(table.me, ENHANCER)
    table.me.picks(ENHANCER)
    assert (table.me.play, table.me.discard) == ([ENHANCER], [ENHANCER])


JUNKER = "Runic Junker"


@CASES.of(JUNKER)
def the_opponent_picks_which_of_your_face_down_cards_may_be_played() -> None:
    for picked in ("Big", "Wait"):
        table = my_turn_starts(elite(play=[JUNKER], face_down=["Big", "Wait"]))
        wants(table.me)
        assert table.asked is table.you
        assert sorted(table.you.choices()) == ["Big", "Wait"]
        table.you.picks(picked)
        table.resolves()
        if picked == "Big":
            wants(table.me)
            assert sorted(table.me.play) == ["Big", JUNKER]
        else:
            assert not is_offered(table.me)
        assert table.me.free in (9, 10)


@CASES.of(JUNKER)
def one_face_down_card_is_too_few_and_it_may_be_refused() -> None:
    table = my_turn_starts(elite(play=[JUNKER], face_down=["Big"]))
    if is_offered(table.me):
        wants(table.me)
    assert (table.asked, table.me.face_down) == (table.me, ["Big"])
    table = my_turn_starts(elite(play=[JUNKER], face_down=["Big", "Box"]))
    refuses(table.me)
    assert table.me.free == 14


MAP = "Runic Map"


@CASES.of(MAP)
def its_two_plans_use_it_up() -> None:
    table = at(elite(MAP, "Rage", deck=["Elitism", "Gizmo"]))
    deploys(table.me, MAP)
    assert table.tokens(MAP) == 2
    uses(table.me, MAP, "PLAN")
    assert found(table.me) == ["Elitism"]
    table.me.picks("Elitism")
    assert ("Elitism" in table.me.hand, table.tokens(MAP), table.me.free) == (True, 1, 9)
    uses(table.me, MAP, "FOLLOW PLAN")
    plays_resource(table.me, "Rage")
    assert ("Rage" in table.me.resources, MAP in table.me.discard) == (True, True)
    assert table.me.free == 8


@CASES.of(MAP)
def a_face_down_resource_makes_a_new_plan() -> None:
    table = at(elite(play=[MAP], face_down=["Gizmo"], tokens={MAP: 1}))
    uses(table.me, MAP, "NEW PLAN")
    assert (table.tokens(MAP), table.me.discard, table.me.face_down) == (2, ["Gizmo"], [])
    assert not table.me.can_use(MAP, "NEW PLAN")


CHARGER = "Runivoltaic Accumulator"


@CASES.of(CHARGER)
def it_gains_tokens_for_two_or_as_the_opponent_attacks() -> None:
    table = at(elite(play=[CHARGER]))
    uses(table.me, CHARGER, "ENERGIZE")
    assert (table.tokens(CHARGER), table.me.free) == (1, 10)
    for agreed in (True, False):
        table = at(Side(play=[CHARGER]), Side(play=["Guard"]), active=1)
        table.you.attacks("Guard")
        (wants if agreed else refuses)(table.me)
        assert table.tokens(CHARGER) == int(agreed)
    table = at(Side(play=[CHARGER, "Guard"]))
    table.me.attacks("Guard")
    assert table.tokens(CHARGER) == 0


@CASES.of(CHARGER)
def discharged_it_destroys_a_character_of_no_higher_cost() -> None:
    table = at(
        Side(play=[CHARGER], tokens={CHARGER: 2}), Side(play=["Guard", "Big", "Warrior Prodigy"])
    )
    table.me.uses(CHARGER, "DISCHARGE")
    assert sorted(table.me.choices()) == ["Guard", "Warrior Prodigy"]
    table.me.picks("Guard")
    table.resolves()
    assert (table.you.discard, table.me.discard) == (["Guard"], [CHARGER])
    assert not at(Side(play=[CHARGER]), Side(play=["Guard"])).me.can_use(CHARGER, "DISCHARGE")


SLING = "Slingerang"


@CASES.of(SLING)
def characters_of_the_opponent_may_take_its_three_tokens() -> None:
    table = at(elite(SLING))
    deploys(table.me, SLING)
    assert table.tokens(SLING) == 3
    for agreed in (True, False):
        table = at(
            Side(play=[SLING], tokens={SLING: 3}),
            Side(hand=["Guard", "Gizmo"], resources=4),
            active=1,
        )
        deploys(table.you, "Gizmo")
        assert not is_offered(table.me)
        deploys(table.you, "Guard")
        (wants if agreed else refuses)(table.me)
        assert table.tokens(SLING) == (2 if agreed else 3)


@CASES.of(SLING)
def without_tokens_it_destroys_a_character_if_one_was_played() -> None:
    table = at(Side(play=[SLING, "Big"]), Side(hand=["Guard", "Wait"], resources=4), active=1)
    table.you.deploys("Wait")
    assert not table.me.can_use(SLING, "CHEAP SHOT")
    table.resolves()
    deploys(table.you, "Guard")
    while is_offered(table.me):
        refuses(table.me)
    table.you.ends_turn()
    uses(table.me, SLING, "CHEAP SHOT", "Guard")
    assert (table.you.play, table.me.discard) == ([], [SLING])
    table = at(Side(play=[SLING], tokens={SLING: 1}), Side(hand=["Guard"], resources=4), active=1)
    deploys(table.you, "Guard")
    refuses(table.me)
    table.you.ends_turn()
    assert not table.me.can_use(SLING, "CHEAP SHOT")


@CASES.of("Spackle")
def it_repairs_two_damage_of_a_location() -> None:
    for damage, left in ((3, 1), (1, 0)):
        table = at(elite(play=["Spackle", "Guard"]), Side(play=["House"], damage={"House": damage}))
        uses(table.me, "Spackle", "REPAIR", "House")
        assert (table.damage("House"), table.is_depleted("Spackle")) == (left, True)
    assert not at(elite(play=["Spackle", "Guard"])).me.can_use("Spackle", "REPAIR")


BALL = "Spiky Atlasphere"


@CASES.of(BALL)
def its_bearer_attacks_alone_and_destroys_all_blockers() -> None:
    table = at(
        elite(play=["Guard", BALL, "Monk"], attached={BALL: "Guard"}),
        Side(play=["Big", "Thief", "Gnat"]),
    )
    table.me.announces_attack()
    table.me.picks("Guard")
    assert table.me.choices() == []
    if table.me.legal and table.asks is not None and table.asks.value == "attackers":
        table.me.passes()
    assert not table.is_depleted("Monk")
    table.you.blocks("Big", "Gnat")
    table.resolves()
    assert sorted(table.you.discard) == ["Big", "Gnat"]
    assert table.you.influence == 20
    assert "Guard" in table.me.play


@CASES.of(BALL)
def unblocked_its_bearer_hits_as_usual() -> None:
    table = at(elite(play=["Guard", BALL], attached={BALL: "Guard"}), Side(play=["Big"]))
    fights(table.me, "Guard")
    assert table.you.influence == 17


MATRIX = "Subversion Matrix"


@CASES.of(MATRIX)
def its_bearer_has_no_text() -> None:
    side = Side(play=["Research Assistant", "Goloam", MATRIX], attached={MATRIX: "Goloam"})
    table = at(side)
    assert stats(table, "Goloam") == (3, 3, 3)
    assert table.me.can_use("Research Assistant", "RESEARCH")
    side.attached = {MATRIX: "Research Assistant"}
    table = at(side)
    assert not table.me.can_use("Research Assistant", "RESEARCH")
    assert stats(table, "Goloam") == (4, 4, 3)


@CASES.of(MATRIX)
def it_moves_for_two() -> None:
    table = at(elite(play=["Guard", MATRIX], attached={MATRIX: "Guard"}), Side(play=["Monk"]))
    uses(table.me, MATRIX, "MOVE", "Monk")
    assert (host(table, MATRIX), table.me.free) == ("Monk", 10)
    ends_turn(table)
    assert not table.you.can_use("Monk", "NAP")


DEVICE = "The Whatever Device"


@CASES.of(DEVICE)
def it_finds_an_item_of_that_cost_and_may_play_it_for_free() -> None:
    for agreed in (True, False):
        table = at(elite(play=[DEVICE], deck=["Gizmo", "Box", "Guard"]))
        table.me.uses(DEVICE, "THANK GOD WE INVENTED THE...")
        assert table.me.numbers() == list(range(13))
        table.me.answers(4)
        table.resolves()
        assert (table.me.free, table.me.discard) == (8, [DEVICE])
        assert found(table.me) == ["Gizmo"]
        table.me.picks("Gizmo")
        assert "Gizmo" in table.you.was_shown
        (wants if agreed else refuses)(table.me)
        assert table.me.play == ["Gizmo"] * agreed
        assert table.me.hand == ["Gizmo"] * (not agreed)
        assert table.me.free == 8


MAGNET = "Tri-Pole Magnet"


@CASES.of(MAGNET)
def it_pulls_gear_out_of_the_discard_pile_onto_its_bearer() -> None:
    table = at(
        elite(play=["Guard", MAGNET, "Monk"], attached={MAGNET: "Guard"}, discard=["Hat", "Gizmo"]),
        Side(discard=["Golemizer"]),
    )
    uses(table.me, MAGNET, "GRAPPLE", "Hat")
    assert (host(table, "Hat"), sorted(table.me.discard)) == ("Guard", ["Gizmo", MAGNET])
    table = at(elite(play=["Guard", MAGNET], attached={MAGNET: "Guard"}, discard=["Gizmo"]))
    assert not table.me.can_use(MAGNET, "GRAPPLE")


SHOES = "Unbearably Heavy Shoes of Teleportation"


@CASES.of(SHOES)
def its_bearer_cannot_be_blocked_and_it_flips_up_for_five() -> None:
    table = at(Side(play=["Big", SHOES], attached={SHOES: "Big"}), Side(play=["Guard"]))
    table.me.attacks("Big")
    assert may_block(table) == []
    table.resolves()
    assert table.you.influence == 19
    table = at(elite(face_down=[SHOES], icons=5), Side(play=["Guard"]))
    deploys(table.me, SHOES, "Guard", flip_up=True)
    assert (host(table, SHOES), table.me.free, stats(table, "Guard")) == ("Guard", 0, (0, 3, 2))


def test_items_of_the_gearsmith_r_to_u(only_card: str | None) -> None:
    CASES.run(only_card)
