"""A receipt proves what it says: whatever is altered shows, and nothing else does."""

from __future__ import annotations

import copy
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from fpdf import FPDF
from hypothesis import given
from hypothesis import strategies as st

from app.cli import main, receipt_key
from app.cli import receipt as receipt_command
from app.receipts import keys
from app.receipts.canonical import canonical, parsed
from app.receipts.contents import Receipt
from app.receipts.published_keys import published
from app.receipts.signatures import signed_receipt
from app.receipts.verification import CheckResult, ReceiptError, verify

NOW = datetime(2026, 11, 26, 12, tzinfo=UTC)
KEY = keys.new_key(NOW)
HASH = "9c3f1b5a30b5a8d9ab6af6cb1d8a4d6f7e1d8d3a1ef9a4c2b2bb2d4d3e0d9c11"

CONTENTS: dict[str, Any] = {
    "event": {
        "name": "Sarcophyle Open", "id": "e1", "site": "https://desk.example/", "game": "spoils",
        "format": "Constructed", "edition": "cr3", "deadline": None, "time_zone": "Europe/Vienna",
    },
    "player": {"name": "Čiril Žižek"},
    "hand_in": {
        "version": 2, "received_at": "2026-11-22T09:57:56.711+00:00", "by": "Čiril Žižek",
        "source": "pasted", "is_late": False, "reason": "", "list_of_version": None,
        "revision": "", "revised_at": None,
    },
    "list": {
        "title": "", "size": 5, "hash": None, "check_code": None, "not_understood": [],
        "lines": [
            {"zone": "deck", "printing": "b", "name": "Scout", "copies": 4, "is_hashed": True},
            {"zone": "faction", "printing": "a", "name": "Hall", "copies": 1, "is_hashed": True},
            {"zone": "side", "printing": "c", "name": "Gnat", "copies": 2, "is_hashed": False},
        ],
    },
    "verdict": {"verdict": "legal", "stamp": {"edition": "cr3", "as_of": None}, "problems": []},
}  # fmt: skip


def receipt(**of_list: object) -> Receipt:
    contents = copy.copy(CONTENTS)
    contents["list"] = {**CONTENTS["list"], **of_list}
    return Receipt.model_validate(contents)


SIGNED = signed_receipt(receipt(), bytes.fromhex(KEY.private))


def altered(*path: str | int, to: object) -> str:
    """The signed receipt with one value altered."""
    document = json.loads(SIGNED)
    within = document
    for step in path[:-1]:
        within = within[step]
    assert within[path[-1]] != to
    within[path[-1]] = to
    return json.dumps(document)


def test_a_receipt_is_genuine_for_who_trusts_its_key() -> None:
    assert verify(SIGNED, [KEY.public]).result is CheckResult.GENUINE
    assert verify(SIGNED.encode(), [KEY.public, "0" * 64]).result is CheckResult.GENUINE


def test_without_a_key_to_compare_nothing_is_called_genuine() -> None:
    assert verify(SIGNED).result is CheckResult.UNCONFIRMED


def test_who_has_no_keys_knows_none() -> None:
    assert verify(SIGNED, []).result is CheckResult.NOT_GENUINE


def test_a_receipt_with_another_key_is_not_genuine() -> None:
    other = keys.new_key(NOW)
    forged = signed_receipt(receipt(), bytes.fromhex(other.private))
    found = verify(forged, [KEY.public])
    assert found.result is CheckResult.NOT_GENUINE
    assert [check.what for check in found.checks if check.is_good is False] == ["Key"]


@pytest.mark.parametrize(
    ("path", "to", "part"),
    [
        (("receipt", "event", "name"), "Another Open", "event"),
        (("receipt", "player", "name"), "Ciril Zizek", "player"),
        (("receipt", "hand_in", "received_at"), "2026-11-22T09:57:56.710+00:00", "hand_in"),
        (("receipt", "hand_in", "is_late"), True, "hand_in"),
        (("receipt", "list", "lines", 0, "copies"), 3, "list"),
        (("receipt", "verdict", "verdict"), "illegal", "verdict"),
    ],
)
def test_an_altered_part_is_named(path: tuple[str | int, ...], to: object, part: str) -> None:
    found = verify(altered(*path, to=to), [KEY.public])
    assert found.result is CheckResult.NOT_GENUINE
    assert found.altered == (part,)


