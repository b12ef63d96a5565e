"""Arcanist tactics: Shade of the Devoured Emperor."""

from app.games.spoils.engine import DecisionKind, Done
from tests.support.card_play import deploys, detaches, ends_turn, stats
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()
ENDEAVOUR = "Expedition Endeavour"
TEDIOUS = "Tedious TriAdic Truculence"
THIS = "This, That, and the Other Thing"


@CASES.of("Concentriculation")
def a_nonresource_card_goes_on_its_owners_deck() -> None:
    table = set_up(
        Side(
            hand=["Concentriculation"],
            play=["Scout"],
            borrowed=["Scout"],
            resources=["Obsession"] * 5,
        ),
        Side(play=["Spackle", "Mirthless Altar"], deck=["Rage"]),
    )
    table.me.deploys("Concentriculation")
    assert sorted(table.me.choices()) == ["Mirthless Altar", "Scout", "Spackle"]
    table.me.picks("Scout")
    table.resolves()
    assert table.you.deck == ["Scout", "Rage"]
    assert table.me.free == 0


@CASES.of("Concentriculation")
def it_recurs_to_return_a_character() -> None:
    table = set_up(
        Side(discard=["Concentriculation"], play=["Gnat"], resources=["Obsession"] * 4),
        Side(play=["Scout", "Spackle"]),
    )
    table.me.uses("Concentriculation", "RECUR")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.you.hand, table.me.out_of_game) == (["Scout"], ["Concentriculation"])
    assert table.me.free == 1


@CASES.of(ENDEAVOUR)
def it_searches_for_an_arcanist_while_the_opponent_may_detach() -> None:
    for wanted, agrees in ((0, True), (3, False)):
        table = set_up(
            Side(hand=[ENDEAVOUR], deck=["Gnat", "Scout", "Rouse", "Kinky Asp"],
                 resources=["Obsession"] * 3),
            Side(hand=["Servile Centipede"], resources=["Obsession"] * 4),
            active=1,
        )  # fmt: skip
        deploys(table.you, "Servile Centipede")
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
        table = set_up(
            Side(
                hand=[ENDEAVOUR, "Servile Centipede"], play=["Puddle of Goo"] * 2,
                resources=["Obsession"] * 7,
            )
        )  # fmt: skip
        deploys(table.me, "Servile Centipede")
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
    table = set_up(
        Side(hand=[ENDEAVOUR], resources=["Obsession"] * 3, play=["Gnat"]), Side(play=["Scout"])
    )
    table.me.deploys(ENDEAVOUR)
    table.me.answers(2)
    table.me.picks("Scout")
    table.resolves()
    assert table.is_covert("Scout")
    table.next_turn()
    assert not table.is_covert("Scout")


