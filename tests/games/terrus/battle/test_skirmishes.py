"""16.1b to 16.2c: the order of skirmishes, priority, wounds and the end."""

import pytest

from app.games.tabletop.referee.decisions import IllegalAction
from app.games.terrus.battle import events, play
from app.games.terrus.battle.actions import BattleQuestion, Fight, read_action
from app.games.terrus.battle.play import observe
from app.games.terrus.battle.result import result_of
from app.games.terrus.battle.state import Battle
from app.games.terrus.terms import Side
from tests.games.terrus.battle.playing import (
    ATTACK,
    GUARDS,
    TWO_PLACES,
    asked,
    begun,
    finish,
    give,
    options,
)
from tests.support.rules import shows

CLADE_IN_FRONT = """\
attacker: Ann
  a1 3/3
  a2 2/2
defender: Ben, vitae 4
  row 1: L1 3, clade
  g1 3/3 row 1
"""
ABILITIES = """\
ability: defender, battle, Shell: g1 def +2
ability: defender, Rally: g2 atk +1
ability: attacker, battle, Roar: a1 atk +2
"""


def order_of(battle: Battle) -> list[str]:
    """The skirmishes in the order in which they were opened."""
    return [each.location for each in battle.log if isinstance(each, events.SkirmishOpened)]


def test_16_1b_the_attacker_picks_any_skirmish() -> None:
    battle = begun(*ATTACK, *GUARDS)
    before = asked(battle), options(battle)
    give(battle, "fight L2")
    with shows("T.11"):
        assert before == ((Side.ATTACKER, BattleQuestion.ORDER), ["fight L1", "fight L2"])
        assert order_of(battle) == ["L2"]
        assert battle.pending == ("L1",)


def test_16_1b_there_is_one_skirmish_at_a_location() -> None:
    battle = begun(*ATTACK, "guard g1 stays", "guard g2 stays", "fight L2")
    with pytest.raises(IllegalAction) as refused:
        play.apply(battle, Fight("L2"))
    with shows("T.12"):
        assert options(battle) == ["fight L1"]
        assert "fight L2" in str(refused.value)


def test_16_1b_the_skirmish_at_the_clade_is_the_last() -> None:
    battle = begun("attack a1 -> clade", "attack a2 -> L1", "guard g1 stays", text=CLADE_IN_FRONT)
    first = options(battle)
    with shows("T.13"):
        assert first == ["fight L1"]
        assert options(give(battle, "fight L1")) == ["fight clade"]


def test_16_2_the_defending_ruler_has_priority_first() -> None:
    battle = begun(*ATTACK, *GUARDS, "fight L1", skip=False)
    with shows("T.14"):
        assert asked(battle) == (Side.DEFENDER, BattleQuestion.PRIORITY)
        assert isinstance(battle.log[-1], events.PriorityGiven)


def test_16_2_marked_and_unmarked_effects_can_both_be_used() -> None:
    battle = begun(*ATTACK, *GUARDS, "fight L1", text=TWO_PLACES + ABILITIES, skip=False)
    marked = [ability.is_marked for ability in battle.setup.abilities]
    with shows("T.15"):
        assert options(battle) == ["pass", "use 1", "use 2"]
        assert marked == [True, False, True]


def test_16_2a_resolution_begins_after_both_passed_in_a_row() -> None:
    battle = begun(*ATTACK, *GUARDS, "fight L1", text=TWO_PLACES + ABILITIES, skip=False)
    attacker, defender = Side
    kinds = []
    for answer in ("pass", "use 3", "pass", "pass"):
        kinds.append(asked(battle))
        give(battle, answer)
    with shows("T.16"):
        assert kinds == [(side, BattleQuestion.PRIORITY) for side in (defender, attacker) * 2]
        assert asked(battle) == (Side.ATTACKER, BattleQuestion.WOUNDS)
        assert battle.total(Side.ATTACKER, "L1") == 3 + 2 + 2


def test_16_2b_the_strength_of_the_attack_is_the_total_atk() -> None:
    battle = begun(*ATTACK, *GUARDS, "fight L1")
    totals = [each for each in battle.log if isinstance(each, events.Totalled)]
    with shows("T.17"):
        assert totals == [events.Totalled(Side.ATTACKER, (3, 2), 5)]
        assert options(battle) == [f"wounds {number} g1" for number in range(6)]


def test_16_2b_the_attacker_splits_exactly_the_total_over_guards_and_location() -> None:
    battle = begun(*ATTACK, *GUARDS, "fight L1", "wounds 2 g1", "wounds 0 g2")
    split = battle.skirmish.split(Side.ATTACKER) if battle.skirmish else {}
    with shows("T.18"):
        assert split == {"g1": 2, "g2": 0, "L1": 3}
    short = begun(*ATTACK, *GUARDS, "fight L1", "wounds 2 g1")
    with pytest.raises(IllegalAction):
        play.apply(short, read_action("wounds 4 g2"))


def test_16_2b_the_defender_splits_the_total_of_the_guards_over_the_attackers() -> None:
    battle = begun(*ATTACK, *GUARDS, "fight L1", "wounds 2 g1", "wounds 0 g2")
    before = asked(battle), options(battle)
    give(battle, "wounds 1 a1")
    split = [each for each in battle.log if isinstance(each, events.Assigned)][-1]
    with shows("T.19"):
        assert before[0] == (Side.DEFENDER, BattleQuestion.WOUNDS)
        assert before[1] == [f"wounds {number} a1" for number in range(4)]
        assert split == events.Assigned(Side.DEFENDER, (("a1", 1), ("a2", 2)))


