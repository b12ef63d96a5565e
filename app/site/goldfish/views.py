"""Choosing a deck to goldfish with, and the report of many games."""

from __future__ import annotations

import json
import shlex

from flask import Response, abort, jsonify, redirect, render_template, request
from flask.typing import ResponseReturnValue
from werkzeug.wrappers import Response as Answer

from app.games.spoils.decklists import read_decklist
from app.games.spoils.goldfish.builder import builder_figures
from app.games.spoils.goldfish.from_decklist import prepare_decklist
from app.games.spoils.goldfish.report import report_of
from app.games.spoils.goldfish.running import Simulation, block_size
from app.games.spoils.goldfish.setup import GoldfishError
from app.games.spoils.search import QueryError
from app.site.decks.mine import own_decks
from app.site.goldfish.chosen import LIST, PRECON, ChosenDeck, chosen_deck, packed
from app.site.goldfish.forms import OWN_POLICY, PasteForm, RunForm
from app.site.goldfish.panel import panel_of
from app.site.goldfish.playing import (
    asked_block,
    counters_from,
    most_at_once,
    most_in_a_file,
    played_at_once,
    played_for_a_file,
    sharpens,
    simulation_for,
)
from app.site.goldfish.report import report_page
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue, current_shelf

FIRST_PAGE = "hand"


@open_to(Access.ANYONE)
def index() -> str | Answer:
    """Choose a deck: one of the visitor's, a precon or a pasted list."""
    deck = request.args.get("deck")
    if deck is not None:
        return redirect(_page_of(deck.removeprefix("/decks/")))
    precon = request.args.get("precon")
    if precon is not None:
        return redirect(_page_of(f"{PRECON}/{precon}"))
    return _index(PasteForm())


def _page_of(deck: str) -> str:
    """The first goldfish page of a deck named by way and key. Aborts where there is none."""
    way, _, key = deck.partition("/")
    return chosen_deck(way, key).address(FIRST_PAGE)


@open_to(Access.ANYONE)
def paste() -> ResponseReturnValue:
    """Take a pasted list; it goes into the address and is stored nowhere."""
    form = PasteForm(request.form)
    if not form.validate():
        return _index(form), 422
    read = read_decklist(form.deck.data, current_catalogue())
    if read.decklist is None or read.open_lines:
        form.deck.errors = [
            *([read.error] if read.error else ()),
            *(
                f"Line {line.line}, “{line.text.strip()}”: {line.note}"
                + (f" Meant: {', '.join(line.suggestions)}?" if line.suggestions else "")
                for line in read.open_lines[:5]
            ),
        ]
        return _index(form), 422
    return redirect(_page_of(f"{LIST}/{packed(read.decklist)}"))


def _index(form: PasteForm) -> str:
    return render_template(
        "goldfish/index.html",
        form=form,
        precons=current_catalogue().precons.values(),
        decks=own_decks(),
    )


@open_to(Access.LINK)
def report(way: str, key: str) -> ResponseReturnValue:
    """Figures of many games with their errors."""
    deck, form, simulation = _asked(way, key)
    if simulation is None:
        return render_template("goldfish/report.html", deck=deck, form=form, page=None), 422
    counters = played_at_once(simulation, form)
    return render_template(
        "goldfish/report.html",
        deck=deck,
        form=form,
        page=report_page(simulation, counters, form.sort.data),
        setup=simulation.model.setup,
        policy=simulation.model.policy,
        notes=form.prepared().notes,
        block=block_size(simulation),
        sharpens=sharpens(simulation),
        most=most_at_once(simulation),
        most_in_a_file=most_in_a_file(simulation),
        command=_command(form),
    )


@open_to(Access.LINK)
def block(way: str, key: str) -> Answer:
    """The counters of one stretch of games, for a script to add up."""
    _, form, simulation = _asked(way, key)
    if simulation is None or not sharpens(simulation):
        abort(400)
    asked = asked_block(simulation, request.args.get("from", ""), request.args.get("count", ""))
    if asked is None:
        abort(400)
    counters = simulation.count(form.seed.data, asked)
    return jsonify(games=counters.games, row=counters.row)


@open_to(Access.LINK)
def figures(way: str, key: str) -> str:
    """The figures of counters that a script added up."""
    deck, form, simulation = _asked(way, key)
    counters = (
        None if simulation is None else counters_from(simulation, request.get_json(silent=True))
    )
    if simulation is None or counters is None:
        abort(400)
    page = report_page(simulation, counters, form.sort.data)
    return render_template("goldfish/_figures.html", deck=deck, form=form, page=page)


@open_to(Access.LINK)
def download(way: str, key: str) -> Answer:
    """The same figures as JSON, byte for byte as the command line gives them.

    Of the counters that a script added up, or else of all games asked for.
    """
    _, form, simulation = _asked(way, key)
    if simulation is None:
        abort(400)
    if request.method == "POST":
        counters = counters_from(simulation, request.get_json(silent=True))
    else:
        counters = played_for_a_file(simulation, form)
    if counters is None:
        abort(400)
    told = report_of(simulation, form.seed.data, counters).as_object()
    answer = Response(json.dumps(told, ensure_ascii=False) + "\n", mimetype="application/json")
    answer.headers["Content-Disposition"] = "attachment; filename=goldfish.json"
    return answer


@open_to(Access.LINK)
def panel(way: str, key: str) -> str:
    """The builder's figures of a deck, current as of now; alone where a script asks."""
    deck = chosen_deck(way, key)
    drawn, problem = None, ""
    try:
        prepared = prepare_decklist(deck.decklist, current_catalogue(), edition=deck.edition)
        drawn = panel_of(builder_figures(prepared.setup), deck, current_catalogue())
    except GoldfishError as error:
        problem = f"{error}."
    fragment = request.headers.get("X-Fragment") == "panel"
    template = "goldfish/_panel.html" if fragment else "goldfish/panel.html"
    return render_template(template, deck=deck, panel=drawn, problem=problem)


def _asked(way: str, key: str) -> tuple[ChosenDeck, RunForm, Simulation | None]:
    """The deck, what is asked, and the deck ready to be played; None where something is wrong."""
    deck = chosen_deck(way, key)
    form = RunForm(request.args, deck, current_catalogue())
    if not form.validate():
        return deck, form, None
    try:
        return deck, form, simulation_for(form, form.prepared(), current_shelf().index)
    except QueryError as problem:
        form.keep.errors = [problem.message]
        return deck, form, None
    except GoldfishError as problem:
        form.form_errors = [f"{problem}."]
        return deck, form, None


def _command(form: RunForm) -> str | None:
    """The command that gives the same figures; None where its options cannot say it."""
    policy = form.chosen_policy()
    if policy.name == OWN_POLICY:
        return None
    words = ["threshold", "goldfish", "DECK", "--games", str(form.games.data)]
    words += ["--seed", str(form.seed.data), "--turns", str(form.turns.data)]
    words += ["--first" if form.goes_first else "--second", "--edition", form.edition.data]
    if form.starting.data:
        words += ["--starting", form.starting.data]
    for clause in form.clauses:
        words += ["--keep", clause]
    return shlex.join([*words, "--policy", policy.name])
