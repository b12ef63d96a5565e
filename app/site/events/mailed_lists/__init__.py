"""Lists that came by mail, imported together."""
