"""Characters of the Banker, from Foolhardy Desperado to Gus VanBaymaven."""

from app.games.spoils.engine import DecisionKind, Done
from app.games.spoils.terms import Area
from tests.games.spoils.cards.banker.tables import (
    TOURNAMENT,
    at,
    deploys,
    flips_up,
    has_one_of_two,
    may_block,
    my_turn_starts,
    rich,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()
INVESTOR = "Furtive Investor"
RESURRECTOR = "Grandiose Resurrector"
FRAMPTLE = "Framptle Tromwibbler, Lord of Bling"
RAISER = "Goldmau Sacks Representative"


@CASES.of("Foolhardy Desperado")
def it_costs_two_influence_when_it_inflicts_battle_damage() -> None:
    table = at(rich(play=["Foolhardy Desperado"]), Side(play=["Scout"]))
    table.me.attacks("Foolhardy Desperado")
    assert may_block(table) == [], "it is covert"
    table.resolves()
    assert (table.me.influence, table.you.influence) == (18, 17)


@CASES.of("Foolhardy Desperado")
def it_costs_nothing_if_it_inflicts_nothing() -> None:
    table = at(rich(play=["Foolhardy Desperado"]), rich("Red Tape"))
    table.me.attacks("Foolhardy Desperado")
    table.me.passes()
    deploys(table, "Red Tape", by=table.you)
    table.resolves()
    with shows("408.1a"):
        assert (table.me.influence, table.you.influence) == (20, 20)


@CASES.of("Fountain Diver")
def it_gives_three_life_from_the_discard_pile() -> None:
    table = at(rich(discard=["Fountain Diver"]), Side(play=["Scout"]))
    uses(table, "Fountain Diver", "RECUR", "Scout")
    assert (table.life("Scout"), table.me.free) == (6, 11)
    assert table.me.out_of_game == ["Fountain Diver"]
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Fountain Diver", RESURRECTOR)
def they_do_not_recur_from_play() -> None:
    for name in ("Fountain Diver", RESURRECTOR):
        assert not at(rich(play=[name], discard=["Scout"])).me.can_use(name, "RECUR")


@CASES.of(FRAMPTLE)
def while_he_is_in_play_nobody_attacks_or_is_restored() -> None:
    table = at(
        rich("Rest", play=[FRAMPTLE, "Scout", "Union Leader"], depleted=["Scout"]),
        Side(play=["Dandy Day-Trader"]),
    )
    assert not table.me.can_attack()
    deploys(table, "Rest", "Scout")
    assert table.is_depleted("Scout")
    table.next_turn()
    assert not table.you.can_attack()


@CASES.of(FRAMPTLE)
def his_second_token_destroys_him_at_the_start_of_his_controllers_turn() -> None:
    table = my_turn_starts(rich(play=[FRAMPTLE]))
    assert (table.tokens(FRAMPTLE), table.me.play) == (1, [FRAMPTLE])
    table.next_turn()
    assert table.tokens(FRAMPTLE) == 1, "not in the opponent's turn"
    table.next_turn()
    assert table.me.discard == [FRAMPTLE]


@CASES.of(FRAMPTLE)
def the_restore_rules_restore_no_characters() -> None:
    side = rich(
        play=[FRAMPTLE, "Scout", "Index of Natural Forces"],
        depleted=["Scout", "Index of Natural Forces"],
        faction=TOURNAMENT,
    )
    table = at(side, active=1)
    table.next_turn()
    assert table.is_depleted("Scout")
    assert not table.is_depleted("Index of Natural Forces")


@CASES.of(FRAMPTLE, "Gus VanBaymaven")
def each_is_unique() -> None:
    for name in (FRAMPTLE, "Gus VanBaymaven"):
        assert has_one_of_two(name)


@CASES.of("Frisky Fortunehunter")
def it_takes_two_influence_and_gives_four_when_it_leaves() -> None:
    for how in ("Kill", "Bounce"):
        table = at(rich("Frisky Fortunehunter", how))
        deploys(table, "Frisky Fortunehunter")
        assert table.me.influence == 18
        deploys(table, how, "Frisky Fortunehunter")
        assert (table.me.influence, table.you.influence) == (22, 20)


@CASES.of(INVESTOR)
def it_enters_play_with_two_tokens_that_make_it_smaller() -> None:
    table = at(rich(INVESTOR))
    deploys(table, INVESTOR)
    assert (table.tokens(INVESTOR), table.strength(INVESTOR), table.life(INVESTOR)) == (2, 1, 1)


@CASES.of(INVESTOR)
def it_is_covert() -> None:
    table = at(rich(play=[INVESTOR]), Side(play=["Scout"]))
    table.me.attacks(INVESTOR)
    assert may_block(table) == []


@CASES.of(INVESTOR)
def it_may_take_a_token_off_a_card_of_its_controller_each_turn() -> None:
    side = rich(
        play=[INVESTOR, "Reluctant Hiree", "Short Term Investment"],
        tokens={INVESTOR: 2, "Reluctant Hiree": 3},
    )
    table = my_turn_starts(side, Side(play=["Scout"]))
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    table.me.agrees()
    assert table.me.choices() == [INVESTOR, "Reluctant Hiree", "Short Term Investment"]
    table.me.picks("Reluctant Hiree")
    assert (table.tokens("Reluctant Hiree"), table.tokens(INVESTOR)) == (2, 2)


@CASES.of(INVESTOR)
def it_may_also_leave_all_tokens() -> None:
    table = my_turn_starts(rich(play=[INVESTOR], tokens={INVESTOR: 2}))
    table.me.declines()
    assert table.tokens(INVESTOR) == 2
    table.next_turn()
    assert table.tokens(INVESTOR) == 2


@CASES.of("Ghostly Auditor")
def it_is_covert_only_while_it_is_alone() -> None:
    for company, blockers in (([], []), (["Dandy Day-Trader"], ["Scout"])):
        table = at(
            rich(play=["Ghostly Auditor", "Gold Summit", *company]),
            Side(play=["Scout", "Gilded Yurt"]),
        )
        table.me.attacks("Ghostly Auditor")
        assert may_block(table) == blockers


@CASES.of("Ghostly Auditor")
def it_draws_two_for_damage_to_a_faction_and_not_to_a_location() -> None:
    for target, drawn in ((None, 2), ("Treasure Brokerage", 0)):
        table = at(rich(play=["Ghostly Auditor"]), Side(play=["Treasure Brokerage"]))
        table.me.attacks("Ghostly Auditor", target=target)
        table.resolves()
        assert len(table.me.hand) == drawn


@CASES.of(RAISER)
def it_raises_three_greed_for_a_turn() -> None:
    table = at(rich("Scout", play=[RAISER], greed=3, deck=["Scout", "Exploitation"]))
    assert not table.me.can_use(RAISER, "INVEST")
    uses(table, RAISER, "RAISE CAPITAL")
    assert (table.me.discard, table.me.free) == (["Scout"], 2)
    uses(table, RAISER, "INVEST")
    assert table.me.choices() == ["Exploitation"]
    table.me.picks("Exploitation")
    assert (table.me.hand, table.me.free) == (["Exploitation"], 0)
    assert table.you.was_shown == ["Exploitation"]


@CASES.of(RAISER)
def the_capital_is_gone_with_the_turn() -> None:
    table = at(rich("Scout", play=[RAISER], greed=5))
    uses(table, RAISER, "RAISE CAPITAL")
    assert table.me.can_use(RAISER, "INVEST")
    table.next_turn()
    table.you.ends_turn()
    assert table.asked is table.me
    assert not table.me.can_use(RAISER, "INVEST")


@CASES.of(RAISER)
def it_invests_with_six_greed_and_any_resource_will_do() -> None:
    table = at(rich(play=[RAISER], greed=6, deck=["Scout", "Rage", "Exploitation"]))
    uses(table, RAISER, "INVEST")
    assert table.me.choices() == ["Rage", "Exploitation"]
    table.me.picks("Rage")
    assert table.me.hand == ["Rage"]


@CASES.of(RESURRECTOR)
def it_returns_up_to_four_characters_from_the_discard_pile_to_hand() -> None:
    table = at(rich(discard=[RESURRECTOR, *["Scout"] * 5, "Rage"]))
    table.me.uses(RESURRECTOR, "RECUR")
    assert set(table.me.choices()) == {"Scout"}
    for _ in range(4):
        table.me.picks("Scout")
    table.resolves()
    assert table.me.hand == ["Scout"] * 4
    assert (table.me.out_of_game, table.me.free) == ([RESURRECTOR], 7)
    assert table.area("Rage") is Area.DISCARD_PILE


@CASES.of(RESURRECTOR)
def fewer_than_four_and_even_none_may_be_picked() -> None:
    for count in (0, 2):
        table = at(rich(discard=[RESURRECTOR, *["Scout"] * 3]))
        table.me.uses(RESURRECTOR, "RECUR")
        for _ in range(count):
            table.me.picks("Scout")
        assert Done() in table.me.legal
        table.me.passes()
        table.resolves()
        assert table.me.hand == ["Scout"] * count
        assert table.me.out_of_game == [RESURRECTOR]


@CASES.of("Gus VanBaymaven")
def he_takes_control_of_a_location_for_two() -> None:
    table = at(rich(play=["Gus VanBaymaven"]), Side(play=["Treasure Brokerage", "Scout"]))
    uses(table, "Gus VanBaymaven", "ALL YOUR BAYS ARE BELONG TO GUS")
    assert table.controller("Treasure Brokerage") is table.me
    assert (table.me.free, table.is_depleted("Gus VanBaymaven")) == (10, True)
    table.next_turn()
    with shows("407.3"):
        assert table.controller("Treasure Brokerage") is table.me


@CASES.of("Gus VanBaymaven")
def he_flips_up_for_two_with_three_greed() -> None:
    table = flips_up("Gus VanBaymaven", 3)
    assert table.me.play == ["Gus VanBaymaven"]
    table = at(rich(greed=2, face_down=["Gus VanBaymaven"]))
    assert not table.me.can_deploy("Gus VanBaymaven", flip_up=True)


@CASES.of(RAISER)
def raised_capital_lets_others_be_deployed() -> None:
    table = at(
        Side(play=[RAISER], hand=["Rage", "Mau Party"], resources=["Exploitation"] + ["Rage"] * 5)
    )
    assert not table.me.can_deploy("Mau Party")
    table.me.uses(RAISER, "RAISE CAPITAL")
    while table.asked is table.me:
        table.me.picks("Rage")
    table.resolves()
    assert table.me.can_deploy("Mau Party"), "2 + 3 Greed"


@CASES.of("Gus VanBaymaven")
def an_attack_on_a_location_that_he_takes_comes_to_nothing() -> None:
    table = at(rich(play=["Scout", "Gus VanBaymaven"]), rich(play=["Treasure Brokerage"]))
    table.me.attacks("Scout", target="Treasure Brokerage")
    table.me.uses("Gus VanBaymaven", "ALL YOUR BAYS ARE BELONG TO GUS")
    table.you.passes()
    table.resolves()
    with shows("407.5a"):
        assert (table.damage("Treasure Brokerage"), table.you.influence) == (0, 20)


def test_characters_of_the_banker_fo_to_g(only_card: str | None) -> None:
    CASES.run(only_card)
