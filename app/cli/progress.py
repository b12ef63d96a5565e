"""Progress of long tasks, shown on standard error to keep it out of a command's output."""

import sys
from typing import Final

import click

_LONG: Final = 100
"""Work of fewer steps is over before anybody could read about it."""

_PARTS: Final = 10


class Progress:
    """Counts steps and shows them: on a terminal in one line, elsewhere as a few log lines."""

    def __init__(self, total: int, what: str) -> None:
        self._total = total
        self._what = what
        self._done = 0
        self._is_terminal = sys.stderr.isatty()
        self._every = max(1, total // (100 if self._is_terminal else _PARTS))

    def step(self) -> None:
        """Count one step."""
        self._done += 1
        if self._total < _LONG or self._done % self._every:
            return
        line = f"{self._done} of {self._total} {self._what}"
        click.echo(f"\r{line}" if self._is_terminal else line, err=True, nl=not self._is_terminal)

    def clear(self) -> None:
        """Erase the progress line on a terminal before other output is printed."""
        if self._is_terminal and self._total >= _LONG:
            click.echo("\r\033[K", err=True, nl=False)

    @property
    def done(self) -> int:
        """Return the number of steps so far."""
        return self._done
