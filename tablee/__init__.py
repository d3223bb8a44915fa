"""Five modern board games on one engine."""
