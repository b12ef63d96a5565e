"""The attack calculator. Nothing is stored: the address of an attack holds all of it."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, abort, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from app.games.capabilities.attacks import Attacks, OpenAttack, UnreadableAttackError
from app.games.link_texts import packed
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import PREFIX, current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue

_FILLED = "filled"
"""The field that tells the form of fields from pasted text."""

_MORE = "more"
"""The button `do` that asks for more empty lines."""


@dataclass(frozen=True)
class Entered:
    """The form's content: fields, or text if there are no fields, and the problems found.

    `token` is that of the attack which is being changed.
    """

    fields: object | None
    text: str = ""
    problems: tuple[str, ...] = ()
    token: str = ""
    is_example: bool = False


@open_to(Access.ANYONE)
def form() -> str:
    """The form: an example, or an attack to change, as fields or as text."""
    attacks = current_game().attacks.needed()
    token = request.args.get("from", "")
    opened = _opened(attacks, token) if token else attacks.read(attacks.examples[0].text)
    as_text = request.args.get("as") == "text"
    fields = None if as_text else opened.form_fields()
    return _form(attacks, Entered(fields, opened.text, token=token, is_example=not token))


@open_to(Access.ANYONE)
@limited(Cost.CHECK)
def read() -> ResponseReturnValue:
    """Read an attack that was filled in or pasted; nothing that was entered is lost."""
    attacks = current_game().attacks.needed()
    is_filled = _FILLED in request.form
    form = attacks.filled(request.form, current_catalogue()) if is_filled else request.form
    text = attacks.composed(form) if is_filled else form.get("attack", "")
    fields = attacks.entered(form) if is_filled else None
    if is_filled and request.form.get("do") == _MORE:
        return _form(attacks, Entered(fields))
    try:
        token = attacks.read(text).token
    except UnreadableAttackError as error:
        problems = error.messages if is_filled else error.lines
        return _form(attacks, Entered(fields, text, problems)), 422
    return redirect(url_for("attacks.attack", token=token), 303)


@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
def attack(token: str) -> str:
    """Show an attack step by step."""
    attacks = current_game().attacks.needed()
    opened = _opened(attacks, token)
    text = opened.on_bench(current_catalogue()) if current_game().rulings else None
    return render_template(
        f"{attacks.templates}/attack.html",
        page=opened.page(),
        bench=None if text is None else url_for("bench.bench", token=packed(text)),
        with_text=opened.with_text(current_catalogue()),
    )


def _opened(attacks: Attacks, token: str) -> OpenAttack:
    try:
        return attacks.opened(token)
    except UnreadableAttackError:
        abort(404)


def _form(attacks: Attacks, entered: Entered) -> str:
    examples = [(each, attacks.read(each.text).token) for each in attacks.examples]
    return render_template("attacks/form.html", attacks=attacks, entered=entered, examples=examples)


bp = Blueprint("attacks", __name__, url_prefix=f"{PREFIX}/attack")
bp.add_url_rule("", "form", form)
bp.add_url_rule("", "read", read, methods=["POST"])
bp.add_url_rule("/<token>", "attack", attack)
