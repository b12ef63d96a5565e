"""Comparison of this checkout with another one: `python3 run.py same OLD`."""
