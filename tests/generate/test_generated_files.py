"""Generated files of the checkout are what the code would write."""

from functools import cache
from pathlib import Path

import pytest

from app import generate
from app.generate import CHECKOUT, generated, write_files
from app.generate.__main__ import main

pytestmark = pytest.mark.slow


def test_the_check_names_the_one_stale_file_and_writing_mends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = {file: cache(text) for file, text in generated().items()}
    monkeypatch.setattr(generate, "generated", lambda: made)
    for file in made:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_bytes((CHECKOUT / file).read_bytes())
    (tmp_path / "docs/search.md").write_text("something else")
    monkeypatch.setattr(generate, "CHECKOUT", tmp_path)
    assert main(["--check"]) == 1
    assert capsys.readouterr().out == "docs/search.md is not current. Run: python3 run.py docs\n"
    write_files()
    for file in made:
        assert (tmp_path / file).read_bytes() == (CHECKOUT / file).read_bytes()
