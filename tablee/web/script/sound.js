// Short, quiet sounds, made here of pure tones. Off until someone asks; the browser remembers.

const KEPT = "sound";
const button = document.getElementById("sound");
let air = null; // the AudioContext, once there is something to hear

/** Show the button, as it was left. */
export function offerSound() {
  button.hidden = false;
  show(wanted());
  button.addEventListener("click", () => {
    localStorage.setItem(KEPT, wanted() ? "off" : "on");
    show(wanted());
    yourTurn();
  });
}

/** It has become the reader's turn: two notes, like a glass touched twice. */
export function yourTurn() {
  tone(660, 0, 0.5, 0.05);
  tone(990, 0.13, 0.7, 0.04);
}

/** A piece is laid down: a small knock on wood. */
export function knock() {
  tone(190, 0, 0.09, 0.12, "triangle");
  tone(85, 0, 0.14, 0.12);
}

function tone(pitch, after, length, loudness, shape = "sine") {
  if (!wanted()) return;
  air ??= new AudioContext();
  air.resume(); // browsers keep silent until someone has touched the page
  const begin = air.currentTime + after;
  const source = new OscillatorNode(air, { type: shape, frequency: pitch });
  const volume = new GainNode(air, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(volume).connect(air.destination);
  source.start(begin);
  source.stop(begin + length);
}

function wanted() {
  return localStorage.getItem(KEPT) === "on";
}

function show(on) {
  button.setAttribute("aria-pressed", String(on));
}
