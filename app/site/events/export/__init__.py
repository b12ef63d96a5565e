"""Exports of an event as files and printed sheets."""
