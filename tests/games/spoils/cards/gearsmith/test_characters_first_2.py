"""Gearsmith characters: 1st Edition, the second part."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import (
    deploys,
    detaches,
    fights,
    found,
    is_offered,
    majigs,
    may_block,
    plays_resource,
    refuses,
    stats,
    unblocked,
    uses,
    wants,
)
from tests.support.card_tables import elitism, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()
GIGANTITECT = "Acuminous Gigantitect"
ENGINEER = "Contriving Engineer"
H4X0R = "Guardforce Alpha Prime H4x0r"
MORPH = "Guardforce Morphmajig"
HORSES = {
    "Horsemajig of the Apocalypse - Death": ((2, 3, 4), (1, 1, 1)),
    "Horsemajig of the Apocalypse - Famine": ((1, 2, 4), (0, 0, 1)),
    "Horsemajig of the Apocalypse - Pestilence": ((1, 3, 3), (0, 1, 0)),
    "Horsemajig of the Apocalypse - War": ((2, 2, 3), (1, 0, 0)),
}
LEO, PANTHER, TIGER = "LeoKaiser", "PantherKaiser", "TigerKaiser"
CONTAINER = "Micromajig Shipping Container"
PATROL = "Omnidirectional Patrolmajig"
KAISERS = {"PantherKaiser": ("PANTHER SHIELD", 0, 3), "TigerKaiser": ("TIGER ROAR", 3, 0)}
SAGE = "Sagacious 31f"
BOING = "Schproingmajig"
FORCE = ("T Force 5 Megabrutemajig", "T Force 5 Megadudemajig", "T Force 5 Megascoutmajig")


@CASES.of("4p7 31f")
def it_gains_one_strength_and_life_while_it_bears_gear() -> None:
    assert stats(set_up(Side(play=["4p7 31f"])), "4p7 31f") == (2, 2, 3)
    for count in (1, 2):
        hats = ["Hat"] * count
        table = set_up(Side(play=["4p7 31f", *hats], attached={"Hat": "4p7 31f"}))
        assert stats(table, "4p7 31f") == (3, 3, 3)


@CASES.of("4p7 31f")
def gear_played_on_it_may_detach_a_resource() -> None:
    table = set_up(elitism("Hat", play=["4p7 31f", "Guard"], icons=3))
    deploys(table.me, "Hat", "4p7 31f")
    assert table.me.free == 2
    wants(table.me)
    assert table.me.free == 3
    table = set_up(elitism("Hat", play=["4p7 31f", "Guard"], icons=3))
    deploys(table.me, "Hat", "4p7 31f")
    refuses(table.me)
    assert table.me.free == 2


@CASES.of("4p7 31f")
def gear_played_on_others_detaches_nothing() -> None:
    table = set_up(elitism("Hat", play=["4p7 31f", "Guard"], icons=3))
    deploys(table.me, "Hat", "Guard")
    assert not is_offered(table.me)


@CASES.of("Acuminous Gigantitect")
def its_grand_design_reduces_the_next_cost_by_six() -> None:
    name = "Acuminous Gigantitect"
    table = set_up(elitism("Luteoderm Goliath", "Wait", "Gizmo", play=[name]))
    uses(table.me, name, "GRAND DESIGN", "Wait")
    assert (table.me.free, table.me.discard, table.is_depleted(name)) == (10, ["Wait"], True)
    deploys(table.me, "Luteoderm Goliath", name)
    assert table.me.free == 8
    deploys(table.me, "Gizmo")
    assert table.me.free == 6
    assert not set_up(elitism(play=[name])).me.can_use(name, "GRAND DESIGN"), "nothing to discard"


@CASES.of(GIGANTITECT)
def its_design_serves_an_ability_or_is_lost_with_the_turn() -> None:
    table = set_up(elitism("Wait", play=[GIGANTITECT, "Box"]))
    uses(table.me, GIGANTITECT, "GRAND DESIGN")
    uses(table.me, "Box", "OPEN")
    assert table.me.free == 10
    table = set_up(elitism("Wait", "Gizmo", play=[GIGANTITECT]), Side(deck=["Rage"] * 2))
    uses(table.me, GIGANTITECT, "GRAND DESIGN")
    table.next_turn()
    table.next_turn()
    deploys(table.me, "Gizmo")
    assert table.me.free == 8


@CASES.of(ENGINEER)
def it_may_put_elitism_from_the_deck_into_play_attached() -> None:
    table = set_up(elitism(ENGINEER, icons=4, deck=["Rage", "Elitism"]))
    deploys(table.me, ENGINEER)
    assert found(table.me) == ["Elitism"]
    table.me.picks("Elitism")
    table.resolves()
    assert (len(table.me.resources), table.me.free, table.me.deck) == (5, 0, ["Rage"])
    table = set_up(elitism(ENGINEER, icons=4, deck=["Elitism"]))
    deploys(table.me, ENGINEER)
    refuses(table.me)
    assert len(table.me.resources) == 4


@CASES.of("Guardforce Alpha Prime 31f", "Guardforce Alpha Prime H4x0r", "Guardforce Morphmajig")
def it_attacks_in_the_turn_it_comes() -> None:
    for name in (
        "Guardforce Alpha Prime 31f",
        "Guardforce Alpha Prime H4x0r",
        "Guardforce Morphmajig",
    ):
        table = set_up(elitism(fresh=[name, "Guard"]))
        table.me.announces_attack()
        assert table.me.choices() == [name]


@CASES.of("Guardforce Alpha Prime H4x0r")
def damage_to_a_faction_lets_it_play_a_resource() -> None:
    name = "Guardforce Alpha Prime H4x0r"
    table = set_up(elitism("Rage", "Gizmo", play=[name]))
    fights(table.me, name)
    assert table.you.influence == 16
    plays_resource(table.me, "Rage")
    assert "Rage" in table.me.resources
    table = set_up(elitism("Rage", play=[name]), Side(play=["House"]))
    fights(table.me, name, target="House")
    assert (table.damage("House"), is_offered(table.me)) == (4, False)
    table = set_up(elitism("Rage", play=[name, "Guard"]))
    fights(table.me, "Guard")
    assert not is_offered(table.me)


@CASES.of(H4X0R)
def it_need_not_play_a_resource() -> None:
    table = set_up(elitism("Rage", play=[H4X0R]))
    fights(table.me, H4X0R)
    refuses(table.me)
    assert table.me.hand == ["Rage"]


@CASES.of(MORPH)
def your_cards_give_it_tokens_and_the_opponents_take_them() -> None:
    table = set_up(elitism("Wait", "Guard", play=[MORPH]), Side(hand=["Wait", "Wait"]))
    deploys(table.me, "Guard")
    assert (table.tokens(MORPH), stats(table, MORPH)) == (1, (4, 4, 3))
    table.me.deploys("Wait")
    assert table.tokens(MORPH) == 2
    table.you.deploys("Wait")
    assert table.tokens(MORPH) == 1
    assert stats(table, MORPH) == (4, 4, 3)


@CASES.of(MORPH)
def resources_give_it_no_token() -> None:
    table = set_up(elitism("Rage", play=[MORPH], faction="The Tournament Faction"))
    table.me.uses("The Tournament Faction", "RESOURCE")
    table.resolves()
    table.me.plays_resource("Rage")
    assert table.tokens(MORPH) == 0


@CASES.of(MORPH)
def the_opponents_cards_take_no_token_where_there_is_none() -> None:
    table = set_up(Side(hand=["Wait", "Wait"]), elitism("Guard", play=[MORPH]))
    deploys(table.me, "Wait")
    assert (table.tokens(MORPH), stats(table, MORPH)) == (0, (3, 3, 3))


@CASES.of(*HORSES)
def it_helps_all_other_horsemajigs_and_not_itself() -> None:
    for name, (own, more) in HORSES.items():
        table = set_up(Side(play=[name, "Stuttershy", "Guard"]))
        assert stats(table, name) == own
        assert stats(table, "Stuttershy") == (more[0], 1 + more[1], 3 + more[2])
        assert stats(table, "Guard") == (2, 3, 2)
        table = set_up(Side(play=[name]), Side(play=["Stuttershy"]))
        assert stats(table, "Stuttershy") == (more[0], 1 + more[1], 3 + more[2])


@CASES.of(*HORSES)
def all_four_together_help_each_other() -> None:
    table = set_up(Side(play=[*HORSES]))
    for name, (own, more) in HORSES.items():
        total = [sum(it[1][n] for it in HORSES.values()) for n in range(3)]
        assert stats(table, name) == tuple(
            mine + every - given for mine, every, given in zip(own, total, more, strict=True)
        )


@CASES.of(LEO)
def panther_and_tiger_make_it_mega_for_a_turn() -> None:
    table = set_up(
        elitism(play=[LEO, PANTHER, TIGER]),
        Side(play=["Guard", "Big", "Monk"], deck=["Rage"]),
    )
    uses(table.me, LEO, "GO MEGA-NEKO-KAISER!")
    assert stats(table, LEO) == (11, 11, 5)
    assert table.is_depleted(PANTHER)
    assert table.is_depleted(TIGER)
    assert not table.is_depleted(LEO)
    table.next_turn()
    assert stats(table, LEO) == (3, 3, 3)


@CASES.of(LEO)
def alone_it_is_blocked_only_by_three_or_more() -> None:
    for blockers in (["Guard", "Big"], ["Guard", "Big", "Monk"]):
        table = set_up(elitism(play=[LEO, PANTHER, TIGER]), Side(play=blockers))
        uses(table.me, LEO, "GO MEGA-NEKO-KAISER!")
        table.me.attacks(LEO)
        allowed = may_block(table)
        assert (len(allowed) == 3) is (len(blockers) == 3)
    table.you.sets(*blockers)
    assert all(name in table.you.play for name in blockers)
    table = set_up(elitism(play=[LEO, PANTHER, TIGER, "Guard"]), Side(play=["Big"]))
    uses(table.me, LEO, "GO MEGA-NEKO-KAISER!")
    table.me.attacks(LEO, "Guard")
    assert may_block(table) == ["Big"]


@CASES.of(LEO)
def it_needs_both_of_them_yours_and_ready() -> None:
    for mine, yours, tired in (
        ([LEO, PANTHER], [TIGER], []),
        ([LEO, TIGER], [PANTHER], []),
        ([LEO, PANTHER, TIGER], [], [TIGER]),
    ):
        table = set_up(elitism(play=mine, depleted=tired), Side(play=yours))
        assert not table.me.can_use(LEO, "GO MEGA-NEKO-KAISER!")


@CASES.of(CONTAINER)
def five_majigs_come_out_if_it_is_destroyed() -> None:
    table = set_up(elitism("Kill", play=[CONTAINER]))
    deploys(table.me, "Kill", CONTAINER)
    assert (majigs(table.me), majigs(table.you)) == (5, 0)
    table = set_up(Side(play=[CONTAINER]), elitism("Kill"), active=1)
    deploys(table.you, "Kill", CONTAINER)
    assert majigs(table.me) == 5


@CASES.of(CONTAINER)
def none_come_out_if_it_leaves_otherwise() -> None:
    table = set_up(elitism("It's a Trap!", play=[CONTAINER, "Gizmo"]))
    deploys(table.me, "It's a Trap!", CONTAINER)
    assert CONTAINER in table.me.hand
    assert majigs(table.me) == 0


@CASES.of(PATROL)
def it_may_be_restored_when_you_are_attacked() -> None:
    for agreed in (True, False):
        table = set_up(Side(play=[PATROL], depleted=[PATROL]), Side(play=["Guard"]), active=1)
        table.you.attacks("Guard")
        (wants if agreed else refuses)(table.me)
        assert table.is_depleted(PATROL) is not agreed
        assert may_block(table) == ([PATROL] if agreed else [])
    table = set_up(Side(play=[PATROL, "Guard"], depleted=[PATROL]), Side(play=["House"]))
    table.me.attacks("Guard")
    assert not is_offered(table.me), "not when you attack"


@CASES.of(PATROL)
def an_attack_on_a_location_wakes_it_as_well() -> None:
    table = set_up(Side(play=["Guard"]), Side(play=[PATROL, "House"], depleted=[PATROL]))
    table.me.attacks("Guard", target="House")
    wants(table.you)
    assert not table.is_depleted(PATROL)


@CASES.of(*KAISERS)
def for_two_it_strengthens_a_character_this_turn() -> None:
    for name, (ability, strength, life) in KAISERS.items():
        table = set_up(elitism(play=[name]), Side(play=["Guard"], deck=["Rage"]))
        table.me.uses(name, ability)
        assert sorted(table.me.choices()) == sorted(["Guard", name])
        table.me.picks("Guard")
        table.resolves()
        assert stats(table, "Guard") == (2 + strength, 3 + life, 2)
        assert (table.me.free, table.is_depleted(name)) == (10, True)
        table.next_turn()
        assert stats(table, "Guard") == (2, 3, 2)


@CASES.of("Quipmajig")
def it_insults_a_covert_character_into_harmlessness() -> None:
    table = set_up(Side(play=["Quipmajig", "Big"]), Side(play=["Thief", "Guard"]), active=1)
    table.you.attacks("Thief")
    table.you.passes()
    uses(table.me, "Quipmajig", "INSULT")
    may_block(table)
    table.resolves()
    assert table.me.influence == 20
    assert table.is_depleted("Quipmajig")
    table = set_up(Side(play=["Quipmajig"]), Side(play=["Thief"]))
    uses(table.me, "Quipmajig", "INSULT")
    assert table.is_depleted("Thief")
    assert not set_up(Side(play=["Quipmajig"]), Side(play=["Guard"])).me.can_use(
        "Quipmajig", "INSULT"
    )


def plays_rest(table: Table) -> None:
    """My Thief is restored by a tactic, if it is still depleted."""
    if table.is_depleted("Thief"):
        deploys(table.me, "Rest", "Thief")


@CASES.of("Quipmajig")
def its_insult_is_forgotten_in_the_next_turn() -> None:
    table = set_up(Side(play=["Quipmajig"]), Side(play=["Thief"], deck=["Rage"] * 3))
    uses(table.me, "Quipmajig", "INSULT")
    assert table.is_depleted("Thief")
    table = set_up(Side(hand=["Rest"], play=["Thief"]), Side(play=["Quipmajig"], deck=["Rage"] * 3))
    table.me.attacks("Thief")
    table.me.passes()
    uses(table.you, "Quipmajig", "INSULT")
    unblocked(table)
    assert table.you.influence == 20
    table.next_turn()
    table.next_turn()
    plays_rest(table)
    fights(table.me, "Thief")
    assert table.you.influence == 19


@CASES.of(SAGE)
def attacking_with_two_others_finds_any_card() -> None:
    deck = ["Rage", "Gizmo"]
    table = set_up(elitism(play=[SAGE, "Guard", "Big"], deck=deck))
    table.me.attacks(SAGE, "Guard", "Big")
    assert found(table.me) == ["Gizmo", "Rage"]
    table.me.picks("Gizmo")
    assert table.me.hand == ["Gizmo"]
    assert "Gizmo" not in table.you.was_shown
    for party in ((SAGE, "Guard"), ("Guard", "Big", "Monk")):
        table = set_up(elitism(play=[SAGE, "Guard", "Big", "Monk"], deck=deck))
        table.me.attacks(*party)
        assert table.asks is DecisionKind.BATTLE_WINDOW
    table = set_up(elitism(play=[SAGE, "Guard", "Big"], deck=deck))
    table.me.attacks(SAGE, "Guard", "Big")
    refuses(table.me)
    assert table.me.hand == []


@CASES.of(BOING)
def it_is_pumped_up_by_depleting_others() -> None:
    table = set_up(Side(play=[BOING, "Guard", "Monk"]), Side(play=["Big"], deck=["Rage"]))
    table.me.uses(BOING, "PUMP-UP")
    assert sorted(table.me.choices()) == ["Guard", "Monk"]
    table.me.picks("Guard")
    table.resolves()
    assert (stats(table, BOING), table.is_depleted("Guard")) == ((6, 6, 2), True)
    uses(table.me, BOING, "PUMP-UP")
    assert stats(table, BOING) == (8, 8, 2)
    assert not table.me.can_use(BOING, "PUMP-UP")
    table.next_turn()
    assert stats(table, BOING) == (4, 4, 2)


@CASES.of(BOING)
def a_sacrifice_makes_it_unblockable_this_turn() -> None:
    table = set_up(Side(play=[BOING, "Guard"]), Side(play=["Big"]))
    table.me.uses(BOING, "SCHPROING!")
    assert sorted(table.me.choices()) == ["Guard", BOING]
    table.me.picks("Guard")
    table.resolves()
    assert table.me.discard == ["Guard"]
    table.me.attacks(BOING)
    assert may_block(table) == []


@CASES.of("Schproingmajig")
def with_others_in_its_party_it_can_be_blocked() -> None:
    table = set_up(Side(play=["Schproingmajig", "Guard", "Monk"]), Side(play=["Big"]))
    uses(table.me, "Schproingmajig", "SCHPROING!", "Monk")
    table.me.attacks("Schproingmajig", "Guard")
    assert may_block(table) == ["Big"]


@CASES.of(*FORCE, "Heavy Plating")
def as_it_enters_play_up_to_two_resources_are_detached() -> None:
    for name in (*FORCE, "Heavy Plating"):
        for wanted in (0, 1, 2):
            table = set_up(elitism(name, play=["Guard"], icons=8))
            deploys(table.me, name)
            assert is_offered(table.me)
            detaches(table.me, wanted, most=2)
            assert name in table.me.play


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
