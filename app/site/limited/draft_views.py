"""Drafts against bots: beginning one, taking cards, and building a deck from the picks."""

from __future__ import annotations

from dataclasses import replace

from flask import abort, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games.tabletop.facts import PrintingLike
from app.games.tabletop.limited import Draft, DraftError, DraftSetup, play_draft
from app.site.limited.addresses import DIGITS, DraftAddress, number_in
from app.site.limited.boosters import booster_named, sold_boosters
from app.site.limited.cards import grouped
from app.site.limited.decks import open_deck
from app.site.limited.forms import DraftForm
from app.site.limited.views import begin as show_forms
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue
from app.site.platform.games import current_game
from app.site.platform.rate_limits import Cost, limited


@open_to(Access.ANYONE)
def begin() -> ResponseReturnValue:
    """Lead to the first booster of the draft that the form asks for."""
    method = current_game().needed_drafting().version
    form = DraftForm.of(request.args, sold_boosters())
    if not form.validate():
        return show_forms(draft=form), 422
    rounds = tuple(booster_named(code) for code in form.chosen)
    address = DraftAddress(rounds, int(form.seats.data), form.chosen_seed)
    return redirect(address.path(method), 303)


@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
def draft() -> ResponseReturnValue:
    """Show the booster to choose from, or what was drafted."""
    drafting = current_game().needed_drafting()
    address = DraftAddress.read(request.args)
    has_changed = bool(address.made) and address.made != address.fingerprint(drafting.version)
    try:
        drafted = _drafted(address)
    except DraftError:
        fresh = replace(address, picks=(), made="")
        again = fresh.path(drafting.version)
        page = render_template("limited/changed.html", address=address, again=again)
        return page, 409 if has_changed else 404
    return render_template(
        "limited/draft.html",
        address=address,
        arguments=address.arguments(drafting.version),
        draft=drafted,
        groups=grouped(drafted.pools[0]),
        others=[grouped(pool) for pool in drafted.pools[1:]] if drafted.is_over else [],
        digits=DIGITS,
        here=address.path(drafting.version),
        has_changed=has_changed,
        method=drafting.method,
    )


@open_to(Access.ANYONE)
@limited(Cost.NEW_DECK)
def build() -> ResponseReturnValue:
    """Start a deck from what a seat of the draft took; the visitor has seat 0."""
    drafting = current_game().needed_drafting()
    address = DraftAddress.read(request.args)
    seat = number_in(request.form.get("seat", "0"))
    try:
        drafted = _drafted(address)
    except DraftError:
        abort(404)
    if not drafted.is_over or seat is None or seat >= address.seats:
        abort(404)
    name = f"Draft, {address.in_words}, seed {address.seed}"
    if seat:
        name = f"Bot {seat}: {name}"
    return open_deck(drafted.pools[seat], name, address.path(drafting.version))


def _drafted(address: DraftAddress) -> Draft[PrintingLike]:
    """Return the draft. Raises DraftError for picks that were not possible."""
    setup = DraftSetup(address.seats, address.rounds, address.seed)
    bot = current_game().needed_drafting().bot(current_catalogue())
    return play_draft(setup, address.picks, bot)
