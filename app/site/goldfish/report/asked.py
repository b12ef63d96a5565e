"""What an address asks of the report: a deck, settings, and the prepared simulation."""

from __future__ import annotations

from dataclasses import dataclass, replace

from flask import request

from app.games.capabilities.simulator import AnySimulator, SimulationLike
from app.games.capabilities.starting import StartLike
from app.games.tabletop.chance.errors import GoldfishError
from app.games.tabletop.search import QueryError
from app.site.goldfish.deck_source import ChosenDeck, chosen_deck
from app.site.goldfish.report.forms import RunForm
from app.site.goldfish.report.playing import simulation_for
from app.site.platform.catalogue import current_catalogue, current_indexed_catalogue


@dataclass(frozen=True)
class Asked:
    """The deck, what is asked, and the prepared simulation; None if something is wrong."""

    deck: ChosenDeck
    form: RunForm
    simulator: AnySimulator
    start: StartLike | None = None
    simulation: SimulationLike | None = None

    @property
    def parts(self) -> str:
        """The folder of the templates that show what is the game's own."""
        return f"{self.simulator.templates}/report"


def asked_of(way: str, key: str) -> Asked:
    """What the address asks of a deck; errors stand in the form. Aborts with 404 without a deck."""
    deck = chosen_deck(way, key)
    simulator = deck.game.needed_simulator()
    form = RunForm.of(request.args, deck, current_catalogue(), simulator)
    asked = Asked(deck, form, simulator)
    if not form.validate():
        return asked
    try:
        start = form.prepared()
        simulation = simulation_for(
            form, simulator, start, lambda: current_indexed_catalogue().index
        )
    except QueryError as problem:
        field = form.keep or form.assume
        if field is not None:
            field.errors = [problem.message]
        return asked
    except GoldfishError as problem:
        form.form_errors = [f"{problem}."]
        return asked
    return replace(asked, start=start, simulation=simulation)
