"""Pages that choose a deck to simulate and report many games."""

from __future__ import annotations

import json
import shlex
from typing import Final

from flask import Response, abort, jsonify, redirect, render_template, request
from flask.typing import ResponseReturnValue
from werkzeug.wrappers import Response as Answer

from app.games import command_words
from app.games.capabilities.simulated import SimulatedDeck
from app.games.capabilities.simulator import OWN_POLICY
from app.games.tabletop.chance import GoldfishError
from app.site.decks.library.own_decks import own_decks
from app.site.goldfish.deck_source import (
    LIST,
    PRECON,
    chosen_deck,
    needed_pages,
    packed,
)
from app.site.goldfish.gauntlet.going_on import own_gauntlets
from app.site.goldfish.gauntlet.matrix_view import has_matrix
from app.site.goldfish.gauntlet.playing import kept_results
from app.site.goldfish.report.forms import CHANGE_GAMES, PasteForm, RunForm
from app.site.goldfish.report.playing import (
    asked_block,
    asked_of,
    counters_from,
    most_at_once,
    most_in_a_file,
    played_at_once,
    played_for_a_file,
    sharpens,
)
from app.site.goldfish.report.referee_games import referee_games
from app.site.platform.http.rendering import render
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.request.sent_lists import read_list
from app.site.platform.storage.database import current_catalogue
from app.site.platform.workers.expensive_work import computed, in_turn, needs_kernels
from app.site.presentation.formatting import plural

_REPORT: Final = "goldfish/report/report.html"

FEWEST: Final = 40
"""With fewer cards a deck is not simulated in the builder: the figures would be noise."""


@open_to(Access.ANYONE)
def index() -> str | Answer:
    """Choose a deck: one of the visitor's, a precon or a pasted list."""
    needed_pages(current_game())
    deck = request.args.get("deck")
    if deck is not None:
        return redirect(_page_of(deck.removeprefix("/decks/")))
    precon = request.args.get("precon")
    if precon is not None:
        return redirect(_page_of(f"{PRECON}/{precon}"))
    return _index(PasteForm())


def _page_of(deck: str) -> str:
    """Return the first goldfish page of a deck named by source and key. Aborts with 404 if none."""
    way, _, key = deck.partition("/")
    chosen = chosen_deck(way, key)
    return chosen.address(chosen.pages[0].path)


@open_to(Access.ANYONE)
def paste() -> ResponseReturnValue:
    """Accept a pasted list; it is packed into the URL and stored nowhere."""
    needed_pages(current_game())
    form = PasteForm(request.form)
    if not form.validate():
        return _index(form), 422
    read = read_list(form.deck.data, current_catalogue())
    if read.decklist is None or read.open_lines:
        number = len(read.open_lines)
        form.deck.errors = [
            *([read.error] if read.error else ()),
            *([f"{plural(number, 'line is', 'lines are')} not understood."] if number else ()),
            *(
                f"Line {line.line}, “{line.text.strip()}”: {line.note}"
                + (f" Did you mean {' or '.join(line.suggestions)}?" if line.suggestions else "")
                for line in read.open_lines[:5]
            ),
        ]
        return _index(form), 422
    return redirect(_page_of(f"{LIST}/{packed(read.decklist)}"))


