"""The page of a deck's gauntlet: what was played so far, and playing on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from flask import abort, redirect, render_template, request
from flask.typing import ResponseReturnValue
from wtforms.fields.choices import SelectChoice

from app.games.capabilities.computer_players import UnknownLevelError, UnplayableDeckError
from app.games.capabilities.gauntlets import AnyContest
from app.games.capabilities.recordings import turn_log
from app.games.tabletop.gauntlet import MOST_GAMES
from app.games.tabletop.gauntlet.intervals import Estimate, differ
from app.games.tabletop.gauntlet.losses import (
    Cause,
    Help,
    Loss,
    cause_of,
    left_in_hand,
    stuck_most,
)
from app.games.tabletop.gauntlet.results import Gauntlet, Row
from app.games.tabletop.referee.match import Ending
from app.site.goldfish.deck_source import PRECON, ChosenDeck, chosen_deck
from app.site.goldfish.gauntlet import going_on, store
from app.site.goldfish.gauntlet.forms import GauntletForm
from app.site.goldfish.gauntlet.playing import SEED, GauntletWork, PageGauntlet, gauntlet_of
from app.site.goldfish.watch_address import WatchAddress
from app.site.platform.http.rendering import render, wants_fragment
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import game_path
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_database
from app.site.platform.workers.expensive_work import asker, unless_busy
from app.site.platform.workers.job_store import TooManyJobsError


@dataclass(frozen=True)
class ShownRow:
    """A row with the id of its deck, and its share at another level; None without games of that."""

    id: str
    row: Row
    other: Estimate | None

    @property
    def differs(self) -> bool:
        """True if the levels differ by more than chance explains."""
        return self.other is not None and differ(self.row.share, self.other)


@dataclass(frozen=True)
class LostGames:
    """The games lost by one cause: how many, and one of them to look at.

    `stuck` are the cards that most often lacked their icons, where that is the cause.
    """

    cause: Cause
    help: Help | None
    stuck: Sequence[tuple[str, int]]
    count: int
    against: str
    number: int


@dataclass(frozen=True)
class Shown:
    """A gauntlet as its page shows it; one that `is_running` goes on by itself."""

    gauntlet: PageGauntlet
    results: Gauntlet
    other_level: str
    other: Gauntlet
    each: int
    needed: Mapping[str, int]
    is_running: bool

    @property
    def rows(self) -> Sequence[ShownRow]:
        """The rows by what is certain, the best first."""
        ids = dict(zip(self.results.rows, self.gauntlet.contests, strict=True))
        others = dict(zip(self.gauntlet.contests, self.other.rows, strict=True))
        return [ShownRow(ids[row], row, _played(others[ids[row]])) for row in self.results.ranked]

    @property
    def played(self) -> int:
        """The number of requested games that were played."""
        rows = dict(zip(self.gauntlet.contests, self.results.rows, strict=True))
        return sum(
            sum(game.number < most for game in rows[id_].games) for id_, most in self.needed.items()
        )

    @property
    def wanted(self) -> int:
        """The number of games requested, without those that a decided contest does not need."""
        return sum(self.needed.values())

    @cached_property
    def lost(self) -> Sequence[tuple[str, int, Loss]]:
        """The lost games that were looked at: the other deck, the number, and how things stood."""
        rows = zip(self.gauntlet.contests, self.results.rows, strict=True)
        return [
            (id_, game.number, game.loss) for id_, row in rows for game in row.games if game.loss
        ]

    @property
    def causes(self) -> Sequence[LostGames]:
        """The lost games by cause, the most frequent first and those without one last."""
        found: dict[Cause, list[tuple[str, int]]] = {}
        for id_, number, loss in self.lost:
            found.setdefault(cause_of(loss), []).append((id_, number))
        ordered = sorted(found.items(), key=lambda each: (each[0] is Cause.NONE, -len(each[1])))
        stuck = stuck_most(it for _, _, it in self.lost if cause_of(it) is Cause.STUCK)
        return [
            LostGames(
                cause,
                self.gauntlet.players.help_against(cause),
                stuck if cause is Cause.STUCK else (),
                len(games),
                *games[0],
            )
            for cause, games in ordered
        ]

    @property
    def left_in_hand(self) -> Sequence[tuple[str, int]]:
        """The cards most often in hand when a game was lost, with the number of games."""
        return left_in_hand(loss for _, _, loss in self.lost)

    def is_decided(self, id_: str) -> bool:
        """True if it is clear which of the two decks is ahead before all games are played."""
        return self.needed.get(id_, self.each) < self.each

    @property
    def openings(self) -> Iterator[tuple[str, float]]:
        """The share of games won where the deck went first, and second."""
        for words, first in (("going first", True), ("going second", False)):
            share = self.results.share_when(first=first)
            if share is not None:
                yield words, share

    @property
    def unfinished(self) -> int:
        """The number of games that did not end."""
        return self.results.ended(Ending.UNFINISHED)

    @property
    def broken(self) -> int:
        """The number of games that broke off with an error."""
        return self.results.ended(Ending.BROKEN)


def _played(row: Row) -> Estimate | None:
    return row.share if row.finished else None


@open_to(Access.LINK)
def gauntlet(way: str, key: str) -> ResponseReturnValue:
    """Show the games that were played so far."""
    deck, form = _asked(way, key)
    try:
        found = gauntlet_of(deck, form.level.data, current_catalogue())
    except UnplayableDeckError as problem:
        return _page(deck, form, None, f"{problem}."), 422
    return _page(deck, form, _shown(found, form), "")


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
@unless_busy
def play(way: str, key: str) -> ResponseReturnValue:
    """Have about a second's worth of games played, and show all that were.

    From then on the gauntlet goes on by itself, also while nobody asks for more. A page that shows
    it going on says so: if it was stopped elsewhere meanwhile, it is not begun again.
    """
    deck, form = _asked(way, key)
    try:
        found = gauntlet_of(deck, form.level.data, current_catalogue())
        work = GauntletWork(found, form.number)
        running = going_on.kept_running(work, begins="on" not in request.form)
    except UnplayableDeckError as problem:
        return _page(deck, form, None, f"{problem}."), 422
    except TooManyJobsError as problem:
        too_many = str(problem)
        return _page(deck, form, _shown(found, form), "", too_many), 409
    if running is not None:
        work.play_on(asker())
        going_on.noted(running, work)
    if wants_fragment():
        return _page(deck, form, _shown(found, form), "")
    return redirect(deck.address("gauntlet", form.arguments()), 303)


@open_to(Access.LINK)
def stop(way: str, key: str) -> ResponseReturnValue:
    """Let a gauntlet go on no more; its games stay."""
    deck, form = _asked(way, key)
    try:
        found = gauntlet_of(deck, form.level.data, current_catalogue())
    except UnplayableDeckError:
        abort(404)
    going_on.stopped(GauntletWork(found, form.number))
    return redirect(deck.address("gauntlet", form.arguments()), 303)


@open_to(Access.ANYONE)
def stop_one(number: int) -> ResponseReturnValue:
    """Let one of the visitor's gauntlets go on no more, from their list."""
    if not going_on.stopped_one(number):
        abort(404)
    return redirect(f"{game_path()}/goldfish#running", 303)


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
@unless_busy
def one_game(way: str, key: str) -> str:
    """Tell one game of a gauntlet turn by turn; it is played again, as it was."""
    deck, form = _asked(way, key)
    number = request.args.get("number", "")
    if not (number.isascii() and number.isdigit() and int(number[:9]) < MOST_GAMES):
        abort(404)
    try:
        found = gauntlet_of(deck, form.level.data, current_catalogue())
        contest = found.contests.get(request.args.get("against", ""))
        if contest is None or contest.is_mirror:
            abort(404)
        played = found.play_one(contest, int(number), asker())
    except UnplayableDeckError:
        abort(404)
    recordings = deck.game.recordings.needed()
    lines = recordings.replay(played.record, found.catalogue)
    return render_template(
        "goldfish/gauntlet/game.html",
        deck=deck,
        form=form,
        contest=contest,
        number=int(number),
        played=played,
        person=contest.person + 1,
        has_won=contest.person in played.winners,
        turns=turn_log(lines),
        level=found.players.level(found.level),
        watched=_watched(deck, found, contest, int(number), recordings.answers(played.record)),
    )


