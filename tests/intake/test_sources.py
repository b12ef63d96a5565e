"""Files, folders and archives, in order and in bounds."""

import io
import struct
import zipfile
from datetime import datetime
from pathlib import Path

import pytest

from app.intake import MAX_FILE_BYTES, IntakeError, open_sources, open_zip


def contents(*paths: Path | str, stdin: bytes = b"") -> list[tuple[str, bytes | str]]:
    """The contents of the sources, errors as text."""
    with open_sources([str(path) for path in paths], io.BytesIO(stdin)) as sources:
        return [
            (path, str(found) if isinstance(found, IntakeError) else found)
            for path, found in sources
        ]


def zipped(path: Path, members: dict[str, bytes]) -> Path:
    """A zip archive."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return path


def test_files_folders_and_archives_come_sorted_by_path(tmp_path: Path) -> None:
    (tmp_path / "lists" / "deep").mkdir(parents=True)
    (tmp_path / "lists" / "b.txt").write_bytes(b"b")
    (tmp_path / "lists" / "deep" / "a.O8D").write_bytes(b"a")
    zipped(tmp_path / "lists" / "c.zip", {"z.txt": b"z", "in/y.dek": b"y"})
    (tmp_path / "single.txt").write_bytes(b"s")
    found = contents(tmp_path / "single.txt", tmp_path / "lists")
    assert [(path.removeprefix(f"{tmp_path}/"), content) for path, content in found] == [
        ("lists/b.txt", b"b"),
        ("lists/c.zip/in/y.dek", b"y"),
        ("lists/c.zip/z.txt", b"z"),
        ("lists/deep/a.O8D", b"a"),
        ("single.txt", b"s"),
    ]


def test_standard_input_is_a_file(tmp_path: Path) -> None:
    assert contents("-", stdin=b"4 Scout") == [("-", b"4 Scout")]


def test_what_is_no_deck_file_is_passed_over_and_named(tmp_path: Path) -> None:
    for name in ("notes.pdf", ".hidden.txt", "deck.txt"):
        (tmp_path / name).write_bytes(b"x")
    zipped(tmp_path / "l.zip", {"__MACOSX/deck.txt": b"", "inner.zip": b"", "deck": b"d"})
    with open_sources([str(tmp_path)], io.BytesIO()) as sources:
        assert [path.rpartition("/")[2] for path, _ in sources] == ["deck.txt", "deck"]
        skipped = [path.removeprefix(f"{tmp_path}/") for path in sources.skipped]
        assert skipped == [".hidden.txt", "l.zip/__MACOSX/deck.txt", "l.zip/inner.zip", "notes.pdf"]


def test_a_named_file_is_read_whatever_its_name(tmp_path: Path) -> None:
    (tmp_path / "deck.md").write_bytes(b"x")
    assert [content for _, content in contents(tmp_path / "deck.md")] == [b"x"]


def test_a_path_that_is_not_there_is_an_error_at_once(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError), open_sources([str(tmp_path / "no")], io.BytesIO()):
        pass


def test_no_more_is_read_than_the_limit_and_one_byte(tmp_path: Path) -> None:
    (tmp_path / "large.txt").write_bytes(b"x" * (MAX_FILE_BYTES + 99))
    zipped(tmp_path / "l.zip", {"large.txt": b"x" * (MAX_FILE_BYTES + 99)})
    sizes = [len(content) for _, content in contents(tmp_path)]
    assert sizes == [MAX_FILE_BYTES + 1] * 2


def test_an_archive_that_unpacks_to_too_much_is_refused_before_it_is_unpacked(
    tmp_path: Path,
) -> None:
    bomb = zipped(tmp_path / "bomb.zip", {f"{n}.txt": b"\0" * 8_000_000 for n in range(9)})
    assert bomb.stat().st_size < 100_000
    ((path, words),) = contents(bomb)
    assert path == str(bomb)
    assert "68 MiB" in str(words)
    assert "split it" in str(words)


def test_an_archive_that_lies_about_sizes_gives_an_error_and_no_more_than_the_limit(
    tmp_path: Path,
) -> None:
    liar = zipped(tmp_path / "liar.zip", {"a.txt": b"\0" * 8_000_000})
    raw = bytearray(liar.read_bytes())
    entry = raw.rindex(b"PK\x01\x02")
    raw[entry + 24 : entry + 28] = struct.pack("<I", 10)
    liar.write_bytes(raw)
    ((_, content),) = contents(liar)
    assert isinstance(content, str) or len(content) <= MAX_FILE_BYTES + 1


def test_a_broken_archive_is_one_source_with_an_error(tmp_path: Path) -> None:
    (tmp_path / "broken.zip").write_bytes(b"no zip")
    (tmp_path / "good.txt").write_bytes(b"g")
    (path, words), good = contents(tmp_path)
    assert path.endswith("broken.zip")
    assert "zip archive cannot be read" in str(words)
    assert good[1] == b"g"


def test_a_damaged_member_does_not_stop_the_others(tmp_path: Path) -> None:
    archive = zipped(tmp_path / "l.zip", {"a.txt": b"a" * 4000, "b.txt": b"b"})
    raw = bytearray(archive.read_bytes())
    raw[40] ^= 0xFF
    archive.write_bytes(raw)
    (_, words), (_, content) = contents(archive)
    assert "cannot be extracted" in str(words)
    assert content == b"b"


def test_an_upload_is_listed_like_a_file(tmp_path: Path) -> None:
    archive = zipped(tmp_path / "l.zip", {"b.txt": b"b", "a.txt": b"a"})
    with archive.open("rb") as upload, open_zip(upload, "lists.zip") as sources:
        assert list(sources) == [("lists.zip/a.txt", b"a"), ("lists.zip/b.txt", b"b")]
    with (
        pytest.raises(IntakeError, match="archive cannot be read"),
        open_zip(io.BytesIO(b"x"), "x"),
    ):
        pass


def test_a_locked_member_says_so(tmp_path: Path) -> None:
    archive = zipped(tmp_path / "l.zip", {"a.txt": b"a"})
    raw = bytearray(archive.read_bytes())
    raw[6] |= 1
    entry = raw.rindex(b"PK\x01\x02")
    raw[entry + 8] |= 1
    archive.write_bytes(raw)
    ((_, words),) = contents(archive)
    assert "password" in str(words)


def test_members_of_an_archive_have_the_time_they_were_written() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr(zipfile.ZipInfo("a.txt", (2026, 11, 22, 10, 57, 22)), "x")
        archive.writestr(zipfile.ZipInfo("b.txt"), "x")
    packed.seek(0)
    with open_zip(packed, "lists.zip") as sources:
        times = [file.written_at for file in sources.files]
    assert times == [datetime(2026, 11, 22, 10, 57, 22), None]
