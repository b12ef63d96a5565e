"""Pages that verify receipts and publish the keys that signed them."""

from __future__ import annotations

from pathlib import Path

from flask import Blueprint, Response, current_app, render_template, request
from flask.typing import ResponseReturnValue

from app.receipts.contents import LARGEST
from app.receipts.keys import stored_keys
from app.receipts.published_keys import published
from app.receipts.verification import CheckResult, ReceiptError, part_in_words, verify
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited


@open_to(Access.ANYONE)
@limited(Cost.CHECK)
def check() -> ResponseReturnValue:
    """Verify a receipt that is pasted or uploaded; nothing of it is stored."""
    own_keys = stored_keys(Path(current_app.instance_path))
    file = request.files.get("file")
    pasted = request.form.get("receipt", "")
    content: str | bytes = file.read(LARGEST + 1) if file else pasted
    found, problem = None, ""
    if request.method == "POST":
        try:
            if not content.strip():
                raise ReceiptError("Choose the receipt's file, or paste its text.")
            found = verify(content, [key.public for key in own_keys])
        except ReceiptError as refused:
            problem = str(refused)
    page = render_template(
        "receipts/check.html",
        own_keys=own_keys,
        pasted=pasted,
        found=found,
        problem=problem,
        results=CheckResult,
        altered=[part_in_words(name) for name in found.altered] if found else (),
    )
    return page, 422 if problem else 200


@open_to(Access.ANYONE)
def keys() -> Response:
    """The public keys as a file for `threshold receipt --key`."""
    own_keys = stored_keys(Path(current_app.instance_path))
    answer = Response(
        published(own_keys),
        content_type="application/json",
        headers={
            "Content-Disposition": 'attachment; filename="receipt-keys.json"',
            "Cache-Control": "public, max-age=60",
        },
    )
    answer.add_etag(weak=True)
    return answer.make_conditional(request)  # type: ignore[return-value]


bp = Blueprint("receipts", __name__, url_prefix="/receipts")
bp.add_url_rule("", "check", check, methods=["GET", "POST"])
bp.add_url_rule("/keys.json", "keys", keys)
