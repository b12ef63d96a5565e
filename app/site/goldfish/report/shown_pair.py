"""A measured game with and without a change, played again and shown on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flask import abort, render_template, request
from flask.typing import ResponseReturnValue

from app.games import link_texts
from app.games.capabilities.card_changes import CardChangesTool
from app.games.capabilities.simulator import RunRequest
from app.games.capabilities.watching import Parting, WatchedGame, parted
from app.games.link_texts import DamagedLinkError
from app.games.tabletop.chance import GoldfishError
from app.site.goldfish.deck_source import ChosenDeck, game_deck
from app.site.goldfish.link_rules import ARGUMENT, asked_rules
from app.site.goldfish.report.changes_view import PAIR
from app.site.goldfish.report.forms import ChangesForm
from app.site.goldfish.report.playing_on_referee import play_pair
from app.site.platform.http.rendering import render
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_indexed_catalogue
from app.site.platform.storage.recent import Recent, recent_ones
from app.site.platform.workers.expensive_work import (
    asker,
    current_queue,
    unless_busy,
)
from app.site.platform.workers.worker_pool import current_workers
from app.site.platform.workers.worker_process import pickled

_KEPT: Final = 16
_LONGEST: Final = 4_000
_MOST_DIGITS: Final = 5

WITHOUT: Final = "without"


@dataclass(frozen=True)
class TwoGames:
    """The games of one shuffle, without and with a change, told from their starts."""

    tool: CardChangesTool
    pair: object
    answers: tuple[tuple[str, ...], tuple[str, ...]]
    told: tuple[WatchedGame, WatchedGame]

    @property
    def parted(self) -> tuple[Parting, Parting]:
        """The first turn of each in which different things happen."""
        return parted(*self.told), parted(*self.told[::-1])

    def seen(self, *, is_changed: bool, at: int | None) -> WatchedGame:
        """Return one of the games at a moment; without one, where the two part."""
        place = int(is_changed)
        moment = self.parted[place].turn.at if at is None else at
        return self.tool.look_at(
            self.told[place], self.pair, self.answers[place], moment, current_catalogue(),
            is_changed=is_changed,
        )  # fmt: skip


@dataclass(frozen=True)
class PairAddress:
    """The address of a pair of games: the change and its shuffle, and which of the two is shown."""

    deck: ChosenDeck
    form: ChangesForm
    pair: str
    rules: int | None
    is_changed: bool

    @property
    def seed(self) -> int:
        """The seed of all shuffles."""
        return int(self.form.seed.data)

    @property
    def arguments(self) -> dict[str, object]:
        """The arguments of the address, without the moment."""
        named: dict[str, object] = {PAIR: self.pair, ARGUMENT: self.rules, **self.deck.pin}
        return self.form.arguments(**named, **({} if self.is_changed else {WITHOUT: 1}))

    def at(self, answers: int) -> str:
        """The address of the game after this many answers."""
        return self.deck.address("changes/game", {**self.arguments, "at": answers})

    def other(self) -> PairAddress:
        """The address of the other game of the pair."""
        return PairAddress(self.deck, self.form, self.pair, self.rules, not self.is_changed)

    @property
    def opened(self) -> str:
        """The address that shows this game where the two part."""
        return self.deck.address("changes/game", self.arguments)


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
@unless_busy
def shown_pair(way: str, key: str) -> ResponseReturnValue:
    """Show one of two games on a shuffle that measured a change, at first where they part."""
    deck = game_deck(way, key)
    simulator = deck.game.simulator.needed()
    deck.game.needed(simulator.card_changes, "one more of each card")
    rules = asked_rules(deck.game.recordings.needed().rules_version)
    form = ChangesForm.of(request.args, deck, current_catalogue(), simulator)
    token = request.args.get(PAIR, "")
    address = PairAddress(deck, form, token, rules.made, WITHOUT not in request.args)
    if not form.validate():
        abort(404)
    try:
        games = _played(form, link_texts.unpacked(token, _LONGEST))
    except DamagedLinkError:
        abort(404)
    except GoldfishError as problem:
        shown = render_template(
            "goldfish/report/no_pair.html", deck=deck, form=form, problem=f"{problem}."
        )
        return shown, 422
    return render(
        "goldfish/report/shown_pair.html",
        "goldfish/report/_shown_pair.html",
        inside="goldfish/report/_shown_pair.html",
        game_seen=games.seen(is_changed=address.is_changed, at=_moment()),
        table=f"{deck.game.watching.needed().templates}/watch/_table.html",
        address=address,
        without=address.other() if address.is_changed else address,
        changed=address if address.is_changed else address.other(),
        games=games,
        deck=deck,
        form=form,
        rules=rules,
        edition=None,
    )


def _played(form: ChangesForm, named: str) -> TwoGames:
    """Return both games, played by a process. Raises GoldfishError, and BusyError."""
    simulator, catalogue = form.simulator, form.catalogue
    start, run = form.prepared(), RunRequest(form.policy.data, form.simulator.options.turns)
    recent: Recent[object, TwoGames] = recent_ones("pairs of games", _KEPT)
    key = (form.deck.game.key, catalogue.digest, start, run, form.seed.data, named)
    found = recent.find(key)
    if found is not None:
        return found
    tool = form.deck.game.needed(simulator.card_changes, "one more of each card")
    with current_queue().turn(asker()):
        simulation = simulator.simulate(start, run, lambda: current_indexed_catalogue().index)
        pair = tool.prepare(simulation, form.seed.data, form.games.data).pair(named, catalogue)
    played = current_workers().run(asker(), play_pair, form.deck.game.key, pickled(catalogue), pair)
    answers = (played.before, played.after)
    with current_queue().turn(asker()):
        before, after = (
            tool.look(pair, given, catalogue, is_changed=bool(place))
            for place, given in enumerate(answers)
        )
    found = TwoGames(tool, pair, answers, (before, after))
    recent.keep(key, found)
    return found


def _moment() -> int | None:
    text = request.args.get("at", "")
    is_number = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
    return int(text) if is_number else None
