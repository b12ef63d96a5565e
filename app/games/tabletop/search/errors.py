"""Errors for a query that cannot be answered, with messages for its reader."""

from __future__ import annotations

from typing import Final

LONGEST_SHOWN: Final = 40
"""Characters of the query's own text that a message repeats."""


def shown(text: str) -> str:
    """A piece of the query as a message quotes it."""
    return f"“{text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + '…'}”"


class QueryError(ValueError):
    """A query that cannot be read or answered. Nothing of it has been run.

    `start` and `end` are the place in `query`, counted in characters from 0, `end` after
    the last one. `problem` says what is wrong there, `expected` what could stand there,
    `hint` what was probably meant; the last two may be empty.
    """

    def __init__(
        self,
        problem: str,
        start: int,
        end: int,
        *,
        expected: str = "",
        hint: str = "",
        query: str = "",
    ) -> None:
        self.problem = problem
        self.start = start
        self.end = end
        self.expected = expected
        self.hint = hint
        self.query = query
        super().__init__(self.message)

    @property
    def message(self) -> str:
        """The error as sentences, without the place."""
        sentences = [f"{self.problem}."]
        if self.expected:
            sentences.append(f"Expected {self.expected}.")
        if self.hint:
            sentences.append(self.hint if self.hint[-1] in ".?!" else f"{self.hint}.")
        return " ".join(sentences)

    @property
    def caret(self) -> str:
        """Three lines: the query, carets under the place, and the message."""
        line = "".join(" " if sign.isspace() else sign for sign in self.query)
        marks = "^" * max(1, min(self.end, len(line)) - self.start)
        return f"{line}\n{' ' * self.start}{marks}\n{self.message}"

    def within(self, query: str) -> QueryError:
        """The same error with the query it belongs to."""
        return type(self)(
            self.problem,
            self.start,
            self.end,
            expected=self.expected,
            hint=self.hint,
            query=query,
        )


class MissingContextError(QueryError):
    """A condition that asks about something not at hand: a collection, a deck, card texts."""
