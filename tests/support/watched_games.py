"""Whole games of random players whose invariants are checked while they run."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from app.games.spoils.editions import Edition
from app.games.spoils.engine import Deck, State, apply, legal_actions, new_game
from app.games.spoils.engine.model.actions import DONE, END_TURN, Action, Attack
from app.games.spoils.engine.model.decisions import WINDOWS
from app.games.spoils.engine.model.events import (
    AbilityUsed,
    AttackAnnounced,
    Deployed,
    Event,
    InfluenceGained,
    InfluenceLost,
    LoopStopped,
    SeatsSwitched,
    Undone,
)
from app.games.spoils.engine.read.seats import are_switched
from app.games.spoils.engine.record import Record, digest, record_of, replay
from app.games.spoils.facts import Catalogue, Precon
from app.games.spoils.terms import CardType
from tests.support.game_digest import GameDigest
from tests.support.spoils_games import check_invariants, staple_deck

MOST_TURNS: Final = 150
MOST_ANSWERS_A_TURN: Final = 6_000
"""Two players may answer each other's free abilities `ACTIONS_PER_TURN` times, and no more."""
LOOK_EVERY: Final = 25
"""After this many answers the whole table is looked at."""
TWIN_EVERY: Final = 200
"""After this many answers a copy plays on beside its original."""
TWIN_ANSWERS: Final = 5
REPLAY_EVERY: Final = 20
"""One in this many games is played again from its record."""
HASTES: Final = (0.0, 0.5, 0.8)
"""Chance that a random player attacks or ends a turn at once where that is legal, by seed."""

_COMPLETED: Final = (Deployed, AbilityUsed, AttackAnnounced)
_TABLE: Final = (
    "kind", "owner", "controller", "area", "arrival", "face_down", "depleted", "ready",
    "attached_to", "damage", "tokens", "deck", "hand", "discard_pile", "out_of_game", "void",
    "in_play", "being_deployed", "influence", "active", "turn", "holding", "pending", "changes",
    "memory", "battle",
)  # fmt: skip


@dataclass(slots=True)
class Tally:
    """Statistics of games: reasons for their end, number of answers, costs undone.

    By name of a card: in how many games a deck contained it, how often it was deployed, and how
    often an ability of it was used.
    """

    games: int = 0
    answers: int = 0
    undone: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    held: Counter[str] = field(default_factory=Counter)
    deployed: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    digests: dict[tuple[Edition, int], str] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        """Add the statistics of other games."""
        self.games += other.games
        self.answers += other.answers
        self.undone += other.undone
        self.ends += other.ends
        self.held += other.held
        self.deployed += other.deployed
        self.used += other.used
        self.digests |= other.digests


class Broken(AssertionError):  # noqa: N818  a game that broke, as the report says
    """A game that violated an invariant; `record` leads to the answer after which it did."""

    def __init__(self, why: str, record: Record) -> None:
        super().__init__(why)
        self.record = record


def varied_game(catalogue: Catalogue, seed: int, edition: Edition) -> State:
    """A game that the seed decides: of two precons, two made decks, or one of each."""
    chance = random.Random(seed)
    made = (staple_deck(catalogue, seed), mixed_deck(catalogue, chance))
    precons = [precon_deck(catalogue, it) for it in catalogue.precons.values()]
    decks = (chance.choice((*precons, *made)), chance.choice((*made, chance.choice(precons))))
    return new_game(catalogue, decks, seed=seed, edition=edition, blanks=True)


def precon_deck(catalogue: Catalogue, precon: Precon) -> Deck:
    """A preconstructed deck as it is sold."""
    faction, *cards = (
        catalogue.by_printing[line.printing].card.name
        for line in precon.lines
        for _ in range(line.copies)
    )
    return Deck(faction, tuple(cards))


def mixed_deck(catalogue: Catalogue, chance: random.Random) -> Deck:
    """75 cards: any faction, staples of one to five kinds, and other cards up to four times."""
    icons = chance.sample(["Obsession", "Greed", "Elitism", "Deception", "Rage"], 5)
    icons = icons[: chance.randint(1, 5)]
    staples = [icons[n % len(icons)] for n in range(30)]
    cards = [
        card.name
        for card in catalogue.cards
        if card.is_deck_card
        and not card.is_staple_resource
        and all(icon.word in icons or icon == "V" for icon in card.threshold.icons)
    ]
    others: list[str] = []
    while len(others) < 45:
        others += [chance.choice(cards)] * chance.randint(1, 4)
    faction = chance.choice([card.name for card in catalogue.factions])
    return Deck(faction, (*staples, *others[:45]))


def play_watched(catalogue: Catalogue, seed: int, edition: Edition) -> Tally:
    """Play one of the varied games to its end, or for `MOST_TURNS`. Raises Broken."""
    return watch(varied_game(catalogue, seed, edition), seed)


def watch(state: State, seed: int) -> Tally:
    """Play a game from where it stands to its end, or for `MOST_TURNS`. Raises Broken."""
    catalogue, edition = state.game.catalogue, state.game.edition
    game = _Watched(state, random.Random(seed), seed)
    try:
        while state.decision is not None and state.turn <= MOST_TURNS:
            game.answer()
        check_invariants(state)
        if seed % REPLAY_EVERY == 0:
            replay(record_of(state, game.given, blanks=True), catalogue)
    except Exception as error:
        why = f"{edition.value}, seed {seed}, answer {len(game.given)}: {error!r}"
        raise Broken(why, _unfinished(state, game.given)) from error
    return game.tally()


