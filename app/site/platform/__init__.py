"""What every feature of the site builds on: database, access, sessions, errors, assets, mail."""
