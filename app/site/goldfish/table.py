"""One game by hand: the opening hand with advice, then the table, whose address is the game."""

from __future__ import annotations

import base64
import binascii
import secrets
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from flask import abort, flash, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answer

from app.games.capabilities.simulator import HandInTurns
from app.games.capabilities.starting import StartLike
from app.games.capabilities.table import GameByHand, IllegalMoveError, Table, UnplayableDeckError
from app.games.link_texts import packed
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.facts import AnyCatalogue
from app.site.goldfish.deck_source import ChosenDeck, game_deck
from app.site.goldfish.forms import AskedRounds, HandForm, asked_needs
from app.site.platform.http.rendering import render
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_indexed_catalogue
from app.site.platform.storage.recent import Recent, recent_ones
from app.site.platform.workers.expensive_work import in_turn, needs_kernels

_KEPT: Final = 64
_LARGEST: Final = 20_000

Key = tuple[str, StartLike, int, tuple[str, ...]]


def game_at(
    table: Table, start: StartLike, catalogue: AnyCatalogue, seed: int, answers: tuple[str, ...]
) -> GameByHand:
    """Return the game after these answers.

    Raises IllegalMoveError for an invalid answer, and UnplayableDeckError for a deck that cannot be
    played.
    """
    recent: Recent[Key, GameByHand] = recent_ones("games", _KEPT)
    game, done = None, len(answers)
    for done in (len(answers), len(answers) - 1, len(answers) - 2):
        if done >= 0:
            game = recent.find((catalogue.digest, start, seed, answers[:done]))
        if game is not None:
            game = game.clone()
            break
    if game is None:
        game, done = table.sit_down(start, catalogue, seed), 0
    for answer in answers[done:]:
        game.play(answer)
    recent.keep((catalogue.digest, start, seed, answers), game.clone())
    return game


def packed_answers(answers: Sequence[str]) -> str:
    """Return answers packed for a URL."""
    text = "\n".join(answers)
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked_answers(table: Table, packed: str) -> tuple[str, ...] | None:
    """Return the answers packed in a URL; None if they cannot be read."""
    if not packed:
        return ()
    try:
        squeezed = base64.b64decode(packed + "=" * (-len(packed) % 4), b"-_", validate=True)
        stream = zlib.decompressobj()
        lines = stream.decompress(squeezed, _LARGEST).decode().splitlines()
        return table.read_answers(lines) if stream.eof else None
    except (binascii.Error, zlib.error, ValueError):
        return None


SHUFFLES = 100_000

_IN_TURNS: Final = "hand/turns"
"""The page of an opening hand that compares choices in turns."""


HandKey = tuple[str, StartLike, int]

_SAMPLE: Final = "goldfish/table/_sample_hand.html"
"""The part of an opening hand's page that a script gets: its cards in small."""


@open_to(Access.LINK)
def hand(way: str, key: str) -> str | Answer:
    """Show the opening hand, which cards to put back, and the odds of each choice."""
    return _hand(game_deck(way, key), "hand")


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
@needs_kernels
@in_turn
def hand_in_turns(way: str, key: str) -> str | Answer:
    """Show the opening hand, and which cards to put back to win sooner, measured in turns."""
    return _hand(game_deck(way, key), _IN_TURNS)


def _hand(deck: ChosenDeck, page_name: str) -> str | Answer:
    odds = deck.game.odds.needed()
    simulator = deck.game.simulator.or_none()
    tool = simulator.hand_in_turns if simulator else None
    if page_name == _IN_TURNS:
        deck.game.needed(tool, "hands in turns")
    page = f"{odds.templates}/table/hand.html"
    form = HandForm(request.args, deck, current_catalogue(), odds.start)
    if "seed" not in request.args:
        return redirect(deck.address(page_name, form.arguments(seed=_new_shuffle())))
    start = _start(form)
    written = asked_needs(request.args, odds, current_catalogue())
    needs, turn = odds.needs(written, start, current_indexed_catalogue().index)
    if "turn" not in request.args:
        form.turn.data = turn
    if start is None:
        return render(page, _SAMPLE, deck=deck, form=form, hand=None)
    marks = request.args.getlist("back")
    dealt = odds.hand(start, form.seed.data, needs, form.turn.data, marks)
    if dealt.problem:
        form.form_errors = [dealt.problem]
    same = form.arguments(seed=form.seed.data)
    asked = {**same, **needs.arguments()}
    has_goal = written is not None
    in_turns = None
    if tool is not None and page_name == _IN_TURNS:
        try:
            in_turns = _in_turns(tool, form, start)
        except GoldfishError as problem:
            form.form_errors = [f"{problem}."]
    return render(
        page,
        _SAMPLE,
        deck=deck,
        form=form,
        hand=dealt,
        notes=start.notes,
        needs=needs,
        asked=asked,
        again=asked if has_goal else same,
        has_goal=has_goal,
        new_shuffle=_new_shuffle(),
        shared=deck.shared("hand", asked),
        picker=odds.picker,
        pickable=odds.picker.cards(start) if odds.picker else (),
        has_turns=tool is not None,
        in_turns=in_turns,
    )


