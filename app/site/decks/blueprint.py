"""The addresses of decks."""

from flask import Blueprint

from app.site.collection import deck_pages
from app.site.decks import adding, imports, pages, proxies, remarks, views

DECK = "/<way>/<key>"

bp = Blueprint("decks", __name__, url_prefix="/decks")
bp.add_url_rule("", "index", views.index)
bp.add_url_rule("/new", "new", views.new, methods=["POST"])
bp.add_url_rule("/precon/<precon>", "precon", views.precon, methods=["POST"])
bp.add_url_rule("/add", "add_card", adding.add_card, methods=["POST"])
bp.add_url_rule("/import", "take_in", imports.take_in, methods=["POST"])
bp.add_url_rule("/import/decided", "decided", imports.decided, methods=["POST"])
bp.add_url_rule(DECK, "deck", views.deck)
bp.add_url_rule(f"{DECK}/search", "search", views.find_cards)
bp.add_url_rule(f"{DECK}/change", "change", views.change_deck, methods=["POST"])
for path, endpoint, view in (
    ("undo", "undo", pages.undo),
    ("redo", "redo", pages.redo),
    ("history/<int:number>/name", "name_version", pages.name_a_version),
    ("history/<int:number>/restore", "restore", pages.restore),
    ("share", "set_share", pages.share),
    ("links", "new_links", pages.new_links),
    ("delete", "delete", pages.delete),
    ("copy", "copy", pages.copy),
):
    bp.add_url_rule(f"{DECK}/{path}", endpoint, view, methods=["POST"])
bp.add_url_rule(f"{DECK}/history", "history", pages.history)
bp.add_url_rule(f"{DECK}/compare", "compare", pages.compared)
bp.add_url_rule(f"{DECK}/settings", "settings", pages.settings, methods=["GET", "POST"])
bp.add_url_rule(f"{DECK}/card/<zone>/<printing>", "remarks", remarks.remarks)
bp.add_url_rule(f"{DECK}/share", "share", pages.sharing)
bp.add_url_rule(f"{DECK}/files", "files", pages.files)
bp.add_url_rule(f"{DECK}/files/<form>", "download", pages.download)
bp.add_url_rule(f"{DECK}/proxies", "proxies", proxies.proxies)
bp.add_url_rule(f"{DECK}/print", "print", pages.printed)
bp.add_url_rule(f"{DECK}/text", "text", pages.as_text, methods=["GET", "POST"])
bp.add_url_rule(f"{DECK}/missing", "missing", deck_pages.missing)
bp.add_url_rule(f"{DECK}/missing", "wish_for", deck_pages.wish_for, methods=["POST"])
bp.add_url_rule(f"{DECK}/pull", "pull", deck_pages.pulled)
