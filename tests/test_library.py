"""The domain as a library: `docs/library.md` runs, and needs no package of the web."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import Final

import pytest

from app.tables.database import ROOT

pytestmark = pytest.mark.slow

WEB: Final = (
    "alembic", "flask", "flask_wtf", "jinja2", "psycopg", "pydantic", "redis", "sqlalchemy",
    "sqlmodel", "waitress", "werkzeug", "wtforms",
)  # fmt: skip

WITHOUT_WEB: Final = f"""
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {WEB!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
"""

ALL_MODULES: Final = """
import pkgutil
from importlib import import_module

import app.catalogue, app.games

for package in (app.games, app.catalogue):
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
"""

SNIPPETS: Final = re.findall(
    r"^```python\n(.*?)^```$",
    (ROOT / "docs/library.md").read_text(encoding="utf-8"),
    re.MULTILINE | re.DOTALL,
)


def run(code: str) -> str:
    """Run code in a new process without packages of the web; return what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_WEB + code],
        cwd=ROOT,
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_the_packages_of_the_web_are_really_missing() -> None:
    with pytest.raises(AssertionError, match="No module named 'flask'"):
        run("import app; app.create_app()")


def test_every_module_of_the_domain_is_imported_without_the_web() -> None:
    assert run(ALL_MODULES) == ""


def test_the_snippets_of_the_page_run_one_after_the_other() -> None:
    assert len(SNIPPETS) == 6
    printed = run("\n".join(SNIPPETS))
    assert printed.startswith("5 3 Skout ('Scout',)\n")
    for part in ("\nunreadable\n", "by your turn 3", "2000 games going first", "Estimate("):
        assert part in printed


def test_each_snippet_has_about_ten_lines() -> None:
    assert max(len(snippet.splitlines()) for snippet in SNIPPETS) <= 15
