"""Rows of one game: every query of a table that several games share asks for one of them."""

from sqlalchemy import ColumnElement, FromClause


def of_game(table: FromClause, game: str) -> ColumnElement[bool]:
    """The condition that a row of the table belongs to the game with this key."""
    return table.c.game == game
