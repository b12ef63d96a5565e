"""What single cards of the Gearsmith and the Banker do, played out."""

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import DecisionKind
from app.games.spoils.terms import Area
from tests.support.rules import rule
from tests.support.scenario import Side, board, character, item, tactic

GUARD = character("Guard", 2, 3, cost=2)
WALL = character("Wall", 1, 4, cost=3)
HAT = item("Hat", words.AttachTo(), cost=1, subtypes=("gear",))
KILL = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CARD)])
ELITE, GREED = ["Elitism"] * 12, ["Greed"] * 12


@rule("401.3", "402.4")
def test_301_2_what_was_chosen_to_meet_a_cost_is_known_to_the_effect() -> None:
    table = board(
        Side(play=["Guard", "Wall"], hand=["Luteoderm Armor"], resources=ELITE), Side(), GUARD, WALL
    )
    table.me.deploys("Luteoderm Armor")
    table.me.picks("Guard")
    table.resolves()
    table.me.uses("Luteoderm Armor", "HANDOFF")
    table.me.picks("Wall")
    table.resolves()
    assert (table.strength("Guard"), table.strength("Wall")) == (2, 3)
    assert table.is_depleted("Wall")


def test_a_card_of_the_type_of_the_one_removed_for_it_is_searched() -> None:
    table = board(
        Side(play=["Workshop"], discard=["Guard"], deck=["Hat", "Wall", "Hat"], resources=ELITE),
        Side(), GUARD, WALL, HAT,
    )  # fmt: skip
    table.me.uses("Workshop", "CONSTRUCT")
    table.resolves()
    table.me.agrees()
    assert table.me.choices() == ["Wall"]
    table.me.picks("Wall")
    assert table.me.deck == ["Wall", "Hat", "Hat"]
    assert table.me.out_of_game == ["Guard"]


@rule("405.5", "411.1")
def test_203_2_any_card_is_played_face_down_by_the_financier() -> None:
    table = board(
        Side(play=["Thabbashite Financier"], hand=["Hat"], face_down=["Guard"] * 5),
        Side(), GUARD, HAT,
    )  # fmt: skip
    table.me.uses("Thabbashite Financier", "BLOOD GOLD")
    table.resolves()
    assert table.asks is DecisionKind.MAY
    table.me.agrees()
    assert (table.me.hand, table.area("Hat")) == ([], Area.IN_PLAY)
    assert (table.me.free, table.me.influence) == (4, 19)
