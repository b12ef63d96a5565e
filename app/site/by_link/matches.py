"""Games by link that an event plays: players come to them, and their ends are told to the desk."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from flask import current_app
from sqlmodel import Session, col, func, select

from app.games.capabilities.computer_players import UnplayableDeckError
from app.site.by_link import store
from app.site.by_link.clocks import live
from app.site.by_link.running import SEEDS, begin, opened
from app.site.by_link.seats import KEY_SIGNS, Player, Seated, number_of
from app.site.events import store as events
from app.site.events.access import EventWay
from app.site.events.registration.versions import standing_of
from app.site.events.rounds import store as rounds
from app.site.events.rounds.online import Series, can_be_played, series_of, tell_desk
from app.site.events.rounds.policy import Played, outcome_with_names
from app.site.events.states import is_due, state_at
from app.site.events.stored_lists import import_of
from app.site.goldfish.deck_source import LIST, packed, unpacked
from app.site.platform.request.current_game import current_game
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables import (
    Entry,
    Event,
    EventGame,
    EventLink,
    EventMatch,
    EventState,
    PlayedGame,
    PlayedState,
    key_hash,
    utc_now,
)
from app.tables.played_games import MOST_NAME


class MatchError(ValueError):
    """A match that cannot be played online now; the message says why and what to do."""


@dataclass(frozen=True, slots=True)
class OwnMatch:
    """A player's match in the latest round, with its games; `entries` are by seat."""

    event: Event
    played: Played
    match: EventMatch
    entries: tuple[Entry, ...]
    own: Entry
    series: Series

    @property
    def other(self) -> Entry:
        """The opponent."""
        return next(it for it in self.entries if it.id != self.own.id)

    @property
    def game(self) -> EventGame | None:
        """The game that waits for players or goes on; None if none does."""
        last = self.series.last
        return None if last is None or last.is_over else last.row

    @property
    def is_decided(self) -> bool:
        """True if nothing more is played: enough games are won, or there is a result."""
        return bool(self.match.outcome) or self.series.outcome is not None


def own_match(session: Session, event_id: int, player: Entry) -> OwnMatch | None:
    """Return the match of a player in the latest round; None without one for two."""
    event = session.get_one(Event, event_id)
    last = rounds.last_round_of(session, event_id, player)
    if last is None or not last.tables or not can_be_played(event, last.tables[0]):
        return None
    match = last.tables[0]
    entries = tuple(session.get_one(Entry, seat) for seat in match.seats)
    own = next(it for it in entries if it.id == player.id)
    return OwnMatch(event, last, match, entries, own, series_of(session, event, match))


def come(session: Session, event_id: int, player: Entry) -> OwnMatch:
    """Note that a player is there for the next game of the match; with both it begins.

    A game that goes on stays open, whatever the desk has done since. Raises MatchError.
    """
    events.locked(session, event_id)
    found = own_match(session, event_id, player)
    if found is None:
        raise MatchError("You have no match to play online now.")
    if found.game is not None and found.game.game_id is not None:
        return found
    if state_at(found.event, utc_now()) != EventState.STARTED:
        raise MatchError("The event is not running now.")
    if found.is_decided:
        raise MatchError("The match has its result; ask a judge to correct it.")
    if gone := next((it for it in found.entries if not it.is_in), None):
        raise MatchError(f"{gone.name} has left the event; call a judge.")
    row = found.game or _next(session, found)
    problem = _problem_of_list(session, found.event, player)
    if problem:
        raise MatchError(problem)
    own = events.id_of(player)
    if own not in row.ready:
        row.ready = [*row.ready, own]
        session.add(row)
    if len(row.ready) == len(row.seats):
        _begin(session, found, row)
    session.flush()
    return OwnMatch(
        found.event,
        found.played,
        found.match,
        found.entries,
        found.own,
        series_of(session, found.event, found.match),
    )


def step_back(session: Session, event_id: int, player: Entry) -> None:
    """Note that a player does not wait any more for a game that has not begun."""
    events.locked(session, event_id)
    found = own_match(session, event_id, player)
    row = found.game if found else None
    if row is not None and row.game_id is None:
        row.ready = [it for it in row.ready if it != player.id]
        session.add(row)


def _next(session: Session, found: OwnMatch) -> EventGame:
    """Return a new game of the match. Those of others who sat at the table count on."""
    wanted = select(func.max(EventGame.number)).where(EventGame.match_id == found.match.id)
    row = EventGame(
        event_id=events.id_of(found.event),
        match_id=found.match.id,
        round=found.played.round.number,
        table_number=found.match.number,
        number=(session.exec(wanted).one() or 0) + 1,
        seats=list(found.match.seats),
    )
    session.add(row)
    session.flush()
    return row


