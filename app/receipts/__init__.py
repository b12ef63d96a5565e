"""Signed receipts of lists that were handed in, and how anybody verifies them.

This package uses no web and no database. A site signs with the keys of its instance folder; a
receipt is verified with nothing but the file and a public key.
"""
