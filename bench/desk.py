"""The registration desk in its last minute: 500 players, one server, one address.

Nothing that was acknowledged may be lost, nothing late accepted, nobody in time refused. Rushes
come in pairs, without and with ten judges whose desks update themselves, in turns which of them
is first: the median hand-in may become 10 % slower in the median of the pairs. Then the server is
killed in the middle and started again. At last both players of every table report the result of a
round: no report may be lost, and every result has to stand.
`--seconds 60` is the full minute; without it the same 500 players come within 20 seconds.
"""

from __future__ import annotations

import argparse
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from typing import Final

from sqlmodel import select

from app.catalogue import read_catalogue
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.game import GAME
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.site.events import links, store
from app.site.events.log import Actor
from app.site.events.players import store as players
from app.site.events.rounds import store as rounds
from app.tables import (
    Database,
    Entry,
    Event,
    EventMatch,
    EventRole,
    EventState,
    HandIn,
    RoundKind,
    open_database,
)
from bench.desk_clients import Player, Reporter, play_all, times_in_words
from bench.desk_judges import watching

GRACE: Final = 5
"""Seconds after the deadline that are still in time."""
LATE_SHARE: Final = 10
"""Of this many players, one sends another version when it is too late."""
AFTER: Final = 1.0
"""Seconds after the grace at which late versions begin to come."""

JUDGES: Final = 10
SLOWER: Final = 0.10
"""The part by which the median hand-in may become slower when judges watch."""

_ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:(\d+)/")


def main(words: Sequence[str] = ()) -> int:
    """Run both; the status is 1 if a promise was broken."""
    parser = argparse.ArgumentParser(prog="bench desk")
    parser.add_argument("--seconds", type=int, default=20, help="how long the rush lasts")
    parser.add_argument("--players", type=int, default=500)
    parser.add_argument("--pairs", type=int, default=5, help="rushes with and without judges")
    options = parser.parse_args(words)
    kept = [
        watched(options.players, options.seconds, options.pairs),
        rush(options.players, options.seconds, killed=True).is_kept,
    ]
    kept.append(reports(options.players, options.seconds))
    return 0 if all(kept) else 1


def watched(number: int, seconds: int, pairs: int) -> bool:
    """Rushes with and without judges who watch, in pairs; whether every promise was kept."""
    ratios, work, is_kept = [], [], True
    for pair in range(pairs):
        medians, cpu = {}, {}
        for judges in (0, JUDGES) if pair % 2 == 0 else (JUDGES, 0):
            before = _cpu_of_ended_servers()
            result = rush(number, seconds, killed=False, judges=judges)
            medians[judges] = median(result.answered)
            cpu[judges] = _cpu_of_ended_servers() - before
            is_kept = is_kept and result.is_kept
        ratios.append(medians[JUDGES] / medians[0])
        work.append(cpu[JUDGES] / cpu[0])
    slower = median(ratios) - 1
    print(f"with {JUDGES} judges to without, pair by pair:")
    print(f"  processor time of the server {_listed(work)}: {median(work) - 1:+.1%}")
    print(f"  median hand-in {_listed(ratios)}: {slower:+.1%}")
    print(f"  {'kept' if slower <= SLOWER else 'BROKEN'}", flush=True)
    return is_kept and slower <= SLOWER


