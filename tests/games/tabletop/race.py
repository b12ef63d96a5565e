"""A race of counters for two to four players, built on what the referees of all games share.

In each turn a player goes on by a number up to the one that chance offers. Whoever is landed on
goes back, or waits a turn.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from app.games.tabletop.referee import loop, records, rng
from app.games.tabletop.referee.agents import Rules
from app.games.tabletop.referee.cloning import COPIED, EACH_CLONED, Cloneable, cloneable
from app.games.tabletop.referee.decisions import Decision, give, legal_answer
from app.games.tabletop.referee.frames import Frame, again, answered, own

KEY = "race"
GOAL = 12
BACK = 3


class Kind(StrEnum):
    MOVE = "move"
    LANDED_ON = "landed on"


@cloneable
@dataclass(slots=True)
class LandedOnLocals(Cloneable):
    """The players who still have to be asked."""

    others: tuple[int, ...]


RaceFrame = Frame[int, LandedOnLocals]


@cloneable
@dataclass(slots=True)
class Race(Cloneable):
    """The places of the counters. `landed` says that the last move is still to be looked at."""

    places: list[int] = field(metadata=COPIED)
    waits: list[bool] = field(metadata=COPIED)
    rng: int
    mover: int = 0
    landed: bool = False
    frames: list[RaceFrame] = field(default_factory=list, metadata=EACH_CLONED)
    decision: Decision[Kind, int] | None = None


def ask_for_a_move(race: Race, frame: RaceFrame) -> None:
    if race.waits[frame.player]:
        race.waits[frame.player] = False
        frame.answer = 0
        return
    race.rng, most = rng.below(race.rng, 3)
    race.decision = Decision(frame.player, Kind.MOVE, tuple(range(most + 2)))


def move(race: Race, frame: RaceFrame) -> None:
    steps = answered(frame)
    race.places[frame.player] += steps
    race.mover, race.landed = frame.player, steps > 0


def next_turn(race: Race, frame: RaceFrame) -> None:
    frame.player = (frame.player + 1) % len(race.places)
    frame.at = 0


def ask_who_was_landed_on(race: Race, frame: RaceFrame) -> None:
    player, *_ = own(frame, LandedOnLocals).others
    race.decision = Decision(player, Kind.LANDED_ON, (0, BACK))


def go_back_or_wait(race: Race, frame: RaceFrame) -> None:
    kept = own(frame, LandedOnLocals)
    player, *others = kept.others
    back = answered(frame)
    race.places[player] = max(0, race.places[player] - back)
    race.waits[player] = not back
    kept.others = tuple(others)
    if others:
        again(frame)
        ask_who_was_landed_on(race, frame)


PROCEDURES: loop.Procedures[Race, RaceFrame] = {
    "turns": (ask_for_a_move, move, next_turn),
    "landed on": (ask_who_was_landed_on, go_back_or_wait),
}


class Landings(loop.Hooks[Race]):
    def is_over(self, race: Race) -> bool:
        return max(race.places) >= GOAL

    def settle(self, race: Race) -> bool:
        if not race.landed:
            return False
        race.landed = False
        here = race.places[race.mover]
        others = tuple(
            player
            for player, place in enumerate(race.places)
            if place == here and player != race.mover
        )
        if others:
            race.frames.append(Frame("landed on", race.mover, own=LandedOnLocals(others)))
        return True


def new_race(players: int, seed: int) -> Race:
    race = Race([0] * players, [False] * players, seed)
    race.frames.append(Frame("turns", 0))
    loop.run(race, PROCEDURES, Landings())
    return race


def to_decide(race: Race) -> int | None:
    return None if race.decision is None else race.decision.player


def legal(race: Race) -> tuple[int, ...]:
    return () if race.decision is None else race.decision.options


def apply(race: Race, answer: int) -> tuple[int, ...]:
    """Raises IllegalAction; otherwise, where the counters are."""
    assert race.decision is not None
    give(race, legal_answer(race.decision, legal(race), answer))
    loop.run(race, PROCEDURES, Landings())
    return tuple(race.places)


RULES = Rules(to_decide, legal, apply)


@dataclass(frozen=True)
class Record:
    players: int
    seed: int
    answers: tuple[int, ...]

    def to_json(self) -> str:
        parts = {
            "players": self.players,
            "seed": self.seed,
            "answers": [str(answer) for answer in self.answers],
        }
        return records.written(KEY, 1, parts)


def read_record(text: str) -> Record:
    fields = records.read_object(text, KEY, (1,))
    answers = records.read_answers(fields.texts("answers"), int)
    return Record(fields.number("players"), fields.number("seed"), answers)
