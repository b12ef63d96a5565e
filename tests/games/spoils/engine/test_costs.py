"""Costs, and numeric costs. Rules: 401, 406."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import CannotReferee, DecisionKind, is_playable, missing_words
from app.games.spoils.engine.model import events
from app.games.spoils.terms import Area
from tests.support.made_cards import (
    COSTLY_WALL,
    GAIN,
    GUARD,
    HAT,
    MADE,
    MONK,
    PAY_WITH_HAND,
    PLAIN_BOX,
    RAGE,
    RICH,
    TOWER,
    WALL,
)
from tests.support.rules import rule, shows
from tests.support.scenario import Side, Table, board, character, item, tactic
from tests.support.tables import at_table, settles

COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
ALL = pytest.mark.parametrize("edition", list(Edition))
CHEAP = tactic("Cheap", [v.ReduceNextCost(2)])
EXPENSIVE = (v.More(v.NUMERIC_COST, 1),)
HAND = v.CARD.in_hand()
MINE = v.CHARACTER.being_deployed(v.YOU)


def vault(kinds: int) -> Table:
    """A tactic that asks for 3 characters whose strengths add up to that of the strongest 3."""
    lock = tactic(
        "Lock",
        pays=[
            v.Pick(v.CHARACTER, 3),
            v.Only(v.Equal(v.Total(v.STRENGTH, v.PICKED), 3 * kinds - 3)),
        ],
    )
    guards = [character(f"Guard {n}", n, 1) for n in range(kinds + 1)]
    names = [it.card.name for it in guards]
    return board(Side(hand=["Lock"], play=names[1:]), Side(), lock, *guards)


REVEAL = item("Window", v.Conditional(v.CARD.in_hand(v.OPPONENT), (v.Revealed(),)))


@COMPREHENSIVE
def test_401_1a_in_an_effect_only_a_payment_is_a_cost(edition: Edition) -> None:
    effect = tactic("Effect", [v.Discard(1), GAIN])
    cost = tactic("Cost", [GAIN], pays=[v.Discard(1)])
    toll = tactic("Toll", [v.May((v.Pay(2),), (GAIN,))])
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


@pytest.mark.parametrize(
    ("play", "resources", "options"),
    [([], 4, None), ([], 5, [1]), (["Cryptic Athenaeum"], 2, [0])],
)
def test_401_2_each_way_to_satisfy_a_cost_is_due_in_full(
    play: list[str], resources: int, options: list[int] | None
) -> None:
    table = board(Side(hand=["Homewrecker"], play=play, resources=["Greed"] * resources))
    assert table.me.can_deploy("Homewrecker") is (options is not None)
    if options is None:
        return
    table.me.deploys("Homewrecker")
    assert table.me.numbers() == options
    table.me.answers(options[0])
    table.resolves()
    assert (table.me.free, "Homewrecker" in table.me.play) == (0, True)
    if play:
        assert table.damage("Cryptic Athenaeum") == 2


@pytest.mark.parametrize(
    ("cost", "told"),
    [
        ((v.Draw(), v.Discard(cards=v.CHARACTER)), "Discard"),
        ((v.Look(v.top(1)), v.Pick(v.LOOKED_AT)), "Pick"),
        (
            (
                v.Reveal(v.top(1)),
                v.Only(v.Matches(v.REVEALED, v.CHARACTER)),
            ),
            "Only",
        ),
        (
            (
                v.Reveal(v.top(1)),
                v.Pay(v.Total(v.NUMERIC_COST, v.REVEALED)),
            ),
            "Pay",
        ),
        ((v.Draw(), v.Choose(v.CHARACTER.in_hand())), "Choose"),
    ],
)
def test_401_2_a_cost_that_would_tell_hidden_cards_by_being_offered_is_refused(
    cost: tuple[v.Step, ...], told: str
) -> None:
    lacks = (f"{told} of cards that the cost brings to light",)
    ability = v.Ability("PEEK", cost, ())
    assert missing_words(v.script("Odd", ability)) == lacks
    assert missing_words(v.script("Odd", v.OnResolve(cost=cost))) == lacks
    flip_up = v.FlipUp(1, "", cost[:1])
    assert missing_words(v.script("Odd", flip_up, v.OnResolve(cost=cost[1:]))) == lacks


def test_401_2_a_cost_may_draw_and_then_discard_any_card() -> None:
    swap = v.Ability("SWAP", (v.Draw(), v.Discard()), ())
    table = board(Side(play=["Odd"], deck=["Odd"]), Side(), item("Odd", swap))
    assert table.me.can_use("Odd", "SWAP")


def test_401_2_what_is_not_found_in_400_tries_counts_as_impossible() -> None:
    assert vault(6).me.can_deploy("Lock")
    assert not vault(16).me.can_deploy("Lock"), "though the last three would do"


@COMPREHENSIVE
@rule("EX-011a", "EX-011b")
@pytest.mark.parametrize(("play", "able"), [([], False), (["Window"], True)])
def test_401_2a_in_the_opponents_place_only_what_one_sees_can_be_used(
    edition: Edition, play: list[str], able: bool
) -> None:
    table = board(
        Side(play=["The Billionaire", *play]), Side(play=["Clerk"], hand=["Guard", "Hat"]),
        GUARD, HAT, REVEAL, PAY_WITH_HAND, edition=edition,
    )  # fmt: skip
    assert table.me.can_use("Clerk", "FILE") is able
    if able:
        table.me.uses("Clerk", "FILE")
        table.resolves()
        assert (table.you.hand, table.you.discard) == (["Hat"], ["Guard"])
        assert (table.me.influence, table.you.influence) == (20, 21), "as though you had used it"


@ALL
@rule("EX-B05", "basic1e:B.paycost.5")
def test_401_3_without_anything_to_pick_the_card_cannot_be_deployed(edition: Edition) -> None:
    zap = tactic("Zap", [v.Inflict(1, v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    table = board(Side(hand=["Zap"], resources=1), Side(), zap, edition=edition)
    with shows("401.2"):
        assert not table.me.can_deploy("Zap")


@COMPREHENSIVE
@rule("EX-012")
def test_401_3a_a_restriction_to_the_own_turn_is_a_cost(edition: Edition) -> None:
    limited = v.Ability("PRAY", (v.Only(v.TurnOf(v.YOU)),), (v.Draw(1),))
    table = board(
        Side(play=["Monk"]), Side(play=["Monk"]), character("Monk", 1, 1, 1, limited),
        edition=edition,
    )  # fmt: skip
    assert table.me.can_use("Monk", "PRAY")
    table.me.ends_turn()
    assert table.asks is DecisionKind.RESPOND
    assert not table.you.can_use("Monk", "PRAY")


@COMPREHENSIVE
def test_401_2_a_card_is_revealed_or_played_as_a_cost_only_where_there_is_one(
    edition: Edition,
) -> None:
    look = v.Ability("LOOK", (v.Reveal(v.top(1)),), (GAIN,))
    free = v.May((v.Deploy(HAND, v.Price.FREE),), (GAIN,), (v.Draw(),))
    cast = item("Offer", v.Ability("OFFER", (), (free,)))
    for deck, hand, able in (([], ["Dear"], False), (["Dear"], ["Free"], True)):
        table = board(
            Side(play=["Glass", "Offer"], deck=deck, hand=hand), Side(), *MADE, cast,
            item("Glass", look), character("Free", 1, 1), character("Dear", 1, 1, threshold="O"),
            edition=edition,
        )  # fmt: skip
        assert table.me.can_use("Glass", "LOOK") is able
        table.me.uses("Offer", "OFFER")
        table.resolves()
        assert (table.asks is DecisionKind.MAY) is able


@ALL
def test_401_2_every_number_of_equal_cards_can_be_discarded(edition: Edition) -> None:
    burn = tactic("Burn", [GAIN], pays=[v.ChooseNumber(), v.Discard(v.Number("X"))])
    for cards in range(5):
        table = board(Side(hand=["Burn", *["Hat"] * cards]), Side(), *MADE, burn, edition=edition)
        table.me.deploys("Burn")
        if cards:
            assert len(table.me.legal) == cards + 1


@COMPREHENSIVE
def test_401_3b_a_card_gives_up_a_keyword_as_a_cost_only_if_it_has_it(edition: Edition) -> None:
    shed = v.Ability("SHED", (v.Alter(v.THIS, (v.Loses(v.Keyword.COVERT),)),), (GAIN,))
    table = board(Side(play=["Snake"]), Side(), character("Snake", 1, 1, 1, v.COVERT, shed),
                  edition=edition)  # fmt: skip
    for able in (True, False):
        assert table.me.can_use("Snake", "SHED") is able
        if able:
            table.me.uses("Snake", "SHED")
            table.resolves()


@COMPREHENSIVE
def test_401_3b_to_lose_something_as_a_cost_a_card_must_have_it(edition: Edition) -> None:
    spend = v.Ability("SPEND", (v.RemoveTokens(v.THIS, 2),), (GAIN,))
    bleed = v.Ability("BLEED", (v.LoseInfluence(3),), (v.Draw(),))
    save = v.Ability("SAVE", (), (v.PutTokens(v.THIS),))
    miser = character("Miser", 1, 1, 1, spend, bleed, save)
    table = board(Side(play=["Miser"], influence=2), Side(), miser, edition=edition)
    for tokens in range(3):
        assert table.tokens("Miser") == tokens
        assert table.me.can_use("Miser", "SPEND") is (tokens == 2)
        if tokens < 2:
            table.me.uses("Miser", "SAVE")
            table.resolves()
    assert not table.me.can_use("Miser", "BLEED")
    table.me.uses("Miser", "SPEND")
    table.resolves()
    assert (table.tokens("Miser"), table.me.influence) == (0, 3)
    assert table.me.can_use("Miser", "BLEED")


@ALL
def test_406_1_a_card_has_the_numbers_printed_on_it(edition: Edition) -> None:
    table = board(Side(play=["Guard", "Tower"], resources=1), Side(), GUARD, TOWER, edition=edition)
    assert table.stat("Guard", v.NUMERIC_COST) == 2
    with shows("406.2"):
        assert table.stat("Rage", v.NUMERIC_COST) == 0
    guard = [table.stat("Guard", it) for it in (v.STRENGTH, v.LIFE, v.SPEED)]
    assert guard == [2, 3, 2]
    assert table.stat("Tower", v.STRUCTURE) == 3
    assert table.stat("Tower", v.STRENGTH) is None
    assert table.stat("Guard", v.STRUCTURE) is None


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
        assert table.stat("Guard", v.NUMERIC_COST) == cost
        table.next_turn()
        assert table.stat("Guard", v.NUMERIC_COST) == 2


def test_406_1_a_change_of_the_numeric_cost_of_cards_in_play_is_followed() -> None:
    dear = v.Conditional(v.CHARACTER, (v.More(v.NUMERIC_COST, 2),))
    assert is_playable(v.script("Odd", dear))
    table = board(Side(play=["Odd", "Guard"]), Side(), item("Odd", dear), character("Guard", 1, 1))
    assert table.stat("Guard", v.NUMERIC_COST) == 3


def test_406_2_the_explosion_counts_the_cost_of_the_resource_it_reveals() -> None:
    table = board(
        Side(hand=["Implosive Explosion"], resources=RAGE * 3, face_down=["Box"]),
        Side(play=["Wall"]), COSTLY_WALL, PLAIN_BOX,
    )  # fmt: skip
    table.me.deploys("Implosive Explosion")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Rage")
    table.resolves()
    assert table.damage("Wall") == 3
    assert (table.me.discard, table.area("Implosive Explosion")) == (["Box"], Area.IN_PLAY)
    assert table.state.face_down[table.card("Implosive Explosion")]


@pytest.mark.parametrize(("resources", "able"), [(1, False), (2, True)])
def test_406_3_what_is_paid_on_a_condition_joins_the_numeric_cost(
    resources: int, able: bool
) -> None:
    table = board(
        Side(hand=["Dog"], resources=2),
        Side(hand=["Anatidaephobia"], resources=["Greed"] * resources),
        character("Dog", 1, 1, cost=2),
    )  # fmt: skip
    table.me.deploys("Dog")
    assert table.you.can_deploy("Anatidaephobia") is able
    if able:
        table.you.deploys("Anatidaephobia")
        table.resolves()
        assert (table.you.free, table.me.discard) == (0, ["Dog"])


@ALL
def test_406_3_payments_join_the_cost_number_then_come_increases_then_reductions(
    edition: Edition,
) -> None:
    """Reduced before the payment of 2 was added, or before the increase, it would cost more."""
    dear = character("Dear", 1, 1, 1, v.OnResolve(cost=(v.Pay(2),)), cost=1)
    toll = item("Toll", v.Requirement(v.EACH, v.MustPay(1, v.Action.DEPLOY)))
    sale = item("Sale", v.Conditional(v.CHARACTER.being_deployed(), (v.Cheaper(4),)))
    for play, paid in (([], 3), (["Toll"], 4), (["Sale"], 0), (["Toll", "Sale"], 0)):
        table = board(
            Side(play=play, hand=["Dear"], resources=6), Side(), dear, toll, sale,
            edition=edition,
        )  # fmt: skip
        table.me.deploys("Dear")
        table.resolves()
        assert (table.me.free, table.area("Dear")) == (6 - paid, Area.IN_PLAY)


@pytest.mark.parametrize(
    ("paragraph", "told"),
    [
        (v.Conditional(HAND, EXPENSIVE), "More of numeric cost outside play"),
        (v.Conditional(MINE, EXPENSIVE), "More of numeric cost outside play"),
        (
            v.Conditional(v.THIS, EXPENSIVE, area=Area.HAND),
            "More of numeric cost outside play",
        ),
        (
            v.OnResolve(cost=(v.Alter(v.THIS, EXPENSIVE),)),
            "More of numeric cost outside play",
        ),
        (
            v.Conditional(v.THIS, (v.Less(v.TOKENS, 1),)),
            "Less of tokens",
        ),
        (
            v.Conditional(v.THIS, (v.Becomes(v.Measure.PRINTED_LIFE, 1),)),
            "Becomes of printed life",
        ),
    ],
)
def test_406_3_a_change_of_a_number_that_would_do_nothing_is_refused(
    paragraph: v.Paragraph, told: str
) -> None:
    assert missing_words(v.script("Odd", paragraph)) == (told,)
    with pytest.raises(CannotReferee, match=f"Odd .{told}"):
        board(Side(hand=["Odd"]), Side(), item("Odd", paragraph))


@ALL
def test_406_3a_the_numeric_cost_is_paid_after_all_other_costs(edition: Edition) -> None:
    cost = (v.Discard(1), v.Pay(1), v.Deplete(v.CHARACTER.named("Monk")))
    dear = character("Dear", 1, 1, 1, v.OnResolve(cost=cost), cost=1)
    act = v.Ability("ACT", (v.Pay(1), v.Discard(1)), (GAIN,))
    table = board(
        Side(hand=["Dear", "Guard"], play=["Monk"], resources=2), Side(), dear, GUARD, MONK,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Dear")
    kinds = [events.Discarded, events.Depleted, events.Paid]
    assert [type(it) for it in table.happened if type(it) in kinds] == kinds
    assert [event.amount for event in table.told(events.Paid)] == [2]
    table = board(
        Side(hand=["Guard"], play=["Sage"], resources=1), Side(), character("Sage", 1, 1, 1, act),
        GUARD, edition=edition,
    )  # fmt: skip
    table.me.uses("Sage", "ACT")
    assert [type(it) for it in table.happened if type(it) in kinds] == [kinds[0], kinds[2]]


@ALL
@rule("cr2010:406.4", "basic1e:B.numcost.2")
def test_406_4_an_ability_costs_what_it_says_to_pay(edition: Edition) -> None:
    twice = v.Ability("TWICE", (v.Pay(1), v.Pay(2)), (v.Draw(1),))
    table = board(
        Side(play=["Imp"], deck=["Imp"], resources=4), Side(), character("Imp", 1, 1, 1, twice),
        edition=edition,
    )  # fmt: skip
    table.me.uses("Imp", "TWICE")
    assert table.me.free == 1


@ALL
def test_406_5b_the_next_cost_is_lower_where_a_requirement_asks_for_it_too(
    edition: Edition,
) -> None:
    """Attacking, picking and searching at a price of 3, with 1 free resource."""
    them = [v.Action.ATTACK, v.Action.PICK, v.Action.SEARCH]
    toll = item("Toll", *(v.Requirement(v.OPPONENT, v.MustPay(3, it)) for it in them))
    aim = v.Ability("AIM", (), (v.Pick(v.CHARACTER.opponent_controls()), v.Destroy(v.PICKED)))
    seek = v.Ability("SEEK", (), (v.Search(v.CHARACTER), v.Put(v.FOUND, v.HAND)))
    monk = character("Monk", 1, 1, 1, aim, seek)
    for doing in ("attack", "AIM", "SEEK"):
        for cheap in (False, True):
            table = board(
                Side(play=["Monk"], hand=["Cheap"], deck=["Guard"], resources=1),
                Side(play=["Wall", "Toll"]), GUARD, WALL, CHEAP, monk, toll, edition=edition,
            )  # fmt: skip
            if cheap:
                table.me.deploys("Cheap")
                table.resolves()
            if doing == "attack":
                assert table.me.can_attack() is cheap
                continue
            table.me.uses("Monk", doing)
            table.resolves()
            if table.me.numbers():
                table.me.agrees()
                table.me.picks("Guard")
            done = table.you.play == ["Toll"] or table.me.hand == ["Guard"]
            assert (done, table.me.free) == (cheap, 0 if cheap else 1)


@COMPREHENSIVE
@rule("EX-016a", "EX-016b")
def test_406_5b_reductions_for_items_do_not_reach_what_an_effect_asks_for(
    edition: Edition,
) -> None:
    bench = item("Bench", v.Conditional(v.ITEM.being_deployed(v.YOU), (v.Cheaper(1),)))
    leaving = v.Trigger(v.LeavesPlay(), (v.May((v.Pay(4),), (v.Draw(1),)),))
    scrap = v.Ability("SCRAP", (), (v.Destroy(v.THIS),))
    relic = item("Relic", leaving, scrap)
    general = v.Ability("SAVE", (v.Deplete(v.THIS),), (v.ReduceNextCost(1),))
    for with_general, paid in ((False, 4), (True, 3)):
        table = board(
            Side(play=["Bench", "Relic", "Saver"], deck=["Relic"], resources=5),
            Side(),
            bench,
            relic,
            character("Saver", 1, 1, 1, general),
            edition=edition,
        )
        if with_general:
            table.me.uses("Saver", "SAVE")
            table.resolves()
        table.me.uses("Relic", "SCRAP")
        table.resolves()
        table.me.agrees()
        with shows("406.5", "406.5a"):
            assert 5 - table.me.free == paid


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
        assert table.stat("Cheap", v.NUMERIC_COST) == 0


@ALL
@rule("EX-020")
def test_406_6_costs_are_reduced_but_not_below_the_minimum(edition: Edition) -> None:
    cheap = character("Cheap", 1, 1, cost=0)
    lathe = item(
        "Bench",
        v.Conditional(v.CHARACTER.being_deployed(v.YOU), (v.Cheaper(1, 1),)),
    )
    for cost, free in ((0, 2), (1, 1), (2, 1)):
        helper = character("Helper", 1, 1, cost=cost)
        table = board(
            Side(play=["Bench"], hand=["Helper"], resources=2), Side(), cheap, lathe, helper,
            edition=edition,
        )  # fmt: skip
        table.me.deploys("Helper")
        table.resolves()
        with shows("410.5"):
            assert table.me.free == free, f"cost {cost}"


@COMPREHENSIVE
def test_406_7_the_numeric_cost_of_a_flipped_up_card_is_lower_than_what_was_paid(
    edition: Edition,
) -> None:
    """Its Flip Up of 3 is paid in full; for other texts it costs 2."""
    sale = item("Sale", v.Conditional(v.CHARACTER.being_deployed(), (v.Cheaper(1),)))
    small = v.CHARACTER.at_most(v.Measure.NUMERIC_COST, 2)
    stop = tactic("Stop", [v.Terminate(v.RESPONDED_TO)], pays=[v.Only(v.RespondingTo(small))])
    for play in ((), ("Sale",)):
        table = board(
            Side(face_down=["Lurker"], resources=2, play=play), Side(hand=["Stop"]),
            character("Lurker", 1, 1, 1, v.FlipUp(3, ""), cost=9), sale, stop,
            edition=edition,
        )  # fmt: skip
        table.me.deploys("Lurker", flip_up=True)
        assert table.me.free == 0
        assert table.you.can_deploy("Stop") is bool(play)


@COMPREHENSIVE
def test_406_7_what_lowers_the_next_cost_lowers_the_total_and_not_the_flip_up(
    edition: Edition,
) -> None:
    """Flip Up 2 and then 3 more: of the total of 5 the 2 paid and 2 off leave 1."""
    lurker = character("Lurker", 1, 1, 1, v.FlipUp(2, ""), v.OnResolve(cost=(v.Pay(3),)), cost=9)
    table = board(
        Side(face_down=["Lurker"], hand=["Cheap"], resources=3), Side(), lurker, CHEAP,
        edition=edition,
    )  # fmt: skip
    assert not table.me.can_deploy("Lurker", flip_up=True)
    table.me.deploys("Cheap")
    table.resolves()
    table.me.deploys("Lurker", flip_up=True)
    table.me.picks("Lurker")
    table.resolves()
    assert [it.amount for it in table.told(events.Paid)] == [2, 1]
    assert (table.me.play, table.me.free) == (["Lurker"], 1)
