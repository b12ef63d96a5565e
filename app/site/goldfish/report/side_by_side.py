"""Comparisons: two decks, one deck with and without a change, or going first and second."""

from __future__ import annotations

import shlex

from flask import render_template, request

from app.games import command_words
from app.games.capabilities.simulated import SimulatedDeck
from app.games.capabilities.simulator import RunRequest, Simulator
from app.games.capabilities.starting import StartLike
from app.games.tabletop.chance import GoldfishError
from app.site.decks.library.own_decks import own_decks
from app.site.goldfish.deck_source import PRECON, ChosenDeck, chosen_deck
from app.site.goldfish.report.forms import CHANGE, ORDER, CompareForm
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_indexed_catalogue
from app.site.platform.workers.expensive_work import in_turn, needs_kernels


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
@needs_kernels
@in_turn
def side_by_side(way: str, key: str) -> str:
    """Compare the deck with what the URL names, on the same shuffles."""
    deck = chosen_deck(way, key)
    simulator = deck.game.simulator.needed()
    form = CompareForm.of(request.args, deck, current_catalogue(), simulator, _others(deck))
    page: object | None = None
    if form.validate():
        try:
            page = _compared(form, simulator)
        except GoldfishError as problem:
            form.form_errors = [f"{problem}."]
    return render_template(
        "goldfish/report/compare.html",
        deck=deck,
        form=form,
        page=page,
        command=_command(form),
    )


def _others(deck: ChosenDeck) -> dict[str, str]:
    """Return the decks to compare with, the visitor's and the precons, by source and key."""
    own = {own.open_place: own.summary.name for own in own_decks()}
    precons = current_catalogue().precons.values()
    others = own | {f"{PRECON}/{precon.id}": precon.name for precon in precons}
    others.pop(f"{deck.way}/{deck.key}", None)
    return others


def _compared(form: CompareForm, simulator: Simulator) -> object:
    first = form.prepared()
    second, names = _second(form, simulator, first)
    one, two = (_simulation(form, simulator, start) for start in (first, second))
    if not (one.is_fast and two.is_fast):
        raise GoldfishError(
            "One of the decks has too many different cards for this page; compare them on the "
            "command line with threshold goldfish --against"
        )
    found = one.compare(two, form.seed.data, form.games.data)
    return found.page(names, form.catalogue, form.turns.data)


def _second(
    form: CompareForm, simulator: Simulator, first: StartLike
) -> tuple[StartLike, tuple[str, str]]:
    """Return the setup compared with, and the names of the two."""
    against = form.against.data
    if against == ORDER:
        second = form.starting_with(form.deck, goes_first=not form.goes_first)
        names = ("going first", "going second")
        return second, names if form.goes_first else names[::-1]
    if against == CHANGE:
        out, into, copies = form.out.data, form.card_in, form.copies.data
        assert into is not None
        words = f"with {copies} {into} for {out}"
        second = simulator.changed(first, out, into, copies, form.catalogue)
        return second, ("as it is", words)
    other = chosen_deck(*against.split("/", 1))
    second = form.starting_with(other, goes_first=form.goes_first)
    return simulator.aligned(first, second), (form.deck.name, other.name)


def _simulation(form: CompareForm, simulator: Simulator, start: StartLike) -> SimulatedDeck:
    return simulator.simulate(
        start,
        RunRequest(form.policy.data, form.turns.data),
        lambda: current_indexed_catalogue().index,
    )


def _command(form: CompareForm) -> str:
    words = [*command_words("goldfish", form.deck.game), "DECK", "--against", "OTHER"]
    words += ["--games", str(form.games.data), "--seed", str(form.seed.data)]
    words += ["--turns", str(form.turns.data)]
    return shlex.join([*words, *form.start_options, "--policy", form.policy.data])
