"""Tactics of the Banker, from Alluring Quicksand to Downsizing."""

from app.games.spoils.engine import DecisionKind, events
from tests.games.spoils.cards.banker.tables import at, deploys, rich, uses
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table
from tests.support.tables import settles

CASES = CardTests()
QUICKSAND = "Alluring Quicksand"
RESTITUTION = "Architectural Restitution"
APPRAISAL = "Audacious Appraisal"
ARRIVAL = "Auspicious Arrival"


@CASES.of(QUICKSAND)
def a_character_becomes_a_face_down_resource_of_its_owner() -> None:
    table = at(rich(QUICKSAND), Side(play=["Scout", "Key Man"]))
    deploys(table, QUICKSAND, "Scout")
    assert (table.you.play, table.you.face_down) == (["Key Man"], ["Scout"])
    assert (table.me.free, table.me.discard) == (8, [QUICKSAND])
    table = at(rich(QUICKSAND, play=["Scout"], borrowed=["Scout"]))
    deploys(table, QUICKSAND, "Scout")
    assert (table.me.face_down, table.you.face_down) == ([], ["Scout"])


@CASES.of(QUICKSAND)
def it_does_the_same_from_the_discard_pile_for_two_with_four_greed() -> None:
    table = at(rich(discard=[QUICKSAND], greed=4), Side(play=["Scout"]))
    uses(table, QUICKSAND, "RECUR", "Scout")
    assert (table.you.face_down, table.me.out_of_game) == (["Scout"], [QUICKSAND])
    assert table.me.free == 2
    table = at(rich(discard=[QUICKSAND], greed=3), Side(play=["Scout"]))
    assert not table.me.can_use(QUICKSAND, "RECUR")


def is_answered(card: str, *, greed: int, flip_up: bool = False) -> Table:
    """The opponent deploys a card, and I answer it with Anatidaephobia."""
    side = (
        rich(greed=greed, face_down=["Anatidaephobia"])
        if flip_up
        else rich("Anatidaephobia", greed=greed)
    )
    table = at(side, rich(card), active=1)
    table.you.deploys(card)
    table.me.deploys("Anatidaephobia", flip_up=flip_up)
    settles(table)
    return table


@CASES.of("Anatidaephobia")
def it_terminates_a_character_for_its_numeric_cost() -> None:
    table = is_answered("Union Leader", greed=8)
    assert (table.you.play, table.you.discard) == ([], ["Union Leader"])
    assert (table.me.free, table.me.influence) == (1, 20)
    table = at(rich("Anatidaephobia", greed=6), rich("Union Leader"), active=1)
    table.you.deploys("Union Leader")
    assert not table.me.can_deploy("Anatidaephobia")


@CASES.of("Anatidaephobia")
def flipped_up_it_costs_one_and_five_influence_whoever_it_is() -> None:
    table = is_answered("Union Leader", greed=6, flip_up=True)
    assert table.me.free == 5
    assert table.you.discard == ["Union Leader"]
    assert (table.me.influence, table.you.influence) == (15, 20)
    assert table.me.discard == ["Anatidaephobia"]


@CASES.of("Anatidaephobia")
def it_answers_nothing_but_characters() -> None:
    for card in ("Wait", "Gilded Yurt", "Hungry-Hungry Idol"):
        table = at(rich("Anatidaephobia"), rich(card), active=1)
        table.you.deploys(card)
        assert not table.me.can_deploy("Anatidaephobia"), card
    assert not at(rich("Anatidaephobia"), Side(play=["Scout"])).me.can_deploy("Anatidaephobia")


@CASES.of("Anesthetizing Opulence")
def a_character_is_destroyed_and_the_opponent_draws() -> None:
    table = at(rich("Anesthetizing Opulence", play=["Scout"]), rich(play=["Union Leader"]))
    deploys(table, "Anesthetizing Opulence", "Scout")
    assert "Scout" in table.me.discard
    assert (table.me.hand, table.you.hand, table.me.free) == ([], ["Scout"], 8)


