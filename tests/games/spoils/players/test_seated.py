"""Two people play: who is asked, what is answered for them, and that nobody sees too much."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.capabilities.computer_players import Opening
from app.games.capabilities.playing import (
    SPECTATOR,
    AnsweredFor,
    Asking,
    GivenAnswer,
    IllegalMoveError,
    Moment,
    PassUntil,
    Shown,
)
from app.games.spoils import vocabulary as v
from app.games.spoils.editions import DEFAULT_EDITION
from app.games.spoils.engine import DecisionKind, Person, UseAbility, legal_actions, side_of
from app.games.spoils.facts import Catalogue
from app.games.spoils.players.opening import PreparedDeck
from app.games.spoils.presentation.seated import SpoilsSeatedGame, SpoilsSeatedPlay
from tests.support.scenario import Side, board, item
from tests.support.spoils_worlds import in_another_world

Begin = Callable[[int], SpoilsSeatedGame]
ADA, BEN = "seed-1-warlord", "seed-1-banker"
NAMES = ("Ada", "Ben")
ALWAYS = (AnsweredFor(Asking.ALWAYS, pays=False),) * 2
USUAL = (AnsweredFor(), AnsweredFor())
MOST = 90


@pytest.fixture(scope="module")
def begin(catalogue: Catalogue, precons: Mapping[str, PreparedDeck]) -> Begin:
    """Begins a game between two precons, which share no card but resources."""

    def begun(seed: int) -> SpoilsSeatedGame:
        opening = Opening((precons[ADA], precons[BEN]), DEFAULT_EDITION.value, seed)
        return SpoilsSeatedPlay().begin(opening, catalogue)

    return begun


def moves(
    game: SpoilsSeatedGame, seed: int, wishes: Sequence[AnsweredFor] = USUAL
) -> Iterator[tuple[SpoilsSeatedGame, Sequence[GivenAnswer]]]:
    """The game whenever somebody is asked, with the answers since the last time."""
    chance = random.Random(seed)
    given: list[GivenAnswer] = list(game.settle(wishes))
    for _ in range(MOST):
        yield game, given
        if (seat := game.to_decide) is None:
            return
        given = list(game.answer(seat, str(chance.choice(legal_actions(game.state)))))
        given += game.settle(wishes)


def after(
    place: int, asked: Iterator[tuple[SpoilsSeatedGame, Sequence[GivenAnswer]]]
) -> SpoilsSeatedGame:
    """The game after so many of a person's answers, or at its end if that comes before."""
    *_, (game, _) = islice(asked, place + 1)
    return game


def another(game: SpoilsSeatedGame, seat: int) -> SpoilsSeatedGame:
    """A game that looks the same from a seat."""
    side = side_of(game.state, Person(seat)) if seat != SPECTATOR else SPECTATOR
    return SpoilsSeatedGame(in_another_world(game.state, side), game.given, game.shown)


def test_all_answers_make_the_same_game_again(begin: Begin) -> None:
    game, again = begin(1), begin(1)
    for _ in moves(game, 1):
        pass
    for text in game.answers:
        again.repeat(text)
    assert len(game.answers) >= MOST
    assert again.record == game.record
    assert again.told() == game.told()


def test_each_seat_answers_for_itself_alone(begin: Begin) -> None:
    game = begin(1)
    asked = game.to_decide
    assert asked is not None
    legal = str(legal_actions(game.state)[0])
    for seat, text in ((1 - asked, legal), (asked, "deploy 9999"), (asked, "nonsense"), (5, legal)):
        with pytest.raises(IllegalMoveError):
            game.answer(seat, text)
    assert game.answers == []
    assert [each.seat for each in game.answer(asked, legal)] == [asked]


def test_whoever_wishes_it_is_asked_everything(begin: Begin) -> None:
    for game, _ in moves(begin(2), 2, ALWAYS):
        decision = game.state.decision
        if decision is not None and decision.kind is DecisionKind.RESPOND:
            return
    pytest.fail("nobody was asked to respond")


def test_whoever_wishes_it_is_asked_no_windows(begin: Begin) -> None:
    never = (AnsweredFor(Asking.NEVER),) * 2
    for game, _ in moves(begin(2), 2, never):
        decision = game.state.decision
        assert decision is None or decision.kind not in (
            DecisionKind.RESPOND, DecisionKind.BATTLE_WINDOW,
        )  # fmt: skip


