"""Limited play by the computer: the worth of cards, picks in a draft, a deck from a pool."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from statistics import pstdev
from types import MappingProxyType
from typing import Final

from app.games.capabilities.drafting import Drafting
from app.games.offers import own
from app.games.spoils.construction import RESOURCE_SHARE, fill_with_staples
from app.games.spoils.decklists import Decklist, Line
from app.games.spoils.facts import Card, Catalogue, Printing
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.terms import CardType, Icon
from app.games.spoils.vocabulary.verbs import used_words
from app.games.tabletop.facts import AnyCatalogue, PrintingLike
from app.games.tabletop.limited import Bot

ANSWERS: Final = frozenset(
    {"Destroy", "Inflict", "InflictDivided", "PutFromPlay", "TakeControl", "Terminate"}
)
"""Words of scripts that deal with what the other player has in play."""

ANSWER: Final = 1.0
DRAWS: Final = 0.4
TYPES: Final[Mapping[CardType, float]] = MappingProxyType(
    {
        CardType.CHARACTER: 0.5,
        CardType.ITEM: -0.5,
        CardType.LOCATION: -0.5,
        CardType.TACTIC: -0.5,
        CardType.RESOURCE: -1.0,
    }
)
"""The worth of a card by its type alone; decks without characters do not win."""

COSTLY: Final = 7
"""Cards of this cost and more are worth less, the more the higher it is."""

TOO_COSTLY: Final = 0.5


@lru_cache(maxsize=4)
def worths(catalogue: Catalogue) -> Mapping[str, float]:
    """The worth of every card that packs can hold, by name; usual ones lie about 0."""
    cards = [card for card in catalogue.cards if card.is_deck_card and not card.is_basic]
    bodies = _bodies([card for card in cards if _has_body(card)])
    return MappingProxyType({card.name: _worth(card, bodies.get(card.name, 0.0)) for card in cards})


def _worth(card: Card, body: float) -> float:
    script = SCRIPTS.get(card.name)
    words = used_words(script) if script is not None else frozenset()
    worth = TYPES.get(card.type, 0.0) + body
    worth += ANSWER * (not words.isdisjoint(ANSWERS)) + DRAWS * ("Draw" in words)
    return worth - TOO_COSTLY * max(0, (card.cost or 0) - COSTLY + 1)


def _has_body(card: Card) -> bool:
    return card.type is CardType.CHARACTER and card.cost is not None


def _bodies(characters: Sequence[Card]) -> Mapping[str, float]:
    """The distance of each character above the line, in standard deviations, by name."""
    prices = [float((card.cost or 0) + card.threshold.total) for card in characters]
    stats = [
        float((card.strength or 0) + (card.life or 0) + (card.speed or 0)) for card in characters
    ]
    slope, base = _line(prices, stats)
    above = [stat - base - slope * price for price, stat in zip(prices, stats, strict=True)]
    spread = pstdev(above) if len(above) > 1 else 0.0
    return {
        card.name: value / spread if spread else 0.0
        for card, value in zip(characters, above, strict=True)
    }


def _line(xs: Sequence[float], ys: Sequence[float]) -> tuple[float, float]:
    """Slope and base of the line of least squares."""
    if not xs:
        return 0.0, 0.0
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    spread = sum((x - mean_x) ** 2 for x in xs)
    together = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True))
    slope = together / spread if spread else 0.0
    return slope, mean_y - slope * mean_x


SETTLED: Final = 12
"""After this many picks a bot keeps to its icons as much as it ever will."""

LOYALTY: Final = 3.0
"""The additional worth of a card that asks only for the icons of earlier picks."""


def pick(held: Sequence[Printing], pack: Sequence[Printing], worth: Mapping[str, float]) -> int:
    """The place of the card that a bot takes, the first of equals."""
    leaning = _leaning(held, worth)
    loyalty = LOYALTY * min(1.0, len(held) / SETTLED)

    def value(place: int) -> float:
        card = pack[place].card
        return worth.get(card.name, 0.0) + loyalty * _fit(card, leaning)

    return max(range(len(pack)), key=value)


def _leaning(held: Sequence[Printing], worth: Mapping[str, float]) -> Mapping[Icon, float]:
    """The bot's two best icons, each with a weight from 0 to 1; other icons are left out."""
    drawn: dict[Icon, float] = defaultdict(float)
    for printing in held:
        for icon, _ in printing.card.threshold:
            drawn[icon] += max(0.1, 1 + worth.get(printing.card.name, 0.0))
    best = sorted(drawn.items(), key=lambda item: (-item[1], item[0]))[:2]
    return {icon: value / best[0][1] for icon, value in best}


