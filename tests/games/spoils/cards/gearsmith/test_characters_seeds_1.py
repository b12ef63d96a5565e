"""Gearsmith characters: Seed 1."""

from tests.support.card_play import (
    deploys,
    ends_turn,
    found,
    is_offered,
    majigs,
    may_block,
    playable,
    refuses,
    saves,
    stats,
    unblocked,
    uses,
    wants,
)
from tests.support.card_tables import elitism, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Seat, Side
from tests.support.tables import settles

CASES = CardTests()
MECHANIC = "313373 M3ch4n1c"
MUD = "Assistant Mud Whisperer"
INCONSPICUOUS = "Inconspicuous Golem"
MASTER = "Master Mud Whisperer"
MOUNTAIN = "Mountainous Golem"
WANNABE = "Mud Whisperer Wannabe"
ATTACHMENT = "Multi-Attachment Man"
GROWING = {
    "Mundane Pupil": (1, 3, (1, 1, 4), 1),
    "R3p347 0ff3nd3r": (3, 2, (2, 2, 3), 1),
    "Runic Whale": (5, 3, (5, 5, 3), 4),
}
COLLECTOR = "Oddment Collector"
CRAFTSMAN = "Preponderant Craftsman"
ARTIST = "Runic Tattoo Artist"


@CASES.of(MECHANIC)
def it_repairs_an_item_whose_cost_is_paid_with_no_more_than_the_icons() -> None:
    table = set_up(
        elitism(play=[MECHANIC], discard=["Gizmo", "Box", "Guard"], icons=6),
        Side(discard=["Hat"]),
    )
    table.me.uses(MECHANIC, "REPAIR")
    assert table.me.numbers() == [2, 3, 4, 5, 6]
    table.me.answers(5)
    assert sorted(table.me.choices()) == ["Box", "Gizmo"]
    table.me.picks("Box")
    table.resolves()
    assert (table.me.play, table.me.free) == (["Box"], 1)
    assert sorted(table.me.discard) == sorted([MECHANIC, "Gizmo", "Guard"])


@CASES.of(MECHANIC)
def it_counts_icons_and_not_resources() -> None:
    side = Side(play=[MECHANIC], discard=["Gizmo", "Box"], resources=["Elitism"] * 3 + ["Rage"] * 5)
    table = set_up(side)
    table.me.uses(MECHANIC, "REPAIR")
    assert table.me.numbers() == [2, 3]
    side.resources = ["Elitism", *["Rage"] * 5]
    assert not set_up(side).me.can_use(MECHANIC, "REPAIR")


@CASES.of("Adjunct Artisan")
def it_makes_the_next_item_or_ability_of_an_item_cheaper() -> None:
    table = set_up(elitism("Guard", "Box", "Gizmo", play=["Adjunct Artisan"]))
    uses(table.me, "Adjunct Artisan", "FABRICATE")
    deploys(table.me, "Guard")
    assert table.me.free == 10, "not for a character"
    deploys(table.me, "Box")
    assert table.me.free == 7
    deploys(table.me, "Gizmo")
    assert table.me.free == 5
    table = set_up(elitism(play=["Adjunct Artisan", "Box"]))
    uses(table.me, "Adjunct Artisan", "FABRICATE")
    uses(table.me, "Box", "OPEN")
    assert table.me.free == 11


@CASES.of("Adjunct Artisan")
def what_nothing_was_bought_with_is_lost_with_the_turn() -> None:
    table = set_up(elitism("Gizmo", play=["Adjunct Artisan"]), Side(deck=["Rage"] * 2))
    uses(table.me, "Adjunct Artisan", "FABRICATE")
    table.next_turn()
    table.next_turn()
    deploys(table.me, "Gizmo")
    assert table.me.free == 10


