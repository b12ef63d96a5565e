"""Banker tactics: Seeds 1 to 3."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, is_offered, uses
from tests.support.card_tables import TOURNAMENT, greed, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table
from tests.support.tables import settles

CASES = CardTests()
QUICKSAND = "Alluring Quicksand"
RESTITUTION = "Architectural Restitution"
REGENERATION = "Miraculous Regeneration"
HIATUS = "Mutineer's Hiatus"
EXCAVATION = "Overzealous Excavation"
INVERSION = "Prestige Inversion"


@CASES.of(QUICKSAND)
def a_character_becomes_a_face_down_resource_of_its_owner() -> None:
    table = set_up(greed(QUICKSAND), Side(play=["Scout", "Key Man"]))
    deploys(table.me, QUICKSAND, "Scout")
    assert (table.you.play, table.you.face_down) == (["Key Man"], ["Scout"])
    assert (table.me.free, table.me.discard) == (8, [QUICKSAND])
    table = set_up(greed(QUICKSAND, play=["Scout"], borrowed=["Scout"]))
    deploys(table.me, QUICKSAND, "Scout")
    assert (table.me.face_down, table.you.face_down) == ([], ["Scout"])


@CASES.of(QUICKSAND)
def it_does_the_same_from_the_discard_pile_for_two_with_four_greed() -> None:
    table = set_up(greed(discard=[QUICKSAND], icons=4), Side(play=["Scout"]))
    uses(table.me, QUICKSAND, "RECUR", "Scout")
    assert (table.you.face_down, table.me.out_of_game) == (["Scout"], [QUICKSAND])
    assert table.me.free == 2
    table = set_up(greed(discard=[QUICKSAND], icons=3), Side(play=["Scout"]))
    assert not table.me.can_use(QUICKSAND, "RECUR")


def is_answered(card: str, *, icons: int, flip_up: bool = False) -> Table:
    """The opponent deploys a card, and I answer it with Anatidaephobia."""
    side = (
        greed(icons=icons, face_down=["Anatidaephobia"])
        if flip_up
        else greed("Anatidaephobia", icons=icons)
    )
    table = set_up(side, greed(card), active=1)
    table.you.deploys(card)
    table.me.deploys("Anatidaephobia", flip_up=flip_up)
    settles(table)
    return table


@CASES.of("Anatidaephobia")
def it_terminates_a_character_for_its_numeric_cost() -> None:
    table = is_answered("Union Leader", icons=8)
    assert (table.you.play, table.you.discard) == ([], ["Union Leader"])
    assert (table.me.free, table.me.influence) == (1, 20)
    table = set_up(greed("Anatidaephobia", icons=6), greed("Union Leader"), active=1)
    table.you.deploys("Union Leader")
    assert not table.me.can_deploy("Anatidaephobia")


@CASES.of("Anatidaephobia")
def flipped_up_it_costs_one_and_five_influence_whoever_it_is() -> None:
    table = is_answered("Union Leader", icons=6, flip_up=True)
    assert table.me.free == 5
    assert table.you.discard == ["Union Leader"]
    assert (table.me.influence, table.you.influence) == (15, 20)
    assert table.me.discard == ["Anatidaephobia"]


@CASES.of("Anatidaephobia")
def it_answers_nothing_but_characters() -> None:
    for card in ("Wait", "Gilded Yurt", "Hungry-Hungry Idol"):
        table = set_up(greed("Anatidaephobia"), greed(card), active=1)
        table.you.deploys(card)
        assert not table.me.can_deploy("Anatidaephobia"), card
    assert not set_up(greed("Anatidaephobia"), Side(play=["Scout"])).me.can_deploy("Anatidaephobia")


@CASES.of(RESTITUTION)
def a_location_comes_back_and_takes_the_attack() -> None:
    for flip_up in (False, True):
        card = {"face_down": [RESTITUTION]} if flip_up else {"hand": [RESTITUTION]}
        me = Side(resources=["Greed"] * 4, discard=["Gold Summit", "Scout", "Gilded Yurt"], **card)  # type: ignore[arg-type]
        table = set_up(me, Side(play=["Scout"]), active=1)
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
    table = set_up(greed(RESTITUTION, discard=["Gold Summit"], play=["Scout"]), active=1)
    table.you.ends_turn()
    assert table.asked is table.me
    assert not table.me.can_deploy(RESTITUTION)
    table = set_up(greed(RESTITUTION, discard=["Gold Summit"], play=["Scout"]))
    table.me.attacks("Scout")
    assert not table.me.can_deploy(RESTITUTION)


def deploys_only(table: Table, name: str) -> None:
    """I deploy a card, and the opponent does not respond."""
    table.me.deploys(name)
    table.you.passes()


@CASES.of("Because God Said So!")
def a_blocker_is_five_stronger_and_tougher_this_turn() -> None:
    table = set_up(
        greed("Because God Said So!", play=["Key Man", "Scout"]), Side(play=["Gigamajig"]), active=1
    )
    table.you.attacks("Gigamajig")
    table.me.blocks("Key Man")
    table.you.passes()
    deploys_only(table, "Because God Said So!")
    assert (table.strength("Key Man"), table.life("Key Man"), table.strength("Scout")) == (6, 6, 3)
    table.resolves()
    assert table.damage("Gigamajig") == 6


@CASES.of("Because God Said So!")
def it_does_nothing_for_attackers() -> None:
    table = set_up(greed("Because God Said So!", play=["Key Man"]), Side(play=["Gigamajig"]))
    assert not table.me.can_deploy("Because God Said So!")
    table.me.attacks("Key Man")
    assert not table.me.can_deploy("Because God Said So!")


@CASES.of("Clam Hash")
def a_character_gains_two_life_this_turn() -> None:
    table = set_up(greed("Clam Hash"), Side(play=["Scout"]))
    deploys(table.me, "Clam Hash", "Scout")
    assert (table.life("Scout"), table.me.discard, table.me.hand) == (5, ["Clam Hash"], [])
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Clam Hash")
def flipped_up_it_goes_to_the_hand_of_its_owner() -> None:
    table = set_up(greed(icons=2, face_down=["Clam Hash"]), Side(play=["Scout"]))
    table.me.deploys("Clam Hash", flip_up=True)
    settles(table)
    assert (table.life("Scout"), table.me.hand, table.me.discard) == (5, ["Clam Hash"], [])


@CASES.of("Crushing Usury")
def a_character_is_destroyed_for_three_influence() -> None:
    table = set_up(greed("Crushing Usury", play=["Key Man"]), Side(play=["Scout"]))
    deploys(table.me, "Crushing Usury", "Scout")
    assert (table.you.discard, table.me.free) == (["Scout"], 8)
    assert (table.me.influence, table.you.influence) == (17, 20)


@CASES.of("Crushing Usury")
def it_flips_up_for_two() -> None:
    table = set_up(greed(icons=1, face_down=["Crushing Usury"]), Side(play=["Scout"]))
    table.me.deploys("Crushing Usury", flip_up=True)
    settles(table)
    assert (table.you.discard, table.me.influence, table.me.free) == (["Scout"], 17, 0)


@CASES.of("Crushing Usury", "Anesthetizing Opulence")
def who_left_in_response_is_not_destroyed_but_the_rest_happens() -> None:
    for name, lost, drawn in (("Crushing Usury", 3, 0), ("Anesthetizing Opulence", 0, 1)):
        table = set_up(greed(name), greed("Bounce", play=["Scout"], deck=["Rage"]))
        table.me.deploys(name)
        deploys(table.you, "Bounce")
        table.resolves()
        assert "Scout" in table.you.hand
        assert (table.me.influence, table.you.hand.count("Rage")) == (20 - lost, drawn)


@CASES.of("Delectable Boon")
def the_next_damage_to_one_card_goes_to_another() -> None:
    table = set_up(
        greed("Delectable Boon", "Shot", "Shot", play=["Gilded Yurt"]), Side(play=["Union Leader"])
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
    deploys(table.me, "Shot")
    assert (table.damage("Union Leader"), table.damage("Gilded Yurt")) == (0, 2)
    deploys(table.me, "Shot")
    assert "Gilded Yurt" in table.me.discard, "1 of the 3 points was left, and it has structure 3"
    assert table.damage("Union Leader") == 1


@CASES.of("Delectable Boon")
def damage_to_a_faction_may_go_to_a_character() -> None:
    table = set_up(greed("Delectable Boon", icons=2), Side(play=["Scout", "Gigamajig"]), active=1)
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
    table = set_up(greed("Desserted Island", icons=6))
    deploys(table.me, "Desserted Island")
    assert (table.me.hand, table.me.free) == (["Scout"] * 3, 1)
    uses(table.me, "Desserted Island", "RECUR")
    assert (table.me.hand, table.me.free) == (["Scout"] * 4, 0)
    assert table.me.out_of_game == ["Desserted Island"]
    table = set_up(greed(discard=["Desserted Island"], icons=1))
    assert not table.me.can_use("Desserted Island", "RECUR")


def chooses(option: int) -> Table:
    """I deploy Essence of Greed with one of its three texts."""
    table = set_up(greed("Essence of Greed", play=["Key Man"]), Side(play=["Scout"]))
    table.me.deploys("Essence of Greed")
    assert table.me.numbers() == [0, 1, 2]
    table.me.answers(option)
    return table


@CASES.of("Essence of Greed")
def it_draws_a_card_or_gains_four_influence() -> None:
    for option, drawn, gained in ((0, 1, 0), (2, 0, 4)):
        table = chooses(option)
        table.resolves()
        assert (len(table.me.hand), table.me.influence) == (drawn, 20 + gained)
        assert (table.life("Scout"), table.me.free) == (3, 11)


@CASES.of("Essence of Greed")
def or_it_gives_a_character_two_life_this_turn() -> None:
    table = chooses(1)
    assert table.me.choices() == ["Key Man", "Scout"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.life("Scout"), table.me.hand, table.me.influence) == (5, [], 20)
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Extravagant Contusion")
def a_character_that_costs_no_more_than_is_paid_is_destroyed() -> None:
    table = set_up(
        greed("Extravagant Contusion", icons=5, play=["Union Leader"]),
        Side(play=["Scout", "Warrior Prodigy"]),
    )
    table.me.deploys("Extravagant Contusion")
    assert max(table.me.numbers()) == 5
    table.me.answers(4)
    assert table.me.choices() == ["Scout", "Warrior Prodigy"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.you.discard, table.me.free) == (["Scout"], 1)


@CASES.of("Extravagant Contusion")
def it_needs_somebody_whom_it_can_afford() -> None:
    table = set_up(greed("Extravagant Contusion", icons=3), Side(play=["Scout"]))
    assert not table.me.can_deploy("Extravagant Contusion")
    table = set_up(greed("Extravagant Contusion", icons=2), Side(play=["Erotic Assassin"]))
    table.me.deploys("Extravagant Contusion")
    assert 0 in table.me.numbers()


@CASES.of("Fecal Urgency")
def cards_are_drawn_for_twice_their_number_in_influence() -> None:
    for x in (0, 3):
        table = set_up(greed("Fecal Urgency", icons=4))
        table.me.deploys("Fecal Urgency")
        assert table.me.numbers() == [0, 1, 2, 3, 4]
        table.me.answers(x)
        table.resolves()
        assert (len(table.me.hand), table.me.influence, table.me.free) == (x, 20 - 2 * x, 1)


@CASES.of("Fecal Urgency")
def only_greed_counts_for_it() -> None:
    table = set_up(
        Side(hand=["Fecal Urgency"], resources=["Greed", "Exploitation", "Rage"], deck=["Scout"])
    )
    table.me.deploys("Fecal Urgency")
    assert table.me.numbers() == [0, 1, 2, 3]


@CASES.of("Hidden Ruins")
def a_face_down_location_is_revealed_and_may_be_played_and_a_card_is_drawn() -> None:
    for plays in (True, False):
        table = set_up(greed("Hidden Ruins", icons=6, face_down=["Treasure Brokerage"]))
        table.me.deploys("Hidden Ruins")
        while table.asks is DecisionKind.ATTACH_TO_PAY:
            table.me.picks("Greed")
        table.resolves()
        assert table.you.was_shown == ["Treasure Brokerage"]
        assert is_offered(table.me)
        table.me.agrees() if plays else table.me.declines()
        settles(table)
        assert table.me.play == ["Treasure Brokerage"] * plays
        assert table.me.face_down == ["Treasure Brokerage"] * (not plays)
        assert table.me.hand == ["Scout"]


@CASES.of("Hidden Ruins")
def the_location_that_is_played_costs_what_it_costs() -> None:
    table = set_up(greed("Hidden Ruins", icons=4, face_down=["Gold Summit"]))
    table.me.deploys("Hidden Ruins")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Greed")
    table.resolves()
    table.me.agrees()
    settles(table)
    assert (table.me.play, table.me.free) == (["Gold Summit"], 0)


@CASES.of("Hidden Ruins")
def it_needs_a_face_down_location() -> None:
    table = set_up(
        greed("Hidden Ruins", play=["Gold Summit"], face_down=["Scout"]),
        Side(face_down=["Gilded Yurt"]),
    )
    assert not table.me.can_deploy("Hidden Ruins")


@CASES.of("Hidden Ruins")
def from_the_discard_pile_it_becomes_a_resource_for_two_as_greed_comes() -> None:
    for resource, agrees in (("Greed", True), ("Greed", False), ("Rage", False)):
        table = set_up(greed(resource, icons=6, discard=["Hidden Ruins"], faction=TOURNAMENT))
        table.me.uses(TOURNAMENT, "RESOURCE")
        table.resolves()
        table.me.plays_resource(resource)
        assert is_offered(table.me) is (resource == "Greed")
        if resource == "Rage":
            continue
        table.me.agrees() if agrees else table.me.declines()
        assert table.me.face_down == ["Hidden Ruins"] * agrees
        assert table.me.discard == ["Hidden Ruins"] * (not agrees)
        assert table.me.free == (2 if agrees else 3)


@CASES.of("Hidden Ruins")
def it_flips_up_for_one() -> None:
    table = set_up(greed(icons=1, face_down=["Hidden Ruins", "Armored Keep"]))
    table.me.deploys("Hidden Ruins", flip_up=True)
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Hidden Ruins")
    table.resolves()
    if is_offered(table.me):
        table.me.declines()
    assert (table.me.hand, table.me.face_down) == (["Scout"], ["Armored Keep"])
    assert table.me.discard == ["Hidden Ruins"]


def blocked_fight(*, flip_up: bool = False) -> Table:
    """My Scout blocks the opponent's Union Leader, and I put a Roadblock between them."""
    side = (
        greed(icons=3, play=["Scout"], face_down=["Inconvenient Roadblock"])
        if flip_up
        else greed("Inconvenient Roadblock", "Shot", icons=3, play=["Scout"])
    )
    table = set_up(side, Side(play=["Union Leader"]), active=1)
    table.you.attacks("Union Leader")
    table.me.blocks("Scout")
    table.you.passes()
    table.me.deploys("Inconvenient Roadblock", flip_up=flip_up)
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me._does(table.me.legal[0])
    return table


