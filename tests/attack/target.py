"""Something that reads files of strangers, and random damage to what it can read."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.attack.values import damaged, mutated

LONGEST_TEXT: Final = 60_000
_AS_BYTES: Final = 1 / 4
"""The share of inputs that are damaged as bytes rather than changed as text."""

_WHOLE: Final = 1 / 8
"""The share of uploads that are not damaged."""


def damaged_text(sample: bytes, chance: Random) -> bytes:
    """A file of text with random damage."""
    if chance.random() < _AS_BYTES:
        return damaged(sample, chance)
    changed = mutated(sample.decode("utf-8", "replace"), chance)
    return changed[:LONGEST_TEXT].encode("utf-8", "surrogatepass")


def damaged_zip(sample: bytes, chance: Random) -> bytes:
    """A zip file with random damage to one of its files, or to itself."""
    if chance.random() < _AS_BYTES:
        return damaged(sample, chance)
    with zipfile.ZipFile(io.BytesIO(sample)) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    hit = chance.choice(list(members))
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name, damaged_text(content, chance) if name == hit else content)
    return written.getvalue()


def damaged_upload(sample: bytes, chance: Random) -> bytes:
    """A file of any kind with random damage; some stay whole."""
    if chance.random() < _WHOLE:
        return sample
    return (damaged_zip if sample.startswith(b"PK") else damaged_text)(sample, chance)


@dataclass(frozen=True, slots=True)
class Target:
    """Something that reads: `samples` it can read, `read`, and the errors it may raise.

    `turns` is how often it is attacked in a round of all targets.
    """

    name: str
    samples: Sequence[bytes]
    read: Callable[[bytes], object]
    refuses: tuple[type[Exception], ...] = ()
    damage: Callable[[bytes, Random], bytes] = damaged_text
    turns: int = 10
