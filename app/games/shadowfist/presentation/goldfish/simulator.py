"""The goldfish of Shadowfist: decks played many times against opponents who do nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from app.games.capabilities.simulated import ComparedDecks, RunReport, SimulatedDeck
from app.games.capabilities.simulator import (
    OWN_POLICY,
    ChoiceKnob,
    NumberKnob,
    RunOptions,
    RunRequest,
    Simulator,
)
from app.games.capabilities.starting import StartLike
from app.games.offers import own
from app.games.shadowfist.decklists import Decklist
from app.games.shadowfist.editions import Edition
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.goldfish import running
from app.games.shadowfist.goldfish.assumptions import EXAMPLE, read_assumptions
from app.games.shadowfist.goldfish.changing import aligned, changed
from app.games.shadowfist.goldfish.counter_shapes import adds_up
from app.games.shadowfist.goldfish.model import TURNS, Model, model_of
from app.games.shadowfist.goldfish.policy import (
    CURVE,
    MOST_TURNS,
    POLICIES,
    CharacterOrder,
    Policy,
    policy_of,
)
from app.games.shadowfist.goldfish.report import Comparison, compare, report_of
from app.games.shadowfist.goldfish.running import Simulation, simulation_of
from app.games.shadowfist.goldfish.setup import Prepared, prepare_decklist
from app.games.shadowfist.goldfish.starting import TEMPLATES, ShadowfistStarting
from app.games.shadowfist.presentation.command_line import comparison_lines, report_lines
from app.games.shadowfist.presentation.goldfish.compared import ComparedPage, compared_page
from app.games.shadowfist.presentation.goldfish.panel import Panel, panel_of
from app.games.shadowfist.presentation.goldfish.report_page import SORTS, ReportPage, report_page
from app.games.shadowfist.search import SearchIndex
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import Counters
from app.games.tabletop.chance.simulation import MOST_GAMES
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.search.index import AnySearchIndex

_YES_OR_NO: Final = (("yes", "yes"), ("no", "no"))
_SWITCHES: Final = ("saves", "first_shot", "plays_others")

_OPTIONS: Final = RunOptions(
    most_games=MOST_GAMES,
    turns=TURNS,
    most_turns=MOST_TURNS,
    policies={name: policy.knobs() for name, policy in POLICIES.items()},
    knobs=(
        ChoiceKnob(
            "characters",
            "Plays first",
            tuple((order.value, f"the {order.value} Character") for order in CharacterOrder),
        ),
        ChoiceKnob("saves", "Saves for the first hitter", _YES_OR_NO),
        ChoiceKnob("first_shot", "Discards all but the first cards on turn 1", _YES_OR_NO),
        ChoiceKnob("plays_others", "Plays Events, States and Edges", _YES_OR_NO),
        NumberKnob("hitter", "A hitter has this much Fighting or more", 99),
        NumberKnob("sites_until", "Plays Sites while fewer than this are in play", MOST_TURNS),
        NumberKnob("forgo", "Forgoes Power on this turn without Site and Foundation", MOST_TURNS),
        NumberKnob("goal", "Feng Shui Sites that win", MOST_TURNS),
    ),
    sorts=SORTS,
    most_clauses=0,
    assumption=EXAMPLE,
)


def _policy(asked: RunRequest) -> Policy:
    """The policy asked for; one with turned knobs has a name of its own."""
    policy = policy_of(asked.policy)
    turned: dict[str, Any] = dict(asked.turned)
    if "characters" in turned:
        turned["characters"] = CharacterOrder(turned["characters"])
    for switch in _SWITCHES:
        if switch in turned:
            turned[switch] = turned[switch] == "yes"
    different = {k: v for k, v in turned.items() if v != getattr(policy, k)}
    return replace(policy, name=OWN_POLICY, **different) if different else policy


def _simulate(start: Prepared, asked: RunRequest, index: Callable[[], SearchIndex]) -> Simulation:
    assumed = read_assumptions((*start.assumptions, *asked.assume), start.setup, index)
    return simulation_of(
        model_of(
            start.setup,
            _policy(asked),
            turns=asked.turns,
            wishes=assumed.wishes,
            assumptions=assumed.words,
        )
    )


@dataclass(frozen=True)
class ShadowfistSimulatedDeck(Simulation, SimulatedDeck):
    """A deck with the model that plays it."""

    start: Prepared

    def report(self, seed: int, counters: Counters) -> RunReport:
        report = report_of(self, seed, counters)
        return RunReport(tuple(report_lines(report, self.start.notes)), report.as_json())

    def report_page(self, counters: Counters, sort: str) -> ReportPage:
        return report_page(self, counters, sort)

    def compare(self, other: SimulatedDeck, seed: int, games: int) -> ShadowfistComparedDecks:
        second = own(other, ShadowfistSimulatedDeck)
        return ShadowfistComparedDecks(compare(self, second, seed, games))


class ShadowfistComparedDecks(ComparedDecks):
    """Two decks on the same shuffles."""

    def __init__(self, found: Comparison) -> None:
        self._found = found

    def report(self) -> RunReport:
        return RunReport(tuple(comparison_lines(self._found)), self._found.as_json())

    def page(self, names: tuple[str, str], catalogue: AnyCatalogue, turns: int) -> ComparedPage:
        return compared_page(self._found, names, own(catalogue, Catalogue), turns)


class ShadowfistSimulator(Simulator):
    """The goldfish of Shadowfist."""

    start = ShadowfistStarting()
    templates = TEMPLATES
    options = _OPTIONS

    def simulate(
        self, start: StartLike, asked: RunRequest, index: Callable[[], AnySearchIndex]
    ) -> ShadowfistSimulatedDeck:
        ready = own(start, Prepared)
        found = _simulate(ready, asked, lambda: own(index(), SearchIndex))
        return ShadowfistSimulatedDeck(found.model, found.arrays, ready)

    def count(self, model: object, seed: int, block: Block) -> Counters:
        return simulation_of(own(model, Model)).count(seed, block)

    def adds_up(self, counters: Counters) -> bool:
        return adds_up(counters)

    def deck_card(self, text: str, catalogue: AnyCatalogue) -> str | None:
        found = own(catalogue, Catalogue).find(text)
        return found.name if found is not None and not found.is_token else None

    def changed(
        self, start: StartLike, out: str, into: str, copies: int, catalogue: AnyCatalogue
    ) -> Prepared:
        return changed(own(start, Prepared), out, into, copies, own(catalogue, Catalogue))

    def aligned(self, base: StartLike, other: StartLike) -> Prepared:
        return aligned(own(base, Prepared), own(other, Prepared))

    def panel(self, deck: AnyDecklist, catalogue: AnyCatalogue, edition: str) -> Panel:
        facts = own(catalogue, Catalogue)
        start = prepare_decklist(own(deck, Decklist), facts, Edition(edition))
        asked = RunRequest(CURVE.name, TURNS)
        return panel_of(_simulate(start, asked, lambda: SearchIndex.of(facts)))

    def warm(self, start: StartLike) -> None:
        simulation_of(model_of(own(start, Prepared).setup)).count(0, Block(0, 1))

    def is_compiled(self) -> bool:
        return running.is_compiled()