@CASES.of("Inconvenient Roadblock")
def no_battle_damage_is_inflicted_in_this_battle_and_a_card_is_drawn() -> None:
    for flip_up in (False, True):
        table = blocked_fight(flip_up=flip_up)
        settles(table)
        assert (table.damage("Union Leader"), table.damage("Scout")) == (0, 0)
        assert table.me.play == ["Scout"]
        assert [it for it in table.me.hand if it != "Shot"] == ["Scout"]
        assert table.me.free == (2 if flip_up else 0)


@CASES.of("Inconvenient Roadblock")
def other_damage_is_inflicted_as_usual() -> None:
    table = blocked_fight()
    table.you.passes()
    deploys(table.me, "Shot", "Union Leader")
    assert (table.damage("Union Leader"), table.damage("Scout")) == (2, 0)


@CASES.of("Inconvenient Roadblock")
def it_is_for_battles_only_and_the_next_battle_hurts_again() -> None:
    table = set_up(greed("Inconvenient Roadblock"), active=1)
    table.you.ends_turn()
    assert not table.me.can_deploy("Inconvenient Roadblock")
    table = set_up(greed("Inconvenient Roadblock"), Side(play=["Scout", "Key Man"]), active=1)
    table.you.attacks("Scout")
    table.you.passes()
    deploys(table.me, "Inconvenient Roadblock")
    assert table.me.influence == 20
    table.you.attacks("Key Man")
    table.resolves()
    assert table.me.influence == 19