def _begin(session: Session, found: OwnMatch, row: EventGame) -> None:
    """Begin a game with the lists that stand now. Raises MatchError."""
    event, seats = found.event, []
    for entry, name in zip(found.entries, _names(found.entries), strict=True):
        if _problem_of_list(session, event, entry):
            raise MatchError(
                f"The registered list of {entry.name} can no longer be played here; call a judge."
            )
        deck = _deck_of(session, entry)
        seats.append((key_hash(seat_key(session, row, entry)), Player(name, deck, ())))
    # Half of the round's time for each, as for a match at one table.
    clock = live(max(found.played.round.minutes // 2, 1))
    seed = secrets.randbelow(SEEDS)
    terms = store.Terms(event.game, event.edition, clock, seed)
    game = opened(event.edition, seed, [player.deck for _, player in seats])
    place = store.seat_all(session, terms, seats)
    _keep_time(session, found.series, place)
    begin(session, place, game)
    row.game_id = place.id
    session.add(row)
    for each in found.series.games:
        if each.game is not None:
            store.change(session, each.game)


def _keep_time(session: Session, series: Series, place: Seated) -> None:
    """Let the clocks of a later game go on with the time that was left after the one before."""
    before = next((it.game for it in reversed(series.games) if it.game is not None), None)
    if before is None:
        return
    for now, then in zip(place.seats, store.first_seat(session, before).seats, strict=True):
        now.left_ms = then.left_ms
        session.add(now)


def _names(entries: tuple[Entry, ...]) -> list[str]:
    """The names of the players at the table, no longer than there is room, and never alike."""
    names = [it.name if len(it.name) <= MOST_NAME else f"{it.name[:35]}…" for it in entries]
    if len(set(names)) == len(names):
        return names
    return [f"{name} {number}" for number, name in enumerate(names, 1)]


def _deck_of(session: Session, entry: Entry) -> str:
    """The place of a player's list as it stands, which never changes. Raises MatchError."""
    stored = standing_of(session, entry)
    if stored is None:
        raise MatchError("You have no registered list.")
    read = import_of(stored, current_catalogue())
    if read.decklist is None or read.open_lines:
        raise MatchError("Your registered list has lines that nobody understood.")
    key = packed(read.decklist)
    if unpacked(key, current_game(), current_catalogue()) is None:
        raise MatchError("Your registered list cannot be read to be played.")
    return f"{LIST}/{key}"


def _problem_of_list(session: Session, event: Event, entry: Entry) -> str:
    """Return why a player's own list cannot be played here; empty if it can."""
    try:
        deck = _deck_of(session, entry)
        opened(event.edition, 0, [deck, deck])
    except MatchError as problem:
        return f"{problem} Call a judge."
    except UnplayableDeckError as problem:
        return f"Your registered list cannot be played here: {problem}. Call a judge."
    return ""


def seat_key(session: Session, row: EventGame, entry: Entry) -> str:
    """Return the key of a player's seat in a game of a match.

    It follows from a secret of the site, so that each of a player's links leads to the same seat,
    and nothing has to be stored. Another one follows once a link of the player was withdrawn.
    """
    withdrawn = select(func.count()).where(
        EventLink.entry_id == entry.id, col(EventLink.withdrawn_at).is_not(None)
    )
    text = f"event game {row.id} {entry.id} {session.exec(withdrawn).one()}"
    secret = str(current_app.config["SECRET_KEY"]).encode()
    return hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()[:KEY_SIGNS]


def seat_of(session: Session, row: EventGame, entry: Entry) -> str:
    """Return the key of a player's seat in a game that has begun, which opens it from now on."""
    key = seat_key(session, row, entry)
    game = session.get_one(PlayedGame, row.game_id)
    place = store.first_seat(session, game)
    own = place.seats[row.seats.index(entry.id)]
    if own.key_hash != key_hash(key):
        own.key_hash = key_hash(key)
        session.add(own)
    return key


def tell(place: Seated) -> None:
    """Report the end of a game to the desk of its event, after the end itself is stored."""
    if place.game.state == PlayedState.OVER and place.match is not None:
        with current_database().writing() as session:
            tell_desk(session, number_of(place.game))


@dataclass(frozen=True, slots=True)
class AfterGame:
    """A match after one of its games, for one of its players.

    `score` is in words, and `told` says why the games are not the result at the desk, if that is
    so. `next_key` opens the seat in the next game once it has begun. `may_go_on` tells that another
    game is to be played, `is_ready` that this player waits for it, `other_is_ready` the other one.
    """

    score: str
    told: str
    next_key: str | None
    may_go_on: bool
    is_ready: bool
    other_is_ready: bool


def after_game(session: Session, place: Seated) -> AfterGame | None:
    """Return the match of a finished game as its player finds it; None if no event plays it."""
    row = place.match
    if row is None:
        return None
    entry = session.get_one(Entry, row.seats[place.own.seat])
    found = own_match(session, row.event_id, entry)
    if found is None or found.match.id != row.match_id:
        return AfterGame("", row.told or "", None, may_go_on=False, is_ready=False,
                         other_is_ready=False)  # fmt: skip
    names = [it.name for it in found.entries]
    next_, ready = found.game, found.game.ready if found.game else []
    begun = next_ is not None and next_.game_id is not None
    return AfterGame(
        outcome_with_names(found.series.score, names),
        row.told or "",
        seat_key(session, next_, entry) if next_ is not None and begun else None,
        may_go_on=not found.is_decided and not begun,
        is_ready=entry.id in ready,
        other_is_ready=found.other.id in ready,
    )


@dataclass(frozen=True, slots=True)
class AccountMatch:
    """A game of a match that goes on, in which an account plays; `way` leads to it."""

    event: Event
    row: EventGame
    is_own_move: bool

    @property
    def way(self) -> str:
        """The address of the match for the account."""
        return f"/events/{EventWay.MINE}/{self.event.public_id}/match"


def matches_of_account(session: Session, user_id: int, game: str) -> list[AccountMatch]:
    """Return the games of matches that an account plays now, the last one to be moved in first."""
    wanted = (
        select(Event, EventGame, Entry.id, PlayedGame)
        .join(EventGame, col(EventGame.event_id) == col(Event.id))
        .join(Entry, col(Entry.event_id) == col(Event.id))
        .join(PlayedGame, col(PlayedGame.id) == col(EventGame.game_id))
        .where(
            Entry.user_id == user_id,
            PlayedGame.game == game,
            PlayedGame.state == PlayedState.RUNNING,
        )
        .order_by(col(PlayedGame.last_at).desc())
    )
    return [
        AccountMatch(event, row, played.asked == row.seats.index(entry))
        for event, row, entry, played in session.exec(wanted)
        if entry in row.seats and not is_due(event)
    ]
