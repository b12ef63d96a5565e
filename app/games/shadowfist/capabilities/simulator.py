"""The goldfish of Shadowfist: decks played many times against opponents who do nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final, cast

from app.games.capabilities.run_report import RunReport
from app.games.capabilities.simulator import (
    OWN_POLICY,
    ChoiceKnob,
    NumberKnob,
    RunOptions,
    RunRequest,
    Simulator,
)
from app.games.shadowfist.capabilities.starting import STARTING, TEMPLATES
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
from app.games.shadowfist.goldfish.running import MOST_GAMES, Simulation, simulation_of
from app.games.shadowfist.goldfish.setup import Prepared, prepare_decklist
from app.games.shadowfist.presentation.command_line.goldfish import comparison_lines, report_lines
from app.games.shadowfist.presentation.goldfish.compared import compared_page
from app.games.shadowfist.presentation.goldfish.panel import Panel, panel_of
from app.games.shadowfist.presentation.goldfish.report_page import SORTS, report_page
from app.games.shadowfist.search import SearchIndex
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.counters import Counters

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


def _count(model: object, seed: int, block: Block) -> Counters:
    return simulation_of(cast(Model, model)).count(seed, block)


def _report(start: Prepared, simulation: Simulation, seed: int, counters: Counters) -> RunReport:
    report = report_of(simulation, seed, counters)
    return RunReport(tuple(report_lines(report, start.notes)), report.as_json())


def _deck_card(text: str, catalogue: Catalogue) -> str | None:
    found = catalogue.find(text)
    return found.name if found is not None and not found.is_token else None


def _comparison_report(found: Comparison) -> RunReport:
    return RunReport(tuple(comparison_lines(found)), found.as_json())


def _panel(deck: Decklist, catalogue: Catalogue, edition: str) -> Panel:
    start = prepare_decklist(deck, catalogue, Edition(edition))
    request = RunRequest(CURVE.name, TURNS)
    return panel_of(_simulate(start, request, lambda: SearchIndex.of(catalogue)))


def _blocks(simulation: Simulation, games: int, together: int) -> Iterator[Block]:
    return running.blocks(simulation, games, together)


def _warm(start: Prepared) -> None:
    simulation_of(model_of(start.setup)).count(0, Block(0, 1))


SIMULATOR: Final[Simulator[Catalogue, Decklist, Prepared, SearchIndex, Simulation, Comparison]] = (
    Simulator(
        start=STARTING,
        templates=TEMPLATES,
        options=_OPTIONS,
        simulate=_simulate,
        block_size=running.block_size,
        run=running.run,
        blocks=_blocks,
        count=_count,
        adds_up=adds_up,
        report=_report,
        report_page=report_page,
        deck_card=_deck_card,
        changed=changed,
        aligned=aligned,
        compare=compare,
        comparison_report=_comparison_report,
        comparison_page=compared_page,
        panel=_panel,
        warm=_warm,
        is_compiled=running.is_compiled,
    )
)
