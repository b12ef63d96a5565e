"""What Shadowfist offers to the site, the command line and the sheets, a module each."""