@pytest.mark.parametrize("name", ["public_key", "signature"])
def test_an_altered_key_or_signature_shows(name: str) -> None:
    written = json.loads(SIGNED)[name]
    turned = ("1" if written[0] != "1" else "2") + written[1:]
    try:
        found = verify(altered(name, to=turned), [KEY.public])
    except ReceiptError:
        return
    assert found.result is CheckResult.NOT_GENUINE
    assert found.altered == ()


def test_hashes_altered_with_their_part_break_the_signature() -> None:
    other = json.loads(signed_receipt(receipt(title="Mine"), bytes.fromhex(KEY.private)))
    document = json.loads(SIGNED)
    document["receipt"]["list"] = other["receipt"]["list"]
    document["sha256"]["list"] = other["sha256"]["list"]
    found = verify(json.dumps(document), [KEY.public])
    assert found.altered == ()
    assert [check.what for check in found.checks if check.is_good is False] == ["Signature"]


def test_a_signed_hash_that_is_not_that_of_the_cards_shows() -> None:
    wrong = signed_receipt(receipt(hash=HASH), bytes.fromhex(KEY.private))
    found = verify(wrong, [KEY.public])
    assert [check.what for check in found.checks if check.is_good is False] == ["Hash of the list"]


def test_the_spelling_of_the_file_does_not_matter() -> None:
    document = json.loads(SIGNED)
    turned = dict(reversed(document.items()))
    turned["receipt"] = dict(reversed(document["receipt"].items()))
    assert verify(json.dumps(turned, indent=7), [KEY.public]).result is CheckResult.GENUINE


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "cannot be read as JSON"),
        ("%PDF-1.4", "cannot be read as JSON"),
        (b"\xff\xfe\x00", "not text in UTF-8"),
        ("[" * 100_000, "nested too deeply"),
        ('{"format": "threshold-receipt", "format": "x"}', "same name twice"),
        ('{"format": 1.5}', "not a whole number"),
        ("{}", "the JSON has another format"),
        ('{"format": "threshold-receipt", "version": 2}', "version 2"),
        ('{"format": "threshold-receipt", "version": 1}', "damaged at receipt"),
        (" " * (2 * 1024 * 1024 + 1), "too large"),
        (altered("sha256", "list", to="x"), "damaged at sha256.list"),
        (altered("receipt", "hand_in", "version", to="2"), "damaged at receipt.hand_in.version"),
        (altered("receipt", "list", "lines", to=[{}]), "damaged at receipt.list.lines.0"),
    ],
)
def test_a_file_that_is_no_receipt_is_refused_in_words(content: str | bytes, words: str) -> None:
    with pytest.raises(ReceiptError, match=words):
        verify(content, [KEY.public])


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


def test_a_value_that_no_receipt_is_written_with_is_refused() -> None:
    for true in (SIGNED.replace('"version": 1,', '"version": true,'),):
        assert true != SIGNED
        with pytest.raises(ReceiptError, match="no receipt is written with"):
            verify(true, {KEY.public})


def test_a_receipt_is_read_from_the_pdf_that_has_it_attached(instance: Path) -> None:
    pdf = FPDF()
    pdf.add_page()
    pdf.embed_file(bytes=b"notes", basename="notes.txt", compress=True)
    pdf.embed_file(bytes=SIGNED.encode(), basename="receipt.json", compress=True)
    printed = bytes(pdf.output())
    assert verify(printed, {KEY.public}).result is CheckResult.GENUINE
    (instance / "receipt.pdf").write_bytes(printed)
    words = ["receipt", str(instance / "receipt.pdf"), "--key", KEY.public]
    assert CliRunner().invoke(main, words).exit_code == 0
    with pytest.raises(ReceiptError, match="No receipt was found"):
        verify(printed.replace(b"EmbeddedFile\n", b"SomethingOld\n"), {KEY.public})


@given(VALUES)
def test_equal_values_have_one_canonical_form(value: Any) -> None:
    try:
        written = canonical(value)
    except UnicodeEncodeError:
        return
    assert parsed(written.decode()) == value
    assert canonical(parsed(written.decode())) == written
    assert canonical(json.loads(json.dumps(value, indent=2))) == written


