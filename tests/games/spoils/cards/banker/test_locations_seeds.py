"""Banker locations: Seeds 1 to 3."""

from app.games.spoils.engine import DecisionKind, UseAbility
from tests.support.card_play import deploys, is_offered, uses
from tests.support.card_tables import (
    TOURNAMENT,
    flips_up,
    greed,
    has_one_of_two,
    my_turn_starts,
    set_up,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()
REJECTIONS = "Department of Rejections"
MEZZANINE = "Intriguing Mezzanine"
FLORIST = "Lodge Dock Florist"
LOAN = "Marduun Baitings and Loan"
SENATE = "Theocratic Senate of Marduun"
BAZAAR = "The Currency Bazaar"


@CASES.of(REJECTIONS)
def the_opponent_pays_two_to_search() -> None:
    for free, finds in ((3, True), (2, False)):
        table = set_up(greed("Keen Stratagem", icons=free, deck=["Greed"]), Side(play=[REJECTIONS]))
        table.me.deploys("Keen Stratagem")
        table.resolves()
        if is_offered(table.me):
            table.me._does(table.me.legal[-1])
        if finds:
            table.me.picks("Greed")
        assert (table.me.hand, table.me.free) == (["Greed"] * finds, 0 if finds else 1)
    table = set_up(greed("Keen Stratagem", icons=3, deck=["Greed"]), Side(play=[REJECTIONS]))
    table.me.deploys("Keen Stratagem")
    table.resolves()
    table.me.declines()
    assert (table.me.hand, table.me.free) == ([], 2)


@CASES.of(REJECTIONS)
def its_controller_searches_without_paying() -> None:
    table = set_up(greed("Keen Stratagem", icons=3, deck=["Greed"], play=[REJECTIONS]))
    deploys(table.me, "Keen Stratagem")
    table.me.picks("Greed")
    assert (table.me.hand, table.me.free) == (["Greed"], 2)


@CASES.of(REJECTIONS)
def the_opponent_pays_two_more_for_abilities_of_characters_wherever_they_are() -> None:
    for free in (1, 2):
        table = set_up(
            greed(play=["Balthassar Gristwalter"], discard=["Slick Orator"], icons=free),
            Side(play=[REJECTIONS]),
        )
        for name, ability in (("Balthassar Gristwalter", "SCHMOOZE"), ("Slick Orator", "RECUR")):
            assert table.me.can_use(name, ability) is (free == 2), name
    uses(table.me, "Slick Orator", "RECUR")
    assert (table.me.hand, table.me.free) == (["Scout"], 0)


@CASES.of(REJECTIONS)
def items_and_its_controllers_own_characters_are_as_dear_as_ever() -> None:
    table = set_up(greed(play=["Index of Natural Forces"], icons=1), Side(play=[REJECTIONS]))
    assert table.me.can_use("Index of Natural Forces", "CAPITALIZE")
    table = set_up(greed(play=["Balthassar Gristwalter", REJECTIONS], icons=0))
    assert table.me.can_use("Balthassar Gristwalter", "SCHMOOZE")


@CASES.of(REJECTIONS)
def it_flips_up_for_one() -> None:
    table = flips_up(REJECTIONS, 1, 1)
    assert table.me.play == [REJECTIONS]
    assert not set_up(greed(icons=0, face_down=[REJECTIONS])).me.can_deploy(
        REJECTIONS, flip_up=True
    )


@CASES.of("Gilded Yurt")
def its_guest_is_away_until_its_controllers_next_turn() -> None:
    table = set_up(greed(play=["Gilded Yurt", "Scout", "Key Man"]), Side(play=["Union Leader"]))
    table.me.uses("Gilded Yurt", "CHILLAX")
    assert table.me.choices() == ["Scout", "Key Man"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.me.out_of_game, table.is_depleted("Gilded Yurt")) == (["Scout"], True)
    table.next_turn()
    assert table.me.out_of_game == ["Scout"]
    table.next_turn()
    assert sorted(table.me.play) == ["Gilded Yurt", "Key Man", "Scout"]
    table.me.announces_attack()
    with shows("204.3b"):
        assert table.me.choices() == ["Key Man"]


@CASES.of("Gilded Yurt")
def its_guest_stays_away_if_it_is_no_longer_in_play() -> None:
    table = set_up(greed("Kill", play=["Gilded Yurt", "Scout"]))
    uses(table.me, "Gilded Yurt", "CHILLAX")
    deploys(table.me, "Kill", "Gilded Yurt")
    table.next_turn()
    table.next_turn()
    assert table.me.out_of_game == ["Scout"]


@CASES.of("Gilded Yurt")
def a_borrowed_guest_comes_back_to_who_controls_the_yurt() -> None:
    table = set_up(greed(play=["Gilded Yurt", "Scout"], borrowed=["Scout"]))
    uses(table.me, "Gilded Yurt", "CHILLAX")
    assert table.you.out_of_game == ["Scout"]
    table.next_turn()
    table.next_turn()
    assert "Scout" in table.me.play


@CASES.of("Gilded Yurt")
def a_guest_who_left_in_the_opponents_turn_is_back_in_the_next() -> None:
    table = set_up(greed(play=["Gilded Yurt", "Scout"]), Side(play=["Key Man"]), active=1)
    table.you.attacks("Key Man")
    table.you.passes()
    table.me.uses("Gilded Yurt", "CHILLAX")
    table.you.passes()
    table.resolves()
    assert table.me.out_of_game == ["Scout"]
    table.next_turn()
    assert "Scout" in table.me.play


@CASES.of("High Court of Demands")
def it_draws_a_card_and_keeps_the_opponent_from_attacking_the_faction() -> None:
    table = set_up(greed("High Court of Demands", play=["Gilded Yurt"]), Side(play=["Scout"]))
    deploys(table.me, "High Court of Demands")
    assert table.me.hand == ["Scout"]
    table.next_turn()
    assert not table.you.can_attack()
    assert table.you.can_attack("Gilded Yurt")
    assert table.you.can_attack("High Court of Demands")


@CASES.of("High Court of Demands")
def its_controller_attacks_as_usual() -> None:
    table = set_up(greed(play=["High Court of Demands", "Scout"]))
    assert table.me.can_attack()


@CASES.of(MEZZANINE)
def two_picked_characters_are_depleted_as_it_enters_play() -> None:
    table = set_up(
        greed(MEZZANINE, play=["Key Man"]),
        Side(play=["Scout", "Union Leader"], faction=TOURNAMENT, deck=["Rage"] * 3),
    )
    table.me.deploys(MEZZANINE)
    table.me.sets("Scout", "Union Leader")
    assert not table.is_depleted("Scout"), "not before it enters play"
    table.resolves()
    assert table.is_depleted("Scout")
    assert table.is_depleted("Union Leader")
    assert not table.is_depleted("Key Man")
    table.next_turn()
    assert table.is_depleted("Scout"), "its restore rule is no help"
    assert table.is_depleted("Union Leader")


@CASES.of(MEZZANINE)
def one_character_is_not_enough_for_it() -> None:
    assert not set_up(greed(MEZZANINE), Side(play=["Scout"])).me.can_deploy(MEZZANINE)


@CASES.of(MEZZANINE)
def a_party_damages_it_and_depletes_a_character_for_long() -> None:
    table = set_up(
        greed(play=[MEZZANINE, "Key Man"], icons=0),
        Side(
            play=["Scout", "Union Leader"],
            depleted=["Union Leader"],
            faction=TOURNAMENT,
            deck=["Rage"] * 3,
        ),
    )
    table.me.uses(MEZZANINE, "PARTY ON!")
    assert table.damage(MEZZANINE) == 1
    table.me.picks("Scout")
    table.resolves()
    assert table.is_depleted("Scout")
    table.next_turn()
    assert table.is_depleted("Scout")
    assert not table.is_depleted("Union Leader"), "something else depleted it"


@CASES.of(MEZZANINE)
def a_card_may_restore_whom_it_depleted() -> None:
    table = set_up(greed("Rest", play=[MEZZANINE]), Side(play=["Scout"]))
    uses(table.me, MEZZANINE, "PARTY ON!", "Scout")
    deploys(table.me, "Rest", "Scout")
    assert not table.is_depleted("Scout")


@CASES.of(FLORIST)
def every_character_must_be_paid_for_each_turn() -> None:
    table = my_turn_starts(greed(play=["Scout", "Key Man"], icons=2), Side(play=[FLORIST]))
    table.me.answers(0)
    assert is_offered(table.me)
    table.me.agrees()
    assert is_offered(table.me)
    table.me.declines()
    assert (table.me.play, table.me.free) == (["Scout"], 1)


@CASES.of(FLORIST)
def characters_of_others_are_not_asked_for_in_that_turn() -> None:
    table = my_turn_starts(greed(play=[FLORIST]), Side(play=["Scout"]))
    assert (table.asks, table.you.play) == (DecisionKind.ACT, ["Scout"])
    table.me.ends_turn()
    table.resolves()
    if is_offered(table.you):
        assert table.you.numbers() == [0], "the opponent has no resources"
        table.you.declines()
    assert table.you.discard == ["Scout"]


@CASES.of(FLORIST, LOAN, "The Poshernacle", SENATE)
def each_is_unique() -> None:
    for name in (FLORIST, LOAN, "The Poshernacle", SENATE):
        assert has_one_of_two(name), name


@CASES.of(LOAN)
def it_does_more_at_the_start_of_a_turn_the_more_greed_there_is() -> None:
    for icons, influence, hand, discards in (
        (2, 20, 1, 0), (3, 22, 1, 0), (4, 22, 1, 0), (5, 22, 1, 1), (6, 22, 1, 1), (7, 22, 2, 1),
    ):  # fmt: skip
        table = my_turn_starts(greed("Rage", play=[LOAN], icons=icons))
        while table.asked is table.me and table.asks is not DecisionKind.ACT:
            if table.asks is DecisionKind.ORDER:
                table.me.answers(0)
            else:
                assert len(table.me.choices()) > 1
                table.me.picks(table.me.choices()[0])
        assert (table.me.influence, len(table.me.hand)) == (influence, hand), icons
        assert len(table.me.discard) == discards
        table.next_turn()
        assert len(table.me.hand) == hand, "not in the opponent's turn"


@CASES.of("Port Manteau")
def cards_of_the_named_subtype_cost_both_players_two_more() -> None:
    table = set_up(
        greed("Port Manteau", "Warrior Prodigy", "Key Man", "Wait"),
        greed("Warrior Prodigy", "Key Man", icons=4),
    )
    deploys(table.me, "Port Manteau")
    assert table.asked is table.me
    table.me.says("mau")
    assert table.me.free == 10
    deploys(table.me, "Key Man")
    assert table.me.free == 7
    deploys(table.me, "Wait")
    assert table.me.free == 7
    table.next_turn()
    deploys(table.you, "Key Man")
    assert table.you.free == 1


@CASES.of(BAZAAR)
def it_trades_a_resource_in_hand_for_a_staple() -> None:
    table = set_up(
        greed(
            "Exploitation", "Scout", play=[BAZAAR], deck=["Scout", "Greed", "Exploitation", "Rage"]
        )
    )
    uses(table.me, BAZAAR, "TRADE")
    assert (table.me.discard, table.me.free) == (["Exploitation"], 11)
    assert table.me.choices() == ["Greed", "Rage"]
    table.me.picks("Rage")
    assert (table.me.hand, table.you.was_shown) == (["Scout", "Rage"], ["Rage"])
    assert not set_up(greed("Scout", play=[BAZAAR])).me.can_use(BAZAAR, "TRADE"), "no resource"


@CASES.of(BAZAAR)
def it_recurs_for_three_to_find_another() -> None:
    table = set_up(greed(discard=[BAZAAR], deck=["Greed", BAZAAR, "Gold Summit"]))
    uses(table.me, BAZAAR, "RECUR")
    assert table.me.choices() == [BAZAAR]
    table.me.picks(BAZAAR)
    assert (table.me.hand, table.me.out_of_game, table.me.free) == ([BAZAAR], [BAZAAR], 9)
    assert table.you.was_shown == [BAZAAR]
    assert not set_up(greed(play=[BAZAAR])).me.can_use(BAZAAR, "RECUR")


@CASES.of("The Poshernacle")
def each_turn_its_controller_may_use_an_ability_and_draw_and_gains_one() -> None:
    side = greed(play=["The Poshernacle", "Index of Natural Forces"])
    table = my_turn_starts(side)
    offers = 0
    while table.asks is not DecisionKind.ACT:
        if table.asks is DecisionKind.ORDER:
            table.me.answers(0)
        elif is_offered(table.me):
            offers += 1
            table.me.agrees()
        elif table.asked is table.me:
            table.me._does(table.me.legal[0])
        else:
            table.resolves()
    assert offers == 2
    assert (len(table.me.hand), table.me.influence) == (2, 21)
    assert table.is_depleted("Index of Natural Forces")
    assert table.me.free == 11, "the ability is paid for as usual"


@CASES.of("The Poshernacle")
def ability_and_card_may_be_declined_and_the_influence_is_gained() -> None:
    table = my_turn_starts(greed(play=["The Poshernacle", "Index of Natural Forces"]))
    while table.asks is not DecisionKind.ACT:
        table.me.answers(0) if table.asks is DecisionKind.ORDER else table.me.declines()
    assert (table.me.hand, table.me.influence, table.me.free) == ([], 21, 12)
    table.me.ends_turn()
    table.resolves()
    assert (table.asks, table.me.influence) == (DecisionKind.ACT, 21)


@CASES.of("The Poshernacle")
def abilities_of_the_faction_and_in_the_discard_pile_may_be_used_too() -> None:
    table = my_turn_starts(
        greed(play=["The Poshernacle"], discard=["Slick Orator"], faction=TOURNAMENT)
    )
    while not any(isinstance(it, UseAbility) for it in table.me.legal):
        assert table.asks is not DecisionKind.ACT
        table.me.answers(1 if is_offered(table.me) else 0)
    offered = {table.state.name(it.card) for it in table.me.legal if isinstance(it, UseAbility)}
    assert offered == {TOURNAMENT, "Slick Orator"}


@CASES.of(SENATE)
def the_opponent_cannot_attack_the_faction_but_the_senate() -> None:
    table = set_up(greed(play=[SENATE, "Key Man"]), Side(play=["Scout"]), active=1)
    assert not table.you.can_attack()
    assert table.you.can_attack(SENATE)
    assert set_up(greed(play=[SENATE, "Key Man"])).me.can_attack()


@CASES.of(SENATE)
def a_character_takes_what_it_inflicts_on_it() -> None:
    table = set_up(
        greed("Burn", play=[SENATE]), Side(play=["Stalwart Soldier", "Key Man"]), active=1
    )
    table.you.attacks("Key Man", "Stalwart Soldier", target=SENATE)
    table.resolves()
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0) if table.asked is table.me else table.you.answers(0)
        table.resolves()
    assert table.damage(SENATE) == 4
    assert sorted(table.you.discard) == ["Key Man", "Stalwart Soldier"]
    table = set_up(greed("Burn"), Side(play=[SENATE, "Scout"]))
    deploys(table.me, "Burn", SENATE)
    assert (table.damage(SENATE), table.damage("Scout")) == (3, 0)


