"""Effects of damage on a card: 11, 15, 19, 20, 29.0, 30.3.3, and the keywords of damage."""

import pytest

from app.games.shadowfist.engine.damage.combatants import Combatant, Counters, Source
from app.games.shadowfist.engine.damage.fates import Fate, fates_of, power_of_burning, seized
from app.games.shadowfist.engine.damage.inflicting import Infliction, inflict
from app.games.shadowfist.engine.damage.modifiers import DamageKind
from app.games.shadowfist.engine.damage.results import Result, SmokedBy, result_of
from app.games.shadowfist.terms import CardType, Keyword
from tests.games.shadowfist.engine.damage.cards import character, site
from tests.support.rules import shows

EVENT = Source(key=-1, name="Event")


def struck(recipient: Combatant, *sources: Combatant) -> Result:
    """The result of combat damage by all sources at once."""
    return result_of(recipient, [inflict(each, recipient, each.strength) for each in sources])


def by_event(recipient: Combatant, points: int, *keywords: Keyword) -> Result:
    """The result of non-combat damage."""
    source = Source(key=-1, name="Event", keywords=frozenset(keywords))
    damage: Infliction = inflict(source, recipient, points, DamageKind.NON_COMBAT)
    return result_of(recipient, [damage])


def test_29_0_every_point_is_a_counter_and_lowers_the_score_not_below_zero() -> None:
    hurt = struck(character(5), character(3)).after
    crushed = struck(character(5), character(8)).after
    assert (hurt.counters.total, hurt.current) == (3, 2)
    assert (crushed.counters.total, crushed.current) == (8, 0)
    with shows("15.1"):
        assert hurt.strength == 2
    hit = struck(site(8), character(3)).after
    with shows("11.1"):
        assert hit.current == 5


def test_29_0_a_seized_site_keeps_corrupted_damage() -> None:
    whirlpool = site(5)
    beaten = struck(whirlpool, character(4, Keyword.CORRUPTED), character(2))
    assert beaten.is_beaten
    assert beaten.after.counters == Counters(2, 4)
    with shows("50.3"):
        assert seized(beaten.after).counters == Counters(0, 4)
    with shows("30.3.3.2"):
        assert seized(beaten.after).current == 1


def test_29_0_a_card_that_stays_at_zero_goes_on_collecting_counters() -> None:
    protected = character(3, stays_at_zero=True)
    once = struck(protected, character(4))
    twice = struck(once.after, character(2))
    assert (once.smoked, twice.smoked) == (None, None)
    assert (twice.after.counters.total, twice.after.current) == (6, 0)


def test_19_0_seizing_heals_and_unturns() -> None:
    taken = seized(site(6, damage=9))
    assert (taken.counters.total, taken.current, taken.is_turned) == (0, 6, False)


def test_20_1_damage_of_an_event_smokes_a_site_and_combat_damage_leaves_its_fate_open() -> None:
    assert by_event(site(3), 3).smoked is SmokedBy.ZERO
    fought = struck(site(3), character(3))
    assert (fought.smoked, fought.is_beaten) == (None, True)
    assert struck(character(3), character(3)).smoked is SmokedBy.ZERO
    assert by_event(character(3), 3).smoked is SmokedBy.ZERO


def test_30_3_3_only_feng_shui_sites_are_burned() -> None:
    assert fates_of(site(3)) == tuple(Fate)
    assert fates_of(site(3, feng_shui=False)) == (Fate.SMOKED, Fate.SEIZED)
    assert fates_of(character(3)) == ()


@pytest.mark.parametrize(("players", "power"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_12_1_2_burning_for_power_yields_one_more_than_the_players_but_not_above_five(
    players: int, power: int
) -> None:
    assert power_of_burning(players) == power


def test_30_3_2_a_damaged_feng_shui_site_is_revealed() -> None:
    assert struck(site(9), character(1)).is_revealed
    assert not struck(site(9, feng_shui=False), character(1)).is_revealed
    assert by_event(site(9), 1).is_revealed
    assert not by_event(site(9), 0).is_revealed


def test_29_4_toughness_reduces_each_source() -> None:
    done = struck(character(9, toughness=2), character(3), character(3))
    assert done.amount == 2
    with shows("50.19"):
        assert [each.amount for each in done.inflictions] == [1, 1]


def test_30_3_1_damage_by_several_cards_lands_together() -> None:
    done = struck(character(4), character(2, Keyword.CORRUPTED), character(2))
    assert done.after.counters == Counters(2, 2)
    assert done.smoked is SmokedBy.ZERO


def test_50_9_lethal_damage_smokes_a_character_after_the_look_at_zero() -> None:
    assert struck(character(9), character(1, Keyword.LETHAL)).smoked is SmokedBy.LETHAL
    assert struck(character(1), character(1, Keyword.LETHAL)).smoked is SmokedBy.ZERO
    assert by_event(character(9), 1, Keyword.LETHAL).smoked is SmokedBy.LETHAL
    protected = character(1, stays_at_zero=True)
    assert struck(protected, character(5, Keyword.LETHAL)).smoked is SmokedBy.LETHAL


def test_50_9_lethal_does_nothing_without_damage_or_to_a_site() -> None:
    lethal = character(1, Keyword.LETHAL)
    assert struck(character(9, toughness=1), lethal).smoked is None
    assert struck(site(9), lethal).smoked is None


def test_50_16_stun_turns_what_it_damages() -> None:
    stunning = character(2, Keyword.STUN)
    assert struck(character(9), stunning).is_stunned
    assert struck(site(9), stunning).is_stunned
    assert not struck(character(9, toughness=2), stunning).is_stunned


def test_40_0_lethal_and_stun_do_nothing_to_an_immune_card_and_combat_damage_stays() -> None:
    source = character(2, Keyword.LETHAL, Keyword.STUN)
    done = struck(character(9, immune_to=[source]), source)
    assert (done.smoked, done.is_stunned, done.amount) == (None, False, 2)


def test_50_5_guts_strikes_as_if_undamaged_and_is_smoked_as_usual() -> None:
    tough = character(6, Keyword.GUTS, damage=4)
    assert (tough.strength, tough.current) == (6, 2)
    assert struck(tough, character(2)).smoked is SmokedBy.ZERO


def test_16_0_healing_leaves_corrupted_damage() -> None:
    with shows("50.3"):
        assert Counters(3, 2).healed() == Counters(0, 2)


@pytest.mark.parametrize("card", [CardType.EVENT, CardType.STATE, CardType.EDGE])
def test_29_0_only_characters_and_sites_take_damage(card: CardType) -> None:
    with pytest.raises(ValueError, match="Characters and Sites"):
        Combatant(key=1, name="X", type=card, score=1)


def test_29_0_scores_and_counters_are_not_negative() -> None:
    with pytest.raises(ValueError, match="at least 0"):
        character(-1)
    with pytest.raises(ValueError, match="no fewer than 0"):
        Counters(0, -1)
