"""Tactics of the Banker, from Mau Party to Revivatate."""

from app.games.spoils.engine import DecisionKind, events
from tests.games.spoils.cards.banker.tables import at, deploys, is_offered, rich, uses
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()
REGENERATION = "Miraculous Regeneration"
HIATUS = "Mutineer's Hiatus"
CEREMONIES = "Negotiation Ceremonies"
EXCAVATION = "Overzealous Excavation"
INVERSION = "Prestige Inversion"


@CASES.of("Mau Party")
def it_draws_five_cards_and_gains_two_influence() -> None:
    table = at(rich("Mau Party"))
    deploys(table, "Mau Party")
    assert (table.me.hand, table.me.influence, table.me.free) == (["Scout"] * 5, 22, 7)


@CASES.of("Mau Party", "Revivatate")
def it_is_played_only_in_the_own_turn() -> None:
    for name in ("Mau Party", "Revivatate"):
        table = at(rich(name, "Wait", discard=["Scout", "Key Man"]), active=1)
        table.you.ends_turn()
        assert table.me.can_deploy("Wait")
        assert not table.me.can_deploy(name), name


@CASES.of(REGENERATION)
def one_of_two_characters_becomes_a_resource_and_the_other_goes_to_hand() -> None:
    table = at(
        rich(REGENERATION, discard=["Scout", "Rage", "Key Man", "Union Leader"], greed=3),
        Side(discard=["Gigamajig"]),
    )
    table.me.deploys(REGENERATION)
    assert table.me.choices() == ["Scout", "Key Man", "Union Leader"]
    table.me.sets("Scout", "Key Man")
    table.resolves()
    assert table.asked is table.me
    assert table.me.choices() == ["Scout", "Key Man"]
    table.me.picks("Key Man")
    assert (table.me.face_down, table.me.hand, table.me.free) == (["Key Man"], ["Scout"], 1)


@CASES.of(REGENERATION, "Revivatate")
def one_character_in_the_discard_pile_is_not_enough() -> None:
    for name in (REGENERATION, "Revivatate"):
        table = at(rich(name, discard=["Scout", "Rage"]), Side(discard=["Key Man"]))
        assert not table.me.can_deploy(name), name


@CASES.of("Revivatate")
def one_of_two_characters_comes_into_play_and_the_other_goes_to_hand() -> None:
    table = at(rich("Revivatate", discard=["Scout", "Key Man", "Union Leader"]))
    table.me.deploys("Revivatate")
    table.me.sets("Scout", "Union Leader")
    table.resolves()
    assert table.me.choices() == ["Scout", "Union Leader"]
    table.me.picks("Union Leader")
    assert (table.me.play, table.me.hand, table.me.free) == (["Union Leader"], ["Scout"], 6)
    assert not table.is_depleted("Union Leader")


@CASES.of(HIATUS)
def destroying_an_own_character_draws_two_cards() -> None:
    table = at(
        rich(HIATUS, play=["Warrior Prodigy", "Scout", "Nasty Butler"], borrowed=["Scout"]),
        Side(play=["Union Leader"]),
    )
    table.me.deploys(HIATUS)
    assert table.me.choices() == ["Warrior Prodigy", "Nasty Butler"], "those it owns"
    table.me.picks("Nasty Butler")
    assert table.me.discard == ["Nasty Butler"], "it is a cost"
    table.resolves()
    assert (table.me.hand, table.me.free) == (["Scout"] * 2, 11)
    assert not at(rich(HIATUS), Side(play=["Scout"])).me.can_deploy(HIATUS)


@CASES.of(HIATUS)
def from_the_discard_pile_it_destroys_one_and_draws_one() -> None:
    table = at(
        rich(play=["Warrior Prodigy", "Nasty Butler", "Gold Summit"], discard=[HIATUS], greed=2),
        Side(play=["Union Leader"]),
    )
    table.me.uses(HIATUS, "RECUR")
    assert table.me.choices() == ["Warrior Prodigy", "Nasty Butler"]
    table.me.picks("Warrior Prodigy")
    assert "Warrior Prodigy" in table.me.play, "it is destroyed by the effect"
    table.resolves()
    assert (table.me.discard, table.me.hand) == (["Warrior Prodigy"], ["Scout"])
    assert (table.me.out_of_game, table.me.free) == ([HIATUS], 0)


