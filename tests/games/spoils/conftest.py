"""The choice of one card to test."""

import pytest


@pytest.fixture
def only_card(request: pytest.FixtureRequest) -> str | None:
    """The card named with `--card`; None for all cards."""
    name: str | None = request.config.getoption("--card")
    return name
