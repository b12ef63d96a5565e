"""Boosters opened by a seed, and drafts replayed from their picks, in a made-up game."""

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tabletop.construction import FindingKind, Pool, PoolChecks, Severity
from app.games.tabletop.facts import CardSet
from app.games.tabletop.limited import (
    Booster,
    Draft,
    DraftError,
    DraftSetup,
    NoBoosterError,
    booster_of,
    open_sealed,
    play_draft,
    sold_sets,
)
from tests.games.tabletop.harbour import Facts, Rarity, Ship, ShipPrinting, printing

COMMONS, SCARCE = 7, 3
PACKED = CardSet("PKD", "Packed Tide", 0, 10, pack={Rarity.COMMON: 3, Rarity.SCARCE: 1})
OTHER = CardSet("OTH", "Other Tide", 1, 4, pack={Rarity.COMMON: 4})
LOOSE = CardSet("LSE", "Loose Tide", 2, 1)
SHORT = CardSet("SRT", "Short Tide", 3, 1, pack={Rarity.COMMON: 2})


def ships(card_set: CardSet, number: int, rarity: Rarity = Rarity.COMMON) -> list[ShipPrinting]:
    made = []
    for at in range(1, number + 1):
        one = printing(at, Ship(f"{card_set.code} {rarity.value} {at}"), card_set)
        made.append(
            ShipPrinting(type(one.id)(f"{one.id}-{rarity.value}"), one.card, card_set, at, rarity)
        )
    return made


CATALOGUE = Facts.of(
    version="t",
    printings=[
        *ships(PACKED, COMMONS),
        *ships(PACKED, SCARCE, Rarity.SCARCE),
        *ships(OTHER, 4),
        *ships(LOOSE, 1),
        *ships(SHORT, 1),
    ],
    sets=[PACKED, OTHER, LOOSE, SHORT],
)
CHECKS = PoolChecks(
    *(FindingKind(Severity.ERROR, rule, "", "") for rule in ("packs", "sets", "rarity", "total")),
    rarities=tuple(Rarity),
)
BOOSTER = booster_of("PKD", CHECKS, CATALOGUE)
SEEDS = st.integers(0, (1 << 64) - 1)
NUMBERS = st.integers(0, 1000)