def _cpu_of_ended_servers() -> float:
    """Seconds of processor time of all servers that were started and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _listed(ratios: Sequence[float]) -> str:
    return ", ".join(f"{ratio:.3f}" for ratio in ratios)


def rush(number: int, seconds: int, *, killed: bool, judges: int = 0) -> Result:
    """One rush against a fresh server and database."""
    with tempfile.TemporaryDirectory() as folder, Server.on(Path(folder)) as server:
        database = open_database(server.database)
        try:
            event_id, paths = registered(database, number)
            start = time.time() + 1
            deadline = start + seconds
            with database.writing() as session:
                event = session.get_one(Event, event_id)
                event.deadline = datetime.fromtimestamp(deadline, UTC)
            players = planned(paths, start, seconds)
            if killed:
                threading.Timer(1 + seconds / 2, server.kill_and_restart).start()
            with watching(database, event_id, judges, lambda: server.port):
                play_all(players, lambda: server.port)
            result = Result.of(database, event_id, players, deadline + GRACE)
            result.reached_nobody = server.back_at > deadline
        finally:
            database.close()
    title = "killed in the middle" if killed else f"{judges or 'no'} judges watching"
    result.show(f"{number} players in {seconds} s, {title}", server)
    return result


def reports(number: int, seconds: int) -> bool:
    """Both players of every table report a round's result; whether all of it was kept."""
    with tempfile.TemporaryDirectory() as folder, Server.on(Path(folder)) as server:
        database = open_database(server.database)
        try:
            event_id, paths = registered(database, number)
            actor = Actor(EventRole.ORGANIZER, "Bench")
            with database.writing() as session:
                event = session.get_one(Event, event_id)
                event.state, event.started_at = EventState.STARTED, datetime.now(UTC)
                session.add(event)
                session.flush()
                rounds.pair(session, event_id, RoundKind.SWISS, 0, 50, actor)
            start, chance = time.time() + 1, random.Random(7)
            reporters = [Reporter(path, start + seconds * chance.random()) for path in paths]
            play_all(reporters, lambda: server.port)
            with database.reading() as session:
                tables = session.exec(select(EventMatch)).all()
        finally:
            database.close()
    answered = [
        sent.answered - sent.begun for one in reporters for sent in one.sent if sent.status == 303
    ]
    lost = number - number % 2 - sum(len(table.reports) for table in tables)
    open_tables = sum(not table.outcome for table in tables if len(table.seats) == 2)
    is_kept = not lost and not open_tables
    print(f"{number} players report a result in {seconds} s:")
    print(f"  acknowledged {len(answered)}; report {times_in_words(answered)}")
    print(f"  page {times_in_words([one.looked for one in reporters])}")
    print(f"  reports lost: {lost}; tables whose result does not stand: {open_tables}")
    print(f"  {'kept' if is_kept else 'BROKEN'}", flush=True)
    return is_kept


def registered(database: Database, number: int) -> tuple[int, list[str]]:
    """An event with players who hold their links: its id and the paths of their pages."""
    actor = Actor(EventRole.ORGANIZER, "Bench")
    today = datetime.now(UTC).date()
    with database.writing() as session:
        event = store.add_event(
            session, actor, game=GAME, name="Rush", starts_on=today, ends_on=today,
            grace_seconds=GRACE, purge_on=today + timedelta(days=30),
        )  # fmt: skip
        event_id = store.id_of(event)
        paths = []
        for place in range(number):
            entry = players.add_entry(session, event_id, f"Player {place:03}", actor)
            key = links.add_link(
                session, event_id, EventRole.PLAYER, entry.name, actor, store.id_of(entry)
            )
            paths.append(f"/events/player/{key}")
    return event_id, paths


def planned(paths: Sequence[str], start: float, seconds: int) -> list[Player]:
    """Players who come the more often the nearer the deadline is; the same at each run."""
    chance = random.Random(6)
    catalogue = read_catalogue(CARD_DATA)
    texts = [
        DECK_FILES.write(DECK_FILES.of_precon(one, catalogue), "txt")
        for one in catalogue.precons.values()
    ]
    players = []
    for place, path in enumerate(paths):
        sends = start + seconds * (1 - chance.random() ** 2 * 0.95)
        looks = max(start, sends - chance.uniform(1, 6))
        late = None
        if place % LATE_SHARE == 0:
            late = start + seconds + GRACE + AFTER + chance.random()
        text = texts[place % len(texts)] + f"{place % 40 + 1} Rage\n"
        players.append(Player(path, text, looks, sends, late))
    return players


