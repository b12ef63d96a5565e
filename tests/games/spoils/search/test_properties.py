"""Properties of every query: it reads back, and it finds the cards that its meaning says."""

import re

import pytest
from hypothesis import given, settings

from app.games.spoils.facts import Card, Printing, PrintingId, fold, fold_leet
from app.games.spoils.search import SearchIndex, card_test, explain, parse, search
from app.games.spoils.terms import Icon, Rarity
from app.games.tabletop.search import Query, Unique
from app.games.tabletop.search.nodes import (
    And,
    Arrangement,
    Condition,
    FieldName,
    Multiset,
    Node,
    Not,
    Number,
    Op,
    Or,
    PrintedX,
    Value,
    Word,
)
from tests.games.spoils.search.strategies import ARRANGEMENTS, FACTS, WRITABLE, nodes, queries


@settings(deadline=None)
@given(queries(WRITABLE))
def test_every_query_reads_back_from_its_canonical_spelling(query: Query) -> None:
    assert parse(str(query)) == query


@settings(deadline=None)
@given(nodes(WRITABLE), ARRANGEMENTS)
def test_every_query_can_be_told_in_words(node: Node, arrangement: Arrangement) -> None:
    sentence = explain(Query(node, arrangement))
    assert sentence.endswith(".")
    assert sentence.startswith(("Cards: ", "Printings: "))


def unsigned(text: str) -> str:
    """Return folded text without the signs that people leave out of names."""
    return fold(re.sub(r"['’‘`´‐‑–—.,!?:;…\"“”()-]", "", text))


class Reference:
    """The meaning of a query, judged printing by printing without any preparation."""

    def __init__(self, index: SearchIndex, by_printing: bool) -> None:
        self.catalogue = index.catalogue
        self.subtypes = {fold(s) for card in self.catalogue.cards for s in card.subtypes}
        self.by_printing = by_printing

    def fulfilling(self, node: Node, card: Card) -> set[PrintingId]:
        """The printings of a card that fulfil a query."""
        every = {printing.id for printing in self.catalogue.printings_of(card)}
        if isinstance(node, And):
            return every.intersection(*(self.fulfilling(part, card) for part in node.parts))
        if isinstance(node, Or):
            return set().union(*(self.fulfilling(part, card) for part in node.parts))
        if isinstance(node, Not):
            return self.others(self.fulfilling(node.part, card), every)
        if node.field in ("set", "rarity", "number"):
            return self.printed(node, every)
        return every if self.holds(node, card) else set()

    def others(self, found: set[PrintingId], every: set[PrintingId]) -> set[PrintingId]:
        """The printings that a negation leaves."""
        if self.by_printing:
            return every - found
        return set() if found else every

    def printed(self, condition: Condition, every: set[PrintingId]) -> set[PrintingId]:
        """The printings in a set, of a rarity, or with a number."""
        if condition.op is Op.IS_NOT and condition.field != "number":
            same = Condition(condition.field, Op.HAS, condition.values)
            return self.others(self.printed(same, every), every)
        holds = all if condition.op is Op.IS_NOT else any
        printings = [self.catalogue.by_printing[id_] for id_ in every]
        return {
            p.id for p in printings if holds(self.of(condition, v, p) for v in condition.values)
        }

    def of(self, condition: Condition, value: Value, printing: Printing) -> bool:
        """True if one printing fulfils one value."""
        if condition.field == "number":
            assert isinstance(value, Number)
            return compared(printing.number, condition.op, value.value)
        assert isinstance(value, Word)
        if condition.field == "rarity":
            order = list(Rarity)
            return compared(
                order.index(printing.rarity), condition.op, order.index(Rarity(value.text))
            )
        orders = [
            s.order for s in self.catalogue.sets if self.is_called(value.text, s.code, s.name)
        ]
        if condition.op in (Op.HAS, Op.IS):
            return printing.set.order in orders
        edge = min(orders) if condition.op in (Op.BELOW, Op.AT_LEAST) else max(orders)
        return compared(printing.set.order, condition.op, edge)

    def is_called(self, text: str, code: str, name: str) -> bool:
        """True if a text names a set: by its code, or if no code fits, by its name."""
        if any(s.code.casefold() == text.casefold() for s in self.catalogue.sets):
            return code.casefold() == text.casefold()
        return text in re.sub(r"[^a-z0-9]", "", name.casefold())

    def holds(self, condition: Condition, card: Card) -> bool:
        """True if a card fulfils a condition about what all its printings share."""
        words = condition.field in ("name", "type", "subtype", "trade")
        if condition.op is Op.IS_NOT and words:
            op = Op.IS
            return not any(
                self.word(condition.field, op, value, card) for value in condition.values
            )
        if words:
            return any(self.word(condition.field, condition.op, v, card) for v in condition.values)
        holds = all if condition.op is Op.IS_NOT else any
        return holds(measured(condition.field, condition.op, v, card) for v in condition.values)

    def word(self, field: str, op: Op, value: Value, card: Card) -> bool:
        """True if a name, type, subtype or trade fits a word."""
        assert isinstance(value, Word)
        text = fold(value.text)
        if field == "trade":
            return card.trade == value.text
        if field == "subtype":
            return any(
                text == fold(s) if op is not Op.HAS else text in fold(s) for s in card.subtypes
            )
        if field == "type":
            return self.typed(text, op, card)
        name, leet = fold(card.name), fold_leet(card.name)
        digits = re.search(r"\d", text) or re.search(r"\d", name)
        if op is Op.EXACTLY:
            return name == text
        reads_alike = bool(digits) and len(text) > 2
        if op is Op.HAS:
            closed = unsigned(value.text)
            return (
                text in name
                or (reads_alike and fold_leet(text) in leet)
                or (len(text) > 2 and closed != "" and closed in unsigned(card.name))
            )
        return name == text or (reads_alike and fold_leet(text) == leet)

    def typed(self, text: str, op: Op, card: Card) -> bool:
        """True if the type line fits: the type, else a supertype or subtype."""
        types = {"char": "Character", "item": "Item", "tactics": "Tactic"}
        if text in types and (op is Op.HAS or text != "char"):
            return card.type == types[text]
        if op is not Op.HAS:
            return False
        return card.supertype == text or any(text in fold(s) for s in card.subtypes)