def ids(cards: Sequence[ShipPrinting]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


def first(held: Sequence[ShipPrinting], pack: Sequence[ShipPrinting]) -> int:
    """A bot that takes what lies on top."""
    return 0


@given(SEEDS, NUMBERS)
def test_a_booster_holds_its_rarities_and_no_card_twice(seed: int, number: int) -> None:
    cards = BOOSTER.open(seed, number)
    assert [card.rarity for card in cards] == [Rarity.SCARCE, *[Rarity.COMMON] * 3]
    assert len({card.id for card in cards}) == len(cards) == BOOSTER.size


@given(SEEDS, NUMBERS)
def test_the_same_seed_set_and_number_give_the_same_cards(seed: int, number: int) -> None:
    again = booster_of("PKD", CHECKS, CATALOGUE)
    assert again.open(seed, number) == BOOSTER.open(seed, number)
    assert again.fingerprint == BOOSTER.fingerprint


def test_seeds_and_numbers_give_different_cards() -> None:
    """7 commons taken by threes and 3 scarce ones make 630 boosters in the order drawn."""
    by_number = {ids(BOOSTER.open(1, number)) for number in range(300)}
    by_seed = {ids(BOOSTER.open(seed, 0)) for seed in range(300)}
    # 300 draws of 630 kinds give 239 different ones on average, with a deviation below 7.
    assert 205 < len(by_number) < 275
    assert 205 < len(by_seed) < 275


def test_every_card_of_a_rarity_is_equally_likely() -> None:
    """By Pearson's chi-squared test, at the 0.1 % point for 6 and 2 degrees of freedom."""
    packs = 7_000
    drawn = Counter(card.id for number in range(packs) for card in BOOSTER.open(7, number))
    for rarity, kinds, taken, most in (
        (Rarity.COMMON, COMMONS, 3, 22.46),
        (Rarity.SCARCE, SCARCE, 1, 13.82),
    ):
        expected = packs * taken / kinds
        known = [
            one.id for one in CATALOGUE.printings if one.rarity is rarity and one.set is PACKED
        ]
        assert len(known) == kinds
        assert sum((drawn[id_] - expected) ** 2 / expected for id_ in known) < most


def test_a_rarity_that_a_booster_holds_completely_comes_in_the_order_of_the_set() -> None:
    cards = booster_of("OTH", CHECKS, CATALOGUE).open(3, 0)
    assert cards == tuple(one for one in CATALOGUE.printings if one.set is OTHER)


def test_sets_without_boosters_or_with_too_few_cards_say_so() -> None:
    assert [booster.set.code for booster in sold_sets(CHECKS, CATALOGUE)] == ["PKD", "OTH"]
    for code, words in (("LSE", "not sold"), ("SRT", "only 1 are on record"), ("X", "no set 'X'")):
        with pytest.raises(NoBoosterError, match=words):
            booster_of(code, CHECKS, CATALOGUE)


def test_a_booster_of_a_changed_set_has_another_fingerprint() -> None:
    fewer = Facts.of(version="t", printings=CATALOGUE.printings[1:], sets=CATALOGUE.sets)
    assert booster_of("PKD", CHECKS, fewer).fingerprint != BOOSTER.fingerprint


@given(SEEDS, st.integers(1, 8), st.integers(0, 3))
def test_a_sealed_pool_is_what_its_boosters_hold(seed: int, packed: int, other: int) -> None:
    packs = {"PKD": packed, "OTH": other}
    opened = open_sealed(packs, seed, CHECKS, CATALOGUE)
    pool = Pool.of((card, 1) for cards in opened for card in cards)
    assert CHECKS.check_sealed(pool, packs, CATALOGUE) == ()
    assert opened[:packed] == open_sealed({"PKD": packed}, seed, CHECKS, CATALOGUE)


def drafted(seats: int, rounds: int, picks: Sequence[int], seed: int = 5) -> Draft[ShipPrinting]:
    return play_draft(DraftSetup(seats, (BOOSTER,) * rounds, seed), picks, first)


@given(st.integers(2, 8), st.integers(1, 4), SEEDS, st.data())
def test_a_draft_deals_every_card_of_its_boosters_once(
    seats: int, rounds: int, seed: int, data: st.DataObject
) -> None:
    picks: list[int] = []
    while not (draft := drafted(seats, rounds, picks, seed)).is_over:
        assert len(picks) == draft.round * BOOSTER.size + draft.pick
        assert len(draft.pack) == BOOSTER.size - draft.pick
        picks.append(data.draw(st.integers(0, len(draft.pack) - 1)))
    opened = Counter(
        card.id for number in range(seats * rounds) for card in BOOSTER.open(seed, number)
    )
    assert Counter(card.id for pool in draft.pools for card in pool) == opened
    assert [len(pool) for pool in draft.pools] == [draft.setup.picks] * seats


def test_boosters_go_left_then_right() -> None:
    """With two picks left over, the booster after the first pick is that of a neighbour."""
    packs = [BOOSTER.open(5, number) for number in range(6)]
    after_one = drafted(3, 2, [0])
    assert after_one.passes_left
    assert after_one.pack == packs[2][1:]  # from the right, where the last seat is
    second = drafted(3, 2, [0] * BOOSTER.size + [0])
    assert not second.passes_left
    assert second.pack == packs[4][1:]  # from the left


def test_a_pick_that_cannot_be_is_refused() -> None:
    for picks in ([4], [-1], [3, 3], [0] * 5):
        with pytest.raises(DraftError):
            drafted(2, 1, picks)
    for seats, rounds in ((1, 3), (9, 3), (8, 0), (8, 5)):
        with pytest.raises(DraftError):
            DraftSetup(seats, (BOOSTER,) * rounds, 1)


def test_earlier_picks_stay_when_the_draft_goes_on() -> None:
    before, after = drafted(4, 3, [1, 0]), drafted(4, 3, [1, 0, 1])
    for seat in range(4):
        assert after.pools[seat][:2] == before.pools[seat]
    assert after.pools[0][2] == before.pack[1]


def test_several_boosters_of_a_set_are_different_ones() -> None:
    mixed: tuple[Booster[ShipPrinting], ...] = (BOOSTER, booster_of("OTH", CHECKS, CATALOGUE))
    draft = play_draft(DraftSetup(2, (*mixed, BOOSTER), 5), [0] * (BOOSTER.size + 4), first)
    assert draft.pack == BOOSTER.open(5, 2)
