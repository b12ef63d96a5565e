"""Damaged receipts, archives, rosters and files of events, for what reads them on the site."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from random import Random
from typing import Final

from werkzeug.datastructures import FileStorage

from app.intake import IntakeError, open_zip
from app.receipts import keys
from app.receipts.canonical import parsed
from app.receipts.published_keys import keys_in, published
from app.receipts.signatures import signed_receipt
from app.receipts.verification import CheckResult, ReceiptError, verify
from app.site.events.event_import import json_of
from app.site.events.mailed_lists.texts import texts_in
from app.site.events.players.roster import decoded, read_roster
from app.site.events.players.roster_columns import ColumnChoice
from app.site.events.store import EventError
from app.tables.event_files import EventFileError
from tests.attack.target import Target, damaged_text, damaged_upload, damaged_zip
from tests.intake.written_tables import roster
from tests.receipts.test_receipts import receipt
from tests.support.workbooks import ods, xlsx

_KEY: Final = keys.new_key(datetime(2026, 11, 28, tzinfo=UTC))
_SIGNED: Final = signed_receipt(receipt(), bytes.fromhex(_KEY.private)).encode()
_PARTS: Final = parsed(_SIGNED.decode())
_ROSTERS: Final = (
    b"Ada Lovelace\nBea\n\nCleo\n",
    b"Name;Mail;Table\nLovelace, Ada;ada@example.org;1\nBea;bea@example.org;2\n",
    b'\xef\xbb\xbfFirst name,Last name\n"Ada","Lovelace"\n',
    "Nimi\tSukunimi\nMäinö\tÄlä\n".encode("cp1252"),
)
_ROWS: Final = [["Name", "Count", "Table", "Result"], ["Scout", 4, 1, "2-1"], ["Gnat", 2, 2, ""]]
_WRITTEN: Final = [roster(Random(seed)).content for seed in range(20)]
_MAILS: Final = b'player,list,received\nAda,4 Scout,2026-11-28 10:00\nBea,"4 Gnat\n1 Scout",\n'


def upload_targets() -> Iterator[Target]:
    """Everything that reads what is uploaded beside decks and facts."""
    key_file, own_keys = published([_KEY]).encode(), keys.content_of([_KEY])
    lists, event = _zip({"Ada.txt": b"4 Scout\n", "b/Bea.o8d": b"<deck/>"}), b'{"format": "x"}'
    archived = _zip({"everything.json": event})
    yield Target("receipts", [_SIGNED], _verify, (ReceiptError,), turns=40)
    yield Target("published keys of receipts", [key_file], keys_in, (ValueError,))
    yield Target("keys of receipts", [own_keys], keys.keys_from, (keys.KeyFileError,))
    yield Target("rosters", _ROSTERS, _read_roster, (EventError,))
    yield Target("written rosters", _WRITTEN, _read_roster, (EventError,), damaged_upload)
    yield Target("files of mails", [_MAILS], lambda it: _mailed("m.csv", it), (EventError,))
    yield Target("archives of lists", [lists], _read_zip, (IntakeError,), damaged_zip)
    yield Target("mailed archives", [lists], lambda it: _mailed("m.zip", it), (EventError,),
                 damaged_zip)  # fmt: skip
    yield Target("files of events", [event], json_of, (EventFileError,))
    yield Target("archives of events", [archived], json_of, (EventFileError,), damaged_zip)


def some_upload(value: str, chance: Random) -> tuple[str, bytes]:
    """A file to send in place of a value: its name, and the value or a damaged file of its kind."""
    ending = chance.choice(sorted(_FILES))
    sample = _FILES[ending]
    if not sample or chance.random() < 1 / 4:
        return f"a.{ending}", value.encode("utf-8", "surrogatepass")
    damage = damaged_zip if sample.startswith(b"PK") else damaged_text
    return f"a.{ending}", sample if chance.random() < 1 / 4 else damage(sample, chance)


def _verify(content: bytes) -> None:
    """Verify a receipt. One that is called genuine says what was signed."""
    found = verify(content, [_KEY.public])
    if found.result is CheckResult.GENUINE:
        told = parsed(content.decode("utf-8-sig"))
        assert isinstance(told, dict)
        assert isinstance(_PARTS, dict)
        assert json.dumps(told["receipt"], sort_keys=True) == json.dumps(
            _PARTS["receipt"], sort_keys=True
        )


def _read_roster(content: bytes) -> None:
    for is_table in (False, True):
        read_roster(decoded(content), ["Bea"], is_table=is_table)
        read_roster(decoded(content), [], ColumnChoice(0, 1), is_table=is_table)


def _read_zip(content: bytes) -> None:
    with open_zip(io.BytesIO(content), "lists.zip") as sources:
        for _ in sources:
            pass


def _mailed(name: str, content: bytes) -> None:
    texts_in([FileStorage(io.BytesIO(content), name)])


def _zip(members: dict[str, bytes]) -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return written.getvalue()


_FILES: Final[Mapping[str, bytes]] = {
    "txt": b"4 Scout\n2 Gnat\n",
    "csv": b"name,cost\nAir Travel,9\n",
    "tsv": b"Table\tResult\n1\t2-0\n",
    "json": _SIGNED,
    "o8d": b'<deck><section name="Deck"><card qty="4" id="a">Scout</card></section></deck>',
    "xml": b'<!DOCTYPE a [<!ENTITY b "c">]><set><cards><card id="x" name="Scout"/></cards></set>',
    "dec": b"4\tScout\n",
    "cod": b'<cockatrice_deck version="1"><zone name="main"><card number="4" name="Scout"/></zone>'
    b"</cockatrice_deck>",
    "zip": _zip({"Ada.txt": b"4 Scout\n", "everything.json": b"{}"}),
    "xlsx": xlsx(Players=_ROWS, More=_ROWS),
    "ods": ods(Cards=_ROWS),
    "rtf": b"{\\rtf1 4 Scout}",
    "pdf": b"%PDF-1.7\n4 Scout",
    "xls": b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
    "png": b"\x89PNG\r\n\x1a\n" + bytes(40),
    "": b"",
}
"""A small file for each ending that a form could be sent."""
