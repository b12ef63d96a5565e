"""One more and one fewer of every card: measuring a second's worth at a time, and the results."""

from __future__ import annotations

import shlex
import time
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final, TypeAlias

from flask import redirect, request
from flask.typing import ResponseReturnValue

from app.games import command_words, link_texts
from app.games.capabilities.card_changes import CardExchanges, TrialsLike
from app.games.capabilities.simulated import SimulatedDeck
from app.games.capabilities.simulator import RunRequest, Simulator
from app.games.capabilities.starting import StartLike
from app.games.capabilities.table import UnplayableDeckError
from app.games.game import Game
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.figures import Estimate
from app.games.tabletop.facts import AnyCatalogue
from app.site.goldfish.deck_source import ChosenDeck, chosen_deck
from app.site.goldfish.link_rules import ARGUMENT
from app.site.goldfish.report.forms import ChangesForm
from app.site.goldfish.report.playing_on_referee import try_some
from app.site.platform.http.rendering import HEADER, render, wants_fragment
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_indexed_catalogue
from app.site.platform.storage.recent import Recent, recent_ones
from app.site.platform.workers.expensive_work import (
    BusyError,
    asker,
    current_queue,
    in_turn,
    needs_kernels,
    wait_for_slot,
)
from app.site.platform.workers.worker_pool import current_workers
from app.site.platform.workers.worker_process import pickled

SECONDS: Final = 1.0
"""The time that one request measures; an exchange that has begun is played to its end."""

SHUFFLES: Final = 2
"""Shuffles that one request tries on the referee: a pair of games or two."""

PAIR: Final = "pair"
"""The argument that names a pair of games of a change."""

_KEPT: Final = 16

_MEASURED: Final = "goldfish/report/_measured.html"
_CONFIRMED: Final = "goldfish/report/_confirmed.html"
"""The part of a report that shows only what the referee confirms."""

Key: TypeAlias = tuple[str, StartLike, RunRequest, int, int]


@dataclass(frozen=True)
class Measuring:
    """The exchanges of a deck, what was measured of them so far, and what the referee says.

    `problem` says why the referee cannot play the deck; empty if it can.
    """

    changes: CardExchanges
    measured: Mapping[Hashable, Estimate] = field(default_factory=dict)
    trials: TrialsLike | None = None
    problem: str = ""

    @property
    def wanted(self) -> int:
        """The number of exchanges to measure."""
        return len(self.changes.exchanges)

    @property
    def page(self) -> object:
        """The page's values for the game's template."""
        return self.changes.page(self.measured, self.trials)

    @property
    def is_done(self) -> bool:
        """True if nothing is left to do."""
        return self.trials is not None and (self.trials.is_done or bool(self.problem))

    @property
    def is_measured(self) -> bool:
        """True if all exchanges are measured."""
        return self.trials is not None

    def further(self) -> Measuring:
        """Measure some more, at least one exchange if there are any left."""
        until = time.monotonic() + SECONDS
        measured = dict(self.measured)
        for exchange in self.changes.exchanges[len(measured) :]:
            measured[exchange] = self.changes.measure(exchange)
            if time.monotonic() >= until:
                break
        found = replace(self, measured=measured)
        if len(measured) < found.wanted:
            return found
        return replace(found, trials=self.changes.trials(measured))

    def tried(self, game: Game, catalogue: AnyCatalogue, who: str) -> Measuring:
        """Try the changes that promise most on the referee, for about a second.

        Raises BusyError while the processes work for others.
        """
        trials = self.trials
        assert trials is not None
        for work in trials.next_works(SHUFFLES, 1):
            tried = current_workers().run(who, try_some, game.key, pickled(catalogue), work)
            trials = trials.with_tried(tried)
        return replace(self, trials=trials)


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
@needs_kernels
@in_turn
def changes(way: str, key: str) -> ResponseReturnValue:
    """Show what was measured so far."""
    deck, form = _asked(way, key)
    found = _measuring(deck, form)
    return _page(deck, form, found), 200 if found else 422


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def measure(way: str, key: str) -> ResponseReturnValue:
    """Measure about a second's worth, and show all that was measured.

    No slot is held while the referee plays: its processes have a queue of their own.
    """
    deck, form = _asked(way, key)
    who = asker()
    try:
        with current_queue().turn(who):
            found = _measuring(deck, form)
            if found is not None and not found.is_measured:
                found = _kept(form, found.further())
        if found is not None and found.is_measured and not found.is_done:
            found = _kept(form, found.tried(deck.game, form.catalogue, who))
    except BusyError as busy:
        return wait_for_slot(busy.place, seen_by_script=wants_fragment())
    if found is None or wants_fragment():
        return _page(deck, form, found), 200 if found else 422
    return redirect(deck.address("changes", form.arguments()), 303)


