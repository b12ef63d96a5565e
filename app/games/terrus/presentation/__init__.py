"""Battles as pages and the command line show them: plain values, and words."""
