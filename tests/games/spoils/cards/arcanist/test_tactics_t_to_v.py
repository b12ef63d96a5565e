"""Tactics of the Arcanist, from Tedious TriAdic Truculence to Violating Ritual."""

from app.games.spoils.engine import DecisionKind, Done
from tests.games.spoils.cards.arcanist.table import (
    at_table,
    deploys,
    detaches,
    obsession,
    stats,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()
TEDIOUS = "Tedious TriAdic Truculence"


def _tedious(resources: int, *, pays: bool = False) -> Table:
    """I picked three characters, and you could pay."""
    table = at_table(
        Side(
            hand=[TEDIOUS], play=["Stalwart Soldier"], deck=["Gnat", "Rouse", "Rage", "Greed"],
            resources=obsession(3),
        ),
        Side(play=["Scout", "Union Leader", "Warrior Prodigy"], resources=resources),
    )  # fmt: skip
    table.me.deploys(TEDIOUS)
    for name in ("Stalwart Soldier", "Scout", "Union Leader"):
        assert Done() not in table.me.legal, "exactly three"
        table.me.picks(name)
    if resources >= 3:
        assert (table.asked, table.asks) == (table.you, DecisionKind.MAY)
        table.you.answers(int(pays))
    return table


@CASES.of(TEDIOUS)
def picked_characters_of_strength_3_or_less_are_destroyed() -> None:
    for resources in (0, 3):
        table = _tedious(resources)
        table.resolves()
        assert (table.me.play, table.you.discard) == ([], ["Scout"])
        assert sorted(table.you.play) == ["Union Leader", "Warrior Prodigy"]
        assert table.you.free == resources


@CASES.of(TEDIOUS)
def the_opponent_may_pay_3_to_terminate_it_after_a_look_at_the_deck() -> None:
    table = _tedious(3, pays=True)
    assert sorted(table.me.was_shown) == ["Gnat", "Rage", "Rouse"]
    assert table.asked is table.me
    table.me.picks("Rage")
    table.me.picks("Gnat")
    table.resolves()
    assert table.me.deck == ["Rage", "Gnat", "Rouse", "Greed"]
    assert (table.me.discard, table.me.play) == ([TEDIOUS], ["Stalwart Soldier"])
    assert (len(table.you.play), table.you.free) == (3, 0)


@CASES.of(TEDIOUS)
def it_needs_three_characters() -> None:
    table = at_table(
        Side(hand=[TEDIOUS], play=["Gnat"], resources=obsession(3)), Side(play=["Scout"])
    )
    assert not table.me.can_deploy(TEDIOUS)


THIS = "This, That, and the Other Thing"


@CASES.of(THIS)
def three_tactics_go_to_deck_play_and_hand() -> None:
    table = at_table(
        Side(
            hand=[THIS], discard=["Rouse", "Obscure", "Encumber", "Forget", "Scout"],
            deck=["Rage"], resources=obsession(5),
        )
    )  # fmt: skip
    table.me.deploys(THIS)
    assert sorted(table.me.choices()) == ["Encumber", "Forget", "Obscure", "Rouse"]
    for name in ("Rouse", "Obscure", "Encumber"):
        table.me.picks(name)
    table.resolves()
    assert sorted(table.me.choices()) == ["Encumber", "Obscure", "Rouse"]
    table.me.picks("Obscure")
    assert sorted(table.me.deck) == ["Obscure", "Rage"]
    table.me.picks("Encumber")
    assert table.me.face_down == ["Encumber"]
    assert (table.me.hand, table.asks) == (["Rouse"], DecisionKind.ACT)
    assert sorted(table.me.discard) == ["Forget", "Scout", THIS]


@CASES.of(THIS)
def it_needs_three_tactics_in_the_own_discard_pile() -> None:
    table = at_table(
        Side(hand=[THIS], discard=["Rouse", "Obscure", "Scout"], resources=obsession(5)),
        Side(discard=["Encumber"]),
    )
    assert not table.me.can_deploy(THIS)


@CASES.of("Underwhelming Performance")
def a_character_loses_6_strength_and_its_controller_may_detach_two() -> None:
    for wanted in (0, 1, 2):
        table = at_table(
            Side(hand=["Underwhelming Performance"], deck=["Rage"], resources=obsession(3)),
            Side(play=["Gigamajig"], hand=["Servile Centipede"], resources=obsession(4)),
            active=1,
        )
        deploys(table.you, "Servile Centipede")
        table.you.declines()
        table.next_turn()
        table.me.deploys("Underwhelming Performance")
        table.me.picks("Gigamajig")
        detaches(table.you, wanted, most=2)
        table.resolves()
        assert table.you.free == wanted
        assert (stats(table, "Gigamajig"), table.me.hand) == ((4, 10, 2), ["Rage"])
        table.next_turn()
        assert table.strength("Gigamajig") == 10


ALTERATION = "Unnatural Alteration"


def _altered(deck: list[str]) -> Table:
    """My Warrior Prodigy of cost 2 was destroyed for an Alteration."""
    table = at_table(
        Side(hand=[ALTERATION], play=["Warrior Prodigy", "Gnat"], deck=deck,
             resources=obsession(4)),
        Side(play=["Scout"]),
    )  # fmt: skip
    table.me.deploys(ALTERATION)
    assert sorted(table.me.choices()) == ["Gnat", "Warrior Prodigy"]
    table.me.picks("Warrior Prodigy")
    assert "Warrior Prodigy" in table.me.play, "not destroyed as a cost"
    table.resolves()
    return table


@CASES.of(ALTERATION)
def a_destroyed_character_becomes_one_that_costs_up_to_3_more() -> None:
    for agrees in (True, False):
        table = _altered(["Kinky Asp", "Ominous Oozling", "Puddle of Goo", "Rouse"])
        assert "Warrior Prodigy" in table.me.discard
        assert sorted(table.me.choices()) == ["Kinky Asp", "Puddle of Goo"]
        table.me.picks("Kinky Asp")
        assert table.you.was_shown == ["Kinky Asp"]
        table.me.answers(int(agrees))
        table.resolves()
        assert ("Kinky Asp" in table.me.play, "Kinky Asp" in table.me.hand) == (agrees, not agrees)
        assert table.me.free == 0


@CASES.of(ALTERATION)
def a_character_whose_threshold_is_missing_comes_to_hand() -> None:
    table = _altered(["Scout", "Rouse"])
    table.me.picks("Scout")
    with shows("401.2"):
        assert table.asks is DecisionKind.ACT
    assert table.me.hand == ["Scout"]


@CASES.of(ALTERATION)
def it_is_played_only_in_the_own_turn_and_outside_of_battles() -> None:
    def side() -> Side:
        return Side(hand=[ALTERATION], play=["Gnat", "Scout"], resources=obsession(4))

    table = at_table(side(), Side(), active=1)
    table.you.ends_turn()
    assert not table.me.can_deploy(ALTERATION)
    table = at_table(side())
    assert table.me.can_deploy(ALTERATION)
    table.me.attacks("Scout")
    assert table.asked is table.me
    assert not table.me.can_deploy(ALTERATION)


@CASES.of("Violating Ritual")
def two_cards_are_discarded_and_one_is_drawn() -> None:
    table = at_table(
        Side(hand=["Violating Ritual"], deck=["Rage"], resources=obsession(3)),
        Side(hand=["Scout", "Gnat", "Greed"]),
    )
    deploys(table.me, "Violating Ritual")
    assert table.asked is table.you
    table.you.picks("Scout")
    table.you.picks("Greed")
    assert (table.you.hand, table.me.hand) == (["Gnat"], ["Rage"])


def test_tactics_of_the_arcanist_t_to_v(only_card: str | None) -> None:
    CASES.run(only_card)