@given(st.binary(max_size=300) | st.text(max_size=300))
def test_random_files_are_refused_without_a_crash(content: str | bytes) -> None:
    with pytest.raises(ReceiptError):
        verify(content)


def test_a_replaced_key_stays_published_and_loses_its_private_half(tmp_path: Path) -> None:
    first = keys.signing_key(tmp_path, NOW)
    assert keys.signing_key(tmp_path, NOW) == first
    fresh = keys.replace_key(tmp_path, NOW)
    before, current = keys.stored_keys(tmp_path)
    assert (before.public, before.private) == (first.public, "")
    assert current == fresh == keys.signing_key(tmp_path, NOW)
    assert (tmp_path / keys.FILE).stat().st_mode & 0o777 == 0o600
    assert first.public in published(keys.stored_keys(tmp_path))
    assert current.private not in published(keys.stored_keys(tmp_path))


def test_keys_of_a_backup_are_added_and_the_present_one_signs_on(tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    restored = (keys.signing_key(there, NOW),)
    assert keys.restore_keys(here, restored, NOW) == 1
    assert keys.signing_key(here, NOW) == restored[0]
    own = keys.replace_key(there, NOW)
    assert keys.restore_keys(here, keys.stored_keys(there), NOW) == 1
    assert keys.signing_key(here, NOW) == restored[0]
    assert {key.public for key in keys.stored_keys(here)} == {restored[0].public, own.public}
    assert keys.restore_keys(here, keys.stored_keys(there), NOW) == 0


@pytest.mark.parametrize(
    "content",
    [
        b"", b"[]", b"{}", keys.content_of([keys.ReceiptKey(KEY.public, "")]),
        keys.content_of([keys.ReceiptKey("0" * 64, "", KEY.private)]),
        keys.content_of([keys.ReceiptKey("x", "", "y")]),
    ],
)  # fmt: skip
def test_a_damaged_file_of_keys_is_refused(content: bytes) -> None:
    with pytest.raises(keys.KeyFileError, match="damaged"):
        keys.keys_from(content)


@pytest.fixture
def instance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for module in (receipt_command, receipt_key):
        monkeypatch.setattr(module, "INSTANCE", tmp_path)
    return tmp_path


def verified(tmp_path: Path, content: str, *options: str) -> tuple[int, str]:
    file = tmp_path / "receipt.json"
    file.write_text(content, encoding="utf-8")
    result = CliRunner().invoke(main, ["receipt", str(file), *options])
    return result.exit_code, result.output


def test_the_command_verifies_without_a_site(instance: Path) -> None:
    key_file = instance / "keys.json"
    key_file.write_text(published([KEY]), encoding="utf-8")
    assert verified(instance, SIGNED)[0] == 3
    status, output = verified(instance, SIGNED, "--key", KEY.public)
    assert (status, output.startswith("Genuine.")) == (0, True)
    assert verified(instance, SIGNED, "--key", str(key_file))[0] == 0
    status, output = verified(instance, SIGNED, "--key", "f" * 64)
    assert status == 1
    assert "NO  Key" in output
    changed = altered("receipt", "player", "name", to="Somebody")
    status, output = verified(instance, changed, "--key", KEY.public, "--json")
    assert (status, json.loads(output)["altered"]) == (1, ["player"])
    assert verified(instance, "4 Scout")[0] == 2
    assert verified(instance, SIGNED, "--key", "nobody")[0] == 64


def test_the_command_trusts_the_keys_of_its_own_site(instance: Path) -> None:
    own = keys.signing_key(instance, NOW)
    signed = signed_receipt(receipt(), bytes.fromhex(own.private))
    assert verified(instance, signed)[0] == 0
    result = CliRunner().invoke(main, ["receipt-key", "replace", "--yes"])
    assert result.exit_code == 0, result.output
    assert verified(instance, signed)[0] == 0
    shown = CliRunner().invoke(main, ["receipt-key", "show"]).output
    assert [line.rpartition(", ")[2][:8] for line in shown.splitlines()] == ["replaced", "in use"]
