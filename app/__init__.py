"""Threshold: cards, decks, verdicts, registration and goldfish for The Spoils."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from app.compiled import use_build

if TYPE_CHECKING:
    from flask import Flask

use_build()


def create_app(config: Mapping[str, object] | None = None) -> Flask:
    """The website as a WSGI application; `config` overrides environment and defaults.

    Imports Flask only when it is called, so that importing a game stays light. The keys
    are those of `app.site.platform.storage.settings`.
    """
    from app.site.application import build

    return build(config or {})
