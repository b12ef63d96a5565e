"""All changes of a card by continuous texts and lasting effects. Rules: 10.1, 10.2, 26.5, 49.4."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import Scope
from app.games.shadowfist.engine.model.derived import UNCHANGED, Active, Given, Totals
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read import amounts, filters, immunity
from app.games.shadowfist.engine.read.texts import is_blank, read_by, texts
from app.games.shadowfist.terms import CardType, Keyword, Restriction


def totals(state: State, card: int) -> Totals:
    """The changes of a card in play, added up and kept until something changes."""
    derived = state.derived
    found = derived.totals.get(card)
    if found is None:
        found = fresh_totals(state, card)
        if not derived.evaluating:
            derived.totals[card] = found
            derived.read_for[card] = _read_for(state, card)
    return found


def fresh_totals(state: State, card: int) -> Totals:
    """The changes of a card, worked out anew."""
    if not (state.lasting or _concerning(state, card)):
        return UNCHANGED
    given = list(changes_on(state, card))
    return _added_up(state, given) if given else UNCHANGED


def _read_for(state: State, card: int) -> int:
    """The parts of the state that the changes of a card depend on."""
    reads = 0
    for it in _concerning(state, card):
        reads |= it.reads
    for lasting in state.lasting:
        if lasting.card == card:
            for change in lasting.changes:
                reads |= read_by(change)
    return reads


def _concerning(state: State, card: int) -> tuple[Active, ...]:
    """The texts that may work on a card, by its type and controller."""
    active = texts(state)
    type_ = CardType.FENG_SHUI_SITE if state.face_down[card] else state.kinds[card].type
    reaching = active.reaching_for(type_, state.controller[card])
    own = active.own.get(card)
    return reaching if own is None else (*own, *reaching)


def changes_on(state: State, card: int) -> Iterator[Given]:
    """Every change of a card with its amount.

    A text does not see what it gives itself while it is being worked out. A card that is blank has
    lost the X that its own text has set (48.1).
    """
    evaluating = state.derived.evaluating
    for it in _concerning(state, card):
        key = (it.card, it.place)
        if key in evaluating:
            continue
        scope = Scope(it.player, it.card, itself=card)
        evaluating.add(key)
        try:
            found = _given_by(state, scope, it)
        finally:
            evaluating.discard(key)
        yield from found
    mark = state.mark[card]
    for lasting in state.lasting:
        if lasting.card == card and lasting.mark == mark:
            by = lasting.by
            player, source = (-1, -1) if by is None else (by.player, by.card)
            for change in lasting.changes:
                if source == card and isinstance(change, v.Becomes) and is_blank(state, card):
                    continue
                yield Given(change, player, -1 if source is None else source)


def _given_by(state: State, scope: Scope, it: Active) -> list[Given]:
    """The changes that a text gives the card that it is read for; none where it does not apply."""
    card = scope.itself
    if (
        filters.matches(state, scope, card, it.text.cards)
        and amounts.holds(state, scope, it.text.while_)
        and not immunity.is_immune_as_printed(state, card, it.card)
    ):
        return [
            Given(_settled(state, scope, change), it.player, it.card) for change in it.text.changes
        ]
    return []


def _settled(state: State, scope: Scope, change: v.Change) -> v.Change:
    """A change with its amount worked out."""
    value = getattr(change, "amount", 0)
    if isinstance(value, int):
        return change
    return replace(change, amount=amounts.amount(state, scope, value))  # type: ignore[call-arg]


def _added_up(state: State, given: Iterable[Given]) -> Totals:
    sums = dict.fromkeys(_SUMS, 0)
    printed: dict[v.Score, int] = {}
    keywords: set[Keyword] = set()
    rest = []
    for each in _cumulative(state, given):
        match each.change:
            case v.More(score=score, amount=int(amount)):
                sums["fighting" if score is v.FIGHTING else "body"] += amount
            case v.Becomes(score=score, amount=int(amount)):
                printed[score] = amount
            case v.Gains(keyword=keyword, amount=int(amount), against=v.CARD):
                keywords.add(keyword)
                if keyword is Keyword.TOUGHNESS:
                    sums["toughness"] += amount
                elif keyword is Keyword.INFLUENCE:
                    sums["influence"] += amount
            case v.Generates(amount=int(amount)):
                sums["generates"] += amount
            case v.HandSize(amount=int(amount)):
                sums["hand"] += amount
            case v.DiscardsMore(amount=int(amount)):
                sums["discards"] += amount
            case _:
                rest.append(each)
    return Totals(
        sums["fighting"], sums["body"], sums["toughness"], sums["influence"], sums["generates"],
        sums["hand"], printed.get(v.FIGHTING), printed.get(v.BODY), frozenset(keywords),
        tuple(rest), sums["discards"],
    )  # fmt: skip


_SUMS: Final = ("fighting", "body", "toughness", "influence", "generates", "hand", "discards")


def _cumulative(state: State, given: Iterable[Given]) -> Iterator[Given]:
    """Leave out what overlaps. Rules: 49.4.

    Of Not Cumulative cards of one title the largest counts, for each kind of result; what raises
    and what lowers are apart.
    """
    largest: dict[tuple[object, ...], Given] = {}
    for each in given:
        kind = None if each.source < 0 else state.kinds[each.source]
        if kind is None or Restriction.NOT_CUMULATIVE not in kind.restrictions:
            yield each
            continue
        size = _size(each)
        key = (kind.title, *_result(each.change), size < 0)
        if key not in largest or abs(size) > abs(_size(largest[key])):
            largest[key] = each
    yield from largest.values()


def _size(each: Given) -> int:
    size = getattr(each.change, "amount", 0)
    assert isinstance(size, int)
    return size


def _result(change: v.Change) -> tuple[object, ...]:
    match change:
        case v.More(score=it) | v.Becomes(score=it):
            return type(change), it
        case v.Gains(keyword=it):
            return type(change), it
        case v.InflictsMore(on=it):
            return type(change), it
    return (type(change),)


def forbids(state: State, card: int, act: v.Act, by: int) -> bool:
    """Tell whether a text forbids a card an act, by another card if it takes one. Rules: 6.2."""
    return state.game.has_scripts and next(forbidding(state, card, act, by), None) is not None


def forbidding(state: State, card: int, act: v.Act, by: int) -> Iterator[Given]:
    """Yield the changes that forbid a card an act, by another card if it takes one. Rules: 6.2."""
    for it in totals(state, card).given:
        match it.change:
            case v.Cannot(act=forbidden) if forbidden is act:
                if by < 0 or _concerns(state, card, it, by, it.change.by):
                    yield it


def _concerns(state: State, card: int, given: Given, other: int, cards: v.Cards) -> bool:
    scope = Scope(given.player, given.source, itself=card)
    return filters.matches(state, scope, other, cards)


def concerns(state: State, card: int, given: Given, other: int) -> bool:
    """Tell whether a card may be the company of an attacker that needs some. Rules: 28.1."""
    change = given.change
    return isinstance(change, v.AttacksOnlyWith) and _concerns(
        state, card, given, other, change.cards
    )


def demands(state: State, card: int, act: v.Act) -> bool:
    """Tell whether a text makes a card do an act where it can. Rules: 6.2."""
    if not state.game.has_scripts:
        return False
    return any(
        isinstance(it.change, v.Must) and it.change.act is act for it in totals(state, card).given
    )


def is_immune_by_text(state: State, card: int, source: int) -> bool:
    """Tell whether a text makes a card immune to another. Rules: 40.0."""
    return any(
        isinstance(it.change, v.Immune) and _concerns(state, card, it, source, it.change.to)
        for it in totals(state, card).given
    )


def gains_against(state: State, card: int, keyword: Keyword, others: Sequence[int]) -> bool:
    """Tell whether a text gives a card a bold-faced ability against all of some others."""
    return any(
        isinstance(it.change, v.Gains)
        and it.change.keyword is keyword
        and all(_concerns(state, card, it, other, it.change.against) for other in others)
        for it in totals(state, card).given
    )


def concerned(
    state: State, card: int, given: Given, cards: v.Cards, others: Iterable[int]
) -> frozenset[int] | None:
    """Those of some cards that a change of a card is about; None if it is about any."""
    if not cards.where:
        return None
    return frozenset(it for it in others if _concerns(state, card, given, it, cards))
