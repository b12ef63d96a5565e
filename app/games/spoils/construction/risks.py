"""Warnings: what is legal but likely unwanted, and what a check could not look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from app.games.spoils.construction import kinds
from app.games.spoils.construction.criteria import Criteria, Tally
from app.games.spoils.facts import NO_ICONS, STAPLE_NAMES, Card, Catalogue, Threshold, fold
from app.games.spoils.terms import CardType, Icon
from app.games.tabletop.construction import CardCount, Finding, listed_in_words


def icons_in_words(icons: Threshold) -> str:
    """The icons in words, such as “2 Rage and 1 Obsession”."""
    return listed_in_words([f"{count} {icon.word}" for icon, count in icons]) or "no icon"


_VOLITION: Final = tuple(Icon).index(Icon.VOLITION)
_NONE: Final = NO_ICONS.counts
_ENDLESS: Final = 10**9
_BITS: Final = 40
_LENT: Final = sum(1 << (_BITS * place + _BITS - 1) for place in range(len(Icon)))
# Python 3.11 looks members of an enumeration up by a call: too dear once per list.
_RESOURCE: Final = CardType.RESOURCE

Icons = tuple[int, ...]
"""Counts in the order O G E D R V."""


class _Supply(NamedTuple):
    """The icons that a deck can provide, as the warnings need them.

    `icons` are all the deck can have in play at once (311.1, 405.5); `resources` say of each
    resource the place of an icon, how many of it one copy provides, and the copies. `doubtful` are
    the names whose threshold the icons do not meet, or that provide icons themselves and need a
    closer look.
    """

    icons: Icons
    resources: Sequence[tuple[int, int, int]]
    doubtful: Sequence[str]


class _Provider(NamedTuple):
    """A card that provides icons: place and number of each, and whether it has a threshold."""

    icons: Sequence[tuple[int, int]]
    is_resource: bool
    asks: bool


def _supply(tally: Tally, criteria: Criteria) -> _Supply:
    """Sum the icons that the deck can provide, and list the names that may lack them."""
    totals = list(_NONE)
    resources = []
    deck, rules = tally.deck, criteria.rules
    providers = _providers(criteria.catalogue)
    doubtful = []
    for name in providers.keys() & deck.keys():
        provider, copies = providers[name], deck[name]
        for place, count in provider.icons:
            if provider.is_resource or rules.any_card_provides_icons:
                totals[place] += copies * count
            if provider.is_resource:
                resources.append((place, count, copies))
        if provider.asks:
            doubtful.append(name)
    if rules.face_down_provides_volition:
        totals[_VOLITION] = _ENDLESS
    asked, lent = _asked(criteria.catalogue), _packed(totals) | _LENT
    try:
        thresholds = set(map(asked.__getitem__, deck))
    except KeyError:  # A card that the catalogue does not have.
        asked = {name: _packed(card.threshold.counts) for name, card in tally.cards.items()}
        thresholds = set(map(asked.__getitem__, deck))
    unmet = {it for it in thresholds if (lent - it) & _LENT != _LENT}
    if unmet:
        doubtful += [name for name in deck if asked[name] in unmet]
    return _Supply(tuple(totals), resources, doubtful)


@lru_cache(maxsize=4)
def _asked(catalogue: Catalogue) -> Mapping[str, int]:
    """The thresholds of cards by name, packed; subtracting them from icons shows what is lacking.

    The highest bit of each count is lent to the icons; it is gone if a subtraction borrowed it.
    """
    packed = {each: _packed(each.counts) for each in {card.threshold for card in catalogue.cards}}
    return {card.name: packed[card.threshold] for card in catalogue.cards}


def _packed(counts: Sequence[int]) -> int:
    """The counts packed into one number, so that they are compared at once."""
    return sum(count << _BITS * place for place, count in enumerate(counts))


@lru_cache(maxsize=4)
def _providers(catalogue: Catalogue) -> Mapping[str, _Provider]:
    """The cards that provide icons, by name."""
    return {
        card.name: _Provider(
            [(place, count) for place, count in enumerate(card.provides.counts) if count],
            card.type is CardType.RESOURCE,
            bool(card.threshold),
        )
        for card in catalogue.cards
        if card.provides
    }


def warnings(tally: Tally, criteria: Criteria) -> list[Finding]:
    """Everything to mind about a deck, always in the same order."""
    found = list(_not_checked(criteria, tally))
    if tally.deck:
        supply = _supply(tally, criteria)
        found += _starting_resources(tally, criteria)
        found += _marked_to_start(tally, criteria)
        found += _thresholds(tally, criteria, supply)
        found += _early_turn(tally, criteria, supply)
    return found


def _not_checked(criteria: Criteria, tally: Tally) -> Iterator[Finding]:
    """Yield a finding for each limit of the verdict: no pool, undated sets, a list not applied."""
    if criteria.is_limited and criteria.pool is None:
        checked = [criteria.faction_kind, criteria.size_kind]
        checked += [criteria.banned_kind] if criteria.rules.has_banned_lists else []
        rules = [rule for kind in checked if (rule := criteria.rule(kind))]
        yield criteria.finding(
            kinds.NO_POOL,
            "No card pool was given, so the deck was not checked against one; only "
            f"{listed_in_words(rules)} were checked.",
        )
    if undated := criteria.undated_sets():
        names = listed_in_words([card_set.name for card_set in undated])
        yield criteria.finding(
            kinds.UNDATED_SETS,
            f"No release date is known for {names}, so the date {criteria.as_of} excludes none "
            "of their cards.",
        )
    if not criteria.ignored:
        return
    held = tally.names
    named = [name for name in sorted(held) if fold(name) in criteria.ignored]
    if named:
        yield criteria.finding(
            kinds.LIST_NOT_APPLIED,
            f"{criteria.format.name} lists {listed_in_words(named)}, but the "
            f"{criteria.edition.full_name} has no banned lists, so the list was not applied.",
            tuple(CardCount(name, held[name]) for name in named),
        )


def _starting_resources(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """Yield a warning if resources that start in play are not in the deck. Rules: 601.1b, 202.5."""
    card, deck = tally.faction, tally.deck
    if card is None or card.faction is None:
        return
    faction = card.faction
    held = [deck.get(name, 0) for name in STAPLE_NAMES]
    # No staple resource provides the last icon, Volition (203.5a).
    named = zip(STAPLE_NAMES, faction.starting_icons.counts, held, strict=False)
    lacking = [CardCount(name, count - copies) for name, count, copies in named if copies < count]
    short = faction.starting_resources - sum(held) - sum(copies for _, copies in lacking)
    if lacking or short > 0:
        rule = criteria.rule(kinds.STARTING_RESOURCES)
        yield _lacking_resources(card.name, tuple(lacking), short, rule)


def _marked_to_start(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """Yield a warning if too many resources start in play. Rules: 601.1b, 202.5."""
    marked: Counter[str] = Counter()
    for line in tally.lines:
        if line.mark is not None:
            marked[line.name] += line.copies
    if not marked or tally.faction is None or tally.faction.faction is None:
        return
    faction = tally.faction.faction
    named = dict(zip(STAPLE_NAMES, faction.starting_icons.counts, strict=False))
    beyond = {name: copies - named.get(name, 0) for name, copies in marked.items()}
    surplus = sum(copies for copies in beyond.values() if copies > 0) - faction.starting_staples
    if surplus > 0:
        cards = tuple(CardCount(name, copies) for name, copies in sorted(marked.items()))
        words = listed_in_words([f"{copies} {name}" for name, copies in cards])
        brings = [f"{count} {name}" for name, count in named.items() if count]
        if faction.starting_staples:
            more = "more " if brings else ""
            brings.append(f"{faction.starting_staples} {more}of any staple resource")
        yield criteria.finding(
            kinds.MARKED_TO_START,
            f"{words} {'is' if marked.total() == 1 else 'are'} marked as starting in play, but "
            f"{tally.faction.name} starts with {listed_in_words(brings) or 'none'}.",
            cards,
        )


@lru_cache(maxsize=1024)
def _lacking_resources(
    faction: str, lacking: tuple[CardCount, ...], short: int, rule: str | None
) -> Finding:
    """The finding that starting resources are missing; cached, as many decks lack the same."""
    words = [f"{copies} {name}" for name, copies in lacking]
    if short > 0:
        words.append(f"{short} {'more of any ' if words else ''}staple resource")
    return Finding(
        kinds.STARTING_RESOURCES,
        rule,
        f"{faction} starts with resources that are not in the deck: "
        f"{listed_in_words(words)}. Add them, or start without.",
        lacking,
    )


def _thresholds(tally: Tally, criteria: Criteria, supply: _Supply) -> Iterator[Finding]:
    """Yield a warning for cards whose threshold the deck can never meet. Rules: 405.1, 405.5.

    Silent when a card of the deck gains or gives icons or lowers thresholds.
    """
    if not supply.doubtful:
        return
    cards = tally.cards
    unmet = [
        name
        for name in dict.fromkeys(supply.doubtful)
        if _is_unmet(cards[name], criteria, supply.icons)
    ]
    if not unmet or _eases(tally):
        return
    names = sorted(unmet, key=fold)
    needs = [f"{name} ({icons_in_words(cards[name].threshold)})" for name in names]
    yield criteria.finding(
        kinds.THRESHOLD_UNMET,
        "The deck can never meet the threshold of "
        f"{listed_in_words(needs)}. Add cards that provide these icons, or remove the cards.",
        tuple(CardCount(name, tally.deck[name]) for name in names),
    )


def _is_unmet(card: Card, criteria: Criteria, icons: Icons) -> bool:
    """True if the other cards meet neither the card's threshold nor that of its Flip Up."""
    own = card.provides.counts
    if own != _NONE and _counts(card, criteria):
        icons = tuple(have - one for have, one in zip(icons, own, strict=True))
    if _fits(card.threshold.counts, icons):
        return False
    flip_up = card.keywords.flip_up if criteria.rules.has_flip_up else None
    return flip_up is None or not _fits(flip_up.threshold.counts, icons)


