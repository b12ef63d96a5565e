"""The bench of Shadowfist: attacks, joining, interception, and every mistake in words."""

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.capabilities.bench_answers import BenchVerdict, Ruling, RulingStatus
from app.games.shadowfist.card_data import CARD_DATA
from app.games.shadowfist.engine import (
    Action,
    RandomAgent,
    Record,
    State,
    apply,
    legal_actions,
    new_game,
    record_of,
)
from app.games.shadowfist.engine.builder import builder
from app.games.shadowfist.engine.legality.why_not import obstacles, why_not
from app.games.shadowfist.engine.model.actions import (
    Attack,
    Choose,
    EndTurn,
    Heal,
    Intercept,
    Move,
    Play,
    Reload,
    Reveal,
)
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.position import Laid, Seat
from app.games.shadowfist.engine.positions import position
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.attacks.calculator import ShadowfistAttacks
from app.games.shadowfist.presentation.bench.bench import ShadowfistRulings
from app.games.shadowfist.presentation.referee.answers import answer_words
from app.games.tabletop.referee.records import RecordError
from app.tables.database import ROOT
from tests.support.catalogues import shipped_catalogue
from tests.support.shadowfist_games import precon_decks

BENCH = ShadowfistRulings()
FILES = sorted((ROOT / "app/games/shadowfist/presentation/bench/examples").glob("*.bench"))
HEAD = "shadowfist\nturn 5, player 1\n"
ONE = "player 1: power 3\n"
TWO = "player 2: power 1\n"
BARE = HEAD + ONE + TWO
STATES = "others\n  1 Imp\n    with 1 Bamboo Cane\n      with 1 Arcanotank\n"
DUEL = """\
shadowfist
turn 5, player 1
player 1: power 3
structure
  1 Bamboo Forest
    with 1 Crazy Tim
    with 1 Alpha Beast [as b]
player 2: power 1
structure
  1 Bird Sanctuary
    with 1 Imp
"""


def cards() -> Catalogue:
    return shipped_catalogue(CARD_DATA)


def ruling(text: str) -> Ruling:
    """The answer to a bench file."""
    return BENCH.report(text, cards())


@pytest.mark.parametrize("file", FILES, ids=lambda it: it.stem)
def test_an_example_is_as_it_expects(file: Path) -> None:
    told = ruling(file.read_text(encoding="utf-8"))
    assert told.status is RulingStatus.AS_EXPECTED, "\n".join(told.lines)


def test_28_4_whoever_does_not_control_the_target_may_join_with_unturned_characters() -> None:
    third = "player 3: power 1\nothers\n  1 Imp\n  1 Fire Dancer [turned]\n"
    text = DUEL + third + "steps\n  1 attacks Bird Sanctuary\n  1 chooses #b\n  1 passes\n"
    told = ruling(
        text + "  both pass -> asked 3, join\n  3 joins with Fire Dancer -> illegal 28.4\n"
        "  3 joins with Imp of 3 -> Imp is turned\n"
    )
    assert told.status is RulingStatus.AS_EXPECTED, told.lines
    told = ruling(DUEL + third + "ask\n  why not 3 joins with Imp\n")
    assert "Player 3 is not asked now. Player 1 is asked: Your Main Shot." in told.lines[3]


def test_28_6_a_character_that_moved_there_intercepts() -> None:
    text = DUEL.replace("    with 1 Imp\n", "  1 Cave Network\n    with 1 Imp\n")
    text += "steps\n  1 attacks Bird Sanctuary\n  1 chooses Crazy Tim\n  1 passes\n"
    told = ruling(text + "  2 moves Imp to Bird Sanctuary\n  both pass -> Imp is turned\n")
    assert told.status is RulingStatus.AS_EXPECTED, told.lines
    assert told.choices == () or "Imp" in " ".join(it.words for it in told.choices)


def test_every_legal_answer_is_a_step_and_every_idle_card_has_a_reason() -> None:
    told = ruling(DUEL + "steps\n  1 attacks Bird Sanctuary\n")
    assert {it.step for it in told.choices} == {"1 chooses Crazy Tim", "1 chooses #b"}
    turned = ruling(DUEL.replace("[as b]", "[turned]\nhand\n  1 Clueless Heroes"))
    refused = {it.card for it in turned.refused}
    assert "Clueless Heroes" in refused
    words = {it.words for it in turned.choices}
    assert {"End turn", "Attack Bird Sanctuary", "Attack Imp"} <= words


