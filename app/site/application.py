"""Build the website."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from flask import Flask

from app import release
from app.site.features import register_features
from app.site.platform.http.assets import serve_assets
from app.site.platform.http.browser_copies import mark_offline_copies
from app.site.platform.http.error_pages import explain_errors
from app.site.platform.http.parts import offer_parts
from app.site.platform.http.rendering import TemplateEnvironment, offer_themes
from app.site.platform.http.security import bind_session_cookie, compress_pages, secure
from app.site.platform.monitoring.json_log import configure_log
from app.site.platform.monitoring.log_masking import Site
from app.site.platform.monitoring.metrics import measure
from app.site.platform.request.access import enforce_access
from app.site.platform.request.current_game import address_games
from app.site.platform.request.incoming import (
    ClosingRequest,
    bound_numbers,
    check_text,
    note_receiving,
)
from app.site.platform.request.rate_limits import limit_requests
from app.site.platform.storage.database import connect_database
from app.site.platform.storage.settings import configure, secret_keys
from app.site.platform.workers.expensive_work import queue_expensive_work
from app.site.platform.workers.outbox import offer_outbox
from app.site.platform.workers.worker_pool import offer_workers
from app.site.presentation.template_globals import register_template_globals
from app.site.purge import purge
from app.site.stored_settings import apply_stored
from app.tables.database import INSTANCE, ROOT


def build(config: Mapping[str, object]) -> Flask:
    """Return the application, ready to serve. `INSTANCE` in `config` sets the instance folder."""
    instance = Path(str(config.get("INSTANCE", INSTANCE))).resolve()
    app = Site(
        "app.site",
        instance_path=str(instance),
        template_folder=str(ROOT / "templates"),
        static_folder=None,
    )
    app.jinja_environment = TemplateEnvironment
    app.request_class = ClosingRequest
    configure(app, config)
    release.build()
    configure_log(app)
    bound_numbers(app)
    address_games(app)
    instance.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not app.config.get("SECRET_KEY"):
        app.config["SECRET_KEY"], *older = secret_keys(instance)
        app.config["SECRET_KEY_FALLBACKS"] = older
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    connect_database(app)
    apply_stored(app, app.extensions["database"], config)
    if held := purge(app.extensions["database"]).held:
        app.logger.warning(held)
    check_text(app)
    compress_pages(app)
    bind_session_cookie(app)
    secure(app)
    enforce_access(app)
    limit_requests(app)
    measure(app)
    queue_expensive_work(app)
    offer_workers(app)
    offer_outbox(app)
    serve_assets(app)
    offer_themes(app)
    offer_parts(app)
    mark_offline_copies(app)
    register_template_globals(app)
    register_features(app)
    explain_errors(app)
    note_receiving(app)
    return app
