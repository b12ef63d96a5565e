"""One module per migration; a landed migration never changes."""
