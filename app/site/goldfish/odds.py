"""The odds page: any conjunction of needs, counted exactly."""

from __future__ import annotations

import shlex
from typing import Final

from flask import render_template, request

from app.games import command_words
from app.games.capabilities.odds import NeedsLike, Odds, OddsPage, OddsRequest
from app.games.capabilities.starting import StartLike
from app.games.tabletop.chance import GoldfishError
from app.site.goldfish.deck_source import chosen_deck
from app.site.goldfish.forms import OddsForm, asked_needs
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_indexed_catalogue
from app.site.platform.workers.expensive_work import in_turn, needs_kernels

HANDS_SHOWN: Final = 12
MOST_HANDS: Final = 200
"""Rarer kinds of hand are left to the command line."""


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
@needs_kernels
@in_turn
def odds(way: str, key: str) -> str:
    """The exact chance that all needs are met, with the plan and what was assumed."""
    deck = chosen_deck(way, key)
    exact = deck.game.odds.needed()
    form = OddsForm(request.args, deck, current_catalogue(), exact)
    start: StartLike | None = None
    if form.validate():
        try:
            start = form.prepared()
        except GoldfishError as problem:
            form.form_errors = [f"{problem}."]
    asked = asked_needs(request.args, exact, current_catalogue())
    needs, turn = exact.needs(asked, start, current_indexed_catalogue().index)
    if "number" not in request.args and "when" not in request.args:
        form.number.data = turn
    has_details = "details" in request.args
    page = _page(exact, form, needs, start, has_details) if start else None
    return render_template(
        f"{exact.templates}/odds/odds.html",
        deck=deck,
        form=form,
        needs=needs,
        answer=page and page.answer,
        details=page and page.details,
        picker=exact.picker,
        pickable=exact.picker.cards(start) if exact.picker and start else (),
        hands_shown=HANDS_SHOWN,
        most_hands=MOST_HANDS,
        asked=form.arguments(**needs.arguments()),
        notes=start.notes if start else (),
        command=_command(form, needs) + (" --details" if has_details else ""),
    )


def _page(
    exact: Odds, form: OddsForm, needs: NeedsLike, start: StartLike, has_details: bool
) -> OddsPage | None:
    if not needs.is_complete:
        return None
    number, by_turn = form.number.data, form.when.data == "turn"
    asked = OddsRequest(
        turn=number if by_turn else None,
        seen=None if by_turn else number,
        mulligan=form.mulligan.data,
    )
    starts = (len(form.starting.choices) if form.starting else 1) if has_details else None
    try:
        return exact.page(needs, start, asked, starts)
    except GoldfishError as problem:
        form.form_errors = [f"{problem}."]
        return None


def _command(form: OddsForm, needs: NeedsLike) -> str:
    words = [*command_words("odds", form.deck.game), "DECK"]
    for text in needs.texts:
        words += ["--need", text]
    words += ["--by-turn" if form.when.data == "turn" else "--seen", str(form.number.data)]
    return shlex.join([*words, "--mulligan", form.mulligan.data, *form.start_options])
