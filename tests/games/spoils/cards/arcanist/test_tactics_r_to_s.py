"""Tactics of the Arcanist, from Rouse to Stupidify."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.arcanist.table import at_table, deploys, discards, obsession, uses
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()


@CASES.of("Rouse")
def a_tactic_goes_on_top_of_the_deck() -> None:
    for recur in (False, True):
        table = at_table(
            Side(
                hand=[] if recur else ["Rouse"], deck=["Rage"],
                discard=["Scout", "Obscure", "Encumber", *(["Rouse"] if recur else [])],
                resources=obsession(3),
            ),
            Side(discard=["Forget"]),
        )  # fmt: skip
        table.me.uses("Rouse", "RECUR") if recur else table.me.deploys("Rouse")
        assert sorted(table.me.choices()) == ["Encumber", "Obscure"]
        table.me.picks("Obscure")
        table.resolves()
        assert table.me.deck == ["Obscure", "Rage"]
        assert (table.me.out_of_game == ["Rouse"], "Rouse" in table.me.discard) == (
            recur,
            not recur,
        )
        assert table.me.free == 2


@CASES.of("Spatchcocking")
def each_player_keeps_one_card_of_each_type() -> None:
    table = at_table(
        Side(
            hand=["Spatchcocking"], play=["Scout", "Gnat", "Spackle", "Puddle of Goo"],
            resources=obsession(4), borrowed=["Puddle of Goo"],
        ),
        Side(play=["Stalwart Soldier", "Mirthless Altar", "Recollection Bazaar", "Juice Closet"],
             hand=["Rage"]),
    )  # fmt: skip
    deploys(table.me, "Spatchcocking")
    keep = {"Gnat", "Spackle", "Stalwart Soldier", "Mirthless Altar", "Juice Closet"}
    while table.asks is not DecisionKind.ACT:
        seat = table.asked
        assert seat is not None
        seat.picks(next(name for name in seat.choices() if name in keep))
    assert sorted(table.me.play) == ["Gnat", "Spackle"]
    assert sorted(table.you.play) == ["Juice Closet", "Mirthless Altar", "Stalwart Soldier"]
    assert table.me.hand == ["Scout"]
    assert sorted(table.you.hand) == ["Puddle of Goo", "Rage", "Recollection Bazaar"]
    assert len(table.me.resources) == 4


@CASES.of("Spatchcocking")
def everybody_has_chosen_before_anything_goes_back() -> None:
    table = at_table(
        Side(hand=["Spatchcocking"], play=["Gnat", "Scout"], resources=obsession(4)),
        Side(play=["Rusty Pickaxe", "Spackle"], attached={"Rusty Pickaxe": "Scout"}),
    )
    deploys(table.me, "Spatchcocking")
    table.me.picks("Gnat")
    assert table.asked is table.you
    assert sorted(table.you.choices()) == ["Rusty Pickaxe", "Spackle"]
    table.you.picks("Rusty Pickaxe")
    assert (table.me.play, table.you.play) == (["Gnat"], [])
    assert sorted(table.you.hand) == ["Rusty Pickaxe", "Spackle"]


@CASES.of("Spatchcocking")
def it_recurs_to_leave_one_card_of_each_type_in_your_hand() -> None:
    table = at_table(
        Side(discard=["Spatchcocking"], hand=["Gnat", "Scout"], resources=obsession(4)),
        Side(hand=["Scout", "Gnat", "Foment", "Rouse", "Rage", "Greed", "Spackle"]),
    )
    uses(table.me, "Spatchcocking", "RECUR")
    assert sorted(table.me.was_shown) == sorted(table.you.hand)
    keep = {"Gnat", "Rouse", "Spackle"}
    while table.asks is not DecisionKind.ACT:
        assert table.asked is table.you
        table.you.picks(next(name for name in table.you.choices() if name in keep))
    assert sorted(table.you.hand) == ["Gnat", "Greed", "Rage", "Rouse", "Spackle"]
    assert sorted(table.you.discard) == ["Foment", "Scout"]
    assert (sorted(table.me.hand), table.me.out_of_game) == (["Gnat", "Scout"], ["Spatchcocking"])


def _displaced(hand: list[str], picked: str) -> Table:
    """Spontaneous Displacement resolved."""
    table = at_table(
        Side(hand=["Spontaneous Displacement", *hand], resources=obsession(4)),
        Side(play=["Plodding Brute", "Union Leader", "Spackle"]),
    )
    deploys(table.me, "Spontaneous Displacement", picked)
    assert table.you.hand == [picked]
    return table


@CASES.of("Spontaneous Displacement")
def half_the_cost_of_what_returns_is_played_for_free() -> None:
    hand = ["Sneaking Spitspider", "Servile Centipede", "Kinky Asp", "Warrior Prodigy", "Obscure"]
    table = _displaced(hand, "Union Leader")
    table.me.agrees()
    # Half of 7 is 4, rounded up; Warrior Prodigy lacks its threshold.
    assert sorted(table.me.choices()) == ["Obscure", "Servile Centipede", "Sneaking Spitspider"]
    table.me.picks("Sneaking Spitspider")
    table.resolves()
    assert (table.me.play, table.me.free) == (["Sneaking Spitspider"], 0)
    table = _displaced(["Sneaking Spitspider", "Inadequate Wand", "Skimping Ecto-Manipulator"],
                       "Plodding Brute")  # fmt: skip
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Inadequate Wand", "Skimping Ecto-Manipulator"]
    table = _displaced(["Puddle of Goo"], "Spackle")
    table.me.declines()
    assert table.me.hand == ["Puddle of Goo"]


@CASES.of("Stolen Inspiration")
def half_the_cost_of_what_is_discarded_is_played_for_free() -> None:
    for agrees in (True, False):
        table = at_table(
            Side(
                hand=["Stolen Inspiration", "Sneaking Spitspider", "Kinky Asp", "Obscure",
                      "Servile Centipede"],
                resources=obsession(3),
            ),
            Side(hand=["Rage", "Costly Filcher", "Gnat"]),
        )  # fmt: skip
        deploys(table.me, "Stolen Inspiration")
        assert sorted(table.me.choices()) == ["Costly Filcher", "Gnat"]
        table.me.picks("Costly Filcher")
        assert table.you.discard == ["Costly Filcher"]
        table.me.answers(int(agrees))
        if agrees:
            table.resolves()
        assert table.me.play == (["Sneaking Spitspider"] if agrees else [])
        assert ("Servile Centipede" in table.me.hand, table.me.free) == (True, 0)


@CASES.of("Stolen Inspiration", "Degenerate Molestation")
def what_is_not_discarded_pays_for_no_card() -> None:
    for name, hand in (("Stolen Inspiration", ["Rage"]), ("Degenerate Molestation", [])):
        table = at_table(
            Side(hand=[name, "Knobby Stave"], resources=obsession(10)), Side(hand=hand)
        )
        deploys(table.me, name)
        with shows("402.5b"):
            assert table.asks is DecisionKind.ACT
        assert (table.me.hand, table.you.hand) == (["Knobby Stave"], hand)


def _disturbs(resources: int, *, pays: bool = False) -> Table:
    """In my turn I pick you, who may pay 2; it resolves."""
    table = at_table(
        Side(hand=["Study Disturbance", "Gnat"], deck=["Rage"], resources=obsession(2)),
        Side(hand=["Puddle of Goo", "Shot"], resources=obsession(resources), deck=["Rouse"]),
    )
    table.me.deploys("Study Disturbance")
    _picks_player(table, 1)
    if resources >= 2:
        assert (table.asked, table.asks) == (table.you, DecisionKind.MAY)
        table.you.answers(int(pays))
    table.resolves()
    return table


def _picks_player(table: Table, player: int) -> None:
    """I pick a player."""
    assert table.asked is table.me
    assert len(table.me.numbers()) == 2
    table.me.answers(player)


@CASES.of("Study Disturbance")
def the_picked_player_can_play_no_characters_this_turn() -> None:
    table = at_table(
        Side(hand=["Study Disturbance", "Gnat", "Foment"], deck=["Rage"], resources=obsession(3))
    )
    table.me.deploys("Study Disturbance")
    _picks_player(table, 0)
    table.me.declines()
    table.resolves()
    assert "Rage" in table.me.hand
    assert not table.me.can_deploy("Gnat")
    assert table.me.can_deploy("Foment"), "tactics are allowed"
    table.next_turn()
    table.next_turn()
    assert table.me.can_deploy("Gnat")


@CASES.of("Study Disturbance")
def the_picked_player_may_pay_2_to_terminate_it() -> None:
    table = _disturbs(2, pays=True)
    assert (table.you.free, table.me.hand) == (0, ["Gnat"])
    assert table.me.discard == ["Study Disturbance"]
    assert table.me.was_shown == ["Rage"], "the top of its player's deck"
    assert table.me.can_deploy("Gnat")
    table = _disturbs(2)
    assert (table.you.free, sorted(table.me.hand)) == (2, ["Gnat", "Rage"])
    assert table.me.was_shown == []
    assert table.me.can_deploy("Gnat"), "only the picked player is disturbed"


@CASES.of("Stupidify")
def two_cards_are_discarded_and_one_more_when_it_recurs() -> None:
    table = at_table(
        Side(hand=["Stupidify", "Gnat"], resources=obsession(5)),
        Side(hand=["Rage", "Scout", "Greed"]),
    )
    deploys(table.me, "Stupidify")
    discards(table.you, "Rage", "Scout")
    assert (table.you.hand, table.me.free) == (["Greed"], 2)
    uses(table.me, "Stupidify", "RECUR")
    assert (table.you.hand, table.me.hand) == ([], ["Gnat"])
    assert (table.me.out_of_game, table.me.free) == (["Stupidify"], 0)


def test_tactics_of_the_arcanist_r_to_s(only_card: str | None) -> None:
    CASES.run(only_card)
