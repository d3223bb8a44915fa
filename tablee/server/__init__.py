"""People at tables: the log on disk, who sits where, live pages, and what can be asked."""
