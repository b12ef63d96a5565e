"""Sealed pools and drafts as addresses, which are all there is of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final
from urllib.parse import urlencode

from flask import abort, url_for
from werkzeug.datastructures import MultiDict

from app.games.tabletop.limited import ROUNDS, SEATS, fingerprint_of
from app.site.limited.boosters import AnyBooster, booster_named
from app.site.limited.forms import LARGEST_SEED, MOST_PACKS

DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
"""Digits for picks in an address: each gives a place among the cards."""

_MOST_SETS: Final = 20


@dataclass(frozen=True)
class SealedAddress:
    """Boosters with their number, and the seed.

    `made` is the fingerprint with which a link was made; empty if it has none.
    """

    packs: tuple[tuple[AnyBooster, int], ...]
    seed: int
    made: str = ""

    @classmethod
    def read(cls, arguments: MultiDict[str, str]) -> SealedAddress:
        """Return the pool of an address. Aborts with 404 if it names none."""
        seed, written = number_in(arguments.get("seed", "")), arguments.getlist("set")
        if seed is None or not 0 < len(written) <= _MOST_SETS:
            abort(404)
        packs: dict[str, int] = {}
        for each in written:
            copies, _, code = each.partition("x")
            packs[code] = packs.get(code, 0) + (number_in(copies) or 0)
        if any(not 0 < copies <= MOST_PACKS for copies in packs.values()):
            abort(404)
        named = tuple((booster_named(code), copies) for code, copies in packs.items())
        return cls(named, seed, arguments.get("cards", ""))

    @property
    def fingerprint(self) -> str:
        """Return what the cards depend on besides the address."""
        return fingerprint_of(booster for booster, _ in self.packs)

    @property
    def has_changed(self) -> bool:
        """Return whether the link was made when the sets had other cards."""
        return bool(self.made) and self.made != self.fingerprint

    @property
    def total(self) -> int:
        """Return how many boosters are opened."""
        return sum(copies for _, copies in self.packs)

    @property
    def in_words(self) -> str:
        """Return the boosters, as in `6 × 1st Edition`."""
        return ", ".join(f"{copies} × {booster.set.name}" for booster, copies in self.packs)

    @property
    def path(self) -> str:
        """Return the address of the pool."""
        asked = {
            "set": [f"{copies}x{booster.set.code}" for booster, copies in self.packs],
            "seed": self.seed,
            "cards": self.fingerprint,
        }
        return f"{url_for('limited.sealed')}?{urlencode(asked, doseq=True)}"

    @property
    def next(self) -> SealedAddress:
        """Return the same boosters by the next seed, as for another player."""
        return replace(self, seed=(self.seed + 1) % (LARGEST_SEED + 1), made="")


@dataclass(frozen=True)
class DraftAddress:
    """The boosters of each round, seats, seed, and the picks so far as places among the cards."""

    rounds: tuple[AnyBooster, ...]
    seats: int
    seed: int
    picks: tuple[int, ...] = ()
    made: str = ""

    @classmethod
    def read(cls, arguments: MultiDict[str, str]) -> DraftAddress:
        """Return the draft of an address. Aborts with 404 if it names none."""
        seed, codes = number_in(arguments.get("seed", "")), arguments.getlist("set")
        seats, picks = number_in(arguments.get("seats", "")), arguments.get("picks", "")
        if seed is None or seats is None or seats not in SEATS or len(codes) not in ROUNDS:
            abort(404)
        rounds = tuple(map(booster_named, codes))
        most = sum(booster.size for booster in rounds)
        if len(picks) > most or not set(picks) <= set(DIGITS):
            abort(404)
        made = arguments.get("cards", "")
        return cls(rounds, seats, seed, tuple(map(DIGITS.index, picks)), made)

    def fingerprint(self, method: str) -> str:
        """Return what the draft depends on besides the address; bots pick by this method."""
        return fingerprint_of(self.rounds, method)

    def arguments(self, method: str) -> Mapping[str, Any]:
        """Return what stands in the address, apart from the picks."""
        return {
            "set": [booster.set.code for booster in self.rounds],
            "seats": self.seats,
            "seed": self.seed,
            "cards": self.made or self.fingerprint(method),
        }

    @property
    def picked(self) -> str:
        """Return the picks as they stand in the address."""
        return "".join(DIGITS[place] for place in self.picks)

    def path(self, method: str) -> str:
        """Return the address of the draft."""
        asked = {**self.arguments(method), **({"picks": self.picked} if self.picks else {})}
        return f"{url_for('limited.draft')}?{urlencode(asked, doseq=True)}"

    @property
    def in_words(self) -> str:
        """Return the sets of the rounds, each run of equal ones once."""
        names = [booster.set.name for booster in self.rounds]
        if len(set(names)) == 1:
            return f"{len(names)} × {names[0]}"
        return ", ".join(names)


def number_in(text: str) -> int | None:
    """Return a number of an address; None if it is none, or too large for a seed."""
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST_SEED))
    return int(text) if is_number else None
