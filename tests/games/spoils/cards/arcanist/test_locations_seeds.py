"""Arcanist locations: Seeds 1 to 3."""

from app.games.spoils.engine import DecisionKind
from app.games.spoils.vocabulary import Measure
from tests.support.card_play import deploys, ends_turn, fights, stats
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()


def _athenaeum(count: int) -> Table:
    """My turn starts beside an Athenaeum and this many icons."""
    table = set_up(
        Side(
            play=["Cryptic Athenaeum", "Gnat"], deck=["Rage", "Greed"],
            resources=["Obsession"] * count,
        ),
        Side(play=["Scout"], deck=["Foment", "Rouse"], hand=["Elitism", "Obscure"]),
        active=1,
    )  # fmt: skip
    ends_turn(table)
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    return table


@CASES.of("Cryptic Athenaeum")
def with_three_icons_its_controller_may_draw_and_then_the_opponent_may() -> None:
    assert _athenaeum(2).asks is DecisionKind.ACT
    table = _athenaeum(3)
    assert (table.asked, table.asks) == (table.me, DecisionKind.MAY)
    table.me.agrees()
    assert table.me.hand == ["Rage"]
    assert (table.asked, table.asks) == (table.you, DecisionKind.MAY)
    table.you.agrees()
    assert table.you.hand == ["Elitism", "Obscure", "Foment"]
    table = _athenaeum(3)
    table.me.agrees()
    table.you.declines()
    assert len(table.you.hand) == 2
    table = _athenaeum(4)
    table.me.declines()
    assert (table.asks, table.me.hand) == (DecisionKind.ACT, [])


def _answers_all(table: Table) -> list[tuple[int, DecisionKind]]:
    """Everybody declines what may be declined, and takes the first card otherwise."""
    asked: list[tuple[int, DecisionKind]] = []
    while table.asks is not DecisionKind.ACT:
        seat = table.asked
        assert seat is not None
        assert table.asks is not None
        asked.append((seat.player, table.asks))
        if table.asks is DecisionKind.MAY:
            seat.declines()
        elif table.asks is DecisionKind.ORDER:
            seat.answers(0)
        else:
            seat.picks(seat.choices()[0])
    return asked


@CASES.of("Cryptic Athenaeum")
def with_five_icons_the_opponent_discards_and_with_seven_a_character_may_return() -> None:
    for count, discarded, offers in ((4, 0, 1), (5, 1, 1), (6, 1, 1), (7, 1, 2)):
        table = _athenaeum(count)
        asked = _answers_all(table)
        assert len(table.you.discard) == discarded
        assert asked.count((0, DecisionKind.MAY)) == offers
        assert asked.count((1, DecisionKind.CHOOSE_CARD)) == discarded


@CASES.of("Cryptic Athenaeum")
def the_character_that_returns_is_its_controllers_choice() -> None:
    table = _athenaeum(7)
    while table.asks is not DecisionKind.PICK:
        assert table.asked is not None
        if table.asks is DecisionKind.MAY:
            table.asked.agrees()
        elif table.asks is DecisionKind.ORDER:
            table.asked.answers(0)
        else:
            table.asked.picks(table.asked.choices()[0])
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    assert "Scout" in table.you.hand


@CASES.of("Cryptic Athenaeum", "Mirthless Altar", "Domain of Depravity", "Voidal Observatory",
          "Voidal Nullification Chamber")  # fmt: skip
def it_is_a_location_that_damage_can_destroy() -> None:
    for name, structure in (
        ("Cryptic Athenaeum", 5),
        ("Mirthless Altar", 3),
        ("Domain of Depravity", 3),
        ("Voidal Observatory", 5),
        ("Voidal Nullification Chamber", 2),
    ):
        table = set_up(Side(play=["Union Leader"]), Side(play=[name]))
        assert table.stat(name, Measure.STRUCTURE) == structure
        fights(table.me, "Union Leader", target=name)
        with shows("207.5"):
            assert table.you.discard == [name]


@CASES.of("Domain of Depravity")
def characters_lose_stats_for_their_tokens_and_one_may_get_another() -> None:
    for agrees in (True, False):
        table = set_up(
            Side(play=["Domain of Depravity", "Scout"]),
            Side(play=["Union Leader", "Plodding Brute", "Spackle"], tokens={"Union Leader": 2}),
            active=1,
        )
        assert stats(table, "Union Leader") == (3, 6, 1)
        ends_turn(table)
        if agrees:
            table.me.agrees()
            assert sorted(table.me.choices()) == ["Plodding Brute", "Scout", "Union Leader"]
            table.me.picks("Plodding Brute")
        else:
            table.me.declines()
        assert table.tokens("Plodding Brute") == int(agrees)
        assert stats(table, "Plodding Brute") == ((4, 2, 1) if agrees else (5, 3, 2))
        assert stats(table, "Scout") == (3, 3, 4)
        ends_turn(table)
        assert table.asks is DecisionKind.ACT, "not in your turn"


@CASES.of("Mirthless Altar")
def as_each_turn_starts_its_controller_may_weaken_a_character_this_turn() -> None:
    for active in (0, 1):
        table = set_up(Side(play=["Mirthless Altar", "Gnat"]), Side(play=["Scout"]), active=active)
        ends_turn(table)
        assert (table.asked, table.asks) == (table.me, DecisionKind.MAY)
        table.me.agrees()
        assert sorted(table.me.choices()) == ["Gnat", "Scout"]
        table.me.picks("Scout")
        assert stats(table, "Scout") == (2, 3, 4)
        ends_turn(table)
        table.me.declines()
        assert stats(table, "Scout") == (3, 3, 4)


@CASES.of("Pony Slaystation")
def it_destroys_weak_characters_that_enter_under_an_opponents_control() -> None:
    table = set_up(
        Side(play=["Pony Slaystation"]),
        Side(hand=["Oversoon Lightfoot", "Warrior Prodigy"], resources=4),
        active=1,
    )
    deploys(table.you, "Oversoon Lightfoot")
    assert table.you.discard == ["Oversoon Lightfoot"]
    assert table.damage("Pony Slaystation") == 2
    deploys(table.you, "Warrior Prodigy")
    assert sorted(table.you.discard) == ["Oversoon Lightfoot", "Warrior Prodigy"]
    assert table.me.discard == ["Pony Slaystation"], "2 and 2 are more than its structure of 3"


@CASES.of("Pony Slaystation")
def strong_characters_and_its_controllers_own_live() -> None:
    table = set_up(
        Side(play=["Pony Slaystation"]), Side(hand=["Plodding Brute"], resources=4), active=1
    )
    deploys(table.you, "Plodding Brute")
    assert table.you.play == ["Plodding Brute"]
    table = set_up(Side(play=["Pony Slaystation"], hand=["Oversoon Lightfoot"], resources=2))
    deploys(table.me, "Oversoon Lightfoot")
    assert table.me.play == ["Pony Slaystation", "Oversoon Lightfoot"]
    assert table.damage("Pony Slaystation") == 0


@CASES.of("Pony Slaystation")
def a_strength_of_exactly_3_is_weak() -> None:
    table = set_up(
        Side(play=["Pony Slaystation"]), Side(hand=["Stalwart Soldier"], resources=3), active=1
    )
    deploys(table.you, "Stalwart Soldier")
    assert table.you.discard == ["Stalwart Soldier"]
    assert table.me.discard == ["Pony Slaystation"]


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
