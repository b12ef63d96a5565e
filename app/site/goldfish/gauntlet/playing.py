"""The games of a gauntlet's page, and having a second's worth of them played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Final

from app.games.capabilities.computer_players import (
    ComputerPlayers,
    PlayedGame,
    PreparedLike,
    UnplayableDeckError,
)
from app.games.capabilities.gauntlets import AnyContest
from app.games.tabletop.decklists.decklist import deck_hash
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.gauntlet import Contest
from app.games.tabletop.gauntlet.looks import Z_OF_LOOKS, games_needed
from app.games.tabletop.gauntlet.results import Gauntlet, Row
from app.site.goldfish.deck_source import ChosenDeck
from app.site.goldfish.gauntlet import store
from app.site.goldfish.gauntlet.store import Games, key_of
from app.site.goldfish.whole_games import play_one_of, play_some_of
from app.site.platform.storage.database import current_database
from app.site.platform.storage.recent import recent_ones
from app.site.platform.workers.job_store import Progress
from app.site.platform.workers.worker_pool import current_workers
from app.site.platform.workers.worker_process import pickled

SEED: Final = 1
"""Every gauntlet on the site is played with the seed that the command line starts with."""

_MOST_PREPARED: Final = 64
_MOST_AT_ONCE: Final = 500
"""Games that a process is asked for at a time, many more than it plays in its time."""


@dataclass(frozen=True)
class Opponent:
    """A preconstructed deck ready to be shuffled."""

    id: str
    name: str
    prepared: PreparedLike
    digest: str


@dataclass(frozen=True)
class PageGauntlet:
    """A deck's gauntlet at one level: its contests by the id of the other deck."""

    deck: ChosenDeck
    players: ComputerPlayers
    catalogue: AnyCatalogue
    level: str
    opponents: Sequence[Opponent]
    prepared: PreparedLike

    @cached_property
    def digest(self) -> str:
        """The digest of the deck's list."""
        return deck_hash(self.deck.decklist)

    @cached_property
    def contests(self) -> Mapping[str, AnyContest]:
        """The deck against each other one."""
        return {
            it.id: Contest(
                it.name, self.prepared, it.prepared, (self.digest, it.digest), self.level,
                self.deck.edition, SEED,
            )
            for it in self.opponents
        }  # fmt: skip

    @property
    def key(self) -> str:
        """The key that its games are stored under: everything that they depend on."""
        return key_of(
            self.deck.game.key, self.digest, self.level, self.players.level(self.level).version,
            self.players.rules_version, self.deck.edition, self.catalogue.digest, str(SEED),
        )  # fmt: skip

    def shown(self, games: Games) -> Gauntlet:
        """The results of games that were played, with intervals for looking again and again."""
        return Gauntlet(
            tuple(
                Row(contest.name, tuple(sorted(games.get(id_, ()))), contest.is_mirror, Z_OF_LOOKS)
                for id_, contest in self.contests.items()
            ),
            Z_OF_LOOKS,
        )

    def needed(self, games: Games, each: int) -> Mapping[str, int]:
        """The games to play against each other deck, fewer than `each` where it is decided."""
        return {
            id_: games_needed(games.get(id_, ()), each)
            for id_, contest in self.contests.items()
            if not contest.is_mirror
        }

    def missing(self, games: Games, each: int) -> Iterator[tuple[str, int]]:
        """The games that are not played yet: other decks in turns."""
        played = {id_: {game.number for game in games.get(id_, ())} for id_ in self.contests}
        needed = self.needed(games, each)
        for number in range(each):
            for id_, most in needed.items():
                if number < most and number not in played[id_]:
                    yield id_, number

    def play(self, games: Games, each: int, who: str) -> Games:
        """Have some of the missing games played by a process, at least one if there are any.

        `who` asks, with a place in the queue. Raises UnplayableDeckError, and BusyError while the
        processes work for others.
        """
        missing = list(islice(self.missing(games, each), _MOST_AT_ONCE))
        if not missing:
            return {}
        contests = {id_: self.contests[id_] for id_, _ in missing}
        key, catalogue = self.deck.game.key, pickled(self.catalogue)
        return current_workers().run(who, play_some_of, key, catalogue, contests, missing)

    def play_one(self, contest: AnyContest, number: int, who: str) -> PlayedGame:
        """Have one game played by a process. Raises as `play` does."""
        key, catalogue = self.deck.game.key, pickled(self.catalogue)
        return current_workers().run(who, play_one_of, key, catalogue, contest, number)


@dataclass(frozen=True, slots=True)
class GauntletWork:
    """The games of a gauntlet, played about a second at a time, and stored."""

    gauntlet: PageGauntlet
    each: int

    @property
    def known(self) -> Games:
        """The games that are stored."""
        with current_database().reading() as session:
            return store.games_of(session, self.gauntlet.key)

    @property
    def progress(self) -> Progress:
        """The games played so far. The total falls when a contest is decided early."""
        known = self.known
        total = sum(self.gauntlet.needed(known, self.each).values())
        return Progress(total - sum(1 for _ in self.gauntlet.missing(known, self.each)), total)

    def play_on(self, who: str) -> None:
        """Have about a second's worth of games played, and store them. Raises as `play` does."""
        played = self.gauntlet.play(self.known, self.each, who)
        if played:
            with current_database().writing() as session:
                store.add(session, self.gauntlet.key, played)


def gauntlet_of(deck: ChosenDeck, level: str, catalogue: AnyCatalogue) -> PageGauntlet:
    """The gauntlet of a deck against the preconstructed ones.

    Raises UnknownLevelError and UnplayableDeckError.
    """
    players = deck.game.computer_players.needed()
    chosen = players.level(level).key
    prepared = players.prepare(deck.decklist, catalogue, deck.edition)
    return PageGauntlet(
        deck, players, catalogue, chosen, _opponents(deck, players, catalogue), prepared
    )


def kept_results(deck: ChosenDeck, catalogue: AnyCatalogue) -> Gauntlet | None:
    """The results of the games kept for a deck at the usual level; None if they say too little."""
    if not deck.game.computer_players:
        return None
    try:
        found = gauntlet_of(deck, deck.game.computer_players.needed().usual, catalogue)
    except UnplayableDeckError:
        return None
    with current_database().reading() as session:
        results = found.shown(store.games_of(session, found.key))
    return results if results.has_figure else None


def _opponents(
    deck: ChosenDeck, players: ComputerPlayers, catalogue: AnyCatalogue
) -> Sequence[Opponent]:
    cache = recent_ones("gauntlet opponents", _MOST_PREPARED)
    key = deck.game.key, catalogue.digest, deck.edition
    found: Sequence[Opponent] | None = cache.find(key)
    if found is None:
        files = deck.game.files.needed()
        lists = {it: files.of_precon(it, catalogue) for it in catalogue.precons.values()}
        ready = players.prepare
        found = [
            Opponent(it.id, it.name, ready(sold, catalogue, deck.edition), deck_hash(sold))
            for it, sold in lists.items()
        ]
        cache.keep(key, found)
    return found
