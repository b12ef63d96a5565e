"""The website as tests use it: an application of its own per test, and a client."""

from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app import create_app


@pytest.fixture
def app(tmp_path: Path, site_url: str) -> Flask:
    """The website with a database of its own, no decks yet; forms need no token."""
    return create_app(
        {
            "INSTANCE": str(tmp_path / "instance"),
            "DATABASE_URL": site_url,
            "TESTING": True,
            "WTF_CSRF_ENABLED": False,
        }
    )


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A visitor without script."""
    return app.test_client()
