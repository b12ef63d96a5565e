"""Names of accounts: what is acceptable, and which names count as the same."""

import unicodedata
from typing import Final

from confusable_homoglyphs import categories, confusables

from app.games.text import LONGEST_NORMALIZED, flaw_in, fold, normalized
from app.site.accounts import AccountError

LONGEST_NAME: Final = 40
_LONGEST_FOLDED: Final = 120
"""As many characters as a folded name may have in the database."""

FORMER: Final = "a former member"
"""The name in place of a deleted account's."""

RESERVED: Final = frozenset(
    ("admin", "administrator", "anonymous", "curator", "judge", "moderator", "nobody", "organizer",
     "owner", "root", "staff", "support", "system", "threshold", "webmaster", FORMER)
)  # fmt: skip
"""Names that would pass for somebody who speaks for the site. `threshold user add` may use them."""

_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters without a shape that Unicode counts among letters, marks or symbols."""


def fold_name(name: str) -> str:
    """Return the key by which an account is found, regardless of case, accents and spaces."""
    return fold(normalized("NFKC", name))


def look_alike_key(name: str) -> str:
    """Return a key that is the same for names which look the same in different scripts."""
    return fold("".join(_in_latin(sign) for sign in normalized("NFKC", name)))


def check_name(name: str) -> str:
    """Return a name as it is stored. Raises AccountError."""
    plain = " ".join(normalized("NFC", name).split())
    if not 2 <= len(plain) <= LONGEST_NAME or len(name) > LONGEST_NORMALIZED:
        raise AccountError("name", f"A name must have 2 to {LONGEST_NAME} characters.")
    if flaw := flaw_in(plain):
        raise AccountError("name", f"The name contains {flaw.message}.")
    folded = fold_name(plain)
    if max(len(folded), len(look_alike_key(plain))) > _LONGEST_FOLDED:
        raise AccountError(
            "name",
            "This name contains ligatures or other characters that stand for several letters. "
            "Choose another.",
        )
    if not folded or any(_is_invisible(sign) for sign in plain):
        raise AccountError(
            "name", "A name needs letters or digits and cannot contain invisible characters."
        )
    return plain


def refuse_reserved(name: str) -> None:
    """Raise AccountError for a name that only who runs the site may give."""
    if look_alike_key(name) in {look_alike_key(word) for word in RESERVED}:
        raise AccountError("name", "This name is reserved for the site itself. Choose another.")


def _is_invisible(sign: str) -> bool:
    is_selector = "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
    return is_selector or sign in _BLANK or unicodedata.category(sign)[0] == "C"


def _in_latin(sign: str) -> str:
    """Return the Latin letters that a letter of another script looks like, or the letter."""
    if sign.isascii() or categories.alias(sign) == "LATIN":
        return sign
    for found in confusables.is_confusable(sign, greedy=True) or ():
        for alike in found["homoglyphs"]:
            if all(categories.alias(letter) == "LATIN" for letter in alike["c"]):
                return str(alike["c"])
    return sign
