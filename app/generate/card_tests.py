"""The table of tests that play cards."""

from app.games import Game
from app.generate.rule_tests import sources


def card_test_table(game: Game) -> str:
    """Return the table as text. Raises ValueError if a test does not name its cards."""
    return game.needed_card_coverage().test_table(sources(game))
