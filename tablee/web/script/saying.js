// What is said in words: the notice that everyone sees, and the lines that are read aloud.

const REMEMBERED = 30; // lines that a screen reader can go back to

const notice = document.getElementById("notice");
const told = document.getElementById("told");

/** Say something in plain words. */
export function say(text) {
  const line = document.createElement("p");
  line.textContent = text;
  notice.replaceChildren(line);
}

/** Say what the server has put in words, with its link to the rule. */
export function sayAs(markup) {
  notice.innerHTML = markup;
}

/** Nothing is to be said any more. */
export function clearNotice() {
  notice.replaceChildren();
}

/** Nothing was done, for the house can't be reached. */
export function sayNotSent() {
  say(notice.dataset.trouble);
}

/** Have these lines read aloud, in their order, after what is being read. */
export function tell(lines) {
  for (const text of lines) {
    const line = document.createElement("p");
    line.textContent = text;
    told.append(line);
  }
  while (told.childElementCount > REMEMBERED) told.firstElementChild.remove();
}

/** Links are copied by a button, or at least marked for copying where that isn't allowed. */
export async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    say(notice.dataset.copied);
  } catch {
    field.focus();
  }
}
