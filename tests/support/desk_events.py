"""Random tournaments, watched: pairings, byes, standings and places against second opinions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from app.games.tournament import top_cut
from app.games.tournament.bracket import bracket
from app.games.tournament.matches import Entrant, Loss, Match, Outcome, lost
from app.games.tournament.multiplayer import seat
from app.games.tournament.places import final_places
from app.games.tournament.standings import points_of, standings
from app.games.tournament.swiss import pair
from tests.oracles.byes import fewest_by_matching, meetings
from tests.oracles.standings import ranked


class BrokenEventError(AssertionError):
    """A rule that an event broke, in words."""


@dataclass
class Tally:
    """Counts of what was watched."""

    events: int = 0
    rounds: int = 0
    byes: int = 0
    tables: int = 0
    cuts: int = 0
    rematches: int = 0

    def add(self, other: Tally) -> None:
        """Add what another process watched."""
        for name, number in vars(other).items():
            setattr(self, name, getattr(self, name) + number)


@dataclass
class _Event:
    chance: Random
    names: list[str]
    matches: list[Match] = field(default_factory=list)
    present: set[str] = field(default_factory=set)
    out: set[str] = field(default_factory=set)


def watch_event(seed: int) -> Tally:
    """Play a random event. Raises BrokenEventError as soon as anything is wrong."""
    chance = Random(seed)
    number = chance.choice([chance.randint(3, 12), chance.randint(3, 40), chance.randint(8, 24)])
    event = _Event(chance, [f"p{n:02}" for n in range(number)])
    event.present = {one for one in event.names if chance.random() < 0.9} or set(event.names)
    tally, is_of_tables = Tally(events=1), number <= 10 and chance.random() < 0.1
    for round_ in range(1, chance.randint(3, 7) + 1):
        _come_and_go(event)
        there = [Entrant(one) for one in sorted(event.present)]
        if len(there) < 3:
            break
        earlier = list(event.matches)
        tables = (seat if is_of_tables else pair)(there, earlier, f"{seed}/{round_}")
        _require_everybody_once(there, tables)
        if not is_of_tables:
            tally.rematches += _require_no_avoidable_rematch(there, tables, earlier)
            tally.byes += len(there) % 2
        tally.rounds, tally.tables = tally.rounds + 1, tally.tables + len(tables)
        for table in tables:
            event.matches.append(Match(round_, table, _outcome(event, len(table))))
        _leave_disqualified(event)
        _correct_one(event)
        _require_standings(event, str(seed))
    if not is_of_tables and len(event.present) >= 2 and event.matches:
        _play_cut(event, str(seed))
        tally.cuts += 1
    return tally


def _come_and_go(event: _Event) -> None:
    """Let players leave, return and come late; who is disqualified stays away."""
    for one in event.names:
        if one in event.present and event.chance.random() < 0.06:
            event.present.remove(one)
        elif one not in event.present | event.out and event.chance.random() < 0.3:
            event.present.add(one)


def _require_everybody_once(there: Sequence[Entrant], tables: Sequence[Sequence[str]]) -> None:
    if sorted(one for table in tables for one in table) != sorted(one.id for one in there):
        raise BrokenEventError("somebody is paired twice or not at all")


def _require_no_avoidable_rematch(
    there: Sequence[Entrant], tables: Sequence[Sequence[str]], earlier: Sequence[Match]
) -> int:
    """Look for a better pairing by exact matching; return how many meetings are repeated."""
    ids, met = [one.id for one in there], meetings(earlier)
    byes = Counter(it.players[0] for it in earlier if it.is_bye)
    pairs = [tuple(sorted(table)) for table in tables if len(table) == 2]
    repeated = sum(met[one, other] for one, other in pairs)
    fewest_byes = [one for one in ids if byes[one] == min(byes[it] for it in ids)]
    if repeated > fewest_by_matching(ids, met, fewest_byes):
        raise BrokenEventError("a rematch could have been avoided")
    if len(ids) % 2:
        (bye,) = (table[0] for table in tables if len(table) == 1)
        points = points_of(there, earlier)
        if bye not in fewest_byes:
            raise BrokenEventError("a second bye could have been avoided")
        lower = [one for one in fewest_byes if points[one] < points[bye]]
        if lower and fewest_by_matching(ids, met, lower) <= repeated:
            raise BrokenEventError("somebody with fewer points could have had the bye")
    return repeated


def _outcome(event: _Event, seats: int) -> Outcome | None:
    chance = event.chance
    if seats == 1:
        return None
    if seats == 2:
        if chance.random() < 0.08:
            loss = chance.choice(list(Loss))
            return lost(chance.choice([(loss, None), (None, loss), (Loss.MATCH_LOSS,) * 2]))
        games = chance.choice([(2, 0), (2, 1), (0, 2), (1, 2), (1, 1), (1, 0), (0, 0)])
        return Outcome(games, chance.choice([1, 3]) if games == (0, 0) else chance.choice([0, 1]))
    ranks = [chance.randint(1, seats) for _ in range(seats)]
    return Outcome(tuple(1 + sum(other < rank for other in ranks) for rank in ranks))


def _leave_disqualified(event: _Event) -> None:
    for match in event.matches:
        for place, one in enumerate(match.players):
            if match.outcome and match.outcome.loss_of(place) is Loss.DISQUALIFIED:
                event.out.add(one)
    event.present -= event.out


def _correct_one(event: _Event) -> None:
    """Let a judge correct the result of some match of two."""
    place = event.chance.randrange(len(event.matches))
    match = event.matches[place]
    if (
        len(match.players) == 2
        and event.chance.random() < 0.3
        and not set(match.players) & event.out
    ):
        result = Outcome(event.chance.choice([(2, 0), (0, 2)]))
        event.matches[place] = Match(match.round, match.players, result)


def _entrants(event: _Event) -> list[Entrant]:
    first: dict[str, int] = {}
    for match in event.matches:
        for one in match.players:
            first.setdefault(one, match.round)
    return [Entrant(one, first.get(one, 99)) for one in event.names]


def _require_standings(event: _Event, seed: str) -> None:
    lines = standings(_entrants(event), event.matches, seed)
    found = [
        (it.id, (it.points, it.opponents_share, it.games_share, it.opponents_games_share))
        for it in lines
    ]
    if found != ranked(event.names, event.matches, seed):
        raise BrokenEventError("the standings differ from those of the second implementation")
    if [it.place for it in lines] != list(range(1, len(lines) + 1)):
        raise BrokenEventError("the places are not those from 1 on")


def _play_cut(event: _Event, seed: str) -> None:
    """Play a top cut to its end, in which somebody may leave; places have to follow the bracket."""
    order = [it.id for it in standings(_entrants(event), event.matches, seed)]
    seeds = [one for one in order if one in event.present]
    tables = top_cut.first_round(seeds[: event.chance.choice([2, 4, 8])])
    cut: list[list[Match]] = []
    there = set(seeds)
    while tables:
        matches = []
        for table in tables:
            outcome = top_cut.walk_over(table, there)
            games = event.chance.choice([(2, 0), (2, 1), (0, 2), (1, 2)])
            played = outcome or (Outcome(games) if len(table) == 2 else None)
            matches.append(Match(99, table, played))
        cut.append(matches)
        if event.chance.random() < 0.2:
            there.discard(event.chance.choice(seeds))
        tables = top_cut.next_round(matches)
    places = final_places(order, cut)
    if sorted(places.values()) != list(range(1, len(order) + 1)):
        raise BrokenEventError("final places are not those from 1 on")
    best = top_cut.champion(cut)
    if best is None or places[best] != 1:
        raise BrokenEventError("the winner of the final is not first")
    last = [best]
    for stage in reversed(bracket(order, cut)):
        fallen = [
            side.player or "" for match in stage.matches for side in match if not side.goes_on
        ]
        expected = sorted(fallen, key=order.index)
        if [places[one] for one in expected] != [len(last) + n for n in range(1, len(fallen) + 1)]:
            raise BrokenEventError("the places do not follow the bracket")
        last += expected
    rest = [one for one in order if one not in last]
    if [places[one] for one in rest] != list(range(len(last) + 1, len(order) + 1)):
        raise BrokenEventError("who did not play the cut is not placed by the standings")
