"""Games by link in the database. Answers are only added, each under a number of its own."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlmodel import Session, and_, col, delete, or_, select, update

from app.games.capabilities.playing import SPECTATOR, GivenAnswer, Told, name_mark
from app.games.capabilities.table import LogLine, LogTurn
from app.site.by_link.clocks import Clock, charge, clock_of
from app.site.by_link.questions import (
    BY_KEY,
    BY_WATCH_KEY,
    LINES,
    MOST_BACK,
    OF_KEY,
    SINCE_OWN,
)
from app.site.by_link.seats import Player, Seated, invitation_of, number_of
from app.tables import (
    EventGame,
    PlayedAnswer,
    PlayedClock,
    PlayedGame,
    PlayedLine,
    PlayedSeat,
    PlayedState,
    key_hash,
    new_key,
    utc_now,
)

_LISTED: Final = timedelta(days=7)
_PRESENT: Final = timedelta(minutes=2)
_MOST_LISTED: Final = 50

_BEFORE: Final = "Before the first turn"


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a game: its edition, its clock and its seats; `seed` deals the cards."""

    game: str
    edition: str
    clock: Clock
    seed: int
    is_listed: bool = False
    seats: int = 2


def make(session: Session, terms: Terms, host: Player) -> str:
    """Make a game with its first seat; return the key of that."""
    key = new_key()
    made = PlayedGame(
        game=terms.game,
        edition=terms.edition,
        clock=terms.clock.kind,
        clock_minutes=terms.clock.minutes,
        seed=terms.seed,
        is_listed=terms.is_listed,
        seats=terms.seats,
        invitation_hash=key_hash(invitation_of(key)),
    )
    session.add(made)
    session.flush()
    session.add(_seat(made, 0, key_hash(key), host))
    return key


def seated(session: Session, game: str, key: str, *, locked: bool = False) -> Seated | None:
    """Return the seat of a key; None without one. `locked` keeps others from changing the game."""
    hashed = key_hash(key)
    if locked:
        number = session.exec(OF_KEY, params={"hashed": hashed}).first()
        session.get(PlayedGame, number or 0, with_for_update=True)
    rows = session.exec(BY_KEY, params={"hashed": hashed, "game": game}).all()
    return _found(rows, lambda it: it.key_hash == hashed)


def invited(session: Session, game: str, invitation: str, *, locked: bool = False) -> Seated | None:
    """Return the seat of who invites; None if the invitation is used, or there is none.

    A game that anybody may join has its public id as a second invitation.
    """
    is_listed = and_(col(PlayedGame.is_listed), col(PlayedGame.public_id) == invitation)
    is_meant = or_(col(PlayedGame.invitation_hash) == key_hash(invitation), is_listed)
    wanted = select(PlayedGame).where(is_meant, PlayedGame.game == game)
    found = session.exec(wanted.with_for_update() if locked else wanted).first()
    if found is None or found.state != PlayedState.OPEN:
        return None
    return first_seat(session, found)


def first_seat(session: Session, game: PlayedGame) -> Seated:
    """Return the seat of whoever made a game."""
    seats = _seats(session, number_of(game))
    return Seated(game, seats[0], seats)


def listed(session: Session, game: str, now: datetime) -> list[Seated]:
    """Return the open games that anybody may join, the newest first.

    With a live clock, whoever made it has to be there.
    """
    wanted = select(PlayedGame, PlayedSeat).where(
        PlayedSeat.game_id == PlayedGame.id,
        PlayedSeat.seat == 0,
        PlayedGame.game == game,
        PlayedGame.state == PlayedState.OPEN,
        col(PlayedGame.is_listed),
        col(PlayedGame.made_at) > now - _LISTED,
        or_(col(PlayedGame.clock) != PlayedClock.LIVE, col(PlayedSeat.seen_at) > now - _PRESENT),
    )
    newest = wanted.order_by(col(PlayedGame.made_at).desc()).limit(_MOST_LISTED)
    return [
        Seated(found, seat, _seats(session, number_of(found)))
        for found, seat in session.exec(newest).all()
    ]


def join(session: Session, host: Seated, guest: Player) -> tuple[str, Seated]:
    """Take the first free seat; return its key, and the game. The last one uses the invitation up.

    A game that is not full yet has something new to see.
    """
    key, taken = new_key(), {it.seat for it in host.seats}
    free = next(it for it in range(host.game.seats) if it not in taken)
    session.add(_seat(host.game, free, key_hash(key), guest))
    if host.missing == 1:
        host.game.invitation_hash = None
    change(session, host.game)
    session.flush()
    return key, first_seat(session, host.game)


