// Pieces are seen to move, whatever the game. Before the board changes, it's noted where each
// piece lies; afterwards each that lies elsewhere is seen to go there. A drawing says:
//
//   data-piece="tile-24"    which piece this is; drawn in several places, the last in view counts
//   data-from="screen-2"    where it comes from if it was in no view: ids, the first in view counts
//   data-to="screen-2"      it's drawn unseen, and only to be seen to leave for there
//   data-along="rope"       the path that it keeps to
//   data-swoop="1"          it comes in a bow, and larger on its way: a wing beat
//   data-turns="2"          it turns so often on its way: a die
//   data-pace="3"           its way takes so many times as long
//   class="rises"           drawn unseen, and seen for a moment: points that were gained
//   data-step="1"           it waits until those of step 0, where nothing is said, have arrived

const PACE = 320; // milliseconds from one place to another
const PATIENCE = 1_000; // milliseconds; a browser that paints nothing would end no movement
const STRIDES = 24; // along a path

const RISING = [
  { opacity: 0, transform: "scale(.5)" },
  { opacity: 1, transform: "translateY(-8px)", offset: 0.25 },
  { opacity: 1, transform: "translateY(-16px)", offset: 0.75 },
  { opacity: 0, transform: "translateY(-36px)" },
];

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const underWay = new Set();
let skipping = false;

/** Where each piece lies that is in view, by its name. */
export function places(board) {
  const found = new Map();
  for (const piece of board.querySelectorAll("[data-piece]:not([data-to])")) {
    const place = placeOf(piece);
    if (place) found.set(piece.dataset.piece, { piece, place });
  }
  return found;
}

/** Show how the pieces come from where they were to where they are, one step after the other.
    `happened` is false where a move was taken back: then nothing is gained, and nothing leaves. */
export async function move(board, before, happened, arrived) {
  if (calm.matches || document.hidden || !before.size) return;
  skipping = false;
  const all = journeys(board, before, happened);
  for (const journey of all) lift(board, journey);
  for (const step of [...new Set(all.map((journey) => journey.step))].sort()) {
    const now = all.filter((journey) => journey.step === step);
    await Promise.all(now.map(travel));
    if (step === 0) arrived();
  }
}

/** Everything is at once where it belongs: nobody has to wait for what they have seen often. */
export function skip() {
  skipping = true;
  for (const animation of underWay) animation.finish();
}

/** What there is to be seen. */
function journeys(board, before, happened) {
  const found = [];
  for (const [name, { piece, place }] of places(board)) {
    const was = before.get(name)?.place, source = was ?? firstInView(piece.dataset.from);
    const from = source && { ...source, width: was ? was.width : Math.min(source.width, place.width) };
    if (from && far(from, place)) found.push({ piece, from, to: place, rest: place, isNew: !was });
  }
  if (happened) {
    for (const piece of board.querySelectorAll("[data-to]")) {
      const from = before.get(piece.dataset.piece)?.place;
      const end = firstInView(piece.dataset.to);
      if (from && end) found.push({ piece, from, to: { ...end, width: from.width / 2 }, rest: from });
    }
    for (const piece of board.querySelectorAll(".rises")) found.push({ piece, rest: placeOf(piece) });
  }
  return found.map((journey) => ({ ...journey, step: Number(journey.piece.dataset.step ?? 0) }));
}

/** A copy of the piece is laid over the board, where the piece sets out, and the piece itself
    isn't seen meanwhile. In its own place it would pass beneath whatever is drawn later. */
function lift(board, journey) {
  const { piece, rest } = journey;
  const drawing = piece.ownerSVGElement, box = piece.getBBox(), under = board.getBoundingClientRect();
  const height = (rest.width * box.height) / box.width;
  const copy = document.createElementNS(drawing.namespaceURI, "svg");
  const drawn = piece.cloneNode(true);
  drawn.removeAttribute("data-piece");
  copy.append(drawn);
  copy.setAttribute("class", `${drawing.getAttribute("class")} in-flight`);
  copy.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  copy.setAttribute("aria-hidden", "true");
  copy.style.left = `${rest.x - rest.width / 2 - under.x - board.clientLeft}px`;
  copy.style.top = `${rest.y - height / 2 - under.y - board.clientTop}px`;
  copy.style.width = `${rest.width}px`;
  copy.style.height = `${height}px`;
  journey.copy = copy;
  journey.frames = journey.to ? flight(journey) : RISING;
  // What comes into view only now isn't seen to wait for its step.
  const opacity = journey.isNew && journey.step ? 0 : journey.frames[0].opacity;
  Object.assign(copy.style, { transform: journey.frames[0].transform, opacity });
  board.append(copy);
  piece.style.visibility = "hidden";
}

