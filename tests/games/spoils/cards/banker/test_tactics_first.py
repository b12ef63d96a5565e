"""Banker tactics: 1st Edition, both parts."""

from app.games.spoils.engine import DecisionKind, events
from tests.support.card_play import deploys, is_offered, uses
from tests.support.card_tables import TOURNAMENT, greed, set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()
REAPPEARANCE = "Shocking Reappearance"
SUBSECTION = "Subsection 5, Paragraph 12"
WRIT = "Writ of Reclamation"


@CASES.of("Anesthetizing Opulence")
def a_character_is_destroyed_and_the_opponent_draws() -> None:
    table = set_up(greed("Anesthetizing Opulence", play=["Scout"]), greed(play=["Union Leader"]))
    deploys(table.me, "Anesthetizing Opulence", "Scout")
    assert "Scout" in table.me.discard
    assert (table.me.hand, table.you.hand, table.me.free) == ([], ["Scout"], 8)


@CASES.of("Cash Out")
def twice_the_number_is_paid_for_one_card_more_than_it() -> None:
    for x in (0, 3):
        table = set_up(greed("Cash Out", icons=7))
        table.me.deploys("Cash Out")
        assert table.me.numbers() == [0, 1, 2, 3]
        table.me.answers(x)
        table.resolves()
        assert (len(table.me.hand), table.me.free) == (x + 1, 7 - 2 * x)


@CASES.of("Downsizing")
def all_characters_are_destroyed_and_the_opponent_gains_one_for_each() -> None:
    table = set_up(
        greed("Downsizing", play=["Scout", "Gold Summit"]), Side(play=["Union Leader", "Gigamajig"])
    )
    deploys(table.me, "Downsizing")
    assert (table.me.play, table.you.play) == (["Gold Summit"], [])
    assert (table.me.influence, table.you.influence, table.me.free) == (20, 23, 2)


@CASES.of("Downsizing")
def who_was_not_really_destroyed_does_not_count() -> None:
    table = set_up(greed("Downsizing", play=["Scout", "Ceremonious Groomer"]))
    deploys(table.me, "Downsizing")
    assert (table.me.face_down, table.you.influence) == (["Ceremonious Groomer"], 21)


@CASES.of("Executive Poaching")
def the_dearest_character_of_the_opponent_is_destroyed() -> None:
    table = set_up(
        greed("Executive Poaching", play=["Unstoppable Asskicker"]),
        Side(play=["Scout", "Union Leader", "Key Man"]),
    )
    deploys(table.me, "Executive Poaching")
    assert table.you.discard == ["Union Leader"]
    assert (table.you.play, table.me.play) == (["Scout", "Key Man"], ["Unstoppable Asskicker"])
    assert table.me.free == 7


@CASES.of("Executive Poaching", "Subordinate Demotivation")
def who_plays_it_breaks_a_tie() -> None:
    for name in ("Executive Poaching", "Subordinate Demotivation"):
        table = set_up(greed(name), Side(play=["Scout", "Dandy Day-Trader"]))
        deploys(table.me, name)
        assert table.asked is table.me
        assert table.me.choices() == ["Scout", "Dandy Day-Trader"]
        table.me.picks("Dandy Day-Trader")
        assert (table.you.play, table.you.discard) == (["Scout"], ["Dandy Day-Trader"])


@CASES.of("Extortify")
def it_gains_eight_influence() -> None:
    table = set_up(greed("Extortify"))
    deploys(table.me, "Extortify")
    assert (table.me.influence, table.you.influence, table.me.free) == (28, 20, 9)


@CASES.of("Irresistible Bribe")
def the_opponent_gains_the_strength_of_the_destroyed_character() -> None:
    for name, gain in (("Union Leader", 5), ("Key Man", 1)):
        table = set_up(greed("Irresistible Bribe", play=["Key Man"]), Side(play=["Union Leader"]))
        deploys(table.me, "Irresistible Bribe", name)
        assert (table.me.influence, table.you.influence) == (20, 20 + gain)
        assert name in [*table.me.discard, *table.you.discard]
        assert table.me.free == 9


@CASES.of("Irresistible Bribe")
def the_strength_is_that_of_the_moment_of_the_pick() -> None:
    table = set_up(
        greed("Irresistible Bribe"), greed("Red Tape", play=["Union Leader"], deck=["Rage"])
    )
    table.me.deploys("Irresistible Bribe")
    deploys(table.you, "Red Tape")
    table.resolves()
    assert table.you.influence == 25


