"""The base of all features: database, access, sessions, errors, assets, mail."""