@CASES.of("Aristocratic Artificer")
def it_finds_elitism_for_one() -> None:
    name = "Aristocratic Artificer"
    table = set_up(elitism(play=[name], deck=["Rage", "Elitism", "Arrogance"]))
    uses(table.me, name, "SNUB")
    assert found(table.me) == ["Elitism"]
    table.me.picks("Elitism")
    assert (table.me.hand, table.me.free, table.is_depleted(name)) == (["Elitism"], 11, True)
    assert "Elitism" in table.you.was_shown


@CASES.of("Aristocratic Artificer")
def it_may_find_nothing() -> None:
    table = set_up(elitism(play=["Aristocratic Artificer"], deck=["Elitism", "Rage"]))
    uses(table.me, "Aristocratic Artificer", "SNUB")
    table.me.passes()
    assert (table.me.hand, table.me.free) == ([], 11)


@CASES.of(MUD)
def as_the_turn_of_the_opponent_starts_it_may_restore_any_character() -> None:
    for name in ("Guard", "Big"):
        table = set_up(
            elitism(play=[MUD, "Guard"], depleted=["Guard"]),
            Side(play=["Big"], depleted=["Big"]),
        )
        ends_turn(table)
        assert found(table.me) == [MUD, "Big", "Guard"]
        table.me.picks(name)
        table.resolves()
        assert not table.is_depleted(name)
        assert table.is_depleted("Guard") is (name == "Big")


@CASES.of(MUD)
def it_may_restore_none_and_waits_in_its_own_turn() -> None:
    table = set_up(elitism(play=[MUD, "Guard"], depleted=["Guard"]))
    ends_turn(table)
    refuses(table.me)
    assert table.is_depleted("Guard")
    ends_turn(table)
    assert not is_offered(table.me)


@CASES.of("Cowering Golem")
def it_fears_each_opponent_in_its_battle() -> None:
    table = set_up(Side(play=["Cowering Golem", "Monk"]), Side(play=["Guard", "Big", "Thief"]))
    assert stats(table, "Cowering Golem") == (5, 5, 3)
    table.me.attacks("Cowering Golem")
    assert stats(table, "Cowering Golem") == (5, 5, 3)
    table.you.blocks("Guard", "Big")
    assert stats(table, "Cowering Golem") == (3, 3, 3)
    table = set_up(Side(play=["Cowering Golem"]), Side(play=["Guard", "Big", "Monk"]), active=1)
    table.you.attacks("Guard", "Big", "Monk")
    assert stats(table, "Cowering Golem") == (5, 5, 3)
    table.me.blocks("Cowering Golem")
    assert stats(table, "Cowering Golem") == (2, 2, 3)


@CASES.of("Cowering Golem")
def its_fear_ends_with_the_battle() -> None:
    table = set_up(Side(play=["Cowering Golem"]), Side(play=["Monk"]))
    table.me.attacks("Cowering Golem")
    table.you.blocks("Monk")
    assert stats(table, "Cowering Golem")[:2] == (4, 4)
    table.resolves()
    assert stats(table, "Cowering Golem")[:2] == (5, 5)


@CASES.of("Drivey Car")
def majigs_make_up_for_fewer_characters_as_it_leaves() -> None:
    for mine, yours, expected in ((1, 3, 2), (0, 1, 1), (2, 1, 0), (1, 1, 0)):
        table = set_up(
            elitism("Kill", play=["Drivey Car", *["Guard"] * mine]), Side(play=["Big"] * yours)
        )
        deploys(table.me, "Kill", "Drivey Car")
        assert (majigs(table.me), majigs(table.you)) == (expected, 0)


@CASES.of("Drivey Car")
def it_does_so_however_it_leaves_play() -> None:
    table = set_up(
        elitism("It's a Trap!", play=["Drivey Car", "Gizmo"]), Side(play=["Big", "Guard", "Gizmo"])
    )
    deploys(table.me, "It's a Trap!", "Gizmo", "Drivey Car")
    assert sorted(table.me.hand) == ["Drivey Car", "Gizmo"]
    assert majigs(table.me) == 2


