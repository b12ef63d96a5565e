"""The library as `pip install` makes it of a checkout: with the catalogue, without the site."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LACKING = ("flask", "numba", "sqlalchemy", "sqlmodel", "pydantic", "cryptography", "fpdf", "PIL")
RUN = f"""
import sys
for name in {LACKING}:
    sys.modules[name] = None
from app.catalogue import SHIPPED
from app.cli import main
print(SHIPPED, file=sys.stderr)
main(sys.argv[1:])
"""


@pytest.mark.slow
def test_an_installed_library_has_the_catalogue_and_names_the_extra_it_lacks(
    tmp_path: Path,
) -> None:
    built = tmp_path / "built"
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_py", "--build-lib", str(built)],
        cwd=ROOT, check=True, capture_output=True,
    )  # fmt: skip
    deck = "1 The Tournament Faction\n71 Rage\n4 Scout\n"

    def threshold(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", RUN, *words],
            cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(built)}, input=deck,
            capture_output=True, text=True, check=False,
        )  # fmt: skip

    checked = threshold("check", "-")
    assert checked.returncode == 0, checked.stderr
    assert str(built) in checked.stderr
    for words, extra in ((("goldfish", "-"), "fast"), (("user", "list"), "site")):
        lacks = threshold(*words)
        assert (lacks.returncode, "Traceback" in lacks.stderr) == (64, False), lacks.stderr
        assert f"threshold[{extra}]" in lacks.stderr
