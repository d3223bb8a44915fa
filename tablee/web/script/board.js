// The board under the hand: what may be done there is done by click or Enter, what may not says
// why; a choice in the list and its place on the board light up together. Arrows walk about.
//
//   data-action="24"      what can be done here now
//   data-why="24"         what can't
//   data-at="cell-r1c3"   the place that belongs to this piece
//   data-opens="fan-3"     where there is more than one thing to do here: the part of the drawing,
//                          not shown before, from which to choose; it gets the class `open`
//   data-shows="24"       what is to be seen while this action is pointed at
//   data-large="card-7"   what is to be seen near this piece, large, while it is pointed at

import { clearNotice, sayAs, sayNotSent } from "./saying.js";

const DWELL = 600; // milliseconds at a place before it says why not
const GLANCE = 250; // milliseconds at a piece before it is seen large
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const live = () => document.getElementById("live");
const board = () => document.getElementById("t-board");
let opened = null; // the part of the drawing that a place has opened
let here = null; // the id of the place where the arrows are
let waiting; // until a place says why not
let nearing; // until a piece is seen large
let asked = 0; // so that a late answer doesn't speak over a newer one

/** Listen to pointer and keys. All events are caught above the part of the page that changes. */
export function playOnBoard() {
  document.addEventListener("click", (event) => {
    if (!onThing(event, act)) closeAll();
  });
  document.addEventListener("contextmenu", (event) => onThing(event, longPress));
  document.addEventListener("pointerover", point);
  document.addEventListener("focusin", point);
  document.addEventListener("keydown", onKey);
}

/** Near a piece, what is to be seen of it large; near nothing, none. It is drawn above the page, for
    on the board whatever is drawn later would lie upon it. */
function enlarge(found) {
  clearTimeout(nearing);
  document.querySelector(".enlarged")?.remove();
  const drawn = document.getElementById(found?.dataset.large);
  if (!drawn) return;
  const drawing = found.ownerSVGElement, large = document.createElementNS(drawing.namespaceURI, "svg");
  const use = document.createElementNS(drawing.namespaceURI, "use");
  use.setAttribute("href", `#${drawn.id}`);
  large.append(use);
  large.setAttribute("class", `${drawing.getAttribute("class")} enlarged`);
  large.setAttribute("aria-hidden", "true");
  document.body.append(large);
  const { x, y, width, height } = use.getBBox(), place = found.getBoundingClientRect();
  const scale = Math.min(1, (innerWidth - 16) / width, (innerHeight - 16) / height);
  const [wide, high] = [width * scale, height * scale];
  const beside = place.right + 8 + wide < innerWidth ? place.right + 8 : place.left - 8 - wide;
  large.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  large.style.width = `${wide}px`;
  large.style.left = `${Math.max(8, beside)}px`;
  large.style.top = `${Math.max(8, Math.min(innerHeight - high - 8, place.top + place.height / 2 - high / 2))}px`;
}

/** After a change: one place of the board can be reached by Tab, and nothing is lit any more. */
export function tidyBoard() {
  clearTimeout(waiting);
  enlarge(null);
  openOnly(opened);
  const places = allPlaces();
  const can = places.find(({ dataset }) => dataset.action || dataset.opens);
  const first = places.find((place) => place.id === here) ?? can ?? places[0];
  if (first) settle(first);
}

/** Go to the board, where one was last. */
export function goToBoard() {
  allPlaces().find((place) => place.matches("[tabindex='0']"))?.focus();
}

function thing(target) {
  return target.closest?.("#t-board :is([data-action], [data-why], [data-opens], [data-large])");
}

/** Whether there is anything at all under the hand. */
function onThing(event, then) {
  const found = thing(event.target);
  if (found) then(found, event);
  return Boolean(found);
}

function act({ dataset }) {
  if (dataset.opens) openAndGo(dataset.opens === opened ? null : dataset.opens);
  else if (dataset.action) {
    closeAll();
    buttonOf(dataset.action).click();
  } else if (dataset.why) askWhy(dataset.why);
}