@CASES.of("Drivey Car")
def its_controller_gets_the_majigs_and_counts_its_own_side() -> None:
    table = set_up(elitism("Kill", play=["Guard", "Monk"]), Side(play=["Drivey Car"]))
    deploys(table.me, "Kill", "Drivey Car")
    assert (majigs(table.me), majigs(table.you)) == (0, 2)


@CASES.of("Fleet Golem")
def with_a_token_for_five_it_cannot_be_blocked() -> None:
    table = set_up(elitism("Fleet Golem", icons=9))
    deploys(table.me, "Fleet Golem")
    wants(table.me)
    assert (table.me.free, table.tokens("Fleet Golem")) == (1, 1)
    table = set_up(elitism("Fleet Golem", icons=9))
    deploys(table.me, "Fleet Golem")
    refuses(table.me)
    assert (table.me.free, table.tokens("Fleet Golem")) == (6, 0)
    for tokens in (0, 1):
        table = set_up(
            Side(play=["Fleet Golem", "Big"], tokens={"Fleet Golem": tokens}), Side(play=["Guard"])
        )
        table.me.attacks("Fleet Golem")
        assert may_block(table) == ([] if tokens else ["Guard"])
    table = set_up(
        Side(play=["Fleet Golem", "Big"], tokens={"Fleet Golem": 1}), Side(play=["Guard"])
    )
    table.me.attacks("Fleet Golem", "Big")
    assert may_block(table) == ["Guard"], "the other member can be blocked"


@CASES.of(INCONSPICUOUS)
def with_a_token_for_one_it_blocks_covert_parties() -> None:
    table = set_up(elitism(INCONSPICUOUS))
    deploys(table.me, INCONSPICUOUS)
    wants(table.me)
    assert (table.me.free, table.tokens(INCONSPICUOUS)) == (9, 1)
    table = set_up(elitism(INCONSPICUOUS))
    deploys(table.me, INCONSPICUOUS)
    refuses(table.me)
    assert (table.me.free, table.tokens(INCONSPICUOUS)) == (10, 0)
    for tokens in (0, 1):
        table = set_up(
            Side(play=[INCONSPICUOUS], tokens={INCONSPICUOUS: tokens}),
            Side(play=["Thief"]),
            active=1,
        )
        table.you.attacks("Thief")
        assert may_block(table) == ([INCONSPICUOUS] if tokens else [])
        table = set_up(
            Side(play=[INCONSPICUOUS], tokens={INCONSPICUOUS: tokens}),
            Side(play=["Guard"]),
            active=1,
        )
        table.you.attacks("Guard")
        assert may_block(table) == [INCONSPICUOUS]


@CASES.of("Ingenious Tinker")
def as_it_enters_play_the_next_cost_is_three_less() -> None:
    table = set_up(elitism("Ingenious Tinker", "Big", "Gizmo"))
    deploys(table.me, "Ingenious Tinker")
    assert table.me.free == 6
    assert saves(table, 3)
    table = set_up(elitism("Ingenious Tinker", "Big", "Gizmo", icons=18), Side(deck=["Rage"] * 2))
    deploys(table.me, "Ingenious Tinker")
    table.next_turn()
    table.next_turn()
    assert saves(table, 0)


@CASES.of(MASTER)
def it_may_restore_all_its_side_as_the_turn_of_the_opponent_starts() -> None:
    for agreed in (True, False):
        table = set_up(
            elitism(play=[MASTER, "Guard"], depleted=[MASTER, "Guard"]),
            Side(play=["Big"], depleted=["Big"]),
        )
        ends_turn(table)
        (wants if agreed else refuses)(table.me)
        assert [table.is_depleted(it) for it in (MASTER, "Guard")] == [not agreed] * 2
        assert table.is_depleted("Big")


