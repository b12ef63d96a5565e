"""Running games by link: brought up from their answers, and kept for the next request."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlmodel import Session

from app.games.capabilities.computer_players import Opening
from app.games.capabilities.playing import (
    AnsweredFor,
    Asking,
    GivenAnswer,
    IllegalMoveError,
    PassUntil,
    SeatedGame,
)
from app.site.by_link import store
from app.site.by_link.seats import Seated
from app.site.goldfish.deck_source import chosen_deck
from app.site.platform.request.current_game import current_game
from app.site.platform.storage.database import current_catalogue
from app.site.platform.storage.recent import Recent, recent_ones

_KEPT: Final = 200

SEEDS: Final = 2**63
"""Seeds of games are drawn from so many numbers."""


class MendedRulesError(ValueError):
    """A game that the rules or the facts of today would not repeat; it says so to players."""

    def __init__(self) -> None:
        super().__init__(
            "The rules or the facts of a card have been mended since this game began, and it would "
            "go another way now. It ends without a result"
        )


def opened(edition: str, seed: int, decks: Sequence[str]) -> SeatedGame:
    """Open a game of these decks up to its first question. Raises UnplayableDeckError."""
    catalogue, play = current_catalogue(), current_game().seated_play.needed()
    chosen = [chosen_deck(*place.split("/", 1)) for place in decks]
    prepared = [play.prepare(deck.decklist, catalogue, edition) for deck in chosen]
    return play.begin(Opening(prepared, edition, seed), catalogue)


def opened_of(place: Seated) -> SeatedGame:
    """Open a stored game whose seats are all taken. Raises UnplayableDeckError."""
    return opened(place.game.edition, place.game.seed, [it.deck for it in place.seats])


def wishes_of(place: Seated) -> list[AnsweredFor]:
    """Return what each seat wishes to be answered for it: windows, and payments that are alike."""
    return [
        AnsweredFor(
            Asking(it.asking),
            quiet_turn=it.quiet_turn,
            quiet_until=PassUntil(it.quiet_until),
            has_left=it.has_left,
        )
        for it in place.seats
    ]


def begin(session: Session, place: Seated, game: SeatedGame) -> None:
    """Begin a game, just opened, whose seats are all taken."""
    store.start(session, place.game, game.kinds, game.told(), game.to_decide)
    _store(session, place, game, game.settle(wishes_of(place)))


def go_on(
    session: Session, place: Seated, game: SeatedGame, given: Sequence[GivenAnswer] = ()
) -> None:
    """Store answers with those that follow from the wishes of all seats, and the end if it comes.

    Where nobody but one is left, that one has won. Raises StoppedGameError.
    """
    _store(session, place, game, [*given, *game.settle(wishes_of(place))])
    left = [it for it in place.playing if it.seat not in game.out]
    if (result := game.result) is not None:
        store.end(session, place.game, result.winner, result.why)
    elif len(left) == 1 and len(place.playing) < len(place.seats):
        store.end(session, place.game, left[0].seat, f"{left[0].name} is the last player")


def stop(session: Session, place: Seated, problem: ValueError) -> None:
    """End a game that cannot go on, without a result. In a match it counts for nothing."""
    store.end(session, place.game, None, str(problem))
    if place.match is not None:
        place.match.is_void, place.match.told = True, "A game was stopped without a result."
        session.add(place.match)


def _store(session: Session, place: Seated, game: SeatedGame, given: Sequence[GivenAnswer]) -> None:
    """Store answers that were given, and give up standing orders that have come to their end.

    Without an answer nobody's time has been used, and there is nothing new for others to see: a
    version of their own pages must not tell that somebody gave an order.
    """
    if given:
        store.add(session, place, given, game.to_decide)
    for seat, wishes in zip(place.seats, wishes_of(place), strict=True):
        if seat.quiet_turn is not None and not wishes.is_quiet(game.moment(seat.seat)):
            seat.quiet_turn = None
            session.add(seat)


def running(session: Session, place: Seated) -> SeatedGame:
    """Return a game as it stands after its stored answers. Raises MendedRulesError."""
    found = _cache().find(_key(place))
    if found is not None:
        return found.clone()
    game = after(place, store.answers_of(session, place.game))
    keep(place, game)
    return game


def after(place: Seated, answers: Sequence[str]) -> SeatedGame:
    """Play a game from its opening up to these answers. Raises MendedRulesError."""
    stored = place.game
    game = opened_of(place)
    if game.kinds != stored.kinds:
        raise MendedRulesError
    try:
        for answer in answers:
            game.repeat(answer)
    except IllegalMoveError:
        raise MendedRulesError from None
    return game


def keep(place: Seated, game: SeatedGame) -> None:
    """Keep a game for the next request. Call it when the answers are stored, not before."""
    _cache().keep(_key(place), game.clone())


def _cache() -> Recent[object, SeatedGame]:
    return recent_ones("games by link", _KEPT)


def _key(place: Seated) -> object:
    return current_catalogue().digest, place.id, place.game.seed, place.game.answers
