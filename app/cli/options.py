"""Options and arguments that several commands share, and the code that parses them."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import click
from click.types import OptionHelpExtra

from app.games import (
    DEFAULT_GAME,
    Game,
    UnknownGameError,
    command_words,
    game,
    game_keys,
    games,
)
from app.games.capabilities.starting import Starting
from app.games.offers import MissingCapabilityError

_Command = TypeVar("_Command", bound=Callable[..., Any])

GAMES: Final = 100_000
"""Games that a simulation plays if no number is given."""


class _GameType(click.ParamType[Game]):
    """A parameter type that turns the key of a game into the game."""

    name = "game"

    def convert(
        self, value: str | Game, param: click.Parameter | None, ctx: click.Context | None
    ) -> Game:
        if isinstance(value, Game):
            return value
        try:
            return game(value)
        except UnknownGameError as problem:
            self.fail(str(problem), param, ctx)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return f"[{'|'.join(game_keys())}]"


class ChoiceOfGame(click.ParamType[str]):
    """A choice among words that depend on the game named by `--game`."""

    name = "choice"

    def __init__(self, words: Callable[[Game], Sequence[str]]) -> None:
        self.words = words

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return str(click.Choice(self.words(chosen_game(ctx))).convert(value, param, ctx))

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return f"[{'|'.join(self.words(chosen_game(ctx)))}]"


class _RangeOfGame(click.ParamType[int]):
    """A whole number from 1 to a maximum that depends on the game named by `--game`."""

    name = "integer range"

    def __init__(self, most: Callable[[Game], int]) -> None:
        self._most = most

    def convert(
        self, value: str | int, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        return self.range(ctx).convert(value, param, ctx)  # type: ignore[arg-type]

    def range(self, ctx: click.Context | None) -> click.IntRange:
        """Return the range for the chosen game."""
        return click.IntRange(1, self._most(chosen_game(ctx)))


class CommandOfGame(click.Command):
    """A command whose last words of help depend on the game that `--game` names."""

    def __init__(
        self, *words: Any, closing: Callable[[Game], str] | None = None, **settings: Any
    ) -> None:
        super().__init__(*words, **settings)
        self._closing = closing

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take the game first, so that `--help` before `--game` is about that game too."""
        named = _game_named(args)
        if named in game_keys():
            ctx.meta[_NAMED] = game(named)
        return super().parse_args(ctx, args)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the closing words of the game, and where to find those of others."""
        chosen = chosen_game(ctx)
        closing = [] if self._closing is None else [self._closing(chosen)]
        others = [each.title for each in games() if each is not chosen and self._is_for(each)]
        if _NAMED not in ctx.meta and others and self._options_of_game():
            closing.append(
                f"This is the help for {chosen.title}. With --game before or behind --help it is "
                f"about {' or '.join(others)}."
            )
        self.epilog = "\n\n".join(closing)
        super().format_epilog(ctx, formatter)

    def _options_of_game(self) -> list[HelpOfGame | _OptionOfGame]:
        return [it for it in self.params if isinstance(it, (HelpOfGame, _OptionOfGame))]

    def _is_for(self, other: Game) -> bool:
        """Return True if a game has everything that the options of this command are about."""
        try:
            if self._closing is not None:
                self._closing(other)
            for option in self._options_of_game():
                option.look_at(other)
        except MissingCapabilityError:
            return False
        return True


_NAMED: Final = "threshold.game"
"""The key in a context of the game that the command line names."""


def _game_named(args: Sequence[str]) -> str:
    """Return the value of `--game` in the words of a command line; empty without one."""
    for at, word in enumerate(args):
        if word == "--game" and at + 1 < len(args):
            return args[at + 1]
        if word.startswith("--game="):
            return word.removeprefix("--game=")
    return ""


class HelpOfGame(click.Option):
    """An option whose help depends on the game that `--game` names."""

    def __init__(self, *words: Any, explained: Callable[[Game], str], **settings: Any) -> None:
        super().__init__(*words, **settings)
        self._explained = explained

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = self._explained(chosen_game(ctx))
        return super().get_help_record(ctx)

    def look_at(self, other: Game) -> None:
        """Raise MissingCapabilityError for a game that lacks what this option is about."""
        self._explained(other)


class _OptionOfGame(click.Option):
    """An option whose default depends on the game named by `--game`."""

    def __init__(self, *words: Any, of_game: Callable[[Game], str | int], **settings: Any) -> None:
        super().__init__(*words, **settings)
        self._of_game = of_game

    def get_default(self, ctx: click.Context, call: bool = True) -> str | int:
        return self._of_game(chosen_game(ctx))

    def look_at(self, other: Game) -> None:
        """Raise MissingCapabilityError for a game that lacks what this option is about."""
        self._of_game(other)

    def get_help_extra(self, ctx: click.Context) -> OptionHelpExtra:
        extra = super().get_help_extra(ctx)
        if isinstance(self.type, _RangeOfGame):
            bounds = self.type.range(ctx)
            extra["range"] = f"{bounds.min}<=x<={bounds.max}"
        return extra


def chosen_game(ctx: click.Context | None) -> Game:
    """Return the game named by `--game`, or the default game before any option is parsed."""
    chosen = None if ctx is None else ctx.params.get("game") or ctx.meta.get(_NAMED)
    return chosen if isinstance(chosen, Game) else game()


def only_with(has: Callable[[Game], bool], explained: Callable[[Game], str]) -> str:
    """Say which game has what the chosen one lacks, and explain it for that game."""
    other = next(each for each in games() if has(each))
    words = explained(other)
    return f"Only with --game {other.key}: {words[:1].lower()}{words[1:]}"


def game_option(command: _Command) -> _Command:
    """Add the option `--game`, which sets the parameter `game`.

    It is parsed before all other options, because their permitted values depend on the game.
    """
    return click.option(
        "--game",
        type=_GameType(),
        default=DEFAULT_GAME,
        show_default=True,
        is_eager=True,
        help="The game to use.",
    )(command)


def replayed_game_option(command: _Command) -> _Command:
    """Add the option `--game`; None, its default, means the game that the recording names."""
    return click.option(
        "--game",
        type=_GameType(),
        is_eager=True,
        help="The game to use.  [default: the one that FILE names]",
    )(command)


def edition_option(command: _Command) -> _Command:
    """Add the option `--edition`, which sets the parameter `edition` to an id.

    The command must have the option `--game` too.
    """
    return click.option(
        "--edition",
        cls=_OptionOfGame,
        of_game=lambda chosen: chosen.editions.default,
        type=ChoiceOfGame(lambda chosen: chosen.editions.ids),
        show_default=True,
        help="Edition of the rulebook.",
    )(command)


def format_option(meaning: str) -> Callable[[_Command], _Command]:
    """Add the option `--format`, which sets the parameter `asked`.

    The command must have the option `--game` too.
    """
    return click.option(
        "--format",
        "asked",
        cls=_OptionOfGame,
        of_game=lambda chosen: chosen.construction.needed().default_format,
        show_default=True,
        metavar="NAME|FILE",
        help=meaning,
    )


def supplied_option(command: _Command) -> _Command:
    """Add the option `--supplied`, which sets the parameter `supplied`.

    The command must have the option `--game` too.
    """
    return click.option(
        "--supplied",
        type=ChoiceOfGame(lambda chosen: chosen.construction.needed().supplied),
        help="What limited players get besides the pool.  [default: as the format says]",
    )(command)


def written_format_option(command: _Command) -> _Command:
    """Add the option `--to`, which takes the id of a deck format that can be written.

    The command must have the option `--game` too.
    """
    return click.option(
        "--to", required=True, type=_WrittenFormat(_written_formats), help="Format to write."
    )(command)


class _WrittenFormat(ChoiceOfGame):
    """The id of a deck format that can be written, with a word about programs of other games."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        chosen = chosen_game(ctx)
        if value not in self.words(chosen):
            for other in games():
                form = other.files and other.files.needed().formats.get(value)
                if form and form.write:
                    known = ", ".join(self.words(chosen))
                    self.fail(
                        f"{form.title} has no {chosen.title}. Choose one of {known}.", param, ctx
                    )
        return super().convert(value, param, ctx)


