"""Build the website."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from flask import Flask

from app.site.admin.stored import apply_stored
from app.site.features import register_features
from app.site.platform.access import enforce_access
from app.site.platform.assets import serve_assets
from app.site.platform.bounded_integers import bound_numbers
from app.site.platform.compression import compress_pages
from app.site.platform.database import connect_database
from app.site.platform.error_pages import explain_errors
from app.site.platform.expensive_work import queue_expensive_work
from app.site.platform.games import address_games
from app.site.platform.json_log import configure_log
from app.site.platform.log_masking import Site
from app.site.platform.metrics import measure
from app.site.platform.offline_copies import mark_offline_copies
from app.site.platform.rate_limits import limit_requests
from app.site.platform.received_at import note_receiving
from app.site.platform.request_text import check_text
from app.site.platform.secret_key import secret_key
from app.site.platform.security import secure
from app.site.platform.session_cookie import bind_session_cookie
from app.site.platform.settings import configure
from app.site.platform.template_environment import TemplateEnvironment
from app.site.platform.theme import offer_themes
from app.site.platform.uploads import ClosingRequest
from app.site.platform.worker_pool import offer_workers
from app.site.presentation.template_globals import register_template_globals
from app.site.purging import purge
from app.tables.paths import INSTANCE, ROOT


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
    configure_log(app)
    bound_numbers(app)
    address_games(app)
    instance.mkdir(mode=0o700, parents=True, exist_ok=True)
    app.config["SECRET_KEY"] = app.config.get("SECRET_KEY") or secret_key(instance)
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
    serve_assets(app)
    offer_themes(app)
    mark_offline_copies(app)
    register_template_globals(app)
    register_features(app)
    explain_errors(app)
    note_receiving(app)
    return app
