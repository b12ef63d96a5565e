"""Pages for administrators: settings, accounts, and the health of the site."""
