"""Damage. Rules: 408."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine.model import events
from tests.support.card_play import deploys, uses
from tests.support.made_cards import COMPANY, ELITE, FAST, GAIN, GUARD, MONK, SHOT, SLOW, WALL
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item, location, tactic

COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
ALL = pytest.mark.parametrize("edition", list(Edition))
HIGH_TOWER = location("Tower", 4)
RAGE = v.Replacement(v.Inflicts(v.CARD, v.CHARACTER), (v.ChangeAmount(1),))


def test_408_1_a_card_picked_twice_is_damaged_once() -> None:
    table = board(
        Side(play=["Big"], hand=["Pwny Bomb", "Surprising Nuisance"], resources=ELITE),
        Side(play=["Big"]), *COMPANY,
    )  # fmt: skip
    deploys(table.me, "Pwny Bomb")
    deploys(table.me, "Surprising Nuisance")
    table.me.answers(0)
    table.me.agrees()
    while table.asks is DecisionKind.MAY:
        table.me.declines()
    uses(table.me, "Pwny Bomb", "PWNED", "Micromajig Token")
    hit = [it.amount for it in table.told(events.DamageInflicted)]
    assert hit == [7]


@COMPREHENSIVE
@rule("EX-036")
def test_408_1a_no_damage_sets_off_nothing(edition: Edition) -> None:
    alarm = item("Alarm", v.Trigger(v.Inflicts(v.CARD, v.FACTION), (v.Draw(1),)))
    burn = tactic("Burn", [v.Inflict(0, v.FACTION.opponent_controls())])
    table = board(
        Side(hand=["Burn"], deck=["Burn"]), Side(play=["Alarm"], deck=["Burn"]), alarm, burn,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Burn")
    table.resolves()
    with shows("408.1"):
        assert not table.told(events.DamageInflicted)
    assert table.you.hand == []


@ALL
def test_408_1a_who_has_no_share_of_joint_damage_inflicts_none(edition: Edition) -> None:
    sting = v.Trigger(v.InflictsBattle(), (v.GainInfluence(1),))
    weak, strong = character("Weak", 0, 3, 2, sting), character("Strong", 2, 3)
    table = board(Side(play=["Weak", "Strong"]), Side(), weak, strong, edition=edition)
    table.me.attacks("Weak", "Strong")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (20, 18)


@ALL
def test_408_1b_a_fighter_whose_damage_is_nothing_is_still_done(edition: Edition) -> None:
    meek = character("Meek", 0, 3, 2)
    table = board(Side(play=["Meek", "Guard"]), Side(), meek, GUARD, edition=edition)
    table.me.attacks("Meek", "Guard")
    table.resolves()
    assert table.asks is DecisionKind.ACT
    (damage,) = table.told(events.DamageInflicted)
    assert (damage.amount, damage.in_battle) == (2, True)


@rule("basic1e:B.damage.2")
@ALL
def test_408_2_an_increase_reaches_damage_of_0_in_the_first_edition_only(edition: Edition) -> None:
    poke = tactic("Poke", [v.Inflict(0, v.PICKED)], pays=[v.Pick(v.CHARACTER)])
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
    more = v.Replacement(v.Inflicts(v.CARD, v.FACTION), (v.ChangeAmount(1),))
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
        "Sap", [v.Alter(v.PICKED, (v.Less(v.STRENGTH, 9),))],
        pays=[v.Pick(v.CHARACTER)],
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
def test_408_2a_battle_damage_reduced_to_nothing_is_not_inflicted_and_its_source_is_done(
    edition: Edition,
) -> None:
    mail = v.Replacement(v.Inflicts(v.CARD, v.THIS), (v.ChangeAmount(-2),))
    sore = v.Trigger(v.Inflicts(v.CARD, v.THIS), (GAIN,))
    table = board(
        Side(play=["Guard"]), Side(play=["Knight"]), GUARD,
        character("Knight", 0, 1, 2, mail, sore), edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.you.blocks("Knight")
    table.resolves()
    assert table.asks is DecisionKind.ACT, "the battle is over"
    assert table.told(events.DamageInflicted) == []
    assert (table.you.play, table.you.influence) == (["Knight"], 20)


@ALL
def test_408_2b_triggers_on_damage_happen_after_it_was_raised_and_lowered(
    edition: Edition,
) -> None:
    mail = item(
        "Mail", v.Replacement(v.Inflicts(v.CARD, v.CHARACTER),
                                  (v.ChangeAmount(-1),)),
    )  # fmt: skip
    spur = item(
        "Spur", v.Replacement(v.Inflicts(v.CARD, v.CHARACTER),
                                  (v.ChangeAmount(3),)),
    )  # fmt: skip
    sore = v.Trigger(v.Inflicts(v.CARD, v.THIS), (v.GainInfluence(v.EventAmount()),))
    table = board(
        Side(hand=["Shot"]), Side(play=["Ox", "Mail", "Spur"]), SHOT, mail, spur,
        character("Ox", 1, 9, 1, sore), edition=edition,
    )  # fmt: skip
    table.me.deploys("Shot")
    table.resolves()
    while table.asks is DecisionKind.ORDER:
        table.you.answers(0)
    assert (table.damage("Ox"), table.you.influence) == (4, 24)
    assert [event.amount for event in table.told(events.InfluenceGained)] == [4]


@pytest.mark.parametrize(("attorneys", "left"), [(0, 17), (1, 18), (3, 20)])
def test_408_3_what_damage_takes_from_a_faction_is_a_loss_of_influence(
    attorneys: int, left: int
) -> None:
    sting = tactic("Sting", [v.Inflict(2, v.FACTION.opponent_controls())])
    gideon = "Gideon, the Ultimate Warrior"
    table = board(
        Side(play=[gideon], hand=["Sting"]), Side(play=["Tax Attorney"] * attorneys), sting
    )
    table.me.deploys("Sting")
    table.resolves()
    assert table.you.influence == left
    assert [it.amount for it in table.told(events.DamageInflicted)] == [2]


@ALL
@rule("EX-017", "basic1e:B.faction.5")
def test_408_3b_losing_influence_is_not_damage(edition: Edition) -> None:
    shield = item(
        "Shield",
        v.Replacement(v.Inflicts(v.CARD, v.FACTION.you_control()), (v.ChangeAmount(-1),)),
    )
    curse = tactic("Curse", [v.LoseInfluence(2, v.OPPONENT)])
    burn = tactic("Burn", [v.Inflict(2, v.FACTION.opponent_controls())])
    side = Side(hand=["Curse", "Burn"])
    table = board(side, Side(play=["Shield"]), shield, curse, burn, edition=edition)
    table.me.deploys("Curse")
    table.resolves()
    assert table.you.influence == 18
    table.me.deploys("Burn")
    table.resolves()
    assert table.you.influence == 17


@ALL
@rule("cr2010:408.4")
def test_408_4_damage_of_at_least_its_life_destroys_a_character(edition: Edition) -> None:
    table = board(Side(play=["Slow"]), Side(play=["Fast"]), SLOW, FAST, edition=edition)
    table.me.attacks("Slow")
    table.you.blocks("Fast")
    table.resolves()
    assert table.you.discard == ["Fast"]
    assert table.damage("Slow") == 2


def test_408_4b_the_damage_of_a_replaced_destruction_is_gone() -> None:
    stone = character(
        "Stone", 1, 3, 1,
        v.Replacement(v.Destroyed(), (v.GainInfluence(1),)),
    )  # fmt: skip
    shot = tactic("Shot", [v.Inflict(3, v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    table = board(Side(hand=["Shot"]), Side(play=["Stone"]), stone, shot)
    table.me.deploys("Shot")
    table.resolves()
    assert table.you.play == ["Stone"]
    with shows("506.6"):
        assert table.damage("Stone") == 0
    assert table.you.influence == 21


@ALL
def test_408_5_a_location_whose_destruction_was_replaced_is_not_destroyed_again_by_anything(
    edition: Edition,
) -> None:
    """In the older editions its damage stays, and destroys it again only when there is more."""
    saved = v.Replacement(v.Destroyed(v.THIS), (v.GainInfluence(1),))
    wait = tactic("Wait", [v.Draw(1)])
    table = board(
        Side(play=["Guard", "Page"], hand=["Wait"], deck=["Guard"]), Side(play=["Fort"]), GUARD,
        character("Page", 1, 1), location("Fort", 2, saved), wait, edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard", target="Fort")
    table.resolves()
    table.me.deploys("Wait")
    table.resolves()
    assert (table.you.play, table.you.influence) == (["Fort"], 21)
    table.me.attacks("Page", target="Fort")
    table.resolves()
    assert table.you.influence == (21 if edition is Edition.CR3 else 22)


@ALL
def test_408_5_damage_on_a_location_stays(edition: Edition) -> None:
    tower = location("Tower", 3)
    table = board(Side(play=["Fast"]), Side(play=["Tower"]), FAST, tower, edition=edition)
    table.me.attacks("Fast", target="Tower")
    table.resolves()
    table.next_turn()
    table.next_turn()
    assert table.damage("Tower") == 2


def test_408_5c_a_location_keeps_no_damage_of_what_was_replaced() -> None:
    keep = location("Keep", 3, v.Replacement(v.Destroyed(), (GAIN,)))
    shot = tactic("Shot", [v.Inflict(3, v.PICKED)], pays=[v.Pick(v.LOCATION)])
    table = board(Side(hand=["Shot"]), Side(play=["Keep"]), keep, shot)
    table.me.deploys("Shot")
    table.resolves()
    assert (table.you.play, table.damage("Keep"), table.you.influence) == (["Keep"], 0, 21)


def test_408_5d_each_point_of_damage_is_one_marker_on_the_location() -> None:
    mend = tactic("Mend", [v.RemoveDamage(v.PICKED, 1)], pays=[v.Pick(v.LOCATION)])
    table = board(
        Side(play=["Guard", "Monk"], hand=["Mend"]), Side(play=["Tower"]), GUARD, MONK, HIGH_TOWER,
        mend,
    )  # fmt: skip
    markers = []
    for name in ("Guard", "Monk"):
        table.me.attacks(name, target="Tower")
        table.resolves()
        markers.append(table.damage("Tower"))
    table.me.deploys("Mend")
    table.resolves()
    markers.append(table.damage("Tower"))
    assert markers == [2, 3, 2]


@ALL
def test_408_6_battle_damage_is_what_characters_inflict_in_a_battle(edition: Edition) -> None:
    ward = item(
        "Ward",
        v.Replacement(
            v.InflictsBattle(v.CARD, v.CHARACTER.you_control()),
            (v.AmountBecomes(0),),
        ),
    )
    table = board(
        Side(play=["Guard"], hand=["Shot"]), Side(play=["Wall", "Ward"]), GUARD, WALL, SHOT, ward,
        edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.me.deploys("Shot")
    table.me.picks("Wall")
    table.resolves()
    assert table.asks is DecisionKind.BLOCKERS
    assert table.damage("Wall") == 2, "inflicted by a tactic during a battle"
    table.you.sets("Wall")
    table.resolves()
    with shows("408.6a"):
        assert table.damage("Wall") == 2, "the Ward speaks of battle damage alone"
    told = [(event.amount, event.in_battle) for event in table.told(events.DamageInflicted)]
    assert told == [(2, False), (1, True)]


@ALL
def test_408_6a_battle_damage_destroys_and_sets_off_triggers_like_any_other(
    edition: Edition,
) -> None:
    sore = v.Trigger(v.Inflicts(v.CARD, v.THIS), (GAIN,))
    for name in ("Shot", "battle"):
        table = board(
            Side(play=["Guard"], hand=["Shot"]), Side(play=["Page"]), GUARD, SHOT,
            character("Page", 0, 2, 1, sore), edition=edition,
        )  # fmt: skip
        if name == "Shot":
            table.me.deploys("Shot")
            table.me.picks("Page")
        else:
            table.me.attacks("Guard")
            table.you.blocks("Page")
        table.resolves()
        assert (table.you.discard, table.you.influence) == (["Page"], 21)


@ALL
def test_408_7_the_source_of_damage_is_the_card_that_says_so_or_the_fighting_character(
    edition: Edition,
) -> None:
    thorns = v.Trigger(v.Inflicts(v.CARD, v.THIS), (v.PutTokens(v.SOURCE),))
    sting = v.Ability("STING", (), (v.Inflict(1, v.CHARACTER.named("Rose")),))
    for name in ("Guard", "Hive"):
        table = board(
            Side(play=["Guard", "Hive"]), Side(play=["Rose"]), GUARD, item("Hive", sting),
            character("Rose", 0, 9, 1, thorns), edition=edition,
        )  # fmt: skip
        if name == "Hive":
            table.me.uses("Hive", "STING")
        else:
            table.me.attacks("Guard")
            table.you.blocks("Rose")
        table.resolves()
        assert {it: table.tokens(it) for it in ("Guard", "Hive")} == {
            "Guard": int(name == "Guard"), "Hive": int(name == "Hive"),
        }  # fmt: skip


@COMPREHENSIVE
def test_408_8_who_dies_of_less_life_was_not_destroyed_by_the_damage_it_had(
    edition: Edition,
) -> None:
    glory = item("Glory", v.Trigger(v.DestroyedByBattle(v.CHARACTER), (v.GainInfluence(5),)))
    wither = tactic(
        "Wither",
        [v.Alter(v.PICKED, (v.Less(v.Measure.LIFE, 2),))],
        pays=[v.Pick(v.CHARACTER.opponent_controls())],
    )
    for withered, influence in ((True, 20), (False, 25)):
        attacker = "Guard" if withered else "Giant"
        table = board(
            Side(play=[attacker, "Glory"], hand=["Wither"]), Side(play=["Wall"]), GUARD, WALL,
            character("Giant", 4, 4), glory, wither, edition=edition,
        )  # fmt: skip
        table.me.attacks(attacker)
        table.you.blocks("Wall")
        table.resolves()
        if withered:
            assert table.damage("Wall") == 2
            table.me.deploys("Wither")
            table.resolves()
        (gone,) = table.told(events.Destroyed)
        assert (gone.by_battle_damage, bool(gone.sources)) == (not withered, not withered)
        assert table.me.influence == influence


@ALL
@rule("EX-018")
def test_408_8_the_damage_over_the_limit_is_what_destroyed_it(edition: Edition) -> None:
    shot = tactic("Shot", [v.Inflict(3, v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    poke = tactic("Poke", [v.Inflict(1, v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    table = board(Side(hand=["Shot", "Poke"]), Side(play=["Wall"]), shot, poke, WALL,
                  edition=edition)  # fmt: skip
    for name in ("Shot", "Poke"):
        table.me.deploys(name)
        table.resolves()
    (destroyed,) = table.told(events.Destroyed)
    assert table.names(destroyed.sources) == ["Poke"]