@CASES.of(MOUNTAIN)
def it_is_removed_instead_of_staying_in_the_discard_pile() -> None:
    table = set_up(elitism("Kill", play=[MOUNTAIN]))
    deploys(table.me, "Kill", MOUNTAIN)
    assert (MOUNTAIN in table.me.discard, table.me.out_of_game) == (False, [MOUNTAIN])
    table = set_up(elitism(MOUNTAIN, play=["Lab of Luxury"]))
    uses(table.me, "Lab of Luxury", "INNOVATE")
    assert (MOUNTAIN in table.me.discard, table.me.out_of_game) == (False, [MOUNTAIN])


@CASES.of(MOUNTAIN)
def it_is_not_taken_over_and_flips_up_for_thirteen() -> None:
    table = set_up(Side(play=[MOUNTAIN]), Side(hand=["Steal"]), active=1)
    if table.you.can_deploy("Steal"):
        deploys(table.you, "Steal", MOUNTAIN)
    assert table.controller(MOUNTAIN) is table.me
    for icons in (11, 12):
        table = set_up(elitism(face_down=[MOUNTAIN], icons=icons))
        assert table.me.can_deploy(MOUNTAIN, flip_up=True) is (icons == 12)
    deploys(table.me, MOUNTAIN, flip_up=True)
    assert (table.me.play, table.me.free) == ([MOUNTAIN], 0)
    assert stats(table, MOUNTAIN) == (13, 13, 1)


@CASES.of("Mountainous Golem")
def it_may_be_put_into_other_piles_and_other_places() -> None:
    name = "Mountainous Golem"
    table = set_up(elitism("It's a Trap!", play=[name, "Gizmo"]))
    deploys(table.me, "It's a Trap!", "Gizmo", name)
    assert name in table.me.hand
    assert table.me.out_of_game == []


@CASES.of(WANNABE)
def as_it_blocks_it_may_restore_a_character() -> None:
    for agreed in (True, False):
        table = set_up(
            Side(play=[WANNABE, "Guard"], depleted=["Guard"]),
            Side(play=["Monk"]),
            active=1,
        )
        table.you.attacks("Monk")
        table.me.blocks(WANNABE)
        if agreed:
            assert found(table.me) == ["Guard", "Monk", WANNABE]
            table.me.picks("Guard")
        else:
            refuses(table.me)
        assert table.is_depleted("Guard") is not agreed
    table = set_up(Side(play=[WANNABE, "Big"]), Side(play=["Monk"]), active=1)
    table.you.attacks("Monk")
    table.me.blocks("Big")
    assert not is_offered(table.me)


@CASES.of(ATTACHMENT)
def as_it_is_destroyed_it_may_find_an_item() -> None:
    table = set_up(elitism("Kill", play=[ATTACHMENT], deck=["Gizmo", "Guard"]))
    deploys(table.me, "Kill", ATTACHMENT)
    assert found(table.me) == ["Gizmo"]
    table.me.picks("Gizmo")
    assert table.me.hand == ["Gizmo"]
    assert "Gizmo" in table.you.was_shown
    table = set_up(elitism("Kill", play=[ATTACHMENT], deck=["Gizmo"]))
    deploys(table.me, "Kill", ATTACHMENT)
    refuses(table.me)
    assert table.me.hand == []
    table = set_up(elitism("It's a Trap!", play=[ATTACHMENT, "Gizmo"], deck=["Box"]))
    deploys(table.me, "It's a Trap!", ATTACHMENT)
    assert not is_offered(table.me)


@CASES.of(*GROWING)
def it_grows_if_more_is_paid_as_it_enters_play() -> None:
    for name, (cost, price, own, more) in GROWING.items():
        for agreed in (True, False):
            table = set_up(elitism(name))
            deploys(table.me, name)
            (wants if agreed else refuses)(table.me)
            assert table.tokens(name) == int(agreed)
            assert table.me.free == 12 - cost - (price if agreed else 0)
            gain = more if agreed else 0
            assert stats(table, name) == (own[0] + gain, own[1] + gain, own[2])


