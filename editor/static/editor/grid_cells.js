// The control in which one cell of a grid is edited, by the sort of its column: a list for choices and switches, what
// the server finds for references, a line of text for everything else.
"use strict";
window.tilewrightCellEditor = (cell, facts, words, typed) => {
  const raw = cell.dataset.pending !== undefined ? cell.dataset.pending : cell.dataset.raw;
  const name = cell.closest("table").querySelector(`th[aria-colindex="${cell.getAttribute("aria-colindex")}"]`);
  const label = `${cell.closest("tr").querySelector("th").textContent.trim()}, ${name ? name.textContent.trim() : ""}`;
  const isList = facts.sort === "choice" || facts.sort === "switch";
  const control = document.createElement(isList ? "select" : "input");
  control.className = "tw-cell-editor";
  control.setAttribute("aria-label", label);
  if (isList) {
    const options = facts.sort === "switch" ? [["yes", words.yes], ["no", words.no]] : facts.options;
    for (const [value, text] of facts.maybe ? [["", "–"], ...options] : options) control.append(new Option(text, value));
    control.value = raw;
    if (typed) {
      const wanted = [...control.options].find((each) => each.text.toLowerCase().startsWith(typed.toLowerCase()));
      if (wanted) control.value = wanted.value;
    }
  } else {
    control.type = "text";
    control.autocomplete = "off";
    control.value = typed || raw;
    if (facts.sort === "number") control.inputMode = "numeric";
    if (facts.lookup) lookUp(control, facts);
  }
  return control;

  function lookUp(input, { lookup, several }) {
    const list = document.createElement("datalist");
    list.id = "tw-cell-answers";
    document.getElementById(list.id)?.remove();
    cell.closest(".tw-sheet-box").append(list);
    input.setAttribute("list", list.id);
    let waiting = 0;
    const ask = async () => {
      const term = several ? input.value.split(",").pop().trim() : input.value.trim();
      const before = several && input.value.includes(",") ? `${input.value.slice(0, input.value.lastIndexOf(",") + 1)} ` : "";
      try {
        const answer = await fetch(`${lookup}?${new URLSearchParams({ term })}`, { headers: { Accept: "application/json" } });
        if (!answer.ok) return;
        const { results } = await answer.json();
        list.replaceChildren(...results.map((each) => {
          const option = document.createElement("option");
          option.value = before + each.id;
          option.label = each.text;
          return option;
        }));
      } catch { /* it can be typed all the same; the server reads it */ }
    };
    input.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(ask, 150); });
    ask();
  }
};
