// What the reader does is sent once, and never lost without a word.

import { clearNotice, sayNotSent } from "./saying.js";

const version = () => document.getElementById("live").dataset.version;
let sentFrom = null; // the version of the page from which something was sent

/** Watch the forms within this element, which htmx sends. */
export function sendOnce(stream) {
  const ofForms = (then) => (event) => event.target !== stream && then(event);
  stream.addEventListener("htmx:before:request", ofForms(once));
  stream.addEventListener("htmx:response:error", ofForms(again));
  stream.addEventListener("htmx:error", ofForms(failed));
}

/** A second click, before the page shows what the first one did, does nothing. */
function once(event) {
  if (sentFrom === version()) event.preventDefault();
  else clearNotice();
  sentFrom = version();
}

/** It was refused, and the notice says why: the reader may choose again. */
function again() {
  sentFrom = null;
}

function failed() {
  again();
  sayNotSent();
}
