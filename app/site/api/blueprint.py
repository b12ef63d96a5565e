"""URL routes of the API, and the headers of its answers.

A program has no session: cookies give it no right, so none of its requests needs a form's token.
What it may do beyond reading follows from links, and from the personal token that it sends.
"""

from __future__ import annotations

from flask import Blueprint
from flask.blueprints import BlueprintSetupState

from app.site.accounts.tokens import check_token
from app.site.api import (
    account_views,
    card_views,
    collection_views,
    combat_views,
    deck_views,
    desk_views,
    document,
    event_views,
    file_views,
    job_views,
    limited_views,
    list_views,
    precon_views,
    public_event_views,
    ruling_views,
    views,
    webhook_views,
)
from app.site.api.conditions import allow_conditions, know_version
from app.site.api.operations import check_body

pages = Blueprint("api_pages", __name__)
pages.add_url_rule("/api", "overview", views.overview)

bp = Blueprint("api", __name__, url_prefix="/api/v1")
bp.add_url_rule("/openapi.json", "openapi", document.openapi)
bp.add_url_rule("/games", "games", card_views.all_games)
bp.add_url_rule("/games/<game:game>", "game", card_views.one_game)
bp.add_url_rule("/games/<game:game>/cards", "cards", card_views.cards)
bp.add_url_rule("/games/<game:game>/cards/<slug>", "card", card_views.card)
bp.add_url_rule("/games/<game:game>/names", "card_names", card_views.card_names)
bp.add_url_rule(
    "/games/<game:game>/cards/lookup", "look_up_cards", card_views.look_up_cards, methods=["POST"]
)
bp.add_url_rule("/games/<game:game>/printings", "printings", card_views.printings)
bp.add_url_rule("/games/<game:game>/printings/<printing>", "printing", card_views.printing)
bp.add_url_rule("/games/<game:game>/sets", "sets", card_views.sets)
bp.add_url_rule("/games/<game:game>/sets/<code>", "set", card_views.card_set)
bp.add_url_rule("/games/<game:game>/formats", "formats", card_views.formats)
bp.add_url_rule("/games/<game:game>/rules", "rules", card_views.rules)
bp.add_url_rule("/games/<game:game>/catalogue.json", "catalogue_json", file_views.catalogue_json)
bp.add_url_rule("/games/<game:game>/catalogue.csv", "catalogue_csv", file_views.catalogue_csv)
bp.add_url_rule("/games/<game:game>/check", "check", list_views.check, methods=["POST"])
bp.add_url_rule("/games/<game:game>/convert", "convert", list_views.convert, methods=["POST"])
bp.add_url_rule("/games/<game:game>/compare", "compare", list_views.compare, methods=["POST"])
bp.add_url_rule("/games/<game:game>/boosters", "boosters", limited_views.boosters)
bp.add_url_rule("/games/<game:game>/packs", "packs", limited_views.packs, methods=["POST"])
bp.add_url_rule("/games/<game:game>/army", "army", combat_views.army, methods=["POST"])
bp.add_url_rule("/games/<game:game>/battle", "battle", combat_views.battle, methods=["POST"])
bp.add_url_rule("/games/<game:game>/attack", "attack", combat_views.attack, methods=["POST"])
bp.add_url_rule("/games/<game:game>/goldfish", "goldfish", job_views.goldfish, methods=["POST"])
bp.add_url_rule("/games/<game:game>/gauntlet", "gauntlet", job_views.gauntlet, methods=["POST"])
bp.add_url_rule("/games/<game:game>/odds/jobs", "odds_job", job_views.odds, methods=["POST"])
bp.add_url_rule("/jobs/<key>", "job", job_views.job)
bp.add_url_rule("/jobs/<key>", "go_on", job_views.go_on, methods=["POST"])
bp.add_url_rule("/jobs/<key>", "cancel", job_views.cancel, methods=["DELETE"])
bp.add_url_rule("/rulings", "rulings", ruling_views.rulings, methods=["POST"])
bp.add_url_rule("/games/<game:game>/odds", "odds", list_views.odds, methods=["POST"])
bp.add_url_rule("/games/<game:game>/decks", "public_decks", deck_views.public_decks)
bp.add_url_rule("/games/<game:game>/decks", "make_deck", deck_views.make_deck, methods=["POST"])
bp.add_url_rule("/games/<game:game>/precons", "precons", precon_views.precons)
bp.add_url_rule("/games/<game:game>/precons/<precon>", "precon", precon_views.precon)
bp.add_url_rule("/decks/<way>/<key>", "deck", deck_views.deck)
bp.add_url_rule(
    "/decks/<way>/<key>/changes", "change_deck", deck_views.change_deck, methods=["POST"]
)
bp.add_url_rule("/decks/<way>/<key>/changes", "deck_changes", deck_views.deck_changes)
bp.add_url_rule("/account", "account", account_views.account)
bp.add_url_rule("/account/decks", "own_decks", account_views.own_decks)
bp.add_url_rule("/account/collection/<game:game>/<pile>", "collection", collection_views.collection)
bp.add_url_rule(
    "/account/collection/<game:game>/<pile>",
    "change_collection",
    collection_views.change_collection,
    methods=["PATCH"],
)
bp.add_url_rule("/account/events", "own_events", account_views.own_events)
bp.add_url_rule("/account/webhooks", "webhooks", webhook_views.webhooks)
bp.add_url_rule("/account/webhooks", "make_webhook", webhook_views.make_webhook, methods=["POST"])
bp.add_url_rule(
    "/account/webhooks/<webhook>", "turn_on_webhook", webhook_views.turn_on, methods=["POST"]
)
bp.add_url_rule(
    "/account/webhooks/<webhook>",
    "delete_webhook",
    webhook_views.delete_webhook,
    methods=["DELETE"],
)
bp.add_url_rule("/events/view/<public_id>", "public_event", public_event_views.public_event)
bp.add_url_rule(
    "/events/view/<public_id>/rounds", "public_rounds", public_event_views.public_rounds
)
bp.add_url_rule(
    "/events/view/<public_id>/rounds/<int:number>", "public_round", public_event_views.public_round
)
bp.add_url_rule(
    "/events/view/<public_id>/standings", "public_standings", public_event_views.public_standings
)
bp.add_url_rule("/events/<way>/<key>", "event", event_views.event)
bp.add_url_rule("/events/<way>/<key>/changes", "event_changes", event_views.event_changes)
bp.add_url_rule("/events/<way>/<key>/players", "event_players", event_views.event_players)
bp.add_url_rule(
    "/events/<way>/<key>/players", "add_player", desk_views.add_player, methods=["POST"]
)
bp.add_url_rule(
    "/events/<way>/<key>/players/<entry>/list", "hand_in", desk_views.hand_in, methods=["POST"]
)
bp.add_url_rule(
    "/events/<way>/<key>/rounds/<int:number>/results",
    "enter_result",
    desk_views.enter_result,
    methods=["POST"],
)
bp.add_url_rule("/events/<way>/<key>/players/<entry>", "event_lists", event_views.event_lists)
bp.add_url_rule(
    "/events/<way>/<key>/players/<entry>/receipts/<int:number>",
    "event_receipt",
    event_views.event_receipt,
)
bp.add_url_rule("/events/<way>/<key>/checks", "event_checks", event_views.event_checks)
bp.add_url_rule("/events/<way>/<key>/standings", "event_standings", event_views.event_standings)


@bp.record_once
def _need_no_token(state: BlueprintSetupState) -> None:
    state.app.extensions["csrf"].exempt(bp)


bp.before_request(check_token)
bp.before_request(check_body)
bp.before_request(know_version)
bp.after_request(allow_conditions)
