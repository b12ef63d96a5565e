"""Battles of games without decks, step by step. Nothing is stored: the address holds the battle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from urllib.parse import urlencode

from flask import (
    Blueprint,
    Response,
    abort,
    current_app,
    make_response,
    redirect,
    render_template,
    request,
    url_for,
)
from flask.typing import ResponseReturnValue
from markupsafe import Markup

from app.games.capabilities.battles import (
    Battles,
    OpenBattle,
    OtherVersionError,
    RefusedAnswerError,
    UnreadableBattleError,
)
from app.site.platform.http.rendering import wants_fragment
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import PREFIX, current_game, game_path
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.recent import DrawnParts

_MOST_BYTES = 262_144
"""Bytes of an uploaded battle; the reader refuses less in words."""

PARTS = ("steps", "analysis", "side")
"""Parts of the page of a battle, each a template of the game. They depend on the address of the
battle alone, and those of the last battles are kept."""

_QUESTION = "question"
_ASKING = ("state", _QUESTION)
"""The parts with the open question, on the map and below it; kept as well while nothing has been
entered."""

_MOST_DIGITS = 19
"""A number in an address has fewer digits."""

_BACK = "back"
"""The button `do` that takes the last step back."""


@dataclass(frozen=True)
class Entered:
    """The form's content: the text, the switches chosen beside it, and the problems found."""

    text: str
    settings: dict[str, str]
    problems: tuple[str, ...] = ()
    filename: str = ""


def index() -> str:
    """Show an introduction to battles, with examples to open."""
    battles = current_game().battles.needed()
    examples = [(each, battles.read(each.text, ()).token) for each in battles.examples]
    return render_template("battles/index.html", examples=examples)


@open_to(Access.ANYONE)
def form() -> str:
    """The form for a battle: an example, or a battle to change, as fields or as text."""
    battles = current_game().battles.needed()
    token = request.args.get("from", "")
    try:
        opened = battles.opened(token) if token else battles.read(battles.examples[0].text, ())
    except UnreadableBattleError:
        abort(404)
    return render_template(
        "battles/form.html",
        battles=battles,
        entered=Entered(opened.text, {}),
        fields=None if request.args.get("as") == "text" else opened.form_fields(),
        from_token=token,
        is_example=not token,
    )


@open_to(Access.ANYONE)
@limited(Cost.CHECK)
def read() -> ResponseReturnValue:
    """Read a battle that was filled in, pasted or uploaded; nothing that was entered is lost."""
    battles = current_game().battles.needed()
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
        token = opened.token
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
        return _to(opened.cut(int(start)))
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
        return _to(opened.earlier())
    if "step" in request.form:
        entered = urlencode(battles.stepped(request.form))
        return redirect(f"{url_for('battles.battle', token=token)}?{entered}", 303)
    try:
        return _to(opened.answered(request.form))
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
        opened.exported(chosen.id),
        content_type=f"{chosen.media_type}; charset=utf-8",
        headers={"Content-Disposition": disposition},
    )


def _opened(token: str) -> tuple[Battles, OpenBattle]:
    battles = current_game().battles.needed()
    try:
        return battles, battles.opened(token)
    except OtherVersionError as error:
        page = render_template("battles/other_version.html", problems=error.lines)
        abort(make_response(page, 409))
    except UnreadableBattleError:
        abort(404)


def _to(opened: OpenBattle) -> ResponseReturnValue:
    return redirect(url_for("battles.battle", token=opened.token), 303)


def _page(
    battles: Battles,
    opened: OpenBattle,
    entered: Mapping[str, str],
    *,
    problem: str = "",
    policy: str = "",
    seed: int = 1,
) -> str:
    page = opened.page(entered)
    untouched = page is opened.page({})
    kept = current_app.extensions.setdefault("battle_parts", DrawnParts())
    assert isinstance(kept, DrawnParts)
    key = (current_game().key, opened.token)
    shared = {
        "page": page,
        "battles": battles,
        "address": url_for("battles.battle", token=opened.token),
        "rules": f"{game_path()}/rules/{current_game().editions.default}",
    }

    def draw(part: str, **values: object) -> str:
        # Without the frame of the page: what is kept must hold nothing of a visitor.
        template = current_app.jinja_env.get_template(f"{battles.templates}/_{part}.html")
        return template.render(shared | values)

    def simulation() -> str:
        lines = opened.simulated(policy, seed) if policy else ()
        return draw("simulation", simulated=lines, policy=policy, seed=seed)

    if wants_fragment():
        return draw(_QUESTION)
    parts = {part: kept.drawn((*key, part), partial(draw, part)) for part in PARTS}
    for part in _ASKING:
        drawn = partial(draw, part)
        parts[part] = kept.drawn((*key, part), drawn) if untouched else Markup(drawn())
    parts["simulation"] = kept.drawn((*key, policy, seed), simulation)
    return render_template(
        f"{battles.templates}/battle.html", parts=parts, problem=problem, **shared
    )


bp = Blueprint("battles", __name__, url_prefix=f"{PREFIX}/battle")
bp.add_url_rule("", "form", form)
bp.add_url_rule("", "read", read, methods=["POST"])
bp.add_url_rule("/<token>", "battle", battle)
bp.add_url_rule("/<token>", "answer", answer, methods=["POST"])
bp.add_url_rule("/<token>/battle.<form>", "export", export)
