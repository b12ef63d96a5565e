"""Games by link in the database. Answers are only added, each under a number of its own."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlmodel import Session, col, delete, select

from app.games.capabilities.playing import GivenAnswer, Told
from app.games.capabilities.table import LogLine, LogTurn
from app.tables import (
    PlayedAnswer,
    PlayedGame,
    PlayedLine,
    PlayedSeat,
    PlayedState,
    key_hash,
    new_key,
    utc_now,
)

_BEFORE: Final = "Before the first turn"


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who sits down: a name, a deck that never changes, and the verdict on it."""

    name: str
    deck: str
    verdict: str


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat with its game, and all seats of that in order."""

    game: PlayedGame
    own: PlayedSeat
    seats: tuple[PlayedSeat, ...]

    @property
    def id(self) -> int:
        """The number of the game."""
        return number_of(self.game)


def number_of(game: PlayedGame) -> int:
    """Return the number of a stored game."""
    assert game.id is not None
    return game.id


def invitation_of(key: str) -> str:
    """Return the key of the invitation that belongs to the key of the seat that invites."""
    return hashlib.sha256(f"invitation {key}".encode()).hexdigest()[:32]


def make(session: Session, game: str, edition: str, seed: int, host: Player) -> str:
    """Make a game with its first seat; return the key of that."""
    key = new_key()
    made = PlayedGame(
        game=game,
        edition=edition,
        seed=seed,
        invitation_hash=key_hash(invitation_of(key)),
    )
    session.add(made)
    session.flush()
    session.add(_seat(number_of(made), 0, key, host))
    return key


def seated(session: Session, game: str, key: str, *, locked: bool = False) -> Seated | None:
    """Return the seat of a key; None without one. `locked` keeps others from changing the game."""
    own = session.exec(select(PlayedSeat).where(PlayedSeat.key_hash == key_hash(key))).first()
    if own is None:
        return None
    found = session.get(PlayedGame, own.game_id, with_for_update=locked)
    if found is None or found.game != game:
        return None
    return Seated(found, own, _seats(session, own.game_id))


def invited(session: Session, game: str, invitation: str, *, locked: bool = False) -> Seated | None:
    """Return the seat of who invites; None if the invitation is used, or there is none."""
    wanted = select(PlayedGame).where(
        PlayedGame.invitation_hash == key_hash(invitation), PlayedGame.game == game
    )
    found = session.exec(wanted.with_for_update() if locked else wanted).first()
    if found is None or found.state != PlayedState.OPEN:
        return None
    seats = _seats(session, number_of(found))
    return Seated(found, seats[0], seats)


def join(session: Session, host: Seated, guest: Player) -> str:
    """Take the second seat, which uses the invitation up; return the key of that seat."""
    key = new_key()
    host.game.invitation_hash = None
    session.add(host.game)
    session.add(_seat(host.id, 1, key, guest))
    return key


def start(
    session: Session, game: PlayedGame, kinds: str, told: Mapping[int, Sequence[Told]]
) -> None:
    """Note that a game has begun, and what everybody saw of its opening."""
    game.state, game.kinds, game.last_at = PlayedState.RUNNING, kinds, utc_now()
    session.add(game)
    _tell(session, number_of(game), 0, told)


def add(session: Session, game: PlayedGame, given: Sequence[GivenAnswer]) -> None:
    """Add answers with what everybody saw of them."""
    for answer in given:
        game.answers += 1
        row = PlayedAnswer(
            game_id=number_of(game),
            number=game.answers,
            seat=answer.seat,
            text=answer.text,
            is_for_them=answer.is_for_them,
        )
        session.add(row)
        _tell(session, number_of(game), game.answers, answer.told)
    game.last_at = utc_now()
    session.add(game)


def end(session: Session, game: PlayedGame, winner: int | None, why: str) -> None:
    """Note the end of a game."""
    game.state, game.winner, game.ending, game.last_at = PlayedState.OVER, winner, why, utc_now()
    session.add(game)


def withdraw(session: Session, game: PlayedGame) -> None:
    """Delete a game that nobody has joined."""
    session.delete(game)


def answers_of(session: Session, game: PlayedGame) -> list[str]:
    """Return the answers of a game in order."""
    wanted = select(PlayedAnswer.text).where(PlayedAnswer.game_id == game.id)
    return list(session.exec(wanted.order_by(col(PlayedAnswer.number))))


def log_of(session: Session, place: Seated) -> tuple[LogTurn, ...]:
    """Return the log as the seat saw the game, with marks for names."""
    wanted = select(PlayedLine.number, PlayedLine.lines).where(
        PlayedLine.game_id == place.game.id, PlayedLine.audience == place.own.seat
    )
    turns: list[LogTurn] = []
    title, lines = _BEFORE, list[LogLine]()
    for number, told in session.exec(wanted.order_by(col(PlayedLine.number))):
        for begins, words in told:
            if begins:
                turns.append(LogTurn(title, tuple(lines), 0))
                title, lines = begins, []
            if words:
                lines.append(LogLine(words, number))
    return (*turns, LogTurn(title, tuple(lines), 0))


def purge(session: Session, before: datetime) -> int:
    """Delete games in which nothing has happened since a moment; return how many went."""
    gone = session.exec(delete(PlayedGame).where(col(PlayedGame.last_at) < before))
    return int(gone.rowcount)


def _seat(game: int, seat: int, key: str, player: Player) -> PlayedSeat:
    return PlayedSeat(
        game_id=game,
        seat=seat,
        key_hash=key_hash(key),
        name=player.name,
        deck=player.deck,
        verdict=player.verdict,
    )


def _seats(session: Session, game: int) -> tuple[PlayedSeat, ...]:
    wanted = select(PlayedSeat).where(PlayedSeat.game_id == game)
    return tuple(session.exec(wanted.order_by(col(PlayedSeat.seat))))


def _tell(session: Session, game: int, number: int, told: Mapping[int, Sequence[Told]]) -> None:
    for audience, lines in told.items():
        if lines:
            kept = [[line.title, line.words] for line in lines]
            session.add(PlayedLine(game_id=game, number=number, audience=audience, lines=kept))
