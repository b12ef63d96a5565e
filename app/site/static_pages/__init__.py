"""Pages that only show: rules, formats, keys, the components, and what is not built yet."""
