"""Requirements. Rules: 505."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    Choose,
    DecisionKind,
    Deploy,
    Done,
    EndTurn,
    State,
    apply,
    legal_actions,
)
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import Attack
from tests.support.made_cards import (
    CHEAP_GUARD,
    COMPANY,
    COSTLY_WALL,
    ELITE,
    GUARD,
    RICH,
    SHOT,
    SLAY,
    SLOW,
    WALL,
    WEAK_GUARD,
)
from tests.support.rules import rule, shows
from tests.support.scenario import Side, Table, board, character, item, tactic
from tests.support.tables import at_table, settles

COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
ALL = pytest.mark.parametrize("edition", list(Edition))


def atlasphere(*, attack: bool) -> Table:
    """You put the Atlasphere on your Big, which attacks then or waits for my attack."""
    table = board(
        Side(play=["Guard"]),
        Side(play=["Big", "Wall"], hand=["Spiky Atlasphere"], resources=ELITE), *COMPANY, active=1,
    )  # fmt: skip
    table.you.deploys("Spiky Atlasphere")
    table.you.picks("Big")
    table.resolves()
    if attack:
        table.you._does(next(it for it in table.you.legal if isinstance(it, Attack)))
    else:
        table.next_turn()
        table.me.attacks("Guard")
        table.passes_until(DecisionKind.BLOCKERS)
    table.you.picks("Big")
    return table


BAIT = character("Bait", 1, 1, 1, v.Conditional(v.THIS, (v.Must(v.Action.BE_PICKED),)))
COUNTS: tuple[v.HowMany, ...] = (
    1, 2, 3, v.UpTo(1), v.UpTo(2), v.UpTo(3), v.AnyNumber(),
)  # fmt: skip


def bounds(count: v.HowMany, there: int) -> tuple[int, int]:
    """The least and the most cards that such a pick takes."""
    match count:
        case int():
            return count, count
        case v.UpTo(int(most)):
            return 0, min(most, there)
    return 0, there


def picks_of(state: State) -> tuple[tuple[int, int], ...]:
    """The cards that the announcement on top has picked."""
    frame = next(it for it in reversed(state.frames) if it.procedure == "deploy")
    return tuple(ref for pick in frame.text.picks for ref in pick)


def picked(state: State) -> Iterator[tuple[str, ...]]:
    """Every set of names that the answers to a pick can lead to."""
    waiting = [state]
    while waiting:
        now = waiting.pop()
        if now.decision is None or now.decision.kind is not DecisionKind.PICK:
            yield tuple(sorted(now.name(card) for card, _ in picks_of(now)))
            continue
        for answer in legal_actions(now):
            copy = now.clone()
            apply(copy, answer)
            assert isinstance(answer, (Choose, Done))
            waiting.append(copy)


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
    assert table.told(events.Attacked)
    assert not table.told(events.Blocked)
    assert table.asks is DecisionKind.ACT, "nobody could block"


def test_505_1_who_attacks_only_alone_may_block_together() -> None:
    assert atlasphere(attack=True).you.choices() == []
    assert atlasphere(attack=False).you.choices() == ["Wall"]


@pytest.mark.parametrize(("others", "able"), [([], False), (["Guard"], True)])
def test_505_1_an_oaf_neither_attacks_nor_blocks_alone(others: list[str], able: bool) -> None:
    table = board(Side(play=["Anxious Oaf", *others]), Side(), GUARD)
    assert table.me.can_attack() is able
    table = board(
        Side(play=["Anxious Oaf", *others]), Side(play=["Wall"]), GUARD, COSTLY_WALL, active=1
    )
    table.you.attacks("Wall")
    if not able:
        table.resolves()
        assert table.me.influence == 19, "nobody could block"
        return
    table.passes_until(DecisionKind.BLOCKERS)
    table.me.picks("Anxious Oaf")
    assert Done() not in table.me.legal
    table.me.picks("Guard")
    table.resolves()
    assert table.me.influence == 20


def test_505_1_who_must_attack_alone_blocks_together() -> None:
    table = board(
        Side(play=["Hangdog Alley", "Guard", "Wall"]), Side(play=["Thug"]),
        GUARD, COSTLY_WALL, character("Thug", 1, 9),
    )  # fmt: skip
    table.me.attacks("Guard")
    table.resolves()
    assert not table.is_depleted("Wall")
    table = board(
        Side(play=["Hangdog Alley", "Guard", "Wall"]), Side(play=["Thug"]),
        GUARD, COSTLY_WALL, character("Thug", 1, 9), active=1,
    )  # fmt: skip
    table.you.attacks("Thug")
    table.me.blocks("Guard", "Wall")
    table.resolves()
    if table.asks is DecisionKind.DIVIDE:
        table.you.answers(1)
        table.resolves()
    assert table.damage("Thug") == 3


@COMPREHENSIVE
def test_505_1_picking_what_is_guarded_costs_more(edition: Edition) -> None:
    for resources, able in ((0, False), (1, True)):
        table = board(
            Side(hand=["Shot"], resources=resources), Side(play=["Lucky Charm", "Guard"]),
            GUARD, SHOT, edition=edition,
        )  # fmt: skip
        assert table.me.can_deploy("Shot") is able
    table.me.deploys("Shot")
    table.resolves()
    assert (table.me.free, table.damage("Guard")) == (0, 2)


@ALL
def test_505_1_who_must_attack_does_so_before_the_turn_ends(edition: Edition) -> None:
    """Urged in the own turn or in a response; depleted, or without the price, it need not."""
    urge = tactic(
        "Urge",
        [v.Alter(v.PICKED, (v.Must(v.Action.ATTACK),))],
        pays=[v.Pick(v.CHARACTER.named("Guard"))],
    )
    toll = item("Toll", v.Requirement(v.OPPONENT, v.MustPay(1, v.Action.ATTACK)))
    for theirs, free, owed in (((), 0, True), (("Toll",), 1, True), (("Toll",), 0, False)):
        table = board(
            Side(play=["Guard", "Wall"], hand=["Wait"], resources=free),
            Side(play=theirs, hand=["Urge"]), GUARD, WALL, urge, toll, tactic("Wait"),
            edition=edition,
        )  # fmt: skip
        assert EndTurn() in table.me.legal
        table.me.deploys("Wait")
        table.you.deploys("Urge")
        table.resolves()
        assert (EndTurn() in table.me.legal) is not owed
        if owed:
            table.me.attacks("Guard")
            table.resolves()
            assert table.you.influence == 18
            assert EndTurn() in table.me.legal


@ALL
@rule("EX-023a", "EX-023b", "EX-024b", "basic1e:B.requirements.1")
def test_505_1_a_price_on_attacking_must_be_paid(edition: Edition) -> None:
    toll = item("Toll", v.Requirement(v.OPPONENT, v.MustPay(2, v.Action.ATTACK)))
    for tolls, resources, left in ((1, 1, None), (1, 3, 1), (2, 4, 0), (2, 3, None)):
        table = board(
            Side(play=["Slow"], resources=resources), Side(play=["Toll"] * tolls), SLOW, toll,
            edition=edition,
        )  # fmt: skip
        with shows("505.2a"):
            assert table.me.can_attack() is (left is not None)
        if left is not None:
            table.me.attacks("Slow")
            assert table.me.free == left
            assert table.told(events.Attacked)


@ALL
@rule("EX-024c", "basic1e:B.multireq.1")
@pytest.mark.parametrize("size", [1, 2])
def test_505_2_of_several_requirements_as_many_as_fit_together_are_met(
    edition: Edition, size: int
) -> None:
    """Three must attack, yet one party may not hold that many."""
    eager = v.Conditional(v.THIS, (v.Must(v.Action.ATTACK), v.AttackingPartySize(size)))
    names = ["First", "Second", "Third"]
    them = [character(name, 1, 1, 1, eager) for name in names]
    table = board(Side(play=names), Side(), *them, edition=edition)
    assert table.me.can_attack()
    table.me.attacks()
    for number in range(size):
        assert Done() not in table.me.legal, "fewer than could be would meet too few"
        assert table.asks is DecisionKind.ATTACKERS
        table.me.picks(names[number])
    table.resolves()
    assert table.you.influence == 20 - size


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


@ALL
def test_505_2_a_pick_takes_as_many_as_fit_of_those_that_must_be_picked(edition: Edition) -> None:
    """All picks among up to 2 of either kind, beside what a search over all sets allows."""
    tags = {
        f"Tag {n}": tactic(f"Tag {n}", [v.Deplete(v.PICKED)], pays=[v.Pick(v.CHARACTER, count)])
        for n, count in enumerate(COUNTS)
    }
    for baits, others in product(range(3), range(3)):
        side = Side(play=["Bait"] * baits + ["Guard"] * others)
        table = board(
            Side(hand=list(tags)), side, BAIT, CHEAP_GUARD, *tags.values(), edition=edition
        )
        for name, count in zip(tags, COUNTS, strict=True):
            least, most = bounds(count, baits + others)
            sets = [
                (bait, other)
                for bait, other in product(range(baits + 1), range(others + 1))
                if least <= bait + other <= most
            ]
            most_baits = max((bait for bait, _ in sets), default=0)
            expected = {
                ("Bait",) * bait + ("Guard",) * other for bait, other in sets if bait == most_baits
            }
            about = (count, baits, others)
            assert table.me.can_deploy(name) is bool(expected), about
            if expected:
                copy = table.state.clone()
                apply(copy, Deploy(table.card(name)))
                with shows("505.2b", "310.1"):
                    assert set(picked(copy)) == expected, about


@ALL
def test_505_2_beside_one_that_must_be_picked_a_card_that_picks_several_is_deployed(
    edition: Edition,
) -> None:
    table = board(
        Side(hand=["Manful Skirmish"], play=["Guard"], resources=6),
        Side(play=["Ferrous Ferret", "Guard"]), CHEAP_GUARD, edition=edition,
    )  # fmt: skip
    table.me.deploys("Manful Skirmish")
    assert Counter(table.names(card for card, _ in picks_of(table.state))) == {
        "Ferrous Ferret": 1, "Guard": 2,
    }  # fmt: skip


@ALL
def test_505_2_an_offer_to_pick_is_not_declined_where_a_card_must_be_picked(
    edition: Edition,
) -> None:
    offer = v.Trigger(v.EntersPlay(), (v.May((v.Pick(v.CHARACTER),), (v.Draw(1),)),))
    while_deploying = v.OnResolve(cost=(v.May(then=(v.Pick(v.CHARACTER),)),))
    for text in (offer, while_deploying):
        table = board(
            Side(hand=["Flag"], deck=["Guard"]), Side(play=["Ferrous Ferret"]), CHEAP_GUARD,
            item("Flag", text, cost=0), edition=edition,
        )  # fmt: skip
        table.me.deploys("Flag")
        table.resolves()
        assert table.asks is DecisionKind.ACT, "there was nothing to decide"
        assert table.tokens("Ferrous Ferret") == 1


@ALL
def test_505_2_nobody_has_to_pay_for_the_chance_to_pick(edition: Edition) -> None:
    offer = v.Trigger(
        v.EntersPlay(),
        (v.May((v.Pay(1),), (v.Pick(v.CHARACTER),)),),
    )
    table = board(
        Side(hand=["Flag"], resources=1), Side(play=["Ferrous Ferret"]),
        item("Flag", offer, cost=0), edition=edition,
    )  # fmt: skip
    table.me.deploys("Flag")
    table.resolves()
    table.me.declines()
    assert table.tokens("Ferrous Ferret") == 0


@ALL
def test_505_2_what_an_attachment_put_into_play_picks_must_be_it_too(edition: Edition) -> None:
    hat = item("Hat", v.AttachTo(v.CHARACTER))
    lend = tactic("Lend", [v.Put(v.CARD.named("Hat").in_hand(), v.PLAY)])
    table = board(
        Side(hand=["Hat", "Lend"]),
        Side(play=["Guard", "Bait", "Guard"]),
        CHEAP_GUARD,
        BAIT,
        hat,
        lend,
        edition=edition,
    )
    table.me.deploys("Lend")
    table.resolves()
    with shows("507.2b"):
        assert table.state.attached_to[table.card("Hat")] == table.card("Bait")


@COMPREHENSIVE
@rule("EX-024a", "cr2010:505.2b")
def test_505_2b_of_two_that_must_be_picked_the_player_takes_one(edition: Edition) -> None:
    bait = character("Bait", 1, 1, 1, v.Conditional(v.THIS, (v.Must(v.Action.BE_PICKED),)))
    table = board(
        Side(hand=["Kill"]), Side(play=["Bait", "Bait", "Guard"]), bait, WEAK_GUARD, SLAY,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Kill")
    assert table.me.choices() == ["Bait", "Bait"]


@ALL
def test_505_2b_of_two_that_must_be_picked_either_may_be(edition: Edition) -> None:
    bait = v.Conditional(v.THIS, (v.Must(v.Action.BE_PICKED),))
    kill = tactic("Kill", [v.Destroy(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    for choice in ("Left", "Right"):
        table = board(
            Side(hand=["Kill"]), Side(play=["Left", "Right", "Guard"]), GUARD, kill,
            character("Left", 1, 1, 1, bait), character("Right", 1, 1, 1, bait), edition=edition,
        )  # fmt: skip
        table.me.deploys("Kill")
        with shows("basic1e:B.multireq.3"):
            assert table.me.choices() == ["Left", "Right"]
        table.me.picks(choice)
        table.resolves()
        assert table.you.discard == [choice]


@COMPREHENSIVE
def test_505_2c_not_to_act_is_no_way_to_meet_what_an_action_demands(edition: Edition) -> None:
    alone = v.Conditional(v.THIS, (v.Must(v.Action.ATTACK), v.AttackingPartySize(1)))
    table = board(
        Side(play=["Left", "Right"]), Side(),
        character("Left", 1, 1, 1, alone), character("Right", 1, 1, 1, alone), edition=edition,
    )  # fmt: skip
    assert table.me.can_attack(), "both at once is impossible, one of them is not"
    table.me.attacks("Right")
    table.resolves()
    assert table.you.influence == 19
