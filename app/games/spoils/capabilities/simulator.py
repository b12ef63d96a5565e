"""The goldfish of The Spoils: decks played many times against an idle opponent."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, cast

from app.games.capabilities.card_changes import CardChangesTool
from app.games.capabilities.run_report import RunReport
from app.games.capabilities.simulator import (
    OWN_POLICY,
    ChoiceKnob,
    HandInTurns,
    NumberKnob,
    RunOptions,
    RunRequest,
    Simulator,
)
from app.games.spoils.capabilities.refereed import REFEREED
from app.games.spoils.capabilities.starting import STARTING, TEMPLATES
from app.games.spoils.decklists import Decklist
from app.games.spoils.editions import Edition
from app.games.spoils.facts import Card, Catalogue
from app.games.spoils.goldfish import comparing, running
from app.games.spoils.goldfish.arrays import MOST_CLAUSES
from app.games.spoils.goldfish.builder import builder_figures
from app.games.spoils.goldfish.card_changes import CardChanges, Exchange
from app.games.spoils.goldfish.comparing import Comparison
from app.games.spoils.goldfish.counter_shapes import adds_up
from app.games.spoils.goldfish.exact import optimum
from app.games.spoils.goldfish.from_decklist import Prepared, prepare_decklist, read_keepable
from app.games.spoils.goldfish.hand_in_turns import hand_in_turns
from app.games.spoils.goldfish.keepable import USUAL
from app.games.spoils.goldfish.model import MOST_TURNS, TURNS, Model, model_of
from app.games.spoils.goldfish.policy import (
    MOST_RESOURCES,
    POLICIES,
    DeployOrder,
    Policy,
    policy_of,
)
from app.games.spoils.goldfish.report import SCHEMA, report_of
from app.games.spoils.goldfish.running import MOST_GAMES, Simulation, simulation_of
from app.games.spoils.goldfish.script_effects import scripted_effects
from app.games.spoils.goldfish.solitaire import dealt_hand
from app.games.spoils.presentation.command_line.card_changes import changes_lines, changes_object
from app.games.spoils.presentation.command_line.goldfish import comparison_lines, report_lines
from app.games.spoils.presentation.goldfish.card_changes import changes_page, trials_of
from app.games.spoils.presentation.goldfish.compared import compared_page
from app.games.spoils.presentation.goldfish.hand_in_turns import (
    InTurnsSheet,
    in_turns_lines,
    in_turns_object,
    in_turns_sheet,
)
from app.games.spoils.presentation.goldfish.panel import Panel, panel_of
from app.games.spoils.presentation.goldfish.report_page import SORTS, report_page
from app.games.spoils.search import SearchIndex
from app.games.spoils.solo.trials import Trials, count_trial
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.counters import Counters
from app.games.tabletop.chance.errors import GoldfishError
from app.games.tabletop.chance.figures import Estimate

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


def _simulate(start: Prepared, asked: RunRequest, index: Callable[[], SearchIndex]) -> Simulation:
    return simulation_of(
        model_of(
            start.setup,
            _policy(asked),
            turns=asked.turns,
            effects_of=scripted_effects,
            keepable=read_keepable(asked.keep, index()) if asked.keep else USUAL,
        )
    )


def _blocks(simulation: Simulation, games: int, together: int) -> Iterator[Block]:
    return running.blocks(games, together * running.block_size(simulation))


def _count(model: object, seed: int, block: Block) -> Counters:
    return simulation_of(cast(Model, model)).count(seed, block)


def _report(start: Prepared, simulation: Simulation, seed: int, counters: Counters) -> RunReport:
    report = report_of(simulation, seed, counters)
    return RunReport(tuple(report_lines(report, start.notes)), report.as_json())


def _deck_card(text: str, catalogue: Catalogue) -> str | None:
    found = catalogue.find(text)
    return found.name if found is not None and found.is_deck_card else None


def _changed(start: Prepared, out: str, into: str, copies: int, catalogue: Catalogue) -> Prepared:
    cards = catalogue.by_name
    return replace(start, setup=comparing.changed(start.setup, cards[out], cards[into], copies))


def _aligned(base: Prepared, other: Prepared) -> Prepared:
    return replace(other, setup=comparing.aligned(base.setup, other.setup))


def _comparison_report(found: Comparison) -> RunReport:
    return RunReport(tuple(comparison_lines(found)), found.as_json())


def _panel(deck: Decklist, catalogue: Catalogue, edition: str) -> Panel:
    prepared = prepare_decklist(deck, catalogue, edition=Edition(edition))
    return panel_of(builder_figures(prepared.setup), deck, catalogue)


def _measure(changes: CardChanges, exchange: Exchange) -> Estimate:
    return changes.measured(exchange)


def _changes_report(
    changes: CardChanges, measured: Mapping[Exchange, Estimate], trials: Trials | None
) -> RunReport:
    proposed = trials or trials_of(changes, measured)
    lines = tuple(changes_lines(changes, measured, proposed))
    return RunReport(lines, changes_object(changes, measured, proposed))


def _hand_report(
    start: Prepared, seed: int, names: tuple[str, ...] | None, catalogue: Catalogue
) -> RunReport:
    hand = dealt_hand(start.setup, seed) if names is None else _named(names, catalogue)
    advice = hand_in_turns(start.setup, hand, seed=seed, effects_of=scripted_effects)
    shown = f"Hand: {', '.join(card.name for card in hand)}."
    fields = {
        "schema": SCHEMA,
        "seed": seed,
        "hand": [card.name for card in hand],
        **in_turns_object(advice),
    }
    return RunReport((shown, *start.notes, *in_turns_lines(advice)), fields)


def _named(names: tuple[str, ...], catalogue: Catalogue) -> tuple[Card, ...]:
    cards = []
    for name in names:
        card = catalogue.find(name)
        if card is None:
            raise GoldfishError(f"There is no card named {name!r}")
        cards.append(card)
    return tuple(cards)


def _hand_sheet(start: Prepared, seed: int) -> InTurnsSheet:
    hand = dealt_hand(start.setup, seed)
    advice = hand_in_turns(start.setup, hand, seed=seed, effects_of=scripted_effects)
    return in_turns_sheet(advice, hand)


def _warm(start: Prepared) -> None:
    running.warm(model_of(start.setup))
    optimum.warm()


def _is_compiled() -> bool:
    return running.is_compiled() and optimum.is_compiled()


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
        changed=_changed,
        aligned=_aligned,
        compare=comparing.compare,
        comparison_report=_comparison_report,
        comparison_page=compared_page,
        panel=_panel,
        warm=_warm,
        is_compiled=_is_compiled,
        card_changes=CardChangesTool(
            prepare=CardChanges,
            measure=_measure,
            trials=trials_of,
            try_on_referee=count_trial,
            report=_changes_report,
            page=changes_page,
        ),
        hand_in_turns=HandInTurns(report=_hand_report, sheet=_hand_sheet),
        referee=REFEREED,
    )
)