def _early_turn(tally: Tally, criteria: Criteria, supply: _Supply) -> Iterator[Finding]:
    """Yield a warning if nothing can be deployed by the turn that the format names.

    The starting resources count, and one more resource in each own turn.
    """
    faction, turn = tally.faction, criteria.format.early_turn
    if faction is None or faction.faction is None:
        return
    resources = faction.faction.starting_resources + turn
    icons = _icons_of_best(supply, criteria, resources)
    for card in tally.cards_of_deck:
        if _is_early(card, criteria, resources, icons):
            return
    if _eases(tally):
        return
    yield criteria.finding(
        kinds.NOTHING_EARLY,
        f"You have nothing to deploy by turn {turn}. Add cards with a lower cost and threshold.",
    )


def _is_early(card: Card, criteria: Criteria, resources: int, icons: Icons) -> bool:
    if card.cost is not None and card.cost <= resources and _fits(card.threshold.counts, icons):
        return True
    flip_up = card.keywords.flip_up if criteria.rules.has_flip_up else None
    return (
        flip_up is not None and flip_up.cost <= resources and _fits(flip_up.threshold.counts, icons)
    )


def _icons_of_best(supply: _Supply, criteria: Criteria, number: int) -> Icons:
    """The most of each icon that `number` resources of the deck can provide."""
    most, left = list(_NONE), [number] * len(_NONE)
    for place, count, copies in sorted(supply.resources, reverse=True):
        taken = min(copies, left[place])
        most[place] += count * taken
        left[place] -= taken
    if criteria.rules.face_down_provides_volition:
        most[_VOLITION] = max(most[_VOLITION], number)
    return tuple(most)


def _eases(tally: Tally) -> bool:
    return any(card.keywords.eases_threshold for card in tally.cards_of_deck)


def _counts(card: Card, criteria: Criteria) -> bool:
    return criteria.rules.any_card_provides_icons or card.type is _RESOURCE


def _fits(threshold: Icons, icons: Icons) -> bool:
    a, b, c, d, e, f = threshold
    o, g, h, i, j, k = icons
    return a <= o and b <= g and c <= h and d <= i and e <= j and f <= k
