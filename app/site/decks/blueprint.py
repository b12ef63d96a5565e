"""URL routes of decks."""

from flask import Blueprint

from app.site.decks import sharing
from app.site.decks.builder import quick_add, settings, suggesting, tags_and_notes
from app.site.decks.builder import views as builder
from app.site.decks.files import all_decks, imports, many_files, proposals, proxies, sending
from app.site.decks.files import views as files
from app.site.decks.history import origin
from app.site.decks.history import views as history
from app.site.decks.library import views as library
from app.site.decks.public import deciding
from app.site.decks.public import views as public
from app.site.platform.request.current_game import PREFIX
from app.site.platform.request.rate_limits import Cost, limit_others

DECK = "/<way>/<key>"
PUBLIC = "/view/<public_id>"

bp = Blueprint("decks", __name__, url_prefix="/decks")
limit_others(bp, Cost.DECK)
bp.add_url_rule("", "index", library.index)
bp.add_url_rule("/new", "new", library.new, methods=["POST"])
bp.add_url_rule("/precon/<precon>", "precon", library.precon, methods=["POST"])
bp.add_url_rule("/add", "add_card", quick_add.add_card, methods=["POST"])
bp.add_url_rule("/import", "import_deck", imports.import_deck, methods=["POST"])
bp.add_url_rule("/import/files", "import_files", many_files.import_files, methods=["POST"])
bp.add_url_rule("/export.zip", "export", all_decks.export_decks)
bp.add_url_rule("/keep", "keep", library.keep, methods=["POST"])
bp.add_url_rule("/import/decided", "decided", imports.decided, methods=["POST"])
bp.add_url_rule(DECK, "deck", builder.deck)
bp.add_url_rule(f"{DECK}/search", "search", builder.find_cards)
bp.add_url_rule(f"{DECK}/suggestions", "suggestions", suggesting.suggestions)
bp.add_url_rule(f"{DECK}/change", "change", builder.change_deck, methods=["POST"])
for path, endpoint, view in (
    ("undo", "undo", history.undo),
    ("redo", "redo", history.redo),
    ("history/<int:number>/name", "name_version", history.name_a_version),
    ("history/<int:number>/restore", "restore", history.restore),
    ("share", "set_share", sharing.share),
    ("links", "new_links", sharing.new_links),
    ("delete", "delete", sharing.delete),
    ("copy", "copy", sharing.copy),
):
    bp.add_url_rule(f"{DECK}/{path}", endpoint, view, methods=["POST"])
bp.add_url_rule(f"{DECK}/original", "original", origin.against_original)
bp.add_url_rule("/reports", "reports", public.reports)
bp.add_url_rule(f"{PUBLIC}/like", "like", public.like, methods=["POST"])
bp.add_url_rule(f"{PUBLIC}/report", "report", public.report, methods=["GET", "POST"])
bp.add_url_rule(f"{PUBLIC}/decide", "decide", deciding.decide, methods=["GET", "POST"])
bp.add_url_rule(f"{DECK}/history", "history", history.history)
bp.add_url_rule(f"{DECK}/compare", "compare", history.compared)
bp.add_url_rule(f"{DECK}/settings", "settings", settings.settings, methods=["GET", "POST"])
bp.add_url_rule(f"{DECK}/card/<zone>/<printing>", "remarks", tags_and_notes.remarks)
bp.add_url_rule(f"{DECK}/share", "share", sharing.sharing)
bp.add_url_rule(f"{DECK}/files", "files", files.files)
bp.add_url_rule(f"{DECK}/files/<form>", "download", files.download)
bp.add_url_rule(f"{DECK}/send", "send", sending.send)
bp.add_url_rule(f"{DECK}/qr.svg", "qr", sending.qr)
bp.add_url_rule(f"{DECK}/picture.png", "picture", sending.drawn)
bp.add_url_rule(f"{DECK}/proxies", "proxies", proxies.proxies)
bp.add_url_rule(f"{DECK}/print", "print", files.printed)
bp.add_url_rule(f"{DECK}/finish", "finish", proposals.finish)
bp.add_url_rule(f"{DECK}/exchange", "exchange", proposals.exchange)
bp.add_url_rule(f"{DECK}/text", "text", files.as_text, methods=["GET", "POST"])

of_games = Blueprint("public_decks", __name__, url_prefix=f"{PREFIX}/decks")
limit_others(of_games, Cost.DECK)
of_games.add_url_rule("", "browse", public.browse)
of_games.add_url_rule("/feed.atom", "feed", public.feed)
of_games.add_url_rule("/by/<path:author>", "by_author", public.by_author)
