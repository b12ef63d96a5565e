"""The odds page: any conjunction of needs, counted exactly."""

from __future__ import annotations

import shlex
from typing import Final

from flask import render_template, request

from app.games.spoils.goldfish.exact.asking import Answer, ask
from app.games.spoils.goldfish.exact.details import Details, details_of
from app.games.spoils.goldfish.exact.plans import Mulligan
from app.games.spoils.goldfish.setup import GoldfishError, Setup
from app.site.goldfish.chosen import chosen_deck
from app.site.goldfish.forms import OddsForm
from app.site.goldfish.needs import Needs, needs_of, question_of
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue, current_shelf

HANDS_SHOWN: Final = 12
MOST_HANDS: Final = 200
"""Rarer kinds of hand are left to the command line."""


@open_to(Access.LINK)
def odds(way: str, key: str) -> str:
    """The exact chance that all needs are met, with the plan and what was assumed."""
    deck = chosen_deck(way, key)
    form = OddsForm(request.args, deck, current_catalogue())
    setup: Setup | None = None
    notes: tuple[str, ...] = ()
    if form.validate():
        try:
            prepared = form.prepared()
            setup, notes = prepared.setup, prepared.notes
        except GoldfishError as problem:
            form.form_errors = [f"{problem}."]
    needs, turn = needs_of(request.args, setup, current_shelf().index)
    if "number" not in request.args and "when" not in request.args:
        form.number.data = turn
    has_details = "details" in request.args
    answer, details = _answer(form, needs, setup, has_details) if setup else (None, None)
    return render_template(
        "goldfish/odds.html",
        deck=deck,
        form=form,
        needs=needs,
        answer=answer,
        details=details,
        hands_shown=HANDS_SHOWN,
        most_hands=MOST_HANDS,
        asked=form.arguments(**needs.arguments()),
        notes=notes,
        command=_command(form, needs) + (" --details" if has_details else ""),
    )


def _answer(
    form: OddsForm, needs: Needs, setup: Setup, has_details: bool
) -> tuple[Answer | None, Details | None]:
    if needs.needs is None:
        return None, None
    by_turn = form.when.data == "turn"
    try:
        question = question_of(
            needs.needs,
            setup,
            turn=form.number.data if by_turn else None,
            seen=None if by_turn else form.number.data,
            mulligan=Mulligan(form.mulligan.data),
            times=len(form.starting.choices) if has_details else 1,
        )
        answer = ask(question, setup)
        return answer, details_of(question, setup, answer) if has_details else None
    except GoldfishError as problem:
        form.form_errors = [f"{problem}."]
        return None, None


def _command(form: OddsForm, needs: Needs) -> str:
    words = ["threshold", "odds", "DECK"]
    for text in needs.texts:
        words += ["--need", text]
    words += ["--by-turn" if form.when.data == "turn" else "--seen", str(form.number.data)]
    words += ["--first" if form.goes_first else "--second", "--mulligan", form.mulligan.data]
    if form.starting.data:
        words += ["--starting", form.starting.data]
    return shlex.join([*words, "--edition", form.edition.data])