@CASES.of("Treasure Brokerage")
def each_character_that_comes_may_bring_a_staple_for_one() -> None:
    deck = ["Scout", "Greed", "Exploitation", "Rage"]
    table = set_up(greed("Key Man", play=["Treasure Brokerage"], deck=deck))
    deploys(table.me, "Key Man")
    assert is_offered(table.me)
    table.me.agrees()
    assert table.me.choices() == ["Greed", "Rage"]
    table.me.picks("Greed")
    assert (table.me.hand, table.me.free, table.you.was_shown) == (["Greed"], 10, ["Greed"])
    table = set_up(greed("Key Man", play=["Treasure Brokerage"], deck=deck))
    deploys(table.me, "Key Man")
    table.me.declines()
    assert (table.me.hand, table.me.free, table.me.deck) == ([], 11, deck)


@CASES.of("Treasure Brokerage")
def no_item_and_no_character_of_the_opponent_brings_anything() -> None:
    table = set_up(
        greed("Hungry-Hungry Idol", play=["Treasure Brokerage"], deck=["Greed"]), greed("Key Man")
    )
    deploys(table.me, "Hungry-Hungry Idol")
    assert table.asks is DecisionKind.ACT
    table.next_turn()
    deploys(table.you, "Key Man")
    assert table.asked is table.you


@CASES.of("Treasure Brokerage")
def a_character_that_is_put_into_play_counts_too() -> None:
    table = set_up(
        greed(
            play=["Treasure Brokerage", "Montgomery Blatherscythe"],
            discard=["Key Man"],
            deck=["Greed"],
        )
    )
    uses(table.me, "Montgomery Blatherscythe", "RESURRECT")
    assert is_offered(table.me)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
