"""28.5 to 28.12 with 50.x: chains of interceptors, the target, success and failure."""

from app.games.shadowfist.attacks.course import fight
from app.games.shadowfist.attacks.text_reader import read_attack
from app.games.shadowfist.engine.damage.combatants import Counters
from app.games.shadowfist.engine.damage.results import SmokedBy
from tests.games.shadowfist.attacks.written import TEMPLE, fought, of, rounds, rules
from tests.support.rules import shows


def test_28_6_4_a_chain_is_fought_one_after_the_other() -> None:
    done = fought("attacker: A, 9", "interceptor: B, 2", "interceptor: C, 3", TEMPLE)
    assert rounds(done) == [["B"], ["C"], ["Temple"]]
    assert of(done, "A").card.current == 4
    with shows("28.7"):
        assert of(done, "Temple").card.current == 5


def test_28_6_7_all_attackers_fight_their_first_interceptors_before_any_second() -> None:
    done = fought(
        "attacker: A, 9", "interceptor: B, 2", "interceptor: C, 3",
        "attacker: D, 9", "interceptor: E, 1",
        TEMPLE,
    )  # fmt: skip
    assert rounds(done) == [["B", "E"], ["C"], ["Temple"]]


def test_28_6_one_player_after_the_other_intercepts() -> None:
    done = fought(
        "attacker: A, 9", "interceptor: B, 2, by Ben", "interceptor: C, 3, by Cleo",
        "attacker: D, 9", "interceptor: E, 1, by Cleo", "interceptor: F, 1, by Ben",
        TEMPLE,
    )  # fmt: skip
    assert [phase.player for phase in done.phases] == ["Ben", "Cleo", ""]
    assert rounds(done) == [["B", "F"], ["C", "E"], ["Temple"]]


def test_28_6_8_an_attacker_stops_at_an_interceptor_that_stays_in_play() -> None:
    done = fought("attacker: A, 9", "interceptor: B, 3, Toughness 8", "interceptor: C, 1", TEMPLE)
    stopped = of(done, "A").stopped_by
    assert stopped is not None
    assert stopped.name == "B"
    assert not of(done, "C").has_fought
    assert rounds(done) == [["B"]]


def test_28_12_an_attack_that_does_no_damage_to_its_target_has_failed() -> None:
    assert not fought("attacker: A, 2", "interceptor: B, 3", TEMPLE).is_successful
    assert not fought("attacker: A, 2", "target: Temple, Body 9, -2 taken").is_successful
    with shows("28.11"):
        assert fought("attacker: A, 2", TEMPLE).is_successful


def test_29_0_damage_beyond_zero_does_not_reach_another_card() -> None:
    done = fought("attacker: A, 9", "interceptor: B, 1", TEMPLE)
    assert of(done, "B").card.counters.total == 9
    assert of(done, "Temple").card.counters.total == 8


def test_29_0_a_corrupted_and_an_ordinary_attacker_damage_a_site_together() -> None:
    done = fought("attacker: A, 4, Corrupted", "attacker: B, 2", "target: Temple, Body 5")
    assert of(done, "Temple").card.counters == Counters(2, 4)
    assert of(done, "Temple").is_beaten


def test_50_19_each_attacker_is_reduced_by_all_toughness_of_the_target() -> None:
    done = fought(
        "attacker: A, 4", "attacker: B, 3", "target: T, Fighting 9, Toughness 1, Toughness 1"
    )
    assert of(done, "T").card.counters.total == 3


def test_50_1_an_attacker_with_ambush_passes_a_chain_unharmed() -> None:
    done = fought("attacker: A, 4, Ambush", "interceptor: B, 4", "interceptor: C, 3", TEMPLE)
    assert of(done, "A").card.current == 4
    assert of(done, "Temple").card.current == 5


def test_50_1_an_interceptor_with_ambush_gains_nothing() -> None:
    done = fought("attacker: A, 4", "interceptor: B, 4, Ambush", TEMPLE)
    assert of(done, "A").smoked is of(done, "B").smoked is SmokedBy.ZERO


def test_50_2_assassinate_is_not_intercepted_on_the_way_to_a_character() -> None:
    lines = ("attacker: A, 4, Assassinate", "interceptor: B, 9")
    done = fought(*lines, "target: T, Fighting 4")
    assert rules(done) == ["50.2"]
    assert not of(done, "B").has_fought
    assert rules(fought(*lines, TEMPLE)) == []