def test_16_2b_wounds_are_dealt_together_so_the_dying_strike_back() -> None:
    battle = begun(
        "attack a1 -> L1", "attack a2 stays", "guard g1 -> L1", "fight L1", "wounds 3 g1",
        text=CLADE_IN_FRONT,
    )  # fmt: skip
    with shows("T.20"):
        assert battle.buried == {(Side.DEFENDER, "g1"), (Side.ATTACKER, "a1")}
        assert (result_of(battle).gained, result_of(battle).lost) == (6, 6)


def test_16_2b_the_attackers_of_the_skirmish_are_fatigued_and_nobody_else() -> None:
    battle = begun(*ATTACK, *GUARDS, "fight L1", "wounds 0 g1", "wounds 0 g2", "wounds 3 a1")
    with shows("T.21"):
        assert battle.fatigued == {"a2"}
        assert battle.buried >= {(Side.ATTACKER, "a1")}
        assert order_of(battle) == ["L1"]
    unharmed = begun(*ATTACK, "guard g1 stays", "guard g2 stays", "fight L1")
    with shows("T.21"):
        assert unharmed.fatigued == {"a1", "a2"}
        assert finish(unharmed).fatigued == {"a1", "a2", "a3"}


def test_16_2b_without_guards_the_location_takes_all_wounds() -> None:
    battle = begun(*ATTACK, "guard g1 stays", "guard g2 stays", "fight L1")
    weak = TWO_PLACES.replace("a1 3/3", "a1 0/3")
    nothing = begun(
        "attack a1 -> L1", "attack a2 stays", "attack a3 stays", "guard g1 stays",
        "guard g2 stays", "fight L1", text=weak,
    )  # fmt: skip
    with shows("T.22"):
        assert battle.wounds == {(Side.DEFENDER, "L1"): 5}
        assert nothing.wounds == {}
        assert nothing.is_over


def test_16_2c_after_a_skirmish_the_attacker_picks_the_next() -> None:
    battle = begun(*ATTACK, "guard g1 stays", "guard g2 stays", "fight L1")
    with shows("T.23"):
        assert events.SkirmishEnded("L1") in battle.log
        assert (asked(battle), options(battle)) == (
            (Side.ATTACKER, BattleQuestion.ORDER),
            ["fight L2"],
        )


def test_16_2c_effects_at_the_end_trigger_once_after_the_last_skirmish() -> None:
    battle = begun(*ATTACK, text=TWO_PLACES + "end of battle: a card is drawn\n")
    early = [each for each in battle.log if isinstance(each, events.EffectTriggered)]
    log = finish(battle).log
    with shows("T.24"):
        assert early == []
        assert log[-2:] == [events.BattleEnded(), events.EffectTriggered("a card is drawn")]
        assert log.count(events.EffectTriggered("a card is drawn")) == 1


def test_wounds_on_the_clade_lower_vitae_and_none_left_ends_the_game() -> None:
    text = CLADE_IN_FRONT.replace("a2 2/2", "a2 2/2 wounds 1")
    battle = begun(
        "attack a1 -> clade", "attack a2 -> clade", "guard g1 stays", "fight clade", text=text
    )
    assert (battle.vitae, result_of(battle).vitae_lost) == (0, 4)
    assert result_of(battle).is_game_over


def test_wounds_from_before_the_battle_count() -> None:
    text = CLADE_IN_FRONT.replace("L1 3", "L1 3 wounds 1")
    battle = begun("attack a1 stays", "attack a2 -> L1", "guard g1 stays", "fight L1", text=text)
    assert battle.buried == {(Side.DEFENDER, "L1")}


def test_where_wounds_are_only_reported_nothing_is_buried_and_vitae_stays() -> None:
    text = "set: bury=report\n" + CLADE_IN_FRONT
    battle = begun(
        "attack a1 -> clade", "attack a2 -> L1", "guard g1 stays", "fight L1", "fight clade",
        text=text,
    )  # fmt: skip
    assert battle.buried == set()
    assert battle.vitae == 4
    assert battle.wounds == {(Side.DEFENDER, "L1"): 2, (Side.DEFENDER, "clade"): 3}


def test_where_wounds_are_assigned_unseen_the_defender_does_not_see_the_attackers_choice() -> None:
    answers = (*ATTACK, *GUARDS, "fight L1", "wounds 2 g1", "wounds 0 g2")
    sealed = begun(*answers, text="set: assign=sealed\n" + TWO_PLACES)
    seen = observe(sealed, Side.DEFENDER).skirmish
    own = observe(sealed, Side.ATTACKER).skirmish
    assert seen is not None
    assert own is not None
    assert seen.split(Side.ATTACKER) == {}
    assert own.split(Side.ATTACKER) == {"g1": 2, "g2": 0, "L1": 3}
    assert not [each for each in sealed.log if isinstance(each, events.Assigned)]
    give(sealed, "wounds 1 a1")
    assert len([each for each in sealed.log if isinstance(each, events.Assigned)]) == 2


def test_a_guard_of_several_locations_takes_its_wounds_along() -> None:
    text = "set: guards=many\n" + TWO_PLACES
    battle = begun(
        *ATTACK, "guard g1 stays", "guard g2 -> L1", "guard g2 -> L2", "fight L1", "wounds 2 g2",
        "wounds 0 a1", "fight L2", text=text,
    )  # fmt: skip
    assert options(battle) == ["wounds 0 g2", "wounds 1 g2"]
    assert give(battle, "wounds 1 g2").buried == {
        (Side.DEFENDER, "L1"), (Side.DEFENDER, "g2"), (Side.ATTACKER, "a2"), (Side.ATTACKER, "a3"),
    }  # fmt: skip
