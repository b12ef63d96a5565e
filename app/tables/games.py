"""Queries limited to one game: every query of a table that games share uses this."""

from sqlalchemy import ColumnElement, FromClause


def of_game(table: FromClause, game: str) -> ColumnElement[bool]:
    """Return the condition that a row of the table belongs to the game with this key."""
    return table.c.game == game
