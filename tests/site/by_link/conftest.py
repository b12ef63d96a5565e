"""Games by link whose cards are always dealt alike."""

import secrets

import pytest


@pytest.fixture(autouse=True)
def dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every game the same seed."""
    monkeypatch.setattr(secrets, "randbelow", lambda _most: 7)
