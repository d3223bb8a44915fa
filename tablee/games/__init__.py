"""The games. Each folder is one game, whole; it touches no other."""