def _asked(way: str, key: str) -> tuple[ChosenDeck, ChangesForm]:
    deck = chosen_deck(way, key)
    simulator = deck.game.simulator.needed()
    deck.game.needed(simulator.card_changes, "one more of each card")
    return deck, ChangesForm.of(request.values, deck, current_catalogue(), simulator)


def _measuring(deck: ChosenDeck, form: ChangesForm) -> Measuring | None:
    """Return the measurements so far; None, with the form's errors, if nothing can be measured."""
    if not form.validate():
        return None
    simulator = form.simulator
    tool = deck.game.needed(simulator.card_changes, "one more of each card")
    try:
        start, run = form.prepared(), _run(form)
        found = _recent().find(_key(form, start, run))
        if found is not None:
            return found
        simulation = simulator.simulate(start, run, lambda: current_indexed_catalogue().index)
        changes = tool.prepare(simulation, form.seed.data, form.games.data)
    except GoldfishError as problem:
        form.form_errors = [f"{problem}."]
        return None
    return Measuring(changes, problem=_problem(simulator, simulation, form.catalogue))


def _kept(form: ChangesForm, found: Measuring) -> Measuring:
    _recent().keep(_key(form, form.prepared(), _run(form)), found)
    return found


def _recent() -> Recent[Key, Measuring]:
    return recent_ones("card changes", _KEPT)


def _run(form: ChangesForm) -> RunRequest:
    return RunRequest(form.policy.data, form.simulator.options.turns)


def _key(form: ChangesForm, start: StartLike, run: RunRequest) -> Key:
    return (form.catalogue.digest, start, run, form.seed.data, form.games.data)


def _problem(simulator: Simulator, simulation: SimulatedDeck, catalogue: AnyCatalogue) -> str:
    if simulator.referee is None:
        return "This game has no goldfish on its referee."
    try:
        simulator.referee.check(simulation, catalogue)
    except UnplayableDeckError as refusal:
        return f"{refusal}."
    return ""


def _page(deck: ChosenDeck, form: ChangesForm, found: Measuring | None) -> str:
    parts = f"{form.simulator.templates}/report"
    whole = "goldfish/report/changes.html"
    part = _CONFIRMED if request.headers.get(HEADER) == "confirmed" else _MEASURED
    return render(
        whole,
        part if found else whole,
        deck=deck,
        form=form,
        measuring=found,
        page=found.page if found and found.measured else None,
        inside=f"{parts}/_changes.html",
        command=_command(form),
        quick_changes=deck.address("changes", form.arguments()),
        shown_game=partial(shown_game, deck, form),
    )


def shown_game(deck: ChosenDeck, form: ChangesForm, pair: str) -> str:
    """Return the address of the page that shows a pair of games that trials played."""
    rules = deck.game.recordings.needed().rules_version
    named = {PAIR: link_texts.packed(pair), ARGUMENT: rules}
    return deck.address("changes/game", form.arguments(**named))


def _command(form: ChangesForm) -> str:
    words = [*command_words("goldfish", form.deck.game), "DECK", "--changes"]
    words += ["--games", str(form.games.data), "--seed", str(form.seed.data)]
    return shlex.join([*words, *form.start_options, "--policy", form.policy.data])
