"""Games on the referee, with every card's text, against an opponent who does nothing.

`count_pairs` plays them on the same shuffles as the fast model, as whole-number counters.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from app.games.spoils.engine import (
    WINDOWS,
    Action,
    CardId,
    DecisionKind,
    Done,
    EndTurn,
    State,
    View,
    apply_known,
    legal_actions,
    outcome,
    passive,
    side_of,
    stats,
    to_decide,
)
from app.games.spoils.facts import Catalogue, Threshold
from app.games.spoils.goldfish.model import OPPOSING_INFLUENCE, Model
from app.games.spoils.goldfish.player_reference import GameTrace, Table, play
from app.games.spoils.goldfish.seating import ME, seat
from app.games.spoils.goldfish.setup import Setup, faction_of
from app.games.spoils.players.game import PLAYABLE
from app.games.spoils.terms import CardType, Icon
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.control_variate import Pairs
from app.games.tabletop.chance.figures import Counters, Key, Shapes
from app.games.tabletop.chance.shuffle import WORD, deal, mix
from app.games.tabletop.referee.players import Effort, Player, chance_of, decide

SoloPlayer: TypeAlias = Player[State, Action, View]
"""A player of The Spoils: it gets what its person may see, and possible games that fit it."""

MOST_ANSWERS: Final = 1_500
"""Of the player and the opponent together; a game that asks for more is stopped."""

_MORE_INFLUENCE: Final = 1_000
"""The influence the opponent gets when the game is won, so that later turns can be played."""

_DONE: Final = Done()
_EFFORT: Final = Effort(1)
_PASSED: Final = WINDOWS - {DecisionKind.ACT}


class Ending(StrEnum):
    """The reason why a game ended."""

    PLAYED = "played"
    """All turns were played."""
    OVER = "over"
    """The rules ended it otherwise than by the opponent's influence."""
    STOPPED = "stopped"
    """It asked for too many answers."""


@dataclass(frozen=True, slots=True)
class SoloTurn:
    """The state of the player at the end of a turn.

    `resources` in play and `icons` of them in the order O G E D R V; `unused` are free resources,
    `seen` cards that have left the deck, `taken` the influence taken from the opponent in all.
    """

    resources: int
    icons: Threshold
    unused: int
    seen: int
    taken: int


@dataclass(frozen=True, slots=True)
class SoloGame:
    """A game turn by turn.

    `won` is the index in `turns` of the turn that took the opponent's influence, None if none
    did. There is an entry for every turn asked for: after an early end the last one is
    repeated. `answers` are the player's, `given` those of both.
    """

    turns: tuple[SoloTurn, ...]
    won: int | None
    ending: Ending
    answers: tuple[Action, ...]
    given: tuple[Action, ...]


def play_solo(
    setup: Setup,
    catalogue: Catalogue,
    player: SoloPlayer,
    seed: int,
    number: int,
    turns: int,
    *,
    influence: int = OPPOSING_INFLUENCE,
    until_won: bool = False,
) -> SoloGame:
    """Play the game of a number, dealt as `deal(seed, number)` deals it.

    The opponent has a faction of the named influence, and a deck of staples. A game that is won
    goes on until the last turn, with more influence for the opponent, so that a figure of a
    later turn means the same as in the model; with `until_won` it stops. Equal arguments give
    equal games. Raises CannotReferee if the referee cannot play the deck, and GoldfishError if
    no faction has that influence.
    """
    state = opened(setup, catalogue, seed, number, influence)
    run = _Run(state, player, mix((seed ^ number) & WORD), turns, influence, until_won)
    return run.play()


def opened(setup: Setup, catalogue: Catalogue, seed: int, number: int, influence: int) -> State:
    """The game of a number up to its first question. Raises as `play_solo` does."""
    order = deal(seed, number, len(setup.cards))
    opponent = opponent_of(catalogue, influence)
    return seat(setup, catalogue, order, opponent, seed=mix((seed + number) & WORD))


def opponent_of(catalogue: Catalogue, influence: int) -> str:
    """The name of a faction with that influence. Raises GoldfishError if there is none."""
    for card in catalogue.factions:
        if faction_of(card).influence == influence:
            return card.name
    raise GoldfishError(f"No faction has {influence} influence")


