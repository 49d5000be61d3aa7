// Small things that the builder is made of: elements, paths, lists below an input.
"use strict";
(() => {
  const keyOf = (path) => JSON.stringify(path);
  const isBelow = (path, above) => above.every((step, n) => path[n] === step);
  const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

  function make(name, properties) {
    return Object.assign(document.createElement(name), properties);
  }

  // A part of a sentence that is pressed like a button. Real buttons would not break with the line.
  function partButton(className, textContent) {
    const made = make("span", { className, textContent, tabIndex: 0 });
    made.setAttribute("role", "button");
    made.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      made.click();
    });
    return made;
  }

  // A picture of the frame's sprite, for the eye alone.
  function picture(name) {
    const space = "http://www.w3.org/2000/svg";
    const made = document.createElementNS(space, "svg");
    const use = document.createElementNS(space, "use");
    made.setAttribute("class", "tw-icon");
    made.setAttribute("aria-hidden", "true");
    use.setAttribute("href", `${document.documentElement.dataset.icons}#${name}`);
    made.append(use);
    return made;
  }

  function icon(name, label, act) {
    const made = make("button", { type: "button", className: "tw-icon-button", title: label });
    made.setAttribute("aria-label", label);
    made.append(picture(name));
    made.addEventListener("click", act);
    return made;
  }

  function option(id, isChosen) {
    const item = make("li", { id });
    item.setAttribute("role", "option");
    item.setAttribute("aria-selected", String(isChosen));
    return item;
  }

  // Marks an option of a list as the one that Enter takes.
  function mark(input, list, chosen) {
    [...list.children].forEach((item, n) => item.setAttribute("aria-selected", String(n === chosen)));
    const target = list.children[chosen];
    if (!target) { input.removeAttribute("aria-activedescendant"); return; }
    input.setAttribute("aria-activedescendant", target.id);
    target.scrollIntoView({ block: "nearest" });
  }

  // How well a word answers what is searched for: by its name, by how it begins, by what it says, by its samples.
  function rank(offer, terms) {
    if (!terms.length || offer.name === terms.join("_")) return 0;
    const called = offer.found_by.split("\n")[0];
    if (plain(offer.label).startsWith(terms.join(" "))) return 1;
    return terms.every((term) => called.includes(term)) ? 2 : 3;
  }

  // Arrow keys walk through a list below an input, Enter takes what is marked; whether the key was meant for it.
  function walk(event, input, list) {
    const items = [...list.children];
    const now = items.findIndex((item) => item.getAttribute("aria-selected") === "true");
    if (!items.length) return event.key === "Enter";
    if (event.key === "ArrowDown") mark(input, list, (now + 1) % items.length);
    else if (event.key === "ArrowUp") mark(input, list, (now + items.length - 1) % items.length);
    else if (event.key === "Enter") items[Math.max(0, now)].click();
    else return false;
    return true;
  }

  window.tilewrightBuilding = { isBelow, keyOf, make, partButton, icon, picture, option, mark, rank, walk, plain };
})();
