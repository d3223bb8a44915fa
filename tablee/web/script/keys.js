// A key leads to each part of the table. Which letters these are the help says, in the reader's
// language: what is written there is what works.

import { goToBoard } from "./board.js";
import { clearNotice } from "./saying.js";
import { showTab } from "./tabs.js";

const PLACES = {
  choices: () => goTo("t-choices", document.querySelector("#t-acts button") ?? question()),
  board: goToBoard,
  story: () => goTo("t-story", document.getElementById("t-lines")),
  undo: () => goTo("t-choices", document.querySelector("#t-undo button")),
};

/** Listen to the keyboard. */
export function playByKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    if (goWhere(event.key)) event.preventDefault();
  });
}

/** Who had the focus in what is gone now goes on from the question. */
export function goToQuestion() {
  goTo("t-choices", question());
}

function goWhere(key) {
  if (key === "Escape") {
    clearNotice();
    goToQuestion();
  } else if (/^[1-9]$/.test(key)) {
    goTo("t-choices", document.querySelectorAll("#t-acts button")[key - 1]);
  } else {
    const letters = [...document.querySelectorAll("[data-key]")];
    const pressed = letters.find((letter) => letter.textContent.trim().toLowerCase() === key.toLowerCase());
    if (!(pressed?.dataset.key in PLACES)) return false;
    PLACES[pressed.dataset.key]();
  }
  return true;
}

function goTo(tab, place) {
  if (!place) return;
  showTab(tab);
  place.focus();
}

function question() {
  return document.getElementById("t-turn");
}

/** In a field a letter is a letter, and in a list of levels it chooses. */
function isWriting(target) {
  return target.matches?.("input, select, textarea");
}