@dataclass(slots=True)
class _Run:
    """A game in progress, and the figures recorded so far."""

    state: State
    player: SoloPlayer
    seed: int
    turns: int
    influence: int
    until_won: bool
    recorded: list[SoloTurn] = field(default_factory=list)
    player_answers: list[Action] = field(default_factory=list)
    given: list[Action] = field(default_factory=list)
    put_back: int = 0
    won: int | None = None
    cards: int = 0
    recorded_turn: int = 0

    def play(self) -> SoloGame:
        ending = Ending.PLAYED
        state = self.state
        self.cards = len(state.deck[ME]) + len(state.hand[ME])
        while len(self.recorded) < self.turns and not (self.until_won and self.won is not None):
            if len(self.given) >= MOST_ANSWERS:
                ending = Ending.STOPPED
                break
            person = to_decide(self.state)
            if person is None:
                ending = Ending.OVER
                break
            if person == ME:
                self._apply(self._player_answer())
            else:
                self._apply(self._opponent_answer())
        last = self.recorded[-1] if self.recorded else self._turn_figures()
        if ending is Ending.OVER and self._has_won():
            self.won = len(self.recorded) if self.won is None else self.won
            last = self._turn_figures()
        missing = self.turns - len(self.recorded)
        return SoloGame(
            (*self.recorded, *[last] * missing),
            self.won,
            ending,
            tuple(self.player_answers),
            tuple(self.given),
        )

    def _player_answer(self) -> Action:
        decision = self.state.decision
        assert decision is not None
        if decision.kind is DecisionKind.MULLIGAN:
            self.put_back = len(decision.chosen)
        chance = chance_of(self.seed, ME, len(self.player_answers))
        answer = decide(PLAYABLE, self.state, self.player, chance, _EFFORT).answer
        self.player_answers.append(answer)
        if decision.kind is DecisionKind.MULLIGAN and not isinstance(answer, Done):
            self.put_back += 1
        return answer

    def _opponent_answer(self) -> Action:
        decision = self.state.decision
        assert decision is not None
        if decision.kind in _PASSED:
            return _DONE
        return passive(self.state, legal_actions(self.state))

    def _apply(self, answer: Action) -> None:
        self.given.append(answer)
        state = self.state
        mine = state.active == side_of(state, ME)
        if isinstance(answer, EndTurn) and mine:
            self._record_turn()
        before = state.clone() if mine and self.won is None else None
        turn = state.turn
        apply_known(state, answer)
        if before is not None and state.decision is None and self._has_won():
            self._continue_after_win(before, answer)
        taken = self._taken()
        if self.won is None and taken >= self.influence:
            self.won = len(self.recorded)
        if mine and self.state.turn != turn and self.recorded_turn != turn:
            self._record_turn()

    def _record_turn(self) -> None:
        self.recorded_turn = self.state.turn
        self.recorded.append(self._turn_figures())

    def _continue_after_win(self, before: State, answer: Action) -> None:
        """Repeat the winning answer against an opponent with more influence."""
        self.won = len(self.recorded)
        self.state = before
        before.influence[1 - side_of(before, ME)] += _MORE_INFLUENCE
        apply_known(before, answer)

    def _has_won(self) -> bool:
        result = outcome(self.state)
        return result is not None and result.winner == side_of(self.state, ME)

    def _taken(self) -> int:
        state = self.state
        whole = self.influence + (_MORE_INFLUENCE if self.won is not None else 0)
        return whole - state.influence[1 - side_of(state, ME)]

    def _turn_figures(self) -> SoloTurn:
        state = self.state
        me = side_of(state, ME)
        o, g, e, d, r, v = stats.icons(state, me)
        return SoloTurn(
            resources=sum(
                _is_resource(state, it) for it in state.in_play if state.controller[it] == me
            ),
            icons=Threshold((o, g, e, d, r, v)),
            unused=len(stats.free_resources(state, me)),
            seen=self.cards + self.put_back - len(state.deck[me]),
            taken=self._taken(),
        )


def _is_resource(state: State, card: CardId) -> bool:
    return state.face_down[card] or CardType.RESOURCE in stats.types(state, card)


KILL: Final = "kill"
"""The id of the turn of the win. A game that is not won counts as won a turn after the last."""

ENDINGS: Final = tuple(Ending)
_SUMS: Final = 5


