"""Pools against the packs they were opened from."""

from collections.abc import Iterable

import pytest

from app.games.spoils.construction import POOL_CHECKS, Pool
from app.games.spoils.facts import Catalogue, Printing
from app.games.spoils.terms import Rarity
from app.games.tabletop.construction import Finding


def opened(catalogue: Catalogue, code: str, packs: int) -> list[Printing]:
    """Printings as they come out of packs of one set."""
    card_set = catalogue.by_set[code]
    cards: list[Printing] = []
    for rarity, number in card_set.pack.items():
        of = [p for p in catalogue.printings if p.set.code == code and p.rarity is rarity]
        cards += [of[n % len(of)] for n in range(number * packs)]
    return cards


def pool_of(cards: Iterable[Printing]) -> Pool:
    """A pool with one copy of each entry."""
    return Pool.of((printing, 1) for printing in cards)


def rules(findings: tuple[Finding, ...]) -> list[str | None]:
    """The rules that findings name."""
    return [found.rule for found in findings]


@pytest.mark.parametrize(
    ("code", "packs", "total"), [("1ED", 6, 78), ("SD1", 6, 78), ("SD2", 6, 78), ("SD3", 2, 60)]
)
def test_a_sealed_pool_holds_what_its_packs_hold(
    catalogue: Catalogue, code: str, packs: int, total: int
) -> None:
    pool = pool_of(opened(catalogue, code, packs))
    assert pool.total == total
    assert POOL_CHECKS.check_sealed(pool, {code: packs}, catalogue) == ()


def test_packs_of_two_sets_may_be_mixed(catalogue: Catalogue) -> None:
    pool = pool_of(opened(catalogue, "1ED", 3) + opened(catalogue, "SD2", 3))
    assert POOL_CHECKS.check_sealed(pool, {"SD2": 3, "1ED": 3}, catalogue) == ()


def test_a_rare_too_many_and_a_common_too_few_are_both_named(catalogue: Catalogue) -> None:
    cards = opened(catalogue, "1ED", 6)
    cards.append(next(p for p in cards if p.rarity is Rarity.RARE))
    cards.remove(next(p for p in cards if p.rarity is Rarity.COMMON))
    findings = POOL_CHECKS.check_sealed(pool_of(cards), {"1ED": 6}, catalogue)
    assert rules(findings) == ["pool.packs", "pool.packs"]
    assert "should give 54 cards of rarity common; the pool has 53" in findings[0].message
    assert "should give 6 cards of rarity rare; the pool has 7" in findings[1].message


def test_a_card_of_another_set_and_a_staple_are_no_pack_cards(catalogue: Catalogue) -> None:
    stranger = next(p for p in catalogue.printings if p.set.code == "SDE")
    staple = catalogue.newest_printing(catalogue.by_name["Rage"])
    cards = [*opened(catalogue, "1ED", 6), stranger, staple]
    findings = POOL_CHECKS.check_sealed(pool_of(cards), {"1ED": 6}, catalogue)
    assert {(found.rule, found.cards[0].name) for found in findings} == {
        ("pool.sets", stranger.card.name),
        ("pool.rarity", "Rage"),
    }


def test_a_fixed_pack_gives_every_card_once(catalogue: Catalogue) -> None:
    cards = opened(catalogue, "SD3", 1)
    cards[0] = cards[1]
    findings = POOL_CHECKS.check_sealed(pool_of(cards), {"SD3": 1}, catalogue)
    assert rules(findings) == ["pool.packs", "pool.packs"]
    assert {found.cards[0].copies for found in findings} == {0, 2}


def test_a_draft_pool_is_compared_by_total_and_sets_only(catalogue: Catalogue) -> None:
    cards = [p for p in catalogue.printings if p.set.code == "1ED" and p.rarity is Rarity.RARE]
    pool = pool_of(cards[:39])
    assert POOL_CHECKS.check_draft(pool, ["1ED"], 39, catalogue) == ()
    assert rules(POOL_CHECKS.check_draft(pool, ["1ED", "SD1"], 52, catalogue)) == ["pool.total"]
    assert set(rules(POOL_CHECKS.check_draft(pool, ["SD1"], 39, catalogue))) == {"pool.sets"}


@pytest.mark.parametrize("code", ["FNR", "XYZ"])
def test_a_set_without_packs_is_refused(catalogue: Catalogue, code: str) -> None:
    with pytest.raises(ValueError, match="is not sold in packs; sets sold in packs are 1ED"):
        POOL_CHECKS.check_sealed(Pool.of([]), {code: 6}, catalogue)
    with pytest.raises(ValueError, match="is not sold in packs"):
        POOL_CHECKS.check_draft(Pool.of([]), [code], 39, catalogue)


def test_pools_are_equal_whatever_the_order_they_were_entered_in(catalogue: Catalogue) -> None:
    cards = opened(catalogue, "1ED", 6)
    assert pool_of(cards) == pool_of(reversed(cards))
    assert pool_of(cards).digest != pool_of(cards[1:]).digest
