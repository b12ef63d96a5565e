"""Whole games of Shadowfist whose invariants are checked while they run."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from app.games.shadowfist.engine import Action, Record, State, apply, new_game, observe, replay
from app.games.shadowfist.engine.agents import hasty_choice
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.read import resources
from app.games.shadowfist.engine.read.changes import fresh_totals
from app.games.shadowfist.engine.record import record_of, table_digest
from app.games.shadowfist.engine.write.invalidation import laid_out
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.scripts import ALL_SCRIPTS
from app.games.shadowfist.vocabulary import Until

SEATS: Final = (2, 3, 4, 5)
MOST_LEGAL: Final = 256
LOOK_EVERY: Final = 40
"""After this many answers the views are checked, and a copy plays on beside its original."""
REPLAY_EVERY: Final = 20
HASTES: Final = (0.5, 0.7, 0.0)
"""Haste of the random players of a seed; 0 chooses among all answers alike."""


@dataclass(slots=True)
class Tally:
    """Statistics of games: how they ended, by number of seats, and how many answers were given."""

    games: int = 0
    answers: int = 0
    ends: Counter[tuple[int, str]] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        """Add the statistics of other games."""
        self.games += other.games
        self.answers += other.answers
        self.ends += other.ends


class Broken(AssertionError):  # noqa: N818  a game that broke, as the report says
    """A game that violated an invariant; `record` leads to the answer after which it did."""

    def __init__(self, why: str, record: Record) -> None:
        super().__init__(why)
        self.record = record


def precon_decks(catalogue: Catalogue) -> list[tuple[str, ...]]:
    """The preconstructed decks as ids of printings."""
    return [
        tuple(str(line.printing) for line in precon.lines for _ in range(line.copies))
        for precon in catalogue.precons.values()
    ]


def rich_deck(catalogue: Catalogue, chance: random.Random) -> tuple[str, ...]:
    """Half of a precon, and two copies each of titles whose text the referee knows."""
    precon = list(chance.choice(precon_decks(catalogue)))
    titles = sorted({it.title for it in ALL_SCRIPTS})
    known = [str(catalogue.newest[it].id) for it in chance.sample(titles, min(14, len(titles)))]
    return (*chance.sample(precon, len(precon) // 2), *known, *known)


def play_watched(
    catalogue: Catalogue, seed: int, seats: int, haste: float, *, every: int = 1, rich: bool = False
) -> Tally:
    """Play random precons with random players to the end, checking after this many answers.

    With `rich` the decks have many cards whose text is known. Raises Broken.
    """
    chance = random.Random(seed)
    known = precon_decks(catalogue)
    decks = [
        rich_deck(catalogue, chance) if rich else chance.choice(known) for _ in range(seats)
    ]  # fmt: skip
    state = new_game(catalogue, decks, seed=seed)
    given: list[Action] = []
    try:
        while state.decision is not None:
            assert 1 < len(state.decision.options) <= MOST_LEGAL, "no or too many answers"
            if len(given) % every == 0:
                _look(state, len(given), seed)
            action = hasty_choice(state, state.decision.options, chance.random, haste)
            given.append(action)
            apply(state, action)
        check_invariants(state)
        if seed % REPLAY_EVERY == 0:
            replay(record_of(state, given), catalogue)
    except Exception as error:
        why = f"{seats} seats, seed {seed}, answer {len(given)}: {error!r}"
        game = state.game
        record = Record(game.catalogue, game.decks, seed, game.first, game.goal, tuple(given))
        raise Broken(why, record) from error
    assert state.result is not None
    return Tally(1, len(given), Counter({(seats, state.result.why.value): 1}))


def _look(state: State, answers: int, seed: int) -> None:
    check_invariants(state)
    if answers % LOOK_EVERY == 0:
        check_views(state)
        check_copies(state, random.Random(seed))


def check_invariants(state: State) -> None:
    """Assert the invariants that hold at every question."""
    held = Counter(card for _, card in _cards(state))
    assert held == Counter(range(len(state.kinds))), "a card is missing or in two areas"
    for area, card in _cards(state):
        assert state.area[card] is area, "a card lies in another area than it says"
    assert min(state.power) >= 0
    assert min(state.damage) >= 0
    assert min(state.corrupted) >= 0
    for player in state.players:
        for card in state.in_play[player]:
            assert state.controller[card] == player
        _check_structure(state, player)
        _check_resources(state, player)
    check_texts(state)
    attack = state.attack
    if attack is not None and state.frames[-1].procedure != "return home":
        assert all(card in state.in_play[state.controller[card]] for card in attack.attacking)
        assert all(state.at[card] == attack.location for card in attack.attacking)


def check_texts(state: State) -> None:
    """Check that values kept of texts are current and nothing lasts on a card that is gone."""
    derived = state.derived
    assert not derived.evaluating
    assert not state.urgent, "something immediate waits"
    kept = dict(derived.totals), dict(derived.provided), derived.texts
    if state.game.has_scripts:
        laid_out(state)
        for card, totals in kept[0].items():
            if state.area[card] is Area.IN_PLAY:
                assert fresh_totals(state, card) == totals, "a change of a card is out of date"
        for player, provided in kept[1].items():
            now = tuple(
                resources.provided(state, player, place) - state.provided[player][place]
                for place in range(len(provided))
            )
            assert now == provided, "a resource pool is out of date"
    for it in state.lasting:
        assert state.mark[it.card] == it.mark, "a change lasts on a card that is gone"
        is_kept = it.until is not Until.MAINTAINED or (it.held >= 0 and state.turned[it.held])
        assert is_kept, "nothing maintains a change"
    for control in state.controls:
        assert state.mark[control.card] == control.mark, "control of a card that is gone"


def _cards(state: State) -> Iterator[tuple[Area, int]]:
    for area, piles in (
        (Area.DECK, state.deck), (Area.HAND, state.hand), (Area.IN_PLAY, state.in_play),
        (Area.SMOKED, state.smoked), (Area.TOASTED, state.toasted), (Area.BURNED, state.burned),
    ):  # fmt: skip
        for pile in piles:
            yield from ((area, card) for card in pile)


def _check_structure(state: State, player: int) -> None:
    sites = {card for card in state.in_play[player] if state.kinds[card].is_site}
    standing = set()
    is_changing = state.attack is not None or state.frames[-1].procedure in _REBUILDING
    for location in state.columns[player]:
        front, back = state.rows[location]
        assert front >= 0 or back < 0, "a back row without a front row"
        assert front >= 0 or is_changing, "an empty location"
        standing |= {it for it in (front, back) if it >= 0}
    if not is_changing:
        assert sites == standing, "a Site stands in no row"
        for card in state.in_play[player]:
            if state.kinds[card].is_character:
                assert state.at[card] in (state.columns[player] or [player]), "a lost Character"


_REBUILDING = ("collapse", "placement")


def _check_resources(state: State, player: int) -> None:
    counted = [0] * len(state.provided[player])
    for card in (*state.in_play[player], *state.smoked[player]):
        if not state.face_down[card]:
            for place, count in state.kinds[card].provides:
                counted[place] += count
    assert counted == state.provided[player], "the resource pool is wrong"


def check_views(state: State) -> None:
    """No player sees what is hidden from them. Rules: 9.2.2, 25.7.1."""
    for player in state.players:
        view = observe(state, player)
        for seat, shown in enumerate(view.seats):
            assert (shown.hand is not None) == (seat == player)
        for card in view.cards:
            is_hidden = card.is_face_down and card.controller != player
            assert (card.title is None) == is_hidden
        assert bool(view.options) == (view.asked is not None and view.asked[0] == player)


def check_copies(state: State, chance: random.Random) -> None:
    """Copies go on alike and do not affect their original."""
    before = table_digest(state)
    copy, other = state.clone(), state.clone()
    for _ in range(5):
        if copy.decision is None:
            break
        assert other.decision == copy.decision, "a copy is asked something else"
        action = chance.choice(copy.decision.options)
        assert apply(other, action) == apply(copy, action), "a copy goes on differently"
    assert table_digest(copy) == table_digest(other)
    assert table_digest(state) == before, "a copy's game changed the original"


def play_all(catalogue: Catalogue, seeds: Sequence[int], seats: Sequence[int]) -> Tally:
    """Play a game of each seed for each number of seats. Raises Broken."""
    total = Tally()
    for seed in seeds:
        for count in seats:
            total.add(play_watched(catalogue, seed, count, HASTES[seed % len(HASTES)]))
    return total
