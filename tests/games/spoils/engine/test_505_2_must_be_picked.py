"""Cards that whatever can pick them must pick. Rules: 310.1, 505.1, 505.2."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import Choose, DecisionKind, Deploy, Done, State, apply, legal_actions
from tests.support.rules import shows
from tests.support.scenario import Side, board, character, item, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
BAIT = character(
    "Bait", 1, 1, 1, words.Conditional(words.THIS, (words.Must(words.Action.BE_PICKED),))
)
GUARD = character("Guard", 2, 3)
COUNTS: tuple[words.HowMany, ...] = (
    1, 2, 3, words.UpTo(1), words.UpTo(2), words.UpTo(3), words.AnyNumber(),
)  # fmt: skip


def bounds(count: words.HowMany, there: int) -> tuple[int, int]:
    """The least and the most cards that such a pick takes."""
    match count:
        case int():
            return count, count
        case words.UpTo(int(most)):
            return 0, min(most, there)
    return 0, there


def picked(state: State) -> Iterator[tuple[str, ...]]:
    """Every set of names that the answers to a pick can lead to."""
    waiting = [state]
    while waiting:
        now = waiting.pop()
        if now.decision is None or now.decision.kind is not DecisionKind.PICK:
            yield tuple(sorted(now.name(card) for card, _ in picks_of(now)))
            continue
        for answer in legal_actions(now):
            twin = now.clone()
            apply(twin, answer)
            assert isinstance(answer, (Choose, Done))
            waiting.append(twin)


def picks_of(state: State) -> tuple[tuple[int, int], ...]:
    """The cards that the announcement on top has picked."""
    frame = next(it for it in reversed(state.frames) if it.procedure == "deploy")
    return tuple(ref for pick in frame.bound["picks"] for ref in pick)


@ALL
def test_505_2_a_pick_takes_as_many_as_fit_of_those_that_must_be_picked(edition: Edition) -> None:
    """All picks among up to 2 of either kind, beside what a search over all sets allows."""
    tags = {
        f"Tag {n}": tactic(
            f"Tag {n}", [words.Deplete(words.PICKED)], pays=[words.Pick(words.CHARACTER, count)]
        )
        for n, count in enumerate(COUNTS)
    }
    for baits, others in product(range(3), range(3)):
        side = Side(play=["Bait"] * baits + ["Guard"] * others)
        table = board(Side(hand=list(tags)), side, BAIT, GUARD, *tags.values(), edition=edition)
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
                twin = table.state.clone()
                apply(twin, Deploy(table.card(name)))
                with shows("505.2b", "310.1"):
                    assert set(picked(twin)) == expected, about


@ALL
def test_505_2_beside_one_that_must_be_picked_a_card_that_picks_several_is_deployed(
    edition: Edition,
) -> None:
    table = board(
        Side(hand=["Manful Skirmish"], play=["Guard"], resources=6),
        Side(play=["Ferrous Ferret", "Guard"]), GUARD, edition=edition,
    )  # fmt: skip
    table.me.deploys("Manful Skirmish")
    assert Counter(table.names(card for card, _ in picks_of(table.state))) == {
        "Ferrous Ferret": 1, "Guard": 2,
    }  # fmt: skip


@ALL
def test_505_2_an_offer_to_pick_is_not_declined_where_a_card_must_be_picked(
    edition: Edition,
) -> None:
    offer = words.Trigger(
        words.EntersPlay(), (words.May((words.Pick(words.CHARACTER),), (words.Draw(1),)),)
    )
    while_deploying = words.OnResolve(cost=(words.May(then=(words.Pick(words.CHARACTER),)),))
    for text in (offer, while_deploying):
        table = board(
            Side(hand=["Flag"], deck=["Guard"]), Side(play=["Ferrous Ferret"]), GUARD,
            item("Flag", text, cost=0), edition=edition,
        )  # fmt: skip
        table.me.deploys("Flag")
        table.resolves()
        assert table.asks is DecisionKind.ACT, "there was nothing to decide"
        assert table.tokens("Ferrous Ferret") == 1


@ALL
def test_505_2_nobody_has_to_pay_for_the_chance_to_pick(edition: Edition) -> None:
    offer = words.Trigger(
        words.EntersPlay(),
        (words.May((words.Pay(1),), (words.Pick(words.CHARACTER),)),),
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
    hat = item("Hat", words.AttachTo(words.CHARACTER))
    lend = tactic("Lend", [words.Put(words.CARD.named("Hat").in_hand(), words.PLAY)])
    table = board(
        Side(hand=["Hat", "Lend"]), Side(play=["Guard", "Bait", "Guard"]), GUARD, BAIT, hat, lend,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Lend")
    table.resolves()
    with shows("507.2b"):
        assert table.state.attached_to[table.card("Hat")] == table.card("Bait")
