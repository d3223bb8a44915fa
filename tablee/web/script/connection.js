// The line to the house: it's made again whenever it breaks (by htmx), and the reader is told.

const PATIENCE = 800; // milliseconds of silence that nobody need hear of
const RETRY = 1_500; // milliseconds until the very first try is repeated
const NAP = 30_000; // milliseconds after which a page that wakes up doesn't trust its line

const status = document.getElementById("connection");
let line = null; // htmx's own account of the connection
let alarm = null; // until the reader is told
let asleep = 0; // since when the page is hidden

/** Watch the line of this element. */
export function stayConnected(stream) {
  stream.addEventListener("htmx:sse:after:connection", ({ detail }) => found(detail.connection));
  stream.addEventListener("htmx:sse:before:connection", ({ detail }) => detail.connection.attempt && lost());
  stream.addEventListener("htmx:sse:error", lost);
  stream.addEventListener("htmx:error", ({ target }) => target === stream && neverMade(stream));
  addEventListener("offline", lost);
  addEventListener("online", makeAnew);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) asleep = Date.now();
    else if (Date.now() - asleep > NAP) makeAnew();
  });
}

function found(connection) {
  line = connection;
  clearTimeout(alarm);
  alarm = null;
  status.textContent = "";
}

function lost() {
  alarm ??= setTimeout(() => (status.textContent = status.dataset.lost), PATIENCE);
}

/** htmx repeats what once worked; the first time is up to us. */
function neverMade(stream) {
  lost();
  setTimeout(() => stream.dispatchEvent(new Event("again")), RETRY);
}

/** A line that fell asleep with its computer may be dead without knowing. */
function makeAnew() {
  line?.reader?.cancel();
}
