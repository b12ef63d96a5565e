"""Threshold: cards, decks, verdicts, registration and goldfish for The Spoils."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flask import Flask


def create_app(config: Mapping[str, object] | None = None) -> Flask:
    """The website as a WSGI application; `config` overrides environment and defaults.

    Imports Flask only when it is called, so that importing a game stays light. The keys
    are those of `app.site.platform.settings`.
    """
    from app.site.application import build

    return build(config or {})