class Server:
    """`threshold serve` as the README starts it, with a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'desk.sqlite'}"
        self.port = 0
        self.away_seconds = 0.0
        self.back_at = 0.0
        self._start()

    @classmethod
    @contextmanager
    def on(cls, folder: Path) -> Iterator[Server]:
        """A running server that is ended at the end."""
        server = cls(folder)
        try:
            yield server
        finally:
            server.process.kill()
            server.process.wait()

    def kill_and_restart(self) -> None:
        """End it as a power cut would, and start it again where it was."""
        begun = time.time()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._start()
        self.back_at = time.time()
        self.away_seconds = self.back_at - begun

    def _start(self) -> None:
        program = Path(sys.executable).parent / "threshold"
        self.process = subprocess.Popen(
            [str(program), "serve", "--port", str(self.port), "--database", self.database],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = _ADDRESS.search(line)
        if found is None:
            raise RuntimeError(f"the server did not start: {line}")
        self.port = int(found[1])


@dataclass
class Result:
    """The answers that players saw, compared with what the database kept."""

    players: Sequence[Player]
    end: float
    stored: int = 0
    missing: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    late_accepted: list[str] = field(default_factory=list)
    in_time_refused: list[str] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    """Seconds from the last byte sent to the moment that the site stored."""
    reached_nobody: bool = False
    """True if the server was away until after the deadline, so that lists could not arrive."""

    @classmethod
    def of(cls, database: Database, event_id: int, players: Sequence[Player], end: float) -> Result:
        """Compare every answer with every row."""
        result = cls(players, end)
        with database.reading() as session:
            entries = session.exec(
                select(Entry).where(Entry.event_id == event_id).order_by(Entry.id)  # type: ignore[arg-type]
            ).all()
            rows = session.exec(select(HandIn).where(HandIn.event_id == event_id)).all()
        numbers: dict[tuple[int | None, int], HandIn] = {
            (row.entry_id, row.number): row for row in rows
        }
        result.stored = len(rows)
        for row in rows:
            if row.received_at.timestamp() > end:
                result.late_accepted.append(f"entry {row.entry_id} version {row.number}")
        for player, entry in zip(players, entries, strict=True):
            result._compare(player, entry, numbers)
        return result

    def _compare(
        self, player: Player, entry: Entry, rows: dict[tuple[int | None, int], HandIn]
    ) -> None:
        for sent in (*player.sent, *player.late):
            if sent.status == 303:
                number = int(sent.receipt.rpartition("/")[2])
                row = rows.get((entry.id, number))
                if row is None or entry.standing < number:
                    self.lost.append(f"{entry.name}, version {number}")
                else:
                    self.lags.append(row.received_at.timestamp() - sent.complete)
                if sent.begun > self.end:
                    self.late_accepted.append(f"{entry.name}, sent after the end")
            elif sent.status is not None and sent.complete < self.end:
                self.in_time_refused.append(f"{entry.name}: status {sent.status}")
        if player.problem or not any(sent.status == 303 for sent in player.sent):
            self.missing.append(f"{entry.name}: {player.problem or 'never acknowledged'}")

    @property
    def is_kept(self) -> bool:
        """True if nobody has a reason to complain."""
        missing = self.missing and not self.reached_nobody
        return not (missing or self.lost or self.late_accepted or self.in_time_refused)

    @property
    def answered(self) -> list[float]:
        """Seconds that each acknowledged hand-in took."""
        sent = [sent for player in self.players for sent in player.sent]
        return [one.answered - one.begun for one in sent if one.status == 303]

    def show(self, title: str, server: Server) -> None:
        """Print the figures, and the first of whatever went wrong."""
        answered = self.answered
        late = [sent for player in self.players for sent in player.late if sent.status is not None]
        refused = sum(sent.status == 409 for sent in late)
        print(f"{title}:")
        print(f"  acknowledged {len(answered)} of {len(self.players)}, stored {self.stored}")
        looked = [one.looked for one in self.players]
        print(f"  hand-in {times_in_words(answered)}; page {times_in_words(looked)}")
        print(f"  from the last byte to the moment that counts {times_in_words(self.lags)}")
        print(f"  late versions refused {refused} of {len(late)}")
        if server.away_seconds:
            retries = sum(player.retries for player in self.players)
            print(f"  server away {server.away_seconds:.1f} s, tried again {retries} times")
        for words, found in (
            ("acknowledged and lost", self.lost),
            ("late and accepted", self.late_accepted),
            ("in time and refused", self.in_time_refused),
            ("never acknowledged", self.missing),
        ):
            examples = f": {'; '.join(found[:3])}" if found else ""
            print(f"  {words}: {len(found)}{examples}")
        print(f"  {'kept' if self.is_kept else 'BROKEN'}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
