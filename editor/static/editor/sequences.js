// Lists in order: buttons to add, move and remove. Without this script the empty input at the end takes the
// next value, and emptied inputs are dropped.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  for (const list of document.querySelectorAll("[data-sequence]")) sequence(list);
});

function sequence(list) {
  const words = list.dataset;
  const last = list.lastElementChild;
  const blank = last.cloneNode(true);
  let made = list.children.length;
  last.remove();
  const touch = () => list.dispatchEvent(new Event("input", { bubbles: true }));

  const button = (icon, label, act) => {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "tw-icon-button";
    made.title = label;
    made.setAttribute("aria-label", label);
    made.innerHTML = `<svg class="tw-icon" aria-hidden="true"><use href="${document.documentElement.dataset.icons}#${icon}"></use></svg>`;
    made.addEventListener("click", () => { act(); touch(); });
    return made;
  };
  const dress = (item) => {
    item.append(
      button("arrow_upward", words.up, () => item.previousElementSibling?.tagName === "LI" && item.previousElementSibling.before(item)),
      button("arrow_downward", words.down, () => item.nextElementSibling?.tagName === "LI" && item.nextElementSibling.after(item)),
      button("close", words.remove, () => item.remove()),
    );
  };
  for (const item of [...list.children]) dress(item);
  const add = document.createElement("button");
  add.type = "button";
  add.className = "tw-button tw-button-plain tw-button-small tw-sequence-add";
  add.textContent = words.add;
  add.addEventListener("click", () => {
    const item = blank.cloneNode(true);
    const input = item.querySelector("input, select");
    input.id = `${input.id}_${made++}`;
    dress(item);
    list.append(item);
    if (input.classList.contains("tw-picker") && window.tilewrightPicker) window.tilewrightPicker(input);
    input.focus();
    touch();
  });
  list.after(add);
}
