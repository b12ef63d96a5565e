"""One version with everything that proves it, and the comparison of two versions."""

from __future__ import annotations

from flask import Response, abort, render_template, request

from app.receipts.contents import Receipt, SignedReceipt
from app.site.events.access import reach
from app.site.events.check_codes import check_code, full_code
from app.site.events.files import file_name, sent
from app.site.events.registration.models import HandInContext, hand_in_context
from app.site.events.registration.receipts import current_key, receipt_of, signed
from app.site.events.registration.sheets import registered, sheet_event
from app.site.events.stored_lists import compare_versions, verdict_of
from app.site.platform.http.addresses import outside
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.incoming import whole_number
from app.site.platform.storage.database import current_catalogue
from app.tables import Event, HandIn


@open_to(Access.LINK)
def receipt(way: str, key: str, number: int, entry: str | None = None) -> str:
    """Show one version with everything that proves it."""
    context = hand_in_context(reach(way, key), entry)
    version = _version(context, number)
    return render_template(
        "events/registration/receipt.html",
        context=context,
        reached=context.reached,
        version=version,
        verdict=verdict_of(version),
        code=_check_code(context.reached.event, version),
        public_key=current_key().public,
        is_imported=version.is_imported,
    )


def _check_code(event: Event, version: HandIn) -> tuple[str, str] | None:
    """Return the check code, short and in full, if the event publishes the means to verify it."""
    if version.hash is None or not event.opens_lists:
        return None
    return check_code(event, version.hash), full_code(event, version.hash)


@open_to(Access.LINK)
def receipt_file(way: str, key: str, number: int, form: str, entry: str | None = None) -> Response:
    """A version as a signed receipt: JSON, or a PDF that has the JSON attached."""
    if form not in ("json", "pdf"):
        abort(404)
    context = hand_in_context(reach(way, key), entry)
    event, version = context.reached.event, _version(context, number)
    if version.is_imported:
        abort(404)
    catalogue = current_catalogue()
    receipt = receipt_of(event, context.entry, version, catalogue)
    what = f"receipt-{file_name(context.entry.name, 'player')}-{number}"
    if form == "json":
        return sent(signed(receipt), event, what, "json")
    return sent(_as_pdf(context, version, receipt), event, what, "pdf")


def _as_pdf(context: HandInContext, version: HandIn, receipt: Receipt) -> bytes:
    from app.sheets import Format, Proof, receipt_sheet

    event = context.reached.event
    file = signed(receipt)
    document = SignedReceipt.model_validate_json(file)
    facts = [
        ("Received", receipt.hand_in.received_at),
        ("Handed in by", ", ".join(filter(None, (receipt.hand_in.by, receipt.hand_in.source)))),
        ("Hash, SHA-256", receipt.list.hash or "none: lines were not understood"),
        ("Public key, Ed25519", document.public_key),
        ("Signature", document.signature),
    ]
    proof = Proof(tuple(facts), outside("/receipts"), "receipt.json", file.encode())
    return receipt_sheet(
        sheet_event(event),
        registered(context.entry, version, event, current_catalogue()),
        proof,
        current_game().sheets.needed(),
        version.received_at,
        Format.A4,
    )


@open_to(Access.LINK)
def compared(way: str, key: str, entry: str | None = None) -> str:
    """Show how two versions differ, with both verdicts as they were given."""
    context = hand_in_context(reach(way, key), entry)
    newest = context.versions[0].number if context.versions else 0
    before = request.args.get("from", max(1, newest - 1), whole_number)
    after = request.args.get("to", newest, whole_number)
    comparison = compare_versions(
        _version(context, before), _version(context, after), current_catalogue()
    )
    return render_template(
        "events/registration/compared.html",
        context=context,
        reached=context.reached,
        comparison=comparison,
    )


def _version(context: HandInContext, number: int) -> HandIn:
    found = next((one for one in context.versions if one.number == number), None)
    if found is None:
        abort(404)
    return found
