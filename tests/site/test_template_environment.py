"""A template is compiled once, however many requests need it at the same moment."""

from __future__ import annotations

import threading

from flask import Flask
from jinja2 import FunctionLoader

from app.site.platform.http.rendering import TemplateEnvironment

REQUESTS = 8


def test_requests_at_the_same_moment_compile_a_template_once() -> None:
    loaded: list[str] = []

    def source(name: str) -> str:
        loaded.append(name)
        return "{% for one in many %}{{ one }}{% endfor %}" * 500

    environment = TemplateEnvironment(Flask("site"), loader=FunctionLoader(source))
    together = threading.Barrier(REQUESTS)
    found = []

    def load() -> None:
        together.wait()
        found.append(environment.get_template("page.html"))

    threads = [threading.Thread(target=load) for _ in range(REQUESTS)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert loaded == ["page.html"]
    assert len(found) == REQUESTS
    assert all(one is found[0] for one in found)
