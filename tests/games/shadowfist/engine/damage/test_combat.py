"""30.3 and 50.1: who inflicts damage, when, and on whom."""

import pytest

from app.games.shadowfist.engine.damage.combat import Exchange, ambush, exchange
from app.games.shadowfist.engine.damage.combatants import Combatant
from app.games.shadowfist.engine.damage.results import Result, SmokedBy
from app.games.shadowfist.terms import Keyword
from tests.games.shadowfist.engine.damage.cards import character, site
from tests.support.rules import shows


def of(done: Exchange | None, card: Combatant) -> Result:
    """The result of a card that was damaged."""
    assert done is not None
    result = done.result_of(card.key)
    assert result is not None
    return result


def test_30_3_both_inflict_their_fighting_at_the_same_time() -> None:
    attacker, defender = character(4), character(4)
    done = exchange([attacker], defender)
    assert of(done, attacker).smoked is SmokedBy.ZERO
    assert of(done, defender).smoked is SmokedBy.ZERO


def test_30_3_a_site_inflicts_nothing() -> None:
    attacker, target = character(4), site(6)
    done = exchange([attacker], target)
    assert of(done, target).after.current == 2
    assert done.result_of(attacker.key) is None


def test_30_3_damaged_characters_inflict_their_current_fighting() -> None:
    attacker, defender = character(6, damage=4), character(9)
    assert of(exchange([attacker], defender), defender).amount == 2


def test_30_3_1_all_attackers_strike_the_target_and_it_divides_its_damage() -> None:
    first, second, target = character(2), character(3), character(6)
    done = exchange([first, second], target, {first.key: 2, second.key: 4})
    assert of(done, target).amount == 5
    assert of(done, first).smoked is SmokedBy.ZERO
    assert of(done, second).after.counters.total == 4


@pytest.mark.parametrize("points", [(2, 2), (6, 1), (0, 0)])
def test_30_3_1_shares_have_to_add_up(points: tuple[int, int]) -> None:
    first, second, target = character(2), character(3), character(6)
    with pytest.raises(ValueError, match="divides 6 points"):
        exchange([first, second], target, {first.key: points[0], second.key: points[1]})


def test_30_3_1_a_share_goes_to_an_attacker_only() -> None:
    attacker, target = character(2), character(6)
    with pytest.raises(ValueError, match="among its attackers"):
        exchange([attacker], target, {target.key: 6})


def test_50_1_ambush_inflicts_first_and_the_dead_do_not_strike_back() -> None:
    attacker, defender = character(4, Keyword.AMBUSH), character(4)
    first = ambush([attacker], defender)
    assert first is not None
    assert of(first, defender).smoked is SmokedBy.ZERO
    assert first.struck == {attacker.key}


def test_50_1_who_survives_an_ambush_strikes_with_what_is_left_and_ambush_only_once() -> None:
    attacker, defender = character(3, Keyword.AMBUSH), character(5)
    first = ambush([attacker], defender)
    assert first is not None
    second = exchange([attacker], of(first, defender).after, struck=first.struck)
    assert second.struck == {defender.key}
    assert of(second, attacker).amount == 2


def test_50_1_only_attackers_with_ambush_strike_first() -> None:
    quick, slow, target = character(2, Keyword.AMBUSH), character(3), character(9)
    first = ambush([quick, slow], target)
    assert first is not None
    assert first.struck == {quick.key}
    second = exchange([quick, slow], of(first, target).after, {slow.key: 7}, struck=first.struck)
    assert second.struck == {slow.key, target.key}


def test_50_1_ambush_is_nothing_to_a_site_or_to_a_defender_who_has_it() -> None:
    quick, slow = character(2, Keyword.AMBUSH), character(2)
    assert ambush([quick], site(5)) is None
    assert ambush([slow], quick) is None
    target = site(5)
    with shows("30.3"):
        assert of(exchange([quick], target), target).amount == 2


def test_50_5_guts_strikes_with_full_fighting_after_an_ambush() -> None:
    attacker, defender = character(3, Keyword.AMBUSH), character(5, Keyword.GUTS)
    first = ambush([attacker], defender)
    assert first is not None
    second = exchange([attacker], of(first, defender).after, struck=first.struck)
    assert of(second, attacker).amount == 5
