"""The judge's bench. Nothing is stored: the address of a bench holds its whole text.

A post changes the text and leads to its address; a text too long for an address is answered at
once instead. The rules that judge it are the game's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlencode

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from app.games.capabilities.bench_answers import (
    FOUND,
    BenchVerdict,
    Comparison,
    Problem,
    Ruling,
    RulingStatus,
    UnreadableBenchError,
)
from app.games.capabilities.bench_form import BenchForm, BenchFrame
from app.games.capabilities.computer_players import LevelLike, UnknownLevelError
from app.games.capabilities.rulings import Rulings
from app.games.link_texts import LONGEST, DamagedLinkError, packed, unpacked
from app.games.tabletop.bench_lines import (
    ASK,
    MOST_BYTES,
    MOST_SEATS,
    STEPS,
    step_places,
    with_line,
    without_steps,
)
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import PREFIX, current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_indexed_catalogue
from app.site.platform.workers.expensive_work import in_turn

_ANSWER: Final = "answer"
TABS: Final = (("board", "Board"), (_ANSWER, "Answer, steps"), ("change", "Add, change"))
"""The parts of the page of which a phone shows one; the address names it."""

_PLAY_ON: Final = "play-on"
_MOST_DIGITS: Final = 4
_SEATS: Final = tuple(map(str, range(1, MOST_SEATS + 1)))


@dataclass(frozen=True)
class Place:
    """A way to look at a bench: the steps taken, all for None, the seat, and the tab.

    `against` is the level that answers for the others while somebody plays on from their seat.
    """

    at: int | None = None
    seat: int | None = None
    tab: str = TABS[0][0]
    against: str = ""

    @classmethod
    def of_request(cls) -> Place:
        """Read it from the address or the form; what makes no sense is left out."""
        at, seat = request.values.get("at", ""), request.values.get("as", "")
        tab, against = request.values.get("tab", ""), request.values.get("against", "")
        return cls(
            int(at) if at.isdecimal() and len(at) < _MOST_DIGITS else None,
            int(seat) - 1 if seat in _SEATS else None,
            tab if tab in dict(TABS) else TABS[0][0],
            against if against in {it.key for it in computer_levels()} else "",
        )

    def among(self, seats: int) -> Place:
        """Return the same place at a table of so many; one without a player sees all cards."""
        if self.seat in range(seats):
            return self
        return replace(self, seat=None, against="")

    def address(self, token: str, **changes: object) -> str:
        """Return the address of a bench looked at like this, but for `changes`."""
        tab = None if self.tab == TABS[0][0] else self.tab
        told = {"tab": tab, "against": self.against or None, **changes}
        return self._asked(url_for("bench.bench", token=token), told)

    def export(self, token: str, form: str) -> str:
        """Return the address of a bench looked at like this as a file."""
        return self._asked(url_for("bench.export", token=token, form=form), {})

    def _asked(self, path: str, changes: Mapping[str, object]) -> str:
        told = {"at": self.at, "as": None if self.seat is None else self.seat + 1, **changes}
        query = urlencode({name: it for name, it in told.items() if it is not None})
        return path + (f"?{query}" if query else "")


@dataclass(frozen=True)
class BenchPage:
    """A bench as its page shows it. `token` is empty where the text is too long for an address.

    `steps` is how many steps there are, `seats` how many players.
    """

    text: str
    token: str
    place: Place
    ruling: Ruling
    frame: BenchFrame
    steps: int
    seats: int
    compared: Comparison
    problems: tuple[Problem, ...] = ()

    @property
    def at(self) -> int:
        """The number of steps that were taken."""
        return self.steps if self.place.at is None else min(self.place.at, self.steps)

    def link(self, **changes: object) -> str:
        """Return the address of the same bench, but for `changes`."""
        return self.place.address(self.token, **changes)


@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
def form() -> str:
    """A bench to begin with: the first example."""
    rulings = current_game().rulings.needed()
    return _page(rulings, rulings.examples(current_catalogue())[0].text)


@open_to(Access.ANYONE)
@limited(Cost.CHECK)
def change() -> ResponseReturnValue:
    """Change a bench by one button; nothing that was entered is lost.

    A question leads to its answer, also where a phone shows one part of the page at a time.
    """
    rulings, text = current_game().rulings.needed(), request.form.get("bench", "")
    place = Place.of_request()
    try:
        changed = _changed(rulings, text, request.form.get("do", ""), place)
    except UnreadableBenchError as error:
        return _page(rulings, text, error.problems), 422
    ruling = rulings.report(changed, current_catalogue())
    if ruling.status is RulingStatus.UNREADABLE:
        return _page(rulings, changed, ruling.problems), 422
    token = packed(changed)
    if len(token) > LONGEST:
        return _page(rulings, changed)
    tab = _ANSWER if request.form.get("do") == "ask" else place.tab
    return redirect(replace(place, at=None, tab=tab).address(token), 303)


def _changed(rulings: Rulings, text: str, do: str, place: Place) -> str:
    """The text after a button: `what`, or `what:more`. An unknown one changes nothing."""
    form, (what, _, rest) = request.form, do.partition(":")
    is_adding = what == "add" and bool(form.get("name", "").strip())
    match what:
        case "add" | "ask" if not is_adding and form.get("ask", "").strip():
            asked = f"{form.get('kind', 'may')} {form.get('asker', '1')} {form['ask']}"
            return with_line(text, ASK, asked)
        case "step":
            kept = text if place.at is None else without_steps(text, place.at)
            return with_line(kept, STEPS, rest)
        case "undo":
            return without_steps(text, len(step_places(text)) - 1)
        case _:
            return text if rulings.form is None else _edited(rulings.form, text, what, rest)


def _edited(bench: BenchForm, text: str, what: str, rest: str) -> str:
    """The text after a button of the form for cards: `what`, or `what:line:more`."""
    line, _, more = rest.partition(":")
    number = int(line) if line.isdecimal() and len(line) < _MOST_DIGITS else 0
    match what:
        case "add" if request.form.get("name", "").strip():
            seat, part = _placed(bench, request.form.get("place", ""))
            return bench.with_card(text, seat, part, request.form["name"], current_catalogue())
        case "frame":
            return bench.with_frame(text, _frame())
        case "mark":
            return bench.with_mark(text, number, more)
        case "remove":
            return bench.moved(text, number, 0, "")
        case "move" if f"to-{number}" in request.form:
            return bench.moved(text, number, *_placed(bench, request.form[f"to-{number}"]))
        case _:
            return text


def _placed(bench: BenchForm, place: str) -> tuple[int, str]:
    """The seat and the part that a choice names; the first ones where it names none."""
    seat, _, part = place.partition(" ")
    return (
        int(seat) - 1 if seat in _SEATS else 0,
        part if part in bench.parts else bench.parts[0],
    )


def _frame() -> BenchFrame:
    def said(name: str) -> str:
        return " ".join(request.form.get(name, "").split())

    return BenchFrame(
        said("edition"),
        said("turn"),
        said("player"),
        said("phase"),
        (said("header-1"), said("header-2")),
        (said("influence-1"), said("influence-2")),
    )


@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
@in_turn
def computer(token: str) -> ResponseReturnValue:
    """Let the computer answer as the player who is asked, and lead to the bench after that.

    Whoever plays on from a seat takes a step with it, and is not answered for.
    """
    rulings, text = current_game().rulings.needed(), _text_of(token)
    place = Place.of_request().among(rulings.seats(text))
    kept = text if place.at is None else without_steps(text, place.at)
    what, _, step = request.form.get("do", "").partition(":")
    level = place.against or request.form.get("level", "")
    if what == _PLAY_ON and place.seat is not None:
        place = replace(place, against=level)
    try:
        if what == "step":
            kept = with_line(kept, STEPS, step)
        is_own = bool(place.against) and _is_asked(rulings, kept, place.seat)
        played = kept if is_own else rulings.with_computer(kept, current_catalogue(), level)
    except UnknownLevelError:
        abort(404)
    except UnreadableBenchError as error:
        return _page(rulings, text, error.problems), 422
    changed = packed(played)
    if len(changed) > LONGEST:
        return _page(rulings, played)
    return redirect(replace(place, at=None).address(changed), 303)


def _is_asked(rulings: Rulings, text: str, seat: int | None) -> bool:
    """Return whether a seat is asked after the steps. Raises UnreadableBenchError."""
    ruling = rulings.report(text, current_catalogue())
    if ruling.problems:
        raise UnreadableBenchError(ruling.problems)
    return any(it.is_asked for place, it in enumerate(ruling.sides) if place == seat)


@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
def about(slug: str) -> ResponseReturnValue:
    """Lead to a bench that has a card in hand."""
    rulings, indexed = current_game().rulings.needed(), current_indexed_catalogue()
    card = indexed.by_slug.get(slug)
    text = None if card is None else rulings.about(card.name, indexed.catalogue)
    if text is None:
        abort(404)
    return redirect(url_for("bench.bench", token=packed(text)))


@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
def bench(token: str) -> str:
    """A bench with what is legal, what is not and why, and its steps."""
    rulings = current_game().rulings.needed()
    return _page(rulings, _text_of(token))


@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
def example(id_: str) -> ResponseReturnValue:
    """Lead to the bench of an example."""
    rulings = current_game().rulings.needed()
    known = (it for it in rulings.examples(current_catalogue()) if it.id == id_)
    found = next(known, None)
    if found is None:
        abort(404)
    return redirect(url_for("bench.bench", token=packed(found.text)))


@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
def export(token: str, form: str) -> ResponseReturnValue:
    """The bench as a file for `threshold ruling`, or its answer as JSON, after so many steps.

    The answer is the one for the seat that looks; the file has all cards that the text has.
    """
    rulings, text = current_game().rulings.needed(), _text_of(token)
    place = Place.of_request().among(rulings.seats(text))
    if form == "json":
        ruling = rulings.report(text, current_catalogue(), most_steps=place.at, seat=place.seat)
        return dict(ruling.as_json())
    if form != "bench":
        abort(404)
    headers = {"Content-Disposition": 'attachment; filename="ruling.bench"'}
    try:
        kept = text if place.at is None else without_steps(text, place.at)
        tested = rulings.as_test(kept, current_catalogue())
    except UnreadableBenchError as error:
        return _page(rulings, text, error.problems), 422
    return Response(tested, content_type="text/plain; charset=utf-8", headers=headers)


def _text_of(token: str) -> str:
    """Return the text that an address holds. Aborts with 404 for one that holds none."""
    try:
        return unpacked(token, MOST_BYTES)
    except DamagedLinkError:
        abort(404)


def computer_levels() -> Sequence[LevelLike]:
    """Return the computer players of the game, those that answer soonest first."""
    players = current_game().computer_players.or_none()
    return () if players is None else players.levels


def _page(rulings: Rulings, text: str, problems: Sequence[Problem] = ()) -> str:
    """The page of a text, with problems instead of an answer if there are any."""
    catalogue, seats = current_catalogue(), rulings.seats(text)
    place = Place.of_request().among(seats)
    ruling = Ruling(RulingStatus.UNREADABLE, tuple(problems))
    compared = Comparison()
    if not problems:
        ruling = rulings.report(text, catalogue, most_steps=place.at, seat=place.seat)
        if not ruling.problems:
            compared = rulings.compared(text, catalogue)
    token = packed(text)
    page = BenchPage(
        text,
        token if len(token) <= LONGEST else "",
        place,
        ruling,
        BenchFrame() if rulings.form is None else rulings.form.frame(text),
        len(step_places(text)),
        seats,
        compared,
        ruling.problems,
    )
    bench = rulings.form
    return render_template(
        "bench/bench.html",
        page=page,
        rulings=rulings,
        tabs=TABS,
        asking_seats=[(str(it), str(it)) for it in range(1, seats + 1)],
        bench_form=bench,
        listed=() if bench is None else bench.listed(text),
        examples=rulings.examples(catalogue),
        found=FOUND,
        levels=[(it.key, it.name) for it in computer_levels()],
        added_to=request.form.get("place", ""),
        verdicts=BenchVerdict,
        newest=current_game().editions.newest_first[0].id,
        phases=[] if bench is None else [(it, it) for it in bench.phases],
        edition_names={it.id: it.short for it in current_game().editions.newest_first},
        bench_editions=[(it.id, it.short) for it in current_game().editions.newest_first],
    )


bp = Blueprint("bench", __name__, url_prefix=f"{PREFIX}/bench")
bp.add_url_rule("", "form", form)
bp.add_url_rule("", "change", change, methods=["POST"])
bp.add_url_rule("/card/<slug>", "about", about)
bp.add_url_rule("/<token>", "bench", bench)
bp.add_url_rule("/<token>/computer", "computer", computer, methods=["POST"])
bp.add_url_rule("/<token>/ruling.<form>", "export", export)
bp.add_url_rule("/example/<id_>", "example", example)
