"""Exact odds of what a visitor needs."""
