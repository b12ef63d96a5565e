"""Two to five people play: who is asked, what is answered for them, and that nobody sees too much.

Rules: 9.2, 22.1, 23.3.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice

import pytest

from app.games.capabilities.computer_players import Opening
from app.games.capabilities.playing import (
    SPECTATOR,
    AnsweredFor,
    Asking,
    GivenAnswer,
    IllegalMoveError,
    PassUntil,
    Shown,
    with_names,
)
from app.games.shadowfist.editions import DEFAULT_EDITION
from app.games.shadowfist.engine import (
    Question,
    legal_actions,
    new_game,
    read_action,
    read_record,
    replay,
)
from app.games.shadowfist.engine.builder import builder
from app.games.shadowfist.engine.observe import seen_by
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.faces import face_of
from app.games.shadowfist.presentation.referee.watched import watched
from app.games.shadowfist.presentation.seated.game import (
    PreparedDeck,
    ShadowfistSeatedGame,
    ShadowfistSeatedPlay,
)

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
USUAL, ALWAYS = AnsweredFor(), AnsweredFor(Asking.ALWAYS)


def begun(cards: Catalogue, seats: int, seed: int) -> ShadowfistSeatedGame:
    """A game between so many precons."""
    decks = [
        PreparedDeck(tuple(str(it.printing) for it in deck.lines for _ in range(it.copies)))
        for deck in list(cards.precons.values())[:seats]
    ]
    return ShadowfistSeatedPlay().begin(Opening(decks, DEFAULT_EDITION.value, seed), cards)


def moves(
    game: ShadowfistSeatedGame, wishes: AnsweredFor = USUAL, *, chance: int | None = None
) -> Iterator[Sequence[GivenAnswer]]:
    """Yield what has been answered since somebody was last asked, again and again to the end.

    People play as the builder does, or by chance.
    """
    pick = random.Random(chance)
    everybody = [wishes] * len(game.state.players)
    given = list(game.settle(everybody))
    while True:
        yield given
        seat = game.to_decide
        if seat is None:
            return
        legal = legal_actions(game.state)
        wanted = builder(game.state, legal) if chance is None else pick.choice(legal)
        given = [*game.answer(seat, str(wanted)), *game.settle(everybody)]


def another(game: ShadowfistSeatedGame, seat: int) -> ShadowfistSeatedGame:
    """A game that looks the same from a seat: hands and decks of the others hold other cards."""
    twin = game.clone()
    state = twin.state
    for player in state.players:
        if state.game.seating[player] == seat:
            continue
        hidden = [*state.hand[player], *state.deck[player]]
        kinds = [state.kinds[card] for card in hidden]
        for card, kind in zip(hidden, kinds[1:] + kinds[:1], strict=True):
            state.kinds[card] = kind
    return twin


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_a_whole_game_is_made_again_by_its_answers_and_its_record(
    shadowfist: Catalogue, seats: int
) -> None:
    game, again = begun(shadowfist, seats, 5), begun(shadowfist, seats, 5)
    for _ in moves(game):
        pass
    assert game.result is not None
    for text in game.answers:
        again.repeat(text)
    assert again.record == game.record
    assert again.told() == game.told()
    assert replay(read_record(game.record), shadowfist).result == game.state.result


def test_a_game_is_watched_without_questions_that_had_no_answer(shadowfist: Catalogue) -> None:
    game = begun(shadowfist, 3, 1)
    for _ in moves(game):
        pass
    answers, its = game.watched_answers, game.state.game
    assert answers is not None
    assert len(answers) < len(game.answers)
    state = new_game(shadowfist, its.decks, seed=its.seed, edition=its.edition)
    shown = watched(state, NAMES, [read_action(text) for text in answers], len(answers))
    assert "wins" in shown.result


def test_each_seat_answers_for_itself_alone(shadowfist: Catalogue) -> None:
    game = begun(shadowfist, 3, 1)
    asked = game.to_decide
    assert asked is not None
    legal = str(legal_actions(game.state)[0])
    for seat, text in (
        ((asked + 1) % 3, legal),
        (asked, "play 9999"),
        (asked, "dance"),
        (7, legal),
    ):
        with pytest.raises(IllegalMoveError):
            game.answer(seat, text)
    assert game.answers == []


def test_everybody_is_asked_in_every_window_whatever_they_hold(shadowfist: Catalogue) -> None:
    game, asked, without = begun(shadowfist, 3, 2), set[int](), 0
    for _ in islice(moves(game, ALWAYS), 150):
        decision = game.state.decision
        assert decision is not None
        if decision.kind in (Question.RESPOND, Question.START):
            asked.add(decision.player)
            without += len(decision.options) == 1
    assert asked == {0, 1, 2}
    assert without > 20


def test_whoever_has_left_is_not_asked_and_the_others_play_on(shadowfist: Catalogue) -> None:
    game = begun(shadowfist, 3, 2)
    wishes = [AnsweredFor(has_left=True), AnsweredFor(), AnsweredFor()]
    for _ in range(120):
        game.settle(wishes)
        seat = game.to_decide
        if seat is None:
            return
        assert seat != 0
        game.answer(seat, str(builder(game.state, legal_actions(game.state))))
    assert game.turn > 3


def test_no_window_is_asked_in_a_turn_in_which_somebody_wants_none(shadowfist: Catalogue) -> None:
    game = begun(shadowfist, 2, 2)
    for _ in islice(moves(game, AnsweredFor(Asking.ALWAYS, quiet_turn=2)), 200):
        decision = game.state.decision
        if game.turn == 2 and decision is not None:
            assert decision.kind not in (Question.RESPOND, Question.START)
        if game.turn > 2:
            return
    pytest.fail("the second turn did not end")


def test_an_order_to_pass_until_the_own_turn_holds_through_the_turns_of_others(
    shadowfist: Catalogue,
) -> None:
    game, turns = begun(shadowfist, 3, 2), set[int]()
    seat = next(it for it in range(3) if game.moment(it).is_own_turn)
    order = AnsweredFor(Asking.ALWAYS, quiet_turn=1, quiet_until=PassUntil.OWN_TURN)
    wishes = [order if it == seat else AnsweredFor(Asking.ALWAYS) for it in range(3)]
    while game.turn < 4:
        game.settle(wishes)
        decision, asked = game.state.decision, game.to_decide
        assert decision is not None
        assert asked is not None
        if asked == seat:
            assert decision.kind not in (Question.RESPOND, Question.START)
        turns.add(game.turn)
        game.answer(asked, str(builder(game.state, legal_actions(game.state))))
    assert turns == {1, 2, 3}
    assert game.moment(seat).is_own_turn
    assert not order.is_quiet(game.moment(seat))


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 4), (5, 6)])
def test_a_seat_sees_the_same_whatever_is_hidden_from_it(
    shadowfist: Catalogue, seats: int, seed: int
) -> None:
    game = begun(shadowfist, seats, seed)
    for number, given in enumerate(islice(moves(game, chance=seed), 160)):
        if number % 4 or not given:
            continue
        for seat in (*range(seats), SPECTATOR):
            twin = another(game, seat)
            assert twin.to_decide == game.to_decide
            assert twin.page(seat, Shown(), NAMES, ()) == game.page(seat, Shown(), NAMES, ())


@pytest.mark.parametrize("seed", [1, 2])
def test_who_is_asked_next_does_not_tell_what_the_others_hold(
    shadowfist: Catalogue, seed: int
) -> None:
    game = begun(shadowfist, 3, seed)
    everybody = [AnsweredFor()] * 3
    compared = 0
    for _ in islice(moves(game, chance=seed), 150):
        seat = game.to_decide
        if seat is None:
            break
        for action in legal_actions(game.state)[:3]:
            mine, twin = game.clone(), another(game, seat)
            told = [*mine.answer(seat, str(action)), *mine.settle(everybody)]
            of_twin = [*twin.answer(seat, str(action)), *twin.settle(everybody)]
            if any(it.shown_to for it in told):
                continue
            compared += 1
            assert [(it.seat, it.text) for it in told] == [(it.seat, it.text) for it in of_twin]
            assert [it.told.get(seat) for it in told] == [it.told.get(seat) for it in of_twin]
            assert mine.to_decide == twin.to_decide
    assert compared > 50


def test_nothing_that_a_seat_is_sent_names_a_card_it_cannot_know(shadowfist: Catalogue) -> None:
    game = begun(shadowfist, 4, 9)
    state = game.state
    faces = {
        title: repr(face_of(shadowfist.newest[title].card))
        for title in {it.title for it in state.kinds}
    }
    everybody = (*range(4), SPECTATOR)
    known: dict[int, set[int]] = {it: set() for it in everybody}
    words: dict[int, str] = dict.fromkeys(everybody, "")
    searched = 0
    for number, given in enumerate(moves(game)):
        if game.result is not None:
            break
        for person in everybody:
            seat = None if person == SPECTATOR else state.game.seating.index(person)
            known[person] |= seen_by(state, seat)
            told = [line.words for it in given for line in it.told.get(person, ())]
            words[person] += with_names(" ".join(told), NAMES)
            if number % 8:
                continue
            sent = words[person] + repr(game.page(person, Shown(), NAMES, ()))
            words[person] = ""
            titles = {state.kinds[card].title for card in known[person]}
            for title in faces.keys() - titles:
                searched += 1
                # The text of a card that is known may name another one.
                assert title not in sent or any(title in faces[it] for it in titles)
    assert searched > 1_000
