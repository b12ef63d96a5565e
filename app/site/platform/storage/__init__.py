"""The site's stores: settings, database, catalogue, and caches of derived values."""
