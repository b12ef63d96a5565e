"""The website: a folder per feature."""