def _in_turns(tool: HandInTurns, form: HandForm, start: StartLike) -> object:
    """Return the choices for the hand, from the cache if they were measured lately."""
    recent: Recent[HandKey, object] = recent_ones("hands in turns", _KEPT)
    key = form.catalogue.digest, start, form.seed.data
    found = recent.find(key)
    if found is None:
        found = tool.sheet(start, form.seed.data)
        recent.keep(key, found)
    return found


def _start(form: HandForm) -> StartLike | None:
    if not form.validate():
        return None
    try:
        return form.prepared()
    except GoldfishError as problem:
        form.form_errors = [f"{problem}."]
        return None


def _new_shuffle() -> int:
    return secrets.randbelow(SHUFFLES)


@open_to(Access.LINK)
def table(way: str, key: str) -> str | Answer | tuple[str, int]:
    """Play turns under the real rules; the URL holds the whole game."""
    deck = game_deck(way, key)
    table = deck.game.table.needed()
    form = HandForm(request.args, deck, current_catalogue(), table.start)
    start = _start(form)
    given = unpacked_answers(table, request.args.get("game", ""))
    if start is None or given is None:
        return redirect(deck.address("hand", form.arguments()))
    try:
        game = game_at(table, start, current_catalogue(), form.seed.data, given)
    except UnplayableDeckError as problem:
        lead, words = "This deck cannot be played by hand.", f"{problem}."
        return _refused(deck, form, lead, words), 200
    except (IllegalMoveError, GoldfishError):
        if not given:
            abort(404)
        words = "The deck has changed since, or the address is incomplete. Draw a new hand."
        return _refused(deck, form, "This game cannot be shown.", words), 409
    if "bench" in request.args and (text := game.bench):
        return redirect(url_for("bench.bench", game=deck.game.key, token=packed(text)))
    try:
        moved = _move(game)
    except (IllegalMoveError, GoldfishError) as problem:
        flash(f"Nothing was done: {problem}.", "warning")
        return redirect(deck.address("table", _asked(form, request.args.get("game", ""))))
    answers = game.answers
    if moved:
        return redirect(deck.address("table", _asked(form, packed_answers(answers))))
    if game.is_mulligan:
        return redirect(deck.address("hand", form.arguments(seed=form.seed.data)))
    asked, unpaid = _asked(form, packed_answers(answers)), game.before_payment
    inside = f"{table.templates}/table/_table.html"
    view = TableView(
        deck=deck,
        form=form,
        page=game.page(),
        asked=asked,
        undo=packed_answers(game.undone),
        unpaid=None if unpaid is None else packed_answers(unpaid),
        to_moment=lambda number: deck.address(
            "table", _asked(form, packed_answers(answers[:number]))
        ),
        to=lambda packed: deck.address("table", _asked(form, packed)),
        new_shuffle=_new_shuffle(),
        shared=deck.shared("table", asked),
        bench=deck.address("table", {**asked, "bench": "1"}) if game.bench else None,
    )
    return render(
        f"{table.templates}/table/table.html",
        inside,
        inside=inside,
        view=view,
        deck=deck,
        form=form,
        page=view.page,
        asked=asked,
    )


@dataclass(frozen=True)
class TableView:
    """The templates' view of a table: the page of the game, and the addresses of its links.

    `asked` are the arguments of this moment. `undo` is the game before the last move, packed, and
    `unpaid` that before a payment that could be made differently, None without one. `to` is the
    address of a packed game, and `to_moment` the address after a number of answers. `bench` leads
    to this moment on the bench; None where that cannot be.
    """

    deck: ChosenDeck
    form: HandForm
    page: object
    asked: dict[str, object]
    undo: str
    unpaid: str | None
    to_moment: Callable[[int], str]
    to: Callable[[str], str]
    new_shuffle: int
    shared: str
    bench: str | None


def _refused(deck: ChosenDeck, form: HandForm, lead: str, words: str) -> str:
    return render_template(
        "goldfish/table/refused.html", deck=deck, form=form, lead=lead, words=words
    )


def _move(game: GameByHand) -> bool:
    """Make the move that the URL asks for, in several parts of a form or in one.

    Returns whether a move was made.
    """
    if game.is_mulligan and "mulligan" in request.args:
        for answer in game.mulligan(request.args.getlist("back")):
            game.play(answer)
        return True
    if (rounds := AskedRounds.of(request.args)) is not None:
        flash(rounds.told(game.repeat(rounds.abilities, rounds.times)))
        return True
    wanted = " ".join(request.args.getlist("do"))
    if not wanted:
        return False
    game.move(wanted)
    return True


def _asked(form: HandForm, packed: str) -> dict[str, object]:
    asked = form.arguments(seed=form.seed.data, game=packed)
    asked.pop("turn", None)
    return asked
