"""URL routes of what a browser keeps on its device."""

from flask import Blueprint

from app.site.offline import views

bp = Blueprint("offline", __name__)
bp.add_url_rule("/service-worker.js", "worker", views.worker)
bp.add_url_rule("/manifest.webmanifest", "manifest", views.manifest)
bp.add_url_rule("/offline", "kept", views.kept)
