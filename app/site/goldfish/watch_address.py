"""A whole game to step through, as an address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from flask import url_for

from app.games import link_texts
from app.site.goldfish.link_rules import ARGUMENT


@dataclass(frozen=True)
class WatchAddress:
    """A whole game as it stands in an address: decks by source and key, seed and answers.

    `first` and `edition` are those of a WatchRequest; most games leave them to the rules. `rules`
    is the version of the rules by which the game was played; None if that is not known. `names` are
    those of the players, if it was people who played.
    """

    decks: tuple[str, ...]
    seed: int
    answers: tuple[str, ...]
    first: int | None = None
    edition: str = ""
    rules: int | None = None
    names: tuple[str, ...] = ()

    @property
    def packed(self) -> str:
        """The answers as they stand in the address."""
        return link_texts.packed("\n".join(self.answers))

    @property
    def arguments(self) -> Mapping[str, object]:
        """The arguments of the address, without the moment."""
        how: dict[str, object] = {} if self.first is None else {"first": self.first}
        if self.edition:
            how["edition"] = self.edition
        if self.rules is not None:
            how[ARGUMENT] = self.rules
        if self.names:
            how["who"] = self.names
        return {"deck": self.decks, "seed": self.seed, **how, "game": self.packed}

    @property
    def fits(self) -> bool:
        """True if the game is short enough for an address."""
        return len(self.packed) <= link_texts.LONGEST

    def at(self, answers: int) -> str:
        """The address of the game after this many answers."""
        asked = {**self.arguments, "at": answers}
        return f"{url_for('watching.look')}?{urlencode(asked, doseq=True)}"

    @property
    def again(self) -> str:
        """The address of the form with the same decks."""
        asked = {f"deck{place}": deck for place, deck in enumerate(self.decks, start=1)}
        if self.edition:
            asked["edition"] = self.edition
        return f"{url_for('watching.form')}?{urlencode(asked)}"
