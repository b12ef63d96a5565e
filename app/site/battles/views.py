"""Battles: a form for the armies, and a battle step by step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from urllib.parse import urlencode

from flask import Response, abort, current_app, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from markupsafe import Markup

from app.games.capabilities.battles import (
    AnyBattles,
    RefusedAnswerError,
    UnreadableBattleError,
)
from app.site.platform.access import Access, open_to
from app.site.platform.fragment_cache import DrawnParts
from app.site.platform.fragments import wants_fragment
from app.site.platform.games import current_game, game_path
from app.site.platform.rate_limits import Cost, limited

_MOST_BYTES = 262_144
"""Bytes of an uploaded battle; the reader refuses less in words."""

PARTS = ("state", "analysis", "side")
"""Parts of the page of a battle, each a template of the game. They depend on the address of the
battle alone, and those of the last battles are kept."""

_QUESTION = "question"
"""The part with the open question, kept as well while nothing has been entered."""

_MOST_DIGITS = 19
"""A number in an address has fewer digits."""

_BACK = "back"
"""The button `do` that takes the last step back."""


@dataclass(frozen=True)
class Entered:
    """What stands in the form: the text, the switches chosen beside it, and what is wrong."""

    text: str
    settings: dict[str, str]
    problems: tuple[str, ...] = ()
    filename: str = ""


def index() -> str:
    """What battles are, with examples to open."""
    battles = current_game().needed_battles()
    examples = [(each, battles.token(battles.read(each.text, ()))) for each in battles.examples]
    return render_template("battles/index.html", examples=examples)


@open_to(Access.ANYONE)
def form() -> str:
    """The form for a battle: an example, or a battle to change, as fields or as text."""
    battles = current_game().needed_battles()
    token = request.args.get("from", "")
    try:
        opened = battles.opened(token) if token else battles.read(battles.examples[0].text, ())
    except UnreadableBattleError:
        abort(404)
    return render_template(
        "battles/form.html",
        battles=battles,
        entered=Entered(battles.text(opened), {}),
        fields=None if request.args.get("as") == "text" else battles.form_fields(opened),
        from_token=token,
        is_example=not token,
    )


@open_to(Access.ANYONE)
@limited(Cost.CHECK)
def read() -> ResponseReturnValue:
    """Read a battle that was filled in, pasted or uploaded; nothing that was entered is lost."""
    battles = current_game().needed_battles()
    upload = request.files.get("file")
    filename = upload.filename or "" if upload else ""
    text = (
        battles.composed(request.form)
        if "filled" in request.form
        else request.form.get("battle", "")
    )
    content: bytes | str = text
    if upload and filename:
        content = upload.stream.read(_MOST_BYTES + 1)
    chosen = {
        each.id: value
        for each in battles.settings
        if (value := request.form.get(f"set-{each.id}", ""))
    }
    try:
        opened = battles.read(content, [f"{switch}={value}" for switch, value in chosen.items()])
        token = battles.token(opened)
    except UnreadableBattleError as error:
        page = render_template(
            "battles/form.html",
            battles=battles,
            entered=Entered(text, chosen, error.lines, filename),
        )
        return page, 422
    return redirect(url_for("battles.battle", token=token), 303)


@open_to(Access.ANYONE)
def battle(token: str) -> ResponseReturnValue:
    """A battle at one moment, with what can be decided, the log and the analysis."""
    battles, opened = _opened(token)
    if (start := request.args.get("to", "")).isdecimal() and len(start) < _MOST_DIGITS:
        return _to(battles, battles.cut(opened, int(start)))
    policy, seed = request.args.get("simulate", ""), request.args.get("seed", "")
    known = policy if policy in battles.page_policies else ""
    number = int(seed) if seed.isdecimal() and len(seed) < _MOST_DIGITS else 1
    return _page(battles, opened, request.args, policy=known, seed=number)


@open_to(Access.ANYONE)
@limited(Cost.CHECK)
def answer(token: str) -> ResponseReturnValue:
    """Answer the open question, let the best player do so, or take the last step back."""
    battles, opened = _opened(token)
    if request.form.get("do") == _BACK:
        return _to(battles, battles.earlier(opened))
    if "step" in request.form:
        entered = urlencode(battles.stepped(request.form))
        return redirect(f"{url_for('battles.battle', token=token)}?{entered}", 303)
    try:
        return _to(battles, battles.answered(opened, request.form))
    except (RefusedAnswerError, UnreadableBattleError) as error:
        return _page(battles, opened, request.form, problem=str(error)), 422


@open_to(Access.ANYONE)
def export(token: str, form: str) -> Response:
    """The battle as a file."""
    battles, opened = _opened(token)
    chosen = next((each for each in battles.exports if each.id == form), None)
    if chosen is None:
        abort(404)
    disposition = f'attachment; filename="battle.{chosen.id}"'
    return Response(
        battles.exported(opened, chosen.id),
        content_type=f"{chosen.media_type}; charset=utf-8",
        headers={"Content-Disposition": disposition},
    )


def _opened(token: str) -> tuple[AnyBattles, object]:
    battles = current_game().needed_battles()
    try:
        return battles, battles.opened(token)
    except UnreadableBattleError:
        abort(404)


def _to(battles: AnyBattles, opened: object) -> ResponseReturnValue:
    return redirect(url_for("battles.battle", token=battles.token(opened)), 303)


def _page(
    battles: AnyBattles,
    opened: object,
    entered: Mapping[str, str],
    *,
    problem: str = "",
    policy: str = "",
    seed: int = 1,
) -> str:
    page = battles.page(opened, entered)
    untouched = page is battles.page(opened, {})
    kept = current_app.extensions.setdefault("battle_parts", DrawnParts())
    assert isinstance(kept, DrawnParts)
    key = (current_game().key, battles.token(opened))
    shared = {
        "page": page,
        "battles": battles,
        "address": url_for("battles.battle", token=battles.token(opened)),
        "rules": f"{game_path()}/rules/{current_game().editions.default}",
    }

    def draw(part: str, **values: object) -> str:
        # Without the frame of the page: what is kept must hold nothing of a visitor.
        template = current_app.jinja_env.get_template(f"{battles.templates}/_{part}.html")
        return template.render(shared | values)

    def simulation() -> str:
        lines = battles.simulated(opened, policy, seed) if policy else ()
        return draw("simulation", simulated=lines, policy=policy, seed=seed)

    def question() -> Markup:
        return kept.drawn((*key, _QUESTION), partial(draw, _QUESTION))

    if wants_fragment():
        return draw(_QUESTION)
    parts = {part: kept.drawn((*key, part), partial(draw, part)) for part in PARTS}
    parts[_QUESTION] = question() if untouched else Markup(draw(_QUESTION))
    parts["simulation"] = kept.drawn((*key, policy, seed), simulation)
    return render_template(
        f"{battles.templates}/battle.html", parts=parts, problem=problem, **shared
    )
