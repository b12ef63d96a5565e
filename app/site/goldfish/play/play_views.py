"""Beginning a game against the computer, and playing it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from flask import Response, abort, flash, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from wtforms.fields.choices import SelectChoice

from app.games import link_texts
from app.games.capabilities.computer_players import (
    ComputerPlayers,
    UnknownLevelError,
    UnplayableDeckError,
)
from app.games.capabilities.playing import (
    AnsweredFor,
    Asking,
    IllegalMoveError,
    PlayedAgainst,
    Playing,
    Shown,
    StoppedGameError,
)
from app.games.capabilities.recordings import TurnLog, turn_log
from app.games.capabilities.rulings import NOT_ON_BENCH
from app.games.link_texts import DamagedLinkError
from app.site.decks.library.own_decks import own_decks
from app.site.goldfish.deck_source import LIST, PRECON, ChosenDeck, chosen_deck, game_deck
from app.site.goldfish.forms import AskedRounds
from app.site.goldfish.link_rules import LinkRules, asked_rules
from app.site.goldfish.play.forms import FIRST, AnsweredForm, BeginForm
from app.site.goldfish.play.games import PlayedGame, hidden_arguments
from app.site.goldfish.play.steady_time import steady_time
from app.site.goldfish.watch_address import WatchAddress
from app.site.platform.http.rendering import render
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue
from app.site.platform.workers.expensive_work import in_turn

SHUFFLES: Final = 1_000_000_000
_MOST_BYTES: Final = 40_000
_LASTING: Final = (PRECON, LIST)
_MOVES: Final = frozenset({"do", "round", "until"})
"""Arguments of an address with which the game goes on."""


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
def play(way: str, key: str) -> ResponseReturnValue:
    """Offer a game against the computer, or show the one in the address and make a move in it."""
    deck = game_deck(way, key)
    playing = deck.game.playing.needed()
    players = deck.game.computer_players.needed()
    if "shuffle" not in request.args:
        return _begin(deck, players)
    game = _asked(deck, players)
    if "bench" in request.args:
        return _on_bench(playing, game)
    is_quick = game.is_known(current_catalogue()) and "hint" not in request.args
    show = _show if is_quick else in_turn(_show)
    if not _MOVES & set(request.args):
        return show(playing, game)
    with steady_time():
        return show(playing, game)


@open_to(Access.LINK)
@limited(Cost.SIMULATION)
@in_turn
def replay(way: str, key: str) -> ResponseReturnValue:
    """Tell a finished game with all cards, or give its record as a file."""
    deck = game_deck(way, key)
    playing = deck.game.playing.needed()
    game = _asked(deck, deck.game.computer_players.needed())
    catalogue = current_catalogue()
    try:
        played = game.played(playing, catalogue)
    except StoppedGameError:
        abort(404)
    except (IllegalMoveError, UnplayableDeckError):
        return _refused(game), 409
    if not (played.is_over or "conceded" in request.args):
        abort(404)
    record = played.record
    if "file" in request.args:
        answer = Response(record, mimetype="application/json")
        answer.headers["Content-Disposition"] = 'attachment; filename="game.json"'
        return answer
    lines = deck.game.recordings.needed().replay(record, catalogue)
    turns: TurnLog = turn_log(lines)
    view = PlayView(game, AnsweredForm(request.args), playing, played, None)
    return render_template(
        "goldfish/play/replay.html",
        deck=deck,
        game_played=game,
        view=view,
        turns=turns,
        level=deck.game.computer_players.needed().level(game.level),
    )


def _on_bench(playing: Playing, asked: PlayedGame) -> ResponseReturnValue:
    """Lead to this moment on the bench; while the game runs with what the person knows."""
    catalogue, rulings = current_catalogue(), asked.deck.game.rulings.needed()
    try:
        game = asked.played(playing, catalogue)
    except (IllegalMoveError, UnplayableDeckError):
        return _refused(asked), 409
    except StoppedGameError:
        abort(404)
    is_over = game.is_over or "conceded" in request.args
    text = rulings.moment(game.record, catalogue, seat=None if is_over else 0)
    if text is None:
        flash(NOT_ON_BENCH, "warning")
        view = PlayView(asked, AnsweredForm(request.args), playing, game, None)
        return redirect(view.to(asked.answers))
    return redirect(url_for("bench.bench", game=asked.deck.game.key, token=link_texts.packed(text)))


def _begin(deck: ChosenDeck, players: ComputerPlayers) -> ResponseReturnValue:
    decks = _opponents(deck)
    usual = next(it.value for it in decks if it.value != deck.lasting)
    form = BeginForm(request.args, players, decks, usual)
    if "begin" not in request.args:
        return _begin_page(deck, form)
    if not form.validate():
        return _begin_page(deck, form), 422
    opponent = _deck(form.against.data)
    shuffle = secrets.randbelow(SHUFFLES)
    used = deck.game.recordings.needed().rules_version
    rules = LinkRules(used, used)
    game = PlayedGame(deck, opponent, form.level.data, form.order.data, shuffle, (), rules)
    try:
        game.played(deck.game.playing.needed(), current_catalogue())
    except UnplayableDeckError as problem:
        form.form_errors = [f"{problem}."]
        return _begin_page(deck, form), 422
    return redirect(deck.address("play", hidden_arguments(game, "")), 303)


def _begin_page(deck: ChosenDeck, form: BeginForm) -> str:
    return render_template("goldfish/play/begin.html", deck=deck, form=form)


def _opponents(deck: ChosenDeck) -> Sequence[SelectChoice]:
    named = request.args.get("against", "")
    mirror = {deck.lasting: f"{deck.name}, the same deck"}
    return deck_choices(named, {"Mirror": mirror})


def deck_choices(
    named: str, more: Mapping[str, Mapping[str, str]] = MappingProxyType({})
) -> Sequence[SelectChoice]:
    """Return precons and the visitor's decks, and one that an address names, by their places.

    `more` are further groups of decks.
    """
    own = {it.open_place: it.summary.name for it in own_decks()}
    sold = {f"{PRECON}/{it.id}": it.name for it in current_catalogue().precons.values()}
    groups = {"Precons": sold, "Your decks": own, **more}
    given = {}
    if named and not any(named in group for group in groups.values()):
        given = {named: _deck(named).name}
    return [
        SelectChoice(place, name, optgroup=group)
        for group, decks in {"This deck": given, **groups}.items()
        for place, name in decks.items()
    ]


def _deck(place: str) -> ChosenDeck:
    """The deck with a source and key. Aborts with 404 if there is none."""
    way, _, key = place.partition("/")
    return chosen_deck(way, key)


def _asked(deck: ChosenDeck, players: ComputerPlayers) -> PlayedGame:
    """The game of the address. Aborts with 404 where it names none."""
    against, shuffle = request.args.get("against", ""), request.args.get("shuffle", "")
    is_number = shuffle.isascii() and shuffle.isdigit() and len(shuffle) <= len(str(SHUFFLES))
    if against.partition("/")[0] not in _LASTING or not is_number:
        abort(404)
    try:
        level = players.level(request.args.get("level", "")).key
        packed = request.args.get("game", "")
        text = link_texts.unpacked(packed, _MOST_BYTES) if packed else ""
    except (UnknownLevelError, DamagedLinkError):
        abort(404)
    order = request.args.get("order", "")
    answers = tuple(text.splitlines())
    rules = asked_rules(deck.game.recordings.needed().rules_version)
    return PlayedGame(deck, _deck(against), level, order, int(shuffle), answers, rules)


def _show(playing: Playing, asked: PlayedGame) -> ResponseReturnValue:
    """Show the game of the address, or lead to the one after the move that is asked for."""
    catalogue, form = current_catalogue(), AnsweredForm(request.args)
    stopped = ""
    try:
        game = asked.played(playing, catalogue)
    except (IllegalMoveError, UnplayableDeckError):
        return _refused(asked), 409
    except StoppedGameError:
        abort(404)
    view = PlayView(asked, form, playing, game, None)
    wanted = request.args.get("do", "")
    if _MOVES & set(request.args):
        try:
            _move(game, wanted, form)
        except IllegalMoveError as problem:
            flash(f"Nothing was done: {problem}.", "warning")
            return redirect(view.to(asked.answers))
        except StoppedGameError as problem:
            stopped = str(problem)
        asked.keep(catalogue, game)
        if not stopped and len(view.packed(game.answers)) <= link_texts.LONGEST:
            return redirect(view.to(game.answers))
        stopped = stopped or "This game is too long for an address"
    shown = Shown("hint" in request.args, "conceded" in request.args, stopped)
    view = PlayView(asked, form, playing, game, game.page(shown))
    return _page(view)


def _move(game: PlayedAgainst, wanted: str, form: AnsweredForm) -> None:
    """Give the answer that the address asks for, and those that follow without asking."""
    answered = form.answered
    if request.args.get("until") == "turn":
        answered = AnsweredFor(Asking.NEVER, answered.pays)
    if (rounds := AskedRounds.of(request.args)) is not None:
        flash(rounds.told(game.repeat_round(rounds.abilities, rounds.times, answered)))
    elif wanted:
        game.play(wanted, answered)
    else:
        game.settle(answered)


@dataclass(frozen=True)
class PlayView:
    """The templates' view of a game: its page, and the addresses of its links."""

    asked: PlayedGame
    form: AnsweredForm
    playing: Playing
    game: PlayedAgainst
    page: object

    @staticmethod
    def packed(answers: Sequence[str]) -> str:
        """Answers as they stand in an address."""
        return link_texts.packed("\n".join(answers)) if answers else ""

    def arguments(self, answers: Sequence[str], **more: str) -> Mapping[str, object]:
        """Return the arguments of the game's address after these answers."""
        asked = hidden_arguments(self.asked, self.packed(answers))
        return {**asked, **self.form.arguments, **more}

    def to(self, answers: Sequence[str], **more: str) -> str:
        """The address of the game after these answers."""
        return self.asked.deck.address("play", self.arguments(answers, **more))

    @property
    def here(self) -> Mapping[str, object]:
        """The arguments of the address of this moment, settings included."""
        return self.arguments(self.answers)

    @property
    def game_only(self) -> Mapping[str, object]:
        """The arguments of the address of this moment, without the settings."""
        return hidden_arguments(self.asked, self.packed(self.answers))

    @property
    def answers(self) -> Sequence[str]:
        """The answers so far."""
        return self.game.answers

    def to_moment(self, answers: int) -> str:
        """The address of the game after this many answers."""
        return self.to(self.answers[:answers])

    @property
    def bench(self) -> str | None:
        """The address that leads to this moment on the bench; None where there is no bench."""
        has_bench = self.asked.deck.game.rulings
        return self.to(self.answers, bench="1") if has_bench else None

    @property
    def undo(self) -> str:
        """The address before the person's last answer."""
        return self.to(self.game.undone)

    @property
    def pay_by_hand(self) -> str | None:
        """The address before something was just paid for the person; None if nothing was."""
        before = self.game.before_payment
        return None if before is None else self.to(before)

    def replay(self, **more: str) -> str:
        """The address of the log of the finished game."""
        conceded = {"conceded": "1"} if "conceded" in request.args else {}
        asked = {**self.game_only, **conceded, **more}
        return self.asked.deck.address("play/replay", asked)

    @property
    def watched(self) -> str | None:
        """The address where the game is stepped through; None if it is too long for one."""
        asked = self.asked
        decks = (asked.deck.lasting, asked.opponent.lasting)
        answers = tuple(self.game.all_answers)
        first = FIRST.get(asked.order)
        edition, rules = asked.deck.edition, asked.rules.made
        game = WatchAddress(decks, asked.seed, answers, first, edition, rules)
        return game.at(0) if game.fits else None

    def again(self, *, swapped: bool = False) -> str:
        """The address that begins another game; `swapped` lets the players change decks."""
        mine, other = self.asked.deck, self.asked.opponent
        if swapped:
            mine, other = other, mine
        return mine.address("play", {"against": other.lasting, "level": self.asked.level})


def _page(view: PlayView) -> str:
    inside = f"{view.playing.templates}/play/_table.html"
    deck = view.asked.deck
    return render(
        "goldfish/play/play.html",
        inside,
        inside=inside,
        view=view,
        deck=deck,
        form=view.form,
        page=view.page,
        level=deck.game.computer_players.needed().level(view.asked.level),
    )


def _refused(asked: PlayedGame) -> str:
    return render_template("goldfish/play/refused.html", deck=asked.deck, rules=asked.rules)