@dataclass(slots=True)
class _Watched:
    """A game being watched. `window` is the state in which an action was last asked for;
    `switched` is what was told of who sits where, `before_turn` how many answers were given
    before this `turn`.
    """

    state: State
    chance: random.Random
    seed: int
    given: list[Action] = field(default_factory=list)
    window: State | None = None
    since: list[Event] = field(default_factory=list)
    undone: int = 0
    deployed: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    switched: bool = False
    turn: int = 0
    before_turn: int = 0
    digest: GameDigest = field(default_factory=GameDigest)

    def answer(self) -> None:
        """Give one legal answer and check its result."""
        state = self.state
        assert state.decision is not None
        if state.decision.kind in WINDOWS:
            self.window, self.since = state.clone(), []
        place = len(self.given)
        if state.turn != self.turn:
            self.turn, self.before_turn = state.turn, place
        assert place - self.before_turn < MOST_ANSWERS_A_TURN, "the turn does not end"
        if place % LOOK_EVERY == 0:
            check_invariants(state)
        if place % TWIN_EVERY == 0:
            self._play_beside()
        legal = legal_actions(state)
        self.digest.asked(state.decision, legal)
        action = self._choose(legal)
        before = list(state.influence)
        self.given.append(action)
        events = apply(state, action)
        self.digest.answered(action, events)
        assert told_influence(before, events) == state.influence, "influence changed untold"
        self.since += events
        self._note(events)

    def _choose(self, legal: Sequence[Action]) -> Action:
        if self.chance.random() < HASTES[self.seed % len(HASTES)]:
            hasty = [it for it in legal if isinstance(it, Attack)]
            hasty = hasty or [it for it in legal if it in (DONE, END_TURN)]
            return self.chance.choice(hasty or legal)
        return self.chance.choice(legal)

    def _note(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Deployed):
                self.deployed[self.state.name(event.card)] += 1
            if isinstance(event, AbilityUsed):
                self.used[self.state.name(event.card)] += 1
            if isinstance(event, SeatsSwitched):
                self.switched = event.switched
            assert not isinstance(event, LoopStopped), "a loop that no player can end"
        if self.state.result is None:
            assert self.switched == are_switched(self.state), "seats changed untold"
        if any(isinstance(event, Undone) for event in events):
            self.undone += 1
            self._compare_with_window()

    def _compare_with_window(self) -> None:
        """Check that a failed cost leaves nothing but its own event."""
        state, window = self.state, self.window
        assert window is not None
        assert window.decision is not None
        is_back = (
            state.decision is not None
            and (state.decision.kind, state.decision.player)
            == (window.decision.kind, window.decision.player)
            and len(state.frames) == len(window.frames)
            and not any(isinstance(event, _COMPLETED) for event in self.since)
        )
        if is_back:
            for name in _TABLE:
                assert getattr(state, name) == getattr(window, name), f"undoing changed {name}"

    def _play_beside(self) -> None:
        """Check that two copies of the game continue alike and do not affect the original."""
        before = digest(self.state)
        copy, other = self.state.clone(), self.state.clone()
        chance = random.Random(self.seed)
        for _ in range(TWIN_ANSWERS):
            if copy.decision is None:
                break
            legal = legal_actions(copy)
            assert legal_actions(other) == legal, "a copy is offered something else"
            action = chance.choice(legal)
            assert apply(other, action) == apply(copy, action), "a copy goes on differently"
        assert digest(other) == digest(copy), "a copy comes out differently"
        assert digest(self.state) == before, "a copy's game changed the original"

    def tally(self) -> Tally:
        """Return the statistics of the game."""
        result = self.state.result
        end = f"not over after {MOST_TURNS} turns" if result is None else result.why
        held = Counter({name for deck in self.state.game.decks for name in deck.cards})
        played = (self.state.game.edition, self.seed)
        return Tally(
            1, len(self.given), self.undone, Counter([end]), held, self.deployed, self.used,
            {played: self.digest.hexdigest()},
        )  # fmt: skip


def _unfinished(state: State, given: Sequence[Action]) -> Record:
    """Return the record of a game whose state may be too broken to be summarised."""
    game = state.game
    return Record(
        game.catalogue.digest, game.edition, tuple(game.decks), game.seed, game.first, True,
        tuple(given),
    )  # fmt: skip


def told_influence(before: Sequence[int], events: Sequence[Event]) -> list[int]:
    """Return the influence that follows from the events; damage to a faction counts as a loss."""
    now = list(before)
    for event in events:
        if isinstance(event, InfluenceLost):
            now[event.player] -= event.amount
        elif isinstance(event, InfluenceGained):
            now[event.player] += event.amount
    return now


def playable_names(catalogue: Catalogue) -> frozenset[str]:
    """Return the names of the cards that a game can deploy."""
    return frozenset(
        card.name
        for card in catalogue.cards
        if card.is_deck_card and card.type is not CardType.RESOURCE
    )
