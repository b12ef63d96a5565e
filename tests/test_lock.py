"""`requirements.lock` pins what installing asks for, so that it goes on working."""

from __future__ import annotations

import re
from importlib.metadata import distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LOCK = Path(__file__).parents[1] / "requirements.lock"
RUN_LOCK = LOCK.with_name("requirements-run.lock")
PINNED = re.compile(r"^([\w.-]+)(?:\[([\w,.-]+)\])?==", re.MULTILINE)


def test_a_package_is_pinned_with_the_extras_that_others_ask_of_it() -> None:
    """Pip takes a package with extras for one of its own and would choose its newest release."""
    pinned = {
        canonicalize_name(name): set(extras.split(",")) - {""}
        for name, extras in PINNED.findall(LOCK.read_text(encoding="utf-8"))
    }
    asked = [
        Requirement(text)
        for found in distributions()
        if canonicalize_name(found.metadata["Name"]) in pinned
        for text in found.requires or ()
    ]
    checked = 0
    for each in asked:
        name = canonicalize_name(each.name)
        is_meant = each.marker is None or each.marker.evaluate({"extra": ""})
        if each.extras and is_meant and name in pinned:
            assert each.extras <= pinned[name], f"{each} is pinned without its extras"
            checked += 1
    assert checked


def test_a_site_runs_with_the_versions_that_developers_test() -> None:
    versions = re.compile(r"^([\w.-]+)(?:\[[\w,.-]+\])?==(\S+)", re.MULTILINE)
    tested, runs = (
        dict(versions.findall(file.read_text(encoding="utf-8"))) for file in (LOCK, RUN_LOCK)
    )
    assert runs.items() <= tested.items()
    assert {"flask", "mypy", "redis", "setuptools"} <= runs.keys()
    assert not {"pytest", "playwright", "ruff"} & runs.keys()
