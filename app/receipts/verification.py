"""Verifying a receipt: its parts, its signature, its key and the hash of its list."""

from __future__ import annotations

import hmac
import re
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from pydantic import ValidationError

from app.receipts.canonical import Json, canonical, parsed
from app.receipts.contents import (
    FORMAT,
    LARGEST,
    PARTS,
    VERSION,
    Receipt,
    SignedReceipt,
    list_hash,
)
from app.receipts.printed import attached_receipt, is_pdf
from app.receipts.signatures import digests, signed_message

_KEY: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)


class ReceiptError(ValueError):
    """A file that is no receipt, or one from a newer release; the message says why."""


class CheckResult(StrEnum):
    """Results of verifying a receipt.

    `UNCONFIRMED` means that nothing was altered since the key in the file signed it, but nobody
    confirmed whose key that is.
    """

    GENUINE = "genuine"
    UNCONFIRMED = "unconfirmed"
    NOT_GENUINE = "not genuine"


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was verified, in words. `is_good` is None if it could not be."""

    what: str
    is_good: bool | None
    words: str


@dataclass(frozen=True, slots=True)
class Verification:
    """A receipt with what was verified. `altered` are the names of parts that were altered."""

    receipt: Receipt
    public_key: str
    checks: tuple[Check, ...]
    altered: tuple[str, ...]

    @property
    def result(self) -> CheckResult:
        """The result of all checks."""
        if any(check.is_good is False for check in self.checks):
            return CheckResult.NOT_GENUINE
        if all(check.is_good for check in self.checks):
            return CheckResult.GENUINE
        return CheckResult.UNCONFIRMED


def public_key(text: str) -> str:
    """Return a public key that somebody typed, as 64 hexadecimal digits. Raises ValueError."""
    plain = "".join(text.split()).lower()
    if not _KEY.fullmatch(plain):
        raise ValueError("A public key has 64 hexadecimal digits.")
    return plain


def verify(content: str | bytes, known_keys: Collection[str] | None = None) -> Verification:
    """Verify a receipt, also one attached to a PDF.

    `known_keys` are all keys of the site that it should come from. Without them, the key of the
    receipt is compared with nothing.

    Raises ReceiptError if the file is no receipt.
    """
    raw, document = _read(content)
    actual = digests(raw)
    altered = tuple(
        name for name in PARTS if not hmac.compare_digest(actual[name], document.sha256[name])
    )
    checks = (
        _contents(altered),
        _signature(document),
        _key(document.public_key, known_keys),
        _list(document.receipt),
    )
    return Verification(document.receipt, document.public_key, checks, altered)


def _read(content: str | bytes) -> tuple[dict[str, Json], SignedReceipt]:
    """Return the parts as the file has them, and the whole of it. Raises ReceiptError."""
    if len(content) > LARGEST:
        raise ReceiptError(f"This is too large to be a receipt: it has more than {LARGEST} bytes.")
    if isinstance(content, bytes) and is_pdf(content):
        return _read(_attached(content))
    try:
        text = content.decode("utf-8-sig") if isinstance(content, bytes) else content
        value = parsed(text)
    except UnicodeDecodeError:
        raise ReceiptError("This is not a receipt: it is not text in UTF-8.") from None
    except ValueError as problem:
        raise ReceiptError(
            f"This is not a receipt: it cannot be read as JSON ({problem}). Use the JSON file "
            "as it was downloaded."
        ) from None
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise ReceiptError("This is not a receipt: the JSON has another format.")
    version = value.get("version")
    if isinstance(version, int) and version > VERSION:
        raise ReceiptError(
            f"This receipt has version {version}; this release verifies version {VERSION}. "
            "Use a newer release."
        )
    try:
        document = SignedReceipt.model_validate(value)
    except ValidationError as problem:
        first = problem.errors()[0]
        place = ".".join(map(str, first["loc"])) or "the file"
        raise ReceiptError(f"This receipt is damaged at {place}: {first['msg']}.") from None
    if canonical(document.model_dump()) != canonical(value):
        raise ReceiptError(
            "This receipt is damaged: it has a value that no receipt is written with, such as true "
            "in place of 1."
        )
    if set(document.sha256) != set(PARTS):
        raise ReceiptError("This receipt is damaged at sha256: it needs one hash for each part.")
    raw = value["receipt"]
    assert isinstance(raw, dict)
    return raw, document


def _attached(content: bytes) -> str:
    """Return the receipt that a PDF has attached. Raises ReceiptError."""
    found = attached_receipt(content)
    if found is None:
        raise ReceiptError(
            "No receipt was found in this PDF. If a program shows the attached file receipt.json, "
            "save it and verify that."
        )
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ReceiptError("The file attached to this PDF is damaged.") from None


_CALLED: Final = {
    "event": "the event",
    "player": "the player",
    "hand_in": "when and how the list was handed in",
    "list": "the list",
    "verdict": "the verdict",
}
"""Names of a receipt's parts, for people."""


def part_in_words(name: str) -> str:
    """Return what people call a part of a receipt."""
    return _CALLED[name]


def _contents(altered: tuple[str, ...]) -> Check:
    if not altered:
        return Check("Contents", True, "Every part matches the hash that was signed for it.")
    named = ", ".join(map(part_in_words, altered))
    return Check("Contents", False, f"Altered after signing: {named}.")


def _signature(document: SignedReceipt) -> Check:
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(document.public_key))
    message = signed_message(document.sha256)
    try:
        key.verify(bytes.fromhex(document.signature), message)
    except InvalidSignature:
        return Check(
            "Signature",
            False,
            "The key in this file did not sign these hashes: they, the key or the signature were "
            "altered.",
        )
    return Check("Signature", True, "The key in this file signed these hashes.")


def _key(found: str, known: Collection[str] | None) -> Check:
    if known is None:
        return Check(
            "Key",
            None,
            "Not compared. Anyone can create a key and sign with it: compare this key with the one "
            "that the site publishes.",
        )
    if found in known:
        return Check("Key", True, "You trust this key.")
    return Check("Key", False, "This key is unknown: it is none of those that are trusted here.")


def _list(receipt: Receipt) -> Check:
    stated = receipt.list.hash
    if stated is None:
        return Check(
            "Hash of the list", True, "None, because some lines of the list were not understood."
        )
    if hmac.compare_digest(stated.encode(), list_hash(receipt.list).encode()):
        return Check("Hash of the list", True, "It matches the cards on the receipt.")
    return Check("Hash of the list", False, "It does not match the cards on the receipt.")
