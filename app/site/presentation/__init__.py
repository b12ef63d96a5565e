"""View models that several features use: card faces, verdicts, charts, query errors."""