/** Show what a place has to choose from, and go there; or close it, and come back. */
function openAndGo(part) {
  const opener = board().querySelector(`[data-opens="${part ?? opened}"]`);
  openOnly(part);
  (allPlaces().find((place) => place.dataset.action && place.closest(".open")) ?? opener)?.focus();
}

/** Whoever turns to something else has done with what was open. */
function closeAll() {
  if (!opened) return;
  opened = null;
  tidyBoard();
}

/** Of all that places can open, this part alone is shown; none, if the place is gone. */
function openOnly(part) {
  opened = null;
  for (const opener of board()?.querySelectorAll("[data-opens]") ?? []) {
    const isIt = opener.dataset.opens === part;
    if (isIt) opened = part;
    document.getElementById(opener.dataset.opens).classList.toggle("open", isIt);
    opener.setAttribute("aria-expanded", isIt);
  }
}

/** The places that can be seen; while something is open, those in there. */
function allPlaces() {
  const part = opened ? document.getElementById(opened) : board();
  return [...part.querySelectorAll("[role=button]")].filter((place) => place.getClientRects().length);
}

/** A finger that stays asks why; a mouse has its menu as everywhere. */
function longPress(found, event) {
  if (event.pointerType !== "touch") return;
  const { why, large } = found.dataset;
  if (why || large) event.preventDefault();
  enlarge(large ? found : null);
  if (why) askWhy(why);
}

async function askWhy(action) {
  const question = ++asked;
  try {
    const answer = await fetch(live().dataset.why + action, { headers: { "HX-Request": "true" } });
    const why = await answer.text();
    if (question !== asked) return;
    if (why) sayAs(why);
    else clearNotice();
  } catch {
    if (question === asked) sayNotSent();
  }
}

/** What is pointed at, by mouse or focus, lights up wherever it is drawn or written. */
function point({ target, type, pointerType }) {
  clearTimeout(waiting);
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  const found = thing(target), chosen = target.closest?.("#t-acts button");
  const action = found?.dataset.action ?? chosen?.value;
  if (action) light(action);
  if (type === "focusin" && found?.role === "button") settle(found);
  const curious = pointerType === "mouse" || (type === "focusin" && found?.matches(":focus-visible"));
  enlarge(null);
  if (curious) nearing = setTimeout(enlarge, type === "focusin" ? 0 : GLANCE, target.closest?.("#t-board [data-large]"));
  const why = found?.dataset.why;
  // On the others' turn each place would say the same.
  if (why && curious && live().dataset.turn === "yes") waiting = setTimeout(askWhy, DWELL, why);
}

function light(action) {
  buttonOf(action)?.classList.add("lit");
  for (const place of board().querySelectorAll(`[data-action="${action}"], [data-shows="${action}"]`)) {
    place.classList.add("lit");
    document.getElementById(place.dataset.at)?.classList.add("lit");
  }
}

function buttonOf(action) {
  return document.getElementById(`t-act-${action}`);
}

function onKey(event) {
  const place = document.activeElement;
  if (!board()?.contains(place) || event.ctrlKey || event.metaKey || event.altKey) return;
  const way = ARROWS[event.key];
  if (way) nextPlace(place, way)?.focus();
  else if (event.key === "Escape" && opened) {
    openAndGo(null);
    event.stopImmediatePropagation();
  } else if (event.key === "Enter" || event.key === " ") act(place);
  else return;
  event.preventDefault();
}

/** The nearest place in a direction; what lies off to the side counts as farther. */
function nextPlace(from, [right, down]) {
  const [x, y] = middle(from);
  let best = null, least = Infinity;
  for (const place of allPlaces()) {
    const [placeX, placeY] = middle(place);
    const ahead = (placeX - x) * right + (placeY - y) * down;
    const aside = Math.abs((placeX - x) * down) + Math.abs((placeY - y) * right);
    if (ahead > 4 && ahead + 3 * aside < least) [best, least] = [place, ahead + 3 * aside];
  }
  return best;
}

function middle(place) {
  const { x, y, width, height } = place.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Tab comes back to this place. */
function settle(place) {
  here = place.id;
  for (const other of board().querySelectorAll("[role=button][tabindex='0']")) other.setAttribute("tabindex", "-1");
  place.setAttribute("tabindex", "0");
}
