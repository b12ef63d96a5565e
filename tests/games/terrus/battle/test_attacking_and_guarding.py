"""16.1a: who attacks, and who guards."""

import pytest

from app.games.tabletop.referee.decisions import IllegalAction
from app.games.terrus.battle import play
from app.games.terrus.battle.actions import BattleQuestion
from app.games.terrus.terms import Side
from tests.games.terrus.battle.playing import ATTACK, GUARDS, asked, begun, finish, give, options
from tests.games.terrus.examples import setup
from tests.support.rules import shows

TIRED = "attacker: Ann\n a1 1/1 fatigued\ndefender: Ben, vitae 3\n row 1: clade"


def test_16_1a_each_attacker_is_sent_to_one_location_and_they_are_an_army_there() -> None:
    battle = begun(*ATTACK)
    armies = {
        name: [beast.name for beast in battle.army(Side.ATTACKER, name)] for name in ("L1", "L2")
    }
    with shows("T.06"):
        assert battle.attack == {"a1": "L1", "a2": "L1", "a3": "L2"}
        assert armies == {"L1": ["a1", "a2"], "L2": ["a3"]}


def test_16_1a_a_beast_need_not_attack() -> None:
    battle = begun("attack a1 stays", "attack a2 -> L1", "attack a3 stays")
    with shows("T.07"):
        assert battle.attack == {"a2": "L1"}
        assert asked(battle) == (Side.DEFENDER, BattleQuestion.GUARD)


def test_16_1_somebody_has_to_attack() -> None:
    battle = begun("attack a1 stays", "attack a2 stays")
    with shows("T.03"):
        assert options(battle) == ["attack a3 -> L1", "attack a3 -> L2"]


def test_16_1_only_locations_that_may_be_attacked_are_offered() -> None:
    battle = begun()
    with shows("T.04"):
        assert options(battle) == ["attack a1 -> L1", "attack a1 -> L2", "attack a1 stays"]


def test_16_1a_the_defender_is_asked_when_the_attack_is_complete() -> None:
    before = begun(*ATTACK[:2])
    after = begun(*ATTACK)
    with shows("T.08"):
        assert asked(before) == (Side.ATTACKER, BattleQuestion.ATTACK)
        assert asked(after) == (Side.DEFENDER, BattleQuestion.GUARD)


def test_16_1a_a_guard_is_attached_to_the_location_or_stands_in_its_row() -> None:
    battle = begun(*ATTACK)
    attached = options(battle)
    in_row = options(give(battle, "guard g1 -> L1"))
    then = asked(give(battle, "guard g2 -> L2"))
    with shows("T.09"):
        assert attached == ["guard g1 -> L1", "guard g1 stays"]
        assert in_row == ["guard g2 -> L1", "guard g2 -> L2", "guard g2 stays"]
        assert then == (Side.ATTACKER, BattleQuestion.ORDER)
    with pytest.raises(IllegalAction):
        play.apply(begun(*ATTACK), play.legal(begun())[0])


def test_16_1a_nobody_has_to_guard_and_guards_are_one_army() -> None:
    alone = begun(*ATTACK, "guard g1 stays", "guard g2 stays")
    together = begun(*ATTACK, *GUARDS)
    with shows("T.10"):
        assert alone.army(Side.DEFENDER, "L1") == ()
        assert [beast.name for beast in together.army(Side.DEFENDER, "L1")] == ["g1", "g2"]


def test_where_a_beast_may_guard_several_locations_each_is_a_question() -> None:
    from tests.games.terrus.battle.playing import TWO_PLACES

    battle = begun(*ATTACK, "guard g1 -> L1", text="set: guards=many\n" + TWO_PLACES)
    give(battle, "guard g2 -> L1", "guard g2 -> L2")
    assert battle.guards == {"g1": ("L1",), "g2": ("L1", "L2")}
    assert finish(battle).is_over


@pytest.mark.parametrize(
    ("turn", "kinds"),
    [
        ("not passed", ["turn.passed"]),
        ("other phase", ["turn.phase"]),
        ("battle over", ["turn.once"]),
        ("not passed, other phase, battle over", ["turn.phase", "turn.passed", "turn.once"]),
    ],
)
def test_16_1_a_battle_out_of_turn_or_after_another_one_does_not_start(
    turn: str, kinds: list[str]
) -> None:
    rested = TIRED.replace(" fatigued", "")
    with pytest.raises(play.IllegalBattleError) as refused:
        play.start(setup(rested, f"turn: {turn}"))
    with shows("T.01", "T.02", "T.25"):
        assert options(play.start(setup(rested))) == ["attack a1 -> clade"]
        assert [each.kind.id for each in refused.value.findings] == kinds


def test_16_1_there_is_no_battle_where_nobody_can_attack() -> None:
    with pytest.raises(play.IllegalBattleError) as refused:
        play.start(setup(TIRED))
    assert [each.kind.id for each in refused.value.findings] == ["target.none"]
