"""How far the cards are: worded when a script prints, playable when the referee runs it."""

from app.games.spoils.coverage.cards import status_of, status_table, statuses

__all__ = ["status_of", "status_table", "statuses"]
