"""The base of all features: the life of a request, and what the site stores (docs/site.md)."""