def _written_formats(chosen: Game) -> Sequence[str]:
    return [form.id for form in chosen.files.needed().formats.values() if form.write]


def command_line(command: str, about: Game) -> str:
    """Return the first words of a command line about a game."""
    return " ".join(command_words(command, about))


def starting_option(start: Callable[[Game], Starting]) -> Callable[[_Command], _Command]:
    """Give a command the option `--starting`, names of the cards that start in play.

    The command has the option `--game` too.
    """
    return click.option(
        "--starting",
        cls=HelpOfGame,
        explained=lambda chosen: _starting(chosen, start),
        metavar="NAME,NAME",
    )


def _starting(chosen: Game, start: Callable[[Game], Starting]) -> str:
    if name := start(chosen).name:
        return f"The {name}."

    def has(other: Game) -> bool:
        return bool((other.simulator or other.odds) and start(other).name)

    return only_with(has, lambda other: f"The {start(other).name}.")


def mulligan_option(command: _Command) -> _Command:
    """Add the option `--mulligan`, which sets the parameter `mulligan`.

    The command must have the option `--game` too.
    """
    return click.option(
        "--mulligan",
        cls=_OptionOfGame,
        of_game=lambda chosen: next(iter(chosen.odds.needed().mulligans)),
        type=ChoiceOfGame(lambda chosen: tuple(chosen.odds.needed().mulligans)),
    )(command)


def games_option(command: _Command) -> _Command:
    """Add the option `--games`, the number of games to play.

    The command must have the option `--game` too.
    """
    return click.option(
        "--games",
        cls=_OptionOfGame,
        of_game=lambda _: GAMES,
        type=_RangeOfGame(lambda chosen: chosen.simulator.needed().options.most_games),
        show_default=True,
    )(command)


def turns_option(command: _Command) -> _Command:
    """Add the option `--turns`, the number of turns in each game.

    The command must have the option `--game` too.
    """
    return click.option(
        "--turns",
        cls=_OptionOfGame,
        of_game=lambda chosen: chosen.simulator.needed().options.turns,
        type=_RangeOfGame(lambda chosen: chosen.simulator.needed().options.most_turns),
        show_default=True,
    )(command)


def policy_option(command: _Command) -> _Command:
    """Add the option `--policy`, the policy that plays the deck.

    The command must have the option `--game` too.
    """
    return click.option(
        "--policy",
        cls=_OptionOfGame,
        of_game=lambda chosen: chosen.simulator.needed().options.default_policy,
        type=ChoiceOfGame(lambda chosen: tuple(chosen.simulator.needed().options.policies)),
        show_default=True,
    )(command)


def wants_colour() -> bool | None:
    """Return False if `NO_COLOR` is set, else None, which lets click ask whether this is a
    terminal."""
    return False if os.environ.get("NO_COLOR") else None
