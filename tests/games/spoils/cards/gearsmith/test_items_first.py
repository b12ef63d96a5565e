"""Gearsmith items: 1st Edition, both parts."""

from app.games.spoils.engine import Done
from tests.support.card_play import (
    deploys,
    ends_turn,
    fights,
    found,
    host,
    is_offered,
    may_block,
    plays_resource,
    refuses,
    saves,
    stats,
    uses,
    wants,
)
from tests.support.card_tables import elitism, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()
BALL = "Epiphany Ball"
HANDED = {"Heavy Plating": 5, "Luteoderm Armor": 3, "Luteoderm Goliath": 6}
SANDWICH = "Hidden Sandwich"
NODE = "Lugubrious Node"
BEAR = "One-Legged Hopping Pogo-Bear"
CANNON = "Runic Cannon"
CIRCUIT = "Runic Circuitry"
ENHANCER = "Runic Field Enhancer"
SLING = "Slingerang"
SPIKY_ATLASPHERE = "Spiky Atlasphere"
MATRIX = "Subversion Matrix"
DEVICE = "The Whatever Device"
MAGNET = "Tri-Pole Magnet"


@CASES.of(BALL)
def it_finds_any_card_and_goes_to_the_opponent() -> None:
    table = set_up(elitism(play=[BALL], deck=["Rage", "Gizmo"]), Side(deck=["Guard"] * 2))
    uses(table.me, BALL, "SUDDEN INSIGHT")
    assert found(table.me) == ["Gizmo", "Rage"]
    table.me.picks("Gizmo")
    assert (table.me.hand, table.you.play, table.is_depleted(BALL)) == (["Gizmo"], [BALL], True)
    assert "Gizmo" not in table.you.was_shown


@CASES.of("Epiphany Ball")
def a_search_for_any_card_finds_one() -> None:
    table = set_up(elitism(play=["Epiphany Ball"], deck=["Rage", "Gizmo"]))
    uses(table.me, "Epiphany Ball", "SUDDEN INSIGHT")
    assert Done() not in table.me.legal


def worn(name: str, *others: str, icons: int = 12, you: Side | None = None) -> Table:
    """My Guard wears an item."""
    return set_up(
        elitism(play=["Guard", name, *others], attached={name: "Guard"}, icons=icons),
        you or Side(deck=["Rage"] * 3),
    )


@CASES.of(*HANDED)
def it_is_handed_off_to_a_character_of_yours_that_is_depleted_for_it() -> None:
    for name, price in HANDED.items():
        table = worn(name, "Monk", you=Side(play=["Big"]))
        table.me.uses(name, "HANDOFF")
        assert sorted(table.me.choices()) == ["Guard", "Monk"]
        table.me.picks("Monk")
        table.resolves()
        assert (host(table, name), table.is_depleted("Monk")) == ("Monk", True)
        assert table.me.free == 12 - price


@CASES.of(*HANDED)
def nobody_in_a_battle_takes_it() -> None:
    for name in HANDED:
        table = set_up(
            elitism(play=["Guard", name, "Monk"], attached={name: "Guard"}),
            Side(play=["Big"]),
            active=1,
        )
        table.you.attacks("Big")
        table.me.blocks("Monk")
        table.you.passes()
        uses(table.me, name, "HANDOFF")
        assert table.is_depleted("Guard")
        assert host(table, name) == "Guard"


@CASES.of(SANDWICH)
def it_is_played_like_a_tactic_and_dies_in_place_of_its_bearer() -> None:
    table = set_up(Side(play=["Big"]), elitism(SANDWICH, play=["Guard"]))
    table.me.attacks("Big")
    table.you.blocks("Guard")
    table.me.passes()
    deploys(table.you, SANDWICH, "Guard")
    table.resolves()
    assert table.you.play == ["Guard"]
    assert (table.you.discard, table.damage("Guard")) == ([SANDWICH], 0)


@CASES.of(SANDWICH)
def its_own_destruction_harms_nobody() -> None:
    table = set_up(elitism("Kill", play=["Guard", SANDWICH], attached={SANDWICH: "Guard"}))
    deploys(table.me, "Kill", SANDWICH)
    assert table.me.play == ["Guard"]


@CASES.of("Jacque's Trap")
def it_destroys_an_attacking_character_only() -> None:
    trap = "Jacque's Trap"
    table = set_up(elitism(play=[trap]), Side(play=["Guard", "Big"]), active=1)
    assert not table.me.can_use(trap, "IT'S A TRAP!")
    table.you.attacks("Guard")
    table.you.passes()
    uses(table.me, trap, "IT'S A TRAP!", "Guard")
    assert (table.you.discard, table.me.discard) == (["Guard"], [trap])


