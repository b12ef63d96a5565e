"""Tests of app.site.collection."""
