"""Costs, effects, control, damage, tokens. Rules: 401 to 411."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, Deck, new_game, stats
from app.games.spoils.engine import events as happened
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import Area, CardType, Trade
from tests.support.rules import shows
from tests.support.scenario import Side, board, character, item, location, made, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
GUARD = character("Guard", 2, 3, cost=2)
WALL = character("Wall", 1, 4)
TOWER = location("Tower", 4)
GAIN = words.GainInfluence(1)
NAP = words.Ability("NAP", (), ())
MONK = character("Monk", 1, 1, 1, NAP)
KILL = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
LIFT = tactic("Lift", [words.Put(words.PICKED, words.HAND)], pays=[words.Pick(words.CHARACTER)])
STEAL = tactic("Steal", [words.TakeControl(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
SHOT = tactic("Shot", [words.Inflict(2, words.PICKED)], pays=[words.Pick(words.CHARACTER)])
MAJIG = "Micromajig Token"


@ALL
def test_402_3_an_effect_reaches_cards_in_play_unless_it_names_another_area(
    edition: Edition,
) -> None:
    sweep = tactic("Sweep", [words.Put(words.CHARACTER, words.OUT_OF_GAME)])
    empty = tactic("Empty", [words.Put(words.CHARACTER.in_hand(), words.OUT_OF_GAME)])
    for name, play, hand in (("Sweep", [], ["Guard"]), ("Empty", ["Guard"], [])):
        table = board(
            Side(play=["Guard"], hand=[name, "Guard"], deck=["Guard"], discard=["Guard"]), Side(),
            GUARD, sweep, empty, edition=edition,
        )  # fmt: skip
        table.me.deploys(name)
        table.resolves()
        assert (table.me.play, table.me.hand) == (play, hand)
        assert (table.me.deck, table.me.discard) == (["Guard"], ["Guard", name])
        assert table.me.out_of_game == ["Guard"]


@ALL
def test_402_5_what_cannot_be_done_is_left_out_and_the_rest_is_done(edition: Edition) -> None:
    spend = tactic("Spend", [words.Discard(3), words.Destroy(words.ITEM), words.Draw(2), GAIN])
    table = board(
        Side(hand=["Spend", "Guard"], deck=["Wall"]), Side(), GUARD, WALL, spend, edition=edition
    )
    table.me.deploys("Spend")
    table.resolves()
    assert sorted(table.me.discard) == ["Guard", "Spend"], "one of three was there"
    assert (table.me.hand, table.me.influence) == (["Wall"], 21)


@ALL
def test_402_5a_an_effect_goes_on_though_what_it_was_about_has_left_play(
    edition: Edition,
) -> None:
    slay = tactic(
        "Slay", [words.Destroy(words.PICKED), GAIN, words.Draw(1)],
        pays=[words.Pick(words.CHARACTER)],
    )  # fmt: skip
    table = board(
        Side(hand=["Slay"], deck=["Wall"]), Side(play=["Guard"], hand=["Lift"]), GUARD, WALL,
        slay, LIFT, edition=edition,
    )  # fmt: skip
    table.me.deploys("Slay")
    table.you.deploys("Lift")
    table.resolves()
    assert table.you.hand == ["Guard"]
    assert (table.me.influence, table.me.hand) == (21, ["Wall"])


@ALL
@pytest.mark.parametrize("deploys", [True, False])
def test_402_8a_a_trigger_on_deploying_does_not_see_a_card_put_into_play(
    edition: Edition, deploys: bool
) -> None:
    herald = item(
        "Herald", words.Trigger(words.Deploys(words.YOU, words.CHARACTER), (GAIN,)),
        words.Ability("HATCH", (), (words.Put(words.CHARACTER.in_hand(), words.PLAY),)),
    )  # fmt: skip
    table = board(Side(play=["Herald"], hand=["Guard"], resources=2), Side(), herald, GUARD,
                  edition=edition)  # fmt: skip
    if deploys:
        table.me.deploys("Guard")
    else:
        table.me.uses("Herald", "HATCH")
    table.resolves()
    assert "Guard" in table.me.play
    assert table.me.influence == (21 if deploys else 20)


@ALL
def test_403_6a_a_removed_card_lies_open_for_the_rest_of_the_game(edition: Edition) -> None:
    banish = tactic("Banish", [words.Put(words.CHARACTER, words.OUT_OF_GAME)])
    table = board(Side(hand=["Banish"]), Side(play=["Guard"]), GUARD, banish, edition=edition)
    table.me.deploys("Banish")
    table.resolves()
    card = table.card("Guard")
    for _ in range(4):
        assert (table.you.out_of_game, table.state.face_down[card]) == (["Guard"], False)
        table.next_turn()


@ALL
def test_406_3_payments_join_the_cost_number_then_come_increases_then_reductions(
    edition: Edition,
) -> None:
    """Reduced before the payment of 2 was added, or before the increase, it would cost more."""
    dear = character("Dear", 1, 1, 1, words.OnResolve(cost=(words.Pay(2),)), cost=1)
    toll = item("Toll", words.Requirement(words.EACH, words.MustPay(1, words.Action.DEPLOY)))
    sale = item("Sale", words.Conditional(words.CHARACTER.being_deployed(), (words.Cheaper(4),)))
    for play, paid in (([], 3), (["Toll"], 4), (["Sale"], 0), (["Toll", "Sale"], 0)):
        table = board(
            Side(play=play, hand=["Dear"], resources=6), Side(), dear, toll, sale,
            edition=edition,
        )  # fmt: skip
        table.me.deploys("Dear")
        table.resolves()
        assert (table.me.free, table.area("Dear")) == (6 - paid, Area.IN_PLAY)


@ALL
def test_406_3a_the_numeric_cost_is_paid_after_all_other_costs(edition: Edition) -> None:
    cost = (words.Discard(1), words.Pay(1), words.Deplete(words.CHARACTER.named("Monk")))
    dear = character("Dear", 1, 1, 1, words.OnResolve(cost=cost), cost=1)
    act = words.Ability("ACT", (words.Pay(1), words.Discard(1)), (GAIN,))
    table = board(
        Side(hand=["Dear", "Guard"], play=["Monk"], resources=2), Side(), dear, GUARD, MONK,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Dear")
    kinds = [happened.Discarded, happened.Depleted, happened.Paid]
    assert [type(it) for it in table.happened if type(it) in kinds] == kinds
    assert [event.amount for event in table.told(happened.Paid)] == [2]
    table = board(
        Side(hand=["Guard"], play=["Sage"], resources=1), Side(), character("Sage", 1, 1, 1, act),
        GUARD, edition=edition,
    )  # fmt: skip
    table.me.uses("Sage", "ACT")
    assert [type(it) for it in table.happened if type(it) in kinds] == [kinds[0], kinds[2]]


@ALL
def test_407_1_you_control_what_you_deploy_and_the_effects_of_your_cards(
    edition: Edition,
) -> None:
    bless = words.Ability("BLESS", (), (GAIN, words.PutMicromajigs()))
    sage = character("Sage", 1, 1, 1, bless, cost=0)
    table = board(
        Side(hand=["Sage"]), Side(play=["Monk"], hand=["Plan"]), sage, MONK,
        tactic("Plan", [GAIN]), edition=edition,
    )  # fmt: skip
    table.me.deploys("Sage")
    table.you.deploys("Plan")
    table.resolves()
    assert table.controller("Sage") is table.me
    assert (table.me.influence, table.you.influence) == (20, 21)
    table.me.uses("Sage", "BLESS")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (21, 21)
    assert (table.me.play, table.you.play) == (["Sage", MAJIG], ["Monk"])


@ALL
def test_407_3_control_that_was_taken_lasts_until_the_card_leaves_play(edition: Edition) -> None:
    table = board(
        Side(hand=["Steal", "Lift"]), Side(play=["Guard"], resources=2), GUARD, STEAL, LIFT,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Steal")
    table.resolves()
    for _ in range(4):
        assert table.controller("Guard") is table.me
        table.next_turn()
    table.me.deploys("Lift")
    table.resolves()
    assert table.you.hand == ["Guard"]
    table.next_turn()
    table.you.deploys("Guard")
    table.resolves()
    assert table.controller("Guard") is table.you


@ALL
def test_407_7a_each_player_owns_the_faction_they_brought(
    catalogue: Catalogue, edition: Edition
) -> None:
    decks = [
        Deck(name, ("Rage",) * 75) for name in ("The Tournament Faction", "Hall of Great Justice")
    ]
    state = new_game(catalogue, decks, seed=1, edition=edition, blanks=True)
    assert [state.owner[card] for card in state.faction] == [0, 1]
    with shows("202.2"):
        assert [state.area[card] for card in state.faction] == [Area.IN_PLAY] * 2
    for player in (0, 1):
        mine = [card for card in range(len(state.kind)) if state.owner[card] == player]
        with shows("407.7"):
            assert len(mine) == 76
    fire = tactic("Fire", [words.Inflict(2, words.FACTION.owned_by(words.OPPONENT))])
    table = board(Side(hand=["Fire"]), Side(), fire, edition=edition)
    table.me.deploys("Fire")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (20, 18)


@ALL
def test_407_8_the_owner_of_a_card_never_changes(edition: Edition) -> None:
    table = board(
        Side(hand=["Steal", "Kill"]), Side(play=["Guard"]), GUARD, STEAL, KILL, edition=edition
    )
    card = table.card("Guard")
    owners = [table.state.owner[card]]
    for name in ("Steal", "Kill"):
        table.me.deploys(name)
        table.resolves()
        owners.append(table.state.owner[card])
    assert owners == [1, 1, 1]
    assert (table.me.discard, table.you.discard) == (["Steal", "Kill"], ["Guard"])


@ALL
def test_408_2a_battle_damage_reduced_to_nothing_is_not_inflicted_and_its_source_is_done(
    edition: Edition,
) -> None:
    mail = words.Replacement(words.Inflicts(words.CARD, words.THIS), (words.ChangeAmount(-2),))
    sore = words.Trigger(words.Inflicts(words.CARD, words.THIS), (GAIN,))
    table = board(
        Side(play=["Guard"]), Side(play=["Knight"]), GUARD,
        character("Knight", 0, 1, 2, mail, sore), edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.you.blocks("Knight")
    table.resolves()
    assert table.asks is DecisionKind.ACT, "the battle is over"
    assert table.told(happened.DamageInflicted) == []
    assert (table.you.play, table.you.influence) == (["Knight"], 20)


@ALL
def test_408_2b_triggers_on_damage_happen_after_it_was_raised_and_lowered(
    edition: Edition,
) -> None:
    mail = item(
        "Mail", words.Replacement(words.Inflicts(words.CARD, words.CHARACTER),
                                  (words.ChangeAmount(-1),)),
    )  # fmt: skip
    spur = item(
        "Spur", words.Replacement(words.Inflicts(words.CARD, words.CHARACTER),
                                  (words.ChangeAmount(3),)),
    )  # fmt: skip
    sore = words.Trigger(
        words.Inflicts(words.CARD, words.THIS), (words.GainInfluence(words.EventAmount()),)
    )
    table = board(
        Side(hand=["Shot"]), Side(play=["Ox", "Mail", "Spur"]), SHOT, mail, spur,
        character("Ox", 1, 9, 1, sore), edition=edition,
    )  # fmt: skip
    table.me.deploys("Shot")
    table.resolves()
    while table.asks is DecisionKind.ORDER:
        table.you.answers(0)
    assert (table.damage("Ox"), table.you.influence) == (4, 24)
    assert [event.amount for event in table.told(happened.InfluenceGained)] == [4]


def test_408_5d_each_point_of_damage_is_one_marker_on_the_location() -> None:
    mend = tactic("Mend", [words.RemoveDamage(words.PICKED, 1)], pays=[words.Pick(words.LOCATION)])
    table = board(
        Side(play=["Guard", "Monk"], hand=["Mend"]), Side(play=["Tower"]), GUARD, MONK, TOWER,
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
        words.Replacement(
            words.InflictsBattle(words.CARD, words.CHARACTER.you_control()),
            (words.AmountBecomes(0),),
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
    told = [(event.amount, event.in_battle) for event in table.told(happened.DamageInflicted)]
    assert told == [(2, False), (1, True)]


@ALL
def test_408_6a_battle_damage_destroys_and_sets_off_triggers_like_any_other(
    edition: Edition,
) -> None:
    sore = words.Trigger(words.Inflicts(words.CARD, words.THIS), (GAIN,))
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
    thorns = words.Trigger(words.Inflicts(words.CARD, words.THIS), (words.PutTokens(words.SOURCE),))
    sting = words.Ability("STING", (), (words.Inflict(1, words.CHARACTER.named("Rose")),))
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


@ALL
def test_409_3a_a_micromajig_is_a_small_gearsmith_character(edition: Edition) -> None:
    table = board(
        Side(hand=["Make"]), Side(), tactic("Make", [words.PutMicromajigs()]), edition=edition
    )
    table.me.deploys("Make")
    table.resolves()
    token, state = table.card(MAJIG), table.state
    numbers = [table.stat(MAJIG, it) for it in (words.STRENGTH, words.LIFE, words.SPEED)]
    with shows("4.09.3.c.1"):
        assert numbers == [1, 1, 3]
        assert state.kind_of(token).card.trade is Trade.GEARSMITH
        assert stats.types(state, token) == {CardType.CHARACTER}
        assert ("majig" in stats.subtypes(state, token)) is (edition is not Edition.BASIC1E)
    assert table.stat(MAJIG, words.NUMERIC_COST) == 0


@ALL
def test_409_3b_the_owner_of_a_micromajig_controlled_the_effect_that_made_it(
    edition: Edition,
) -> None:
    """Made by a stolen card it is the thief's, and it stays so under another's control."""
    make = words.Ability("MAKE", (), (words.PutMicromajigs(),), per_turn=1)
    give = words.Ability("GIVE", (), (words.PutMicromajigs(under=words.OPPONENT),), per_turn=1)
    maker = character("Maker", 1, 1, 1, make, give)
    for ability, controller in (("MAKE", 0), ("GIVE", 1)):
        table = board(Side(hand=["Steal"]), Side(play=["Maker"]), maker, STEAL, edition=edition)
        table.me.deploys("Steal")
        table.resolves()
        table.me.uses("Maker", ability)
        table.resolves()
        token = table.card(MAJIG)
        assert (table.state.controller[token], table.state.owner[token]) == (controller, 0)


@ALL
def test_405_1_a_threshold_is_met_by_the_icons_that_your_cards_provide_together(
    edition: Edition,
) -> None:
    mine = made("Mine", CardType.RESOURCE, words.Provides("RG"))
    brute = character("Brute", 2, 2, cost=0, threshold="RRG")
    for resources, able in (
        (["Mine"], False), (["Mine", "Mine"], True), (["Mine", "Rage"], True),
        (["Mine", "Greed"], False), (["Rage", "Rage", "Greed"], True),
    ):  # fmt: skip
        table = board(Side(hand=["Brute"], resources=resources), Side(), mine, brute,
                      edition=edition)  # fmt: skip
        assert table.me.can_deploy("Brute") is able
