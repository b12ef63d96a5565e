"""The template engine: quick global names, and each template compiled once."""

from __future__ import annotations

import threading
from collections.abc import MutableMapping
from typing import Any

from flask.sansio.app import App
from flask.templating import Environment
from jinja2 import Template


class TemplateEnvironment(Environment):
    """Global names are fixed when a template is loaded, which makes each import of a macro faster.

    All of them are registered while the application is built, before any template is loaded.

    Requests that need a template at the same moment wait until one of them has compiled it. After a
    restart in the middle of a rush each would otherwise compile all of them.
    """

    def __init__(self, app: App, **options: Any) -> None:
        super().__init__(app, **options)
        self._loading = threading.RLock()

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Return the names of the environment with those given for one template."""
        return {**self.globals, **(d or {})}

    def _load_template(
        self,
        name: str,
        globals: MutableMapping[str, Any] | None,  # noqa: A002
    ) -> Template:
        with self._loading:
            return super()._load_template(name, globals)
