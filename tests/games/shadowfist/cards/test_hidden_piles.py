"""Cards that look into hidden piles: nobody learns more than their text shows."""

import pytest

from app.games.shadowfist.engine.describe import describe
from app.games.shadowfist.engine.model.actions import DONE, PASS, Number, Play, Reveal
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.observe import observe
from app.games.shadowfist.engine.write import piles
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.referee.answers import answer_words
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free
from tests.games.shadowfist.cards.test_precon_triggers import MAY
from tests.support.shadowfist_table import Table, character, event, site, table

ONE, OTHER = event("One", 99), site("Other")


def spying(catalogue: Catalogue, hand: tuple[Kind, ...], seats: int = 3) -> Table:
    """A table at which the first player looks at the hand of the second."""
    game = table(seats)
    covert = game.hand(0, free(catalogue, "Covert Operation"))
    for kind in hand:
        game.hand(1, kind)
    asked(game)
    game.do(Play(covert))
    if game.asked[1] is Question.PLAYER:
        game.do(Number(1))
    game.until(Question.SHOWN, 0)
    return game


def searching(catalogue: Catalogue, deck: tuple[Kind, ...]) -> Table:
    """A table at which the first player searches a deck that ends with some cards."""
    game = table(3)
    dockyard = game.play(0, real(catalogue, "Dockyard"), face_down=True)
    for kind in deck:
        game.on_deck(0, kind)
    asked(game)
    game.do(Reveal(dockyard))
    game.until(Question.MAY, 0)
    game.do(MAY)
    game.until(Question.SHOWN, 0)
    return game


def labels(game: Table) -> list[str]:
    """The answers in words, for who has to give them."""
    return [answer_words(game.state, it, 0) for it in game.options]


def test_who_looks_at_a_hand_sees_titles_and_no_numbers(shadowfist: Catalogue) -> None:
    """Twins: the same hand, dealt in another order. Rules: 9.2.2."""
    one, other = (spying(shadowfist, it) for it in ((ONE, OTHER, ONE), (OTHER, ONE, ONE)))
    assert one.options == other.options == (DONE, *map(Number, range(3)))
    assert labels(one) == labels(other)
    assert labels(one)[1:] == ["Discard Filler", "Discard One", "Discard Other"]


@pytest.mark.parametrize("answer", [DONE, Number(0)])
def test_a_third_player_learns_only_what_is_discarded(
    shadowfist: Catalogue, answer: object
) -> None:
    """Twins for the third player: hands that differ in what stays hidden. Rules: 9.2.2, 39."""
    hands = ((ONE, OTHER), (ONE, event("Unseen", 99)))
    twins = [spying(shadowfist, it) for it in hands]
    views = [observe(game.state, 2) for game in twins]
    assert views[0] == views[1]
    assert views[0].options == ()
    for game in twins:
        game.do(DONE if answer is DONE else Number(0))
        game.quiet()
    assert observe(twins[0].state, 2) == observe(twins[1].state, 2)
    said = [[describe(game.state, it) for it in game.told] for game in twins]
    assert said[0] == said[1]


def test_a_search_tells_others_the_title_that_is_shown_and_no_number(
    shadowfist: Catalogue,
) -> None:
    """Twins for the others: decks whose cards lie and are numbered in another order."""
    docker, sailor = (character(it, provides="d") for it in ("Docker", "Sailor"))
    twins = [
        searching(shadowfist, it) for it in ((docker, sailor, sailor), (sailor, docker, sailor))
    ]
    for game in twins:
        assert game.options == (PASS, Number(0), Number(1))
        assert labels(game)[1:] == ["Take Docker", "Take Sailor"]
    for seat in (1, 2):
        views = [observe(game.state, seat) for game in twins]
        assert views[0] == views[1]
        assert views[0].options == ()
    for game in twins:
        game.do(Number(0))
        game.quiet()
    views = [observe(game.state, 2) for game in twins]
    assert views[0] == views[1]
    told = [[it for it in game.told if type(it).__name__ == "Found"] for game in twins]
    assert told[0] == told[1] != []


def test_an_empty_hand_shows_nothing(shadowfist: Catalogue) -> None:
    game = table()
    covert = game.hand(0, free(shadowfist, "Covert Operation"))
    for card in list(game.state.hand[1]):
        piles.discard(game.state, card)
    asked(game)
    game.plays(covert)
    assert game.asked[1] is not Question.SHOWN
