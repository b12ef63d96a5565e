"""Importing lists that were sent by mail."""
