"""Games that the fast model and the referee play on the same shuffles, as whole-number counters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from app.games.spoils.facts import Catalogue, Threshold
from app.games.spoils.goldfish.model import Model
from app.games.spoils.goldfish.player_reference import GameTrace, Table, play
from app.games.spoils.solo.game import Ending, SoloGame, SoloPlayer, play_solo
from app.games.spoils.terms import Icon
from app.games.tabletop.chance.blocks import Block
from app.games.tabletop.chance.control_variate import Pairs
from app.games.tabletop.chance.counters import Counters, Shapes
from app.games.tabletop.chance.figures import Key

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
    """What the fast model counts of a game, in the order of `keys_of`."""
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
    """The same of a game on the referee."""
    won = model.turns if game.won is None else game.won
    values = [won + 1]
    icons = _icons(model)
    for turn, then in enumerate(game.turns):
        values += [then.resources, *(then.icons[icon] for icon in icons)]
        values += [then.seen, then.unused, then.taken, int(turn >= won)]
    states = [(then.resources, then.icons) for then in game.turns]
    return [*values, *_deployable(model, states)]


def _deployable(model: Model, states: Sequence[tuple[int, Threshold]]) -> Iterator[int]:
    """For each card and turn whether threshold and cost are within the resources. Rules: 309."""
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
