"""Decks: build, check, save behind a link, share, import, print, download."""