@CASES.of("Mutiny Grant")
def a_character_of_the_opponent_is_taken_and_restored_for_this_turn() -> None:
    table = at(rich("Mutiny Grant", play=["Key Man"]), Side(play=["Scout"], depleted=["Scout"]))
    deploys(table, "Mutiny Grant")
    assert table.controller("Scout") is table.me
    assert not table.is_depleted("Scout")
    assert (table.me.influence, table.you.influence, table.me.free) == (16, 20, 10)
    table.me.announces_attack()
    with shows("204.3"):
        assert table.me.choices() == ["Key Man"]
    table.me.sets("Key Man")
    table.resolves()
    table.next_turn()
    assert table.controller("Scout") is table.you


@CASES.of("Mutiny Grant")
def own_characters_cannot_be_picked_for_it() -> None:
    assert not at(rich("Mutiny Grant", play=["Scout"])).me.can_deploy("Mutiny Grant")


def negotiates(*agrees: bool, mine: int = 12, yours: int = 12) -> Table:
    """The players answer in turn whether they pay 1, I first, and the card resolves."""
    table = at(rich(CEREMONIES, greed=mine), rich(greed=yours))
    table.me.deploys(CEREMONIES)
    for place, pays in enumerate(agrees):
        seat = (table.me, table.you)[place % 2]
        assert is_offered(seat)
        seat.agrees() if pays else seat.declines()
    table.resolves()
    return table


@CASES.of(CEREMONIES)
def both_draw_as_many_cards_as_they_paid_for_in_turn() -> None:
    table = negotiates(True, True, True, False)
    assert table.asks is DecisionKind.ACT
    assert (table.me.hand, table.you.hand) == (["Scout"] * 2, ["Scout"])
    assert (table.me.free, table.you.free) == (10, 11)


@CASES.of(CEREMONIES)
def nobody_draws_if_the_first_offer_is_declined() -> None:
    table = negotiates(False)
    assert table.asks is DecisionKind.ACT
    assert (table.me.hand, table.you.hand, table.me.free, table.you.free) == ([], [], 12, 12)
    table = negotiates(True, True, False)
    assert (len(table.me.hand), len(table.you.hand)) == (1, 1)


@CASES.of(EXCAVATION)
def it_buries_eight_cards_and_draws_the_next() -> None:
    table = at(rich(EXCAVATION, deck=[*["Rage"] * 8, "Scout", "Greed"]))
    deploys(table, EXCAVATION)
    assert (table.me.hand, table.me.deck, table.me.free) == (["Scout"], ["Greed"], 9)
    assert table.me.discard.count("Rage") == 8


@CASES.of(EXCAVATION)
def from_the_discard_pile_it_makes_any_card_there_a_resource() -> None:
    table = at(
        rich(discard=[EXCAVATION, "Gold Summit", "Rage", "Wait"], greed=4), Side(discard=["Scout"])
    )
    table.me.uses(EXCAVATION, "RECUR")
    assert table.me.choices() == ["Gold Summit", "Rage", "Wait"], "it is removed before the pick"
    table.me.picks("Gold Summit")
    table.resolves()
    assert (table.me.face_down, table.me.out_of_game) == (["Gold Summit"], [EXCAVATION])
    assert table.me.free == 1


@CASES.of("Postmortem Debenture")
def a_character_returns_from_the_discard_pile_to_hand() -> None:
    table = at(
        rich("Postmortem Debenture", discard=["Scout", "Rage", "Key Man"]),
        Side(discard=["Gigamajig"]),
    )
    table.me.deploys("Postmortem Debenture")
    assert table.me.choices() == ["Scout", "Key Man"]
    table.me.picks("Key Man")
    table.resolves()
    assert (table.me.hand, table.me.free) == (["Key Man"], 12)
    assert not at(rich("Postmortem Debenture", discard=["Rage"])).me.can_deploy(
        "Postmortem Debenture"
    )


