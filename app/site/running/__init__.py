"""For whoever runs the site: settings, accounts, and whether it is well."""
