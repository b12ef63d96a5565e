"""The features of the site, in one list. A new folder adds its blueprint here."""

from __future__ import annotations

from flask import Flask

from app.site.accounts.blueprint import bp as accounts
from app.site.cards.blueprint import bp as cards
from app.site.checking.blueprint import bp as checking
from app.site.collection.blueprint import bp as collection
from app.site.curation.blueprint import bp as curation
from app.site.decks.blueprint import bp as decks
from app.site.events.blueprint import bp as events
from app.site.goldfish.blueprint import bp as goldfish
from app.site.pages.blueprint import bp as pages
from app.site.running.blueprint import bp as running

FEATURES = (
    accounts, checking, curation, pages, cards, decks, collection, goldfish, events, running,
)  # fmt: skip


def register_features(app: Flask) -> None:
    """Register every feature's blueprint."""
    for blueprint in FEATURES:
        app.register_blueprint(blueprint)
