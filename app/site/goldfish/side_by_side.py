"""Two decks side by side, or one with and without a change, or first against second."""

from __future__ import annotations

import shlex

from flask import render_template, request

from app.games.spoils.goldfish.comparing import aligned, changed, compare
from app.games.spoils.goldfish.expressing import scripted_effects
from app.games.spoils.goldfish.model import model_of
from app.games.spoils.goldfish.policy import policy_of
from app.games.spoils.goldfish.running import Simulation, simulation_of
from app.games.spoils.goldfish.setup import GoldfishError, Setup
from app.site.decks.mine import own_decks
from app.site.goldfish.chosen import PRECON, ChosenDeck, chosen_deck
from app.site.goldfish.compared import ComparedPage, compared_page
from app.site.goldfish.forms import CHANGE, ORDER, CompareForm
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue


@open_to(Access.LINK)
def side_by_side(way: str, key: str) -> str:
    """The deck against what the address names, on the same shuffles."""
    deck = chosen_deck(way, key)
    form = CompareForm(request.args, deck, current_catalogue(), _others(deck))
    page: ComparedPage | None = None
    if form.validate():
        try:
            page = _compared(form)
        except GoldfishError as problem:
            form.form_errors = [f"{problem}."]
    return render_template(
        "goldfish/compare.html", deck=deck, form=form, page=page, command=_command(form)
    )


def _others(deck: ChosenDeck) -> dict[str, str]:
    """The decks to compare with: the visitor's and the precons, by way and key."""
    own = {own.open_place: own.summary.name for own in own_decks()}
    precons = current_catalogue().precons.values()
    others = own | {f"{PRECON}/{precon.id}": precon.name for precon in precons}
    others.pop(f"{deck.way}/{deck.key}", None)
    return others


def _compared(form: CompareForm) -> ComparedPage:
    first = form.prepared().setup
    second, names = _second(form, first)
    one, two = (_simulation(form, setup) for setup in (first, second))
    if one.arrays is None or two.arrays is None:
        raise GoldfishError(
            "One of the decks is too wide for the fast player; compare on the command line with "
            "threshold goldfish --against"
        )
    found = compare(one, two, form.seed.data, form.games.data)
    return compared_page(found, names, form.catalogue, form.turns.data)


def _second(form: CompareForm, first: Setup) -> tuple[Setup, tuple[str, str]]:
    """The setup compared with, and what the two are called."""
    against = form.against.data
    if against == ORDER:
        second = form.starting_with(form.deck, goes_first=not form.goes_first).setup
        names = ("going first", "going second")
        return second, names if form.goes_first else names[::-1]
    if against == CHANGE:
        out, into = form.catalogue.by_name[form.out.data], form.card_in
        assert into is not None
        words = f"with {form.copies.data} {into.name} for {out.name}"
        return changed(first, out, into, form.copies.data), ("as it is", words)
    other = chosen_deck(*against.split("/", 1))
    second = form.starting_with(other, goes_first=form.goes_first).setup
    return aligned(first, second), (form.deck.name, other.name)


def _simulation(form: CompareForm, setup: Setup) -> Simulation:
    policy, turns = policy_of(form.policy.data), form.turns.data
    return simulation_of(model_of(setup, policy, turns=turns, effects_of=scripted_effects))


def _command(form: CompareForm) -> str:
    words = ["threshold", "goldfish", "DECK", "--against", "OTHER"]
    words += ["--games", str(form.games.data), "--seed", str(form.seed.data)]
    words += ["--turns", str(form.turns.data), "--first" if form.goes_first else "--second"]
    words += ["--edition", form.edition.data, "--policy", form.policy.data]
    return shlex.join(words)