@CASES.of("Karmic Cake")
def it_finds_any_resource_and_later_a_staple() -> None:
    table = set_up(
        greed("Karmic Cake", icons=4, deck=["Scout", "Exploitation", "Greed", "Violence"])
    )
    deploys(table.me, "Karmic Cake")
    assert table.me.choices() == ["Exploitation", "Greed", "Violence"]
    table.me.picks("Violence")
    assert (table.me.hand, table.you.was_shown, table.me.free) == (["Violence"], ["Violence"], 2)
    uses(table.me, "Karmic Cake", "RECUR")
    assert table.me.choices() == ["Greed"]
    table.me.picks("Greed")
    assert (table.me.hand, table.me.free) == (["Violence", "Greed"], 0)
    assert table.me.out_of_game == ["Karmic Cake"]
    assert table.you.was_shown == ["Violence", "Greed"]


@CASES.of(REGENERATION)
def one_of_two_characters_becomes_a_resource_and_the_other_goes_to_hand() -> None:
    table = set_up(
        greed(REGENERATION, discard=["Scout", "Rage", "Key Man", "Union Leader"], icons=3),
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
        table = set_up(greed(name, discard=["Scout", "Rage"]), Side(discard=["Key Man"]))
        assert not table.me.can_deploy(name), name


@CASES.of(HIATUS)
def destroying_an_own_character_draws_two_cards() -> None:
    table = set_up(
        greed(HIATUS, play=["Warrior Prodigy", "Scout", "Nasty Butler"], borrowed=["Scout"]),
        Side(play=["Union Leader"]),
    )
    table.me.deploys(HIATUS)
    assert table.me.choices() == ["Warrior Prodigy", "Nasty Butler"], "those it owns"
    table.me.picks("Nasty Butler")
    assert table.me.discard == ["Nasty Butler"], "it is a cost"
    table.resolves()
    assert (table.me.hand, table.me.free) == (["Scout"] * 2, 11)
    assert not set_up(greed(HIATUS), Side(play=["Scout"])).me.can_deploy(HIATUS)


@CASES.of(HIATUS)
def from_the_discard_pile_it_destroys_one_and_draws_one() -> None:
    table = set_up(
        greed(play=["Warrior Prodigy", "Nasty Butler", "Gold Summit"], discard=[HIATUS], icons=2),
        Side(play=["Union Leader"]),
    )
    table.me.uses(HIATUS, "RECUR")
    assert table.me.choices() == ["Warrior Prodigy", "Nasty Butler"]
    table.me.picks("Warrior Prodigy")
    assert "Warrior Prodigy" in table.me.play, "it is destroyed by the effect"
    table.resolves()
    assert (table.me.discard, table.me.hand) == (["Warrior Prodigy"], ["Scout"])
    assert (table.me.out_of_game, table.me.free) == ([HIATUS], 0)


@CASES.of(EXCAVATION)
def it_buries_eight_cards_and_draws_the_next() -> None:
    table = set_up(greed(EXCAVATION, deck=[*["Rage"] * 8, "Scout", "Greed"]))
    deploys(table.me, EXCAVATION)
    assert (table.me.hand, table.me.deck, table.me.free) == (["Scout"], ["Greed"], 9)
    assert table.me.discard.count("Rage") == 8


@CASES.of(EXCAVATION)
def from_the_discard_pile_it_makes_any_card_there_a_resource() -> None:
    table = set_up(
        greed(discard=[EXCAVATION, "Gold Summit", "Rage", "Wait"], icons=4), Side(discard=["Scout"])
    )
    table.me.uses(EXCAVATION, "RECUR")
    assert table.me.choices() == ["Gold Summit", "Rage", "Wait"], "it is removed before the pick"
    table.me.picks("Gold Summit")
    table.resolves()
    assert (table.me.face_down, table.me.out_of_game) == (["Gold Summit"], [EXCAVATION])
    assert table.me.free == 1


@CASES.of(EXCAVATION)
def a_deck_of_five_is_buried_and_nothing_drawn() -> None:
    table = set_up(greed(EXCAVATION, deck=["Rage"] * 5))
    deploys(table.me, EXCAVATION)
    assert (table.me.hand, table.me.deck, table.me.discard.count("Rage")) == ([], [], 5)


@CASES.of(INVERSION)
def a_unique_character_is_removed_from_the_game() -> None:
    table = set_up(
        greed(INVERSION, play=["Mr. Fetch", "Key Man"]),
        Side(play=["Scout", "Beatrix Winterbottom", "The Poshernacle"]),
    )
    table.me.deploys(INVERSION)
    assert table.me.choices() == ["Mr. Fetch", "Beatrix Winterbottom"]
    table.me.picks("Beatrix Winterbottom")
    table.resolves()
    assert (table.you.out_of_game, table.you.discard) == (["Beatrix Winterbottom"], [])
    assert table.me.free == 11
    assert not set_up(greed(INVERSION), Side(play=["Scout"])).me.can_deploy(INVERSION)


@CASES.of(INVERSION)
def it_recurs_for_one_to_draw_a_card() -> None:
    table = set_up(greed(discard=[INVERSION], icons=2))
    uses(table.me, INVERSION, "RECUR")
    assert (table.me.hand, table.me.out_of_game, table.me.free) == (["Scout"], [INVERSION], 1)
    assert not set_up(greed(discard=[INVERSION], icons=1)).me.can_use(INVERSION, "RECUR")


@CASES.of("Subordinate Demotivation")
def the_cheapest_character_of_the_opponent_is_destroyed() -> None:
    table = set_up(
        greed("Subordinate Demotivation", play=["Erotic Assassin"]),
        Side(play=["Scout", "Warrior Prodigy", "Union Leader"]),
    )
    deploys(table.me, "Subordinate Demotivation")
    assert table.you.discard == ["Warrior Prodigy"]
    assert (table.me.play, table.me.free) == (["Erotic Assassin"], 9)


@CASES.of("Tiny Shiny")
def the_next_damage_to_a_character_is_two_less_and_it_becomes_a_resource() -> None:
    table = set_up(greed("Tiny Shiny", "Burn", "Burn", icons=3), Side(play=["Union Leader"]))
    deploys(table.me, "Tiny Shiny")
    assert (table.me.face_down, table.me.discard, table.me.free) == (["Tiny Shiny"], [], 1)
    deploys(table.me, "Burn", "Union Leader")
    assert table.damage("Union Leader") == 1
    deploys(table.me, "Burn", "Union Leader")
    assert table.damage("Union Leader") == 4


@CASES.of("Tiny Shiny")
def it_protects_only_the_picked_character_and_only_this_turn() -> None:
    table = set_up(
        greed("Tiny Shiny", "Shot", "Shot", play=["Gigamajig"]), Side(play=["Union Leader"])
    )
    deploys(table.me, "Tiny Shiny", "Union Leader")
    deploys(table.me, "Shot", "Gigamajig")
    assert table.damage("Gigamajig") == 2
    table.next_turn()
    table.next_turn()
    deploys(table.me, "Shot", "Union Leader")
    assert table.damage("Union Leader") == 2


@CASES.of("Walk the Plank")
def everybody_who_costs_no_more_than_the_greed_walks() -> None:
    table = set_up(
        Side(
            hand=["Walk the Plank"],
            play=["Scout", "Union Leader", "Gold Summit"],
            resources=["Greed"] * 4 + ["Rage"] * 3,
        ),
        Side(
            play=["Creaky Old Swordsman", "Sickened Sarcophyle", "Costly Filcher"],
            resources=["Greed"] * 5,
        ),
    )
    deploys(table.me, "Walk the Plank")
    assert table.me.play == ["Union Leader", "Gold Summit"]
    assert table.you.play == ["Costly Filcher"]
    assert table.me.free == 0


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
