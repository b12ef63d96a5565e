"""The rules a deck can break, each as a finding with its smallest repair. Rules: 103.1, 103.2."""

from collections.abc import Iterator

from app.games.spoils.construction.criteria import Bound, Criteria, Limit
from app.games.spoils.construction.findings import CardCount, Finding, Removal, Repair, Severity
from app.games.spoils.construction.repairs import faction_repair, merged, trim
from app.games.spoils.construction.tally import Tally
from app.games.spoils.construction.words import cards_in_words, listed_in_words
from app.games.spoils.decklists import Zone
from app.games.spoils.facts import Card, fold


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
        *_tokens(tally),
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
            f"The deck has {number} faction cards ({names}), and it goes with exactly one. "
            "Keep one and take the others out."
        )
    repair = faction_repair(tally, criteria)
    yield Finding(Severity.ERROR, criteria.faction_rule, message, cards, repair)


def _size(tally: Tally, criteria: Criteria, *, is_whole: bool) -> Iterator[Finding]:
    """Enough cards, and not too many for the format. Rules: 103.1b, 103.2b."""
    size, form = tally.size, criteria.format
    if size < criteria.minimum and is_whole:
        missing = criteria.minimum - size
        message = (
            f"The deck holds {cards_in_words(size)}, the faction not counted; {form.name} asks "
            f"for at least {criteria.minimum}. Add {cards_in_words(missing)}."
        )
        yield Finding(Severity.ERROR, criteria.size_rule, message, repair=Repair(add=missing))
    if form.maximum is None and form.sideboard is None:
        return
    for zone, what, counts, most, rule in (
        (Zone.DECK, "deck", tally.deck, form.maximum, "format.size"),
        (Zone.SIDEBOARD, "sideboard", tally.side, form.sideboard, "format.sideboard"),
    ):
        held = sum(counts.values()) if most is not None else 0
        if most is not None and held > most:
            message = (
                f"The {what} holds {cards_in_words(held)}; {form.name} allows at most {most}. "
                f"Take {cards_in_words(held - most)} out."
            )
            removals = [Removal(name, n, zone) for name, n in trim(counts, held - most).items()]
            yield Finding(Severity.ERROR, rule, message, repair=Repair(merged(removals)))


def _limits(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """Copies, bans, sets and pool, name by name. Rules: 103.1c, 103.1d, 103.2c, 103.2d."""
    held_of = tally.names if criteria.looks_at_names or tally.side else tally.deck
    names = criteria.suspects(held_of, tally.cards)
    for name in sorted(names, key=fold):
        card, held = tally.cards[name], names[name]
        for limit in criteria.limits(card):
            if held > limit.most:
                yield _too_many(card, held, limit, tally, criteria)


def _too_many(card: Card, held: int, limit: Limit, tally: Tally, criteria: Criteria) -> Finding:
    surplus = held - limit.most
    in_deck = tally.factions.get(card.name, 0) or tally.deck.get(card.name, 0)
    from_side = max(0, min(surplus, held - in_deck))
    main = Zone.FACTION if card.is_faction else Zone.DECK
    removals = [
        Removal(card.name, copies, zone)
        for copies, zone in ((surplus - from_side, main), (from_side, Zone.SIDEBOARD))
        if copies
    ]
    return Finding(
        Severity.ERROR,
        limit.rule,
        _why(card, held, limit, criteria),
        (CardCount(card.name, held),),
        Repair(merged(removals)),
    )


def _why(card: Card, held: int, limit: Limit, criteria: Criteria) -> str:
    name, form, most = card.name, criteria.format, limit.most
    where = "The deck holds"
    if form.sideboard is not None:
        where = "Deck and sideboard together hold"
    out = f"Take {held - most} out." if most else "Take it out."
    match limit.bound:
        case Bound.COPIES:
            return f"{where} {held} copies of {name}; at most {most} are allowed. {out}"
        case Bound.BANNED:
            return f"{name} is banned in {form.name}. {out}"
        case Bound.RESTRICTED:
            return f"{name} is restricted in {form.name}: at most 1 copy, not {held}. {out}"
        case Bound.SETS:
            return f"{name} {_not_allowed(card, criteria)}. {out}"
        case Bound.POOL if most:
            return f"{where} {held} copies of {name}, the card pool {most}. {out}"
        case Bound.POOL:
            return f"{name} is not in the card pool. {out}"


def _not_allowed(card: Card, criteria: Criteria) -> str:
    codes = criteria.format.sets
    printed = {p.set.code for p in criteria.catalogue.printings_of(card)}
    if codes is None or not printed.isdisjoint(codes):
        return f"was not released by {criteria.as_of}"
    names = [criteria.catalogue.by_set[code].name for code in codes]
    return f"is in no set that {criteria.format.name} allows ({listed_in_words(names)})"


def _rarities(tally: Tally, criteria: Criteria) -> Iterator[Finding]:
    """Printings of a rarity the format does not allow; judged by printing, not by name."""
    for removal in tally.wrong_rarity:
        assert removal.printing is not None
        printing = criteria.catalogue.by_printing[removal.printing]
        others = [
            p.set.name
            for p in criteria.catalogue.printings_of(printing.card)
            if criteria.allows_rarity(p)
        ]
        way_out = f" or use the printing of {listed_in_words(others, 'or')}" if others else ""
        message = (
            f"{removal.name} of {printing.set.name} has rarity {printing.rarity.value}, which "
            f"{criteria.format.name} does not allow. Take it out{way_out}."
        )
        yield Finding(
            Severity.ERROR,
            "format.rarity",
            message,
            (CardCount(removal.name, removal.copies),),
            Repair((removal,)),
        )


def _tokens(tally: Tally) -> Iterator[Finding]:
    """Tokens are never cards of a deck. Rules: 409."""
    for removal in tally.tokens:
        yield Finding(
            Severity.ERROR,
            "data.token",
            f"{removal.name} is a token, and tokens are never part of a deck. Take it out.",
            (CardCount(removal.name, removal.copies),),
            Repair((removal,)),
        )
