"""Read-only pages: rules, formats, keyboard shortcuts, components."""
