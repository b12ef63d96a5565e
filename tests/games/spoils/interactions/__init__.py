"""Two mechanisms at once: see docs/interactions.md."""
