"""Options and arguments that several commands share, and the code that parses them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from click.types import OptionHelpExtra

from app.cli.facts import read_list
from app.cli.one_deck import UNREADABLE
from app.games import (
    DEFAULT_GAME,
    Game,
    UnknownGameError,
    command_words,
    game,
    game_keys,
    games,
)
from app.games.capabilities.construction import AnyConstruction, AnyFormat
from app.games.capabilities.starting import AnyStarting
from app.games.tabletop.construction import AnyPool, FormatError, Pool
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.facts import AnyCatalogue
from app.intake import MAX_FILE_BYTES, IntakeError, Sources, open_sources

_Command = TypeVar("_Command", bound=Callable[..., Any])

_FORMAT_SUFFIX: Final = ".toml"

GAMES: Final = 100_000
"""How many games a simulation plays where no number is given."""


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

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the closing words of the game."""
        if self._closing is not None:
            self.epilog = self._closing(chosen_game(ctx))
        super().format_epilog(ctx, formatter)


class HelpOfGame(click.Option):
    """An option whose help depends on the game that `--game` names."""

    def __init__(self, *words: Any, explained: Callable[[Game], str], **settings: Any) -> None:
        super().__init__(*words, **settings)
        self._explained = explained

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = self._explained(chosen_game(ctx))
        return super().get_help_record(ctx)


class _OptionOfGame(click.Option):
    """An option whose default depends on the game named by `--game`."""

    def __init__(self, *words: Any, of_game: Callable[[Game], str | int], **settings: Any) -> None:
        super().__init__(*words, **settings)
        self._of_game = of_game

    def get_default(self, ctx: click.Context, call: bool = True) -> str | int:
        return self._of_game(chosen_game(ctx))

    def get_help_extra(self, ctx: click.Context) -> OptionHelpExtra:
        extra = super().get_help_extra(ctx)
        if isinstance(self.type, _RangeOfGame):
            bounds = self.type.range(ctx)
            extra["range"] = f"{bounds.min}<=x<={bounds.max}"
        return extra


def chosen_game(ctx: click.Context | None) -> Game:
    """Return the game named by `--game`, or the default game before any option is parsed."""
    chosen = None if ctx is None else ctx.params.get("game")
    return chosen if isinstance(chosen, Game) else game()


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
        of_game=lambda chosen: chosen.needed_construction().default_format,
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
        type=ChoiceOfGame(lambda chosen: chosen.needed_construction().supplied),
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
                form = other.cards and other.cards.files and other.cards.files.formats.get(value)
                if form and form.write:
                    known = ", ".join(self.words(chosen))
                    self.fail(
                        f"{form.title} has no {chosen.title}. Choose one of {known}.", param, ctx
                    )
        return super().convert(value, param, ctx)


def _written_formats(chosen: Game) -> Sequence[str]:
    return [form.id for form in chosen.needed_files().formats.values() if form.write]


def command_line(command: str, about: Game) -> str:
    """How a command line about a game begins."""
    return " ".join(command_words(command, about))


def starting_option(start: Callable[[Game], AnyStarting]) -> Callable[[_Command], _Command]:
    """Give a command the option `--starting`, names of the cards that start in play.

    The command has the option `--game` too.
    """
    return click.option(
        "--starting",
        cls=HelpOfGame,
        explained=lambda chosen: f"The {start(chosen).name or 'cards that start in play'}.",
        metavar="NAME,NAME",
    )


def mulligan_option(command: _Command) -> _Command:
    """Add the option `--mulligan`, which sets the parameter `mulligan`.

    The command must have the option `--game` too.
    """
    return click.option(
        "--mulligan",
        cls=_OptionOfGame,
        of_game=lambda chosen: next(iter(chosen.needed_odds().mulligans)),
        type=ChoiceOfGame(lambda chosen: tuple(chosen.needed_odds().mulligans)),
    )(command)