def stand_up(session: Session, place: Seated) -> None:
    """Free a seat of a game that has not begun."""
    session.delete(place.own)
    change(session, place.game)


def again(session: Session, before: Seated, seed: int) -> Seated:
    """Make the rematch of a finished game for which all players have asked."""
    seats = []
    for it in before.seats:
        assert it.next_hash is not None
        seats.append((it.next_hash, Player(it.name, it.deck, tuple(it.legal_in))))
    game = before.game
    clock = clock_of(game)
    return seat_all(session, Terms(game.game, game.edition, clock, seed, seats=game.seats), seats)


def seat_all(session: Session, terms: Terms, seats: Sequence[tuple[str, Player]]) -> Seated:
    """Make a game whose players all sit, each with the hash of their key; it has yet to begin."""
    made = PlayedGame(
        game=terms.game,
        edition=terms.edition,
        clock=terms.clock.kind,
        clock_minutes=terms.clock.minutes,
        seats=terms.seats,
        seed=terms.seed,
    )
    session.add(made)
    session.flush()
    for number, (hashed, player) in enumerate(seats):
        session.add(_seat(made, number, hashed, player))
    session.flush()
    return first_seat(session, made)


def start(
    session: Session,
    game: PlayedGame,
    kinds: str,
    told: Mapping[int, Sequence[Told]],
    asked: int | None,
) -> None:
    """Note that a game has begun, what everybody saw of its opening, and who is asked first."""
    game.state, game.kinds, game.last_at = PlayedState.RUNNING, kinds, utc_now()
    game.asked = asked
    change(session, game)
    tell(session, number_of(game), 0, told)


def add(session: Session, place: Seated, given: Sequence[GivenAnswer], asked: int | None) -> None:
    """Add at least one answer with what everybody saw, and take the time from who was asked.

    `asked` is the seat that is asked after them. A request to take something back is over.
    """
    game, now = place.game, utc_now()
    _charge(session, place, now)
    for answer in given:
        game.answers += 1
        row = PlayedAnswer(
            game_id=number_of(game),
            number=game.answers,
            seat=answer.seat,
            text=answer.text,
            is_for_them=answer.is_for_them,
            shown_to=sorted(answer.shown_to),
        )
        session.add(row)
        tell(session, number_of(game), game.answers, answer.told)
    game.last_at, game.asked = now, asked
    _lapse(session, place)
    change(session, game)


def leave(session: Session, place: Seated, seat: PlayedSeat) -> None:
    """Note that a player does nothing more while the others play on.

    A request to take something back is over: it was put to others, or by somebody else.
    """
    seat.has_left = True
    session.add(seat)
    _lapse(session, place)
    change(session, place.game)


def end(session: Session, game: PlayedGame, winner: int | None, why: str) -> None:
    """Note the end of a game."""
    game.state, game.winner, game.ending, game.last_at = PlayedState.OVER, winner, why, utc_now()
    game.back_to = game.back_by = game.paused_at = None
    change(session, game)


def change(session: Session, game: PlayedGame) -> None:
    """Store a game in which there is something new to see."""
    game.changes += 1
    session.add(game)


def withdraw(session: Session, game: PlayedGame) -> None:
    """Delete a game that has not begun, with the seats of those who have joined."""
    session.delete(game)


def see(session: Session, place: Seated, now: datetime) -> None:
    """Note that somebody looks at the game from a seat."""
    wanted = update(PlayedSeat).where(
        col(PlayedSeat.game_id) == place.id, col(PlayedSeat.seat) == place.own.seat
    )
    session.exec(wanted.values(seen_at=now))


def watched(session: Session, game: str, key: str) -> Seated | None:
    """Return the seat that lets others look on with a key; None without one."""
    hashed = key_hash(key)
    rows = session.exec(BY_WATCH_KEY, params={"hashed": hashed, "game": game}).all()
    return _found(rows, lambda it: it.watch_hash == hashed)


def can_take_back(session: Session, place: Seated) -> int | None:
    """Return the number of a seat's last own answer, if it may ask to take that back.

    None if it saw a hidden card since, if chance was used, if somebody declined, if its player has
    left, or if only a judge may take something back, as in an event.
    """
    game, seat = place.game, place.own.seat
    if game.state != PlayedState.RUNNING or game.back_to is not None or place.own.has_left:
        return None
    if place.match is not None:
        return None
    if place.own.refused_at == game.answers:
        return None
    rows = session.exec(SINCE_OWN, params={"of": game.id, "seat": seat}).all()
    if not rows or len(rows) > MOST_BACK or any(seat in shown_to for _, shown_to in rows):
        return None
    return rows[0][0]