def _fit(card: Card, leaning: Mapping[Icon, float]) -> float:
    """The weight of the card's worst icon in the leaning; 1 for a card without a threshold."""
    return min((leaning.get(icon, 0.0) for icon, _ in card.threshold), default=1.0)


ICONS: Final = 2
"""The most kinds of icons that a deck asks for."""

DEEP: Final = 0.35
"""The worth that a card loses for each icon of its threshold beyond the second."""


def build_deck(
    pool: Iterable[Printing], size: int, worth: Mapping[str, float], catalogue: Catalogue
) -> Decklist:
    """A deck of `size` cards and a faction; the rest of the pool stays out.

    About a third are staples, more where the pool has too few cards for two icons. Rules: 103.2.
    """
    held = sorted(
        (one for one in pool if one.card.is_deck_card and not one.card.is_basic),
        key=lambda one: (-_value(one.card, worth), one.card.name, one.id),
    )
    wanted = size - int(size * RESOURCE_SHARE)
    chosen: list[Printing] = []
    best: tuple[int, float] | None = None
    for pair in combinations((icon for icon in Icon if icon is not Icon.VOLITION), ICONS):
        playable = [one for one in held if one.card.threshold.icons <= set(pair)][:wanted]
        score = (len(playable), sum(_value(one.card, worth) for one in playable))
        if best is None or score > best:
            best, chosen = score, playable
    copies = Counter(one.id for one in chosen)
    lines = [Line.main(catalogue.by_printing[id_], number) for id_, number in copies.items()]
    deck = Decklist(lines=tuple(lines))
    staples = fill_with_staples(deck, size - len(chosen), catalogue)
    faction = Line.main(catalogue.newest_printing(_faction(chosen, catalogue)), 1)
    return Decklist(lines=(faction, *lines, *staples)).merged()


def _value(card: Card, worth: Mapping[str, float]) -> float:
    deepest = max((number for _, number in card.threshold), default=0)
    return worth.get(card.name, 0.0) - DEEP * max(0, deepest - 2)


def _faction(chosen: Iterable[Printing], catalogue: Catalogue) -> Card:
    """The faction that starts with most of the icons asked for; by name where equal."""
    asked: Counter[Icon] = Counter()
    for one in chosen:
        for icon, number in one.card.threshold:
            asked[icon] += number

    def value(card: Card) -> tuple[int, int]:
        assert card.faction is not None
        starts = card.faction.starting_icons
        return sum(asked[icon] for icon, _ in starts), card.faction.starting_staples

    return max(catalogue.factions, key=value)


class SpoilsDrafting(Drafting):
    """Bots that weigh cards by what they are worth."""

    method = (
        "Bots prefer efficient characters: much strength, life and speed for cost and threshold. "
        "They value cards that destroy, inflict damage or draw above others, and very expensive "
        "ones less. The more cards a "
        "bot has, the more it prefers the two icons that they need most. Bots’ decks win 80 of 100 "
        "games against decks picked at random; they have not been measured against people’s decks."
    )
    version = "1"

    def bot(self, catalogue: AnyCatalogue) -> Bot[PrintingLike]:
        worth = worths(own(catalogue, Catalogue))
        return lambda held, pack: pick(_own(held), _own(pack), worth)

    def build(self, pool: Sequence[PrintingLike], size: int, catalogue: AnyCatalogue) -> Decklist:
        cards = own(catalogue, Catalogue)
        return build_deck(_own(pool), size, worths(cards), cards)


def _own(printings: Sequence[PrintingLike]) -> list[Printing]:
    return [own(each, Printing) for each in printings]
