"""Locations and resources of the Gearsmith."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.gearsmith.workbench import (
    at,
    deploys,
    elite,
    ends_turn,
    found,
    is_offered,
    majigs,
    may_block,
    my_turn_starts,
    plays_resource,
    refuses,
    saves,
    stats,
    uses,
    wants,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import MAJIG
from tests.support.scenario import Side

CASES = CardTests()

SECURITY = "53cur17y 5y573m"


@CASES.of(SECURITY)
def everybody_blocks_covert_parties() -> None:
    for place in ([], [SECURITY]):
        table = at(Side(play=[*place, "Thief"]), Side(play=["Guard"]))
        table.me.attacks("Thief")
        assert may_block(table) == (["Guard"] if place else [])
    table = at(elite(face_down=[SECURITY], icons=2))
    deploys(table.me, SECURITY, flip_up=True)
    assert (table.me.play, table.me.free) == ([SECURITY], 0)


COMPLEX = "Abandoned Testing Complex"


@CASES.of(COMPLEX)
def for_three_a_resource_may_be_played_as_your_turn_starts() -> None:
    table = my_turn_starts(elite("Rage", play=[COMPLEX], icons=3))
    wants(table.me)
    plays_resource(table.me, "Rage")
    assert (table.me.free, "Rage" in table.me.resources) == (1, True)
    table = my_turn_starts(elite("Rage", play=[COMPLEX], icons=3))
    refuses(table.me)
    assert (table.me.free, table.asks) == (3, DecisionKind.ACT)


HALL = "Hall of Conventions"


@CASES.of(HALL)
def three_icons_reduce_the_first_cost_of_your_turn() -> None:
    for icons, less in ((2, 0), (3, 1), (4, 1)):
        resources = ["Elitism"] * icons + ["Rage"] * 6
        table = my_turn_starts(Side(hand=["Big", "Gizmo"], play=[HALL], resources=resources))
        before = table.me.free
        deploys(table.me, "Big")
        assert before - table.me.free == 4 - less


@CASES.of(HALL)
def five_icons_may_strengthen_a_character_and_seven_play_a_resource() -> None:
    for icons in (5, 7):
        table = my_turn_starts(elite("Rage", play=[HALL], icons=icons), Side(play=["Guard"]))
        strengthened = played = False
        while table.asks is not DecisionKind.ACT:
            if table.asks is DecisionKind.ORDER:
                table.me.answers(0)
            elif table.asks is DecisionKind.MAY:
                table.me.agrees()
            elif table.asks is DecisionKind.PLAY_RESOURCE:
                table.me.plays_resource("Rage")
                played = True
            else:
                table.me.picks("Guard")
        strengthened = stats(table, "Guard") == (4, 5, 2)
        assert (strengthened, played) == (True, icons == 7)
        ends_turn(table)
        assert stats(table, "Guard") == (2, 3, 2)


PLAFOND = "Hypnotic Plafond"


@CASES.of(PLAFOND)
def covert_parties_inflict_no_battle_damage_to_your_faction() -> None:
    for party, lost in ((["Thief"], 0), (["Guard"], 2), (["Thief", "Guard"], 3)):
        table = at(Side(play=[PLAFOND]), Side(play=["Thief", "Guard"]), active=1)
        table.you.attacks(*party)
        table.resolves()
        assert table.me.influence == 20 - lost
    table = at(Side(play=[PLAFOND, "Thief"]))
    table.me.attacks("Thief")
    table.resolves()
    assert table.you.influence == 19
    table = at(Side(play=[PLAFOND]), Side(play=["Thief"]), active=1)
    table.you.attacks("Thief", target=PLAFOND)
    table.resolves()
    assert table.damage(PLAFOND) == 1


LAB = "Lab of Luxury"


@CASES.of(LAB)
def the_discarded_type_says_which_type_is_found() -> None:
    deck = ["Rage", "Time Portal", "Big", "Wait", "Gizmo"]
    chain = {
        "Greed": "Time Portal",
        "House": "Big",
        "Guard": "Wait",
        "Kill": "Gizmo",
        "Box": "Rage",
    }
    for thrown, wanted in chain.items():
        table = at(elite(thrown, play=[LAB], deck=deck))
        uses(table.me, LAB, "INNOVATE")
        assert found(table.me) == [wanted]
        table.me.picks(wanted)
        assert (table.me.hand, table.me.discard, table.me.free) == ([wanted], [thrown], 11)
        assert wanted in table.you.was_shown
    assert not at(elite(play=[LAB], deck=deck)).me.can_use(LAB, "INNOVATE")


@CASES.of("Micromajig Factory")
def four_wind_up_a_majig() -> None:
    table = at(elite(play=["Micromajig Factory"], icons=9))
    for count in (1, 2):
        uses(table.me, "Micromajig Factory", "WIND UP")
        assert (majigs(table.me), table.me.free) == (count, 9 - 4 * count)
    assert not table.me.can_use("Micromajig Factory", "WIND UP")


RECYCLING = "Micromajig Recycling Station"


@CASES.of(RECYCLING)
def majigs_given_up_reduce_the_next_cost_by_one_more_than_their_number() -> None:
    for number in (0, 1, 2):
        table = my_turn_starts(elite("Big", "Gizmo", play=[RECYCLING, MAJIG, MAJIG]))
        table.me.agrees()
        assert table.me.numbers() == [0, 1, 2]
        table.me.answers(number)
        while MAJIG in table.me.choices():
            table.me.picks(MAJIG)
        assert majigs(table.me) == 2 - number
        assert saves(table, number + 1)
    table = my_turn_starts(elite("Big", "Gizmo", play=[RECYCLING, MAJIG]))
    refuses(table.me)
    assert majigs(table.me) == 1
    assert saves(table, 0)


TRAP = "Time Traveler Tourist Trap"


@CASES.of(TRAP)
def it_gets_a_token_for_one_or_for_a_majig() -> None:
    table = at(elite(play=[TRAP, MAJIG]))
    table.me.uses(TRAP, "ENSNARE")
    table.me.answers(0)
    table.resolves()
    assert (table.tokens(TRAP), table.me.free, majigs(table.me)) == (1, 11, 1)
    table.me.uses(TRAP, "ENSNARE")
    table.me.answers(1)
    table.resolves()
    assert (table.tokens(TRAP), table.me.free, majigs(table.me)) == (2, 11, 0)


@CASES.of(TRAP)
def twenty_tokens_and_six_icons_bring_the_apocalypse() -> None:
    for tokens, icons in ((19, 6), (20, 5), (20, 6)):
        table = at(elite(play=[TRAP], tokens={TRAP: tokens}, icons=icons), Side(deck=["Rage"] * 7))
        possible = table.me.can_use(TRAP, "MICROMAJIG APOCALYPSE")
        assert possible is ((tokens, icons) == (20, 6))
    uses(table.me, TRAP, "MICROMAJIG APOCALYPSE")
    assert (majigs(table.me), table.me.discard) == (7, [TRAP])


GOOFARIUM = "Top-Secret Subterranean Goofarium"


@CASES.of(GOOFARIUM)
def covert_characters_do_not_damage_it() -> None:
    table = at(Side(play=[GOOFARIUM]), Side(play=["Thief", "Guard"]), active=1)
    table.you.attacks("Thief", "Guard", target=GOOFARIUM)
    if is_offered(table.me):
        refuses(table.me)
    table.resolves()
    assert table.damage(GOOFARIUM) == 2


@CASES.of(GOOFARIUM)
def when_you_are_attacked_as_many_resources_as_attackers_may_be_detached() -> None:
    for party in (["Guard"], ["Guard", "Big"]):
        for wanted in range(len(party) + 1):
            table = at(
                elite("Luteoderm Goliath", play=[GOOFARIUM, "Thief", "Research Assistant"]),
                Side(play=["Guard", "Big"], deck=["Rage"]),
            )
            deploys(table.me, "Luteoderm Goliath", "Thief")
            table.next_turn()
            assert table.me.free == 4
            table.you.attacks(*party)
            if table.asks is DecisionKind.MAY:
                table.me.answers(1 if wanted else 0)
            for _ in range(wanted):
                if "Elitism" in table.me.choices():
                    table.me.picks("Elitism")
            if wanted < len(party) and table.asks is DecisionKind.CHOOSE_CARD:
                table.me.passes()
            assert table.me.free == 4 + wanted
            assert table.asks is DecisionKind.BATTLE_WINDOW


@CASES.of("Workshop")
def a_card_like_the_one_removed_goes_on_top_of_the_deck() -> None:
    table = at(elite(play=["Workshop"], discard=["Gizmo"], deck=["Guard", "Rage", "Box"]))
    uses(table.me, "Workshop", "CONSTRUCT")
    assert (table.me.out_of_game, table.me.free) == (["Gizmo"], 9)
    assert found(table.me) == ["Box"]
    table.me.picks("Box")
    assert (table.me.deck[0], len(table.me.deck), table.me.hand) == ("Box", 3, [])
    assert "Box" in table.you.was_shown
    table = at(elite(play=["Workshop"], discard=["Gizmo"], deck=["Box"]))
    uses(table.me, "Workshop", "CONSTRUCT")
    refuses(table.me)
    assert table.me.deck == ["Box"]
    assert not at(elite(play=["Workshop"]), Side(discard=["Gizmo"])).me.can_use(
        "Workshop", "CONSTRUCT"
    )


@CASES.of("Arrogance", "Elitism")
def it_provides_its_icons_face_up_only() -> None:
    for name, count in (("Arrogance", 1), ("Elitism", 2)):
        side = Side(hand=["Micromajig Maker"], resources=[name] * count + ["Rage"])
        assert at(side).me.can_deploy("Micromajig Maker")
        side.resources = [*[name] * (count - 1), "Rage", "Rage"]
        assert not at(side).me.can_deploy("Micromajig Maker")
        side = Side(hand=["Micromajig Maker"], face_down=[name] * 2, resources=2)
        assert not at(side).me.can_deploy("Micromajig Maker")


@CASES.of("Arrogance")
def it_costs_an_influence_as_it_enters_play_face_up() -> None:
    for face_down in (False, True):
        table = at(elite("Arrogance", play=["Makeshift Contrivance"]))
        uses(table.me, "Makeshift Contrivance", "DEPLOY")
        plays_resource(table.me, "Arrogance", face_down=face_down)
        assert table.me.influence == (20 if face_down else 19)
        assert table.you.influence == 20
        assert not is_offered(table.me)


def test_locations_and_resources_of_the_gearsmith(only_card: str | None) -> None:
    CASES.run(only_card)
