"""The work of jobs: about a second of it at a time, within the site's slots."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Protocol

from app.games import Game, game
from app.games.capabilities.computer_players import UnknownLevelError, UnplayableDeckError
from app.games.capabilities.odds import Odds, OddsRequest
from app.games.capabilities.simulated import SimulatedDeck
from app.games.capabilities.simulator import RunRequest
from app.games.capabilities.starting import StartLike, StartRequest
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import Counters
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.gauntlet.intervals import Estimate
from app.games.tabletop.search import QueryError
from app.site.api import job_models as models
from app.site.api.list_views import edition_called, read_sent_list, readable
from app.site.goldfish.deck_source import LIST, ChosenDeck, packed
from app.site.goldfish.gauntlet.playing import GauntletWork, gauntlet_of
from app.site.goldfish.report.playing import LARGEST_ROW
from app.site.platform.http.problems import ProblemCode, ProblemError
from app.site.platform.storage.database import indexed_catalogue_of
from app.site.platform.storage.recent import Recent, recent_ones
from app.site.platform.workers.expensive_work import asker, computed
from app.site.platform.workers.job_store import Progress
from app.tables import Job, JobKind

SECONDS: Final = 1.0
"""The time that one request calculates; what has begun is finished."""

_KEPT: Final = 16
_CATALOGUE: Final = "catalogue"


class Work(Protocol):
    """The work of one job."""

    def begun(self) -> Progress:
        """Return how far it is before anything of it is done."""

    def go_on(self, so_far: Progress) -> Progress:
        """Work for about a second."""

    def answer(self, so_far: Progress) -> Mapping[str, object]:
        """Return the member of the answer with what has been found."""


def asked_now(
    of: Game, asked: models.ToGoldfish | models.ToRunGauntlet | models.ToAskOdds
) -> dict[str, object]:
    """Return a request as it is stored: with the digest of the cards it was made with."""
    digest = indexed_catalogue_of(of).catalogue.digest
    return {**asked.model_dump(mode="json"), _CATALOGUE: digest}


def work_of(job: Job) -> Work:
    """Return the work of a stored job. Raises ProblemError if it cannot be done any more."""
    recent: Recent[tuple[str, str], Work] = recent_ones("jobs", _KEPT)
    digest = indexed_catalogue_of(game(job.game)).catalogue.digest
    asked = dict(job.asked)
    if asked.pop(_CATALOGUE, digest) != digest:
        raise ProblemError(409, "The cards have changed since this job was made. Make it again.")
    work = recent.find((job.key_hash, digest))
    if work is None:
        of = game(job.game)
        match JobKind(job.kind):
            case JobKind.GOLDFISH:
                work = goldfish(of, models.ToGoldfish.model_validate(asked))
            case JobKind.GAUNTLET:
                work = gauntlet(of, models.ToRunGauntlet.model_validate(asked))
            case JobKind.ODDS:
                work = odds(of, models.ToAskOdds.model_validate(asked))
        recent.keep((job.key_hash, digest), work)
    return work


@dataclass(frozen=True, slots=True)
class _Goldfish:
    simulation: SimulatedDeck
    seed: int
    games: int

    def begun(self) -> Progress:
        return Progress(0, self.games)

    def go_on(self, so_far: Progress) -> Progress:
        return computed(self._counted, so_far)

    def _counted(self, so_far: Progress) -> Progress:
        counters = self._counters(so_far)
        until = time.monotonic() + SECONDS
        while counters.games < so_far.total:
            games = min(self.simulation.block_size, so_far.total - counters.games)
            counters += self.simulation.count(self.seed, Block(counters.games, games))
            if time.monotonic() >= until:
                break
        return replace(so_far, done=counters.games, kept=tuple(counters.row))

    def _counters(self, so_far: Progress) -> Counters:
        shapes = self.simulation.shapes
        if not so_far.done:
            return Counters.zero(shapes)
        return Counters(shapes, so_far.done, so_far.kept)

    def answer(self, so_far: Progress) -> Mapping[str, object]:
        found = self.simulation.report(self.seed, self._counters(so_far)).fields
        return {"goldfish": found if so_far.done else None}


def goldfish(of: Game, asked: models.ToGoldfish) -> Work:
    """Return the work of playing a deck against nobody. Raises ProblemError."""
    simulator, indexed = of.simulator.needed(), indexed_catalogue_of(of)
    options, deck = simulator.options, readable(read_sent_list(asked.list), "list")
    policy = asked.policy or options.default_policy
    turns, keep = asked.turns or options.turns, tuple(asked.keep or ())
    if policy not in options.policies:
        raise ProblemError(422, f"policy: choose one of {', '.join(options.policies)}.")
    if turns > options.most_turns or len(keep) > options.most_clauses:
        raise ProblemError(
            422,
            f"At most {options.most_turns} turns and {options.most_clauses} clauses of `keep` are "
            "possible here.",
        )
    starting = None if asked.starting is None else tuple(asked.starting)
    start_asked = StartRequest(edition_called(asked.edition), asked.goes_first, starting)
    try:
        start = simulator.start.prepare(deck, indexed.catalogue, start_asked)
        run = RunRequest(policy, turns, keep)
        simulation = simulator.simulate(start, run, lambda: indexed.index)
    except QueryError as error:
        raise ProblemError(
            422,
            error.message,
            {"query": error.query, "start": error.start, "end": error.end},
            code=ProblemCode.BAD_QUERY,
        ) from None
    except GoldfishError as problem:
        raise ProblemError(422, f"{problem}.") from None
    if simulation.shapes.size > LARGEST_ROW:
        raise ProblemError(
            422, "The deck has too many different cards for a job; use threshold goldfish."
        )
    return _Goldfish(simulation, asked.seed, asked.games)


@dataclass(frozen=True, slots=True)
class _Gauntlet:
    work: GauntletWork

    def begun(self) -> Progress:
        return self.work.progress

    def go_on(self, so_far: Progress) -> Progress:
        self.work.play_on(asker())
        return self.work.progress

    def answer(self, so_far: Progress) -> Mapping[str, object]:
        if not so_far.done:
            return {"gauntlet": None}
        results = self.work.gauntlet.shown(self.work.known)
        return {
            "gauntlet": {
                "level": self.work.gauntlet.level,
                "games": results.games,
                "overall": _share(results.overall),
                "against": [
                    {
                        "name": row.name,
                        "mirror": row.is_mirror,
                        "games": len(row.games),
                        "won": _share(row.share),
                    }
                    for row in results.ranked
                ],
            }
        }


def gauntlet(of: Game, asked: models.ToRunGauntlet) -> Work:
    """Return the work of playing a deck against the preconstructed ones. Raises ProblemError."""
    players = of.computer_players.needed()
    deck = readable(read_sent_list(asked.list), "list")
    chosen = ChosenDeck(LIST, packed(deck), deck, of, edition_called(asked.edition))
    catalogue = indexed_catalogue_of(of).catalogue
    try:
        found = gauntlet_of(chosen, asked.level or players.usual, catalogue)
    except UnknownLevelError:
        levels = ", ".join(it.key for it in players.levels)
        raise ProblemError(422, f"level: choose one of {levels}.") from None
    except UnplayableDeckError as problem:
        raise ProblemError(422, f"{problem}.") from None
    return _Gauntlet(GauntletWork(found, asked.each))


@dataclass(frozen=True, slots=True)
class _Odds:
    of: Game
    exact: Odds
    start: StartLike
    catalogue: AnyCatalogue
    questions: tuple[models.OddsQuestion, ...]

    def begun(self) -> Progress:
        return Progress(0, len(self.questions))

    def go_on(self, so_far: Progress) -> Progress:
        return computed(self._answered, so_far)

    def _answered(self, so_far: Progress) -> Progress:
        found = list(so_far.found)
        until = time.monotonic() + SECONDS
        for question in self.questions[len(found) :]:
            found.append(self._answer(question))
            if time.monotonic() >= until:
                break
        return replace(so_far, done=len(found), found=tuple(found))

    def _answer(self, question: models.OddsQuestion) -> Mapping[str, object]:
        """Answer a question, or say why that is impossible; the others are answered anyway."""
        mulligan = question.mulligan or next(iter(self.exact.mulligans))
        asked = OddsRequest(question.by_turn, question.seen, mulligan, is_waited_for=True)
        try:
            answer = self.exact.answer(question.needs, self.start, self.catalogue, asked, False)
        except (QueryError, GoldfishError) as problem:
            return {"odds": None, "problem": f"{str(problem).removesuffix('.')}."}
        return {"odds": {"game": self.of.key, **answer.fields}, "problem": None}

    def answer(self, so_far: Progress) -> Mapping[str, object]:
        return {"odds": list(so_far.found) or None}


def odds(of: Game, asked: models.ToAskOdds) -> Work:
    """Return the work of answering questions about a deck exactly. Raises ProblemError."""
    exact, catalogue = of.odds.needed(), indexed_catalogue_of(of).catalogue
    for place, question in enumerate(asked.questions):
        if question.mulligan and question.mulligan not in exact.mulligans:
            words = ", ".join(exact.mulligans)
            raise ProblemError(422, f"questions.{place}.mulligan: choose one of {words}.")
        if (question.by_turn is None) == (question.seen is None):
            raise ProblemError(422, f"questions.{place}: give either `by_turn` or `seen`.")
    deck = readable(read_sent_list(asked.list), "list")
    starting = None if asked.starting is None else tuple(asked.starting)
    request = StartRequest(edition_called(asked.edition), asked.goes_first, starting)
    try:
        start = exact.start.prepare(deck, catalogue, request)
    except GoldfishError as problem:
        raise ProblemError(422, f"{problem}.") from None
    return _Odds(of, exact, start, catalogue, tuple(asked.questions))


def _share(found: Estimate) -> Mapping[str, float]:
    return {"value": found.value, "low": found.low, "high": found.high}
