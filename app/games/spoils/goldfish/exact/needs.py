"""Needs: so many icons in play, or so many cards of a kind drawn."""

from collections.abc import Callable
from dataclasses import dataclass

from app.games.spoils.facts import Card, Threshold
from app.games.spoils.terms import CardType, Icon


@dataclass(frozen=True, slots=True)
class Need:
    """At least `count` of something.

    An icon need has `icons`, the unit that is counted: every resource in play, starting ones
    included, adds as often as it provides the unit (405.1). Any other need counts the cards
    drawn that `serves` accepts. `words` says which, without the number.
    """

    count: int
    words: str
    serves: Callable[[Card], bool]
    icons: Threshold | None = None

    def __post_init__(self) -> None:
        if self.count < 1:
            raise ValueError("A need asks for at least one")

    @property
    def wants_volition(self) -> bool:
        """Whether the icon is the one that face-down resources provide. Rules: 203.4a."""
        return self.icons is not None and self.icons[Icon.VOLITION] > 0

    def weight(self, card: Card) -> int:
        """How much one such card adds to the need."""
        if self.icons is None:
            return int(self.serves(card))
        if card.type is not CardType.RESOURCE:
            return 0
        return min(card.provides[icon] // wanted for icon, wanted in self.icons)


def icons_in_play(count: int, letters: str) -> Need:
    """The need for `count` times the icons `letters` in play. Rules: 405.1."""
    icons = Threshold.of(letters)
    if not icons:
        raise ValueError("An icon need names at least one icon")
    words = " and ".join(f"{n} {icon.word}" if n > 1 else icon.word for icon, n in icons)
    return Need(count, f"{words} in play", lambda card: card.provides >= icons, icons)


def cards_drawn(count: int, words: str, serves: Callable[[Card], bool]) -> Need:
    """The need for `count` drawn cards that `serves` accepts."""
    return Need(count, words, serves)
