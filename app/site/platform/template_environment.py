"""The template engine, which looks global names up in one plain dictionary per template."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any

from flask.templating import Environment


class TemplateEnvironment(Environment):
    """Global names are fixed when a template is loaded, which makes each import of a macro faster.

    All of them are registered while the application is built, before any template is loaded.
    """

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Return the names of the environment with those given for one template."""
        return {**self.globals, **(d or {})}
