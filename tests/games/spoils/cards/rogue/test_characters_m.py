"""Characters of the Rogue, from Martial Artist to Mustache Aficionado."""

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import DecisionKind, Person, observe
from tests.games.spoils.cards.rogue.table_talk import (
    deploys,
    icons,
    is_covert,
    may_stop,
    offers,
    says,
    stats,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import DISCARD, HOUSE, KILL, LAMP, LIFT
from tests.support.rules import shows
from tests.support.scenario import Side, Table, board, tactic

CASES = CardTests()
SETTLE = tactic("Settle", [v.Put(v.top(1), v.PLAY)])


@CASES.of("Martial Artist", "Martial Arts Trainee")
def only_its_own_player_can_pick_it() -> None:
    for name in ("Martial Artist", "Martial Arts Trainee"):
        table = board(
            Side(play=[name, "Harbinger of Anguish"], resources=1),
            Side(play=["Transient Smuggler", "Befuddling Beggar"]),
        )
        table.me.uses("Harbinger of Anguish", "DEMOTIVATE")
        assert name in table.me.choices()
        theirs = board(
            Side(play=["Befuddling Beggar", "Scout"]), Side(play=[name, "Agile Highwayman"])
        )
        theirs.me.uses("Befuddling Beggar", "PANHANDLE")
        assert sorted(theirs.me.choices()) == ["Agile Highwayman", "Befuddling Beggar", "Scout"]


@CASES.of("Martial Arts Master")
def it_is_stronger_by_its_lead_in_speed() -> None:
    table = board(
        Side(play=["Martial Arts Master"]), Side(play=["Union Leader", "Legacy Warmachine"])
    )
    assert table.strength("Martial Arts Master") == 1
    table.me.attacks("Martial Arts Master")
    assert table.strength("Martial Arts Master") == 1
    table.you.blocks("Union Leader", "Legacy Warmachine")
    assert stats(table, "Martial Arts Master") == (4, 3, 6)


@CASES.of("Martial Arts Wannabe")
def nobody_can_pick_it_while_its_player_has_more_characters() -> None:
    def picks(mine: list[str]) -> tuple[list[str], list[str]]:
        """What the opponent and its own player can pick."""
        yours = ["Befuddling Beggar", "Scout"]
        table = board(Side(play=["Martial Arts Wannabe", *mine]), Side(play=yours))
        table.me.uses("Befuddling Beggar", "PANHANDLE")
        own = table.me.choices()
        table = board(Side(play=yours), Side(play=["Martial Arts Wannabe", *mine]))
        table.me.uses("Befuddling Beggar", "PANHANDLE")
        return table.me.choices(), own

    for choices in picks(["Befuddling Beggar", "Gnat"]):
        assert "Martial Arts Wannabe" not in choices
        assert "Gnat" in choices
    for choices in picks(["Befuddling Beggar"]):
        assert "Martial Arts Wannabe" in choices


@CASES.of("Master Scavenger")
def three_cards_out_of_the_opposing_discard_pile_make_it_stronger() -> None:
    table = board(
        Side(play=["Master Scavenger"], discard=["Gnat"] * 3),
        Side(discard=["Scout", "Rage", "Greed", "Gnat"]),
    )
    table.me.uses("Master Scavenger", "RECLAIM")
    table.me.sets("Scout", "Greed", "Gnat")
    table.resolves()
    assert sorted(table.you.out_of_game) == ["Gnat", "Greed", "Scout"]
    assert table.you.discard == ["Rage"]
    assert stats(table, "Master Scavenger") == (2, 2, 3)
    table.next_turn()
    assert stats(table, "Master Scavenger") == (1, 1, 3)


@CASES.of("Master Scavenger")
def it_reclaims_nothing_out_of_two_cards() -> None:
    me = Side(play=["Master Scavenger"], discard=["Gnat"] * 3)
    table = board(me, Side(discard=["Scout", "Rage"]))
    assert not table.me.can_use("Master Scavenger", "RECLAIM")


def thief_falls() -> Table:
    table = board(
        Side(play=["Master Thief"], hand=["Kill"], discard=["Agile Highwayman"]),
        Side(discard=["Scout", "Rage", "Tremor Engine", "Defenestrate", "Gambling Den"]),
        KILL,
    )
    deploys(table.me, "Kill", "Master Thief")
    return table


@CASES.of("Master Thief")
def its_player_may_take_a_card_that_is_no_tactic_when_it_is_destroyed() -> None:
    table = thief_falls()
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Gambling Den", "Rage", "Scout", "Tremor Engine"]
    table.me.picks("Scout")
    assert table.me.play == ["Scout"]
    assert "Master Thief" in table.me.discard


@CASES.of("Master Thief")
def it_may_take_nothing_and_takes_nothing_on_the_way_to_a_hand() -> None:
    table = thief_falls()
    table.me.declines()
    assert table.me.play == []
    table = board(Side(play=["Master Thief"], hand=["Lift"]), Side(discard=["Scout"]), LIFT)
    deploys(table.me, "Lift", "Master Thief")
    assert table.asks is DecisionKind.ACT
    assert table.me.hand == ["Master Thief"]


@CASES.of("Maxwell Cockswagger")
def it_struts_for_two() -> None:
    for option, expected in ((0, (3, 3, 5)), (1, (3, 2, 4))):
        table = board(Side(play=["Maxwell Cockswagger"], resources=2), Side(play=["Scout"]))
        uses(table.me, "Maxwell Cockswagger", "STRUT", "Scout")
        table.me.answers(option)
        assert table.me.free == 0
        assert stats(table, "Scout") == expected
        table.next_turn()
        assert stats(table, "Scout") == (3, 3, 4)


def brigand_is_blocked(*yours: str) -> Table:
    table = board(Side(play=["Mendacious Brigand"]), Side(play=["Union Leader", "Scout", *yours]))
    table.me.attacks("Mendacious Brigand")
    table.you.blocks("Union Leader", "Scout")
    return table


@CASES.of("Mendacious Brigand")
def it_may_exchange_a_blocker_for_another_character() -> None:
    table = brigand_is_blocked("Gnat", "Warrior Prodigy")
    table.me.agrees()
    first = set(table.me.choices())
    assert first in ({"Union Leader", "Scout"}, {"Gnat", "Warrior Prodigy"})
    table.me.picks("Union Leader" if "Scout" in first else "Gnat")
    assert set(table.me.choices()) == {"Union Leader", "Scout", "Gnat", "Warrior Prodigy"} - first
    table.me.picks("Gnat" if "Scout" in first else "Union Leader")
    assert set(table.names(observe(table.state, Person(0)).blockers)) == {"Scout", "Gnat"}


@CASES.of("Mendacious Brigand")
def it_exchanges_nobody_if_it_does_not_want_to_or_nobody_is_left() -> None:
    table = brigand_is_blocked("Gnat")
    table.me.declines()
    assert set(table.names(observe(table.state, Person(0)).blockers)) == {"Scout", "Union Leader"}
    table = brigand_is_blocked()
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
        table.resolves()
    assert "Gnat" not in table.you.play


@CASES.of("Murderous Kleptomaniac")
def it_may_take_a_card_out_of_the_game_when_it_is_buried() -> None:
    me = Side(play=["Murderous Kleptomaniac"], hand=["Kill"])
    you = Side(play=["Scout", "Lamp", "House"], resources=1)
    table = board(me, you, KILL, LAMP, HOUSE)
    deploys(table.me, "Kill", "Murderous Kleptomaniac")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["House", "Lamp", "Scout"]
    table.me.picks("House")
    assert table.you.out_of_game == ["House"]
    assert table.you.play == ["Scout", "Lamp"]
    table = board(me, you, KILL, LAMP, HOUSE)
    deploys(table.me, "Kill", "Murderous Kleptomaniac")
    table.me.declines()
    assert table.you.out_of_game == []


@CASES.of("Murderous Kleptomaniac")
def it_removes_nothing_when_it_is_discarded_from_hand() -> None:
    me = Side(hand=["Murderous Kleptomaniac", "Discard"])
    table = board(me, Side(play=["Scout"]), DISCARD)
    deploys(table.me, "Discard")
    assert table.me.discard.count("Murderous Kleptomaniac") == 1
    assert table.asks is DecisionKind.ACT


@CASES.of("Murderous Kleptomaniac")
def with_ten_icons_it_takes_characters_and_items() -> None:
    you = Side(play=["Scout", "Lamp", "House"])
    me = Side(play=["Murderous Kleptomaniac"], resources=icons(10))
    table = board(me, you, LAMP, HOUSE)
    table.me.uses("Murderous Kleptomaniac", "KLEPT")
    assert sorted(table.me.choices()) == ["Lamp", "Murderous Kleptomaniac", "Scout"]
    table.me.picks("Lamp")
    table.resolves()
    assert table.controller("Lamp") is table.me
    assert table.me.free == 6
    table = board(Side(play=me.play, resources=icons(9)), you, LAMP, HOUSE)
    assert not table.me.can_use("Murderous Kleptomaniac", "KLEPT")


@CASES.of("Muscle Tribe of Danger and Excellence")
def a_deception_that_enters_play_makes_it_strong_and_covert() -> None:
    name = "Muscle Tribe of Danger and Excellence"
    for card, grows in (("Deception", True), ("Treachery", True), ("Resistance Fighter", True),
                        ("Rage", False), ("Scout", False)):  # fmt: skip
        table = board(Side(play=[name], hand=["Settle"], deck=[card]), Side(), SETTLE)
        deploys(table.me, "Settle")
        if table.asks is DecisionKind.ORDER:
            table.me.answers(0)
        assert table.strength(name) == 2 + grows, card
        assert is_covert(table, name) is grows
        table.next_turn()
        assert table.strength(name) == 2
        assert not is_covert(table, name)


@CASES.of("Muscle Tribe of Danger and Excellence")
def an_opposing_deception_does_nothing() -> None:
    name = "Muscle Tribe of Danger and Excellence"
    you = Side(play=[name])
    table = board(Side(hand=["Settle"], deck=["Deception"]), you, SETTLE)
    deploys(table.me, "Settle")
    assert table.strength(name) == 2


def showdown(mine: str, yours: str, *piles: str) -> Table:
    """The first card of each deck lies alone; both choose a pile, I first."""
    table = board(
        Side(play=["Mustache Aficionado"], deck=[mine, "Rage", "Greed", "Elitism"]),
        Side(deck=[yours, "Rage", "Greed", "Elitism"]),
    )
    uses(table.me, "Mustache Aficionado", "MUSTACHE SHOWDOWN")
    for seat, card in ((table.me, mine), (table.you, yours)):
        assert sorted(seat.choices()) == sorted([card, "Rage", "Greed"])
        seat.picks(card)
        seat.passes()
    for seat, pile in zip((table.me, table.you), piles, strict=True):
        assert sorted(offers(seat)) == ["a pile of 1", "a pile of 2"]
        says(seat, pile)
    return table


@CASES.of("Mustache Aficionado")
def the_owner_of_the_dearer_chosen_pile_may_take_a_card_of_it() -> None:
    table = showdown("Scout", "Agile Highwayman", "a pile of 1", "a pile of 1")
    assert table.is_depleted("Mustache Aficionado")
    assert table.me.choices() == ["Scout"]
    table.me.picks("Scout")
    assert table.me.hand == ["Scout"]
    assert sorted(table.me.deck) == ["Elitism", "Greed", "Rage"]
    assert len(table.you.deck) == 4
    table = showdown("Scout", "Agile Highwayman", "a pile of 1", "a pile of 2")
    table.you.passes()
    assert table.you.hand == []
    assert len(table.you.deck) == 4


@CASES.of("Mustache Aficionado", "Quotidian Misfire")
def a_card_that_is_taken_may_be_replaced_on_its_way_to_the_hand() -> None:
    table = board(
        Side(
            play=["Mustache Aficionado"],
            hand=["Quotidian Misfire"],
            resources=["Obsession"] * 4,
            deck=["Scout", "Rage", "Greed", "Elitism"],
        ),
        Side(deck=["Agile Highwayman", "Rage", "Greed", "Elitism"]),
    )
    deploys(table.me, "Quotidian Misfire")
    uses(table.me, "Mustache Aficionado", "MUSTACHE SHOWDOWN")
    for seat, card in ((table.me, "Scout"), (table.you, "Agile Highwayman")):
        seat.picks(card)
        seat.passes()
    for seat in (table.me, table.you):
        says(seat, "a pile of 1")
    table.me.picks("Scout")
    with shows("506.1"):
        assert table.me.hand == []
        assert "Scout" in table.me.discard
    assert len(table.me.deck) == 3


@CASES.of("Mustache Aficionado")
def nobody_takes_a_card_if_the_chosen_piles_cost_the_same() -> None:
    table = showdown("Scout", "Agile Highwayman", "a pile of 2", "a pile of 2")
    assert table.asks is DecisionKind.ACT
    assert table.me.hand == table.you.hand == []


@CASES.of("Mustache Aficionado")
def each_pile_has_at_least_a_card() -> None:
    table = board(
        Side(play=["Mustache Aficionado"], deck=["Gnat", "Rage", "Greed"]),
        Side(deck=["Gnat", "Rage", "Greed"]),
    )
    uses(table.me, "Mustache Aficionado", "MUSTACHE SHOWDOWN")
    assert not may_stop(table.me)
    table.me.picks("Gnat")
    table.me.picks("Rage")
    assert table.asked is table.you


@CASES.of("Mustache Aficionado")
def a_deck_without_two_cards_makes_no_piles_to_compare() -> None:
    for mine in (["Union Leader"], []):
        table = board(
            Side(play=["Mustache Aficionado"], deck=mine), Side(deck=["Scout", "Gnat", "Scout"])
        )
        uses(table.me, "Mustache Aficionado", "MUSTACHE SHOWDOWN")
        table.you.picks("Scout")
        table.you.passes()
        table.me.says("a pile of 1")
        with shows("402.5b"):
            assert table.asks is DecisionKind.ACT
        assert (table.me.deck, len(table.you.deck)) == (mine, 3)


def test_characters_of_the_rogue_m(only_card: str | None) -> None:
    CASES.run(only_card)
