"""Banker tactics: Shade of the Devoured Emperor."""

from app.games.spoils.engine import DecisionKind, events
from tests.support.card_play import deploys, is_offered, replies, uses
from tests.support.card_tables import greed, set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()
APPRAISAL = "Audacious Appraisal"
ARRIVAL = "Auspicious Arrival"
CEREMONIES = "Negotiation Ceremonies"
CODICIL = "Unexpected Codicil"


@CASES.of(APPRAISAL)
def the_controller_names_a_number_and_may_lose_that_much_influence() -> None:
    table = set_up(greed(APPRAISAL), Side(play=["Scout"]))
    deploys(table.me, APPRAISAL)
    assert table.asked is table.you
    assert table.you.numbers()[:2] == [0, 1]
    table.you.answers(4)
    assert table.asked is table.me, "who plays the card chooses what happens"
    table.me.answers(0)
    assert (table.me.influence, table.you.influence, table.you.play) == (20, 16, ["Scout"])


@CASES.of(APPRAISAL)
def or_the_character_is_destroyed_at_twice_the_price() -> None:
    table = set_up(greed(APPRAISAL), Side(play=["Scout"]))
    deploys(table.me, APPRAISAL)
    table.you.answers(4)
    table.me.answers(1)
    assert (table.me.influence, table.you.influence) == (12, 20)
    assert table.you.discard == ["Scout"]


@CASES.of(APPRAISAL)
def nobody_names_a_number_for_a_character_that_is_gone() -> None:
    table = set_up(greed(APPRAISAL), Side(play=["Scout"], hand=["Bounce"]))
    table.me.deploys(APPRAISAL)
    table.you.deploys("Bounce")
    table.resolves()
    assert table.asks is DecisionKind.ACT, "neither choice makes a difference any more"
    assert (table.me.influence, table.you.influence, table.you.hand) == (20, 20, ["Scout"])


@CASES.of(ARRIVAL)
def one_weak_character_of_the_top_eight_may_be_taken() -> None:
    deck = ["Scout", "Key Man", "Warrior Prodigy", "Dandy Day-Trader", *["Greed"] * 4]
    deck += ["Key Man", "Gnat"]
    table = set_up(greed(ARRIVAL, deck=deck))
    deploys(table.me, ARRIVAL)
    table.me.agrees()
    assert table.me.choices() == ["Key Man", "Dandy Day-Trader"]
    table.me.picks("Dandy Day-Trader")
    assert (table.me.hand, table.you.was_shown) == (["Dandy Day-Trader"], ["Dandy Day-Trader"])
    assert table.told(events.Shuffled)
    assert len(table.me.deck) == 9


@CASES.of(ARRIVAL)
def nobody_has_to_be_taken_and_the_deck_is_shuffled_all_the_same() -> None:
    table = set_up(greed(ARRIVAL, deck=["Key Man", "Rage"]))
    deploys(table.me, ARRIVAL)
    table.me.declines()
    assert (table.me.hand, sorted(table.me.deck)) == ([], ["Key Man", "Rage"])
    assert table.told(events.Shuffled)


@CASES.of(ARRIVAL)
def it_flips_up_for_three_with_one_greed() -> None:
    table = set_up(greed(icons=2, face_down=[ARRIVAL], deck=["Key Man"]))
    table.me.deploys(ARRIVAL, flip_up=True)
    table.resolves()
    table.me.agrees()
    if table.asks is not DecisionKind.ACT:
        table.me.picks("Key Man")
    assert (table.me.hand, table.me.free, table.me.discard) == (["Key Man"], 0, [ARRIVAL])


@CASES.of("Contractual Execution")
def the_owner_of_the_character_also_takes_back_a_resource() -> None:
    table = set_up(
        greed("Contractual Execution"), greed(play=["Scout"], icons=1, face_down=["Rage"])
    )
    deploys(table.me, "Contractual Execution")
    assert table.asked is table.you
    assert table.you.choices() == ["Greed", "Rage"]
    table.you.picks("Rage")
    assert (table.you.hand, table.you.resources, table.you.face_down) == (
        ["Rage"], ["Greed"], ["Scout"],
    )  # fmt: skip
    assert table.me.free == 9


@CASES.of("Contractual Execution")
def the_owner_pays_for_a_character_that_another_controls() -> None:
    table = set_up(
        greed("Contractual Execution", play=["Scout"], borrowed=["Scout"]), Side(resources=["Rage"])
    )
    deploys(table.me, "Contractual Execution")
    if table.asks is not DecisionKind.ACT:
        assert table.asked is table.you
        table.you.picks("Rage")
    assert (table.you.hand, table.you.face_down) == (["Rage"], ["Scout"])
    assert len(table.me.resources) == 12