@CASES.of("Lugubrious Node")
def it_shuffles_a_node_of_the_discard_pile_into_the_deck() -> None:
    name = "Lugubrious Node"
    table = set_up(elitism(play=[name], discard=["Basic Node", "Guard"], deck=["Rage"]))
    uses(table.me, name, "RECONSTRUCT", "Basic Node")
    assert (sorted(table.me.deck), table.me.discard) == (["Basic Node", "Rage"], ["Guard"])
    assert (table.me.free, table.is_depleted(name)) == (11, True)
    assert not set_up(elitism(play=[name], discard=["Guard"])).me.can_use(name, "RECONSTRUCT")
    table = set_up(elitism("Kill", play=[name]))
    deploys(table.me, "Kill", name)
    assert name in table.me.discard, "other cards destroy it"


@CASES.of(NODE)
def what_is_no_node_destroys_it() -> None:
    table = set_up(elitism("Kill", play=[NODE]))
    deploys(table.me, "Kill", NODE)
    assert NODE in table.me.discard


@CASES.of(NODE)
def it_does_not_shuffle_nodes_of_the_opponent() -> None:
    table = set_up(elitism(play=[NODE], discard=["Gizmo"]), Side(discard=["Basic Node"]))
    assert not table.me.can_use(NODE, "RECONSTRUCT")


@CASES.of("Luteoderm Prototype")
def as_its_bearer_leaves_play_it_may_find_any_card() -> None:
    name = "Luteoderm Prototype"
    for agreed in (True, False):
        side = elitism("Kill", play=["Guard", name], attached={name: "Guard"}, deck=["Rage", "Box"])
        table = set_up(side)
        deploys(table.me, "Kill", "Guard")
        if agreed:
            assert found(table.me) == ["Box", "Rage"]
            table.me.picks("Box")
        else:
            refuses(table.me)
        assert table.me.hand == ["Box"] * int(agreed)
    table = set_up(elitism("Kill", play=["Guard", name], attached={name: "Guard"}, deck=["Rage"]))
    deploys(table.me, "Kill", name)
    assert not is_offered(table.me)


@CASES.of("Makeshift Contrivance")
def it_plays_a_resource_for_one() -> None:
    name = "Makeshift Contrivance"
    table = set_up(elitism("Rage", "Gizmo", play=[name], icons=2))
    uses(table.me, name, "DEPLOY")
    plays_resource(table.me, "Gizmo", face_down=True)
    assert (table.me.face_down, table.me.hand) == (["Gizmo"], ["Rage"])
    assert (table.me.free, table.is_depleted(name)) == (2, True)


@CASES.of(BEAR)
def it_is_a_character_for_two_and_covert_for_two_more() -> None:
    table = set_up(elitism(play=[BEAR]), Side(play=["Guard"], deck=["Rage"]))
    uses(table.me, BEAR, "RAAR!")
    assert (stats(table, BEAR), table.me.free) == ((3, 3, 3), 10)
    uses(table.me, BEAR, "SCHPROING!")
    assert (table.is_covert(BEAR), table.me.free) == (True, 8)
    table.me.attacks(BEAR)
    assert may_block(table) == []
    table.resolves()
    assert table.you.influence == 17


@CASES.of(BEAR)
def it_hides_depleted_and_hops_only_in_your_turn() -> None:
    table = set_up(elitism(play=[BEAR]))
    uses(table.me, BEAR, "RAAR!")
    uses(table.me, BEAR, "HIDE!")
    assert (table.is_depleted(BEAR), table.me.free, table.me.can_attack()) == (True, 9, False)
    table = set_up(elitism(play=[BEAR]), Side(play=["Guard"]), active=1)
    table.you.attacks("Guard")
    table.you.passes()
    assert table.me.can_use(BEAR, "RAAR!")
    assert not table.me.can_use(BEAR, "SCHPROING!")


@CASES.of("Rudimentary Lathe")
def your_items_cost_one_less_down_to_one() -> None:
    hand = ["Box", "Hat", "Guard"]
    table = set_up(elitism(*hand, play=["Rudimentary Lathe"]), Side(hand=["Gizmo"], resources=2))
    for name, free in (("Box", 8), ("Guard", 6), ("Hat", 5)):
        deploys(table.me, name)
        assert table.me.free == free, name
    ends_turn(table)
    deploys(table.you, "Gizmo")
    assert table.you.free == 0