def test_a_seat_sees_no_hand_and_no_face_down_site_of_others() -> None:
    text = DUEL.replace("1 Bird Sanctuary", "1 Bird Sanctuary [face-down]")
    text = text.replace("    with 1 Imp\n", "hand\n  2 Imp\n")
    (_, theirs) = BENCH.report(text, cards(), seat=0).sides
    seen = {it.name for pile in theirs.piles for it in pile.cards}
    assert seen == {""}
    assert "Bird Sanctuary" in str(BENCH.report(text, cards(), seat=1).sides[1])


@pytest.mark.parametrize(("text", "problem"), [
    ("", 'The file is empty. Begin with "shadowfist".'),
    ("shadowfish", 'Line 1: a bench file begins with "shadowfist".'),
    ("shadowfist cr3", 'Line 1: "cr3" is not an edition; editions are sf210, sws.'),
    ("shadowfist\nturn x", 'Line 2: write "turn 5, player 1"'),
    (HEAD + "hand\n", "Line 3: say first whose cards they are"),
    (HEAD + ONE, 'Player 2 is missing: add "player 2: power 1".'),
    (HEAD + TWO + ONE, "Line 3: player 2 is not the next"),
    (BARE + "hand\n  1 Inp\n", 'Line 6: there is no card "Inp". Did you mean'),
    (BARE + "hand\n  Imp\n", 'Line 6: "Imp" is not a card; write a count and a name'),
    (BARE + "hand\n  99 Imp\n", "Line 6: 99 copies are not possible; write 1 to 50."),
    (BARE + "deck\n" + "  50 Imp\n" * 4, "Line 9: a side has 150 cards at most;"),
    (BARE + "others\n  1 Imp [tapped]\n", 'Line 6: "[tapped]" is not a mark; marks are turned'),
    (BARE + "others\n  1 Imp [owner 9]\n", "Line 6: There is no player 9 to own Imp. Write owner"),
    (BARE + "others\n  1 Imp [owner 3]\n", "Line 6: There is no player 3 to own Imp. Write o"),
    ("shadowfist\nturn 5, player 3\n" + ONE + TWO, "Line 2: There is no player 3 to have the"),
    ("shadowfist\nturn 0, player 1\n" + ONE + TWO, "Line 2: There is no turn 0. Write turn 1 or"),
    (BARE + "burned\n  1 Imp\n", "Line 6: Imp is not a Feng Shui Site, so nobody burned it"),
    (BARE + "burned\n  6 Bird Sanctuary\n", "Line 6: 6 Sites burned for victory have won the game"),
    (BARE + STATES, "Line 8: Arcanotank cannot lie on Bamboo Cane: nothing lies on a S"),
    (BARE + "steps\n  1 heals Imp of 3\nhand\n  1 Imp\n", "Line 6: there is no player 3 in this"),
    (BARE + "hand\n  1 Imp\nsteps\n  1 plays Imp of 1\n", "Line 8: player 1 has no Imp in this"),
    (BARE + "hand\n  1 Imp\nsteps\n  1 plays Imp number 2\n", "Line 8: there is no Imp number 2:"),
    (BARE + "steps\n  -> power 4 is 3\n", "Line 6: there is no player 4 in this position"),
    (BARE + "others\n  2 unknown\n", "Line 6: only cards in a hand or a deck and Sites"),
    (BARE + "others\n  with 1 Imp\n", "Line 6: there is no card above"),
    (BARE + "structure\n  1 Imp\n", "Line 6: Imp is not a Site."),
    (BARE + "others\n  1 Bird Sanctuary\n", "Line 6: Bird Sanctuary is a Site. List it under"),
    (BARE + "others\n  1 Imp [face-down]\n", "Line 6: Imp is not a Feng Shui Site."),
    (BARE + "others\n  1 Imp [damage 1]\n", "Line 6: Imp has 1 damage and would be gone"),
    (BARE + "table\n", 'Line 5: "table" begins no part'),
    (BARE + "ask\n  is it legal?\n", 'Line 6: "is it legal?" is not a question'),
    (BARE + "ask\n  may 1 attacks Imp -> perhaps\n", "Line 6: Imp is not in this position"),
    (BARE + "ask\n  may 4 ends the turn\n", "Line 6: there is no player 4 in this position;"),
    (BARE + "steps\n  1 sings\n", 'Line 6: "sings" is not a step; steps are attacks NAME'),
    (BARE + "steps\n  1 intercepts Imp\n", 'Line 6: write "intercepts NAME with NAME".'),
    (BARE + "steps\n  1 answers maybe\n", 'Line 6: "maybe" is not an answer of player 1 now'),
    (BARE + "steps\n  -> rain\n", 'Line 6: "rain" cannot be expected; expect asked 1;'),
])  # fmt: skip
def test_a_mistake_is_told_with_its_line_and_remedy(text: str, problem: str) -> None:
    told = ruling(text)
    assert told.status is RulingStatus.UNREADABLE
    assert told.lines[0].startswith(problem), told.lines


