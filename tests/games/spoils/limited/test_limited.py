"""Limited play of The Spoils: its boosters, the bots of a draft, and decks built from pools."""

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.games import game
from app.games.capabilities.construction import CriteriaRequest
from app.games.spoils.construction import POOL_CHECKS
from app.games.spoils.facts import Catalogue, Printing
from app.games.spoils.limited import SpoilsDrafting, build_deck, pick, worths
from app.games.spoils.terms import Icon, Rarity
from app.games.tabletop.construction import Pool, Verdict
from app.games.tabletop.limited import DraftSetup, booster_of, open_sealed, play_draft, sold_sets

SOLD = ("1ED", "1P2", "SD1", "SD2", "SD3", "2ED", "SDE")


def test_the_sets_with_known_packs_are_sold_in_boosters(catalogue: Catalogue) -> None:
    sold = sold_sets(POOL_CHECKS, catalogue)
    assert tuple(booster.set.code for booster in sold) == SOLD
    assert [booster.size for booster in sold] == [13, 13, 13, 13, 30, 13, 13]


@pytest.mark.parametrize("code", SOLD)
def test_boosters_hold_neither_staples_nor_factions(catalogue: Catalogue, code: str) -> None:
    booster = booster_of(code, POOL_CHECKS, catalogue)
    for number in range(20):
        cards = booster.open(1, number)
        counted = Counter(card.rarity for card in cards)
        assert counted == catalogue.by_set[code].pack
        assert Rarity.STAPLE not in counted
        assert len({card.id for card in cards}) == len(cards)


def test_a_fixed_pack_is_always_the_same(catalogue: Catalogue) -> None:
    booster = booster_of("SD3", POOL_CHECKS, catalogue)
    assert booster.open(1, 0) == booster.open(2, 9)


def is_legal(pool: Sequence[Printing], edition: str, catalogue: Catalogue) -> bool:
    """True if the deck that is built from a pool may be played with it."""
    construction = game("spoils").construction.needed()
    form = catalogue.formats["limited"]
    held = Pool.of((card, 1) for card in pool)
    criteria = construction.criteria(CriteriaRequest(catalogue, form, edition, pool=held))
    deck = SpoilsDrafting().build(pool, criteria.minimum, catalogue)
    return construction.check(deck, criteria).verdict is Verdict.LEGAL


@given(st.integers(0, 1 << 40), st.sampled_from(SOLD), st.integers(1, 6))
@settings(max_examples=15)
def test_103_2_a_deck_built_from_any_pool_is_legal(
    catalogue: Catalogue, seed: int, code: str, number: int
) -> None:
    opened = open_sealed({code: number}, seed, POOL_CHECKS, catalogue)
    pool = [card for cards in opened for card in cards]
    for edition in ("basic1e", "cr2010", "cr3"):
        assert is_legal(pool, edition, catalogue)


def test_103_2_so_is_one_from_no_cards_at_all(catalogue: Catalogue) -> None:
    assert is_legal([], "cr3", catalogue)


def test_a_built_deck_asks_for_two_icons_and_has_a_third_of_resources(
    catalogue: Catalogue,
) -> None:
    opened = open_sealed({"2ED": 6}, 4, POOL_CHECKS, catalogue)
    pool = [card for cards in opened for card in cards]
    deck = build_deck(pool, 40, worths(catalogue), catalogue)
    asked = {icon for line in deck.lines if line.counts for icon in line.card.threshold.icons}
    staples = sum(line.copies for line in deck.lines if line.card.is_staple_resource)
    assert deck.size == 40
    assert len(asked) <= 2
    assert staples == 13
    assert deck.factions[0].faction is not None
    assert deck.factions[0].faction.starting_icons.icons <= asked


def test_bots_settle_on_two_icons(catalogue: Catalogue) -> None:
    """In a draft of eight most cards of a bot ask for its two most frequent icons only."""
    booster = booster_of("1ED", POOL_CHECKS, catalogue)
    setup = DraftSetup(8, (booster,) * 3, 11)
    draft = play_draft(setup, [0] * setup.picks, SpoilsDrafting().bot(catalogue))
    for pool in draft.pools[1:]:
        asked = Counter(icon for card in pool for icon in card.card.threshold.icons)
        best = {icon for icon, _ in asked.most_common(2)}
        playable = sum(card.card.threshold.icons <= best for card in pool)
        assert playable >= 24


def test_a_bot_without_cards_takes_what_is_worth_most(catalogue: Catalogue) -> None:
    worth, pack = worths(catalogue), booster_of("SD1", POOL_CHECKS, catalogue).open(9, 0)
    best = max(worth[card.card.name] for card in pack)
    assert worth[pack[pick([], pack, worth)].card.name] == best


def test_a_bot_with_cards_prefers_their_icon_among_cards_of_equal_worth(
    catalogue: Catalogue,
) -> None:
    of_icon = {
        icon: [
            printing
            for printing in catalogue.printings
            if printing.set.code == "1ED" and printing.card.threshold.icons == {icon}
        ]
        for icon in (Icon.RAGE, Icon.GREED)
    }
    rage, greed = of_icon[Icon.RAGE], of_icon[Icon.GREED]
    even = {card.card.name: 1.0 for card in (*rage, *greed)}
    assert pick(rage[:6], [greed[0], rage[7], greed[1]], even) == 1
    assert pick(greed[:6], [rage[0], rage[7], greed[7]], even) == 2


def test_worths_are_spread_about_nought_and_know_every_card_of_packs(catalogue: Catalogue) -> None:
    worth = worths(catalogue)
    assert {one.card.name for one in catalogue.printings if one.set.code in SOLD} <= worth.keys()
    assert abs(sum(worth.values()) / len(worth)) < 1
