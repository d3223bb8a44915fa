// What a page cuts off at its sides: a list of sentences. Whatever may be scrolled sideways by itself,
// such as a wide table, is left out, and so is what is there for ears only.
() => {
  const wide = document.documentElement.clientWidth;
  const whole = document.documentElement.scrollWidth;
  const found = whole > wide ? [`the page is ${whole} wide`] : [];

  const isScrolled = (element) => {
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      const mayScroll = /auto|scroll/.test(getComputedStyle(up).overflowX);
      if (mayScroll && up.scrollWidth > up.clientWidth) return true;
    }
    return false;
  };
  const isForEars = (element) => {
    for (let up = element; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).clipPath === "inset(50%)") return true;
    }
    return false;
  };
  const isSeen = (element) =>
    !element.closest(".skip, [hidden], defs, symbol, .pieces") &&
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    !isForEars(element);

  for (const element of document.querySelectorAll("body *")) {
    const says = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    // Of a drawing, what it says and what can be done there: its ground may run on past the edge.
    if (!says && !element.matches("button, input, select, a, [data-piece], [role=button]")) continue;
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height || !isSeen(element) || isScrolled(element)) continue;
    const name = `${element.tagName} “${(element.textContent || "").trim().slice(0, 40)}”`;
    if (box.left < -1 || box.right > wide + 1) {
      found.push(`${name} reaches from ${box.left} to ${box.right}`);
    }
    const isCut = element.scrollWidth > element.clientWidth + 1;
    const hides = getComputedStyle(element).overflowX !== "visible";
    if (says && !element.closest("svg") && hides && isCut) found.push(`${name} is cut`);
  }
  return found;
};