def _index(form: PasteForm) -> str:
    return render_template(
        "goldfish/report/index.html",
        form=form,
        pages=needed_pages(current_game()),
        precons=current_catalogue().precons.values(),
        decks=own_decks(),
        has_matrix=has_matrix(),
        gauntlets=own_gauntlets(),
    )


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
@needs_kernels
@in_turn
def report(way: str, key: str) -> ResponseReturnValue:
    """Show figures of many games with their standard errors."""
    asked = asked_of(way, key)
    deck, form, start, simulation = asked.deck, asked.form, asked.start, asked.simulation
    if start is None or simulation is None:
        return render_template(_REPORT, parts=asked.parts, deck=deck, form=form, page=None), 422
    counters = played_at_once(simulation, form)
    has_changes = asked.simulator.card_changes is not None and simulation.is_fast
    quick = {**_same_game(form), "games": CHANGE_GAMES[0]}
    return render_template(
        _REPORT,
        parts=asked.parts,
        deck=deck,
        form=form,
        page=simulation.report_page(counters, form.sort.data),
        start=start,
        policy=simulation.policy,
        notes=start.notes,
        block=simulation.block_size,
        sharpens=sharpens(simulation),
        refereed=referee_games(form, asked.simulator, start, simulation, request.args.get("until")),
        most=most_at_once(simulation),
        most_in_a_file=most_in_a_file(simulation),
        command=_command(form, simulation),
        has_changes=has_changes,
        changes_address=deck.address("changes", _same_game(form)),
        quick_changes=deck.address("changes", quick) if has_changes else "",
    )


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
@needs_kernels
@in_turn
def block(way: str, key: str) -> Answer:
    """Return the counters of one block of games, for a script to add up."""
    asked = asked_of(way, key)
    simulation = asked.simulation
    if simulation is None or not sharpens(simulation):
        abort(400)
    block = asked_block(simulation, request.args.get("from", ""), request.args.get("count", ""))
    if block is None:
        abort(400)
    counters = computed(simulation.count, asked.form.seed.data, block)
    return jsonify(games=counters.games, row=counters.row)


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
@needs_kernels
@in_turn
def figures(way: str, key: str) -> str:
    """Show the figures of counters that a script added up."""
    asked = asked_of(way, key)
    simulation, form = asked.simulation, asked.form
    if simulation is None:
        abort(400)
    counters = counters_from(asked.simulator, simulation, request.get_json(silent=True))
    if counters is None:
        abort(400)
    page = simulation.report_page(counters, form.sort.data)
    return render_template(f"{asked.parts}/_figures.html", deck=asked.deck, form=form, page=page)


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
@needs_kernels
@in_turn
def download(way: str, key: str) -> Answer:
    """Return the same figures as JSON, byte for byte as the command line writes them.

    They come from counters that a script added up, or else from all games asked for. Once games
    were played on the referee, `on_referee` holds what the command line writes of these.
    """
    asked = asked_of(way, key)
    simulator, start, simulation = asked.simulator, asked.start, asked.simulation
    if start is None or simulation is None:
        abort(400)
    if request.method == "POST":
        counters = counters_from(simulator, simulation, request.get_json(silent=True))
    else:
        counters = played_for_a_file(simulation, asked.form)
    if counters is None:
        abort(400)
    result = simulation.report(asked.form.seed.data, counters)
    fields = result.fields
    refereed = referee_games(asked.form, simulator, start, simulation, None)
    if refereed is not None and refereed.games:
        fields = {**fields, "on_referee": refereed.report.fields}
    text = json.dumps(fields, ensure_ascii=False) + "\n"
    answer = Response(text, mimetype="application/json")
    answer.headers["Content-Disposition"] = "attachment; filename=goldfish.json"
    return answer


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def panel(way: str, key: str) -> str:
    """Show the builder's figures of the deck as it is now; only the panel if a script asks."""
    deck = chosen_deck(way, key)
    simulator = deck.game.simulator.needed()
    drawn, problem = None, ""
    if 0 < deck.decklist.size < FEWEST:
        problem = f"Figures by turn appear once the deck has {FEWEST} cards."
    else:
        try:
            drawn = simulator.panel(deck.decklist, current_catalogue(), deck.edition)
        except GoldfishError as error:
            problem = f"{error}."
    inside = f"{simulator.templates}/report/_panel.html"
    return render(
        "goldfish/report/panel.html",
        inside,
        inside=inside,
        deck=deck,
        panel=drawn,
        problem=problem,
        won=kept_results(deck, current_catalogue()),
    )


def _same_game(form: RunForm) -> dict[str, object]:
    """Return the arguments of a page that plays the same games with other numbers of them."""
    own = form.arguments()
    return {
        name: own[name]
        for name in ("order", "edition", "starting", "seed", "policy")
        if name in own
    }


def _command(form: RunForm, simulation: SimulatedDeck) -> str | None:
    """Return the command that gives the same figures; None if its options cannot express it."""
    if simulation.policy == OWN_POLICY:
        return None
    words = [*command_words("goldfish", form.deck.game), "DECK", "--games", str(form.games.data)]
    words += ["--seed", str(form.seed.data), "--turns", str(form.turns.data)]
    words += form.start_options
    for clause in form.clauses:
        words += ["--keep", clause]
    for assumption in form.assumed:
        words += ["--assume", assumption]
    return shlex.join([*words, "--policy", simulation.policy])
