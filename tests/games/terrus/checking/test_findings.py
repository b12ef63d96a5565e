"""Every finding, with its rule and the line that it is about."""

import pytest
from hypothesis import given

from app.games.terrus.army import Setup
from app.games.terrus.checks import KINDS, check
from tests.games.terrus.examples import front_row, setup
from tests.games.terrus.strategies import setups
from tests.support.rules import shows

LEGAL = (
    "attack: Wolf#1, Wolf#2, Boar -> Farm",
    "attack: Elk -> Mill",
    "guard: Ram, Owl -> Farm",
    "order: Farm, Mill",
    "wounds: attacker at Farm: Ram 2, Owl 3, Farm 2",
    "wounds: defender at Farm: Boar 3",
    "wounds: attacker at Mill: Mill 4",
)

LOW_CITY = """\
attacker: Ann
  row 1: Lair 5
  Wolf 2/2
  Fox 1/1
defender: Ben, vitae 4
  row 1: clade
  row 2: Well 3
  Ram 1/2 @ clade
"""


def found(*lines: str) -> list[tuple[str, str]]:
    """The kinds and lines of what is found in the front row with more lines."""
    return [(each.kind.id, each.where) for each in check(front_row(*lines))]


def test_a_legal_plan_has_no_finding() -> None:
    assert found() == []
    assert found(*LEGAL) == []


def test_16_1_a_battle_starts_in_the_attackers_own_dusk_phase() -> None:
    with shows("T.01"):
        assert found("turn: attacker, dusk") == []
        assert found("turn: other phase") == [("turn.phase", "")]
        assert found("turn: defender, dusk") == [("turn.phase", "")]


def test_16_1_a_battle_starts_once_every_opponent_has_passed_priority() -> None:
    with shows("T.02"):
        assert found("turn: not passed") == [("turn.passed", "")]
        assert found("turn: passed") == []


def test_16_1_a_battle_needs_a_location_of_the_opponent() -> None:
    own = check(setup(LOW_CITY, "attack: Wolf -> Lair"))
    nothing = check(front_row("order: Farm"))
    with shows("T.03"):
        assert [each.kind.id for each in own] == ["target.own"]
        assert "target.none" in [each.kind.id for each in nothing]
        assert check(setup(LOW_CITY, "attack: Wolf -> clade")) == ()


def test_16_1_a_location_behind_another_row_is_not_attacked_while_a_location_is_in_front() -> None:
    blocked = (
        "attacker: Ann\n Wolf 2/2\ndefender: Ben, vitae 9\n row 1: Hut 1\n row 2: clade, Den 2"
    )
    with shows("T.04"):
        assert [it.kind.id for it in check(setup(blocked, "attack: Wolf -> Den"))] == ["target.row"]
        assert check(setup(blocked.replace("row 1: Hut 1\n", ""), "attack: Wolf -> Den")) == ()


def test_16_1_the_switch_front_decides_whether_the_row_in_front_or_all_of_them_count() -> None:
    city = "attacker: Ann\n Wolf 2/2\ndefender: Ben, vitae 9\n row 1: Hut 1\n row 3: clade, Den 2"
    attack = "attack: Wolf -> Den"
    assert check(setup(city, attack)) == ()
    assert [it.kind.id for it in check(setup(city, "set: front=all", attack))] == ["target.row"]


def test_16_1_behind_the_clade_an_effect_is_needed() -> None:
    attack = "attack: Wolf -> Well"
    with shows("T.05"):
        assert [it.kind.id for it in check(setup(LOW_CITY, attack))] == ["target.behind"]
        assert check(setup(LOW_CITY, "attackable: Well", attack)) == ()


