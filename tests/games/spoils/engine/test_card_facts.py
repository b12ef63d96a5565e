"""The printed facts of a card. Rules: 201."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import CardType
from tests.support.card_play import deploys
from tests.support.made_cards import (
    CHEAP_TOWER,
    COMPANY,
    COSTLY_WALL,
    GAIN,
    GUARD,
    PLAIN_BOX,
    WALL,
    WEAK_GUARD,
)
from tests.support.rules import rule, shows
from tests.support.scenario import PLAIN_FACTION, Side, board, character, item, made, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
DRAGONS = v.CARD.of_subtype("dragon")


@ALL
@pytest.mark.parametrize("cost", [0, 1, 3])
def test_201_2a_deploying_takes_as_many_resources_as_the_cost_number_says(
    edition: Edition, cost: int
) -> None:
    card = character("Recruit", 1, 1, cost=cost)
    for resources in range(5):
        table = board(Side(hand=["Recruit"], resources=resources), Side(), card, edition=edition)
        assert table.me.can_deploy("Recruit") is (resources >= cost)
        if table.me.can_deploy("Recruit"):
            table.me.deploys("Recruit")
            while table.asks is DecisionKind.ATTACH_TO_PAY:
                table.me.picks("Rage")
            assert table.me.free == resources - cost


@ALL
def test_201_3a_the_icons_of_the_threshold_must_be_under_your_own_control(
    edition: Edition,
) -> None:
    brute = character("Brute", 2, 2, cost=0, threshold="RRG")
    for mine, yours, able in (
        (["Rage", "Rage", "Greed"], [], True),
        (["Rage", "Greed", "Greed"], [], False),
        (["Rage", "Rage"], ["Greed"], False),
        (["Greed"], ["Rage", "Rage"], False),
    ):
        table = board(
            Side(hand=["Brute"], resources=mine), Side(resources=yours), brute, edition=edition
        )
        assert table.me.can_deploy("Brute") is able


@ALL
@rule("EX-B02")
def test_201_4b_a_subtype_is_found_on_cards_of_every_type(edition: Edition) -> None:
    break_gear = tactic("Break", [v.Destroy(v.PICKED)], pays=[v.Pick(v.CARD.of_subtype("gear"))])
    golem = character("Golem", 1, 1, subtypes=("gear",))
    saw = item("Saw", subtypes=("tool", "gear"))
    table = board(
        Side(hand=["Break"]), Side(play=["Golem", "Saw", "Guard"]), golem, saw, GUARD, break_gear,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Break")
    assert sorted(table.me.choices()) == ["Golem", "Saw"]


@ALL
def test_201_4b_a_subtype_does_nothing_by_itself(edition: Edition) -> None:
    """Not even one that is a word of the rules."""
    odd = character("Odd", 1, 1, 2, subtypes=("covert", "unique", "staple", "resource"))
    table = board(
        Side(play=["Odd", "Odd"], hand=["Odd"], resources=1), Side(play=["Wall"]), odd,
        character("Wall", 1, 4), edition=edition,
    )  # fmt: skip
    table.me.deploys("Odd")
    table.resolves()
    assert (table.me.play, table.me.free) == (["Odd"] * 3, 0)
    table.me.attacks("Odd")
    table.passes_until(DecisionKind.BLOCKERS)
    assert table.you.choices() == ["Wall"]


@COMPREHENSIVE
@rule("EX-001")
def test_201_4b_a_subtype_is_counted_among_your_own_cards(edition: Edition) -> None:
    whelp = character("Whelp", 2, 2, subtypes=("dragon",))
    mother = character(
        "Mother", 2, 2, 1,
        v.Conditional(
            v.THIS,
            (v.More(v.STRENGTH, v.Count(DRAGONS.you_control())),),
        ),
    )  # fmt: skip
    table = board(
        Side(play=["Mother", "Whelp", "Whelp"]), Side(play=["Whelp"]), whelp, mother,
        edition=edition,
    )  # fmt: skip
    assert table.strength("Mother") == 4


@ALL
@rule("EX-B02", "basic1e:B.item.1")
def test_201_4b_a_subtype_is_picked_whatever_the_type(edition: Edition) -> None:
    sort = tactic("Sort", [v.Destroy(v.PICKED)],
                  pays=[v.Pick(v.CARD.of_subtype("gear"))])  # fmt: skip
    table = board(
        Side(hand=["Sort"], play=["Helm", "Robot", "Guard"]), Side(), sort, WEAK_GUARD,
        item("Helm", subtypes=("gear",)), character("Robot", 1, 1, subtypes=("gear",)),
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Sort")
    assert table.me.choices() == ["Helm", "Robot"]


@ALL
@rule("basic1e:B.basictext.1")
def test_201_5b_text_works_only_while_its_card_is_in_play(edition: Edition) -> None:
    banner = item("Banner", v.Conditional(v.CHARACTER, (v.More(v.STRENGTH, 1),)))
    table = board(
        Side(play=["Guard"], hand=["Banner"], discard=["Banner"], resources=1), Side(), GUARD,
        banner, edition=edition,
    )  # fmt: skip
    assert table.strength("Guard") == 2
    table.me.deploys("Banner")
    table.resolves()
    assert table.strength("Guard") == 3


@pytest.mark.parametrize(
    ("side", "how"),
    [
        (Side(hand=["Discard", "Mountainous Golem"]), "Discard"),
        (Side(hand=["Mill"], deck=["Mountainous Golem"]), "Mill"),
        (Side(hand=["Kill"], play=["Mountainous Golem"]), "Kill"),
    ],
)
def test_201_5b_the_mountain_leaves_the_game_from_wherever_it_is_discarded(
    side: Side, how: str
) -> None:
    table = board(side, Side(), *COMPANY)
    deploys(table.me, how)
    assert (table.me.discard, table.me.out_of_game) == ([how], ["Mountainous Golem"])


@pytest.mark.parametrize(("name", "ability"), [
    ("Fired Hand", "PETTY VENGEANCE"), ("Vorpal Sword", "SNICKER SNACK"),
])  # fmt: skip
def test_201_5b_an_ability_for_a_face_down_card_is_used_while_it_lies_so(
    name: str, ability: str
) -> None:
    worn = {"Vorpal Sword": "Guard"}
    for up, down, able in (([name], [], False), ([], [name], True)):
        attached = {card: host for card, host in worn.items() if card in up}
        table = board(
            Side(
                play=["Guard", *up], attached=attached, face_down=down, hand=["Box"], resources=3
            ),
            Side(play=["Wall"]), GUARD, COSTLY_WALL, PLAIN_BOX,
        )  # fmt: skip
        assert table.me.can_use(name, ability) is able
    table.me.uses(name, ability)
    table.me.picks("Wall")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Rage")
    table.resolves()
    assert (table.life("Wall"), table.damage("Wall")) in ((3, 0), (4, 2))
    assert table.me.discard == ["Box"]


@pytest.mark.parametrize("step", [
    v.Discard(2), v.Destroy(v.CHARACTER), v.Put(v.top(2), v.DISCARD_PILE),
])  # fmt: skip
def test_201_5b_the_madster_is_shuffled_in_from_wherever_it_would_be_discarded(
    step: v.Step,
) -> None:
    cards = ["Marauding Madster", "Guard"]
    kind = type(step)
    table = board(
        Side(
            hand=["Loss", *(cards if kind is v.Discard else [])],
            play=cards if kind is v.Destroy else [],
            deck=cards if kind is v.Put else [],
        ),
        Side(), GUARD, tactic("Loss", [step]),
    )  # fmt: skip
    table.me.deploys("Loss")
    table.resolves()
    assert table.me.deck == ["Marauding Madster"]
    assert sorted(table.me.discard) == ["Guard", "Loss"], "what goes with it goes as usual"


@ALL
@rule("basic1e:B.abilities.1")
def test_201_5c_an_ability_has_a_name_a_cost_and_an_effect(edition: Edition) -> None:
    first = v.Ability("FIRST", (v.Pay(1),), (GAIN,))
    second = v.Ability("SECOND", (v.Deplete(v.THIS),), (v.Draw(1),))
    table = board(
        Side(play=["Sage"], resources=1), Side(), character("Sage", 1, 1, 1, first, second),
        edition=edition,
    )  # fmt: skip
    table.me.uses("Sage", "FIRST")
    assert (table.me.free, table.me.influence) == (0, 20), "the cost comes first"
    table.resolves()
    with shows("502.1"):
        assert (table.me.free, table.me.influence) == (0, 21)
    assert not table.me.can_use("Sage", "FIRST")
    assert table.me.can_use("Sage", "SECOND")


@ALL
def test_201_5d_text_that_opens_with_icons_works_while_they_are_met(edition: Edition) -> None:
    bear = character(
        "Bear", 2, 2, 1,
        v.Conditional(v.THIS, (v.More(v.STRENGTH, 2),), threshold="RR"),
    )  # fmt: skip
    for resources, strength in ((1, 2), (2, 4)):
        table = board(Side(play=["Bear"], resources=resources), Side(), bear, edition=edition)
        with shows("405.4"):
            assert table.strength("Bear") == strength


@ALL
def test_201_7a_only_characters_have_battle_stats(edition: Edition) -> None:
    cards = [
        GUARD, CHEAP_TOWER, item("Hat"), tactic("Plan"), made("Mine", CardType.RESOURCE),
    ]  # fmt: skip
    table = board(
        Side(play=["Guard", "Tower", "Hat"], hand=["Plan"], resources=["Mine"], face_down=["Wall"]),
        Side(), *cards, WALL, edition=edition,
    )  # fmt: skip
    battle_stats = (v.STRENGTH, v.LIFE, v.SPEED)
    for name in ("Tower", "Hat", "Plan", "Mine", "Wall", PLAIN_FACTION):
        assert [table.stat(name, it) for it in battle_stats] == [None] * 3, name
    with shows("204.4", "201.7b"):
        assert [table.stat("Guard", it) for it in battle_stats] == [2, 3, 2]


def test_201_7b_battle_stats_are_strength_life_and_speed_on_every_character(
    catalogue: Catalogue,
) -> None:
    for card in catalogue.cards:
        numbers = (card.strength, card.life, card.speed)
        if card.type is CardType.CHARACTER:
            assert None not in numbers, card.name
        elif card.type is not CardType.ITEM:  # 201.7c: gear prints what it adds
            assert numbers == (None, None, None), card.name


@ALL
@rule("basic1e:B.item.1")
@pytest.mark.parametrize(
    ("name", "icon", "bonus"),
    [("Fat Pants", "Greed", (1, 2, 0)), ("Heavy Plating", "Elitism", (4, 4, -1))],
)
def test_201_7c_gear_changes_battle_stats_by_the_signed_numbers_on_it(
    catalogue: Catalogue, edition: Edition, name: str, icon: str, bonus: tuple[int, int, int]
) -> None:
    gear = catalogue.by_name[name]
    assert (gear.strength, gear.life, gear.speed) == bonus
    table = board(
        Side(play=["Guard"], hand=[name], resources=[icon] * 6), Side(), GUARD, edition=edition
    )
    stats = (v.STRENGTH, v.LIFE, v.SPEED)
    before = [table.stat("Guard", it) or 0 for it in stats]
    table.me.deploys(name)
    table.resolves()
    after = [table.stat("Guard", it) or 0 for it in stats]
    assert tuple(b - a for a, b in zip(before, after, strict=True)) == bonus


@ALL
def test_201_8a_only_locations_have_structure(edition: Edition) -> None:
    table = board(
        Side(play=["Guard", "Tower", "Hat"], hand=["Plan"], resources=["Mine"]), Side(),
        GUARD, CHEAP_TOWER, item("Hat"), tactic("Plan"), made("Mine", CardType.RESOURCE),
        edition=edition,
    )  # fmt: skip
    for name in ("Guard", "Hat", "Plan", "Mine", PLAIN_FACTION):
        assert table.stat(name, v.STRUCTURE) is None, name
    assert table.stat("Tower", v.STRUCTURE) == 3