def _watched(
    deck: ChosenDeck, found: PageGauntlet, contest: AnyContest, number: int, answers: Sequence[str]
) -> str | None:
    """The address where a game is stepped through; None if it is too long for one."""
    other = next(id_ for id_, it in found.contests.items() if it is contest)
    decks = [f"{PRECON}/{other}"]
    decks.insert(contest.person, deck.lasting)
    seed, first = contest.seed_of(number), contest.first_of(number)
    rules = deck.game.recordings.needed().rules_version
    game = WatchAddress(tuple(decks), seed, tuple(answers), first, contest.edition, rules)
    return game.at(0) if deck.game.watching and game.fits else None


def _asked(way: str, key: str) -> tuple[ChosenDeck, GauntletForm]:
    """The deck and the settings of the address. Aborts with 404 for a level there is none of."""
    deck = chosen_deck(way, key)
    players = deck.game.computer_players.needed()
    arguments: Any = request.values
    form = GauntletForm(arguments)
    form.level.choices = [SelectChoice(it.key, it.name) for it in players.levels]
    form.level.data = form.level.data or players.usual
    try:
        players.level(form.level.data)
    except UnknownLevelError:
        abort(404)
    return deck, form


def _shown(found: PageGauntlet, form: GauntletForm) -> Shown:
    levels = [it.key for it in found.players.levels if it.key != found.level]
    other = gauntlet_of(found.deck, levels[-1], found.catalogue) if levels else found
    with current_database().reading() as session:
        games = store.games_of(session, found.key)
        beside = store.games_of(session, other.key) if levels else {}
    return Shown(
        found,
        found.shown(games),
        other.players.level(other.level).name if beside else "",
        other.shown(beside),
        form.number,
        found.needed(games, form.number),
        going_on.is_running(GauntletWork(found, form.number)),
    )


def _page(
    deck: ChosenDeck, form: GauntletForm, shown: Shown | None, problem: str, too_many: str = ""
) -> str:
    return render(
        "goldfish/gauntlet/gauntlet.html",
        "goldfish/gauntlet/_results.html",
        deck=deck,
        form=form,
        shown=shown,
        problem=problem,
        too_many=too_many,
        level=deck.game.computer_players.needed().level(form.level.data),
        seed=SEED,
    )
