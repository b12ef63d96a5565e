"""A person plays against the computer: what is asked, what is answered for them, what is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pytest

from app.games.capabilities.computer_players import Opening
from app.games.capabilities.playing import AnsweredFor, Asking, IllegalMoveError, Shown
from app.games.spoils.capabilities.playing import PLAYING
from app.games.spoils.capabilities.recordings import RECORDINGS
from app.games.spoils.editions import DEFAULT_EDITION
from app.games.spoils.engine import DecisionKind, witnessed
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.seating import ME, OPPONENT
from app.games.spoils.players.against_computer import AgainstComputer
from app.games.spoils.players.levels import APPRENTICE
from app.games.spoils.players.opening import PreparedDeck
from app.games.spoils.terms import CardType
from tests.support.spoils_worlds import in_another_world

Begin = Callable[[int], AgainstComputer]
MINE, THEIRS = "seed-1-warlord", "seed-1-banker"
USUAL = AnsweredFor()


@pytest.fixture
def begin(catalogue: Catalogue, precons: Mapping[str, PreparedDeck]) -> Begin:
    """Begins a game between two precons, which share no card but resources."""

    def begun(seed: int) -> AgainstComputer:
        decks = (precons[MINE], precons[THEIRS])
        opening = Opening(decks, DEFAULT_EDITION.value, seed, first=seed % 2)
        return PLAYING.begin(opening, catalogue, "journeyman")

    return begun


def moves(game: AgainstComputer, answered: AnsweredFor = USUAL) -> Iterator[AgainstComputer]:
    """The game each time that the person is asked; the moves are those of Apprentice."""
    while not game.is_over:
        yield game
        PLAYING.play(game, str(game.weighed(APPRENTICE, 1).answer), answered)


def played(game: AgainstComputer, answered: AnsweredFor = USUAL) -> AgainstComputer:
    for _ in moves(game, answered):
        pass
    return game


@pytest.mark.slow
def test_the_same_answers_are_the_same_game(begin: Begin, catalogue: Catalogue) -> None:
    game = played(begin(1))
    again = begin(1)
    for text in game.own:
        PLAYING.repeat(again, text)
    assert again.record == game.record
    told = list(RECORDINGS.replay(game.record, catalogue))
    assert any("wins" in line.text for line in told)


def test_the_person_is_never_asked_what_is_answered_for_them(begin: Begin) -> None:
    never = AnsweredFor(Asking.NEVER)
    kinds = {game.state.decision.kind for game in moves(begin(2), never) if game.state.decision}
    assert DecisionKind.ACT in kinds
    assert kinds.isdisjoint(
        {DecisionKind.ATTACH_TO_PAY, DecisionKind.RESPOND, DecisionKind.BATTLE_WINDOW}
    )


@pytest.mark.slow
def test_who_chooses_what_to_pay_with_is_asked(begin: Begin) -> None:
    by_hand = AnsweredFor(Asking.NEVER, pays=False)
    kinds = {game.state.decision.kind for game in moves(begin(4), by_hand) if game.state.decision}
    assert DecisionKind.ATTACH_TO_PAY in kinds


@pytest.mark.slow
def test_who_wants_to_be_asked_always_is_asked_in_their_own_turn_too(begin: Begin) -> None:
    def windows(asking: Asking) -> int:
        game = played(begin(3), AnsweredFor(asking))
        return sum(text == "done" for text in game.own)

    assert windows(Asking.ALWAYS) > windows(Asking.OTHERS) > windows(Asking.NEVER)


def test_undo_takes_back_the_persons_last_answer_and_what_followed(begin: Begin) -> None:
    game = begin(4)
    for count, _ in enumerate(moves(game)):
        if game.own and count > 12:
            break
        before, number = game.own, count
    assert number
    assert tuple(PLAYING.undone(game)) == before
    assert len(game.own) > len(before)


def test_a_payment_can_be_made_differently(begin: Begin) -> None:
    game = begin(4)
    for _ in moves(game):
        before = PLAYING.before_payment(game)
        if before is not None:
            break
    assert before is not None
    again = begin(4)
    for text in before:
        PLAYING.repeat(again, text)
    assert again.state.decision is not None
    assert again.state.decision.kind is DecisionKind.ATTACH_TO_PAY


def test_a_whole_payment_is_one_answer_and_undone_as_one(begin: Begin) -> None:
    by_hand = AnsweredFor(Asking.NEVER, pays=False)
    for game in moves(begin(4), by_hand):
        ways = [it for it in PLAYING.page(game, Shown()).moves if it.action.startswith("pay ")]
        if ways:
            break
        before = game.own
    assert len({it.words for it in ways}) == len(ways) > 1
    PLAYING.play(game, ways[-1].action, by_hand)
    assert not game.is_paying
    assert tuple(PLAYING.undone(game)) == before
    with pytest.raises(IllegalMoveError, match="left to pay"):
        PLAYING.play(game, ways[-1].action, by_hand)


def test_an_illegal_answer_changes_nothing(begin: Begin) -> None:
    game = begin(5)
    before, record = game.own, game.record
    for answer in ("deploy 999", "end", "answer 77", "dance"):
        with pytest.raises(IllegalMoveError):
            PLAYING.play(game, answer, USUAL)
    assert (game.own, game.record) == (before, record)


def test_nothing_can_be_answered_when_the_game_is_over(begin: Begin) -> None:
    game = played(begin(1))
    with pytest.raises(IllegalMoveError, match="over"):
        PLAYING.play(game, "end", USUAL)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_no_page_names_a_hidden_card_of_the_computer_before_the_end(
    begin: Begin, precons: Mapping[str, PreparedDeck], seed: int
) -> None:
    mine, theirs = precons[MINE], precons[THEIRS]
    hidden = {*theirs.cards} - {*mine.cards, *mine.starting, *theirs.starting}
    game, looked = begin(seed), 0
    for number, _ in enumerate(moves(game)):
        seen = {game.state.name(card) for each in game.story for card in each.seen.cards}
        shown = repr(PLAYING.page(game, Shown(hint=number % 9 == 0)))
        assert not [name for name in hidden - seen if name in shown]
        looked += 1
    assert looked > 10


def test_a_page_is_the_same_whether_or_not_the_computer_could_respond(begin: Begin) -> None:
    """Over a whole game, in other worlds that look the same to the person."""
    with_other_tactics = 0
    for number, game in enumerate(moves(begin(0), AnsweredFor(Asking.OTHERS))):
        other = game.clone()
        other.state = in_another_world(game.state, ME)
        with_other_tactics += tactics_of_computer(game) != tactics_of_computer(other)
        shown = Shown(hint=number % 20 == 19)
        assert PLAYING.page(game, shown) == PLAYING.page(other, shown)
    assert with_other_tactics > 5


def tactics_of_computer(game: AgainstComputer) -> list[str]:
    """The tactics that the computer holds."""
    held = (game.state.kind_of(it).card for it in game.state.hand[OPPONENT])
    return sorted(card.name for card in held if card.type is CardType.TACTIC)


def test_what_was_witnessed_names_no_card_in_the_computers_hand(begin: Begin) -> None:
    game = begin(6)
    for _ in moves(game):
        seen = witnessed(game.state, ME).cards
        assert seen.isdisjoint(game.state.hand[OPPONENT])
        assert seen.isdisjoint(game.state.deck[OPPONENT])


def test_at_the_end_the_computers_hand_lies_open(begin: Begin) -> None:
    game = begin(1)
    for _ in moves(game):
        assert not PLAYING.page(game, Shown()).opposing.shown
    page = PLAYING.page(game, Shown())
    assert page.over
    assert [face.card.name for face in page.opposing.shown] == [
        game.state.name(card) for card in game.state.hand[OPPONENT]
    ]


def test_who_concedes_sees_the_computers_hand(begin: Begin) -> None:
    game = begin(7)
    page = PLAYING.page(game, Shown(has_conceded=True))
    assert page.over == "You conceded."
    assert not page.moves
    assert len(page.opposing.shown) == page.opposing.in_hand


def test_a_hint_is_a_legal_move_and_says_how_many_games_it_tried(begin: Begin) -> None:
    hints = 0
    for game in moves(begin(8)):
        page = PLAYING.page(game, Shown(hint=True))
        assert page.hint is not None
        assert 1 <= len(page.hint.lines) <= 3
        legal = {str(it) for it in game.state.decision.options} if game.state.decision else set()
        assert not legal or page.hint.lines[0].move.action in legal
        if page.hint.worlds > 1:
            assert page.hint.lines[0].chance is not None
            hints += 1
        if hints > 3:
            break
    assert hints > 3


def test_the_log_says_who_did_what_and_leads_back_before_it(begin: Begin) -> None:
    game = played(begin(1))
    page = PLAYING.page(game, Shown())
    titles = [turn.title for turn in page.log]
    assert titles[0] == "Before the first turn"
    assert "Turn 1, you" in titles
    assert "Turn 1, the computer" in titles
    lines = [line for turn in page.log for line in turn.lines]
    assert any(line.words.startswith("The computer") for line in lines)
    places = [line.before for line in lines]
    assert max(places) < len(game.own)
    assert not [line for line in lines if "Player" in line.words]
