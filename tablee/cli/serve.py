"""`tablee serve`: the house is opened, and says where, and how to close it."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Mapping
from errno import EADDRINUSE
from pathlib import Path

from tablee.cli.asked import Mistake, language_of, words_here
from tablee.cli.progress import say_progress
from tablee.cli.terminal import Terminal
from tablee.engine.game import game_names
from tablee.players import compiling

LAST_WORDS = 3  # seconds that requests under way may take when the house closes


def serve(asked: Namespace) -> int:
    """Serve until someone presses Ctrl-C, or the system asks us to stop."""
    terminal = Terminal(language_of(asked.language))
    listening = listen(asked.host, asked.port, terminal.language)
    # Loaded here: whoever finds the port taken need not wait for a server.
    import uvicorn
    from sqlalchemy.exc import SQLAlchemyError

    from tablee.server.app import make_app

    try:
        app = make_app(asked.database)
    except (SQLAlchemyError, ImportError) as error:
        listening.close()
        reason = getattr(error, "orig", None) or error
        said = words_here(terminal.language).say(
            "cannot-open", file=shown(asked.database), reason=str(reason)
        )
        raise Mistake(said) from error

    class House(uvicorn.Server):
        """The server, which says when it opens and when it closes."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            announce(asked, listening, terminal)
            terminal.say("compiling")
            compiling.start(game_names(), self.tell)

        def tell(self, progress: compiling.Progress) -> None:
            if not self.should_exit:
                say_progress(progress, terminal)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            terminal.show()
            terminal.say("closing")
            app.state.house.close()  # pages that are open get their last word, and end
            await super().shutdown(sockets)

    house = House(
        uvicorn.Config(
            app,
            http="httptools",
            loop="auto",  # uvloop where there is one
            lifespan="on",
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=LAST_WORDS,
        )
    )
    # Once it has closed in good order, uvicorn raises again the signal that made it close.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    house.run(sockets=[listening])
    return 0


def listen(host: str, port: int, language: str) -> socket.socket:
    """Take the port before anything else is done."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    words = words_here(language)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        if error.errno == EADDRINUSE:
            said = words.say(
                "port-in-use", port=str(port), address=address(host, port), other=str(port + 1)
            )
        else:
            reason = error.strerror or str(error)
            said = words.say("cannot-listen", address=f"{host}:{port}", reason=reason)
        raise Mistake(said) from error
    return listening


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds us.

    >>> address("0.0.0.0", 8000), address("::1", 8001)
    ('http://127.0.0.1:8000', 'http://[::1]:8001')
    """
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def shown(database: str) -> str:
    """A database as it may be told: its whole path, or its URL without a password."""
    if "://" not in database:
        return str(Path(database).resolve())
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        return make_url(database).render_as_string(hide_password=True)
    except ArgumentError:
        return database.partition("://")[0] + "://…"


def announce(asked: Namespace, listening: socket.socket, terminal: Terminal) -> None:
    """Say where we are, and open a browser if one was asked for."""
    here = address(asked.host, listening.getsockname()[1])
    terminal.say("serving", address=here)
    if asked.host in ("0.0.0.0", "::"):  # noqa: S104
        terminal.say("serving-others", port=str(listening.getsockname()[1]))
    terminal.say("games-kept", file=shown(asked.database))
    terminal.say("serving-how-to-stop")
    if asked.open:
        open_browser(here, terminal)


def open_browser(here: str, terminal: Terminal) -> None:
    """Open a browser that has a window of its own: one of text would take this terminal away."""
    browser = windowed_browser(sys.platform, os.environ)
    if browser is None:
        terminal.say("no-browser", address=here)
        return
    terminal.say("opening-browser")
    # Some browsers keep whoever opens them waiting.
    threading.Thread(target=browser.open, args=(here,), daemon=True).start()


def windowed_browser(
    platform: str, environment: Mapping[str, str]
) -> webbrowser.BaseBrowser | None:
    """The browser that would be opened, unless there is none, or no screen to open it on."""
    screen = environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    if platform not in ("darwin", "win32") and not screen:
        return None
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return None
    # This class, and not one derived from it, is what runs a program in the terminal.
    return None if type(browser) is webbrowser.GenericBrowser else browser
