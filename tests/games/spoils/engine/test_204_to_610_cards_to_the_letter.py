"""Cards put to work, in situations in which they once did otherwise than they say."""

from collections import Counter

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, Done
from app.games.spoils.engine import events as happened
from app.games.spoils.terms import Area
from tests.support.rules import rule, shows
from tests.support.scenario import Side, Table, board, character, item, location, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
FACTION = "The Tournament Faction"
RICH = ["Obsession", "Greed", "Elitism", "Deception", "Rage"] * 4
GUARD = character("Guard", 2, 3, cost=2)
PEER = character("Peer", 2, 3, cost=2)
BIG = character("Big", 3, 8, cost=4)
HAT = item("Hat")
GIZMO = item("Gizmo", cost=2)
WAIT = tactic("Wait")
KILL = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CARD)])
SHOT = tactic("Shot", [words.Inflict(2, words.PICKED)], pays=[words.Pick(words.CHARACTER)])
REST = tactic("Rest", [words.Restore(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
MADE = (GUARD, PEER, BIG, HAT, GIZMO, WAIT, KILL, SHOT, REST)


def at_table(me: Side, you: Side | None = None, *, edition: Edition = Edition.CR3,
             active: int = 0, seed: int = 7) -> Table:  # fmt: skip
    """A table at which the made-up cards are known."""
    return board(me, you or Side(), *MADE, edition=edition, active=active, seed=seed)


def settles(table: Table) -> None:
    """Both pass windows, and pay with whatever comes first, until something else is asked."""
    table.resolves()
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        seat = table.me if table.me.legal else table.you
        seat._does(seat.legal[0])
        table.resolves()


# The highest and the lowest of several


@ALL
@pytest.mark.parametrize(
    ("name", "there", "gone"),
    [
        ("Executive Poaching", ["Gnat", "Guard", "Big"], ["Big"]),
        ("Subordinate Demotivation", ["Gnat", "Guard", "Big"], ["Gnat"]),
    ],
)
def test_304_1_one_character_with_the_extreme_numeric_cost_is_destroyed(
    edition: Edition, name: str, there: list[str], gone: list[str]
) -> None:
    table = at_table(Side(hand=[name], resources=RICH), Side(play=there), edition=edition)
    table.me.deploys(name)
    settles(table)
    assert table.asks is DecisionKind.ACT, "nobody had to be asked"
    assert table.you.discard == gone


def test_304_1_of_those_tied_for_the_highest_cost_its_player_decides() -> None:
    side = Side(play=["Gnat", "Guard", "Peer"])
    table = at_table(Side(hand=["Executive Poaching"], resources=RICH), side)
    table.me.deploys("Executive Poaching")
    settles(table)
    assert table.me.choices() == ["Guard", "Peer"]
    table.me.picks("Peer")
    assert table.you.discard == ["Peer"]


def test_409_1_dragon_catheter_puts_a_token_on_the_strongest_alone() -> None:
    table = at_table(Side(play=["Dragon Catheter", "Guard"]), Side(play=["Gnat", "Big"]), active=1)
    table.you.ends_turn()
    settles(table)
    assert [table.tokens(name) for name in ("Guard", "Gnat", "Big")] == [0, 0, 1]
    tied = at_table(Side(play=["Dragon Catheter", "Guard"]), Side(play=["Peer"]), active=1)
    tied.you.ends_turn()
    settles(tied)
    assert tied.me.choices() == ["Guard", "Peer"]


def test_610_1a_verrucose_brains_returns_one_character_that_its_controller_decides() -> None:
    table = at_table(Side(play=["Verrucose Brains", "Guard"]), Side(play=["Gnat", "Big"],
                     deck=["Hat"]))  # fmt: skip
    table.me.ends_turn()
    settles(table)
    assert (table.me.play, table.you.play) == (["Verrucose Brains", "Guard"], ["Big"])
    tied = at_table(Side(play=["Verrucose Brains", "Guard"]), Side(play=["Peer"]), active=1)
    tied.you.ends_turn()
    settles(tied)
    assert tied.me.choices() == ["Guard", "Peer"], "in the opponent's turn too"


# Up to so many, divided


@ALL
def test_409_1_up_to_so_many_tokens_are_divided_or_fewer_are_put(edition: Edition) -> None:
    for given in ([], ["Guard"], ["Guard", "Guard"], ["Guard", "Big"], ["Big", "Big"]):
        table = at_table(
            Side(hand=["Voidal Perversion"], play=["Guard", "Big"], deck=["Hat"], resources=RICH),
            edition=edition,
        )
        table.me.deploys("Voidal Perversion")
        table.me.sets("Guard", "Big")
        settles(table)
        for name in given:
            table.me.picks(name)
        if len(given) < 2:
            table.me.passes()
        tokens = Counter({name: table.tokens(name) for name in ("Guard", "Big")})
        assert +tokens == Counter(given)
        assert table.me.hand == ["Hat"], "the card is drawn in any case"


@ALL
def test_409_1_all_tokens_are_put_where_a_text_does_not_say_up_to(edition: Edition) -> None:
    spread = tactic("Spread", [words.PutTokensDivided(words.CHARACTER.you_control(), 2)])
    for names in (["Guard"], ["Guard", "Big"]):
        table = board(Side(hand=["Spread"], play=names), Side(), *MADE, spread, edition=edition)
        table.me.deploys("Spread")
        table.resolves()
        while table.asks is DecisionKind.CHOOSE_CARD:
            assert Done() not in table.me.legal
            table.me.picks(names[-1])
        assert table.tokens(names[-1]) == 2


def test_409_1_eldridge_gosche_puts_up_to_two_tokens_on_what_was_picked() -> None:
    table = at_table(Side(play=["Eldridge Gosche", "Guard", "Hat"]), active=1)
    table.you.ends_turn()
    settles(table)
    table.me.agrees()
    for name in ("Guard", "Hat", "Guard", "Hat"):
        table.me.picks(name)
    assert (table.tokens("Guard"), table.tokens("Hat")) == (1, 1)


@ALL
@pytest.mark.parametrize("shares", [(0,), (1,), (3,)])
def test_410_2a_up_to_so_much_damage_is_inflicted_or_less(
    edition: Edition, shares: tuple[int, ...]
) -> None:
    side = Side(hand=["Trip Wire"], resources=RICH)
    table = at_table(Side(play=["Big"]), side, edition=edition)
    table.me.attacks("Big")
    table.me.passes()
    table.you.deploys("Trip Wire")
    settles(table)
    assert (table.asks, table.you.numbers()) == (DecisionKind.DIVIDE, [0, 1, 2, 3])
    table.you.answers(shares[0])
    assert table.damage("Big") == shares[0]


def test_410_2a_up_to_so_much_damage_is_divided_and_need_not_be_all() -> None:
    for first, second in ((0, 0), (0, 2), (1, 0), (1, 1), (2, 0)):
        table = at_table(Side(play=["Cannon Squadron"]), Side(play=["Big", "Guard"]))
        table.me.uses("Cannon Squadron", "FIRE!")
        table.me.picks("Big")
        table.me.picks("Guard")
        table.resolves()
        table.me.answers(first)
        if first < 2:
            assert table.me.numbers() == list(range(3 - first))
            table.me.answers(second)
        assert (table.damage("Big"), table.damage("Guard")) == (first, second)


@pytest.mark.parametrize(("name", "most"), [("Flaming Barduse", 2), ("Really Big Barduse", 5)])
def test_503_1_a_barduse_inflicts_its_damage_as_it_enters_play(name: str, most: int) -> None:
    table = at_table(Side(hand=[name], resources=["Rage"] * 6), Side(play=["Big"]))
    table.me.deploys(name)
    table.me.agrees()
    table.me.sets("Big")
    settles(table)
    assert table.me.numbers() == list(range(most + 1))
    table.me.answers(most)
    assert table.damage("Big") == most


# What a card was attached to


def stolen(edition: Edition) -> Table:
    """My hand has stolen the opponent's gizmo."""
    for seed in range(1, 30):
        side = Side(hand=["Sticky Stealy Hand", "Kill"], resources=RICH)
        table = at_table(side, Side(play=["Gizmo"]), seed=seed, edition=edition)
        table.me.deploys("Sticky Stealy Hand")
        settles(table)
        if table.controller("Gizmo") is table.me:
            return table
    pytest.fail("no coin was won")


@ALL
def test_503_1_what_a_card_was_attached_to_is_known_as_it_leaves_play(edition: Edition) -> None:
    table = stolen(edition)
    table.me.deploys("Kill")
    table.me.picks("Sticky Stealy Hand")
    settles(table)
    assert table.me.discard == ["Sticky Stealy Hand", "Kill"]
    assert table.controller("Gizmo") is table.you


def test_301_4_where_the_item_goes_along_nobody_takes_it() -> None:
    table = stolen(Edition.CR3)
    table.me.deploys("Kill")
    table.me.picks("Gizmo")
    settles(table)
    assert (table.you.discard, table.asks) == (["Gizmo"], DecisionKind.ACT)


# The whole Restore Rule


@ALL
@rule("cr2010:202.7")
def test_202_7_a_restore_rule_that_is_skipped_detaches_nothing(edition: Edition) -> None:
    table = at_table(
        Side(hand=["Monstrous Lassitude"], resources=["Obsession"] * 2, faction=FACTION,
             deck=["Hat"] * 9, play=["Guard"]),
        Side(faction=FACTION, deck=["Hat"] * 9), edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.resolves()
    table.me.deploys("Monstrous Lassitude")
    settles(table)
    table.next_turn()
    table.next_turn()
    assert (table.me.free, table.is_depleted("Guard")) == (0, True)
    table.next_turn()
    table.next_turn()
    assert not table.is_depleted("Guard"), "one turn only"


# A card that ignores locations


@ALL
def test_101_1_parkour_hoodlum_ignores_what_locations_do_to_characters(edition: Edition) -> None:
    resort = at_table(Side(play=["Parkour Hoodlum", "Guard", "Clandestine Resort"]),
                      edition=edition)  # fmt: skip
    assert (resort.life("Parkour Hoodlum"), resort.life("Guard")) == (1, 4)
    alley = at_table(Side(play=["Parkour Hoodlum", "Guard", "Hangdog Alley"]), edition=edition)
    alley.me.attacks("Parkour Hoodlum")
    assert alley.asks is not DecisionKind.ATTACKERS, "for the other one a party has one member"
    even = at_table(Side(play=["Parkour Hoodlum", "Guard", "Arcana Department"]), edition=edition)
    even.me.attacks("Parkour Hoodlum")
    assert even.state.battle is not None
    assert even.names(even.state.battle.attacking) == ["Parkour Hoodlum"]


@ALL
def test_101_1_parkour_hoodlum_ignores_their_prices_and_replacements_too(edition: Edition) -> None:
    toll = location(
        "Toll", 9,
        words.Requirement(
            words.EACH, words.MustPay(2, words.Action.USE_ABILITY, words.CHARACTER)
        ),
        words.Replacement(words.Destroyed(words.CHARACTER), (words.Put(words.THAT, words.HAND),)),
    )  # fmt: skip
    gift = item("Gift", words.Conditional(words.CHARACTER, (
        words.GainsText(words.Ability("RUN", (words.Pay(1),), ())),)))  # fmt: skip
    table = board(
        Side(play=["Parkour Hoodlum", "Guard", "Toll", "Gift"], hand=["Kill"], resources=2),
        Side(), *MADE, toll, gift, edition=edition,
    )  # fmt: skip
    assert table.me.can_use("Parkour Hoodlum", "RUN")
    assert not table.me.can_use("Guard", "RUN")
    table.me.deploys("Kill")
    table.me.picks("Parkour Hoodlum")
    table.resolves()
    assert "Parkour Hoodlum" in table.me.discard


# From cost to effect


@ALL
def test_402_4_a_picked_card_that_goes_as_the_cost_is_lost_track_of(edition: Edition) -> None:
    for picked, hand in (("Lingamite Torture Monk", []), ("Guard", ["Guard"])):
        table = at_table(Side(play=["Lingamite Torture Monk", "Guard"]), edition=edition)
        table.me.uses("Lingamite Torture Monk", "TORTURE")
        table.me.picks(picked)
        table.resolves()
        assert (table.me.hand, table.me.discard) == (hand, ["Lingamite Torture Monk"])


def test_402_4_a_cost_keeps_track_of_the_cards_it_says_it_moves() -> None:
    side = Side(play=["Mr. Fetch"], discard=["Guard", "Big", "Hat"], deck=["Hat", "Peer"])
    table = at_table(side)
    table.me.uses("Mr. Fetch", "GOOD DEAL")
    assert table.me.choices() == ["Guard", "Big"], "nothing is of the hat's type"
    table.me.picks("Guard")
    table.me.picks("Big")
    settles(table)
    assert sorted(table.me.out_of_game) == ["Big", "Guard"]
    assert table.me.choices() == ["Peer"], "another character"


# What a card was when it was deployed


@COMPREHENSIVE
def test_411_1_a_card_that_lies_face_down_now_was_deployed_as_what_it_was(
    edition: Edition,
) -> None:
    table = at_table(
        Side(hand=["31337!", "Wait", "633fy 31f", "Voidal Replication"], resources=RICH),
        edition=edition,
    )
    table.me.deploys("31337!")
    settles(table)
    assert table.state.face_down[table.card("31337!")]
    assert not table.me.can_deploy("633fy 31f"), "one card is not two"
    assert table.me.can_deploy("Voidal Replication"), "a tactic was deployed"
    table.me.deploys("Wait")
    settles(table)
    assert table.me.can_deploy("633fy 31f")


def test_411_1_slingerang_counts_a_character_that_was_flipped_since() -> None:
    hide = tactic("Hide", [words.FlipFaceDown(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
    table = board(
        Side(hand=["Guard", "Hide"], play=["Big"], resources=2), Side(play=["Slingerang"]),
        *MADE, hide,
    )  # fmt: skip
    table.me.deploys("Guard")
    settles(table)
    if table.asks is DecisionKind.MAY:
        table.you.declines()
        settles(table)
    table.me.deploys("Hide")
    table.me.picks("Guard")
    settles(table)
    table.me.ends_turn()
    assert table.you.can_use("Slingerang", "CHEAP SHOT")


# Who can and who must block


def test_505_1_only_those_picked_can_block_whoever_comes_later() -> None:
    table = at_table(
        Side(play=["Wyrmfang Deathskull"]), Side(hand=["Numba 1 Stunna!"], play=["Guard"],
                                                 resources=RICH)
    )  # fmt: skip
    table.me.attacks("Wyrmfang Deathskull")
    table.you.passes()
    table.me.passes()
    table.you.deploys("Numba 1 Stunna!")
    settles(table)
    assert table.told(happened.Attacked)
    assert not table.told(happened.Blocked)
    assert table.asks is DecisionKind.ACT, "nobody could block"


def test_505_2_all_that_can_block_must_who_came_later_too() -> None:
    table = at_table(
        Side(play=["Carnival King", "Big"], resources=RICH), Side(hand=["Numba 1 Stunna!"],
                                                                  resources=RICH)
    )  # fmt: skip
    table.me.uses("Carnival King", "CONGA LINE")
    table.me.picks("Big")
    settles(table)
    table.me.attacks("Big")
    table.me.passes()
    table.you.deploys("Numba 1 Stunna!")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.you._does(table.you.legal[0])
    table.me.passes()
    table.you.passes()
    assert (table.asks, table.you.choices()) == (DecisionKind.BLOCKERS, ["Numba 1 Stunna!"])
    assert Done() not in table.you.legal


# In any order


def test_voidal_trinket_keeps_one_on_top_and_orders_the_rest() -> None:
    table = at_table(Side(play=["Voidal Trinket"], deck=["Hat", "Guard", "Big", "Wait"]))
    table.me.uses("Voidal Trinket", "AUGUR")
    table.me.answers(3)
    table.you.declines()
    settles(table)
    table.me.picks("Guard")
    assert (table.asks, table.me.choices()) == (DecisionKind.ORDER, ["Hat", "Big"])
    table.me.picks("Big")
    assert table.me.deck == ["Guard", "Wait", "Big", "Hat"]


def test_ambiguity_embiggener_lets_a_whole_hand_be_ordered() -> None:
    table = at_table(
        Side(play=["Ambiguity Embiggener"], hand=["Hat", "Guard"], deck=["Big"] * 3),
        Side(deck=["Big"] * 3), active=1,
    )  # fmt: skip
    table.you.ends_turn()
    settles(table)
    table.me.answers(2)
    assert (table.asks, table.me.choices()) == (DecisionKind.ORDER, ["Hat", "Guard"])
    table.me.picks("Guard")
    settles(table)
    assert table.me.deck[-2:] == ["Guard", "Hat"]


# Terminated into another place


@ALL
def test_314_1_a_card_terminated_into_a_hand_never_goes_to_the_discard_pile(
    edition: Edition,
) -> None:
    for name, place in (("Voidal Interference", Area.HAND), ("A Blazing Zero", Area.IN_PLAY)):
        grave = item("Grave", words.Replacement(
            words.PutAnywhere(words.CARD, words.DISCARD_PILE),
            (words.Put(words.THAT, words.OUT_OF_GAME),)))  # fmt: skip
        alarm = item("Alarm", words.Trigger(
            words.PutAnywhere(words.TACTIC.owned_by(words.YOU), words.DISCARD_PILE),
            (words.GainInfluence(1),)))  # fmt: skip
        for watcher in (grave, alarm):
            table = board(
                Side(hand=["Wait"], play=[watcher.card.name], deck=["Hat"] * 3),
                Side(hand=[name], resources=RICH), *MADE, watcher, edition=edition,
            )  # fmt: skip
            table.me.deploys("Wait")
            table.you.deploys(name)
            settles(table)
            there = table.state.area[table.card("Wait")]
            assert there is (Area.DECK if name == "Voidal Interference" else place), "from hand"
            assert (table.me.out_of_game, table.me.influence) == ([], 20)


def test_314_1_a_character_terminated_beside_a_resurrection_emporium_comes_back() -> None:
    table = at_table(
        Side(hand=["Guard", "Hat"], play=["Resurrection Emporium"], resources=2),
        Side(hand=["Voidal Interference"], resources=RICH),
    )
    table.me.deploys("Guard")
    table.you.deploys("Voidal Interference")
    settles(table)
    assert table.me.choices() == ["Hat", "Guard"], "one of them goes on top of the deck"


# What depends on a destruction


@ALL
def test_402_5b_tokens_for_a_destroyed_character_need_it_to_be_destroyed(edition: Edition) -> None:
    for name, replaced in (("Guard", False), ("Ceremonious Groomer", True)):
        table = at_table(Side(play=["Berserker Corps", name]), active=1, edition=edition)
        table.you.ends_turn()
        settles(table)
        table.me.agrees()
        strength = table.strength(name)
        table.me.picks(name)
        settles(table)
        is_ignored = replaced and edition is Edition.CR3
        assert table.tokens("Berserker Corps") == (0 if is_ignored else strength)


# Two uses are two replacements


@ALL
def test_506_5_each_use_of_an_ability_lowers_damage_once(edition: Edition) -> None:
    table = at_table(
        Side(play=["Fiscal Intercessor", "Guard"], hand=["Rest", "Shot"]), edition=edition
    )
    table.me.uses("Fiscal Intercessor", "PLEAD")
    table.me.picks("Guard")
    settles(table)
    table.me.deploys("Rest")
    table.me.picks("Fiscal Intercessor")
    settles(table)
    table.me.uses("Fiscal Intercessor", "PLEAD")
    table.me.picks("Guard")
    settles(table)
    table.me.deploys("Shot")
    table.me.picks("Guard")
    settles(table)
    assert table.damage("Guard") == 0


@ALL
@pytest.mark.parametrize("times", [0, 1, 2, 3])
def test_506_5_a_sockem_bot_can_be_paid_off_again_and_again(edition: Edition, times: int) -> None:
    table = at_table(Side(play=["Sockem Bot"]), Side(resources=times), edition=edition)
    strength = table.strength("Sockem Bot")
    table.me.attacks("Sockem Bot")
    table.me.passes()
    for _ in range(times):
        table.you.uses("Sockem Bot", "PAY OFF")
        table.me.passes()
    settles(table)
    with shows("408.2", "410.3"):
        assert table.you.influence == 20 - strength + times


@ALL
def test_504_1_what_one_text_establishes_twice_holds_for_each_pick(edition: Edition) -> None:
    chant = words.Ability(
        "CHANT", (words.Pick(words.CHARACTER),),
        (words.Establish(words.Conditional(words.PICKED, (words.More(words.STRENGTH, 1),))),),
    )  # fmt: skip
    table = board(
        Side(play=["Singer", "Guard", "Big"]), Side(), *MADE, character("Singer", 1, 1, 1, chant),
        edition=edition,
    )  # fmt: skip
    for name in ("Guard", "Big"):
        table.me.uses("Singer", "CHANT")
        table.me.picks(name)
        settles(table)
    assert (table.strength("Guard"), table.strength("Big")) == (3, 4)


# Whose card, and whose pile


@ALL
def test_407_1_the_councils_victims_controller_may_detach_though_not_its_owner(
    edition: Edition,
) -> None:
    lend = tactic(
        "Lend", [words.TakeControl(words.PICKED, words.OPPONENT)],
        pays=[words.Pick(words.CHARACTER.named("Guard"))],
    )  # fmt: skip
    council = "The Lugubrian Council of Quotidian Affairs"
    table = board(
        Side(play=[council, "Guard"], hand=["Lend", "Dear"], resources=2),
        Side(hand=["Spend"], resources=2), *MADE, lend, tactic("Dear", cost=3),
        tactic("Spend", cost=2), edition=edition,
    )  # fmt: skip
    table.me.deploys("Lend")
    table.you.deploys("Spend")
    settles(table)
    assert (table.controller("Guard"), table.you.free) == (table.you, 0)
    table.me.uses(council, "PASS")
    settles(table)
    assert (table.me.hand, table.asks) == (["Guard"], DecisionKind.MAY)
    table.you.agrees()
    table.you.sets("Rage", "Rage")
    assert (table.you.free, table.me.free) == (2, 0)


@ALL
@pytest.mark.parametrize("name", ["Marauding Madster", "Mountainous Golem"])
def test_407_2_your_discard_pile_is_not_the_pile_of_a_card_you_do_not_own(
    edition: Edition, name: str
) -> None:
    """Under its owner's control it never stays in the pile; under another's it does."""
    lend = tactic("Lend", [words.Put(words.CARD.named(name).in_hand(), words.PLAY, words.OPPONENT)])
    own = board(Side(play=[name], hand=["Kill"]), Side(), *MADE, edition=edition)
    lent = board(Side(hand=["Lend", name, "Kill"]), Side(), *MADE, lend, edition=edition)
    lent.me.deploys("Lend")
    settles(lent)
    assert (own.controller(name), lent.controller(name)) == (own.me, lent.you)
    for table in (own, lent):
        table.me.deploys("Kill")
        settles(table)
    assert (name in own.me.discard, name in lent.me.discard) == (False, True)


# What the texts leave to decide (docs/rulings.md)


@COMPREHENSIVE
def test_609_1f_damage_inflicted_on_two_characters_is_inflicted_twice(edition: Edition) -> None:
    table = board(
        Side(play=["Foolhardy Desperado"]), Side(play=["Sneak", "Sneak"]), *MADE,
        character("Sneak", 1, 9, 1, words.COVERT), edition=edition,
    )  # fmt: skip
    table.me.attacks("Foolhardy Desperado")
    table.you.blocks("Sneak", "Sneak")
    table.passes_until(DecisionKind.DIVIDE)
    table.me.answers(1)
    settles(table)
    with shows("408.2b"):
        assert table.me.influence == 16


@COMPREHENSIVE
def test_506_2_influence_lost_as_a_cost_is_raised_though_no_cost_is_replaced(
    edition: Edition,
) -> None:
    price = words.Ability("SWEAR", (words.LoseInfluence(2),), ())
    ward = item("Ward", words.Replacement(
        words.LosesInfluence(words.OPPONENT), (words.GainInfluence(9),)))  # fmt: skip
    for watcher, left in (("Gideon, the Ultimate Warrior", 17), ("Ward", 18)):
        table = board(
            Side(play=["Oath"]), Side(play=[watcher]), *MADE, ward, item("Oath", price),
            edition=edition,
        )  # fmt: skip
        table.me.uses("Oath", "SWEAR")
        with shows("410.3"):
            assert table.me.influence == left


@COMPREHENSIVE
def test_506_2_cards_drawn_as_a_cost_are_raised_too(edition: Edition) -> None:
    well = item("Well", words.Ability("DIP", (words.Draw(),), ()))
    table = board(
        Side(play=["Well", "Beatrix Winterbottom"], deck=["Hat"] * 5), Side(), *MADE, well,
        edition=edition,
    )  # fmt: skip
    table.me.uses("Well", "DIP")
    assert table.me.hand == ["Hat", "Hat"]


@ALL
def test_402_4_a_number_of_a_picked_card_that_is_gone_is_none(edition: Edition) -> None:
    for responds, damage in ((False, 4), (True, 0)):
        table = board(
            Side(hand=["B.A.S.E. Jump"], deck=["Hat"], resources=RICH),
            Side(play=["Tower", "Big"], hand=["Kill"]), *MADE, location("Tower", 4),
            edition=edition,
        )  # fmt: skip
        table.me.deploys("B.A.S.E. Jump")
        while table.asks is DecisionKind.ATTACH_TO_PAY:
            table.me._does(table.me.legal[0])
        if responds:
            table.you.deploys("Kill")
            table.you.picks("Tower")
        settles(table)
        assert (table.damage("Big"), table.me.hand) == (damage, ["Hat"])


@ALL
def test_310_1_perturb_picks_the_card_in_the_hand(edition: Edition) -> None:
    shy = item("Shy", words.Conditional(words.CARD.in_hand(words.EACH), (
        words.Cannot(words.Action.BE_PICKED),)))  # fmt: skip
    table = board(
        Side(hand=["Perturb"], resources=RICH), Side(hand=["Guard"], play=["Big"]), *MADE, shy,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Perturb")
    settles(table)
    assert table.you.discard == ["Guard"]
    assert [it.cards for it in table.told(happened.Picked)] == [(table.card("Guard"),)]
    table.me.agrees()
    assert table.you.hand == ["Big"], "of the same type"
    guarded = board(
        Side(hand=["Perturb"], resources=RICH), Side(hand=["Guard"], play=["Big", "Shy"]), *MADE,
        shy, edition=edition,
    )  # fmt: skip
    guarded.me.deploys("Perturb")
    settles(guarded)
    assert (guarded.you.hand, guarded.asks) == (["Guard"], DecisionKind.ACT)


@ALL
def test_310_1_braggadocian_aide_picks_the_resource_it_detaches(edition: Edition) -> None:
    spend = tactic("Spend", cost=2)
    table = board(
        Side(play=["Braggadocian Aide"], hand=["Spend"], resources=["Rage", "Greed"]),
        Side(), *MADE, spend, edition=edition,
    )  # fmt: skip
    table.me.deploys("Spend")
    settles(table)
    table.me.ends_turn()
    settles(table)
    table.me.agrees()
    assert (table.asks, table.me.choices()) == (DecisionKind.PICK, ["Rage", "Greed"])
    table.me.picks("Greed")
    assert table.me.free == 1
    assert table.state.attached_to[table.card("Rage")] == table.state.faction[0]


@ALL
@pytest.mark.parametrize(
    ("name", "with_it", "without"),
    [
        ("Ritual of the Ominous Urn", Side(hand=["Guard"]), Side()),
        ("Meager Research", Side(deck=["Guard"]), Side()),
    ],
)
def test_402_5b_a_search_for_more_of_what_was_not_there_is_not_offered(
    edition: Edition, name: str, with_it: Side, without: Side
) -> None:
    for you, offered in ((with_it, True), (without, False)):
        table = at_table(
            Side(hand=[name], deck=["Big", "Hat"], resources=RICH), you, edition=edition
        )
        table.me.deploys(name)
        settles(table)
        assert (table.asks is DecisionKind.MAY) is offered
        assert not table.told(happened.Shuffled)


# Numeric costs that change in play


@ALL
def test_406_1_the_numeric_cost_of_a_character_in_play_can_change(edition: Edition) -> None:
    for option, cost in ((0, 1), (1, 3)):
        table = at_table(
            Side(hand=["Guileful Astucion"], play=["Guard"], deck=["Hat"], resources=RICH),
            edition=edition,
        )
        table.me.deploys("Guileful Astucion")
        settles(table)
        table.me.answers(option)
        assert table.stat("Guard", words.NUMERIC_COST) == cost
        table.next_turn()
        assert table.stat("Guard", words.NUMERIC_COST) == 2


@ALL
def test_406_6_a_numeric_cost_is_never_below_0(edition: Edition) -> None:
    table = board(
        Side(hand=["Guileful Astucion"] * 2, play=["Cheap"], deck=["Hat"] * 2, resources=RICH),
        Side(), *MADE, character("Cheap", 1, 1, cost=1), edition=edition,
    )  # fmt: skip
    for _ in range(2):
        table.me.deploys("Guileful Astucion")
        settles(table)
        table.me.answers(0)
    with shows("410.4"):
        assert table.stat("Cheap", words.NUMERIC_COST) == 0
