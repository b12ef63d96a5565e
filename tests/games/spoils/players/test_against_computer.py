"""A person plays against the computer: what is asked, what is answered for them, what is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pytest

from app.games.capabilities.computer_players import Opening
from app.games.capabilities.playing import AnsweredFor, Asking, IllegalMoveError, Shown
from app.games.spoils import vocabulary as v
from app.games.spoils.editions import DEFAULT_EDITION
from app.games.spoils.engine import DecisionKind, IllegalAction, UseAbility, witnessed
from app.games.spoils.facts import Catalogue
from app.games.spoils.goldfish.seating import ME, OPPONENT
from app.games.spoils.players.against_computer import AgainstComputer
from app.games.spoils.players.levels import APPRENTICE
from app.games.spoils.players.opening import PreparedDeck
from app.games.spoils.presentation.against_computer.playing import (
    SpoilsPlayedAgainst,
    SpoilsPlaying,
)
from app.games.spoils.presentation.recordings import SpoilsRecordings
from app.games.spoils.terms import CardType
from tests.support.scenario import Side, board, item
from tests.support.spoils_worlds import in_another_world

Begin = Callable[[int], SpoilsPlayedAgainst]
MINE, THEIRS = "seed-1-warlord", "seed-1-banker"
USUAL = AnsweredFor()


@pytest.fixture
def begin(catalogue: Catalogue, precons: Mapping[str, PreparedDeck]) -> Begin:
    """Begins a game between two precons, which share no card but resources."""

    def begun(seed: int) -> SpoilsPlayedAgainst:
        decks = (precons[MINE], precons[THEIRS])
        opening = Opening(decks, DEFAULT_EDITION.value, seed, first=seed % 2)
        return SpoilsPlaying().begin(opening, catalogue, "journeyman")

    return begun


def moves(
    game: SpoilsPlayedAgainst, answered: AnsweredFor = USUAL
) -> Iterator[SpoilsPlayedAgainst]:
    """The game each time that the person is asked; the moves are those of Apprentice."""
    while not game.is_over:
        yield game
        game.play(str(game.game.weighed(APPRENTICE, 1).answer), answered)


def played(game: SpoilsPlayedAgainst, answered: AnsweredFor = USUAL) -> SpoilsPlayedAgainst:
    for _ in moves(game, answered):
        pass
    return game


@pytest.mark.slow
def test_the_same_answers_are_the_same_game(begin: Begin, catalogue: Catalogue) -> None:
    game = played(begin(1))
    again = begin(1)
    for text in game.answers:
        again.repeat(text)
    assert again.record == game.record
    told = list(SpoilsRecordings().replay(game.record, catalogue))
    assert any("wins" in line.text for line in told)


def test_the_person_is_never_asked_what_is_answered_for_them(begin: Begin) -> None:
    never = AnsweredFor(Asking.NEVER)
    kinds = {
        game.game.state.decision.kind for game in moves(begin(2), never) if game.game.state.decision
    }
    assert DecisionKind.ACT in kinds
    assert kinds.isdisjoint(
        {DecisionKind.ATTACH_TO_PAY, DecisionKind.RESPOND, DecisionKind.BATTLE_WINDOW}
    )


@pytest.mark.slow
def test_who_chooses_what_to_pay_with_is_asked(begin: Begin) -> None:
    by_hand = AnsweredFor(Asking.NEVER, pays=False)
    kinds = {
        game.game.state.decision.kind
        for game in moves(begin(4), by_hand)
        if game.game.state.decision
    }
    assert DecisionKind.ATTACH_TO_PAY in kinds


@pytest.mark.slow
def test_who_wants_to_be_asked_always_is_asked_in_their_own_turn_too(begin: Begin) -> None:
    def windows(asking: Asking) -> int:
        game = played(begin(3), AnsweredFor(asking))
        return sum(text == "done" for text in game.answers)

    assert windows(Asking.ALWAYS) > windows(Asking.OTHERS) > windows(Asking.NEVER)


def test_undo_takes_back_the_persons_last_answer_and_what_followed(begin: Begin) -> None:
    game = begin(4)
    for count, _ in enumerate(moves(game)):
        if game.answers and count > 12:
            break
        before, number = game.answers, count
    assert number
    assert tuple(game.undone) == before
    assert len(game.answers) > len(before)


def test_a_payment_can_be_made_differently(begin: Begin) -> None:
    game = begin(4)
    for _ in moves(game):
        before = game.before_payment
        if before is not None:
            break
    assert before is not None
    again = begin(4)
    for text in before:
        again.repeat(text)
    assert again.game.state.decision is not None
    assert again.game.state.decision.kind is DecisionKind.ATTACH_TO_PAY


def test_a_whole_payment_is_one_answer_and_undone_as_one(begin: Begin) -> None:
    by_hand = AnsweredFor(Asking.NEVER, pays=False)
    for game in moves(begin(4), by_hand):
        ways = [it for it in game.page(Shown()).moves if it.action.startswith("pay ")]
        if ways:
            break
        before = game.answers
    assert len({it.words for it in ways}) == len(ways) > 1
    game.play(ways[-1].action, by_hand)
    assert not game.game.is_paying
    assert tuple(game.undone) == before
    with pytest.raises(IllegalMoveError, match="left to pay"):
        game.play(ways[-1].action, by_hand)


def test_an_illegal_answer_changes_nothing(begin: Begin) -> None:
    game = begin(5)
    before, record = game.answers, game.record
    for answer in ("deploy 999", "end", "answer 77", "dance"):
        with pytest.raises(IllegalMoveError):
            game.play(answer, USUAL)
    assert (game.answers, game.record) == (before, record)


def test_nothing_can_be_answered_when_the_game_is_over(begin: Begin) -> None:
    game = played(begin(1))
    with pytest.raises(IllegalMoveError, match="over"):
        game.play("end", USUAL)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_no_page_names_a_hidden_card_of_the_computer_before_the_end(
    begin: Begin, precons: Mapping[str, PreparedDeck], seed: int
) -> None:
    mine, theirs = precons[MINE], precons[THEIRS]
    hidden = {*theirs.cards} - {*mine.cards, *mine.starting, *theirs.starting}
    game, looked = begin(seed), 0
    for number, _ in enumerate(moves(game)):
        seen = {game.game.state.name(card) for each in game.game.story for card in each.seen.cards}
        shown = repr(game.page(Shown(hint=number % 9 == 0)))
        assert not [name for name in hidden - seen if name in shown]
        looked += 1
    assert looked > 10


def test_a_page_is_the_same_whether_or_not_the_computer_could_respond(begin: Begin) -> None:
    """Over a whole game, in other worlds that look the same to the person."""
    with_other_tactics = 0
    for number, game in enumerate(moves(begin(0), AnsweredFor(Asking.OTHERS))):
        other = game.clone()
        other.game.state = in_another_world(game.game.state, ME)
        with_other_tactics += tactics_of_computer(game) != tactics_of_computer(other)
        shown = Shown(hint=number % 20 == 19)
        assert game.page(shown) == other.page(shown)
    assert with_other_tactics > 5


def tactics_of_computer(game: SpoilsPlayedAgainst) -> list[str]:
    """The tactics that the computer holds."""
    held = (game.game.state.kind_of(it).card for it in game.game.state.hand[OPPONENT])
    return sorted(card.name for card in held if card.type is CardType.TACTIC)


def test_what_was_witnessed_names_no_card_in_the_computers_hand(begin: Begin) -> None:
    game = begin(6)
    for _ in moves(game):
        seen = witnessed(game.game.state, ME).cards
        assert seen.isdisjoint(game.game.state.hand[OPPONENT])
        assert seen.isdisjoint(game.game.state.deck[OPPONENT])


def test_at_the_end_the_computers_hand_lies_open(begin: Begin) -> None:
    game = begin(1)
    for _ in moves(game):
        assert not game.page(Shown()).opposing.shown
    page = game.page(Shown())
    assert page.over
    assert [face.card.name for face in page.opposing.shown] == [
        game.game.state.name(card) for card in game.game.state.hand[OPPONENT]
    ]


def test_who_concedes_sees_the_computers_hand(begin: Begin) -> None:
    game = begin(7)
    page = game.page(Shown(has_conceded=True))
    assert page.over == "You conceded."
    assert not page.moves
    assert len(page.opposing.shown) == page.opposing.in_hand


def test_a_hint_is_a_legal_move_and_says_how_many_games_it_tried(begin: Begin) -> None:
    hints = 0
    for game in moves(begin(8)):
        page = game.page(Shown(hint=True))
        assert page.hint is not None
        assert 1 <= len(page.hint.lines) <= 3
        legal = (
            {str(it) for it in game.game.state.decision.options}
            if game.game.state.decision
            else set()
        )
        assert not legal or page.hint.lines[0].move.action in legal
        if page.hint.worlds > 1:
            assert page.hint.lines[0].chance is not None
            hints += 1
        if hints > 3:
            break
    assert hints > 3


def test_the_log_says_who_did_what_and_leads_back_before_it(begin: Begin) -> None:
    game = played(begin(1))
    page = game.page(Shown())
    titles = [turn.title for turn in page.log]
    assert titles[0] == "Before the first turn"
    assert titles[1:5] == [
        "Turn 1, Journeyman’s 1st",
        "Turn 2, your 1st",
        "Turn 3, Journeyman’s 2nd",
        "Turn 4, your 2nd",
    ]
    lines = [line for turn in page.log for line in turn.lines]
    assert any(line.words.startswith("Journeyman") for line in lines)
    places = [line.before for line in lines]
    assert max(places) < len(game.answers)
    assert not [line for line in lines if "Player" in line.words]


def test_414_2_the_person_repeats_what_they_did_and_the_game_stays_its_answers() -> None:
    knock = item("Knock", v.Ability("KNOCK", (), (v.GainInfluence(1),)))
    table = board(Side(play=["Knock"]), Side(), knock)
    game = AgainstComputer(table.state, APPRENTICE, 1)
    game.play(UseAbility(table.card("Knock"), 0), USUAL)
    before, again = table.me.influence, game.clone()
    assert tuple(game.rounds) == (1,)
    assert game.repeat_round(1, 30, USUAL) == 30
    assert table.me.influence == before + 30
    for answer in game.own[len(again.own) :]:
        again.repeat(answer)
    assert again.record == game.record
    with pytest.raises(IllegalAction, match="cannot be used again"):
        game.repeat_round(6, 1, USUAL)