/** One piece goes its way, and lies where it belongs. */
async function travel({ piece, copy, frames, to }) {
  const pace = Number(piece.dataset.pace ?? 1);
  const animation = copy.animate(frames, { duration: to ? pace * PACE : 3 * PACE, easing: to ? "ease-in-out" : "linear" });
  underWay.add(animation);
  const end = Promise.race([animation.finished, new Promise((late) => setTimeout(late, PATIENCE))]).then(() => {
    underWay.delete(animation);
    copy.remove();
    piece.style.removeProperty("visibility");
  });
  if (skipping) animation.finish();
  if (to) await end; // nobody has to wait for what only rises
}

/** How a copy is moved and sized on its way, from where it sets out to where it arrives. */
function flight({ piece, from, to, rest }) {
  const path = document.getElementById(piece.dataset.along);
  const way = path ? walk(path, from, to) : piece.dataset.swoop ? bow(from, to) : [from, to];
  const turns = Number(piece.dataset.turns ?? 0);
  return way.map(({ x, y, larger = 1 }, i) => {
    const share = i / (way.length - 1);
    const width = larger * (from.width + (to.width - from.width) * share);
    const turned = 360 * turns * (share - 1);
    return {
      transform: `translate(${x - rest.x}px, ${y - rest.y}px) rotate(${turned}deg) scale(${width / rest.width})`,
      opacity: 1,
    };
  });
}

/** The way of something that flies: up and over, and nearest to the eye halfway. */
function bow(from, to) {
  const height = Math.hypot(to.x - from.x, to.y - from.y) / 3;
  return Array.from({ length: STRIDES + 1 }, (_, i) => {
    const share = i / STRIDES, lift = Math.sin(Math.PI * share);
    return {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share - height * lift,
      larger: 1 + lift / 2,
    };
  });
}

/** The way along a closed path, the shorter way round; ends keep their distance from it. */
function walk(path, from, to) {
  const whole = path.getTotalLength();
  const begin = nearest(path, from), end = nearest(path, to);
  const length = ((((end - begin) % whole) + 1.5 * whole) % whole) - whole / 2;
  const [first, last] = [onScreen(path, begin), onScreen(path, end)];
  return Array.from({ length: STRIDES + 1 }, (_, i) => {
    const share = i / STRIDES;
    const { x, y } = onScreen(path, (begin + length * share + whole) % whole);
    const aside = (from.x - first.x) * (1 - share) + (to.x - last.x) * share;
    const down = (from.y - first.y) * (1 - share) + (to.y - last.y) * share;
    return { x: x + aside, y: y + down };
  });
}

/** How far along a path the point is that lies nearest to a place. */
function nearest(path, place) {
  const whole = path.getTotalLength(), count = 240;
  let best = 0, least = Infinity;
  for (let i = 0; i < count; i++) {
    const point = onScreen(path, (whole * i) / count);
    const distance = Math.hypot(point.x - place.x, point.y - place.y);
    if (distance < least) [best, least] = [(whole * i) / count, distance];
  }
  return best;
}

function onScreen(path, length) {
  return path.getPointAtLength(length).matrixTransform(path.getScreenCTM());
}

/** The middle of what is drawn, and how wide it is, in pixels of the window; null out of view. */
function placeOf(element) {
  if (!element.getClientRects().length) return null;
  if (!element.getBBox) {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, width };
  }
  const box = element.getBBox(), matrix = element.getScreenCTM();
  const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
  return { x, y, width: box.width * matrix.a };
}

function firstInView(ids = "") {
  const found = ids.split(" ").map((id) => document.getElementById(id));
  const place = found.map((element) => element && placeOf(element)).find(Boolean);
  return place && { ...place, width: Math.min(place.width, 48) };
}

function far(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y) > 2;
}