@CASES.of("Keen Stratagem")
def it_finds_a_staple() -> None:
    table = set_up(greed("Keen Stratagem", deck=["Scout", "Exploitation", "Greed", "Rage"]))
    deploys(table.me, "Keen Stratagem")
    assert table.me.choices() == ["Greed", "Rage"]
    table.me.picks("Rage")
    assert (table.me.hand, table.you.was_shown, table.me.free) == (["Rage"], ["Rage"], 11)
    table = set_up(greed("Keen Stratagem", deck=["Scout", "Greed"]))
    deploys(table.me, "Keen Stratagem")
    table.me.passes()
    assert table.me.hand == [], "a search may fail"


@CASES.of("Limited Liability")
def nothing_is_destroyed_but_by_costs_and_all_damage_is_nothing() -> None:
    table = set_up(
        greed(
            "Limited Liability", "Kill", "Shot", "Scorch", play=["Circumspect Hijacker", "Scout"]
        ),
        Side(play=["Key Man"]),
    )
    deploys(table.me, "Limited Liability")
    deploys(table.me, "Kill", "Key Man")
    deploys(table.me, "Shot", "Key Man")
    assert table.you.play == ["Key Man"]
    table.me.attacks("Scout")
    table.resolves()
    if table.asks is DecisionKind.BLOCKERS:
        table.you.passes()
        table.resolves()
    assert table.you.influence == 20
    uses(table.me, "Circumspect Hijacker", "RETREAT")
    assert "Circumspect Hijacker" in table.me.discard


@CASES.of("Limited Liability")
def the_next_turn_is_dangerous_again() -> None:
    table = set_up(greed("Limited Liability", "Kill"), greed("Shot", play=["Key Man"]))
    deploys(table.me, "Limited Liability")
    table.next_turn()
    deploys(table.you, "Shot", "Key Man")
    assert "Key Man" in table.you.discard


@CASES.of("Limited Liability")
def a_second_unique_card_stays_until_the_turn_is_over() -> None:
    name = "Balthassar Gristwalter"
    table = set_up(greed("Limited Liability", name, play=[name]))
    deploys(table.me, "Limited Liability")
    deploys(table.me, name)
    assert table.me.play == [name, name]
    table.me.ends_turn()
    table.resolves()
    if table.asks is not DecisionKind.ACT:
        table.me.picks(name)
    assert table.me.play == [name]


@CASES.of("Mau Party")
def it_draws_five_cards_and_gains_two_influence() -> None:
    table = set_up(greed("Mau Party"))
    deploys(table.me, "Mau Party")
    assert (table.me.hand, table.me.influence, table.me.free) == (["Scout"] * 5, 22, 7)


@CASES.of("Mau Party", "Revivatate")
def it_is_played_only_in_the_own_turn() -> None:
    for name in ("Mau Party", "Revivatate"):
        table = set_up(greed(name, "Wait", discard=["Scout", "Key Man"]), active=1)
        table.you.ends_turn()
        assert table.me.can_deploy("Wait")
        assert not table.me.can_deploy(name), name


@CASES.of("Mutiny Grant")
def a_character_of_the_opponent_is_taken_and_restored_for_this_turn() -> None:
    table = set_up(
        greed("Mutiny Grant", play=["Key Man"]), Side(play=["Scout"], depleted=["Scout"])
    )
    deploys(table.me, "Mutiny Grant")
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
    assert not set_up(greed("Mutiny Grant", play=["Scout"])).me.can_deploy("Mutiny Grant")


@CASES.of("Mutiny Grant")
def an_attacker_who_changes_sides_leaves_the_battle() -> None:
    table = set_up(greed("Mutiny Grant"), Side(play=["Scout"]), active=1)
    table.you.attacks("Scout")
    table.you.passes()
    table.me.deploys("Mutiny Grant")
    table.you.passes()
    with shows("407.4"):
        assert table.controller("Scout") is table.me
    table.resolves()
    assert table.me.influence == 16


@CASES.of("Postmortem Debenture")
def a_character_returns_from_the_discard_pile_to_hand() -> None:
    table = set_up(
        greed("Postmortem Debenture", discard=["Scout", "Rage", "Key Man"]),
        Side(discard=["Gigamajig"]),
    )
    table.me.deploys("Postmortem Debenture")
    assert table.me.choices() == ["Scout", "Key Man"]
    table.me.picks("Key Man")
    table.resolves()
    assert (table.me.hand, table.me.free) == (["Key Man"], 12)
    assert not set_up(greed("Postmortem Debenture", discard=["Rage"])).me.can_deploy(
        "Postmortem Debenture"
    )


@CASES.of("Pyramid Scheme")
def a_coin_decides_whether_two_or_three_cards_are_drawn() -> None:
    drawn = set()
    for seed in range(6):
        table = set_up(greed("Pyramid Scheme"), seed=seed)
        deploys(table.me, "Pyramid Scheme")
        (coin,) = table.told(events.CoinFlipped)
        assert len(table.me.hand) == (3 if coin.won else 2)
        assert table.me.free == 8
        drawn.add(len(table.me.hand))
    assert drawn == {2, 3}