@CASES.of("Forgotten Tentacle")
def a_face_down_resource_may_be_destroyed_and_you_may_draw_and_play_one() -> None:
    for draws, plays in ((True, True), (False, False)):
        table = set_up(
            Side(hand=["Forgotten Tentacle"], resources=["Obsession"] * 2),
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
    table = set_up(
        Side(hand=["Forgotten Tentacle"], resources=["Obsession"] * 2),
        Side(face_down=["Scout", "Gnat"], hand=["Rage"], deck=["Greed"]),
    )
    deploys(table.me, "Forgotten Tentacle", "Scout")
    table.me.declines()
    assert (table.asks, sorted(table.you.face_down)) == (DecisionKind.ACT, ["Gnat", "Scout"])
    table = set_up(
        Side(hand=["Forgotten Tentacle"], resources=["Obsession"] * 2), Side(resources=2)
    )
    assert not table.me.can_deploy("Forgotten Tentacle"), "none to pick"


@CASES.of("Quotidian Transposition")
def each_player_returns_an_owned_character() -> None:
    table = set_up(
        Side(
            hand=["Quotidian Transposition"], play=["Gnat", "Scout"], borrowed=["Scout"],
            resources=["Obsession"] * 3,
        ),
        Side(play=["Stalwart Soldier", "Warrior Prodigy"], borrowed=["Warrior Prodigy"]),
    )  # fmt: skip
    deploys(table.me, "Quotidian Transposition")
    assert (table.asked, sorted(table.me.choices())) == (table.me, ["Gnat", "Warrior Prodigy"])
    table.me.picks("Warrior Prodigy")
    assert sorted(table.you.choices()) == ["Scout", "Stalwart Soldier"]
    table.you.picks("Scout")
    assert (table.me.hand, table.you.hand) == (["Warrior Prodigy"], ["Scout"])


@CASES.of("Quotidian Transposition")
def a_player_without_characters_returns_none() -> None:
    table = set_up(
        Side(hand=["Quotidian Transposition"], resources=["Obsession"] * 3),
        Side(play=["Stalwart Soldier", "Spackle"]),
    )
    deploys(table.me, "Quotidian Transposition")
    with shows("402.5"):
        assert table.you.hand == ["Stalwart Soldier"]
    ends_turn(table)
    assert Done() not in table.you.legal


def _picks_player(table: Table, player: int) -> None:
    """I pick a player."""
    assert table.asked is table.me
    assert len(table.me.numbers()) == 2
    table.me.answers(player)


@CASES.of("Study Disturbance")
def the_picked_player_can_play_no_characters_this_turn() -> None:
    table = set_up(
        Side(
            hand=["Study Disturbance", "Gnat", "Foment"], deck=["Rage"], resources=["Obsession"] * 3
        )
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


def _disturbs(resources: int, *, pays: bool = False) -> Table:
    """In my turn I pick you, who may pay 2; it resolves."""
    table = set_up(
        Side(hand=["Study Disturbance", "Gnat"], deck=["Rage"], resources=["Obsession"] * 2),
        Side(hand=["Puddle of Goo", "Shot"], resources=["Obsession"] * resources, deck=["Rouse"]),
    )
    table.me.deploys("Study Disturbance")
    _picks_player(table, 1)
    if resources >= 2:
        assert (table.asked, table.asks) == (table.you, DecisionKind.MAY)
        table.you.answers(int(pays))
    table.resolves()
    return table


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


def _tedious(resources: int, *, pays: bool = False) -> Table:
    """I picked three characters, and you could pay."""
    table = set_up(
        Side(
            hand=[TEDIOUS], play=["Stalwart Soldier"], deck=["Gnat", "Rouse", "Rage", "Greed"],
            resources=["Obsession"] * 3,
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
    table = set_up(
        Side(hand=[TEDIOUS], play=["Gnat"], resources=["Obsession"] * 3), Side(play=["Scout"])
    )
    assert not table.me.can_deploy(TEDIOUS)


@CASES.of(THIS)
def three_tactics_go_to_deck_play_and_hand() -> None:
    table = set_up(
        Side(
            hand=[THIS], discard=["Rouse", "Obscure", "Encumber", "Forget", "Scout"],
            deck=["Rage"], resources=["Obsession"] * 5,
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
    table = set_up(
        Side(hand=[THIS], discard=["Rouse", "Obscure", "Scout"], resources=["Obsession"] * 5),
        Side(discard=["Encumber"]),
    )
    assert not table.me.can_deploy(THIS)


@CASES.of("Underwhelming Performance")
def a_character_loses_6_strength_and_its_controller_may_detach_two() -> None:
    for wanted in (0, 1, 2):
        table = set_up(
            Side(hand=["Underwhelming Performance"], deck=["Rage"], resources=["Obsession"] * 3),
            Side(play=["Gigamajig"], hand=["Servile Centipede"], resources=["Obsession"] * 4),
            active=1,
        )
        deploys(table.you, "Servile Centipede")
        table.next_turn()
        table.me.deploys("Underwhelming Performance")
        table.me.picks("Gigamajig")
        detaches(table.you, wanted, most=2)
        table.resolves()
        assert table.you.free == wanted
        assert (stats(table, "Gigamajig"), table.me.hand) == ((4, 10, 2), ["Rage"])
        table.next_turn()
        assert table.strength("Gigamajig") == 10


@CASES.of("Violating Ritual")
def two_cards_are_discarded_and_one_is_drawn() -> None:
    table = set_up(
        Side(hand=["Violating Ritual"], deck=["Rage"], resources=["Obsession"] * 3),
        Side(hand=["Scout", "Gnat", "Greed"]),
    )
    deploys(table.me, "Violating Ritual")
    assert table.asked is table.you
    table.you.picks("Scout")
    table.you.picks("Greed")
    assert (table.you.hand, table.me.hand) == (["Gnat"], ["Rage"])


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