@given(seed=st.integers(0, 10_000), place=st.integers(0, MOST - 1))
def test_a_seat_sees_the_same_whatever_is_hidden_from_it(
    begin: Begin, seed: int, place: int
) -> None:
    found = after(place, moves(begin(seed), seed))
    for seat in (0, 1):
        twin = another(found, seat)
        assert twin.page(seat, Shown(), NAMES, ()) == found.page(seat, Shown(), NAMES, ())
        assert twin.told()[seat] == found.told()[seat]
        # The other one is asked, or answered for, whatever they hold.
        assert twin.to_decide == found.to_decide
        assert [it.text for it in twin.clone().settle(USUAL)] == [
            it.text for it in found.clone().settle(USUAL)
        ]
    assert another(found, SPECTATOR).told()[SPECTATOR] == found.told()[SPECTATOR]


@given(seed=st.integers(0, 10_000), place=st.integers(0, MOST - 1), which=st.integers(0, 50))
def test_an_answer_tells_no_more_than_its_results(
    begin: Begin, seed: int, place: int, which: int
) -> None:
    found = after(place, moves(begin(seed), seed))
    seat = found.to_decide
    if seat is None:
        return
    legal = legal_actions(found.state)
    twin, text = another(found, seat), str(legal[which % len(legal)])
    (mine,) = found.answer(seat, text)
    (of_twin,) = twin.answer(seat, text)
    assert of_twin.shown_to == mine.shown_to
    if not mine.shown_to:
        assert of_twin.told[seat] == mine.told[seat]
        assert twin.page(seat, Shown(), NAMES, ()) == found.page(seat, Shown(), NAMES, ())


KNOCK = item("Knock", v.Ability("KNOCK", (), (v.GainInfluence(1),)))


@pytest.mark.parametrize(("wish", "done", "asked"), [(Asking.NEVER, 20, 0), (Asking.ALWAYS, 1, 1)])
def test_414_2c_a_repetition_waits_for_an_opponent_who_wishes_to_be_asked(
    wish: Asking, done: int, asked: int
) -> None:
    table = board(Side(play=["Knock"]), Side(), KNOCK)
    game = SpoilsSeatedGame(table.state)
    never = AnsweredFor(Asking.NEVER)
    use = str(UseAbility(table.card("Knock"), 0))
    game.answer(0, use)
    game.settle((never, never))
    again = game.clone()
    found = game.repeat_round(0, 1, 20, (never, AnsweredFor(wish)))
    assert (found.done, game.to_decide) == (done, asked)
    assert [it.text for it in found.given].count(use) == done
    for answer in found.given:
        again.repeat(answer.text)
    assert again.record == game.record
    assert again.shown == game.shown


def test_414_2_only_who_is_asked_repeats_and_only_what_they_did() -> None:
    table = board(Side(play=["Knock"]), Side(), KNOCK)
    game = SpoilsSeatedGame(table.state)
    with pytest.raises(IllegalMoveError, match="cannot be used again"):
        game.repeat_round(0, 1, 1, USUAL)
    game.answer(0, str(UseAbility(table.card("Knock"), 0)))
    game.settle((AnsweredFor(Asking.NEVER),) * 2)
    for seat, times, words in ((1, 1, "cannot be used again"), (0, 101, "between 1 and 100")):
        with pytest.raises(IllegalMoveError, match=words):
            game.repeat_round(seat, 1, times, USUAL)
    assert len(game.given) == 2, "the ability, and the opponent lets it happen"


def test_an_order_to_pass_until_attacked_holds_until_the_window_of_a_battle(begin: Begin) -> None:
    order = AnsweredFor(Asking.ALWAYS, quiet_turn=1, quiet_until=PassUntil.ATTACKED)
    asked = 0
    for seed in range(12):
        game = begin(seed)
        for _ in moves(game, seed, (order, AnsweredFor())):
            now, decision = game.moment(0), game.state.decision
            if decision is None or game.turn < 2 or now.is_own_turn or game.to_decide != 0:
                continue
            if decision.kind in (DecisionKind.RESPOND, DecisionKind.BATTLE_WINDOW):
                assert now.is_attacked
                asked += 1
    assert asked > 3


def test_an_order_to_pass_until_the_turn_ends_holds_in_that_turn_alone() -> None:
    here, later = Moment(4, False, True), Moment(5, False, False)
    for until, now, then in (
        (PassUntil.TURN_ENDS, True, False),
        (PassUntil.OWN_TURN, True, True),
        (PassUntil.ATTACKED, False, True),
    ):
        order = AnsweredFor(quiet_turn=4, quiet_until=until)
        assert (order.is_quiet(here), order.is_quiet(later)) == (now, then)
        assert not order.is_quiet(Moment(6, True, False))
    assert not AnsweredFor().is_quiet(here)
