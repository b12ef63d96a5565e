"""Universal cards that are no factions."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, is_offered, replies
from tests.support.card_tables import TOURNAMENT, has_one_of_two, rage, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()
PETE = "Remains of Foreman Pete, the Clock Man"
SKYDOCKS = "Clockman Skydocks"
CRESTS = {
    "Crest of Deception": "Deception",
    "Crest of Elitism": "Elitism",
    "Crest of Greed": "Greed",
    "Crest of Obsession": "Obsession",
    "Crest of Rage": "Rage",
}
VICTORY = "Unscrupuls of Victory"


@CASES.of(SKYDOCKS, PETE)
def each_player_has_one_of_that_name() -> None:
    for name in (SKYDOCKS, PETE):
        assert has_one_of_two(name, face_down=["Gnat", "Gnat"])


@CASES.of(SKYDOCKS)
def a_business_day_eases_the_next_card_by_one_icon() -> None:
    hand = ["Warrior Prodigy"]
    me = Side(play=[SKYDOCKS], hand=hand, resources=["Rage", "Greed", "Greed", "Greed"])
    table = set_up(me)
    assert not table.me.can_deploy("Warrior Prodigy")
    table.me.uses(SKYDOCKS, "BUSINESS DAY")
    table.me.says("R")
    table.me._does(table.me.legal[-1])
    table.resolves()
    assert table.is_depleted(SKYDOCKS)
    assert table.me.can_deploy("Warrior Prodigy")


def crested(crest: str, resource: str, you: Side | None = None) -> Table:
    """I have a crest, and have just played a resource."""
    me = Side(
        play=[crest], hand=[resource], faction=TOURNAMENT, resources=4,
        deck=["Gnat", "Lamp", "Learn", "Scout"],
    )  # fmt: skip
    table = set_up(me, you)
    table.me.uses(TOURNAMENT, "RESOURCE")
    table.resolves()
    table.me.plays_resource(resource)
    table.resolves()
    return table


@CASES.of(*CRESTS)
def it_waits_for_its_own_icon() -> None:
    for crest, resource in CRESTS.items():
        assert is_offered(crested(crest, resource, Side(play=["Gnat"])).me), crest
        other = "Greed" if resource != "Greed" else "Rage"
        assert not is_offered(crested(crest, other).me), crest


@CASES.of(*CRESTS)
def each_player_has_one_crest() -> None:
    for crest in CRESTS:
        table = set_up(rage(crest, play=["Crest of Rage"]), Side(play=["Crest of Greed"]))
        deploys(table.me, crest)
        for _ in range(6):
            if table.asks is DecisionKind.CHOOSE_CARD:
                table.me.picks(crest)
            elif table.asks is not DecisionKind.ACT:
                replies(table.me, 0)
            table.resolves()
        assert len(table.me.play) == len(table.me.discard) == 1
        assert table.you.play == ["Crest of Greed"]


@CASES.of("Crest of Deception")
def a_character_loses_one_life() -> None:
    table = crested("Crest of Deception", "Deception", Side(play=["Gnat", "Scout"]))
    replies(table.me, True, "Scout")
    assert table.life("Scout") == 2
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Crest of Elitism", "Crest of Greed")
def it_gives_a_majig_or_two_influence() -> None:
    table = crested("Crest of Elitism", "Elitism")
    replies(table.me, True)
    assert "Micromajig Token" in table.me.play
    table = crested("Crest of Greed", "Greed")
    table.me.agrees()
    table.me._does(table.me.legal[0])
    assert table.me.influence + table.you.influence == 42


@CASES.of("Crest of Obsession", "Crest of Rage")
def it_puts_a_card_of_the_deck_on_top() -> None:
    for crest, resource, names in (
        ("Crest of Obsession", "Obsession", ["Learn"]),
        ("Crest of Rage", "Rage", ["Gnat", "Scout"]),
    ):
        table = crested(crest, resource)
        replies(table.me, True)
        if table.asks is not DecisionKind.ACT:
            assert sorted(table.me.choices()) == names
            replies(table.me, names[-1])
        assert table.me.deck[0] == names[-1]
        assert len(table.me.deck) == 4
        assert table.you.was_shown == [names[-1]]


@CASES.of(PETE)
def he_clocks_in_works_and_clocks_out() -> None:
    hidden = ["Gnat", "Gnat", "Gnat"]
    table = set_up(rage("Rage", "Scout", play=[PETE], face_down=hidden))
    table.me.uses(PETE, "CLOCK IN")
    while table.asks is DecisionKind.CHOOSE_CARD:
        assert table.me.choices() == ["Rage"]
        table.me.picks("Rage")
    replies(table.me)
    assert table.me.discard == ["Rage"]
    assert sorted(table.me.hand) == ["Scout", "Scout"]
    two = set_up(rage("Rage", play=[PETE], face_down=hidden[1:]))
    assert not two.me.can_use(PETE, "CLOCK IN")
    assert two.me.can_use(PETE, "WORK IT")


@CASES.of("Time to Retire")
def a_character_goes_face_down_and_maybe_a_resource_to_hand() -> None:
    table = set_up(rage("Time to Retire", play=["Scout"], face_down=["Gnat"]))
    deploys(table.me, "Time to Retire", "Scout")
    assert is_offered(table.me)
    replies(table.me, False)
    assert sorted(table.me.face_down) == ["Gnat", "Scout"]
    assert table.me.hand == []


@CASES.of(VICTORY)
def it_gives_by_the_icons_that_are_there() -> None:
    table = set_up(Side(hand=[VICTORY], deck=["Scout"] * 3, resources=["Greed"] * 2))
    deploys(table.me, VICTORY)
    assert table.me.hand == ["Scout"]
    assert table.me.play == []
    table = set_up(rage(VICTORY, icons=2), Side(play=["Gigamajig", "Gnat"]))
    deploys(table.me, VICTORY)
    assert is_offered(table.me)
    replies(table.me, True, "Gigamajig")
    assert table.damage("Gigamajig") == 2
    assert table.me.hand == []


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