def compared(printed: int | None, op: Op, wanted: int | None) -> bool:
    """Compare two numbers; what is missing fulfils nothing."""
    if printed is None or wanted is None:
        return False
    return {
        Op.HAS: printed == wanted,
        Op.IS: printed == wanted,
        Op.IS_NOT: printed != wanted,
        Op.BELOW: printed < wanted,
        Op.AT_MOST: printed <= wanted,
        Op.ABOVE: printed > wanted,
        Op.AT_LEAST: printed >= wanted,
    }[op]


def number_of(field: str, card: Card) -> int | None:
    """A printed number."""
    if field == "flip":
        return card.keywords.flip_up.cost if card.keywords.flip_up else None
    return getattr(card, field)  # type: ignore[no-any-return]


def icons_of(field: str, card: Card) -> str | None:
    """Printed icons as letters."""
    if field == "flipth":
        return str(card.keywords.flip_up.threshold) if card.keywords.flip_up else None
    return str(card.provides if field == "provides" else card.threshold)


def measured(field: str, op: Op, value: Value, card: Card) -> bool:
    """True if a number or a multiset of icons fulfils one value."""
    if field == "playable":
        assert isinstance(value, Multiset)
        return card.is_deck_card and set(str(card.threshold)) <= {
            *str(value.counts),
            Icon.VOLITION,
        }
    if field in ("threshold", "provides", "flipth", "icon"):
        printed = icons_of(field, card)
        if printed is None:
            return False
        if field == "icon":
            printed = "".join(sorted(set(printed)))
        if isinstance(value, Number):
            return compared(len(printed), op, value.value)
        wanted = icons_of(value.key, card) if isinstance(value, FieldName) else letters(value)
        if field == "icon":
            wanted = "".join(sorted(set(wanted or "")))
        return wanted is not None and icons_compared(printed, op, wanted)
    if isinstance(value, PrintedX):
        return False
    wanted_number = number_of(value.key, card) if isinstance(value, FieldName) else number(value)
    return compared(number_of(field, card), op, wanted_number)


def letters(value: Value) -> str:
    """The icons of a value as letters."""
    assert isinstance(value, Multiset)
    return str(value.counts)


def number(value: Value) -> int:
    """The number of a value."""
    assert isinstance(value, Number)
    return value.value


def icons_compared(printed: str, op: Op, wanted: str) -> bool:
    """Compare multisets letter by letter."""
    within = all(printed.count(letter) <= wanted.count(letter) for letter in "OGEDRV")
    holds = all(printed.count(letter) >= wanted.count(letter) for letter in "OGEDRV")
    return {
        Op.HAS: holds,
        Op.IS: within and holds,
        Op.IS_NOT: not (within and holds),
        Op.BELOW: within and not holds,
        Op.AT_MOST: within,
        Op.ABOVE: holds and not within,
        Op.AT_LEAST: holds,
    }[op]


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(node=nodes(FACTS))
def test_a_query_finds_the_cards_that_its_meaning_says(index: SearchIndex, node: Node) -> None:
    reference = Reference(index, by_printing=False)
    meant = {
        (card.name, frozenset(printings))
        for card in index.catalogue.cards
        if (printings := reference.fulfilling(node, card))
    }
    rows = search(index, Query(node)).found
    assert {(row.card.name, frozenset(p.id for p in row.printings)) for row in rows} == meant


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(node=nodes(FACTS))
def test_a_query_finds_the_printings_that_its_meaning_says(index: SearchIndex, node: Node) -> None:
    reference = Reference(index, by_printing=True)
    meant = {
        printing for card in index.catalogue.cards for printing in reference.fulfilling(node, card)
    }
    result = search(index, Query(node, Arrangement(unique=Unique.PRINTS)))
    assert len(result.printings) == len(meant)
    assert {printing.id for printing in result.printings} == meant


@settings(deadline=None)
@given(node=nodes(FACTS), arrangement=ARRANGEMENTS)
def test_arrangement_never_changes_what_is_found(
    index: SearchIndex, node: Node, arrangement: Arrangement
) -> None:
    plain = search(index, Query(node, Arrangement(unique=arrangement.unique)))
    arranged = search(index, Query(node, arrangement))
    assert sorted(arranged.printings, key=lambda p: p.id) == sorted(
        plain.printings, key=lambda p: p.id
    )


@given(node=nodes(FACTS))
@settings(max_examples=20, deadline=None)
def test_asking_about_one_card_gives_the_same_answer(index: SearchIndex, node: Node) -> None:
    query = Query(node)
    test = card_test(query, index)
    names = {card.name for card in search(index, query).cards}
    assert {card.name for card in index.catalogue.cards if test(card)} == names
    first = index.catalogue.cards[0]
    assert card_test(query, index)(first) == (first.name in names)
