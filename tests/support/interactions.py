"""The mark that says which mechanisms a case of cards brings together."""

from collections.abc import Callable

from tests.support.card_tests import Case


def interaction(first: str, second: str) -> Callable[[Case], Case]:
    """Mark a case with a pair of mechanisms, by their ids in `mechanisms.csv` and in its order.

    The page of interactions reads the mark from the source; it changes nothing about the case.
    """
    assert first
    assert second
    return lambda case: case
