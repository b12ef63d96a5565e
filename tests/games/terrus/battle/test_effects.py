"""Effects on beasts while rulers have priority. Rules: 16.2."""

import pytest

from app.games.terrus.battle import play
from app.games.terrus.battle.events import Affected
from app.games.terrus.battle.state import Battle
from app.games.terrus.files.problems import BattleFileError
from app.games.terrus.presentation.words import in_words
from app.games.terrus.terms import Side
from tests.games.terrus.battle.playing import ATTACK, GUARDS, TWO_PLACES, begun, give
from tests.games.terrus.examples import setup

ATTACKER, DEFENDER = Side


def used(effect: str, *before: str) -> Battle:
    """The skirmish at L1 after the defender has used an ability."""
    text = f"{TWO_PLACES}ability: defender, Trick: {effect}\n"
    answers = (*ATTACK, *(before or GUARDS), "fight L1", "use 1")
    return begun(*answers, text=text, skip=False)


def told(battle: Battle) -> list[str]:
    """The effects of abilities so far, in words."""
    return [in_words(it, battle.setup) for it in battle.log if isinstance(it, Affected)]


def names(battle: Battle, side: Side, place: str) -> list[str]:
    """The beasts of a ruler in a skirmish."""
    return [beast.name for beast in battle.army(side, place)]


def test_16_2_a_removed_attacker_deals_and_takes_no_wounds() -> None:
    battle = used("a1 removed")
    assert names(battle, ATTACKER, "L1") == ["a2"]
    assert battle.total(ATTACKER, "L1") == 2
    assert (ATTACKER, "a1") not in battle.buried
    assert told(battle) == ["a1 takes no more part."]


def test_16_2_a_removed_guard_is_given_no_wounds() -> None:
    battle = used("g1 removed")
    assert [it.name for it in battle.recipients(ATTACKER, "L1")] == ["g2", "L1"]


def test_16_2_where_every_attacker_is_removed_nobody_assigns_wounds() -> None:
    battle = used("a1 removed, a2 removed")
    give(battle, "pass", "pass")
    assert battle.pending == ("L2",)
    assert not any(" assigns " in in_words(it, battle.setup) for it in battle.log)


@pytest.mark.parametrize(("wounds", "is_buried"), [(2, False), (3, True)])
def test_16_2_wounds_of_an_effect_bury_at_once(wounds: int, is_buried: bool) -> None:
    battle = used(f"g2 wounds {wounds}")
    assert ((DEFENDER, "g2") in battle.buried) is is_buried
    assert battle.wounds[DEFENDER, "g2"] == wounds
    assert ("g2" in names(battle, DEFENDER, "L1")) is not is_buried


def test_16_2_a_beast_goes_to_another_skirmish_or_joins_one() -> None:
    battle = used("a1 -> L2, g3 -> L1")
    assert names(battle, ATTACKER, "L1") == ["a2"]
    assert names(battle, ATTACKER, "L2") == ["a1", "a3"]
    assert names(battle, DEFENDER, "L1") == ["g1", "g2", "g3"]
    assert told(battle) == ["a1 is at L2 now.", "g3 is at L1 now."]


def test_16_2_a_beast_may_be_fatigued_and_fights_on() -> None:
    battle = used("g1 fatigued, a3 fatigued, a2 atk +1")
    assert (battle.fatigued, battle.fatigued_guards) == ({"a3"}, {"g1"})
    assert names(battle, DEFENDER, "L1") == ["g1", "g2"]
    assert battle.total(ATTACKER, "L1") == 6


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ("Elk removed", "line 11: There is no beast called “Elk”."),
        ("a1 -> Nowhere", "line 11: The defending city has no location “Nowhere”."),
        ("a1 wounds x", "line 11: a1: write wounds with a number such as 2."),
        ("a1 sleeps", "line 11: Write an ability as"),
    ],
)
def test_what_no_effect_can_be_is_told_with_its_line(effect: str, said: str) -> None:
    with pytest.raises(BattleFileError) as refused:
        setup(f"{TWO_PLACES}ability: defender, Trick: {effect}")
    assert refused.value.lines[0].startswith(said)


def test_a_battle_with_effects_is_played_to_its_end() -> None:
    battle = used("a3 removed, a1 -> L2")
    while legal := play.legal(battle):
        play.apply(battle, legal[0])
    assert battle.is_over
