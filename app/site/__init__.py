"""The website: one folder per feature."""
