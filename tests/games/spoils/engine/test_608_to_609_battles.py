"""Attacks, battles and damage. Rules: 302, 407, 408, 412, 507.3, 608, 609."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine import events as happened
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item, location, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
FAST = character("Fast", 2, 2, 4)
SLOW = character("Slow", 3, 3, 1)
WALL = character("Wall", 1, 4, 2)


@ALL
@rule("cr2010:607.1", "basic1e:B.attack.1")
def test_608_1_an_unblocked_attack_takes_influence(edition: Edition) -> None:
    table = board(Side(play=["Fast", "Slow"]), Side(), FAST, SLOW, edition=edition)
    table.me.attacks("Fast", "Slow")
    table.resolves()
    with shows("202.4", "408.3"):
        assert table.you.influence == 15
    assert table.asks is DecisionKind.ACT


@ALL
@rule("cr2010:607.1b", "basic1e:B.attack.2")
def test_608_1b_attackers_are_depleted_and_depleted_ones_cannot_attack(edition: Edition) -> None:
    table = board(Side(play=["Fast", "Slow"]), Side(), FAST, SLOW, edition=edition)
    table.me.attacks("Fast")
    assert table.is_depleted("Fast")
    table.resolves()
    table.me.attacks("Slow")
    table.resolves()
    assert not table.me.can_attack()
    assert table.you.influence == 15


@ALL
@rule("cr2010:607.1d", "basic1e:B.attack.5")
def test_608_1d_blockers_are_chosen_after_tactics_and_abilities(edition: Edition) -> None:
    table = board(Side(play=["Slow"]), Side(play=["Wall"]), SLOW, WALL, edition=edition)
    table.me.attacks("Slow")
    assert (table.asks, table.state.decision.player) == (DecisionKind.BATTLE_WINDOW, 0)
    table.me.passes()
    assert (table.asks, table.state.decision.player) == (DecisionKind.BATTLE_WINDOW, 1)
    table.you.passes()
    assert table.asks is DecisionKind.BLOCKERS
    assert table.you.choices() == ["Wall"]
    table.you.picks("Wall")
    table.resolves()
    assert table.you.influence == 20
    assert table.told(happened.Blocked)


@ALL
@rule("cr2010:408.4")
def test_408_4_damage_of_at_least_its_life_destroys_a_character(edition: Edition) -> None:
    table = board(Side(play=["Slow"]), Side(play=["Fast"]), SLOW, FAST, edition=edition)
    table.me.attacks("Slow")
    table.you.blocks("Fast")
    table.resolves()
    assert table.you.discard == ["Fast"]
    assert table.damage("Slow") == 2


@ALL
@rule("cr2010:608.1b", "basic1e:B.battle.3")
def test_609_1b_the_faster_character_inflicts_first(edition: Edition) -> None:
    quick = character("Quick", 3, 1, 5)
    table = board(Side(play=["Slow"]), Side(play=["Quick"]), SLOW, quick, edition=edition)
    table.me.attacks("Slow")
    table.you.blocks("Quick")
    table.resolves()
    assert table.me.discard == ["Slow"]
    assert table.you.play == ["Quick"]


@ALL
@rule("cr2010:608.1f")
def test_609_1f_damage_of_one_speed_is_inflicted_at_once(edition: Edition) -> None:
    one, two = character("One", 2, 2, 3), character("Two", 2, 2, 3)
    table = board(Side(play=["One"]), Side(play=["Two"]), one, two, edition=edition)
    table.me.attacks("One")
    table.you.blocks("Two")
    table.resolves()
    assert (table.me.discard, table.you.discard) == (["One"], ["Two"])


@ALL
@rule("cr2010:608.1c", "basic1e:B.battle.4")
def test_609_1c_damage_is_divided_among_the_blockers_as_the_attacker_wants(
    edition: Edition,
) -> None:
    giant, left, right = (
        character("Giant", 5, 9, 3), character("Left", 1, 3, 1), character("Right", 1, 3, 1),
    )  # fmt: skip
    table = board(
        Side(play=["Giant"]), Side(play=["Left", "Right"]), giant, left, right, edition=edition
    )
    table.me.attacks("Giant")
    table.you.blocks("Left", "Right")
    table.passes_until(DecisionKind.DIVIDE)
    assert table.me.numbers() == [0, 1, 2, 3, 4, 5]
    table.me.answers(2)
    table.resolves()
    assert table.damage("Left") == 2
    assert table.you.discard == ["Right"]


@ALL
@rule("cr2010:608.1h", "basic1e:B.battle.10")
def test_609_1h_the_survivors_are_depleted(edition: Edition) -> None:
    table = board(Side(play=["Fast"]), Side(play=["Wall"]), FAST, WALL, edition=edition)
    table.me.attacks("Fast")
    table.you.blocks("Wall")
    table.resolves()
    assert table.is_depleted("Wall")
    assert table.state.battle is None


@ALL
@rule("EX-033", "cr2010:608.2")
def test_609_2_without_anything_left_to_hit_the_battle_still_ends(edition: Edition) -> None:
    cards = (
        location("Tower", 3),
        character("A", 3, 1, 4), character("B", 2, 1, 2), character("C", 1, 1, 1),
    )  # fmt: skip
    table = board(Side(play=["A", "B", "C"]), Side(play=["Tower"]), *cards, edition=edition)
    table.me.attacks("A", "B", "C", target="Tower")
    table.resolves()
    assert table.you.discard == ["Tower"]
    assert table.you.influence == 20
    assert all(table.is_depleted(name) for name in "ABC")
    assert [event.amount for event in table.told(happened.DamageInflicted)] == [3]


@ALL
def test_408_5_damage_on_a_location_stays(edition: Edition) -> None:
    tower = location("Tower", 3)
    table = board(Side(play=["Fast"]), Side(play=["Tower"]), FAST, tower, edition=edition)
    table.me.attacks("Fast", target="Tower")
    table.resolves()
    table.next_turn()
    table.next_turn()
    assert table.damage("Tower") == 2


@ALL
def test_507_3_covert_parties_and_covert_blockers_keep_to_themselves(edition: Edition) -> None:
    thief, spy = character("Thief", 1, 1, 2, words.COVERT), character("Spy", 1, 1, 2, words.COVERT)
    for attackers, able in ((["Thief"], ["Spy"]), (["Thief", "Slow"], ["Wall"])):
        table = board(
            Side(play=attackers), Side(play=["Spy", "Wall"]), thief, spy, SLOW, WALL,
            edition=edition,
        )  # fmt: skip
        table.me.attacks(*attackers)
        table.passes_until(DecisionKind.BLOCKERS)
        with shows("302.11", "507.3a", "507.3b", "507.3c"):
            assert table.you.choices() == able


@ALL
@rule("basic1e:B.covert.3")
def test_302_11b_a_block_stands_though_the_party_stops_being_covert(edition: Edition) -> None:
    expose = tactic(
        "Expose",
        [words.Alter(words.PICKED, (words.Loses(words.Keyword.COVERT),))],
        pays=[words.Pick(words.CHARACTER)],
    )
    thief, spy = character("Thief", 1, 1, 2, words.COVERT), character("Spy", 2, 2, 2, words.COVERT)
    table = board(
        Side(play=["Thief"], hand=["Expose"]), Side(play=["Spy"]), thief, spy, expose,
        edition=edition,
    )  # fmt: skip
    table.me.attacks("Thief")
    table.you.blocks("Spy")
    table.me.deploys("Expose")
    table.me.picks("Thief")
    table.resolves()
    assert table.me.discard == ["Expose", "Thief"]


@COMPREHENSIVE
@rule("cr2010:412.1")
def test_412_1_a_party_of_unblockable_characters_only_cannot_be_blocked(edition: Edition) -> None:
    eel = character(
        "Eel", 1, 1, 2,
        words.Conditional(words.THIS, (words.Cannot(words.Action.BE_BLOCKED),)),
    )  # fmt: skip
    for attackers, asked in ((["Eel"], False), (["Eel", "Slow"], True)):
        table = board(Side(play=attackers), Side(play=["Wall"]), eel, SLOW, WALL, edition=edition)
        table.me.attacks(*attackers)
        table.me.passes()
        table.you.passes()
        assert (table.asks is DecisionKind.BLOCKERS) is asked


@rule("EX-037")
def test_412_1_an_effect_may_still_add_a_blocker() -> None:
    eel = character(
        "Eel", 1, 1, 2,
        words.Conditional(words.THIS, (words.Cannot(words.Action.BE_BLOCKED),)),
    )  # fmt: skip
    leap = tactic(
        "Leap", [words.AddToParty(words.PICKED)], pays=[words.Pick(words.CHARACTER.you_control())]
    )
    table = board(Side(play=["Eel"]), Side(play=["Wall"], hand=["Leap"]), eel, WALL, leap)
    table.me.attacks("Eel")
    table.me.passes()
    table.you.deploys("Leap")
    table.resolves()
    assert table.you.influence == 20
    assert not table.told(happened.Blocked), "no party was formed, so nobody blocks as an event"
    assert table.damage("Wall") == 1


@ALL
@rule("basic1e:B.takecontrol.2")
def test_407_4_a_character_that_changes_sides_leaves_the_battle(edition: Edition) -> None:
    steal = tactic("Steal", [words.TakeControl(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
    table = board(Side(play=["Slow"]), Side(hand=["Steal"]), SLOW, steal, edition=edition)
    table.me.attacks("Slow")
    table.me.passes()
    table.you.deploys("Steal")
    table.resolves()
    assert table.you.influence == 20
    assert table.controller("Slow") is table.you


@COMPREHENSIVE
@rule("EX-040")
def test_407_5a_a_location_that_changes_sides_is_no_target_any_more(edition: Edition) -> None:
    steal = tactic("Steal", [words.TakeControl(words.PICKED)], pays=[words.Pick(words.LOCATION)])
    table = board(
        Side(play=["Slow"], hand=["Steal"]), Side(play=["Tower"]), SLOW, steal,
        location("Tower", 2), edition=edition,
    )  # fmt: skip
    table.me.attacks("Slow", target="Tower")
    table.me.deploys("Steal")
    table.resolves()
    with shows("407.5"):
        assert table.damage("Tower") == 0
    assert table.controller("Tower") is table.me
    assert table.asks is DecisionKind.ACT


@ALL
@rule("cr2010:102.1", "basic1e:B.object.1")
def test_102_1_without_influence_a_player_has_lost(edition: Edition) -> None:
    table = board(Side(play=["Slow"]), Side(influence=3), SLOW, edition=edition)
    table.me.attacks("Slow")
    table.resolves()
    with shows("408.3a"):
        assert table.winner is table.me
    assert table.asks is None


@ALL
@rule("cr2010:102.2", "basic1e:B.object.3")
def test_102_2_both_losing_together_is_a_draw(edition: Edition) -> None:
    doom = tactic("Doom", [words.LoseInfluence(5, words.EACH)])
    table = board(Side(hand=["Doom"], influence=4), Side(influence=3), doom, edition=edition)
    table.me.deploys("Doom")
    table.resolves()
    assert table.state.result is not None
    with shows("306.4"):
        assert table.state.result.winner is None


@ALL
@rule("EX-017", "basic1e:B.faction.5")
def test_408_3b_losing_influence_is_not_damage(edition: Edition) -> None:
    shield = item(
        "Shield",
        words.Replacement(
            words.Inflicts(words.CARD, words.FACTION.you_control()), (words.ChangeAmount(-1),)
        ),
    )
    curse = tactic("Curse", [words.LoseInfluence(2, words.OPPONENT)])
    burn = tactic("Burn", [words.Inflict(2, words.FACTION.opponent_controls())])
    side = Side(hand=["Curse", "Burn"])
    table = board(side, Side(play=["Shield"]), shield, curse, burn, edition=edition)
    table.me.deploys("Curse")
    table.resolves()
    assert table.you.influence == 18
    table.me.deploys("Burn")
    table.resolves()
    assert table.you.influence == 17


@COMPREHENSIVE
@rule("EX-036")
def test_408_1a_no_damage_sets_off_nothing(edition: Edition) -> None:
    alarm = item(
        "Alarm", words.Trigger(words.Inflicts(words.CARD, words.FACTION), (words.Draw(1),))
    )
    burn = tactic("Burn", [words.Inflict(0, words.FACTION.opponent_controls())])
    table = board(
        Side(hand=["Burn"], deck=["Burn"]), Side(play=["Alarm"], deck=["Burn"]), alarm, burn,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Burn")
    table.resolves()
    with shows("408.1"):
        assert not table.told(happened.DamageInflicted)
    assert table.you.hand == []


RAGE = words.Replacement(words.Inflicts(words.CARD, words.CHARACTER), (words.ChangeAmount(1),))


@rule("basic1e:B.damage.2")
@ALL
def test_408_2_an_increase_reaches_damage_of_0_in_the_first_edition_only(edition: Edition) -> None:
    poke = tactic("Poke", [words.Inflict(0, words.PICKED)], pays=[words.Pick(words.CHARACTER)])
    table = board(
        Side(hand=["Poke"], play=["Spur"]), Side(play=["Wall"]), item("Spur", RAGE), poke, WALL,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Poke")
    table.resolves()
    assert table.damage("Wall") == (1 if edition is Edition.BASIC1E else 0)


@ALL
@rule("basic1e:B.damage.2")
def test_408_2_an_increase_reaches_battle_damage_of_0_in_the_first_edition_only(
    edition: Edition,
) -> None:
    more = words.Replacement(words.Inflicts(words.CARD, words.FACTION), (words.ChangeAmount(1),))
    table = board(
        Side(play=["Weak", "Spur"]), Side(), character("Weak", 0, 3), item("Spur", more),
        edition=edition,
    )  # fmt: skip
    table.me.attacks("Weak")
    table.resolves()
    assert table.you.influence == (19 if edition is Edition.BASIC1E else 20)


@ALL
@rule("basic1e:B.damage.2")
def test_408_2_a_blocked_character_without_strength_inflicts_its_increase_in_the_first_edition(
    edition: Edition,
) -> None:
    sap = tactic(
        "Sap", [words.Alter(words.PICKED, (words.Less(words.STRENGTH, 9),))],
        pays=[words.Pick(words.CHARACTER)],
    )  # fmt: skip
    side = Side(play=["Frenzied Shriever"], hand=["Sap"])
    table = board(side, Side(play=["Wall", "Tall"]), sap, WALL, character("Tall", 0, 9),
                  edition=edition)  # fmt: skip
    table.me.deploys("Sap")
    table.me.picks("Frenzied Shriever")
    table.resolves()
    table.me.attacks("Frenzied Shriever")
    table.you.blocks("Wall", "Tall")
    table.resolves()
    increased = 2 if edition is Edition.BASIC1E else 0
    assert (table.damage("Wall"), table.damage("Tall")) == (increased, increased)


@ALL
@rule("basic1e:B.damage.2")
def test_408_2_who_is_assigned_none_of_some_damage_receives_none(edition: Edition) -> None:
    table = board(
        Side(play=["Frenzied Shriever"]), Side(play=["Wall", "Tall"]), WALL,
        character("Tall", 0, 9), edition=edition,
    )  # fmt: skip
    table.me.attacks("Frenzied Shriever")
    table.you.blocks("Wall", "Tall")
    table.passes_until(DecisionKind.DIVIDE)
    table.me.answers(0)
    table.resolves()
    strength = table.strength("Frenzied Shriever")
    assert (table.damage("Wall"), table.damage("Tall")) == (0, strength + 2)


@ALL
def test_408_1a_who_has_no_share_of_joint_damage_inflicts_none(edition: Edition) -> None:
    sting = words.Trigger(words.InflictsBattle(), (words.GainInfluence(1),))
    weak, strong = character("Weak", 0, 3, 2, sting), character("Strong", 2, 3)
    table = board(Side(play=["Weak", "Strong"]), Side(), weak, strong, edition=edition)
    table.me.attacks("Weak", "Strong")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (20, 18)


@ALL
@rule("EX-018")
def test_408_8_the_damage_over_the_limit_is_what_destroyed_it(edition: Edition) -> None:
    shot = tactic("Shot", [words.Inflict(3, words.PICKED)], pays=[words.Pick(words.CHARACTER)])
    poke = tactic("Poke", [words.Inflict(1, words.PICKED)], pays=[words.Pick(words.CHARACTER)])
    table = board(Side(hand=["Shot", "Poke"]), Side(play=["Wall"]), shot, poke, WALL,
                  edition=edition)  # fmt: skip
    for name in ("Shot", "Poke"):
        table.me.deploys(name)
        table.resolves()
    (destroyed,) = table.told(happened.Destroyed)
    assert table.names(destroyed.sources) == ["Poke"]


@ALL
@rule("EX-006", "basic1e:B.chtype.3")
def test_208_3_what_stops_being_a_character_forgets_its_damage(edition: Edition) -> None:
    wake = words.Ability(
        "WAKE",
        (),
        (
            words.Alter(
                words.THIS,
                (
                    words.GainsType(words.CHARACTER.where[0].types[0]),
                    words.Becomes(words.STRENGTH, 1),
                    words.Becomes(words.LIFE, 4),
                    words.Becomes(words.SPEED, 1),
                ),
                words.Until.END_OF_BATTLE,
            ),
        ),
    )
    hit = words.Ability("HIT", (), (words.Inflict(3, words.THIS),))
    table = board(
        Side(play=["Doll", "Slow"]), Side(), item("Doll", wake, hit), SLOW, edition=edition
    )
    for _ in range(2):
        table.me.uses("Doll", "WAKE")
        table.resolves()
        table.me.uses("Doll", "HIT")
        table.resolves()
        assert table.damage("Doll") == 3
        if not table.is_depleted("Slow"):
            table.me.attacks("Slow")
            table.resolves()
            assert table.damage("Doll") == 0
    assert "Doll" in table.me.play


@ALL
@rule("EX-023a", "EX-023b", "EX-024b", "basic1e:B.requirements.1")
def test_505_1_a_price_on_attacking_must_be_paid(edition: Edition) -> None:
    toll = item("Toll", words.Requirement(words.OPPONENT, words.MustPay(2, words.Action.ATTACK)))
    for tolls, resources, left in ((1, 1, None), (1, 3, 1), (2, 4, 0), (2, 3, None)):
        table = board(
            Side(play=["Slow"], resources=resources), Side(play=["Toll"] * tolls), SLOW, toll,
            edition=edition,
        )  # fmt: skip
        with shows("505.2a"):
            assert table.me.can_attack() is (left is not None)
        if left is not None:
            table.me.attacks("Slow")
            assert table.me.free == left
            assert table.told(happened.Attacked)


@ALL
@rule("EX-B11", "basic1e:B.cancannot.1")
def test_402_7_cannot_beats_can(edition: Edition) -> None:
    peace = item("Peace", words.Conditional(words.CHARACTER, (words.Cannot(words.Action.ATTACK),)))
    war = item("War", words.Conditional(words.CHARACTER, (words.Can(words.Action.ATTACK_AT_ONCE),)))
    table = board(Side(play=["Slow", "War"]), Side(), SLOW, peace, war, edition=edition)
    assert table.me.can_attack()
    table = board(Side(play=["Slow", "War", "Peace"]), Side(), SLOW, peace, war, edition=edition)
    assert not table.me.can_attack()
