// Where there is no room for all that stands beside the board, one part of it is shown at a time.
// Which one is written on the body, for what lies below is replaced; without script all are shown.

const tabs = [...document.querySelectorAll(".tabs a")];

/** Begin with the choices; a tap on a tab shows its part. */
export function useTabs() {
  showTab("t-choices");
  for (const tab of tabs) {
    tab.addEventListener("click", (event) => {
      event.preventDefault();
      showTab(tab.hash.slice(1));
    });
  }
}

/** Show the part with this id. */
export function showTab(id) {
  document.body.dataset.tab = id;
  for (const tab of tabs) tab.setAttribute("aria-current", String(tab.hash === `#${id}`));
  if (id === "t-story") showNewest();
}

/** The end of the story is in view. */
export function showNewest() {
  const lines = document.getElementById("t-lines");
  lines.scrollTop = lines.scrollHeight;
}
