"""When a person who plays against the computer is asked, and what is answered for them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Asking(StrEnum):
    """When a person is asked whether to respond."""

    ALWAYS = "always"
    OTHERS = "others"
    BATTLE = "battle"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class AnsweredFor:
    """What is answered for a person: windows to respond that are not asked about, and payments."""

    asking: Asking = Asking.OTHERS
    pays: bool = True