@pytest.mark.parametrize(
    ("line", "kind", "rule"),
    [
        ("turn: battle over", "turn.once", "16.2c"),
        ("attack: Boar -> Hive", "target.row", "16.1"),
        ("attack: Ram -> Farm", "attack.ruler", "16.1a"),
        ("attack: Boar, Boar -> Farm", "attack.twice", "16.1a"),
        ("attack: Bear -> Farm", "attack.fatigued", "16.1a"),
        ("guard: Ram -> Farm", "guard.before-attack", "16.1a"),
        ("attack: Boar -> Farm\nwounds: attacker at Farm: Ram 3", "wounds.recipient", "16.2b"),
    ],
)
def test_each_kind_is_found_with_its_rule(line: str, kind: str, rule: str) -> None:
    (first, *_) = check(front_row(line))
    assert (first.kind.id, first.rule) == (kind, rule)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("guard: Elk -> Farm", "guard.ruler"),
        ("guard: Crab -> Farm", "guard.place"),
        ("guard: Owl -> Forge", "guard.place"),
        ("guard: Owl -> Farm\nguard: Owl -> Mill", "guard.twice"),
        ("guard: Owl, Owl -> Farm", "guard.twice"),
        ("order: Farm, Mill, Farm", "order.twice"),
        ("order: Farm, Forge", "order.place"),
        ("wounds: attacker at Farm: Ram 2, Farm 4", "wounds.sum"),
        ("wounds: attacker at Farm: Ram 2, Farm 6", "wounds.sum"),
        ("wounds: defender at Farm: Boar 1", "wounds.sum"),
        ("wounds: attacker at Farm: Crab 7", "wounds.recipient"),
        ("wounds: attacker at Farm: Mill 7", "wounds.recipient"),
        ("wounds: defender at Farm: Elk 0", "wounds.recipient"),
    ],
)
def test_an_illegal_line_beside_a_legal_attack_is_found(line: str, kind: str) -> None:
    assert kind in [it.kind.id for it in check(front_row(*LEGAL[:2], *line.split("\n")))]


def test_16_1b_the_clade_comes_last() -> None:
    city = "attacker: Ann\n 3 Wolf 2/2\ndefender: Ben, vitae 9\n row 1: clade, Den 2"
    attack = ("attack: Wolf#1 -> clade", "attack: Wolf#2 -> Den")
    for order in ("clade, Den", "clade"):
        findings = check(setup(city, *attack, f"order: {order}"))
        assert [it.kind.id for it in findings] == ["order.clade"], order
    assert check(setup(city, *attack, "order: Den, clade")) == ()


def test_the_switch_guards_lets_a_beast_guard_several_locations() -> None:
    lines = (*LEGAL[:2], "guard: Owl -> Farm", "guard: Owl -> Mill")
    assert ("guard.twice", "line 18") in found(*lines)
    assert found(*lines, "set: guards=many") == []


def test_the_switch_fatigued_lets_a_fatigued_beast_guard_but_not_attack() -> None:
    lines = (*LEGAL[:2], "Eel 1/1 @ Farm fatigued", "guard: Eel -> Farm", "set: fatigued=guard")
    assert [kind for kind, _ in found(*lines[:-1])] == ["guard.fatigued"]
    assert found(*lines) == []
    assert [kind for kind, _ in found("attack: Bear -> Farm", lines[-1])] == ["attack.fatigued"]


def test_checking_does_not_stop_at_the_first_finding() -> None:
    lines = ("turn: not passed", "attack: Bear -> Hive", "guard: Crab -> Hive", "order: Mill")
    kinds = {kind for kind, _ in found(*lines)}
    assert kinds >= {"turn.passed", "target.row", "attack.fatigued", "order.place"}


def test_a_city_without_an_attackable_location_or_an_army_without_attackers_is_found() -> None:
    tired = "attacker: Ann\n Wolf 2/2 fatigued\ndefender: Ben, vitae 1\n row 1: clade"
    assert [it.kind.id for it in check(setup(tired))] == ["target.none"]


def test_kinds_that_depend_on_a_switch_name_it() -> None:
    by_switch = {kind.id: kind.switch for kind in KINDS.values() if kind.switch}
    assert by_switch == {
        "target.row": "front", "attack.fatigued": "fatigued", "guard.twice": "guards",
        "guard.fatigued": "fatigued",
    }  # fmt: skip


@given(setups())
def test_any_plan_is_checked_without_an_error(made: Setup) -> None:
    for each in check(made):
        assert each.rule.startswith("16.")
        assert each.message
        assert each.plain()["kind"] in KINDS
