"""The goldfish of The Spoils: decks played many times against an idle opponent."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from app.games.capabilities.card_changes import (
    CardChangesTool,
    CardExchanges,
    PlayedPair,
    TrialsLike,
    Tried,
)
from app.games.capabilities.refereed import Refereed
from app.games.capabilities.simulated import ComparedDecks, RunReport, SimulatedDeck
from app.games.capabilities.simulator import (
    OWN_POLICY,
    ChoiceKnob,
    HandInTurns,
    NumberKnob,
    RunOptions,
    RunRequest,
    Simulator,
)
from app.games.capabilities.starting import StartLike
from app.games.capabilities.table import UnplayableDeckError
from app.games.capabilities.watching import WatchedGame
from app.games.offers import own
from app.games.spoils.decklists import Decklist
from app.games.spoils.editions import Edition
from app.games.spoils.engine import CannotReferee, read_action
from app.games.spoils.facts import Card, Catalogue
from app.games.spoils.goldfish import comparing, running
from app.games.spoils.goldfish.arrays import MOST_CLAUSES
from app.games.spoils.goldfish.builder import builder_figures
from app.games.spoils.goldfish.card_changes import CardChanges, Exchange
from app.games.spoils.goldfish.comparing import Comparison
from app.games.spoils.goldfish.exact import optimum
from app.games.spoils.goldfish.from_decklist import (
    TEMPLATES,
    Prepared,
    SpoilsStarting,
    prepare_decklist,
    read_keepable,
)
from app.games.spoils.goldfish.hand_in_turns import hand_in_turns
from app.games.spoils.goldfish.model import MOST_TURNS, TURNS, USUAL, Model, model_of
from app.games.spoils.goldfish.policy import (
    MOST_RESOURCES,
    POLICIES,
    DeployOrder,
    Policy,
    policy_of,
)
from app.games.spoils.goldfish.report import SCHEMA, report_of
from app.games.spoils.goldfish.running import Simulation, simulation_of
from app.games.spoils.goldfish.script_effects import scripted_effects
from app.games.spoils.goldfish.solitaire import dealt_hand
from app.games.spoils.goldfish.states import adds_up
from app.games.spoils.presentation.command_line.card_changes import changes_lines, changes_object
from app.games.spoils.presentation.command_line.goldfish import comparison_lines, report_lines
from app.games.spoils.presentation.command_line.refereed import referee_lines
from app.games.spoils.presentation.goldfish.card_changes import ChangesPage, changes_page, trials_of
from app.games.spoils.presentation.goldfish.compared import ComparedPage, compared_page
from app.games.spoils.presentation.goldfish.hand_in_turns import (
    InTurnsSheet,
    in_turns_lines,
    in_turns_object,
    in_turns_sheet,
)
from app.games.spoils.presentation.goldfish.panel import Panel, panel_of
from app.games.spoils.presentation.goldfish.refereed_page import RefereedPage, refereed_page
from app.games.spoils.presentation.goldfish.report_page import SORTS, ReportPage, report_page
from app.games.spoils.presentation.goldfish.shown_pair import SOLO_NAMES, ShownPair, read_pair
from app.games.spoils.presentation.watched import at_moment, watched
from app.games.spoils.search import SearchIndex
from app.games.spoils.solo.game import count_pairs, opened, shapes_of
from app.games.spoils.solo.planner import Planner
from app.games.spoils.solo.report import referee_report
from app.games.spoils.solo.trials import Trials, Work, count_trial
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import Counters, Estimate, Shapes
from app.games.tabletop.chance.simulation import MOST_GAMES
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.search.index import AnySearchIndex

_MOST: Final = 99
"""No hand and no cost is larger."""

_ORDERS: Final = {
    DeployOrder.DEAREST: "the dearest card",
    DeployOrder.CHEAPEST: "the cheapest card",
    DeployOrder.CHARACTERS: "characters, the dearest first",
}

_FLAGS: Final = (
    "buys_draws",
    "keeps_lacking_icons",
    "plays_idle_tactics",
    "plays_idle_permanents",
)
_YES_OR_NO: Final = (("yes", "yes"), ("no", "no"))

_OPTIONS: Final = RunOptions(
    most_games=MOST_GAMES,
    turns=TURNS,
    most_turns=MOST_TURNS,
    policies={name: policy.knobs() for name, policy in POLICIES.items()},
    knobs=(
        ChoiceKnob(
            "deploy",
            "Deploys first",
            tuple((order.value, words) for order, words in _ORDERS.items()),
        ),
        NumberKnob("put_back_cost", "Put back cards that cost this or more", _MOST),
        NumberKnob("few_resources", "A hand with fewer resources than this counts as low", _MOST),
        NumberKnob(
            "put_back_cost_if_few",
            "In a low hand, put back cards that cost this or more",
            _MOST,
        ),
        NumberKnob("keep_resources", "Keep at most this many resources", _MOST),
        ChoiceKnob(
            "keeps_lacking_icons", "Keeps resources for lacking icons beyond that", _YES_OR_NO
        ),
        NumberKnob(
            "play_resources_until",
            "Develop plays a resource while fewer than this are in play",
            MOST_RESOURCES,
        ),
        NumberKnob(
            "face_down_until",
            "Develop plays a card face-down while fewer than this are in play",
            MOST_RESOURCES,
        ),
        NumberKnob(
            "buy_resources_until",
            "Pay for resources while fewer than this are in play",
            MOST_RESOURCES,
        ),
        ChoiceKnob("buys_draws", "Pays to draw", _YES_OR_NO),
        ChoiceKnob("plays_idle_tactics", "Plays tactics that do nothing here", _YES_OR_NO),
        ChoiceKnob(
            "plays_idle_permanents", "Plays items and locations that do nothing here", _YES_OR_NO
        ),
    ),
    sorts=SORTS,
    most_clauses=MOST_CLAUSES,
    clause="2..5 t:resource",
)


def _policy(asked: RunRequest) -> Policy:
    """The policy asked for; one with turned knobs has a name of its own."""
    policy = policy_of(asked.policy)
    turned: dict[str, Any] = dict(asked.turned)
    if "deploy" in turned:
        turned["deploy"] = DeployOrder(turned["deploy"])
    for flag in _FLAGS:
        if flag in turned:
            turned[flag] = turned[flag] == "yes"
    changed = {k: v for k, v in turned.items() if v != getattr(policy, k)}
    return replace(policy, name=OWN_POLICY, **changed) if changed else policy


def _named(names: tuple[str, ...], catalogue: Catalogue) -> tuple[Card, ...]:
    cards = []
    for name in names:
        card = catalogue.find(name)
        if card is None:
            raise GoldfishError(f"There is no card named {name!r}")
        cards.append(card)
    return tuple(cards)


@dataclass(frozen=True)
class SpoilsSimulatedDeck(Simulation, SimulatedDeck):
    """A deck with the model that plays it."""

    start: Prepared

    def report(self, seed: int, counters: Counters) -> RunReport:
        report = report_of(self, seed, counters)
        return RunReport(tuple(report_lines(report, self.start.notes)), report.as_json())

    def report_page(self, counters: Counters, sort: str) -> ReportPage:
        return report_page(self, counters, sort)

    def compare(self, other: SimulatedDeck, seed: int, games: int) -> SpoilsComparedDecks:
        second = own(other, SpoilsSimulatedDeck)
        return SpoilsComparedDecks(comparing.compare(self, second, seed, games))


class SpoilsComparedDecks(ComparedDecks):
    """Two decks on the same shuffles."""

    def __init__(self, found: Comparison) -> None:
        self._found = found

    def report(self) -> RunReport:
        return RunReport(tuple(comparison_lines(self._found)), self._found.as_json())

    def page(self, names: tuple[str, str], catalogue: AnyCatalogue, turns: int) -> ComparedPage:
        return compared_page(self._found, names, own(catalogue, Catalogue), turns)


class SpoilsCardExchanges(CardExchanges):
    """The exchanges of a deck, measured by the model."""

    def __init__(self, changes: CardChanges) -> None:
        self._changes = changes

    @property
    def exchanges(self) -> Sequence[Exchange]:
        return self._changes.exchanges

    @property
    def games_of_a_card(self) -> int:
        return self._changes.games_of_a_card

    def measure(self, exchange: Hashable) -> Estimate:
        return self._changes.measured(own(exchange, Exchange))

    def trials(self, measured: Mapping[Hashable, Estimate]) -> Trials:
        return trials_of(self._changes, _own(measured))

    def report(self, measured: Mapping[Hashable, Estimate], trials: TrialsLike | None) -> RunReport:
        known = _own(measured)
        proposed = trials_of(self._changes, known) if trials is None else own(trials, Trials)
        lines = tuple(changes_lines(self._changes, known, proposed))
        return RunReport(lines, changes_object(self._changes, known, proposed))

    def page(self, measured: Mapping[Hashable, Estimate], trials: TrialsLike | None) -> ChangesPage:
        tried = None if trials is None else own(trials, Trials)
        return changes_page(self._changes, _own(measured), tried)

    def pair(self, named: str, catalogue: AnyCatalogue) -> ShownPair:
        return read_pair(named, self._changes.model, self._changes.seed, own(catalogue, Catalogue))


def _own(measured: Mapping[Hashable, Estimate]) -> Mapping[Exchange, Estimate]:
    return {own(exchange, Exchange): gain for exchange, gain in measured.items()}


class SpoilsCardChanges(CardChangesTool):
    """One more and one fewer of each card, by the turn of the win."""

    def prepare(self, deck: SimulatedDeck, seed: int, games: int) -> SpoilsCardExchanges:
        simulation = own(deck, SpoilsSimulatedDeck)
        return SpoilsCardExchanges(CardChanges(simulation, seed, games))

    def try_on_referee(self, work: object, catalogue: AnyCatalogue) -> Tried:
        return count_trial(own(work, Work), own(catalogue, Catalogue))

    def play_pair(self, pair: object, catalogue: AnyCatalogue) -> PlayedPair:
        return own(pair, ShownPair).played(own(catalogue, Catalogue))

    def look(
        self, pair: object, answers: Sequence[str], catalogue: AnyCatalogue, *, is_changed: bool
    ) -> WatchedGame:
        state = own(pair, ShownPair).opened(own(catalogue, Catalogue), is_changed=is_changed)
        return watched(state, SOLO_NAMES, [read_action(text) for text in answers], 0)

    def look_at(
        self,
        seen: WatchedGame,
        pair: object,
        answers: Sequence[str],
        at: int,
        catalogue: AnyCatalogue,
        *,
        is_changed: bool,
    ) -> WatchedGame:
        state = own(pair, ShownPair).opened(own(catalogue, Catalogue), is_changed=is_changed)
        return at_moment(seen, state, SOLO_NAMES, [read_action(text) for text in answers], at)


class SpoilsHandInTurns(HandInTurns):
    """Choices for an opening hand, by the turn of the win."""

    def report(
        self, start: StartLike, seed: int, names: tuple[str, ...] | None, catalogue: AnyCatalogue
    ) -> RunReport:
        ready, facts = own(start, Prepared), own(catalogue, Catalogue)
        hand = dealt_hand(ready.setup, seed) if names is None else _named(names, facts)
        advice = hand_in_turns(ready.setup, hand, seed=seed, effects_of=scripted_effects)
        shown = f"Hand: {', '.join(card.name for card in hand)}."
        fields = {
            "schema": SCHEMA,
            "seed": seed,
            "hand": [card.name for card in hand],
            **in_turns_object(advice),
        }
        return RunReport((shown, *ready.notes, *in_turns_lines(advice)), fields)

    def sheet(self, start: StartLike, seed: int) -> InTurnsSheet:
        setup = own(start, Prepared).setup
        hand = dealt_hand(setup, seed)
        return in_turns_sheet(
            hand_in_turns(setup, hand, seed=seed, effects_of=scripted_effects), hand
        )


class SpoilsRefereed(Refereed):
    """The goldfish of The Spoils on the referee."""

    def shapes(self, deck: SimulatedDeck) -> Shapes:
        return shapes_of(own(deck, SpoilsSimulatedDeck).model)

    def count(self, model: object, catalogue: AnyCatalogue, seed: int, block: Block) -> Counters:
        played = own(model, Model)
        return count_pairs(played, own(catalogue, Catalogue), Planner(played), seed, block)

    def check(self, deck: SimulatedDeck, catalogue: AnyCatalogue) -> None:
        model = own(deck, SpoilsSimulatedDeck).model
        try:
            opened(model.setup, own(catalogue, Catalogue), 0, 0, model.opposing_influence)
        except CannotReferee as problem:
            raise UnplayableDeckError(str(problem)) from None

    def report(
        self, deck: SimulatedDeck, seed: int, counted: Counters, pairs: Counters
    ) -> RunReport:
        simulation = own(deck, SpoilsSimulatedDeck)
        report = referee_report(simulation, seed, counted, pairs)
        return RunReport(tuple(referee_lines(report)), report.as_json())

    def page(
        self, deck: SimulatedDeck, seed: int, counted: Counters, pairs: Counters
    ) -> RefereedPage:
        simulation = own(deck, SpoilsSimulatedDeck)
        return refereed_page(referee_report(simulation, seed, counted, pairs))


class SpoilsSimulator(Simulator):
    """The goldfish of The Spoils."""

    start = SpoilsStarting()
    templates = TEMPLATES
    options = _OPTIONS
    card_changes = SpoilsCardChanges()
    hand_in_turns = SpoilsHandInTurns()
    referee = SpoilsRefereed()

    def simulate(
        self, start: StartLike, asked: RunRequest, index: Callable[[], AnySearchIndex]
    ) -> SpoilsSimulatedDeck:
        ready = own(start, Prepared)
        found = simulation_of(
            model_of(
                ready.setup,
                _policy(asked),
                turns=asked.turns,
                effects_of=scripted_effects,
                keepable=read_keepable(asked.keep, own(index(), SearchIndex))
                if asked.keep
                else USUAL,
            )
        )
        return SpoilsSimulatedDeck(found.model, found.states, found.arrays, ready)

    def count(self, model: object, seed: int, block: Block) -> Counters:
        return simulation_of(own(model, Model)).count(seed, block)

    def adds_up(self, counters: Counters) -> bool:
        return adds_up(counters)

    def deck_card(self, text: str, catalogue: AnyCatalogue) -> str | None:
        found = own(catalogue, Catalogue).find(text)
        return found.name if found is not None and found.is_deck_card else None

    def changed(
        self, start: StartLike, out: str, into: str, copies: int, catalogue: AnyCatalogue
    ) -> Prepared:
        ready, cards = own(start, Prepared), own(catalogue, Catalogue).by_name
        return replace(ready, setup=comparing.changed(ready.setup, cards[out], cards[into], copies))

    def aligned(self, base: StartLike, other: StartLike) -> Prepared:
        first, second = own(base, Prepared), own(other, Prepared)
        return replace(second, setup=comparing.aligned(first.setup, second.setup))

    def panel(self, deck: AnyDecklist, catalogue: AnyCatalogue, edition: str) -> Panel:
        built, facts = own(deck, Decklist), own(catalogue, Catalogue)
        setup = prepare_decklist(built, facts, edition=Edition(edition)).setup
        return panel_of(builder_figures(setup), built, facts)

    def warm(self, start: StartLike) -> None:
        running.warm(model_of(own(start, Prepared).setup))
        optimum.warm()

    def is_compiled(self) -> bool:
        return running.is_compiled() and optimum.is_compiled()
