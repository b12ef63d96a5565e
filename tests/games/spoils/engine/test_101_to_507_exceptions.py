"""Cards against rules, gear, factions, control, keywords. Rules: 101, 201 to 204, 314, 401, 507."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine import events as happened
from app.games.spoils.engine.observe import may_see
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import Area, CardType
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item, location, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
GUARD = character("Guard", 2, 3, cost=2)
KILL = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
HAT = item("Hat", words.AttachTo(), words.Conditional(words.HOST, (words.More(words.LIFE, 1),)))
GAIN = words.GainInfluence(1)


@ALL
@rule("basic1e:B.primary.1")
def test_101_1_a_card_that_may_attack_at_once_does_so_against_the_rule(edition: Edition) -> None:
    swift = character(
        "Swift", 1, 1, 1,
        words.Conditional(words.THIS, (words.Can(words.Action.ATTACK_AT_ONCE),)),
    )  # fmt: skip
    for name, able in (("Swift", True), ("Guard", False)):
        table = board(Side(fresh=[name]), Side(), swift, GUARD, edition=edition)
        assert table.me.can_attack() is able


@ALL
@rule("basic1e:B.abilities.1")
def test_201_5c_an_ability_has_a_name_a_cost_and_an_effect(edition: Edition) -> None:
    first = words.Ability("FIRST", (words.Pay(1),), (GAIN,))
    second = words.Ability("SECOND", (words.Deplete(words.THIS),), (words.Draw(1),))
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
    stats = (words.STRENGTH, words.LIFE, words.SPEED)
    before = [table.stat("Guard", it) or 0 for it in stats]
    table.me.deploys(name)
    table.resolves()
    after = [table.stat("Guard", it) or 0 for it in stats]
    assert tuple(b - a for a, b in zip(before, after, strict=True)) == bonus


@COMPREHENSIVE
def test_202_9_what_hits_every_card_spares_the_factions(edition: Edition) -> None:
    storm = tactic("Storm", [words.Inflict(2, words.CARD)])
    wipe = tactic("Wipe", [words.Destroy(words.CARD)])
    fire = tactic("Fire", [words.Inflict(2, words.FACTION)])
    table = board(
        Side(hand=["Storm", "Wipe", "Fire"]), Side(play=["Guard"]), GUARD, storm, wipe, fire,
        edition=edition,
    )  # fmt: skip
    for name, influence in (("Storm", 20), ("Wipe", 20), ("Fire", 18)):
        table.me.deploys(name)
        table.resolves()
        with shows("402.9"):
            assert table.you.influence == influence
    assert table.you.play == []
    assert set(table.state.faction) <= set(table.state.in_play)


@ALL
@rule("basic1e:B.playres.3")
def test_203_2a_the_controller_of_a_face_down_card_sees_its_front(edition: Edition) -> None:
    table = board(Side(face_down=["Guard"]), Side(), GUARD, edition=edition)
    guard = table.card("Guard")
    with shows("411.2"):
        assert [may_see(table.state, player, guard) for player in (0, 1)] == [True, False]


def test_204_2a_a_character_is_controlled_by_whoever_controls_what_brought_it() -> None:
    raise_dead = tactic(
        "Raise", [words.Put(words.CHARACTER.in_discard_pile(words.OPPONENT), words.PLAY)]
    )
    table = board(Side(hand=["Raise"]), Side(discard=["Guard"]), GUARD, raise_dead)
    table.me.deploys("Raise")
    table.resolves()
    assert (table.me.play, table.you.play) == (["Guard"], [])
    assert table.state.owner[table.card("Guard")] == 1


@pytest.mark.parametrize(("play", "area"), [((), Area.DISCARD_PILE), (("Home",), Area.HAND)])
def test_301_4b_what_is_attached_follows_the_replaced_way_out(
    play: tuple[str, ...], area: Area
) -> None:
    home = item(
        "Home",
        words.Replacement(words.Destroyed(words.CHARACTER), (words.Put(words.THAT, words.HAND),)),
    )
    table = board(
        Side(play=["Guard", *play], hand=["Hat", "Kill"], resources=1), Side(),
        GUARD, HAT, KILL, home,
    )  # fmt: skip
    for name in ("Hat", "Kill"):
        table.me.deploys(name)
        table.resolves()
    assert (table.area("Guard"), table.area("Hat")) == (area, area)


@COMPREHENSIVE
@pytest.mark.parametrize(("stopped", "influence"), [(False, 21), (True, 20)])
def test_314_2_a_terminated_ability_does_nothing_of_what_it_says(
    edition: Edition, stopped: bool, influence: int
) -> None:
    hush = tactic(
        "Hush",
        [words.Terminate(words.RESPONDED_TO)],
        pays=[words.Only(words.RespondingToAbility(words.CHARACTER))],
    )
    pray = words.Ability("PRAY", (words.Pay(1),), (GAIN, words.Draw(1)))
    table = board(
        Side(play=["Monk"], deck=["Guard"], resources=1), Side(hand=["Hush"]),
        character("Monk", 1, 1, 1, pray), hush, GUARD, edition=edition,
    )  # fmt: skip
    table.me.uses("Monk", "PRAY")
    if stopped:
        table.you.deploys("Hush")
    table.resolves()
    assert (table.me.influence, table.me.free) == (influence, 0)
    assert (table.me.hand == []) is stopped


@COMPREHENSIVE
def test_401_1a_in_an_effect_only_a_payment_is_a_cost(edition: Edition) -> None:
    effect = tactic("Effect", [words.Discard(1), GAIN])
    cost = tactic("Cost", [GAIN], pays=[words.Discard(1)])
    toll = tactic("Toll", [words.May((words.Pay(2),), (GAIN,))])
    table = board(Side(hand=["Effect"]), Side(), effect, edition=edition)
    table.me.deploys("Effect")
    table.resolves()
    assert table.me.influence == 21, "an instruction that cannot be followed is skipped"
    assert not board(Side(hand=["Cost"]), Side(), cost, edition=edition).me.can_deploy("Cost")
    table = board(Side(hand=["Toll"], resources=1), Side(), toll, edition=edition)
    table.me.deploys("Toll")
    table.resolves()
    if table.asks is not DecisionKind.ACT:
        table.me.declines()
    assert (table.me.influence, table.me.free) == (20, 1), "a payment is made whole or not at all"


def test_408_5c_a_location_keeps_no_damage_of_what_was_replaced() -> None:
    keep = location("Keep", 3, words.Replacement(words.Destroyed(), (GAIN,)))
    shot = tactic("Shot", [words.Inflict(3, words.PICKED)], pays=[words.Pick(words.LOCATION)])
    table = board(Side(hand=["Shot"]), Side(play=["Keep"]), keep, shot)
    table.me.deploys("Shot")
    table.resolves()
    assert (table.you.play, table.damage("Keep"), table.you.influence) == (["Keep"], 0, 21)


@COMPREHENSIVE
def test_507_1_a_keyword_does_what_the_longer_rule_says(edition: Edition) -> None:
    only = words.OnlyBlockedBy(words.CHARACTER.being(words.State.COVERT))
    short = character("Short", 1, 1, 2, words.COVERT)
    long = character("Long", 1, 1, 2, words.Conditional(words.THIS, (only,)))
    scout = character("Lookout", 1, 1, 2, words.COVERT)
    able = {}
    for name in ("Short", "Long", "Guard"):
        table = board(
            Side(play=[name]), Side(play=["Lookout", "Wall"]), short, long, scout, GUARD,
            character("Wall", 1, 4), edition=edition,
        )  # fmt: skip
        table.me.attacks(name)
        table.resolves()
        able[name] = table.asks is DecisionKind.BLOCKERS and "Wall" in table.you.choices()
    assert able == {"Short": False, "Long": False, "Guard": True}


@COMPREHENSIVE
def test_507_4c_the_extra_cost_of_flip_up_comes_before_the_others(edition: Edition) -> None:
    hidden = character(
        "Hidden", 3, 3, 1,
        words.FlipUp(0, "", (words.Discard(1),)),
        words.OnResolve(cost=(words.Pick(words.CHARACTER),)),
        cost=9,
    )  # fmt: skip
    table = board(
        Side(face_down=["Hidden"], hand=["Guard", "Hat"], play=["Guard", "Wall"]), Side(),
        hidden, GUARD, HAT, character("Wall", 1, 4), edition=edition,
    )  # fmt: skip
    table.me.deploys("Hidden", flip_up=True)
    assert sorted(table.me.choices()) == ["Guard", "Hat"], "first the discard"
    table.me.picks("Hat")
    assert table.asks is DecisionKind.PICK
    assert sorted(table.me.choices()) == ["Guard", "Wall"]


@ALL
@rule("basic1e:B.free.2")
def test_308_1a_free_waives_neither_threshold_nor_extra_costs(edition: Edition) -> None:
    gift = tactic("Gift", [words.Deploy(words.CHARACTER.in_hand(), words.Price.FREE)])
    dear = character(
        "Dear", 1, 1, 1, words.OnResolve(cost=(words.Discard(1),)), cost=9, threshold="R"
    )
    for resources, more, play in ((1, ["Hat"], ["Dear"]), (0, ["Hat"], []), (1, [], [])):
        table = board(
            Side(hand=["Gift", "Dear", *more], resources=resources), Side(), gift, dear, HAT,
            edition=edition,
        )  # fmt: skip
        table.me.deploys("Gift")
        table.resolves()
        assert table.me.play == play


@ALL
def test_309_1_only_attached_resources_are_detached(edition: Edition) -> None:
    untap = tactic("Untie", [words.Detach(words.UpTo(3))])
    table = board(Side(hand=["Guard", "Untie"], resources=3), Side(), GUARD, untap, edition=edition)
    table.me.deploys("Guard")
    table.resolves()
    table.me.deploys("Untie")
    table.resolves()
    with shows("basic1e:B.detach.1"):
        assert table.me.choices() == ["Rage", "Rage"], "the guard and the faction are no answers"
    table.me.sets("Rage", "Rage")
    assert len(table.told(happened.Detached)) == 2
    assert table.me.free == 3


@COMPREHENSIVE
@rule("EX-007")
def test_302_14_a_lone_attacker_is_in_a_party_with_itself(edition: Edition) -> None:
    inspire = words.Ability(
        "INSPIRE", (words.Pick(words.CHARACTER.that(words.InPartyWith(words.THIS))),), (GAIN,)
    )
    table = board(
        Side(play=["Chief", "Guard"]), Side(), character("Chief", 1, 1, 1, inspire), GUARD,
        edition=edition,
    )  # fmt: skip
    assert not table.me.can_use("Chief", "INSPIRE")
    table.me.attacks("Chief")
    table.me.uses("Chief", "INSPIRE")
    table.you.passes()
    assert table.me.influence == 21


@ALL
@rule("EX-B03a", "EX-B03b", "basic1e:B.icons.3")
def test_405_6_two_icons_serve_two_cards_that_ask_for_both(edition: Edition) -> None:
    orc = character("Orc", 1, 1, cost=2, threshold="RR")
    for rages, able in ((1, False), (2, True)):
        resources = [*["Rage"] * rages, *["Greed"] * (4 - rages)]
        table = board(Side(hand=["Orc", "Orc"], resources=resources), Side(), orc, edition=edition)
        assert table.me.can_deploy("Orc") is able
    table.me.deploys("Orc")
    table.me.sets("Rage", "Rage")
    table.resolves()
    table.me.deploys("Orc")
    table.resolves()
    assert (table.me.play, table.me.free) == (["Orc", "Orc"], 0)


@COMPREHENSIVE
@pytest.mark.parametrize(("amount", "even"), [(0, True), (1, False), (2, True), (3, False)])
def test_410_1_even_is_what_2_divides_and_0_is_even(
    edition: Edition, amount: int, even: bool
) -> None:
    bet = tactic("Bet", [words.If(words.Even(amount), (GAIN,))])
    table = board(Side(hand=["Bet"]), Side(), bet, edition=edition)
    table.me.deploys("Bet")
    table.resolves()
    with shows("410.1a"):
        assert table.me.influence == (21 if even else 20)


@ALL
@rule("EX-B02")
def test_201_4b_a_subtype_is_found_on_cards_of_every_type(edition: Edition) -> None:
    break_gear = tactic(
        "Break", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CARD.of_subtype("gear"))]
    )
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


@ALL
@rule("basic1e:B.chtype.4")
def test_208_4_a_card_that_stops_being_a_character_drops_out_of_its_battle(
    edition: Edition,
) -> None:
    petrify = tactic(
        "Petrify",
        [words.Alter(words.PICKED, (words.LosesType(CardType.CHARACTER),))],
        pays=[words.Pick(words.CHARACTER)],
    )
    golem = character(
        "Golem", 3, 3, 1, words.Conditional(words.THIS, (words.GainsType(CardType.ITEM),))
    )
    table = board(Side(play=["Golem"]), Side(hand=["Petrify"]), golem, petrify, edition=edition)
    table.me.attacks("Golem")
    table.me.passes()
    table.you.deploys("Petrify")
    table.resolves()
    assert table.you.influence == 20
    assert table.me.play == ["Golem"]
