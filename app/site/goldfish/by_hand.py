"""One game by hand: the opening hand with advice, then the table."""

from __future__ import annotations

import secrets

from flask import abort, flash, redirect, render_template, request
from werkzeug.wrappers import Response as Answer

from app.games.spoils.engine import CannotReferee, IllegalAction, read_action
from app.games.spoils.goldfish.exact.advice import Advice, advise
from app.games.spoils.goldfish.setup import GoldfishError, Setup
from app.games.spoils.goldfish.solitaire import (
    Solitaire,
    dealt_hand,
    is_mulligan,
    mulligan_answers,
    without_text,
)
from app.site.goldfish.chosen import ChosenDeck, game_deck
from app.site.goldfish.forms import HandForm
from app.site.goldfish.games import game_at, packed_answers, unpacked_answers
from app.site.goldfish.hand import choice_rows, hand_cards, marks_of
from app.site.goldfish.needs import Needs, needs_of, question_of
from app.site.goldfish.table import table_page
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue, current_shelf

SHUFFLES = 100_000


@open_to(Access.LINK)
def hand(way: str, key: str) -> str | Answer:
    """The opening hand: what to put back, and what that is worth."""
    deck = game_deck(way, key)
    form = HandForm(request.args, deck, current_catalogue())
    if "seed" not in request.args:
        return redirect(deck.address("hand", form.arguments(seed=_new_shuffle())))
    setup, notes = _setup(form)
    needs, turn = needs_of(request.args, setup, current_shelf().index)
    if "turn" not in request.args:
        form.turn.data = turn
    if setup is None:
        return render_template("goldfish/hand.html", deck=deck, form=form, setup=None)
    dealt = dealt_hand(setup, form.seed.data)
    marks = marks_of(request.args.getlist("back"), len(dealt))
    advice = _advice(form, needs, setup)
    asked = form.arguments(seed=form.seed.data, **needs.arguments())
    return render_template(
        "goldfish/hand.html",
        deck=deck,
        form=form,
        setup=setup,
        notes=notes,
        cards=hand_cards(dealt, marks),
        marks=marks,
        needs=needs,
        advice=advice,
        choices=choice_rows(advice, dealt, marks) if advice else (),
        unseen=len(setup.cards) - len(dealt),
        asked=asked,
        new_shuffle=_new_shuffle(),
        shared=deck.shared("hand", asked),
    )


def _advice(form: HandForm, needs: Needs, setup: Setup) -> Advice | None:
    if needs.needs is None:
        return None
    try:
        question = question_of(needs.needs, setup, turn=form.turn.data)
        return advise(question, setup, dealt_hand(setup, form.seed.data))
    except GoldfishError as problem:
        form.form_errors = [f"{problem}."]
        return None


def _setup(form: HandForm) -> tuple[Setup | None, tuple[str, ...]]:
    if not form.validate():
        return None, ()
    try:
        prepared = form.prepared()
    except GoldfishError as problem:
        form.form_errors = [f"{problem}."]
        return None, ()
    return prepared.setup, prepared.notes


def _new_shuffle() -> int:
    return secrets.randbelow(SHUFFLES)


@open_to(Access.LINK)
def table(way: str, key: str) -> str | Answer | tuple[str, int]:
    """Turns on the real rules; the address holds the whole game."""
    deck = game_deck(way, key)
    form = HandForm(request.args, deck, current_catalogue())
    setup, _ = _setup(form)
    answers = unpacked_answers(request.args.get("game", ""))
    if setup is None or answers is None:
        return redirect(deck.address("hand", form.arguments()))
    try:
        game = game_at(setup, current_catalogue(), form.seed.data, answers)
    except CannotReferee as problem:
        lead, words = "This deck cannot be played by hand.", f"{problem}."
        return _refused(deck, form, lead, words), 200
    except (IllegalAction, GoldfishError):
        if not answers:
            abort(404)
        words = "The deck has changed since, or the address is incomplete. Draw a new hand."
        return _refused(deck, form, "This game cannot be shown.", words), 409
    try:
        moved = _move(game)
    except (IllegalAction, GoldfishError) as problem:
        flash(f"Nothing was done: {problem}.", "warning")
        return redirect(deck.address("table", _asked(form, request.args.get("game", ""))))
    if moved:
        return redirect(deck.address("table", _asked(form, packed_answers(game.answers))))
    if is_mulligan(game.state):
        return redirect(deck.address("hand", form.arguments(seed=form.seed.data)))
    fragment = request.headers.get("X-Fragment") == "table"
    asked = _asked(form, packed_answers(game.answers))
    return render_template(
        "goldfish/_table.html" if fragment else "goldfish/table.html",
        deck=deck,
        form=form,
        page=table_page(game),
        put_back=game.put_back,
        without_text=without_text(setup),
        asked=asked,
        undo=packed_answers(game.answers[:-1]),
        at=lambda number: packed_answers(game.answers[:number]),
        to=lambda packed: deck.address("table", _asked(form, packed)),
        new_shuffle=_new_shuffle(),
        shared=deck.shared("table", asked),
    )


def _refused(deck: ChosenDeck, form: HandForm, lead: str, words: str) -> str:
    return render_template("goldfish/refused.html", deck=deck, form=form, lead=lead, words=words)


def _move(game: Solitaire) -> bool:
    """Do what the address asks for; whether anything was done."""
    if is_mulligan(game.state) and "mulligan" in request.args:
        marks = marks_of(request.args.getlist("back"), len(game.state.hand[0]))
        for action in mulligan_answers(game, marks):
            game.play(action)
        return True
    wanted = request.args.get("do")
    if wanted is None:
        return False
    try:
        action = read_action(wanted)
    except ValueError as problem:
        raise IllegalAction(str(problem)) from None
    game.play(action)
    return True


def _asked(form: HandForm, packed: str) -> dict[str, object]:
    asked = form.arguments(seed=form.seed.data, game=packed)
    asked.pop("turn", None)
    return asked
