"""Files of the checkout that are generated: pages and tables that say what the code says."""