@CASES.of("Rudimentary Lathe")
def characters_abilities_and_the_opponents_items_cost_as_usual() -> None:
    table = set_up(elitism("Guard", play=["Rudimentary Lathe", "Box"]))
    deploys(table.me, "Guard")
    uses(table.me, "Box", "OPEN")
    assert table.me.free == 7
    table = set_up(elitism("Gizmo"), Side(play=["Rudimentary Lathe"]))
    deploys(table.me, "Gizmo")
    assert table.me.free == 10


@CASES.of(CANNON)
def it_is_loaded_and_fires_all_its_tokens() -> None:
    table = set_up(elitism(play=[CANNON]), Side(play=["Big"]))
    for count in (1, 2, 3):
        uses(table.me, CANNON, "LOAD")
        assert (table.tokens(CANNON), table.me.free) == (count, 12 - 3 * count)
    uses(table.me, CANNON, "FIRE", "Big")
    assert (table.damage("Big"), table.tokens(CANNON), table.is_depleted(CANNON)) == (3, 0, True)
    assert not table.me.can_use(CANNON, "FIRE")


@CASES.of(CANNON)
def unloaded_it_hurts_nobody_and_loses_its_tokens_with_the_shot() -> None:
    table = set_up(elitism(play=[CANNON]), Side(play=["Guard"]))
    uses(table.me, CANNON, "FIRE", "Guard")
    assert (table.damage("Guard"), table.is_depleted(CANNON)) == (0, True)
    table = set_up(elitism(play=[CANNON], tokens={CANNON: 2}), Side(play=["Big"]))
    uses(table.me, CANNON, "FIRE", "Big")
    assert (table.damage("Big"), table.tokens(CANNON)) == (2, 0)


@CASES.of(CIRCUIT)
def it_is_constructed_before_it_reduces_a_cost_by_three() -> None:
    table = set_up(elitism(CIRCUIT))
    deploys(table.me, CIRCUIT)
    assert (table.tokens(CIRCUIT), table.me.can_use(CIRCUIT, "POWER-UP")) == (2, False)
    uses(table.me, CIRCUIT, "CONSTRUCT")
    assert (table.tokens(CIRCUIT), table.me.free, table.is_depleted(CIRCUIT)) == (1, 8, True)
    table = set_up(elitism("Big", "Gizmo", play=[CIRCUIT]))
    uses(table.me, CIRCUIT, "POWER-UP")
    assert table.is_depleted(CIRCUIT)
    assert saves(table, 3)


@CASES.of(ENHANCER)
def your_characters_grow_with_each_gear_card_of_yours() -> None:
    table = set_up(
        Side(play=[ENHANCER, "Guard", "Monk", "Hat"], attached={"Hat": "Guard"}),
        Side(play=["Big", "Golemizer"], attached={"Golemizer": "Big"}),
    )
    assert stats(table, "Guard") == (3, 4, 2)
    assert stats(table, "Monk") == (2, 2, 1)
    assert stats(table, "Big") == (3, 8, 2)
    table = set_up(elitism(ENHANCER, play=[ENHANCER]))
    deploys(table.me, ENHANCER)
    table.me.picks(ENHANCER)
    assert (table.me.play, table.me.discard) == ([ENHANCER], [ENHANCER])


@CASES.of("Runic Field Enhancer")
def gear_of_the_opponent_and_other_items_do_not_count() -> None:
    name = "Runic Field Enhancer"
    table = set_up(
        elitism(play=[name, "Guard", "Gizmo"]), Side(play=["Monk", "Hat"], attached={"Hat": "Monk"})
    )
    assert stats(table, "Guard") == (2, 3, 2)


