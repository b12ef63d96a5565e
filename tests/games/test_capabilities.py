"""Capabilities of a game, as commands and pages use them; and messages where it offers less."""

import pytest

from app.games import Game, game
from app.games.capabilities.construction import CriteriaRequest
from app.games.game import Editions, EditionTitle
from app.games.offers import MissingCapabilityError
from app.games.tabletop.construction import Pool, Verdict
from app.games.tabletop.facts import AnyCatalogue
from tests.support.catalogues import shipped_catalogue

BARE = Game("bare", "Bare", Editions((EditionTitle("first", "First edition", "1st"),), "first"))
SPOILS = game("spoils")
LIST = "1 The Tournament Faction\n71 Rage\n4 Scout\n"


@pytest.fixture
def cards() -> AnyCatalogue:
    """The shipped catalogue."""
    shipped: AnyCatalogue = shipped_catalogue(SPOILS.cards.needed())
    return shipped


@pytest.mark.parametrize(
    "ask",
    [
        lambda of: of.cards.needed(),
        lambda of: of.construction.needed(),
        lambda of: of.deck_checks.needed(),
        lambda of: of.editing.needed(),
        lambda of: of.files.needed(),
        lambda of: of.limited.needed(),
        lambda of: of.metagame.needed(),
        lambda of: of.rows.needed(),
    ],
)
def test_a_game_that_lacks_something_says_so(ask: object) -> None:
    assert callable(ask)
    with pytest.raises(MissingCapabilityError, match=r"^Bare has no cards\.$"):
        ask(BARE)


def test_deck_files_are_read_and_written_through_the_game(cards: AnyCatalogue) -> None:
    files = SPOILS.files.needed()
    read = files.read(LIST, cards)
    assert read.decklist is not None
    written = files.write(read.decklist, "o8d")
    again = files.read(written, cards)
    assert (again.format, again.hash) == ("o8d", read.hash)
    assert files.lost(read.decklist, "o8d") == ()


def test_decks_are_checked_through_the_game(cards: AnyCatalogue) -> None:
    files, construction = SPOILS.files.needed(), SPOILS.construction.needed()
    form = construction.find_format(construction.default_format, cards)
    criteria = construction.criteria(CriteriaRequest(cards, form, SPOILS.editions.default))
    for copies, verdict in ((4, Verdict.LEGAL), (5, Verdict.ILLEGAL)):
        read = files.read(LIST.replace("4", str(copies)), cards)
        assert construction.check_import(read, criteria).verdict is verdict


def test_a_pool_is_all_cards_of_a_list(cards: AnyCatalogue) -> None:
    read = SPOILS.files.needed().read(LIST, cards).decklist
    assert read is not None
    assert Pool.of_decklist(read).total == 76


def test_a_faction_stands_alone_and_does_not_count(cards: AnyCatalogue) -> None:
    editing = SPOILS.editing.needed()
    main = editing.shape.main.zone
    scout, faction = (
        cards.newest_printing(cards.by_name[name]) for name in ("Scout", "The Tournament Faction")
    )
    assert [editing.stands_alone(one) for one in (scout, faction)] == [False, True]
    assert [editing.counts(one) for one in (scout, faction)] == [True, False]
    deck = editing.with_only(editing.with_added(editing.shape.empty, scout, 4, main), faction)
    held = {line.name: line.copies for line in deck.lines}
    assert held == {faction.card.name: 1, "Scout": 4}
    assert deck.size == 4


def test_tokens_are_put_into_no_deck(cards: AnyCatalogue) -> None:
    editing = SPOILS.editing.needed()
    offered = [one for one in cards.printings if editing.is_offered(one)]
    assert 0 < len(offered) < len(cards.printings)


def test_rows_of_resources_stand_before_characters(cards: AnyCatalogue) -> None:
    by_type = next(order for order in SPOILS.rows.needed().orders if order.id == "type")
    rage, scout = (by_type.group(cards.newest[name]) for name in ("Rage", "Scout"))
    assert [rage[1], scout[1]] == ["Resources", "Characters"]
    assert rage[0] < scout[0]


def test_a_kind_of_finding_is_known_by_what_was_stored_of_it(cards: AnyCatalogue) -> None:
    files, construction = SPOILS.files.needed(), SPOILS.construction.needed()
    form = construction.find_format(construction.default_format, cards)
    criteria = construction.criteria(CriteriaRequest(cards, form, "cr3"))
    report = construction.check_import(files.read(LIST.replace("4", "5"), cards), criteria)
    (error,) = report.errors
    assert construction.kind_of(error.severity, error.rule, "cr3") is error.kind
    assert construction.most("Scout", criteria) == 4
