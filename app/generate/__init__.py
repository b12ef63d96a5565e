"""Generated files of the checkout: pages and tables that are derived from the code."""
