// The page at which people play: what the live part doesn't do by itself.
document.addEventListener("click", (event) => {
  const action = event.target.closest?.("#t-board [data-action]")?.dataset.action;
  const button = action && document.getElementById(`t-act-${action}`);
  if (button) button.form.requestSubmit(button);
});
