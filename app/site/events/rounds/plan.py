"""The plan of an event, chosen once: rounds and their ending, points, ties, zones of judges.

It is stored with the event as JSON, which `plan_of` reads and `stored_plan` writes.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Protocol

from sqlmodel import Session

from app.games.tournament.matches import MOST_WINS
from app.games.tournament.standings import MOST_EACH, SCORING, TIE_BREAKERS, Scoring, TieBreaker
from app.site.events.rounds.policy import ENDINGS, MOST_ROUNDS, Played
from app.tables import Event, RoundKind

MOST_ZONES: Final = 20
LONGEST_ZONE: Final = 40
BEST_OF: Final = {1: "one game", 2: "best of three", 3: "best of five", MOST_WINS: "any number"}
"""The numbers of games that win a match of two, in words."""

FINAL_TABLE: Final = (3, 4, 5)
MOST_CUT: Final = 64
_ZONE: Final = re.compile(r"(.+?):?\s+(\d{1,3})\s*[-–]\s*(\d{1,3})")


class PlanError(ValueError):
    """A plan that cannot be; each line of the message says what is wrong with a field."""


class Ending(StrEnum):
    """The ending after the rounds."""

    NONE = "none"
    CUT = "cut"
    FINAL = "final"


@dataclass(frozen=True, slots=True)
class Zone:
    """Tables that somebody of the desk looks after."""

    name: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of an event. `rounds` is 0 as long as nobody has chosen how many.

    `size` is how many play the top cut or sit at the final table. `most_wins` games win a match.
    """

    rounds: int = 0
    ending: Ending = Ending.NONE
    size: int = 0
    last_by_standings: bool = False
    most_wins: int = MOST_WINS
    scoring: Scoring = SCORING
    ties: tuple[TieBreaker, ...] = TIE_BREAKERS
    zones: tuple[Zone, ...] = ()

    @property
    def in_words(self) -> str:
        """The plan in words, such as “8 rounds, then a top 8”; empty if nothing is chosen."""
        rounds = f"{self.rounds} round{'' if self.rounds == 1 else 's'}" if self.rounds else ""
        ending = {
            Ending.NONE: "",
            Ending.CUT: f"a top {self.size}",
            Ending.FINAL: f"a final table of {self.size}",
        }[self.ending]
        return ", then ".join(filter(None, (rounds, ending)))

    @property
    def seen(self) -> str:
        """The name of this plan in a form, to notice that somebody else changed it."""
        said = json.dumps(stored_plan(self), sort_keys=True)
        return hashlib.sha256(said.encode()).hexdigest()[:16]

    def zone_of(self, table: int) -> str:
        """The name of the zone of a table; empty if it is in none."""
        return next((it.name for it in self.zones if it.first <= table <= it.last), "")

    def next_kind(self, played: Sequence[Played], *, is_multiplayer: bool) -> RoundKind:
        """The kind of the next round: the ending after the planned rounds, else as the last one."""
        if played and played[-1].round.kind in ENDINGS:
            return RoundKind(played[-1].round.kind)
        if self.rounds and len(played) >= self.rounds and self.ending is not Ending.NONE:
            return RoundKind.CUT if self.ending is Ending.CUT else RoundKind.FINAL
        if played:
            return RoundKind(played[-1].round.kind)
        return RoundKind.TABLES if is_multiplayer else RoundKind.SWISS


def plan_of(event: Event) -> Plan:
    """The plan that is stored with an event. Raises ValueError for one of another shape."""
    stored = event.tournament
    if not stored:
        return Plan()
    scoring = stored["scoring"]
    plan = Plan(
        stored["rounds"], Ending(stored["ending"]), stored["size"], stored["last_by_standings"],
        stored["most_wins"],
        Scoring(scoring["win"], scoring["draw"], scoring["loss"], scoring["bye"],
                tuple(scoring["places"])),
        tuple(TieBreaker(one) for one in stored["ties"]),
        tuple(Zone(name, first, last) for name, first, last in stored["zones"]),
    )  # fmt: skip
    numbers = [plan.rounds, plan.size, plan.most_wins, *scoring["places"]]
    numbers += [number for zone in plan.zones for number in (zone.first, zone.last)]
    if not all(type(number) is int and number >= 0 for number in numbers):
        raise ValueError("a number of the plan is none")
    if plan.rounds > MOST_ROUNDS or plan.size > MOST_CUT or stored_plan(plan) != stored:
        raise ValueError("the plan is of another shape")
    return plan


def planned_rounds(session: Session, event_id: int) -> int:
    """The number of rounds before the ending; 0 if nobody has chosen it."""
    return plan_of(session.get_one(Event, event_id)).rounds


