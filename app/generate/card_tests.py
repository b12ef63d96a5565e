"""The table of tests that play cards, and the page of mechanisms that meet in them."""

from app.games import Game
from app.generate.rule_tests import sources


def card_test_table(game: Game) -> str:
    """Return the table as text. Raises ValueError if a test does not name its cards."""
    return game.needed_card_coverage().test_table(sources(game))


def interaction_page(game: Game) -> str:
    """Return the page in Markdown. Raises ValueError if a test names no existing mechanisms."""
    return game.needed_card_coverage().interaction_page(sources(game))