@CASES.of(RESTITUTION)
def a_location_comes_back_and_takes_the_attack() -> None:
    for flip_up in (False, True):
        card = {"face_down": [RESTITUTION]} if flip_up else {"hand": [RESTITUTION]}
        me = Side(resources=["Greed"] * 4, discard=["Gold Summit", "Scout", "Gilded Yurt"], **card)  # type: ignore[arg-type]
        table = at(me, Side(play=["Scout"]), active=1)
        table.you.attacks("Scout")
        table.you.passes()
        table.me.deploys(RESTITUTION, flip_up=flip_up)
        while table.asks is DecisionKind.ATTACH_TO_PAY:
            table.me._does(table.me.legal[0])
        assert table.me.choices() == ["Gold Summit", "Gilded Yurt"]
        table.me.picks("Gold Summit")
        settles(table)
        assert (table.me.play, table.me.influence) == (["Gold Summit"], 20)
        assert table.damage("Gold Summit") == 3
        assert table.me.free == (2 if flip_up else 0)


@CASES.of(RESTITUTION)
def it_waits_for_an_attack_of_the_opponent() -> None:
    table = at(rich(RESTITUTION, discard=["Gold Summit"], play=["Scout"]), active=1)
    table.you.ends_turn()
    assert table.asked is table.me
    assert not table.me.can_deploy(RESTITUTION)
    table = at(rich(RESTITUTION, discard=["Gold Summit"], play=["Scout"]))
    table.me.attacks("Scout")
    assert not table.me.can_deploy(RESTITUTION)


@CASES.of(APPRAISAL)
def the_controller_names_a_number_and_may_lose_that_much_influence() -> None:
    table = at(rich(APPRAISAL), Side(play=["Scout"]))
    deploys(table, APPRAISAL)
    assert table.asked is table.you
    assert table.you.numbers()[:2] == [0, 1]
    table.you.answers(4)
    assert table.asked is table.me, "who plays the card chooses what happens"
    table.me.answers(0)
    assert (table.me.influence, table.you.influence, table.you.play) == (20, 16, ["Scout"])


@CASES.of(APPRAISAL)
def or_the_character_is_destroyed_at_twice_the_price() -> None:
    table = at(rich(APPRAISAL), Side(play=["Scout"]))
    deploys(table, APPRAISAL)
    table.you.answers(4)
    table.me.answers(1)
    assert (table.me.influence, table.you.influence) == (12, 20)
    assert table.you.discard == ["Scout"]


@CASES.of(APPRAISAL)
def nobody_names_a_number_for_a_character_that_is_gone() -> None:
    table = at(rich(APPRAISAL), Side(play=["Scout"], hand=["Bounce"]))
    table.me.deploys(APPRAISAL)
    table.you.deploys("Bounce")
    table.resolves()
    assert (table.asks, table.asked) == (DecisionKind.CHOOSE_OPTION, table.me)
    table.me.answers(1)
    assert (table.me.influence, table.you.influence, table.you.hand) == (20, 20, ["Scout"])


@CASES.of(ARRIVAL)
def one_weak_character_of_the_top_eight_may_be_taken() -> None:
    deck = ["Scout", "Key Man", "Warrior Prodigy", "Dandy Day-Trader", *["Greed"] * 4]
    deck += ["Key Man", "Gnat"]
    table = at(rich(ARRIVAL, deck=deck))
    deploys(table, ARRIVAL)
    table.me.agrees()
    assert table.me.choices() == ["Key Man", "Dandy Day-Trader"]
    table.me.picks("Dandy Day-Trader")
    assert (table.me.hand, table.you.was_shown) == (["Dandy Day-Trader"], ["Dandy Day-Trader"])
    assert table.told(events.Shuffled)
    assert len(table.me.deck) == 9


@CASES.of(ARRIVAL)
def nobody_has_to_be_taken_and_the_deck_is_shuffled_all_the_same() -> None:
    table = at(rich(ARRIVAL, deck=["Key Man", "Rage"]))
    deploys(table, ARRIVAL)
    table.me.declines()
    assert (table.me.hand, sorted(table.me.deck)) == ([], ["Key Man", "Rage"])
    assert table.told(events.Shuffled)