def keys_of(model: Model) -> tuple[Key, ...]:
    """The figures that are compared, in a fixed order."""
    keys: list[Key] = [(KILL, None, None)]
    icons = _icons(model)
    for turn in range(1, model.turns + 1):
        names = ["resources", *(f"icons.{icon.value}" for icon in icons)]
        names += ["seen", "unused", "influence", "won"]
        keys += [(name, turn, None) for name in names]
    for name in sorted(kind.card.name for kind in model.kinds[: model.to_deploy]):
        keys += [("deployable", turn, name) for turn in range(1, model.turns + 1)]
    return tuple(keys)


def shapes_of(model: Model) -> Shapes:
    """The counters of pairs.

    `pairs` of even and of odd game numbers; `sums` for each of these and each figure as in `Pairs`;
    `endings` of the games on the referee in the order of `Ending`.
    """
    return Shapes.of(
        {"pairs": (2,), "sums": (2, len(keys_of(model)), _SUMS), "endings": (len(ENDINGS),)}
    )


def count_pairs(
    model: Model, catalogue: Catalogue, player: SoloPlayer, seed: int, block: Block
) -> Counters:
    """Play the games of a block with both players and count them.

    Raises CannotReferee where the referee cannot play the deck.
    """
    shapes = shapes_of(model)
    at = {name: place.start for name, place in shapes.places().items()}
    figures = shapes["sums"][1]
    row = [0] * shapes.size
    for number in range(block.first, block.first + block.games):
        half = number % 2
        refereed = play_solo(
            model.setup, catalogue, player, seed, number, model.turns,
            influence=model.opposing_influence,
        )  # fmt: skip
        model_values = values_of_model(model, play(model, seed, number))
        row[at["pairs"] + half] += 1
        row[at["endings"] + ENDINGS.index(refereed.ending)] += 1
        place = at["sums"] + half * figures * _SUMS
        for x, y in zip(model_values, values_of_referee(model, refereed), strict=True):
            for value in (x, y, x * x, y * y, x * y):
                row[place] += value
                place += 1
    return Counters(shapes, block.games, tuple(row))


def pairs_of(model: Model, counters: Counters) -> Iterator[tuple[Key, Pairs, Pairs]]:
    """The sums of every figure over the games of even and of odd numbers."""
    games, sums = counters.array("pairs").tolist(), counters.array("sums").tolist()
    for key, even, odd in zip(keys_of(model), *sums, strict=True):
        yield key, Pairs(games[0], *even), Pairs(games[1], *odd)


def values_of_model(model: Model, game: GameTrace) -> list[int]:
    """The fast model's values for a game, in the order of `keys_of`."""
    values = [game.won + 1]
    icons = _icons(model)
    states: list[tuple[int, Threshold]] = []
    for turn, then in enumerate(game.turns):
        table = Table(model, [], played=list(then.played))
        have, resources = table.icons, table.resources
        states.append((resources, have))
        values += [resources, *(have[icon] for icon in icons)]
        values += [then.seen, then.unused, then.taken, int(turn >= game.won)]
    return [*values, *_deployable(model, states)]


def values_of_referee(model: Model, game: SoloGame) -> list[int]:
    """The values of a game on the referee, in the order of `keys_of`."""
    won = model.turns if game.won is None else game.won
    values = [won + 1]
    icons = _icons(model)
    for turn, then in enumerate(game.turns):
        values += [then.resources, *(then.icons[icon] for icon in icons)]
        values += [then.seen, then.unused, then.taken, int(turn >= won)]
    states = [(then.resources, then.icons) for then in game.turns]
    return [*values, *_deployable(model, states)]


def _deployable(model: Model, states: Sequence[tuple[int, Threshold]]) -> Iterator[int]:
    """Yield 1 or 0 for each card and turn: threshold and cost are within the resources. 309."""
    kinds = sorted(model.kinds[: model.to_deploy], key=lambda kind: kind.card.name)
    for kind in kinds:
        for resources, icons in states:
            yield int(kind.cost <= resources and kind.threshold <= icons)


def _icons(model: Model) -> tuple[Icon, ...]:
    """The icons that the deck's resources can bring into play."""
    brought = model.setup.starting_icons
    for kind in model.resources:
        brought += kind.provides
    face_down = model.setup.rules.face_down_provides_volition and model.policy.face_down_until > 0
    return tuple(icon for icon in Icon if brought[icon] or (face_down and icon is Icon.VOLITION))