@CASES.of("Rate Hike")
def it_gains_two_and_draws_a_card() -> None:
    table = set_up(greed("Rate Hike"))
    deploys(table.me, "Rate Hike")
    assert (table.me.influence, table.me.hand, table.me.free) == (22, ["Scout"], 9)
    assert table.you.influence == 20


@CASES.of("Red Tape")
def a_character_is_three_weaker_this_turn_and_a_card_is_drawn() -> None:
    table = set_up(greed("Red Tape", play=["Key Man"]), Side(play=["Union Leader"]))
    deploys(table.me, "Red Tape", "Union Leader")
    assert (table.strength("Union Leader"), table.life("Union Leader")) == (2, 8)
    assert (table.me.hand, table.me.free) == (["Scout"], 10)
    table.next_turn()
    assert table.strength("Union Leader") == 5


@CASES.of("Revivatate")
def one_of_two_characters_comes_into_play_and_the_other_goes_to_hand() -> None:
    table = set_up(greed("Revivatate", discard=["Scout", "Key Man", "Union Leader"]))
    table.me.deploys("Revivatate")
    table.me.sets("Scout", "Union Leader")
    table.resolves()
    assert table.me.choices() == ["Scout", "Union Leader"]
    table.me.picks("Union Leader")
    assert (table.me.play, table.me.hand, table.me.free) == (["Union Leader"], ["Scout"], 6)
    assert not table.is_depleted("Union Leader")


@CASES.of("Secret Handshake")
def a_character_gains_four_life_this_turn_and_a_card_is_drawn() -> None:
    table = set_up(greed("Secret Handshake", play=["Key Man"]), Side(play=["Scout"]))
    deploys(table.me, "Secret Handshake", "Scout")
    assert (table.life("Scout"), table.life("Key Man")) == (7, 1)
    assert (table.me.hand, table.me.free) == (["Scout"], 10)
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Selective Gluttony")
def ten_cards_are_drawn_and_nine_of_all_in_hand_discarded() -> None:
    table = set_up(greed("Selective Gluttony", "Rage", deck=["Scout"] * 12))
    deploys(table.me, "Selective Gluttony")
    assert (len(table.me.hand), len(table.me.deck), table.me.free) == (11, 2, 9)
    for _ in range(9):
        table.me.picks("Scout")
    assert sorted(table.me.hand) == ["Rage", "Scout"]
    assert table.me.discard.count("Scout") == 9


@CASES.of("Selective Gluttony")
def from_a_short_deck_less_is_drawn_and_the_discard_is_the_same() -> None:
    table = set_up(greed("Selective Gluttony", deck=["Scout"] * 4))
    deploys(table.me, "Selective Gluttony")
    while table.asks is not DecisionKind.ACT:
        table.me._does(table.me.legal[0])
    with shows("306.2", "402.5"):
        assert (table.me.hand, table.me.discard.count("Scout")) == ([], 4)


@CASES.of(REAPPEARANCE)
def a_dead_character_comes_back_as_a_blocker() -> None:
    table = set_up(
        greed(REAPPEARANCE, discard=["Scout", "Rage", "Union Leader"]),
        Side(play=["Key Man"]),
        active=1,
    )
    table.you.attacks("Key Man")
    table.you.passes()
    table.me.deploys(REAPPEARANCE)
    assert table.me.choices() == ["Scout", "Union Leader"]
    table.me.picks("Scout")
    table.resolves()
    if table.asks is DecisionKind.BLOCKERS:
        table.me.passes()
        table.resolves()
    assert (table.me.play, table.you.play) == (["Scout"], [])
    assert (table.me.influence, table.me.free) == (20, 7)
    assert table.is_depleted("Scout"), "it fought"


@CASES.of(REAPPEARANCE)
def it_is_played_only_by_who_is_attacked() -> None:
    table = set_up(greed(REAPPEARANCE, discard=["Scout"], play=["Key Man"]))
    assert not table.me.can_deploy(REAPPEARANCE)
    table.me.attacks("Key Man")
    assert not table.me.can_deploy(REAPPEARANCE)
    table = set_up(
        greed(REAPPEARANCE, discard=["Scout"], play=["Gold Summit"]),
        Side(play=["Key Man"]),
        active=1,
    )
    table.you.attacks("Key Man", target="Gold Summit")
    table.you.passes()
    assert table.me.can_deploy(REAPPEARANCE), "also for a location"


