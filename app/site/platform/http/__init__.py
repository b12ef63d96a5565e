"""The answer on its way out: pages, addresses, headers, errors, files that browsers keep."""
