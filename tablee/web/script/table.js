// The page at which people play, for any game. The server sends the live part of it again after
// every change, and htmx morphs it into what is there; here is what that doesn't do by itself.

import { playOnBoard, tidyBoard } from "./board.js";
import { stayConnected } from "./connection.js";
import { goToQuestion, playByKeys } from "./keys.js";
import { move, places, skip } from "./moving.js";
import { clearNotice, copy, tell } from "./saying.js";
import { sendOnce } from "./sending.js";
import { knock, offerSound, yourTurn } from "./sound.js";
import { showNewest, useTabs } from "./tabs.js";

const stream = document.getElementById("stream");
const live = () => document.getElementById("live");
const board = () => document.getElementById("t-board");
const lines = () => document.getElementById("t-lines");

let before = null; // what the page was like, while it changes
let stillness = Promise.resolve(); // until all pieces lie where they belong
let wantsRematch = false;

/** A change waits until the one before it has been seen. */
stream.addEventListener("htmx:sse:before:message", ({ detail }) => detail.waitUntil(stillness));

stream.addEventListener("htmx:before:swap", ({ target }) => {
  if (target !== stream) return;
  const { scrollHeight, scrollTop, clientHeight } = lines();
  before = {
    ...live().dataset,
    pieces: places(board()),
    lines: lines().childElementCount,
    atEnd: scrollHeight - scrollTop - clientHeight < 40,
    focused: live().contains(document.activeElement) && document.activeElement,
  };
});

stream.addEventListener("htmx:after:swap", ({ target }) => {
  if (target !== stream || !before) return;
  const now = live().dataset;
  document.title = now.title;
  tidyBoard();
  if (before.atEnd) showNewest();
  if (before.focused && document.activeElement === document.body) goBack(before.focused);
  if (now.version !== before.version) changed(before, now);
  if (wantsRematch && now.movedTo) location.assign(now.movedTo);
});

/** What had the focus has lost it in the change: back to it, if it's there still. The button that
    was pressed is gone: then go on from the question, not from the page's beginning. */
function goBack({ id }) {
  const place = document.getElementById(id);
  if (place?.getClientRects().length) place.focus();
  else goToQuestion();
}

/** Something has happened at the table: it's seen, heard and read aloud. */
function changed(was, now) {
  const moved = Number(now.moves) > Number(was.moves);
  stillness = move(board(), was.pieces, moved, moved ? knock : () => {});
  tell(news(was, now));
  if (now.turn === "yes" && was.turn !== "yes") {
    yourTurn();
    tell([document.getElementById("t-turn").textContent]);
  }
}

/** What was told since; where more than one change was missed, all that the story gained. */
function news(was, now) {
  const missed = now.version - was.version > 1;
  const told = missed ? [...lines().children].slice(was.lines) : [...document.querySelectorAll("#t-fresh li")];
  return told.map((line) => line.textContent.trim());
}

document.addEventListener("click", ({ target }) => {
  const field = document.getElementById(target.dataset?.copy);
  if (field) copy(field);
});

document.addEventListener("submit", ({ target }) => {
  if (target.matches("[action*='/rematch']")) wantsRematch = true;
});

for (const touch of ["pointerdown", "keydown"]) document.addEventListener(touch, skip, true);
document.addEventListener("visibilitychange", skip);
document.addEventListener("pointerdown", ({ target }) => target.closest("#notice") ?? clearNotice());

stayConnected(stream);
sendOnce(stream);
useTabs();
playOnBoard();
playByKeys();
offerSound();
tidyBoard();
showNewest();