def stored_plan(plan: Plan) -> dict[str, Any]:
    """A plan as it is stored."""
    scoring = plan.scoring
    return {
        "rounds": plan.rounds,
        "ending": plan.ending.value,
        "size": plan.size,
        "last_by_standings": plan.last_by_standings,
        "most_wins": plan.most_wins,
        "scoring": {
            "win": scoring.win,
            "draw": scoring.draw,
            "loss": scoring.loss,
            "bye": scoring.bye,
            "places": list(scoring.places),
        },
        "ties": [one.value for one in plan.ties],
        "zones": [[one.name, one.first, one.last] for one in plan.zones],
    }


def read_plan(fields: Mapping[str, str], ties: Sequence[str]) -> Plan:
    """The plan that a form says; `ties` are the tie-breakers in their order, empty ones left out.

    Raises PlanError with everything that is wrong.
    """
    problems: list[str] = []

    def number(name: str, words: str, least: int, most: int, empty: int) -> int:
        said = fields.get(name, "").strip()
        if not said:
            return empty
        if said.isascii() and said.isdigit() and least <= int(said[:6]) <= most:
            return int(said)
        problems.append(f"{words} is a number from {least} to {most}, not “{said[:12]}”.")
        return empty

    rounds = number("rounds", "How many rounds", 1, MOST_ROUNDS, 0)
    ending = fields.get("ending", "")
    if ending not in set(Ending):
        problems.append("Choose what follows the rounds.")
        ending = Ending.NONE
    size = _size(Ending(ending), fields, number, problems)
    scoring = _scoring(fields, number, problems)
    most_wins = number("most_wins", "How many games win a match", 1, MOST_WINS, MOST_WINS)
    chosen = [one for one in ties if one]
    if unknown := [one for one in chosen if one not in set(TieBreaker)]:
        problems.append(f"There is no tie-breaker “{unknown[0][:30]}”.")
    elif len(set(chosen)) < len(chosen):
        problems.append("A tie-breaker is chosen twice. Choose each of them once.")
    zones = _zones(fields.get("zones", ""), problems)
    if problems:
        raise PlanError("\n".join(problems))
    return Plan(
        rounds, Ending(ending), size, bool(fields.get("last_by_standings")), most_wins, scoring,
        tuple(TieBreaker(one) for one in chosen), zones,
    )  # fmt: skip


class _Number(Protocol):
    """Reads a number of the form."""

    def __call__(self, name: str, words: str, least: int, most: int, empty: int) -> int:
        """Return it, or `empty` where it is missing or wrong."""


def _size(ending: Ending, fields: Mapping[str, str], number: _Number, problems: list[str]) -> int:
    if ending is Ending.NONE:
        return 0
    least, most = (2, MOST_CUT) if ending is Ending.CUT else (FINAL_TABLE[0], FINAL_TABLE[-1])
    words = "The size of the top cut" if ending is Ending.CUT else "The size of the final table"
    before = len(problems)
    size = number("size", words, least, most, 0)
    if not size and len(problems) == before:
        problems.append(f"{words} is missing: enter a number from {least} to {most}.")
    return size


def _scoring(fields: Mapping[str, str], number: _Number, problems: list[str]) -> Scoring:
    usual = Scoring()
    win = number("win", "Points of a win", 0, MOST_EACH, usual.win)
    draw = number("draw", "Points of a draw", 0, MOST_EACH, usual.draw)
    loss = number("loss", "Points of a loss", 0, MOST_EACH, usual.loss)
    bye = number("bye", "Points of a bye", 0, MOST_EACH, usual.bye)
    said = fields.get("places", "").replace(",", " ").split()
    if not all(one.isascii() and one.isdigit() and len(one) < 4 for one in said):
        problems.append("Points of places are numbers, the winner's first: 10 6 3 1.")
        return usual
    try:
        return Scoring(win, draw, loss, bye, tuple(map(int, said)))
    except ValueError as problem:
        problems.append(str(problem))
        return usual


def _zones(said: str, problems: list[str]) -> tuple[Zone, ...]:
    """The zones of lines such as `North 1-25`."""
    found: list[Zone] = []
    for number, line in enumerate(said.splitlines()[: MOST_ZONES + 1], 1):
        if not line.strip():
            continue
        match = _ZONE.fullmatch(line.strip())
        if number > MOST_ZONES or match is None or len(match[1]) > LONGEST_ZONE:
            problems.append(f"Line {number} of the zones is no name with its tables: North 1-25.")
            continue
        zone = Zone(" ".join(match[1].split()), int(match[2]), int(match[3]))
        if not 1 <= zone.first <= zone.last or not zone.name.isprintable():
            problems.append(f"Zone {zone.name[:20]} ends before it begins.")
        elif other := next(
            (it for it in found if it.first <= zone.last and zone.first <= it.last), None
        ):
            problems.append(f"The zones {other.name} and {zone.name} have tables in common.")
        else:
            found.append(zone)
    return tuple(found)
