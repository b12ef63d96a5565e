"""Tactics of the Arcanist, from Eccentric Inquisition to Expedition Endeavour."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.arcanist.table import (
    at_table,
    deploys,
    detaches,
    obsession,
    pays,
    stats,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()


@CASES.of("Eccentric Inquisition")
def your_tactics_are_removed_and_can_be_played_without_threshold() -> None:
    deck = ["Extortify", "Scout", "Rage", "Gnat", "Greed", "Pinch", "Elitism", "Shot", "Rouse"]
    table = at_table(Side(hand=["Eccentric Inquisition"], resources=obsession(5)), Side(deck=deck))
    deploys(table.me, "Eccentric Inquisition")
    assert table.you.was_shown == deck[:7]
    assert table.asked is table.me
    for name in ("Greed", "Rage", "Elitism", "Gnat"):
        table.me.picks(name)
    assert table.you.deck == ["Shot", "Rouse", "Greed", "Rage", "Elitism", "Gnat", "Scout"]
    assert sorted(table.you.out_of_game) == ["Extortify", "Pinch"]
    assert table.me.free == 3
    deploys(table.me, "Extortify")
    assert (table.me.influence, table.me.free) == (28, 0), "paid, though without Greed"
    assert table.you.discard == ["Extortify"]
    assert not table.me.can_deploy("Extortify")


@CASES.of("Eccentric Inquisition")
def only_its_player_may_play_them_for_the_rest_of_the_game() -> None:
    table = at_table(
        Side(hand=["Eccentric Inquisition"], resources=obsession(4)),
        Side(deck=["Shot", "Rage"], play=["Gnat"]),
    )
    deploys(table.me, "Eccentric Inquisition")
    assert table.you.out_of_game == ["Shot"]
    table.next_turn()
    assert not table.you.can_deploy("Shot")
    table.next_turn()
    deploys(table.me, "Shot", "Gnat")
    assert "Gnat" in table.you.discard


@CASES.of("Ecto-Distillation")
def a_single_copy_comes_to_hand_and_the_rest_may_stay() -> None:
    table = at_table(
        Side(hand=["Ecto-Distillation"], deck=["Gnat", "Scout"], resources=obsession(4))
    )
    table.me.deploys("Ecto-Distillation")
    table.me.says("Gnat")
    table.resolves()
    table.me.picks("Gnat")
    assert (table.me.hand, table.you.was_shown) == (["Gnat"], ["Gnat"])
    assert (table.asked, table.asks) == (table.you, DecisionKind.MAY)
    table.you.declines()
    assert table.me.deck == ["Scout"]


@CASES.of("Ecto-Distillation")
def one_copy_comes_to_hand_and_the_others_are_discarded() -> None:
    for kept, more in ((3, 1), (2, 2), (1, 0)):
        table = at_table(
            Side(
                hand=["Ecto-Distillation"],
                deck=["Gnat", "Scout", "Gnat", "Gnat", "Gnat"],
                resources=obsession(4),
            )
        )
        table.me.deploys("Ecto-Distillation")
        table.me.says("Gnat")
        table.resolves()
        assert {*table.me.choices()} == {"Gnat"}
        table.me.sets(*["Gnat"] * kept)
        assert table.you.was_shown == ["Gnat"] * kept
        if table.asked is table.me and table.asks is DecisionKind.CHOOSE_CARD:
            table.me.picks("Gnat")
        assert table.me.hand == ["Gnat"]
        assert (table.asked, table.asks) == (table.you, DecisionKind.MAY)
        table.you.answers(1 if more else 0)
        if more:
            table.you.sets(*["Gnat"] * more)
        assert table.me.discard.count("Gnat") == kept - 1 + more
        assert table.asks is DecisionKind.ACT


@CASES.of("Encumber")
def a_character_or_location_returns() -> None:
    table = at_table(
        Side(hand=["Encumber"], play=["Gnat"], resources=obsession(4)),
        Side(play=["Mirthless Altar", "Scout", "Spackle"]),
    )
    table.me.deploys("Encumber")
    assert sorted(table.me.choices()) == ["Gnat", "Mirthless Altar", "Scout"]
    table.me.picks("Mirthless Altar")
    table.resolves()
    assert table.you.hand == ["Mirthless Altar"]


@CASES.of("Encumber")
def it_recurs_to_discard_a_chosen_nonresource_card() -> None:
    table = at_table(
        Side(discard=["Encumber"], resources=obsession(2)), Side(hand=["Rage", "Scout", "Foment"])
    )
    uses(table.me, "Encumber", "RECUR")
    assert table.me.out_of_game == ["Encumber"]
    assert sorted(table.me.choices()) == ["Foment", "Scout"]
    table.me.picks("Foment")
    assert (table.you.discard, table.me.free) == (["Foment"], 0)


@CASES.of("Entangle")
def up_to_two_characters_are_slower_this_turn_and_a_card_is_drawn() -> None:
    for picked in ([], ["Scout"], ["Scout", "Gnat"]):
        table = at_table(
            Side(hand=["Entangle"], play=["Gnat"], deck=["Rage"], resources=obsession(3)),
            Side(play=["Scout", "Union Leader"]),
        )
        table.me.deploys("Entangle")
        table.me.sets(*picked)
        table.resolves()
        speeds = [table.speed(name) for name in ("Scout", "Gnat", "Union Leader")]
        assert speeds == [4 - ("Scout" in picked), 3 - ("Gnat" in picked), 3]
        assert table.me.hand == ["Rage"]
        table.next_turn()
        assert table.speed("Scout") == 4


def _essence(option: int) -> Table:
    """Essence of Obsession was deployed with one of its texts."""
    table = at_table(
        Side(hand=["Essence of Obsession", "Foment"], resources=obsession(2), play=["Gnat"]),
        Side(play=["Scout"], hand=["Rage", "Greed"]),
    )
    table.me.deploys("Essence of Obsession")
    assert table.me.numbers() == [0, 1, 2]
    table.me.answers(option)
    if option:
        assert sorted(table.me.choices()) == ["Gnat", "Scout"]
        table.me.picks("Scout")
    table.resolves()
    assert table.me.free == 1
    return table


@CASES.of("Essence of Obsession")
def it_is_a_discard_covert_or_2_strength_less_this_turn() -> None:
    table = _essence(0)
    table.you.picks("Greed")
    assert (table.you.hand, table.me.hand) == (["Rage"], ["Foment"])
    assert (table.is_covert("Scout"), table.strength("Scout")) == (False, 3)
    table = _essence(1)
    assert (table.is_covert("Scout"), table.strength("Scout")) == (True, 3)
    table.next_turn()
    assert not table.is_covert("Scout")
    table = _essence(2)
    assert (table.is_covert("Scout"), stats(table, "Scout")) == (False, (1, 3, 4))
    table.next_turn()
    assert table.strength("Scout") == 3


@CASES.of("Evanesce")
def a_character_returns_to_its_owners_hand() -> None:
    table = at_table(
        Side(hand=["Evanesce"], play=["Scout"], borrowed=["Scout"], resources=obsession(3)),
        Side(play=["Gnat", "Spackle"]),
    )
    table.me.deploys("Evanesce")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.you.hand, table.me.free) == (["Scout"], 0)


@CASES.of("Evanesce")
def flipped_up_it_costs_1_in_all() -> None:
    table = at_table(
        Side(face_down=["Evanesce"], resources=obsession(3)), Side(play=["Gnat", "Scout"])
    )
    table.me.deploys("Evanesce", flip_up=True)
    pays(table.me)
    table.me.picks("Scout")
    pays(table.me)
    table.resolves()
    assert (table.you.hand, table.me.discard) == (["Scout"], ["Evanesce"])
    assert (table.me.face_down, table.me.free) == ([], 2)


ENDEAVOUR = "Expedition Endeavour"


@CASES.of(ENDEAVOUR)
def it_searches_for_an_arcanist_while_the_opponent_may_detach() -> None:
    for wanted, agrees in ((0, True), (3, False)):
        table = at_table(
            Side(hand=[ENDEAVOUR], deck=["Gnat", "Scout", "Rouse", "Kinky Asp"],
                 resources=obsession(3)),
            Side(hand=["Servile Centipede"], resources=obsession(4)),
            active=1,
        )  # fmt: skip
        deploys(table.you, "Servile Centipede")
        table.you.declines()
        table.next_turn()
        table.me.deploys(ENDEAVOUR)
        assert table.me.numbers() == [0, 1, 2]
        table.me.answers(0)
        detaches(table.you, wanted, most=3)
        assert table.you.free == wanted
        table.resolves()
        table.me.answers(1 if agrees else 0)
        if agrees:
            assert sorted(table.me.choices()) == ["Gnat", "Kinky Asp"]
            table.me.picks("Kinky Asp")
            assert "Kinky Asp" in table.you.was_shown
        assert table.me.hand == (["Kinky Asp"] if agrees else [])


@CASES.of(ENDEAVOUR)
def it_depletes_characters_to_detach_three_more_resources() -> None:
    for x in (0, 2):
        table = at_table(
            Side(
                hand=[ENDEAVOUR, "Servile Centipede"], play=["Puddle of Goo"] * 2,
                resources=obsession(7),
            )
        )  # fmt: skip
        deploys(table.me, "Servile Centipede")
        table.me.declines()
        assert table.me.free == 3
        table.me.deploys(ENDEAVOUR)
        table.me.answers(1)
        assert table.me.numbers() == [0, 1, 2, 3]
        table.me.answers(x)
        for _ in range(x):
            table.me.picks("Puddle of Goo")
        table.resolves()
        for _ in range(x + 3):
            table.me.picks("Obsession")
        assert table.me.free == x + 3
        depleted = [card for card in table.state.in_play if table.state.depleted[card]]
        assert len(depleted) == x


@CASES.of(ENDEAVOUR)
def it_makes_a_character_covert() -> None:
    table = at_table(
        Side(hand=[ENDEAVOUR], resources=obsession(3), play=["Gnat"]), Side(play=["Scout"])
    )
    table.me.deploys(ENDEAVOUR)
    table.me.answers(2)
    table.me.picks("Scout")
    table.resolves()
    assert table.is_covert("Scout")
    table.next_turn()
    assert not table.is_covert("Scout")


def test_tactics_of_the_arcanist_e(only_card: str | None) -> None:
    CASES.run(only_card)