def test_50_14_sentinel_intercepts_whatever_forbids_it() -> None:
    done = fought(
        "attacker: A, 4, Assassinate", "interceptor: B, 9, Sentinel", "target: T, Fighting 4"
    )
    assert of(done, "B").has_fought
    done = fought("attacker: A, 4, Superleap", "interceptor: B, 9, Sentinel, turned", TEMPLE)
    assert of(done, "B").has_fought
    done = fought(
        "attacker: A, 4, Stealth", "interceptor: B, 9, Sentinel, ceases (Stealth)", TEMPLE
    )
    assert of(done, "B").has_fought
    assert rules(done) == ["50.14"]


def test_50_17_superleap_passes_turned_characters_only() -> None:
    done = fought("attacker: A, 4, Superleap", "interceptor: B, 9, turned", TEMPLE)
    assert rules(done) == ["50.17"]
    assert of(done, "Temple").card.current == 5
    assert of(fought("attacker: A, 4, Superleap", "interceptor: B, 9", TEMPLE), "B").has_fought


def test_50_15_stealth_passes_one_interceptor_in_an_attack() -> None:
    done = fought("attacker: A, 4, Stealth", "interceptor: B, 9, ceases (Stealth)", TEMPLE)
    assert of(done, "Temple").card.current == 5
    with shows("28.6.6"):
        assert [(each.card.name, card.name) for each, card in done.bypassed] == [("B", "A")]
    twice = fought(
        "attacker: A, 4, Stealth", "interceptor: B, 9, ceases (Stealth)",
        "interceptor: C, 1, ceases (Stealth)", TEMPLE,
    )  # fmt: skip
    assert rules(twice) == ["50.15"]
    assert of(twice, "C").has_fought
    without = fought("attacker: A, 4", "interceptor: B, 9, ceases (Stealth)", TEMPLE)
    assert rules(without) == ["50.15"]


def test_50_8_influence_makes_an_interceptor_cease() -> None:
    done = fought("attacker: A, 4", "interceptor: B, 9, ceases (Influence)", TEMPLE)
    assert (rules(done), of(done, "B").has_fought) == ([], False)


def test_40_0_stealth_superleap_and_lethal_do_nothing_to_who_is_immune_to_characters() -> None:
    immune = "interceptor: B, 9, Immunity: Characters, turned"
    stealthy = fought("attacker: A, 4, Stealth", f"{immune}, ceases (Stealth)", TEMPLE)
    leaping = fought("attacker: A, 4, Superleap", immune, TEMPLE)
    lethal = fought("attacker: A, 4, Lethal", immune, TEMPLE)
    assert (rules(stealthy), rules(leaping)) == (["40.0"], [])
    assert all(of(done, "B").has_fought for done in (stealthy, leaping))
    assert of(lethal, "B").smoked is None


def test_50_16_a_stunned_interceptor_is_told() -> None:
    done = fought("attacker: A, 2, Stun", "interceptor: B, 1, Toughness 1", TEMPLE)
    assert of(done, "B").is_stunned


def test_30_3_1_the_target_divides_its_damage_as_said() -> None:
    done = fought("attacker: A, 4, share 5", "attacker: B, 4, share 1", "target: T, Fighting 6")
    assert [of(done, name).card.counters.total for name in "AB"] == [5, 1]
    assert not done.phases[-1].combats[0].is_assumed


def test_30_3_1_shares_that_do_not_add_up_are_named_and_replaced() -> None:
    done = fought("attacker: A, 4, share 5", "attacker: B, 4", "target: T, Fighting 6")
    assert rules(done) == ["30.3.1"]
    assert "add up to 5, but T divides 6" in done.findings[0].message


def test_30_3_1_without_shares_the_most_attackers_are_smoked() -> None:
    done = fought("attacker: A, 7", "attacker: B, 3", "attacker: C, 2", "target: T, Fighting 6")
    assert [of(done, name).is_gone for name in "ABC"] == [False, True, True]
    assert of(done, "A").card.counters.total == 1
    assert done.phases[-1].combats[0].is_assumed


def test_30_3_1_a_lone_attacker_takes_everything_whatever_share_was_said() -> None:
    done = fought("attacker: A, 7, share 1", "target: T, Fighting 6")
    assert (of(done, "A").card.counters.total, rules(done)) == (6, [])


def test_28_5_nobody_left_means_no_combat_with_the_target() -> None:
    done = fought("attacker: A, 2", "interceptor: B, 3", TEMPLE)
    assert rounds(done) == [["B"]]
    assert not of(done, "Temple").has_fought


def test_28_6_an_attack_fought_again_is_the_same() -> None:
    attack = read_attack(f"attacker: A, 5, Ambush\ninterceptor: B, 9\n{TEMPLE}")
    assert fight(attack) == fight(attack)
