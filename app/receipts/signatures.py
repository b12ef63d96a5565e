"""Signing receipts with Ed25519.

Each part of a receipt is hashed by itself, and the signature covers the hashes. So an altered
receipt shows which of its parts was altered.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from app.receipts.canonical import Json, canonical
from app.receipts.contents import FORMAT, VERSION, Receipt

PREFIX: Final = f"{FORMAT}-{VERSION}\n".encode()
"""The start of what is signed, so that a signature means nothing in another file."""


def digests(parts: dict[str, Json]) -> dict[str, str]:
    """Return the SHA-256 of the canonical form of each part."""
    return {name: hashlib.sha256(canonical(part)).hexdigest() for name, part in parts.items()}


def signed_message(part_digests: dict[str, str]) -> bytes:
    """Return the bytes that are signed: the prefix and the canonical form of the hashes."""
    return PREFIX + canonical(part_digests)


def signed_receipt(receipt: Receipt, private_key: bytes) -> str:
    """Return a receipt as a signed JSON file; the same receipt and key give the same text."""
    key = Ed25519PrivateKey.from_private_bytes(private_key)
    parts: dict[str, Json] = receipt.model_dump()
    hashed = digests(parts)
    document = {
        "format": FORMAT,
        "version": VERSION,
        "receipt": parts,
        "sha256": hashed,
        "public_key": key.public_key().public_bytes_raw().hex(),
        "signature": key.sign(signed_message(hashed)).hex(),
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"