def test_an_exported_file_holds_and_fails_when_it_is_turned_round() -> None:
    text = DUEL + "ask\n  why not 1 attacks Bamboo Forest\nsteps\n  1 attacks Imp\n"
    tested = BENCH.as_test(text, cards())
    assert "why not 1 attacks Bamboo Forest -> 28.1.3" in tested
    assert ruling(tested).status is RulingStatus.AS_EXPECTED
    assert ruling(tested.replace("28.1.3", "28.4")).status is RulingStatus.OTHERWISE


def _turned(name: str) -> Laid:
    return Laid(name, is_turned=True)


def fights(seed: int) -> State:
    """A position with attacks, turned Characters, and abilities that bypass interceptors."""
    seats = [
        Seat(
            5,
            [Laid("Bamboo Forest", held=(Laid("Crazy Tim"), Laid("Flying Monkey Squad"))),
             Laid("Cave Network", held=(Laid("Agent Tanaka"), _turned("Alpha Beast")))],
            hand=["Imp"],
        ),
        Seat(
            5,
            [Laid("Bird Sanctuary", held=(Laid("Arcane Vault"), Laid("Greatway Gang"))),
             Laid("Black Chantry", held=(Laid("Imp"), _turned("Fire Dancer")))],
        ),
        Seat(5, [], [Laid("Mad Scientist"), Laid("Mantis Fighter")]),
    ]  # fmt: skip
    return position(cards(), seats, seed=seed)


def tried(state: State) -> list[Action]:
    """Everything that somebody might try to do with the cards on the table."""
    everything = range(len(state.kinds))
    places = {it for player in state.players for it in state.columns[player]}
    found = [EndTurn(), *(Move(card, it) for card in everything for it in places)]
    for make in (Attack, Choose, Heal, Reveal, Reload, Play):
        found += map(make, everything)
    if state.attack is not None:
        found += [Intercept(card, it) for card in everything for it in state.attack.attacking]
    return found


@pytest.mark.parametrize("seed", range(8))
def test_what_is_legal_has_no_reason_and_what_is_not_has_one(seed: int) -> None:
    state, agent, asked = fights(seed), RandomAgent(seed), set()
    for _ in range(60):
        decision = state.decision
        if decision is None:
            break
        asked.add(decision.kind)
        for answer in tried(state):
            found = obstacles(state, decision.player, answer)
            assert bool(found) is (answer not in decision.options), (answer, found)
            assert bool(why_not(state, decision.player, answer)) is bool(found)
        apply(state, agent(state, legal_actions(state)))
    assert Question.ACT in asked


def moments(seed: int, every: int) -> Iterator[tuple[State, str | None]]:
    """A game between two precons at some moments, and each as a bench."""
    chance, sold = random.Random(seed), precon_decks(cards())
    state = new_game(cards(), [chance.choice(sold) for _ in range(2)], seed=seed)
    given: list[Action] = []
    while state.decision is not None and len(given) < 120:
        given.append(builder(state, legal_actions(state)))
        apply(state, given[-1])
        if len(given) % every == 0:
            record = record_of(state, given).to_json()
            yield state.clone(), BENCH.moment(record, cards(), seat=None)


def test_a_moment_of_a_game_is_a_bench_that_asks_the_same() -> None:
    found = [(state, it) for seed in range(3) for state, it in moments(seed, 30)]
    told = [ruling(it) for _, it in found if it is not None]
    assert len(told) >= len(found) // 2
    assert all(it.status is RulingStatus.AS_EXPECTED for it in told)
    same = 0
    for state, text in found:
        if text is not None and state.decision is not None:
            there = {answer_words(state, it) for it in legal_actions(state)}
            same += there == {it.words for it in ruling(text).choices}
    assert same >= len(told) - 2, "the steps of few are left out"


