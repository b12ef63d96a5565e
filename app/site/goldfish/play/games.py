"""Games against the computer as addresses, and a cache of recent ones."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from flask import current_app

from app.games.capabilities.computer_players import Opening
from app.games.capabilities.playing import PlayedAgainst, Playing
from app.games.tabletop.decklists.decklist import deck_hash
from app.games.tabletop.facts import AnyCatalogue
from app.site.goldfish.deck_source import ChosenDeck
from app.site.goldfish.link_rules import ARGUMENT, LinkRules
from app.site.goldfish.play.forms import FIRST
from app.site.platform.storage.recent import Recent, recent_ones

_KEPT: Final = 64
_LATELY: Final = 12
"""A game is searched for with at most this many answers fewer."""

Key = tuple[str, ...]


@dataclass(frozen=True)
class PlayedGame:
    """A game as an address names it: decks, level, order, shuffle, and the answers so far.

    `rules` are those that the address names, beside those in use.
    """

    deck: ChosenDeck
    opponent: ChosenDeck
    level: str
    order: str
    shuffle: int
    answers: tuple[str, ...]
    rules: LinkRules

    @property
    def seed(self) -> int:
        """The seed of all chance. Whoever knows the address alone cannot tell it.

        So the computer's cards cannot be worked out from the address while the game goes on.
        """
        lists = f"{deck_hash(self.deck.decklist)} {deck_hash(self.opponent.decklist)}"
        text = f"game against the computer: {self.shuffle} {lists}"
        secret = str(current_app.config["SECRET_KEY"]).encode()
        return int.from_bytes(hmac.digest(secret, text.encode(), hashlib.sha256)[:7], "big")

    @property
    def key(self) -> Key:
        """Everything but the answers that the game follows from."""
        lists = (deck_hash(self.deck.decklist), deck_hash(self.opponent.decklist))
        how = (self.deck.game.key, self.deck.edition, self.level, self.order)
        return (*how, *lists, str(self.seed))

    def is_known(self, catalogue: AnyCatalogue) -> bool:
        """Tell whether the game, or most of it, need not be played again."""
        return self._known(catalogue)[0] is not None

    def played(self, playing: Playing, catalogue: AnyCatalogue) -> PlayedAgainst:
        """The game after its answers.

        Raises IllegalMoveError for answers that do not fit it, StoppedGameError,
        UnplayableDeckError and UnknownLevelError.
        """
        found, done = self._known(catalogue)
        game = self._begun(playing, catalogue) if found is None else found.clone()
        for text in self.answers[done:]:
            game.repeat(text)
        self.keep(catalogue, game)
        return game

    def keep(self, catalogue: AnyCatalogue, game: PlayedAgainst) -> None:
        """Keep a game that goes on from this one for the next request."""
        answers = tuple(game.answers)
        _cache().keep((catalogue.digest, *self.key, answers), game.clone())

    def _known(self, catalogue: AnyCatalogue) -> tuple[PlayedAgainst | None, int]:
        cache = _cache()
        for fewer in range(min(_LATELY, len(self.answers)) + 1):
            done = len(self.answers) - fewer
            found = cache.find((catalogue.digest, *self.key, self.answers[:done]))
            if found is not None:
                return found, done
        return None, 0

    def _begun(self, playing: Playing, catalogue: AnyCatalogue) -> PlayedAgainst:
        prepare = self.deck.game.computer_players.needed().prepare
        edition = self.deck.edition
        decks = [prepare(it.decklist, catalogue, edition) for it in (self.deck, self.opponent)]
        opening = Opening(decks, edition, self.seed, FIRST.get(self.order))
        return playing.begin(opening, catalogue, self.level)


def _cache() -> Recent[Sequence[object], PlayedAgainst]:
    return recent_ones("games against the computer", _KEPT)


def hidden_arguments(game: PlayedGame, packed: str) -> Mapping[str, object]:
    """Return a game as arguments of an address, without the settings."""
    asked = {
        "against": game.opponent.lasting,
        "level": game.level,
        "order": game.order,
        "shuffle": game.shuffle,
        ARGUMENT: "" if game.rules.made is None else game.rules.made,
        "game": packed,
    }
    return {name: value for name, value in asked.items() if value != ""}