def take_back(session: Session, place: Seated) -> None:
    """Withdraw the answers that somebody asks to take back. The time stays spent."""
    game, now = place.game, utc_now()
    _charge(session, place, now)
    assert game.back_to is not None
    assert game.back_by is not None
    words = {game.back_by: "You took a move back."}
    told = f"{name_mark(game.back_by)} took a move back."
    withdraw_answers(session, place, game.back_to)
    game.answers += 1
    audiences = (*(seat.seat for seat in place.seats), SPECTATOR)
    lines = {it: (Told("", words.get(it, told)),) for it in audiences}
    tell(session, number_of(game), game.answers, lines)
    game.last_at = now
    change(session, game)


def withdraw_answers(session: Session, place: Seated, first: int) -> None:
    """Mark all answers from a number on as taken back.

    Everybody is asked about windows as usual again: the turn that was to be quiet may be over.
    """
    withdrawn = update(PlayedAnswer).where(
        col(PlayedAnswer.game_id) == place.id, col(PlayedAnswer.number) >= first
    )
    session.exec(withdrawn.values(is_withdrawn=True))
    for seat in place.seats:
        seat.quiet_turn = None
    _lapse(session, place)


def decline(session: Session, place: Seated) -> None:
    """Decline that another player takes a move back; they may ask again after another answer."""
    asking = place.at(place.game.back_by)
    assert asking is not None
    asking.refused_at = place.game.answers
    _lapse(session, place)
    change(session, place.game)


def agree(session: Session, place: Seated, out: Container[int]) -> bool:
    """Note that a seat lets another take a move back; return whether all others have by now.

    Those who have left, and those who are `out` of the game, need not agree.
    """
    game = place.game
    place.own.agreed_to = game.back_to
    session.add(place.own)
    change(session, game)
    asked = (it for it in place.playing if it.seat != game.back_by and it.seat not in out)
    return all(it.agreed_to == game.back_to for it in asked)


def answers_of(session: Session, game: PlayedGame, until: int | None = None) -> list[str]:
    """Return the answers of a game in order, without those taken back: all, or so many."""
    wanted = select(PlayedAnswer.text).where(
        PlayedAnswer.game_id == game.id, col(PlayedAnswer.is_withdrawn).is_(False)
    )
    if until is not None:
        wanted = wanted.where(PlayedAnswer.number <= until)
    return list(session.exec(wanted.order_by(col(PlayedAnswer.number))))


def log_of(session: Session, game: PlayedGame, audience: int) -> tuple[LogTurn, ...]:
    """Return the log as an audience saw the game, with marks for names."""
    turns: list[LogTurn] = []
    title, lines = _BEFORE, list[LogLine]()
    for number, told in session.exec(LINES, params={"of": game.id, "audience": audience}):
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


def _charge(session: Session, place: Seated, now: datetime) -> None:
    """Take the time since the last answer from who was asked."""
    for seat in place.seats:
        charge(place.game, seat, now)
        session.add(seat)


def _lapse(session: Session, place: Seated) -> None:
    """Forget a request to take something back, and who has agreed to it."""
    place.game.back_to = place.game.back_by = None
    for seat in place.seats:
        seat.agreed_to = None
        session.add(seat)


def _seat(game: PlayedGame, seat: int, hashed: str, player: Player) -> PlayedSeat:
    is_live = game.clock == PlayedClock.LIVE
    return PlayedSeat(
        game_id=number_of(game),
        seat=seat,
        key_hash=hashed,
        name=player.name,
        deck=player.deck,
        legal_in=list(player.legal_in),
        left_ms=game.clock_minutes * 60_000 if is_live else None,
    )


def _found(
    rows: Sequence[tuple[PlayedGame, PlayedSeat, EventGame | None]],
    is_own: Callable[[PlayedSeat], bool],
) -> Seated | None:
    """The one seat that is meant of a game and all its seats; None without one."""
    seats = tuple(seat for _, seat, _ in rows)
    own = next(filter(is_own, seats), None)
    return None if own is None else Seated(rows[0][0], own, seats, rows[0][2])


def _seats(session: Session, game: int) -> tuple[PlayedSeat, ...]:
    wanted = select(PlayedSeat).where(PlayedSeat.game_id == game)
    return tuple(session.exec(wanted.order_by(col(PlayedSeat.seat))))


def tell(session: Session, game: int, number: int, told: Mapping[int, Sequence[Told]]) -> None:
    """Store what each audience saw under the number of an answer."""
    for audience, lines in told.items():
        if lines:
            kept = [[line.title, line.words] for line in lines]
            session.add(PlayedLine(game_id=game, number=number, audience=audience, lines=kept))