@CASES.of(REAPPEARANCE)
def it_blocks_what_nobody_blocked() -> None:
    table = set_up(
        greed(REAPPEARANCE, discard=["Scout"], play=["Portly Tradesmau"]),
        Side(play=["Key Man"]),
        active=1,
    )
    table.you.attacks("Key Man")
    table.passes_until(DecisionKind.BLOCKERS)
    table.me.passes()
    table.you.passes()
    deploys(table.me, REAPPEARANCE)
    assert (table.me.influence, table.you.play) == (20, [])


@CASES.of(SUBSECTION)
def an_ability_is_terminated_and_not_used_again_this_turn() -> None:
    table = set_up(greed(play=["Officious Obstructionist"], icons=3), greed(SUBSECTION))
    table.me.uses("Officious Obstructionist", "STUBBORNNESS")
    deploys(table.you, SUBSECTION)
    assert (table.life("Officious Obstructionist"), table.me.free) == (2, 2)
    assert not table.me.can_use("Officious Obstructionist", "STUBBORNNESS")
    assert (table.you.hand, table.you.free) == (["Scout"], 10)
    table.next_turn()
    table.next_turn()
    assert table.me.can_use("Officious Obstructionist", "STUBBORNNESS")


@CASES.of(SUBSECTION)
def it_leaves_factions_and_cards_alone() -> None:
    table = set_up(greed("Wait", faction=TOURNAMENT), greed(SUBSECTION, "Shot", play=["Scout"]))
    table.me.uses(TOURNAMENT, "DRAW")
    assert table.you.can_deploy("Shot")
    assert not table.you.can_deploy(SUBSECTION)
    table.resolves()
    table.me.deploys("Wait")
    assert not table.you.can_deploy(SUBSECTION)


@CASES.of(SUBSECTION)
def nobody_can_respond_to_it() -> None:
    table = set_up(
        greed("Shot", play=["Officious Obstructionist", "Balthassar Gristwalter"]),
        greed(SUBSECTION),
    )
    table.me.uses("Officious Obstructionist", "STUBBORNNESS")
    table.you.deploys(SUBSECTION)
    if table.asked is table.me and table.asks is DecisionKind.RESPOND:
        assert len(table.me.legal) == 1
    table.resolves()
    assert table.you.hand == ["Scout"]


@CASES.of("Summary Judgment")
def the_opponent_destroys_the_character_or_its_strength_is_drawn() -> None:
    for destroys in (True, False):
        table = set_up(greed("Summary Judgment", play=["Key Man"]), Side(play=["Scout"]))
        deploys(table.me, "Summary Judgment")
        assert is_offered(table.you)
        table.you.agrees() if destroys else table.you.declines()
        assert table.you.discard == ["Scout"] * destroys
        assert len(table.me.hand) == (0 if destroys else 3)
        assert table.me.free == 8
    assert not set_up(greed("Summary Judgment", play=["Scout"])).me.can_deploy("Summary Judgment")


@CASES.of("Summary Judgment")
def the_number_of_cards_is_the_strength_at_the_pick() -> None:
    table = set_up(greed("Summary Judgment"), greed("Red Tape", play=["Union Leader"]))
    table.me.deploys("Summary Judgment")
    deploys(table.you, "Red Tape")
    table.resolves()
    table.you.declines()
    assert len(table.me.hand) == 5


def reclaims(x: int, *cards: str) -> Table:
    """I deploy the Writ, remove the first half of these cards and pick the others."""
    table = set_up(
        greed(WRIT, discard=["Rage", "Key Man", "Scout", "Wait", "Kill", "Greed", "Shot", "Gnat"])
    )
    table.me.deploys(WRIT)
    assert table.me.numbers() == [0, 1, 2, 3]
    table.me.answers(x)
    table.me.sets(*cards)
    table.resolves()
    return table


@CASES.of(WRIT)
def some_cards_are_removed_so_that_as_many_go_back_to_the_deck() -> None:
    table = reclaims(2, "Rage", "Wait", "Key Man", "Kill")
    assert sorted(table.me.out_of_game) == ["Rage", "Wait"]
    assert sorted(table.me.discard) == ["Gnat", "Greed", "Scout", "Shot", WRIT]
    back = sorted([*table.me.hand, *table.me.deck])
    assert back == ["Key Man", "Kill", *["Scout"] * 6]
    assert (len(table.me.hand), table.me.free) == (1, 10)
    assert table.told(events.Shuffled)


@CASES.of(WRIT)
def with_a_number_of_zero_it_only_draws() -> None:
    table = reclaims(0)
    assert (table.me.hand, table.me.out_of_game) == (["Scout"], [])
    with shows("313.2"):
        assert not table.told(events.Shuffled)


@CASES.of(WRIT)
def it_takes_two_cards_of_the_discard_pile_for_each() -> None:
    table = set_up(greed(WRIT, discard=["Rage"] * 5))
    table.me.deploys(WRIT)
    assert table.me.numbers() == [0, 1, 2]


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
