"""Arcanist locations: 1st Edition, both parts."""

from app.games.spoils.engine import DecisionKind, Done
from app.games.spoils.vocabulary import Measure
from tests.support.card_play import deploys, ends_turn, uses
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
OBSERVATORIES = ("Voidal Nullification Chamber", "Voidal Observatory")


@CASES.of("Arcana Department")
def every_party_has_an_even_number_of_members() -> None:
    table = set_up(Side(play=["Arcana Department", "Scout"]))
    assert not table.me.can_attack()
    table = set_up(
        Side(play=["Arcana Department", "Warrior Prodigy", "Gnat"]),
        Side(play=["Scout", "Stalwart Soldier", "Plodding Brute"]),
        active=1,
    )
    table.you.announces_attack()
    table.you.picks("Scout")
    assert Done() not in table.you.legal
    table.you.picks("Stalwart Soldier")
    table.passes_until(DecisionKind.BLOCKERS)
    assert Done() in table.me.legal, "nobody has to block"
    table.me.picks("Gnat")
    assert Done() not in table.me.legal
    table.me.sets("Warrior Prodigy")
    assert table.asks is not DecisionKind.BLOCKERS


@CASES.of("Arcana Department")
def it_enters_play_with_5_structure() -> None:
    table = set_up(Side(hand=["Arcana Department"], resources=["Obsession"] * 3))
    deploys(table.me, "Arcana Department")
    assert table.stat("Arcana Department", Measure.STRUCTURE) == 5


@CASES.of("Dimensional Rift")
def it_returns_a_character_for_4() -> None:
    table = set_up(
        Side(hand=["Dimensional Rift"], play=["Gnat"], resources=["Obsession"] * 5),
        Side(play=["Scout", "Spackle"]),
    )
    deploys(table.me, "Dimensional Rift")
    table.me.uses("Dimensional Rift", "TELEPORT")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.you.hand, table.me.free) == (["Scout"], 1)
    assert table.is_depleted("Dimensional Rift")
    assert table.stat("Dimensional Rift", Measure.STRUCTURE) == 1


@CASES.of("Recollection Bazaar")
def a_resource_returns_to_its_owners_hand_any_number_of_times() -> None:
    table = set_up(
        Side(play=["Recollection Bazaar"], resources=["Rage"], face_down=["Gnat"]),
        Side(resources=["Greed"]),
    )
    table.me.uses("Recollection Bazaar", "RECALL")
    assert sorted(table.me.choices()) == ["Gnat", "Rage"]
    table.me.picks("Gnat")
    table.resolves()
    uses(table.me, "Recollection Bazaar", "RECALL", "Rage")
    assert sorted(table.me.hand) == ["Gnat", "Rage"]
    assert not table.me.can_use("Recollection Bazaar", "RECALL")


@CASES.of(*OBSERVATORIES)
def it_collects_tokens_each_turn_and_for_2() -> None:
    for name in OBSERVATORIES:
        for agrees in (True, False):
            table = set_up(Side(play=[name], resources=5), active=1)
            ends_turn(table)
            table.me.answers(1 if agrees else 0)
            assert table.tokens(name) == int(agrees)
            uses(table.me, name, "ENERGIZE")
            uses(table.me, name, "ENERGIZE")
            assert (table.tokens(name), table.me.free) == (2 + int(agrees), 1)
            assert not table.is_depleted(name)
            ends_turn(table)
            assert table.asks is DecisionKind.ACT, "not in your turn"


@CASES.of("Voidal Nullification Chamber")
def four_tokens_destroy_a_character_if_their_number_is_even() -> None:
    name = "Voidal Nullification Chamber"
    for others, tokens, can in ((1, 4, True), (0, 4, False), (1, 3, False), (2, 4, False)):
        table = set_up(
            Side(play=[name, *["Gnat"] * others], tokens={name: tokens}), Side(play=["Scout"])
        )
        assert table.me.can_use(name, "DISSOLVE") is can
    table = set_up(Side(play=[name, "Gnat"], tokens={name: 5}), Side(play=["Scout"]))
    uses(table.me, name, "DISSOLVE", "Scout")
    assert (table.you.discard, table.tokens(name)) == (["Scout"], 1)


@CASES.of("Voidal Observatory")
def three_tokens_draw_a_card() -> None:
    name = "Voidal Observatory"
    table = set_up(Side(play=[name], tokens={name: 4}, deck=["Rage", "Greed"]))
    uses(table.me, name, "STUDY")
    assert (table.me.hand, table.tokens(name)) == (["Rage"], 1)
    assert not table.me.can_use(name, "STUDY")


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
