"""SQLModel tables and migrations of the site's own database."""
