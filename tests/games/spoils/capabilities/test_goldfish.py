"""Odds, simulations and games by hand of The Spoils, as pages and commands ask for them."""

import subprocess
import sys
from collections.abc import Sequence

import pytest

from app.games import game
from app.games.capabilities.odds import OddsRequest
from app.games.capabilities.simulator import OWN_POLICY, RunRequest
from app.games.capabilities.starting import StartLike, StartRequest
from app.games.capabilities.table import IllegalMoveError
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.figures import Counters, total
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue
from tests.support.catalogues import shipped_catalogue

SPOILS = game("spoils")
ODDS, SIMULATOR, TABLE = SPOILS.odds.needed(), SPOILS.simulator.needed(), SPOILS.table.needed()
PRECON = "starter-arcanist-warlord"
PLAIN = RunRequest(SIMULATOR.options.default_policy, turns=4)
GAMES = 200


@pytest.fixture(scope="module")
def cards() -> AnyCatalogue:
    """The shipped catalogue."""
    shipped: AnyCatalogue = shipped_catalogue(SPOILS.cards.needed())
    return shipped


@pytest.fixture(scope="module")
def deck(cards: AnyCatalogue) -> AnyDecklist:
    """A preconstructed deck."""
    return SPOILS.files.needed().of_precon(cards.precons[PRECON], cards)


@pytest.fixture(scope="module")
def start(deck: AnyDecklist, cards: AnyCatalogue) -> StartLike:
    """The deck, going first."""
    return started(deck, cards)


def started(
    deck: AnyDecklist, cards: AnyCatalogue, starting: tuple[str, ...] | None = None
) -> StartLike:
    request = StartRequest(SPOILS.editions.default, goes_first=True, starting=starting)
    return SIMULATOR.start.prepare(deck, cards, request)


def played(start: StartLike, cards: AnyCatalogue, request: RunRequest = PLAIN) -> Counters:
    simulation = SIMULATOR.simulate(start, request, lambda: SPOILS.language.needed().index(cards))
    return simulation.count(1, Block(0, GAMES))


def answered(start: StartLike, cards: AnyCatalogue, needs: Sequence[str]) -> float:
    request = OddsRequest(turn=3, seen=None, mulligan=next(iter(ODDS.mulligans)))
    fields = ODDS.answer(needs, start, cards, request, False).fields
    decimal = fields["decimal"]
    assert isinstance(decimal, float)
    return decimal


def test_knowing_the_game_loads_no_engine_and_no_goldfish() -> None:
    program = (
        "import sys; from app.games import games; games()\n"
        "heavy = ('numpy', 'numba', 'app.games.spoils.engine', 'app.games.spoils.goldfish')\n"
        "print([name for name in heavy if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_every_choice_of_starting_resources_can_be_played(
    deck: AnyDecklist, cards: AnyCatalogue
) -> None:
    choices = SIMULATOR.start.choices(deck, cards)
    assert choices
    starts = {started(deck, cards, names) for names in choices}
    assert len(starts) == len(choices)


def test_resources_that_the_faction_does_not_allow_are_refused(
    deck: AnyDecklist, cards: AnyCatalogue
) -> None:
    with pytest.raises(GoldfishError):
        started(deck, cards, ("Scout",))


def test_equal_starts_are_one_key_of_a_cache(deck: AnyDecklist, cards: AnyCatalogue) -> None:
    assert started(deck, cards) == started(deck, cards)
    assert len({started(deck, cards), started(deck, cards)}) == 1


def test_a_turned_knob_makes_a_policy_of_its_own(start: StartLike) -> None:
    def policy(*turned: tuple[str, str | int]) -> str:
        request = RunRequest(PLAIN.policy, PLAIN.turns, turned=turned)
        return SIMULATOR.simulate(start, request, pytest.fail).policy

    assert policy() == PLAIN.policy
    assert policy(("buys_draws", "yes"), ("put_back_cost", 8)) == PLAIN.policy
    assert policy(("buys_draws", "no")) == OWN_POLICY
    assert policy(("deploy", "cheapest")) == OWN_POLICY


def test_every_knob_has_the_value_that_each_policy_gives_it() -> None:
    for values in SIMULATOR.options.policies.values():
        assert {knob.name for knob in SIMULATOR.options.knobs} == set(values)


def test_blocks_add_up_to_the_whole_run(start: StartLike) -> None:
    simulation = SIMULATOR.simulate(start, PLAIN, pytest.fail)
    whole = simulation.count(1, Block(0, GAMES))
    parts = [SIMULATOR.count(simulation.model, 1, Block(at, 50)) for at in range(0, GAMES, 50)]
    assert total(simulation.shapes, parts) == whole
    assert SIMULATOR.adds_up(whole)
    assert not SIMULATOR.adds_up(Counters(simulation.shapes, GAMES + 1, whole.row))


def test_a_condition_for_keepable_hands_is_read_in_the_language_of_cards(
    start: StartLike, cards: AnyCatalogue
) -> None:
    never = RunRequest(PLAIN.policy, PLAIN.turns, keep=("9 t:resource",))
    assert played(start, cards, never).array("kept").tolist() == [0, 0]
    assert played(start, cards).array("kept").tolist() != [0, 0]


def test_a_card_is_replaced_by_one_that_decks_can_hold(
    start: StartLike, deck: AnyDecklist, cards: AnyCatalogue
) -> None:
    assert SIMULATOR.deck_card("scout", cards) == "Scout"
    assert SIMULATOR.deck_card("The Tournament Faction", cards) is None
    main = SPOILS.files.needed().layout.main.zone
    present = next(
        line.name for line in deck.in_zone(main) if line.mark is None and line.copies > 1
    )
    changed = SIMULATOR.changed(start, present, "Scout", 1, cards)
    assert changed != start
    with pytest.raises(GoldfishError):
        SIMULATOR.changed(start, "Scout", present, 9, cards)


def test_needs_asked_together_are_met_less_often(start: StartLike, cards: AnyCatalogue) -> None:
    both = answered(start, cards, ["1 t:character", "1 t:tactic"])
    assert 0 < both < answered(start, cards, ["1 t:character"]) < 1


def test_where_nothing_is_asked_the_deck_suggests_a_goal(
    start: StartLike, cards: AnyCatalogue
) -> None:
    index = SPOILS.language.needed().index(cards)
    suggested, _ = ODDS.needs(None, start, index)
    assert suggested.is_complete
    for asked in ([], [("0", "t:resource")], [("1", "colour:R")]):
        assert not ODDS.needs(asked, start, index)[0].is_complete


def test_a_game_by_hand_begins_with_the_mulligan_and_goes_on_from_its_answers(
    start: StartLike, cards: AnyCatalogue
) -> None:
    played = TABLE.sit_down(start, cards, 7)
    assert played.is_mulligan
    for answer in played.mulligan(["1", "1", "x", "99"]):
        played.play(answer)
    assert not played.is_mulligan
    again = TABLE.sit_down(start, cards, 7)
    for answer in TABLE.read_answers(played.answers):
        again.play(answer)
    assert again.page() == played.page()


def test_an_answer_that_is_not_legal_changes_nothing(start: StartLike, cards: AnyCatalogue) -> None:
    played = TABLE.sit_down(start, cards, 7)
    before = played.page()
    with pytest.raises(IllegalMoveError):
        played.move("end")
    assert played.page() == before
    with pytest.raises(ValueError, match="at most"):
        TABLE.read_answers(["done"] * 1000)
