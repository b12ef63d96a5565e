"""Whole games between programs to look at. Nothing is stored: the address holds the game."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import Any, Final

from flask import Blueprint, abort, flash, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from wtforms import Form, IntegerField, SelectField
from wtforms.fields.choices import SelectChoice
from wtforms.validators import NumberRange, Optional

from app.games import Game, link_texts
from app.games.capabilities.rulings import NOT_ON_BENCH
from app.games.capabilities.watching import (
    UnplayableMatchError,
    UnrepeatableGameError,
    WatchedGame,
    Watching,
    WatchRequest,
)
from app.games.link_texts import DamagedLinkError
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.referee.decisions import IllegalAction
from app.site.decks.library.own_decks import own_decks
from app.site.goldfish.deck_source import LIST, PRECON, ChosenDeck, chosen_deck
from app.site.goldfish.link_rules import LinkRules, asked_rules
from app.site.goldfish.watch_address import WatchAddress
from app.site.goldfish.whole_games import play_to_watch
from app.site.platform.http.rendering import render
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import PREFIX, current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue
from app.site.platform.storage.recent import Recent, recent_ones
from app.site.platform.workers.expensive_work import asker, in_turn, unless_busy
from app.site.platform.workers.worker_pool import current_workers
from app.site.platform.workers.worker_process import pickled

LARGEST_SEED: Final = 999_999_999
_WRONG_SEED: Final = f"Enter a whole number from 0 to {LARGEST_SEED:,}, or leave it empty."


class WatchForm(Form):
    """The decks by source and key in `deck1` and so on, the seed, the program and the edition."""

    seed = IntegerField(
        "Seed",
        [Optional(), NumberRange(0, LARGEST_SEED, _WRONG_SEED)],
        render_kw={"inputmode": "numeric"},
    )
    player = SelectField("Played by")
    edition = SelectField("Edition")
    seats: range

    @classmethod
    def of(
        cls,
        arguments: Any,
        watching: Watching,
        decks: Sequence[SelectChoice],
        game: Game,
    ) -> WatchForm:
        """Return the form with a field for each seat; `decks` are the choices."""
        fields: dict[str, object] = {"seats": watching.seats}
        least = watching.seats[0]
        for seat in range(1, watching.seats[-1] + 1):
            is_needed = seat <= least
            choices = list(decks) if is_needed else [SelectChoice("", "nobody"), *decks]
            usual = choices[(seat - 1) % len(choices)].value if is_needed else ""
            fields[f"deck{seat}"] = SelectField(f"Deck {seat}", choices=choices, default=usual)
        made: type[WatchForm] = type(cls.__name__, (cls,), fields)
        form = made(arguments)
        form.player.choices = {name: f"{name}, {does}" for name, does in watching.players.items()}
        if not form.player.raw_data:
            form.player.data = next(iter(watching.players))
        form.edition.choices = [(it.id, it.short) for it in game.editions.newest_first]
        if not form.edition.raw_data:
            form.edition.data = game.editions.default
        return form

    @property
    def deck_fields(self) -> Iterator[Any]:
        """The fields of the decks."""
        return (field for field in self if field.name.startswith("deck"))

    @property
    def decks(self) -> tuple[str, ...]:
        """Source and key of each deck that plays."""
        return tuple(field.data for field in self.deck_fields if field.data)


_BYTES_OF_AN_ANSWER: Final = 24
_MOST_DIGITS: Final = 19
"""Seeds of games from elsewhere, such as a gauntlet, have up to 63 bits."""

_LONGEST_NAME: Final = 40
_KEPT: Final = 32
"""Games that are stepped through without looking anew at what is legal in them."""

_LASTING: Final = (PRECON, LIST)
"""Sources of decks that never change, so that a link shows the same game for good."""


@open_to(Access.ANYONE)
def form() -> str:
    """The decks to choose from; the address may name the first ones."""
    watching = current_game().watching.needed()
    return _form(_filled(watching))


@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
@unless_busy
def new() -> ResponseReturnValue:
    """Have a game played by programs in another process, and lead to it."""
    watching = current_game().watching.needed()
    filled = _filled(watching)
    if not filled.validate():
        return _form(filled), 422
    seed = secrets.randbelow(LARGEST_SEED + 1) if filled.seed.data is None else filled.seed.data
    decks = [_deck(place) for place in filled.decks]
    usual = filled.edition.data == current_game().editions.default
    edition = "" if usual else filled.edition.data
    try:
        answers = current_workers().run(
            asker(), play_to_watch, current_game().key, pickled(current_catalogue()),
            WatchRequest(_named(decks), seed, edition=edition), filled.player.data,
        )  # fmt: skip
    except UnplayableMatchError as problem:
        filled.form_errors = [f"{problem}."]
        return _form(filled), 422
    rules = current_game().recordings.needed().rules_version
    kept = tuple(deck.lasting for deck in decks)
    game = WatchAddress(kept, seed, answers, edition=edition, rules=rules)
    if not game.fits:
        filled.form_errors = ["This game is too long for a link. Choose another seed."]
        return _form(filled), 422
    return redirect(game.at(0), 303)


@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
@in_turn
def look() -> ResponseReturnValue:
    """A game as it stands after some of its answers; the address holds decks, seed, answers."""
    watching = current_game().watching.needed()
    rules = asked_rules(current_game().recordings.needed().rules_version)
    address = _read(watching, rules)
    decks = _named([_deck(place) for place in address.decks])
    if address.names:
        decks = [(who, deck) for who, (_, deck) in zip(address.names, decks, strict=True)]
    asked = WatchRequest(decks, address.seed, address.first, address.edition)
    try:
        if "bench" in request.args and (rulings := current_game().rulings.or_none()):
            record = watching.record(asked, current_catalogue(), address.answers)
            text = record and rulings.moment(record, current_catalogue(), at=_moment(), seat=None)
            if text:
                return redirect(url_for("bench.bench", token=link_texts.packed(text)))
            flash(NOT_ON_BENCH, "warning")
            return redirect(address.at(_moment()))
        game = _seen(watching, asked, address)
    except (UnplayableMatchError, UnrepeatableGameError, IllegalAction):
        return render_template("watching/changed.html", address=address, rules=rules), 409
    return render(
        "watching/game.html",
        "watching/_game.html",
        inside="watching/_game.html",
        game_seen=game,
        table=f"{watching.templates}/watch/_table.html",
        address=address,
        rules=rules,
        edition=current_game().editions.title(address.edition) if address.edition else None,
    )


def _seen(watching: Watching, asked: WatchRequest, address: WatchAddress) -> WatchedGame:
    """The game at the moment asked for. Raises as `look` does."""
    catalogue, answers, at = current_catalogue(), address.answers, _moment()
    recent: Recent[object, WatchedGame] = recent_ones("watched games", _KEPT)
    key = (current_game().key, catalogue.digest, address)
    known = recent.find(key)
    if known is not None:
        return watching.look_again(known, asked, catalogue, answers, at)
    game = watching.look(asked, catalogue, answers, at)
    recent.keep(key, game)
    return game


def _read(watching: Watching, rules: LinkRules) -> WatchAddress:
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
    names = tuple(name[:_LONGEST_NAME] for name in request.args.getlist("who"))
    if len(names) not in (0, len(decks)):
        abort(404)
    return WatchAddress(tuple(decks), seed, answers, first, edition, rules.made, names)


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


def _filled(watching: Watching) -> WatchForm:
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
    return WatchForm.of(request.args, watching, offered, current_game())


def _form(filled: WatchForm) -> str:
    watching = current_game().watching.needed()
    return render_template("watching/form.html", form=filled, watching=watching)


bp = Blueprint("watching", __name__, url_prefix=f"{PREFIX}/watch")
bp.add_url_rule("", "form", form)
bp.add_url_rule("/new", "new", new)
bp.add_url_rule("/game", "look", look)