@CASES.of(INVERSION)
def a_unique_character_is_removed_from_the_game() -> None:
    table = at(
        rich(INVERSION, play=["Mr. Fetch", "Key Man"]),
        Side(play=["Scout", "Beatrix Winterbottom", "The Poshernacle"]),
    )
    table.me.deploys(INVERSION)
    assert table.me.choices() == ["Mr. Fetch", "Beatrix Winterbottom"]
    table.me.picks("Beatrix Winterbottom")
    table.resolves()
    assert (table.you.out_of_game, table.you.discard) == (["Beatrix Winterbottom"], [])
    assert table.me.free == 11
    assert not at(rich(INVERSION), Side(play=["Scout"])).me.can_deploy(INVERSION)


@CASES.of(INVERSION)
def it_recurs_for_one_to_draw_a_card() -> None:
    table = at(rich(discard=[INVERSION], greed=2))
    uses(table, INVERSION, "RECUR")
    assert (table.me.hand, table.me.out_of_game, table.me.free) == (["Scout"], [INVERSION], 1)
    assert not at(rich(discard=[INVERSION], greed=1)).me.can_use(INVERSION, "RECUR")


@CASES.of("Pyramid Scheme")
def a_coin_decides_whether_two_or_three_cards_are_drawn() -> None:
    drawn = set()
    for seed in range(6):
        table = at(rich("Pyramid Scheme"), seed=seed)
        deploys(table, "Pyramid Scheme")
        (coin,) = table.told(events.CoinFlipped)
        assert len(table.me.hand) == (3 if coin.won else 2)
        assert table.me.free == 8
        drawn.add(len(table.me.hand))
    assert drawn == {2, 3}


@CASES.of("Rate Hike")
def it_gains_two_and_draws_a_card() -> None:
    table = at(rich("Rate Hike"))
    deploys(table, "Rate Hike")
    assert (table.me.influence, table.me.hand, table.me.free) == (22, ["Scout"], 9)
    assert table.you.influence == 20


@CASES.of("Red Tape")
def a_character_is_three_weaker_this_turn_and_a_card_is_drawn() -> None:
    table = at(rich("Red Tape", play=["Key Man"]), Side(play=["Union Leader"]))
    deploys(table, "Red Tape", "Union Leader")
    assert (table.strength("Union Leader"), table.life("Union Leader")) == (2, 8)
    assert (table.me.hand, table.me.free) == (["Scout"], 10)
    table.next_turn()
    assert table.strength("Union Leader") == 5


@CASES.of("Mutiny Grant")
def an_attacker_who_changes_sides_leaves_the_battle() -> None:
    table = at(rich("Mutiny Grant"), Side(play=["Scout"]), active=1)
    table.you.attacks("Scout")
    table.you.passes()
    table.me.deploys("Mutiny Grant")
    table.you.passes()
    with shows("407.4"):
        assert table.controller("Scout") is table.me
    table.resolves()
    assert table.me.influence == 16


@CASES.of(CEREMONIES)
def a_player_without_resources_cannot_go_on() -> None:
    table = at(rich(CEREMONIES), rich(greed=0))
    table.me.deploys(CEREMONIES)
    table.me.agrees()
    if is_offered(table.you):
        assert table.you.numbers() == [0]
        table.you.declines()
    table.resolves()
    assert (len(table.me.hand), len(table.you.hand), table.me.free) == (1, 0, 11)


@CASES.of(CEREMONIES)
def the_active_player_draws_first() -> None:
    for active in (0, 1):
        table = at(rich(CEREMONIES), rich(), active=active)
        if active:
            table.you.ends_turn()
        table.me.deploys(CEREMONIES)
        for seat in (table.me, table.you):
            seat.agrees()
        table.me.declines()
        table.resolves()
        with shows("402.2"):
            assert [it.player for it in table.told(events.Drew)] == [active, 1 - active]


@CASES.of(EXCAVATION)
def a_deck_of_five_is_buried_and_nothing_drawn() -> None:
    table = at(rich(EXCAVATION, deck=["Rage"] * 5))
    deploys(table, EXCAVATION)
    assert (table.me.hand, table.me.deck, table.me.discard.count("Rage")) == ([], [], 5)


def test_tactics_of_the_banker_m_to_r(only_card: str | None) -> None:
    CASES.run(only_card)