@CASES.of(ARRIVAL)
def it_flips_up_for_three_with_one_greed() -> None:
    table = at(rich(greed=2, face_down=[ARRIVAL], deck=["Key Man"]))
    table.me.deploys(ARRIVAL, flip_up=True)
    table.resolves()
    table.me.agrees()
    if table.asks is not DecisionKind.ACT:
        table.me.picks("Key Man")
    assert (table.me.hand, table.me.free, table.me.discard) == (["Key Man"], 0, [ARRIVAL])


@CASES.of("Because God Said So!")
def a_blocker_is_five_stronger_and_tougher_this_turn() -> None:
    table = at(
        rich("Because God Said So!", play=["Key Man", "Scout"]), Side(play=["Gigamajig"]), active=1
    )
    table.you.attacks("Gigamajig")
    table.me.blocks("Key Man")
    table.you.passes()
    deploys_only(table, "Because God Said So!")
    assert (table.strength("Key Man"), table.life("Key Man"), table.strength("Scout")) == (6, 6, 3)
    table.resolves()
    assert table.damage("Gigamajig") == 6


def deploys_only(table: Table, name: str) -> None:
    """I deploy a card, and the opponent does not respond."""
    table.me.deploys(name)
    table.you.passes()


@CASES.of("Because God Said So!")
def it_does_nothing_for_attackers() -> None:
    table = at(rich("Because God Said So!", play=["Key Man"]), Side(play=["Gigamajig"]))
    assert not table.me.can_deploy("Because God Said So!")
    table.me.attacks("Key Man")
    assert not table.me.can_deploy("Because God Said So!")


@CASES.of("Cash Out")
def twice_the_number_is_paid_for_one_card_more_than_it() -> None:
    for x in (0, 3):
        table = at(rich("Cash Out", greed=7))
        table.me.deploys("Cash Out")
        assert table.me.numbers() == [0, 1, 2, 3]
        table.me.answers(x)
        table.resolves()
        assert (len(table.me.hand), table.me.free) == (x + 1, 7 - 2 * x)


@CASES.of("Clam Hash")
def a_character_gains_two_life_this_turn() -> None:
    table = at(rich("Clam Hash"), Side(play=["Scout"]))
    deploys(table, "Clam Hash", "Scout")
    assert (table.life("Scout"), table.me.discard, table.me.hand) == (5, ["Clam Hash"], [])
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Clam Hash")
def flipped_up_it_goes_to_the_hand_of_its_owner() -> None:
    table = at(rich(greed=2, face_down=["Clam Hash"]), Side(play=["Scout"]))
    table.me.deploys("Clam Hash", flip_up=True)
    settles(table)
    assert (table.life("Scout"), table.me.hand, table.me.discard) == (5, ["Clam Hash"], [])


@CASES.of("Contractual Execution")
def the_owner_of_the_character_also_takes_back_a_resource() -> None:
    table = at(rich("Contractual Execution"), rich(play=["Scout"], greed=1, face_down=["Rage"]))
    deploys(table, "Contractual Execution")
    assert table.asked is table.you
    assert table.you.choices() == ["Greed", "Rage"]
    table.you.picks("Rage")
    assert (table.you.hand, table.you.resources, table.you.face_down) == (
        ["Rage"], ["Greed"], ["Scout"],
    )  # fmt: skip
    assert table.me.free == 9


@CASES.of("Contractual Execution")
def the_owner_pays_for_a_character_that_another_controls() -> None:
    table = at(
        rich("Contractual Execution", play=["Scout"], borrowed=["Scout"]), Side(resources=["Rage"])
    )
    deploys(table, "Contractual Execution")
    if table.asks is not DecisionKind.ACT:
        assert table.asked is table.you
        table.you.picks("Rage")
    assert (table.you.hand, table.you.face_down) == (["Rage"], ["Scout"])
    assert len(table.me.resources) == 12


@CASES.of("Contractual Execution")
def without_a_resource_the_character_is_flipped_all_the_same() -> None:
    table = at(rich("Contractual Execution"), Side(play=["Scout"]))
    deploys(table, "Contractual Execution")
    with shows("402.5"):
        assert (table.you.hand, table.you.face_down) == ([], ["Scout"])


@CASES.of("Crushing Usury")
def a_character_is_destroyed_for_three_influence() -> None:
    table = at(rich("Crushing Usury", play=["Key Man"]), Side(play=["Scout"]))
    deploys(table, "Crushing Usury", "Scout")
    assert (table.you.discard, table.me.free) == (["Scout"], 8)
    assert (table.me.influence, table.you.influence) == (17, 20)


