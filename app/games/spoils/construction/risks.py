"""Warnings: what is legal but likely unwanted, and what a check could not look at."""

from collections.abc import Iterable, Iterator
from typing import Final

from app.games.spoils.construction.criteria import Criteria
from app.games.spoils.construction.findings import CardCount, Finding, Severity
from app.games.spoils.construction.tally import Tally
from app.games.spoils.construction.words import icons_in_words, listed_in_words
from app.games.spoils.facts import Card, Threshold, fold, staple_name
from app.games.spoils.terms import CardType, Icon

_VOLITION: Final = tuple(Icon).index(Icon.VOLITION)
_ENDLESS: Final = 10**9


def warnings(tally: Tally, criteria: Criteria) -> list[Finding]:
    """Everything to mind about a deck, always in the same order."""
    return [
        *_not_checked(criteria, tally),
        *_starting_resources(tally, criteria),
        *_thresholds(tally, criteria),
        *_early_turn(tally, criteria),
    ]


def _not_checked(criteria: Criteria, tally: Tally) -> Iterator[Finding]:
    """What limits the verdict: no pool, undated sets, lists the edition does not know."""
    if criteria.is_limited and criteria.pool is None:
        rules = [criteria.faction_rule, criteria.size_rule]
        rules += [criteria.rule("103.2d")] if criteria.rules.has_banned_lists else []
        yield _warning(
            criteria.rule("103.2c"),
            "No card pool was given, so whether every card comes from the pool was not "
            f"checked; only {listed_in_words(rules)} were.",
        )
    undated = criteria.undated_sets()
    if undated:
        names = listed_in_words([card_set.name for card_set in undated])
        yield _warning(
            "format.sets",
            f"No source tells when {names} came out, so {criteria.as_of} excludes none of "
            "their cards.",
        )
    named = [name for name in sorted(tally.names) if fold(name) in criteria.ignored]
    if named:
        yield _warning(
            None,
            f"{criteria.format.name} lists {listed_in_words(named)}, but the "
            f"{criteria.edition.full_name} knows no banned lists, so the list was not applied.",
            *(CardCount(name, tally.names[name]) for name in named),
        )


def _starting_resources(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """The resources that start in play come from the deck. Rules: 601.1b, 202.5."""
    card = tally.faction
    if card is None or card.faction is None or not tally.deck:
        return
    faction, deck = card.faction, tally.deck
    lacking = [
        CardCount(staple_name(icon), count - deck.get(staple_name(icon), 0))
        for icon, count in faction.starting_icons
        if deck.get(staple_name(icon), 0) < count
    ]
    staples = sum(n for name, n in deck.items() if tally.cards[name].is_staple_resource)
    short = faction.starting_resources - staples - sum(copies for _, copies in lacking)
    words = [f"{copies} {name}" for name, copies in lacking]
    if short > 0:
        words.append(
            f"{short} more of any staple resource" if words else f"{short} staple resource"
        )
    if words:
        yield _warning(
            criteria.rule("601.1b"),
            f"{card.name} starts with resources that the deck does not hold: "
            f"{listed_in_words(words)}. Add them, or start without.",
            *lacking,
        )


def _thresholds(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """Cards whose threshold no set of cards in the deck can meet. Rules: 405.1, 405.5.

    Silent when a card of the deck gains or gives icons or lowers thresholds.
    """
    cards = [tally.cards[name] for name in tally.deck]
    if any(card.keywords.eases_threshold for card in cards):
        return
    icons = _icons(tally, criteria)
    lacking: dict[str, str] = {}
    for card in cards:
        if _fits(card.threshold.counts, icons) and not card.provides:
            continue
        own = card.provides.counts if _counts(card, criteria) else NO_COUNTS
        left = tuple(have - one for have, one in zip(icons, own, strict=True))
        flip_up = card.keywords.flip_up if criteria.rules.has_flip_up else None
        if _fits(card.threshold.counts, left) or (
            flip_up is not None and _fits(flip_up.threshold.counts, left)
        ):
            continue
        lacking[card.name] = icons_in_words(card.threshold)
    if lacking:
        names = sorted(lacking, key=fold)
        needs = listed_in_words([f"{name} ({lacking[name]})" for name in names])
        yield _warning(
            criteria.rule("604.1b"),
            f"The resource icons of the whole deck do not meet the threshold of {needs}. "
            "Add cards that provide these icons, or take the cards out.",
            *(CardCount(name, tally.deck[name]) for name in names),
        )


def _early_turn(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """Nothing can be deployed by the turn the format names; a number of the format.

    Counted are the starting resources and one more resource in each own turn.
    """
    card, turn = tally.faction, criteria.format.early_turn
    if card is None or card.faction is None or not tally.deck:
        return
    resources = card.faction.starting_resources + turn
    icons = _icons_of_best(tally, criteria, resources)
    cards = [tally.cards[name] for name in tally.deck]
    eased = any(card.keywords.eases_threshold for card in cards)
    for each in cards:
        ways = [(each.cost, each.threshold)]
        if each.keywords.flip_up is not None and criteria.rules.has_flip_up:
            ways.append((each.keywords.flip_up.cost, each.keywords.flip_up.threshold))
        for cost, threshold in ways:
            if cost is not None and cost <= resources and (eased or _fits(threshold.counts, icons)):
                return
    yield _warning(
        None,
        f"Nothing in the deck can be deployed by your own turn {turn} with the {resources} "
        "resources you can have by then. Add cards with a smaller cost and threshold.",
    )


NO_COUNTS: Final = Threshold().counts


def _icons(tally: Tally, criteria: Criteria) -> tuple[int, ...]:
    """All icons the deck can have in play at once. Rules: 311.1, 405.5."""
    totals = list(NO_COUNTS)
    for name, copies in tally.deck.items():
        card = tally.cards[name]
        if card.provides.counts != NO_COUNTS and _counts(card, criteria):
            for place, count in enumerate(card.provides.counts):
                totals[place] += copies * count
    if criteria.rules.face_down_provides_volition:
        totals[_VOLITION] = _ENDLESS
    return tuple(totals)


def _icons_of_best(tally: Tally, criteria: Criteria, number: int) -> tuple[int, ...]:
    """For each icon, the most that `number` resources of the deck can provide."""
    resources = [
        (tally.cards[name].provides.counts, copies)
        for name, copies in tally.deck.items()
        if tally.cards[name].type is CardType.RESOURCE
    ]
    most = [_most(((counts[i], copies) for counts, copies in resources), number) for i in range(6)]
    if criteria.rules.face_down_provides_volition:
        most[_VOLITION] = max(most[_VOLITION], number)
    return tuple(most)


def _most(provided: Iterable[tuple[int, int]], number: int) -> int:
    total = 0
    for icons, copies in sorted(provided, reverse=True):
        taken = min(copies, number)
        total, number = total + icons * taken, number - taken
    return total


def _counts(card: Card, criteria: Criteria) -> bool:
    return criteria.rules.any_card_provides_icons or card.type is CardType.RESOURCE


def _fits(threshold: tuple[int, ...], icons: tuple[int, ...]) -> bool:
    return all(need <= have for need, have in zip(threshold, icons, strict=True))


def _warning(rule: str | None, message: str, *cards: CardCount) -> Finding:
    return Finding(Severity.WARNING, rule, message, cards)