@CASES.of(COLLECTOR)
def it_enters_play_with_five_tokens_and_loses_one_when_depleted() -> None:
    table = set_up(elitism(COLLECTOR, "Tire", "Rest"))
    deploys(table.me, COLLECTOR)
    assert (table.tokens(COLLECTOR), stats(table, COLLECTOR)) == (5, (6, 6, 2))
    deploys(table.me, "Tire", COLLECTOR)
    assert stats(table, COLLECTOR) == (5, 5, 2)
    deploys(table.me, "Rest", COLLECTOR)
    assert table.tokens(COLLECTOR) == 4


def gathers(seat: Seat) -> None:
    """A player uses the ability, in the only way there is."""
    seat.uses(COLLECTOR, "GATHER")
    seat.answers(seat.numbers()[0])
    settles(seat.table)


@CASES.of(COLLECTOR)
def it_gathers_an_item_or_two_cards_of_the_discard_pile() -> None:
    table = set_up(elitism(play=[COLLECTOR], discard=["Gizmo"]), Side(discard=["Box", "Guard"]))
    gathers(table.me)
    assert (table.tokens(COLLECTOR), table.me.out_of_game, table.me.free) == (1, ["Gizmo"], 11)
    assert not table.me.can_use(COLLECTOR, "GATHER")
    table = set_up(elitism(play=[COLLECTOR], discard=["Guard", "Wait"]))
    gathers(table.me)
    assert table.tokens(COLLECTOR) == 1
    assert sorted(table.me.out_of_game) == ["Guard", "Wait"]
    assert not set_up(elitism(play=[COLLECTOR], discard=["Guard"])).me.can_use(COLLECTOR, "GATHER")


@CASES.of(COLLECTOR)
def attacking_costs_it_a_token() -> None:
    table = set_up(Side(play=[COLLECTOR], tokens={COLLECTOR: 3}))
    table.me.attacks(COLLECTOR)
    assert (table.tokens(COLLECTOR), stats(table, COLLECTOR)) == (2, (3, 3, 2))
    unblocked(table)
    assert table.you.influence == 17


@CASES.of(CRAFTSMAN)
def it_creates_a_character_for_free() -> None:
    table = set_up(elitism("Big", "Gizmo", "Scout", "Guard", play=[CRAFTSMAN], icons=5))
    uses(table.me, CRAFTSMAN, "CREATE")
    assert (table.me.free, table.is_depleted(CRAFTSMAN)) == (0, True)
    assert playable(table.me) == ["Big", "Guard"]
    table.me.picks("Big")
    table.resolves()
    assert sorted(table.me.play) == ["Big", CRAFTSMAN]
    table = set_up(elitism("Big", play=[CRAFTSMAN]))
    uses(table.me, CRAFTSMAN, "CREATE")
    refuses(table.me)
    assert table.me.hand == ["Big"]


@CASES.of("Protractive Golem")
def six_icons_make_it_large_and_slow() -> None:
    for icons, expected in ((5, (3, 3, 3)), (6, (6, 6, 2)), (7, (6, 6, 2))):
        table = set_up(elitism(play=["Protractive Golem"], icons=icons))
        assert stats(table, "Protractive Golem") == expected
    table = set_up(Side(play=["Protractive Golem"]), elitism(icons=6))
    assert stats(table, "Protractive Golem") == (3, 3, 3)


@CASES.of(ARTIST)
def it_marks_a_character_for_this_turn() -> None:
    table = set_up(Side(play=[ARTIST]), Side(play=["Guard"], deck=["Rage"]))
    table.me.uses(ARTIST, "MARK")
    assert sorted(table.me.choices()) == ["Guard", ARTIST]
    table.me.picks("Guard")
    table.resolves()
    assert (stats(table, "Guard"), table.is_depleted(ARTIST)) == ((3, 4, 2), True)
    table.next_turn()
    assert stats(table, "Guard") == (2, 3, 2)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
