"""What a browser needs to install the site and to show pages without a connection."""
