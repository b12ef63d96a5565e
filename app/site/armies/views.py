"""Pages of armies: the list of one's own, one army to change, and a battle of two of them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from flask import Blueprint, abort, flash, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.capabilities.battles import ArmyRole, ArmySummary, Battles, UnreadableBattleError
from app.site.accounts.current import me
from app.site.armies import store
from app.site.armies.forms import ArmyForm
from app.site.armies.store import OutdatedArmyError, TooManyArmiesError
from app.site.platform.http.rendering import page
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import PREFIX, current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.tables import Army

_MOST_DIGITS = 10
"""A number of an army in an address has at most as many digits."""

_FULL = (
    f"You keep {store.MOST} armies, which is the most. Delete one that you no longer need; "
    "nothing was saved."
)


@dataclass(frozen=True, slots=True)
class ArmyRow:
    """An army in the list. `summary` is None where its text cannot be read any more."""

    number: int
    name: str
    updated_at: datetime
    summary: ArmySummary | None


@open_to(Access.SIGNED_IN)
def index() -> str:
    """List the account's armies, and offer a battle of two of them."""
    return _index()


def _index(problems: tuple[str, ...] = ()) -> str:
    battles = current_game().battles.needed()
    with current_database().reading() as session:
        rows = [
            _row(army, battles) for army in store.of_owner(session, me().id, current_game().key)
        ]
    return render_template(
        "armies/index.html",
        rows=rows,
        attackers=[(str(row.number), row.name) for row in rows if row.summary],
        defenders=[
            (str(row.number), row.name) for row in rows if row.summary and row.summary.can_defend
        ],
        chosen=request.args,
        problems=problems,
        most=store.MOST,
    )


def _row(army: Army, battles: Battles) -> ArmyRow:
    assert army.id is not None
    try:
        summary = battles.army_summary(army.text)
    except UnreadableBattleError:
        summary = None
    return ArmyRow(army.id, army.name, army.updated_at, summary)


@open_to(Access.SIGNED_IN)
@limited(Cost.NEW_DECK)
def keep() -> ResponseReturnValue:
    """Keep one army of the battle whose address the form names, as the battle has left it."""
    battles = current_game().battles.needed()
    try:
        role = ArmyRole(request.form.get("role", ""))
        opened = battles.opened(request.form.get("from", ""))
    except ValueError:
        abort(404)
    text = opened.army(role)
    try:
        ruler = battles.army_summary(text).ruler
        number = _added(ruler, text)
    except UnreadableBattleError as error:
        flash(f"This army cannot be saved: {error}", "illegal")
    except TooManyArmiesError:
        flash(_FULL, "illegal")
    else:
        flash(f"{ruler}’s army is saved. Give it a name by which you find it again.", "legal")
        return redirect(url_for("armies.army", number=number), 303)
    return redirect(url_for("battles.battle", token=opened.token), 303)


@open_to(Access.SIGNED_IN)
@limited(Cost.NEW_DECK)
def new() -> ResponseReturnValue:
    """A form for a new army, which begins with an example."""
    form = ArmyForm()
    if not form.is_submitted():
        form.army.data = current_game().battles.needed().army_example
    elif form.validate():
        try:
            number = _added(str(form.name.data), str(form.army.data))
        except TooManyArmiesError:
            form.form_errors.append(_FULL)
        else:
            flash("The army is saved.", "legal")
            return redirect(url_for("armies.army", number=number), 303)
    return page("armies/army.html", form, army=None)


@open_to(Access.SIGNED_IN)
@limited(Cost.CHECK)
def army(number: int) -> ResponseReturnValue:
    """One army, to be read, renamed and changed."""
    battles = current_game().battles.needed()
    with current_database().reading() as session:
        found = _found(session, number)
    form = ArmyForm(data={"name": found.name, "army": found.text, "version": found.version})
    if form.validate_on_submit():
        try:
            with current_database().writing() as session:
                kept = _found(session, number)
                store.save(
                    session,
                    kept,
                    form.version.data or 0,
                    str(form.name.data),
                    str(form.army.data),
                )
        except OutdatedArmyError:
            form.form_errors.append(
                "The army was saved elsewhere meanwhile. What you entered is below: save it again "
                "to replace what was saved there."
            )
            form.version.data = found.version
            form.version.raw_data = None
        else:
            flash("The army is saved.", "legal")
            return redirect(url_for("armies.army", number=number), 303)
    return page("armies/army.html", form, army=_row(found, battles))


@open_to(Access.SIGNED_IN)
@limited(Cost.NEW_DECK)
def copy(number: int) -> ResponseReturnValue:
    """Keep a copy of an army."""
    with current_database().reading() as session:
        found = _found(session, number)
    name = f"Copy of {found.name}"[: store.MAX_NAME]
    try:
        copied = _added(name, found.text)
    except TooManyArmiesError:
        flash(_FULL, "illegal")
        return redirect(url_for("armies.index"), 303)
    flash(f"{found.name} was copied.", "legal")
    return redirect(url_for("armies.army", number=copied), 303)


@open_to(Access.SIGNED_IN)
def delete(number: int) -> ResponseReturnValue:
    """Delete an army permanently if the box is ticked."""
    with current_database().reading() as session:
        found = _found(session, number)
    if request.form.get("sure") != "yes":
        flash("Tick the box to delete the army. Nothing was deleted.", "illegal")
        return redirect(f"{url_for('armies.army', number=number)}#delete", 303)
    with current_database().writing() as session:
        store.remove(session, me().id, current_game().key, number)
    flash(f"{found.name} was deleted.")
    return redirect(url_for("armies.index"), 303)


@open_to(Access.SIGNED_IN)
@limited(Cost.CHECK)
def meet() -> ResponseReturnValue:
    """Lead to a battle of the two armies that the address names."""
    with current_database().reading() as session:
        texts = [_found(session, _number(role)).text for role in ArmyRole]
    try:
        opened = current_game().battles.needed().matched(*texts)
        token = opened.token
    except UnreadableBattleError as error:
        return _index(error.lines), 422
    return redirect(url_for("battles.battle", token=token), 303)


def _number(role: ArmyRole) -> int:
    written = request.args.get(role, "")
    if not (written.isascii() and written.isdigit() and len(written) <= _MOST_DIGITS):
        abort(404)
    return int(written)


def _found(session: Session, number: int) -> Army:
    return store.find(session, me().id, current_game().key, number) or abort(404)


def _added(name: str, text: str) -> int:
    with current_database().writing() as session:
        return store.add(session, me().id, current_game().key, name, text)


bp = Blueprint("armies", __name__, url_prefix=f"{PREFIX}/armies")
bp.add_url_rule("", "index", index)
bp.add_url_rule("", "keep", keep, methods=["POST"])
bp.add_url_rule("/new", "new", new, methods=["GET", "POST"])
bp.add_url_rule("/battle", "meet", meet)
bp.add_url_rule("/<int:number>", "army", army, methods=["GET", "POST"])
bp.add_url_rule("/<int:number>/copy", "copy", copy, methods=["POST"])
bp.add_url_rule("/<int:number>/delete", "delete", delete, methods=["POST"])
