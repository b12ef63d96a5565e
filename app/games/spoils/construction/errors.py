"""The rules a deck can break, each as a finding with its smallest repair. Rules: 103.1, 103.2."""

from collections.abc import Iterator

from app.games.spoils.construction import kinds
from app.games.spoils.construction.counts import Tally
from app.games.spoils.construction.criteria import Criteria
from app.games.spoils.construction.repairs import faction_repair
from app.games.spoils.decklists import Zone
from app.games.spoils.facts import fold
from app.games.tabletop.construction import (
    CardCount,
    Finding,
    Removal,
    Repair,
    broken,
    cards_in_words,
    listed_in_words,
    merged,
    surplus_removals,
    trim,
    why_not_rarity,
)


def errors(tally: Tally, criteria: Criteria, *, is_whole: bool) -> list[Finding]:
    """Everything that breaks a rule, always in the same order.

    With `is_whole` false the list has lines nobody understood yet; then only what is
    broken whatever they become is found.
    """
    return [
        *_faction(tally, criteria, is_whole=is_whole),
        *_size(tally, criteria, is_whole=is_whole),
        *_limits(tally, criteria),
        *_rarities(tally, criteria),
        *_tokens(tally, criteria),
    ]


def _faction(tally: Tally, criteria: Criteria, *, is_whole: bool) -> Iterator[Finding]:
    """Exactly one faction card. Rules: 103.1a, 103.2a, basic1e:B.faction.3."""
    number = sum(tally.factions.values()) if tally.factions else 0
    if number == 1 or (number == 0 and not is_whole):
        return
    cards = tuple(CardCount(*held) for held in sorted(tally.factions.items()))
    if number == 0:
        message = "The deck has no faction card. Choose exactly one."
    else:
        names = listed_in_words([f"{copies} {name}" for name, copies in cards])
        message = (
            f"The deck has {number} faction cards ({names}) but needs exactly one. Keep one and "
            "remove the others."
        )
    repair = faction_repair(tally, criteria)
    yield criteria.finding(criteria.faction_kind, message, cards, repair)


def _size(tally: Tally, criteria: Criteria, *, is_whole: bool) -> Iterator[Finding]:
    """Enough cards, and not too many for the format. Rules: 103.1b, 103.2b."""
    size, form = tally.size, criteria.format
    if size < criteria.minimum and is_whole:
        missing = criteria.minimum - size
        message = (
            f"{cards_in_words(size)} (faction not counted); {form.name} needs at least "
            f"{criteria.minimum}. Add {cards_in_words(missing)}."
        )
        yield criteria.finding(criteria.size_kind, message, repair=Repair(add=missing))
    if form.maximum is None and form.sideboard is None:
        return
    for zone, what, counts, most, kind in (
        (Zone.DECK, "deck", tally.deck, form.maximum, kinds.FORMAT_SIZE),
        (Zone.SIDEBOARD, "sideboard", tally.side, form.sideboard, kinds.SIDEBOARD_TOO_LARGE),
    ):
        held = sum(counts.values()) if most is not None else 0
        if most is not None and held > most:
            message = (
                f"The {what} has {cards_in_words(held)}; {form.name} allows at most {most}. "
                f"Remove {cards_in_words(held - most)}."
            )
            removals = [Removal(name, n, zone) for name, n in trim(counts, held - most).items()]
            yield criteria.finding(kind, message, repair=Repair(merged(removals)))


def _limits(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """Copies, bans, sets and pool, name by name. Rules: 103.1c, 103.1d, 103.2c, 103.2d."""
    held_of = tally.names if criteria.looks_at_names or tally.side else tally.deck
    names = criteria.suspects(held_of)
    cards = tally.cards if names else {}
    for name in sorted(names, key=fold):
        card, held = cards[name], names[name]
        in_main = tally.factions.get(name, 0) or tally.deck.get(name, 0)
        main = Zone.FACTION if card.is_faction else Zone.DECK
        for limit, message in broken(criteria.name_rules, card, held):
            going = surplus_removals(name, held - limit.most, in_main, held, main, Zone.SIDEBOARD)
            yield criteria.finding(limit.kind, message, (CardCount(name, held),), Repair(going))


def _rarities(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """Printings of a rarity the format does not allow; judged by printing, not by name."""
    for removal in tally.wrong_rarity:
        assert removal.printing is not None
        printing = criteria.catalogue.by_printing[removal.printing]
        allowed = [
            one
            for one in criteria.catalogue.printings_of(printing.card)
            if criteria.allows_rarity(one)
        ]
        message = why_not_rarity(printing, criteria.format.name, allowed)
        yield criteria.finding(
            kinds.WRONG_RARITY,
            message,
            (CardCount(removal.name, removal.copies),),
            Repair((removal,)),
        )


def _tokens(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """Tokens are never cards of a deck. Rules: 409."""
    for removal in tally.tokens:
        yield criteria.finding(
            kinds.TOKEN,
            f"{removal.name} is a token; tokens cannot be part of a deck. Remove it.",
            (CardCount(removal.name, removal.copies),),
            Repair((removal,)),
        )