@CASES.of("Contractual Execution")
def without_a_resource_the_character_is_flipped_all_the_same() -> None:
    table = set_up(greed("Contractual Execution"), Side(play=["Scout"]))
    deploys(table.me, "Contractual Execution")
    with shows("402.5"):
        assert (table.you.hand, table.you.face_down) == ([], ["Scout"])


def negotiates(*agrees: bool, mine: int = 12, yours: int = 12) -> Table:
    """The players answer in turn whether they pay 1, I first, and the card resolves."""
    table = set_up(greed(CEREMONIES, icons=mine), greed(icons=yours))
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


@CASES.of(CEREMONIES)
def a_player_without_resources_cannot_go_on() -> None:
    table = set_up(greed(CEREMONIES), greed(icons=0))
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
        table = set_up(greed(CEREMONIES), greed(), active=active)
        if active:
            table.you.ends_turn()
        table.me.deploys(CEREMONIES)
        for seat in (table.me, table.you):
            seat.agrees()
        table.me.declines()
        table.resolves()
        with shows("402.2"):
            assert [it.player for it in table.told(events.Drew)] == [active, 1 - active]


@CASES.of("Swindle")
def the_opponent_must_attach_a_resource_and_a_card_is_swapped() -> None:
    table = set_up(greed("Swindle", "Rage"), greed(icons=1, face_down=["Key Man"]))
    deploys(table.me, "Swindle")
    assert table.asked is table.you
    assert table.you.choices() == ["Greed", "Key Man"]
    table.you.picks("Key Man")
    assert table.you.free == 1
    assert (table.asked, table.me.choices()) == (table.me, ["Rage", "Scout"])
    table.me.picks("Rage")
    assert (table.me.hand, table.me.discard) == (["Scout"], ["Rage", "Swindle"])
    assert table.me.free == 10


@CASES.of("Swindle")
def nobody_can_respond_to_the_swindle() -> None:
    table = set_up(greed("Swindle", "Wait"), greed("Shot", icons=1, play=["Scout"]))
    table.me.deploys("Wait")
    assert table.you.can_deploy("Shot")
    table.you.passes()
    table.me.deploys("Swindle")
    assert not table.you.can_deploy("Shot")


@CASES.of("Swindle")
def only_a_resource_that_is_not_yet_attached_can_be() -> None:
    table = set_up(greed("Swindle", "Rage"), greed("Key Man", icons=1))
    deploys(table.me, "Swindle")
    assert (table.asked, table.you.free) == (table.me, 0)
    table.me.picks("Rage")
    table = set_up(greed("Swindle", "Rage"), Side(hand=["Key Man"]))
    deploys(table.me, "Swindle")
    with shows("402.5"):
        assert table.asked is table.me


@CASES.of(CODICIL)
def as_many_cards_are_drawn_as_were_discarded() -> None:
    discards = ["Rage", "Key Man", "Wait"]
    for x, paid in ((0, 0), (1, 0), (2, 0), (3, 1)):
        table = set_up(greed(CODICIL, *discards))
        table.me.deploys(CODICIL)
        assert table.me.numbers() == [0, 1, 2, 3]
        table.me.answers(x)
        replies(table.me, *(discards[:x] if x < 3 else ()))
        assert table.me.discard == [*discards[:x], CODICIL]
        assert table.me.hand == [*discards[x:], *["Scout"] * x]
        assert table.me.free == 12 - paid


@CASES.of(CODICIL)
def equal_cards_can_be_discarded_in_any_number() -> None:
    table = set_up(greed(CODICIL, *["Rage"] * 3))
    table.me.deploys(CODICIL)
    assert table.me.numbers() == [0, 1, 2, 3]


@CASES.of(CODICIL)
def its_fine_print_draws_a_card_while_it_stays_in_hand() -> None:
    table = set_up(greed(CODICIL, icons=4))
    uses(table.me, CODICIL, "FINE PRINT")
    assert (table.me.hand, table.you.was_shown) == ([CODICIL, "Scout"], [CODICIL])
    assert (table.me.influence, table.me.free) == (18, 2)
    uses(table.me, CODICIL, "FINE PRINT")
    assert (len(table.me.hand), table.me.influence) == (3, 16)
    assert not set_up(greed(CODICIL, icons=3)).me.can_use(CODICIL, "FINE PRINT")
    assert not set_up(greed(discard=[CODICIL])).me.can_use(CODICIL, "FINE PRINT")


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
