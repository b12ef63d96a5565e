"""Put the website together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from flask import Flask

from app.site.access import enforce_access
from app.site.accounts.visitor import recognize
from app.site.assets import serve_assets
from app.site.database import connect_database
from app.site.errors import explain_errors
from app.site.features import register_features
from app.site.masking import Site
from app.site.numbers import bound_numbers
from app.site.purging import purge
from app.site.receiving import note_receiving
from app.site.request_text import check_text
from app.site.running.stored import apply_stored
from app.site.secret import secret_key
from app.site.security import secure
from app.site.settings import configure
from app.site.shell import furnish_templates
from app.site.theme import offer_themes
from app.tables.place import INSTANCE, ROOT


def build(config: Mapping[str, object]) -> Flask:
    """The application, ready to serve. `INSTANCE` in `config` moves the instance folder."""
    instance = Path(str(config.get("INSTANCE", INSTANCE))).resolve()
    app = Site(
        "app.site",
        instance_path=str(instance),
        template_folder=str(ROOT / "templates"),
        static_folder=None,
    )
    configure(app, config)
    bound_numbers(app)
    instance.mkdir(mode=0o700, parents=True, exist_ok=True)
    app.config["SECRET_KEY"] = app.config.get("SECRET_KEY") or secret_key(instance)
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    connect_database(app)
    apply_stored(app, app.extensions["database"], config)
    if held := purge(app.extensions["database"]).held:
        app.logger.warning(held)
    check_text(app)
    secure(app)
    enforce_access(app)
    recognize(app)
    serve_assets(app)
    offer_themes(app)
    furnish_templates(app)
    register_features(app)
    explain_errors(app)
    note_receiving(app)
    return app
