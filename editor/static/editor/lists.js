// Lists: rows that are ticked, the form that changes many, columns in another order, and looking through what a filter
// could not see yet. Everything works without it, with more clicks.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  for (const table of document.querySelectorAll(".tw-table")) ticks(table);
  for (const form of document.querySelectorAll("[data-change-many]")) changeMany(form);
  for (const form of document.querySelectorAll("[data-columns]")) columns(form);
  for (const form of document.querySelectorAll("[data-look-through]")) lookThrough(form);
});

function ticks(table) {
  const all = table.querySelector("[data-tick-all]");
  const each = [...table.querySelectorAll("[data-tick]")];
  if (!all) return;
  const told = document.querySelector("[data-ticked]");
  let last = null;
  const show = () => {
    const n = each.filter((box) => box.checked).length;
    all.checked = n === each.length;
    all.indeterminate = n > 0 && n < each.length;
    if (told) told.textContent = n ? told.dataset.ticked.replace("{n}", n) : "";
  };
  all.hidden = false;
  all.addEventListener("change", () => { for (const box of each) box.checked = all.checked; show(); });
  for (const box of each) {
    box.addEventListener("click", (event) => {
      if (event.shiftKey && last) {
        const [from, to] = [each.indexOf(last), each.indexOf(box)].sort((a, b) => a - b);
        for (const between of each.slice(from, to + 1)) between.checked = box.checked;
      }
      last = box;
      show();
    });
  }
  show();
}

// What can be done, and with what, follows from the column.
function changeMany(form) {
  const { column, how, other } = form.elements;
  const names = [...how.options];
  const other_field = form.querySelector("[data-other]");
  const show = () => {
    const facts = JSON.parse(column.selectedOptions[0]?.dataset.facts || "{}");
    const allowed = names.filter((each) => (facts.operations || []).includes(each.value));
    const before = how.value;
    how.replaceChildren(...allowed);
    if (allowed.some((each) => each.value === before)) how.value = before;
    const old = form.elements.value;
    const options = facts.sort === "switch" ? [["yes", form.dataset.yes], ["no", form.dataset.no]] : facts.sort === "choice" ? facts.options : null;
    const made = document.createElement(options ? "select" : "input");
    made.id = old.id;
    made.name = "value";
    made.className = options ? "tw-input tw-select" : "tw-input";
    if (options) for (const [value, text] of facts.maybe ? [["", "–"], ...options] : options) made.append(new Option(text, value));
    else { made.autocomplete = "off"; made.value = old.tagName === "INPUT" ? old.value : ""; }
    old.replaceWith(made);
    hide();
  };
  const hide = () => { other_field.hidden = how.value !== "replace"; if (other_field.hidden) other.value = ""; };
  column.addEventListener("change", show);
  how.addEventListener("change", hide);
  show();
}

// The order of columns is that of the form: up and down move a line without asking the server.
function columns(form) {
  form.addEventListener("click", (event) => {
    const button = event.target.closest("[name=move]");
    if (!button) return;
    event.preventDefault();
    const line = button.closest("li");
    if (button.value.endsWith(":up")) line.previousElementSibling?.before(line);
    else line.nextElementSibling?.after(line);
    button.focus();
  });
}

function lookThrough(form) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const said = form.querySelector("[role=status]");
    form.querySelector("button").disabled = true;
    try {
      for (let left = 1; left > 0;) {
        const answer = await fetch(form.action, { method: "POST", body: new FormData(form), headers: { Accept: "application/json" } });
        if (!answer.ok) break;
        ({ left } = await answer.json());
        if (left) said.textContent = form.dataset.left.replace("{n}", left);
      }
    } finally { location.reload(); }
  });
}
