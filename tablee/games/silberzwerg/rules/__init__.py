"""The rules of *Silberzwerg*, by phase.

`rounds` has the setup and the eleven phases, `placement` phases 1 to 3, `ghosts` phase 4, `lords`
phases 5 and 6; `contracts`, `gems`, `money` and `symbols` what these handle; `decisions` who may
do what, and `information` who may know what. SZ-n in a comment is rule n of rulebook.en.md.
"""

from tablee.games.silberzwerg.rules.decisions import play, span, verdict
from tablee.games.silberzwerg.rules.information import guess, redact, reopen
from tablee.games.silberzwerg.rules.rounds import deal, rank, score

__all__ = ["deal", "guess", "play", "rank", "redact", "reopen", "score", "span", "verdict"]
