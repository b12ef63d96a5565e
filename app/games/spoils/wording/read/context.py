"""Context of a reading: the words mentioned so far, by which pronouns are understood."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.games.spoils.vocabulary import (
    PICKED,
    PICKED_CARD,
    THIS,
    AnyAmount,
    Cards,
    Player,
    Who,
    picked,
)


class DeclinedError(ValueError):
    """The grammar does not understand this text. The message is the part it stumbled over."""


@dataclass(slots=True)
class ReadingContext:
    """The referents of one paragraph. `it` is what a pronoun means."""

    it: Cards = THIS
    they: Who = Player.THEY
    picks: list[str] = field(default_factory=list)
    words: dict[str, Cards] = field(default_factory=dict)
    letters: dict[str, AnyAmount] = field(default_factory=dict)
    deploying_picks: bool = False

    def pick(self, noun: str) -> None:
        """A Pick of that noun has been read."""
        self.picks.append(noun)
        self.it = PICKED if len(self.picks) == 1 else picked(len(self.picks))

    def picked_as(self, noun: str) -> Cards | None:
        """The pick that a noun with an article means: the only one, or the one of that noun; what
        was picked as a card of some type may be spoken of as a card again (208.2).
        """
        if noun in ("card", "cards") and self.picks and not any("card" in it for it in self.picks):
            return PICKED_CARD
        if len(self.picks) == 1:
            return PICKED
        fitting = [n for n, it in enumerate(self.picks, 1) if set(noun.split()) <= set(it.split())]
        if len(fitting) == 1:
            return picked(fitting[0])
        if noun.endswith("s") and self.picks:
            return PICKED
        return picked(len(self.picks)) if self.picks else None
