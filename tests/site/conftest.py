"""The website as tests use it: an application of its own per test, and a client."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.site import listening, website


@pytest.fixture
def settings(tmp_path: Path, site_url: str) -> dict[str, object]:
    """The settings of a website for one test: an instance folder and a prepared database."""
    return {"INSTANCE": str(tmp_path / "instance"), "DATABASE_URL": site_url, "TESTING": True}


@pytest.fixture
def app(settings: dict[str, object]) -> Iterator[Flask]:
    """The website; forms need no token."""
    with website({**settings, "WTF_CSRF_ENABLED": False}) as made:
        yield made


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A visitor without script."""
    return app.test_client()


@pytest.fixture
def live_site(settings: dict[str, object]) -> Iterator[str]:
    """The address of the website as `threshold serve` runs it, tokens and all."""
    with website(settings) as made, listening(made, threads=6) as address:
        yield address