@CASES.of(SLING)
def characters_of_the_opponent_may_take_its_three_tokens() -> None:
    table = set_up(elitism(SLING))
    deploys(table.me, SLING)
    assert table.tokens(SLING) == 3
    for agreed in (True, False):
        table = set_up(
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
    table = set_up(Side(play=[SLING, "Big"]), Side(hand=["Guard", "Wait"], resources=4), active=1)
    table.you.deploys("Wait")
    assert not table.me.can_use(SLING, "CHEAP SHOT")
    table.resolves()
    deploys(table.you, "Guard")
    while is_offered(table.me):
        refuses(table.me)
    table.you.ends_turn()
    uses(table.me, SLING, "CHEAP SHOT", "Guard")
    assert (table.you.play, table.me.discard) == ([], [SLING])
    table = set_up(
        Side(play=[SLING], tokens={SLING: 1}), Side(hand=["Guard"], resources=4), active=1
    )
    deploys(table.you, "Guard")
    refuses(table.me)
    table.you.ends_turn()
    assert not table.me.can_use(SLING, "CHEAP SHOT")


@CASES.of("Spackle")
def it_repairs_two_damage_of_a_location() -> None:
    for damage, left in ((3, 1), (1, 0)):
        table = set_up(
            elitism(play=["Spackle", "Guard"]), Side(play=["House"], damage={"House": damage})
        )
        uses(table.me, "Spackle", "REPAIR", "House")
        assert (table.damage("House"), table.is_depleted("Spackle")) == (left, True)
    assert not set_up(elitism(play=["Spackle", "Guard"])).me.can_use("Spackle", "REPAIR")


@CASES.of("Spackle")
def less_damage_is_all_removed() -> None:
    table = set_up(elitism(play=["Spackle", "House"], damage={"House": 1}))
    uses(table.me, "Spackle", "REPAIR", "House")
    assert table.damage("House") == 0


@CASES.of(SPIKY_ATLASPHERE)
def its_bearer_attacks_alone_and_destroys_all_blockers() -> None:
    table = set_up(
        elitism(play=["Guard", SPIKY_ATLASPHERE, "Monk"], attached={SPIKY_ATLASPHERE: "Guard"}),
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


@CASES.of(SPIKY_ATLASPHERE)
def unblocked_its_bearer_hits_as_usual() -> None:
    table = set_up(
        elitism(play=["Guard", SPIKY_ATLASPHERE], attached={SPIKY_ATLASPHERE: "Guard"}),
        Side(play=["Big"]),
    )
    fights(table.me, "Guard")
    assert table.you.influence == 17


@CASES.of("Spiky Atlasphere")
def its_bearer_blocking_destroys_nobody() -> None:
    name = "Spiky Atlasphere"
    table = set_up(Side(play=["Big"]), Side(play=["Guard", name], attached={name: "Guard"}))
    table.me.attacks("Big")
    table.you.blocks("Guard")
    assert table.me.play == ["Big"]


@CASES.of(MATRIX)
def its_bearer_has_no_text() -> None:
    side = Side(play=["Research Assistant", "Goloam", MATRIX], attached={MATRIX: "Goloam"})
    table = set_up(side)
    assert stats(table, "Goloam") == (3, 3, 3)
    assert table.me.can_use("Research Assistant", "RESEARCH")
    side.attached = {MATRIX: "Research Assistant"}
    table = set_up(side)
    assert not table.me.can_use("Research Assistant", "RESEARCH")
    assert stats(table, "Goloam") == (4, 4, 3)


@CASES.of(MATRIX)
def it_moves_for_two() -> None:
    table = set_up(elitism(play=["Guard", MATRIX], attached={MATRIX: "Guard"}), Side(play=["Monk"]))
    uses(table.me, MATRIX, "MOVE", "Monk")
    assert (host(table, MATRIX), table.me.free) == ("Monk", 10)
    ends_turn(table)
    assert not table.you.can_use("Monk", "NAP")


@CASES.of(MATRIX)
def its_bearers_keywords_are_gone_and_come_back() -> None:
    table = set_up(elitism("Kill", play=[MATRIX], attached={MATRIX: "Thief"}), Side(play=["Thief"]))
    assert not table.is_covert("Thief")
    deploys(table.me, "Kill", MATRIX)
    assert table.is_covert("Thief")


@CASES.of(DEVICE)
def it_finds_an_item_of_that_cost_and_may_play_it_for_free() -> None:
    for agreed in (True, False):
        table = set_up(elitism(play=[DEVICE], deck=["Gizmo", "Box", "Guard"]))
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


@CASES.of(MAGNET)
def it_pulls_gear_out_of_the_discard_pile_onto_its_bearer() -> None:
    table = set_up(
        elitism(
            play=["Guard", MAGNET, "Monk"], attached={MAGNET: "Guard"}, discard=["Hat", "Gizmo"]
        ),
        Side(discard=["Golemizer"]),
    )
    uses(table.me, MAGNET, "GRAPPLE", "Hat")
    assert (host(table, "Hat"), sorted(table.me.discard)) == ("Guard", ["Gizmo", MAGNET])
    table = set_up(elitism(play=["Guard", MAGNET], attached={MAGNET: "Guard"}, discard=["Gizmo"]))
    assert not table.me.can_use(MAGNET, "GRAPPLE")


@CASES.of("Tri-Pole Magnet")
def it_needs_gear_in_its_players_pile() -> None:
    name = "Tri-Pole Magnet"
    me = elitism(play=["Guard", name], attached={name: "Guard"}, discard=["Gizmo"])
    assert not set_up(me, Side(discard=["Hat"])).me.can_use(name, "GRAPPLE")


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