def games_option(command: _Command) -> _Command:
    """Add the option `--games`, the number of games to play.

    The command must have the option `--game` too.
    """
    return click.option(
        "--games",
        cls=_OptionOfGame,
        of_game=lambda _: GAMES,
        type=_RangeOfGame(lambda chosen: chosen.needed_simulator().options.most_games),
        show_default=True,
    )(command)


def turns_option(command: _Command) -> _Command:
    """Add the option `--turns`, the number of turns in each game.

    The command must have the option `--game` too.
    """
    return click.option(
        "--turns",
        cls=_OptionOfGame,
        of_game=lambda chosen: chosen.needed_simulator().options.turns,
        type=_RangeOfGame(lambda chosen: chosen.needed_simulator().options.most_turns),
        show_default=True,
    )(command)


def policy_option(command: _Command) -> _Command:
    """Add the option `--policy`, the policy that plays the deck.

    The command must have the option `--game` too.
    """
    return click.option(
        "--policy",
        cls=_OptionOfGame,
        of_game=lambda chosen: chosen.needed_simulator().options.default_policy,
        type=ChoiceOfGame(lambda chosen: tuple(chosen.needed_simulator().options.policies)),
        show_default=True,
    )(command)


def wants_colour() -> bool | None:
    """Return False if `NO_COLOR` is set, else None, which lets click ask whether this is a
    terminal."""
    return False if os.environ.get("NO_COLOR") else None


def read_format(asked: str, construction: AnyConstruction, catalogue: AnyCatalogue) -> AnyFormat:
    """Return the format with that name, or the one in a format file.

    Raises FormatError, which names the file and says what to do.
    """
    path = Path(asked)
    if path.suffix.lower() != _FORMAT_SUFFIX and not path.is_file():
        return construction.find_format(asked, catalogue)
    try:
        with path.open("rb") as file:
            text = file.read(MAX_FILE_BYTES).decode("utf-8")
        return construction.parse_format(text, catalogue)
    except OSError as problem:
        raise FormatError(f"{asked}: {problem.strerror}.") from None
    except UnicodeDecodeError:
        raise FormatError(f"{asked}: this is not UTF-8 text.") from None
    except FormatError as problem:
        raise FormatError(f"{asked}: {problem}") from None


@contextmanager
def deck_sources(files: Sequence[str]) -> Iterator[Sources]:
    """Return the deck files named on the command line: files, folders, archives or `-`.

    Raises click.UsageError if one is missing or cannot be opened.
    """
    try:
        with open_sources(files, sys.stdin.buffer) as sources:
            yield sources
    except FileNotFoundError as problem:
        raise click.UsageError(f"There is no file {problem}.") from None
    except IntakeError as problem:
        raise click.UsageError(str(problem)) from None


def read_source(
    file: str, content: bytes | IntakeError, game: Game, catalogue: AnyCatalogue
) -> Import[AnyDecklist]:
    """Read one of `deck_sources`. The result holds the reason if it could not be read."""
    if isinstance(content, IntakeError):
        return Import(None, error=str(content))
    return read_list(content, game, catalogue, file)


def read_pool(file: str, game: Game, catalogue: AnyCatalogue) -> AnyPool:
    """Return the card pool in a file of any deck format, all zones combined.

    Ends the program with status 2 if a line is not understood, because then no card can be said to
    be missing from the pool.
    """
    with deck_sources([file]) as sources:
        contents = [content for _, content in sources]
    if len(contents) != 1:
        raise click.UsageError(f"{file} holds {len(contents)} lists; a pool is one file.")
    imported = read_source(file, contents[0], game, catalogue)
    if imported.decklist is not None and not imported.is_unreadable:
        return Pool.of_decklist(imported.decklist)
    click.echo(f"The pool in {file} cannot be read. {imported.error or ''}".rstrip(), err=True)
    for line in imported.open_lines:
        click.echo(f"  line {line.line} “{line.text}”: {line.note}", err=True)
    sys.exit(UNREADABLE)
