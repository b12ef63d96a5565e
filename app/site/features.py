"""The features of the site in one list; a new feature adds its blueprint here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from flask import Flask

from app.site.accounts.blueprint import bp as accounts
from app.site.accounts.current import AccountHooks, recognize
from app.site.admin import bp as admin
from app.site.api.blueprint import bp as api
from app.site.api.blueprint import pages as api_pages
from app.site.armies.views import bp as armies
from app.site.attacks import bp as attacks
from app.site.battles import bp as battles
from app.site.bench import bp as bench
from app.site.by_link.blueprint import bp as by_link
from app.site.by_link.blueprint import matches
from app.site.cards.deck_panel import DeckPanel, register_deck_panel
from app.site.cards.views import bp as cards
from app.site.collection.ownership import (
    collection_key_kept,
    collection_to_keep,
    keep_collection,
)
from app.site.collection.views import bp as collection
from app.site.curation.views import bp as curation
from app.site.decks.access import kept_on_leaving
from app.site.decks.blueprint import bp as decks
from app.site.decks.blueprint import of_games as public_decks
from app.site.decks.library.own_decks import decks_to_keep, keep_decks, named_decks, own_decks
from app.site.decks.library.way_back import way_back
from app.site.decks.public.embedding import bp as embedding
from app.site.events.blueprint import bp as events
from app.site.events.messages import note_outcome
from app.site.events.store import remaining
from app.site.goldfish.blueprint import bp as goldfish
from app.site.limited.views import bp as limited
from app.site.machine_files import bp as machine_files
from app.site.offline import bp as offline
from app.site.platform.workers.outbox import on_outcome
from app.site.quick_check import bp as quick_check
from app.site.receipts import bp as receipts
from app.site.static_pages.views import bp as static_pages
from app.site.watching import bp as watching
from app.site.ways_to_play import bp as ways_to_play
from app.site.webhooks.sending import offer_webhooks
from app.site.webhooks.views import bp as webhooks

FEATURES = (
    accounts, quick_check, curation, static_pages, cards, decks, public_decks, embedding,
    collection, goldfish, ways_to_play, by_link, matches, battles, armies, attacks, bench, watching,
    limited, events, webhooks, receipts, admin, api, api_pages, offline, machine_files,
)  # fmt: skip


def register_features(app: Flask) -> None:
    """Register every feature's blueprint, and the callbacks for features below it."""
    recognize(app, AccountHooks(_kept_on_leaving, remaining, _made_without_account, _keep))
    register_deck_panel(app, DeckPanel(own_decks, way_back, named_decks))
    on_outcome(app, note_outcome)
    offer_webhooks(app)
    for blueprint in FEATURES:
        app.register_blueprint(blueprint)


def _kept_on_leaving() -> Mapping[str, object]:
    return {**kept_on_leaving(), **collection_key_kept()}


def _made_without_account() -> Sequence[str]:
    return (*decks_to_keep(), *collection_to_keep())


def _keep(user_id: int) -> None:
    keep_decks(user_id)
    keep_collection(user_id)