def twin(state: State, record: Record, person: int) -> Record | None:
    """The record of a game in which the opponent of a person has a hidden card's place changed.

    A card in hand and one in the deck, each the only one of its printing, trade places.
    """
    opponent = state.game.seating.index(1 - person)
    deck = list(record.decks[1 - person])
    for one in state.hand[opponent]:
        for other in state.deck[opponent]:
            names = [state.kinds[it].printing for it in (one, other)]
            if [deck.count(it) for it in names] == [1, 1]:
                first, second = map(deck.index, names)
                deck[first], deck[second] = deck[second], deck[first]
                decks = list(record.decks)
                decks[1 - person] = tuple(deck)
                return replace(record, decks=tuple(decks))
    return None


def test_what_is_hidden_from_a_player_changes_no_word_of_their_bench() -> None:
    compared, with_steps, seatings = 0, 0, set()
    for seed in range(3):
        chance, sold = random.Random(seed), precon_decks(cards())
        decks = [chance.choice(sold) for _ in range(2)]
        state, given = new_game(cards(), decks, seed=seed, asks_all=True), []
        while state.decision is not None and len(given) < 240:
            given.append(builder(state, legal_actions(state)))
            apply(state, given[-1])
            person = len(given) % 2
            record = replace(record_of(state, given), digest="")
            other = twin(state, record, person) if len(given) % 17 == 0 else None
            if other is None:
                continue
            text = BENCH.moment(record.to_json(), cards(), seat=person)
            try:
                assert BENCH.moment(other.to_json(), cards(), seat=person) == text
            except RecordError:
                continue  # something the opponent did by then needed the card
            if text is not None:
                compared += 1
                seatings.add(state.game.seating)
                if state.decision is not None and state.decision.kind is Question.ACT:
                    own = state.hand[state.game.seating.index(person)]
                    assert all(state.kinds[it].title in text for it in own)
                with_steps += "\nsteps\n" in text
                assert ruling(text).status is RulingStatus.AS_EXPECTED, text
    assert compared >= 5
    assert with_steps
    assert len(seatings) == 2, "people sit at either place"


def test_a_face_down_site_of_the_opponent_is_unknown() -> None:
    told = ruling(BARE + "structure\n  1 unknown [face-down]\nask\n  may 1 passes -> no\n")
    assert told.status is RulingStatus.AS_EXPECTED, told.lines
    assert "This depends on the unknown card of player 2" in told.depends[0]
    (lying,) = (pile for side in told.sides for pile in side.piles if pile.part == "structure")
    assert (lying.cards[0].is_hidden, lying.cards[0].numbers) == (True, "")


@pytest.mark.parametrize("example", ShadowfistAttacks.examples, ids=lambda it: it.title)
def test_an_attack_of_invented_cards_is_on_no_bench(example: object) -> None:
    assert ShadowfistAttacks().read(example.text).on_bench(cards()) is None  # type: ignore[attr-defined]


def test_an_attack_of_known_cards_is_on_the_bench_up_to_the_interception() -> None:
    text = (
        "attacker: Crazy Tim, Fighting 7, damage 1\n  interceptor: Imp, Fighting 1\n"
        "attacker: Alpha Beast, Fighting 2\ntarget: Bird Sanctuary, Feng Shui Site, Body 6\n"
    )
    bench = ShadowfistAttacks().read(text).on_bench(cards())
    assert bench is not None
    told = ruling(bench)
    assert told.status is RulingStatus.AS_EXPECTED, told.lines
    assert all(it.verdict is BenchVerdict.TAKEN for it in told.answers)
    assert "Imp" in str(told.sides[1])


WORDS = st.sampled_from([
    "player 1: power 3", "player 2: power 1", "structure", "  1 Bamboo Forest", "    with 1 Imp",
    "      with 1 Imp", "others", "hand", "ask", "steps", "  1 attacks Imp", "  both pass",
    "  1 chooses Imp", "  -> asked 1", "  what is legal", "  why not 2 intercepts Imp with Imp",
    "  1 moves Imp to Bamboo Forest", "  1 unknown", "\x00", "  1 Imp [turned, damage 2]",
])  # fmt: skip


@given(st.lists(WORDS | st.text(max_size=20), max_size=25))
def test_no_text_breaks_the_bench(lines: list[str]) -> None:
    assert ruling("\n".join([HEAD, *lines])).lines
    assert ruling(BARE + "\n".join(lines)).lines
