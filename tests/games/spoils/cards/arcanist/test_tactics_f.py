"""Tactics of the Arcanist, from Foment to Forgotten Tentacle."""

from app.games.spoils.engine import DecisionKind, Done
from tests.games.spoils.cards.arcanist.table import (
    at_table,
    deploys,
    obsession,
    pays,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()


@CASES.of("Foment")
def a_resource_comes_to_hand_and_a_card_is_drawn() -> None:
    table = at_table(
        Side(hand=["Foment"], deck=["Greed"], resources=obsession(2), face_down=["Gnat"]),
        Side(resources=1),
    )
    table.me.deploys("Foment")
    assert sorted(table.me.choices()) == ["Gnat", "Obsession", "Obsession"]
    table.me.picks("Gnat")
    table.resolves()
    assert (sorted(table.me.hand), table.me.face_down) == (["Gnat", "Greed"], [])


@CASES.of("Foment")
def flipped_up_for_1_it_lets_a_resource_be_played_first() -> None:
    table = at_table(
        Side(face_down=["Foment"], hand=["Rage"], deck=["Greed"], resources=obsession(2))
    )
    table.me.deploys("Foment", flip_up=True)
    played = False
    while table.asks is not DecisionKind.RESPOND:
        if table.asks is DecisionKind.PLAY_RESOURCE:
            assert Done() not in table.me.legal, "a cost is no offer"
            table.me.plays_resource("Rage")
            played = True
        else:
            table.me.picks("Obsession")
    table.resolves()
    assert played
    assert sorted(table.me.resources) == ["Obsession", "Rage"]
    assert sorted(table.me.hand) == ["Greed", "Obsession"]
    assert table.me.face_down == []


@CASES.of("Forbidden Knowledge")
def it_may_show_hand_top_card_and_face_down_resources_and_draws() -> None:
    for agrees in (True, False):
        table = at_table(
            Side(hand=["Forbidden Knowledge"], deck=["Greed"], resources=obsession(2)),
            Side(hand=["Scout", "Rage"], deck=["Gnat", "Rouse"], face_down=["Elitism"]),
        )
        deploys(table.me, "Forbidden Knowledge")
        table.me.answers(1 if agrees else 0)
        shown = ["Elitism", "Gnat", "Rage", "Scout"] if agrees else []
        assert sorted(table.me.was_shown) == shown
        assert (table.me.hand, table.you.deck) == (["Greed"], ["Gnat", "Rouse"])


@CASES.of("Forbidden Knowledge")
def it_is_flipped_up_for_nothing() -> None:
    table = at_table(
        Side(face_down=["Forbidden Knowledge"], deck=["Greed"], resources=obsession(2))
    )
    table.me.deploys("Forbidden Knowledge", flip_up=True)
    pays(table.me)
    table.resolves()
    table.me.declines()
    assert (table.me.hand, table.me.discard) == (["Greed"], ["Forbidden Knowledge"])
    assert table.me.free == 2


@CASES.of("Forget")
def a_card_returns_and_then_any_card_of_your_hand_is_discarded() -> None:
    table = at_table(
        Side(hand=["Forget"], play=["Gnat"], resources=obsession(5)),
        Side(play=["Spackle", "Scout"], hand=["Rage", "Foment"]),
    )
    table.me.deploys("Forget")
    assert sorted(table.me.choices()) == ["Gnat", "Scout", "Spackle"]
    table.me.picks("Spackle")
    table.resolves()
    assert sorted(table.me.choices()) == ["Foment", "Rage", "Spackle"]
    table.me.picks("Rage")
    assert table.you.discard == ["Rage"]
    assert sorted(table.you.hand) == ["Foment", "Spackle"]


@CASES.of("Forgotten Tentacle")
def a_face_down_resource_may_be_destroyed_and_you_may_draw_and_play_one() -> None:
    for draws, plays in ((True, True), (False, False)):
        table = at_table(
            Side(hand=["Forgotten Tentacle"], resources=obsession(2)),
            Side(face_down=["Scout", "Gnat"], resources=1, hand=["Rage"], deck=["Greed"]),
        )
        table.me.deploys("Forgotten Tentacle")
        assert sorted(table.me.was_shown) == ["Gnat", "Scout"]
        assert sorted(table.me.choices()) == ["Gnat", "Scout"]
        table.me.picks("Scout")
        table.resolves()
        table.me.agrees()
        assert table.you.discard == ["Scout"]
        table.you.answers(int(draws))
        table.you.answers(int(plays))
        if plays:
            table.you.plays_resource("Greed")
        assert table.you.hand == ["Rage"]
        assert table.you.resources == (["Rage", "Greed"] if plays else ["Rage"])


@CASES.of("Forgotten Tentacle")
def the_resource_may_be_spared() -> None:
    table = at_table(
        Side(hand=["Forgotten Tentacle"], resources=obsession(2)),
        Side(face_down=["Scout", "Gnat"], hand=["Rage"], deck=["Greed"]),
    )
    deploys(table.me, "Forgotten Tentacle", "Scout")
    table.me.declines()
    assert (table.asks, sorted(table.you.face_down)) == (DecisionKind.ACT, ["Gnat", "Scout"])
    table = at_table(Side(hand=["Forgotten Tentacle"], resources=obsession(2)), Side(resources=2))
    assert not table.me.can_deploy("Forgotten Tentacle"), "none to pick"


def test_tactics_of_the_arcanist_f(only_card: str | None) -> None:
    CASES.run(only_card)