@CASES.of("Crushing Usury")
def it_flips_up_for_two() -> None:
    table = at(rich(greed=1, face_down=["Crushing Usury"]), Side(play=["Scout"]))
    table.me.deploys("Crushing Usury", flip_up=True)
    settles(table)
    assert (table.you.discard, table.me.influence, table.me.free) == (["Scout"], 17, 0)


@CASES.of("Delectable Boon")
def the_next_damage_to_one_card_goes_to_another() -> None:
    table = at(
        rich("Delectable Boon", "Shot", "Shot", play=["Gilded Yurt"]), Side(play=["Union Leader"])
    )
    table.me.deploys("Delectable Boon")
    table.me.answers(3)
    assert sorted(table.me.choices()) == [
        "Gilded Yurt",
        "Plain Faction",
        "Plain Faction",
        "Union Leader",
    ]
    table.me.sets("Union Leader", "Gilded Yurt")
    table.resolves()
    assert table.me.free == 9
    deploys(table, "Shot")
    assert (table.damage("Union Leader"), table.damage("Gilded Yurt")) == (0, 2)
    deploys(table, "Shot")
    assert "Gilded Yurt" in table.me.discard, "1 of the 3 points was left, and it has structure 3"
    assert table.damage("Union Leader") == 1


@CASES.of("Delectable Boon")
def damage_to_a_faction_may_go_to_a_character() -> None:
    table = at(rich("Delectable Boon", greed=2), Side(play=["Scout", "Gigamajig"]), active=1)
    table.you.attacks("Scout")
    table.you.passes()
    table.me.deploys("Delectable Boon")
    table.me.answers(2)
    mine = next(it for it in table.me.legal if getattr(it, "card", None) == table.state.faction[0])
    table.me._does(mine)
    table.me.picks("Gigamajig")
    table.you.passes()
    table.resolves()
    assert (table.me.influence, table.damage("Gigamajig")) == (19, 2)


@CASES.of("Desserted Island")
def it_draws_three_cards_and_one_more_from_the_discard_pile() -> None:
    table = at(rich("Desserted Island", greed=6))
    deploys(table, "Desserted Island")
    assert (table.me.hand, table.me.free) == (["Scout"] * 3, 1)
    uses(table, "Desserted Island", "RECUR")
    assert (table.me.hand, table.me.free) == (["Scout"] * 4, 0)
    assert table.me.out_of_game == ["Desserted Island"]
    table = at(rich(discard=["Desserted Island"], greed=1))
    assert not table.me.can_use("Desserted Island", "RECUR")


@CASES.of("Downsizing")
def all_characters_are_destroyed_and_the_opponent_gains_one_for_each() -> None:
    table = at(
        rich("Downsizing", play=["Scout", "Gold Summit"]), Side(play=["Union Leader", "Gigamajig"])
    )
    deploys(table, "Downsizing")
    assert (table.me.play, table.you.play) == (["Gold Summit"], [])
    assert (table.me.influence, table.you.influence, table.me.free) == (20, 23, 2)


@CASES.of("Downsizing")
def who_was_not_really_destroyed_does_not_count() -> None:
    table = at(rich("Downsizing", play=["Scout", "Ceremonious Groomer"]))
    deploys(table, "Downsizing")
    assert (table.me.face_down, table.you.influence) == (["Ceremonious Groomer"], 21)


@CASES.of("Crushing Usury", "Anesthetizing Opulence")
def who_left_in_response_is_not_destroyed_but_the_rest_happens() -> None:
    for name, lost, drawn in (("Crushing Usury", 3, 0), ("Anesthetizing Opulence", 0, 1)):
        table = at(rich(name), rich("Bounce", play=["Scout"], deck=["Rage"]))
        table.me.deploys(name)
        deploys(table, "Bounce", by=table.you)
        table.resolves()
        assert "Scout" in table.you.hand
        assert (table.me.influence, table.you.hand.count("Rage")) == (20 - lost, drawn)


def test_tactics_of_the_banker_a_to_d(only_card: str | None) -> None:
    CASES.run(only_card)
