"""Needs: a number of icons in play, or of cards of a kind drawn."""

from collections.abc import Callable
from dataclasses import dataclass

from app.games.spoils.facts import Card, Threshold
from app.games.spoils.terms import CardType, Icon


@dataclass(frozen=True, slots=True)
class Need:
    """A need: at least `count` of something.

    An icon need has an `icon`: every resource in play, starting ones included, adds as often
    as it provides it (405.1). With `counts_plays` all resources in play count, whatever they
    provide (203.2). Any other need counts the cards drawn that `serves` accepts.
    `words` says which, without the number.
    """

    count: int
    words: str
    serves: Callable[[Card], bool]
    icon: Icon | None = None
    counts_plays: bool = False

    def __post_init__(self) -> None:
        if self.count < 1:
            raise ValueError("A need must ask for at least one card")

    @property
    def wants_volition(self) -> bool:
        """True if the icon is the one that face-down resources provide. Rules: 203.4a."""
        return self.icon is Icon.VOLITION

    def weight(self, card: Card) -> int:
        """The number that one such card adds to the need."""
        if self.icon is None:
            return int(self.serves(card))
        return card.provides[self.icon] if card.type is CardType.RESOURCE else 0


def icons_in_play(count: int, letter: str) -> Need:
    """The need for `count` icons of one kind in play. Rules: 405.1.

    Raises ValueError when the letter names no icon.
    """
    icon = Icon(letter)
    return Need(count, f"{icon.word} in play", lambda card: card.provides[icon] > 0, icon)


def resources_in_play(count: int) -> Need:
    """The need for `count` resources in play, face-up or face-down. Rules: 203.2, 309.1."""
    return Need(count, "resources in play", lambda _: False, counts_plays=True)


def threshold_in_play(times: int, threshold: Threshold) -> tuple[Need, ...]:
    """The needs for `times` the icons of a threshold in play, one for each kind. Rules: 405.1.

    Raises ValueError for a threshold without icons.
    """
    if not threshold:
        raise ValueError("An icon need must name at least one icon")
    return tuple(icons_in_play(times * count, icon.value) for icon, count in threshold)


def cards_drawn(count: int, words: str, serves: Callable[[Card], bool]) -> Need:
    """The need for `count` drawn cards that `serves` accepts."""
    return Need(count, words, serves)
