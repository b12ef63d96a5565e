"""Choosing decks for a game between programs, playing it, and looking at it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from flask import abort, redirect, render_template, request
from flask.typing import ResponseReturnValue
from wtforms.fields.choices import SelectChoice

from app.games import link_texts
from app.games.capabilities.watching import (
    AnyWatching,
    UnplayableMatchError,
    UnrepeatableGameError,
    WatchRequest,
)
from app.games.link_texts import DamagedLinkError
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.site.decks.library.own_decks import own_decks
from app.site.goldfish.deck_source import LIST, PRECON, ChosenDeck, chosen_deck
from app.site.goldfish.watch_address import WatchAddress
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue
from app.site.platform.expensive_work import in_turn
from app.site.platform.fragments import render
from app.site.platform.games import current_game
from app.site.platform.rate_limits import Cost, limited
from app.site.watching.forms import LARGEST_SEED, WatchForm

_BYTES_OF_AN_ANSWER: Final = 24
_MOST_DIGITS: Final = 19
"""Seeds of games from elsewhere, such as a gauntlet, have up to 63 bits."""

_LASTING: Final = (PRECON, LIST)
"""Sources of decks that never change, so that a link shows the same game for good."""


@open_to(Access.ANYONE)
def form() -> str:
    """The decks to choose from; the address may name the first ones."""
    watching = current_game().needed_watching()
    return _form(_filled(watching))


@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
@in_turn
def new() -> ResponseReturnValue:
    """Let programs play a game, and lead to it."""
    watching = current_game().needed_watching()
    filled = _filled(watching)
    if not filled.validate():
        return _form(filled), 422
    seed = secrets.randbelow(LARGEST_SEED + 1) if filled.seed.data is None else filled.seed.data
    decks = [_deck(place) for place in filled.decks]
    try:
        answers = watching.play(
            WatchRequest(_named(decks), seed), current_catalogue(), filled.player.data
        )
    except UnplayableMatchError as problem:
        filled.form_errors = [f"{problem}."]
        return _form(filled), 422
    game = WatchAddress(tuple(deck.lasting for deck in decks), seed, answers)
    if not game.fits:
        filled.form_errors = ["This game is too long for a link. Choose another seed."]
        return _form(filled), 422
    return redirect(game.at(0), 303)


@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
@in_turn
def look() -> ResponseReturnValue:
    """A game as it stands after some of its answers; the address holds decks, seed, answers."""
    watching = current_game().needed_watching()
    address = _read(watching)
    decks = [_deck(place) for place in address.decks]
    asked = WatchRequest(_named(decks), address.seed, address.first, address.edition)
    try:
        game = watching.look(asked, current_catalogue(), address.answers, _moment())
    except (UnplayableMatchError, UnrepeatableGameError):
        return render_template("watching/changed.html", address=address), 409
    return render(
        "watching/game.html",
        "watching/_game.html",
        game_seen=game,
        table=f"{watching.templates}/watch/_table.html",
        address=address,
    )


def _read(watching: AnyWatching) -> WatchAddress:
    """The game of the address. Aborts with 404 where it holds none."""
    decks, seed = request.args.getlist("deck"), _number(request.args.get("seed", ""))
    if len(decks) not in watching.seats or seed is None:
        abort(404)
    if any(place.partition("/")[0] not in _LASTING for place in decks):
        abort(404)
    try:
        most = _BYTES_OF_AN_ANSWER * watching.most_answers
        text = link_texts.unpacked(request.args.get("game", ""), most)
    except DamagedLinkError:
        abort(404)
    answers = tuple(text.splitlines())
    if len(answers) > watching.most_answers:
        abort(404)
    edition = request.args.get("edition", "")
    if edition and edition not in current_game().editions.ids:
        abort(404)
    first = _number(request.args.get("first", ""))
    if first is not None and first >= len(decks):
        abort(404)
    return WatchAddress(tuple(decks), seed, answers, first, edition)


def _moment() -> int:
    return _number(request.args.get("at", "")) or 0


def _number(text: str) -> int | None:
    is_number = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
    return int(text) if is_number else None


def _deck(place: str) -> ChosenDeck:
    """The deck with a source and key. Aborts with 404 if there is none."""
    way, _, key = place.partition("/")
    return chosen_deck(way, key)


def _named(decks: Sequence[ChosenDeck]) -> Sequence[tuple[str, AnyDecklist]]:
    return [(deck.name, deck.decklist) for deck in decks]


def _filled(watching: AnyWatching) -> WatchForm:
    """The form with the decks there are, and those that the address names."""
    own = {deck.open_place: deck.summary.name for deck in own_decks()}
    sold = {f"{PRECON}/{it.id}": it.name for it in current_catalogue().precons.values()}
    named = (request.args.get(f"deck{seat}", "") for seat in range(1, watching.seats[-1] + 1))
    given = {
        place: _deck(place).name
        for place in named
        if place and place not in own and place not in sold
    }
    groups = {"This deck": given, "Your decks": own, "Precons": sold}
    offered = [
        SelectChoice(place, name, optgroup=group)
        for group, decks in groups.items()
        for place, name in decks.items()
    ]
    return WatchForm.of(request.args, watching, offered)


def _form(filled: WatchForm) -> str:
    watching = current_game().needed_watching()
    return render_template("watching/form.html", form=filled, watching=watching)
