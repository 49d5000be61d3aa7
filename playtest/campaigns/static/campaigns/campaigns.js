// The pages of campaigns. Where one is ordered: how large it would be, asked while the form is filled in. Where one
// is under way: moves the bar and brings the report up to date, without losing what the reader has opened or sorted.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  const form = document.querySelector("[data-size]");
  if (form) order(form);
  const campaign = document.getElementById("cp-campaign");
  if (campaign) follow(campaign);
  for (const table of document.querySelectorAll(".cp-sortable")) sortable(table);
  document.addEventListener("submit", (event) => {
    const sure = event.target.dataset.sure;
    if (sure && !window.confirm(sure)) event.preventDefault();
  });
});

// A new campaign.

function order(form) {
  const size = document.getElementById("size");
  let timer = 0;
  let turn = 0;
  for (const button of form.querySelectorAll("[data-noscript]")) button.hidden = true;
  for (const button of form.querySelectorAll("[data-all]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const boxes = [...form.querySelectorAll(`[name="${button.dataset.all}"]`)].filter((box) => box.value !== "");
      const on = boxes.some((box) => !box.checked);
      for (const box of boxes) box.checked = on;
      ask();
    });
  }
  const contents = form.elements.content;
  contents.addEventListener("change", () => {
    const next = new URLSearchParams({ game: form.elements.game.value, content: contents.value, against: form.elements.against.value });
    if (!form.dataset.touched) location.search = next.toString(); // another content may have other options
  });

  // Seats that nobody sits at are out of sight, unless something is chosen for them.
  function seats() {
    const most = Math.max(1, ...[...form.querySelectorAll("[name=seats]:checked")].map((box) => Number(box.value)));
    for (const seat of form.querySelectorAll("[data-seat]")) {
      seat.hidden = Number(seat.dataset.seat) > most && ![...seat.querySelectorAll("select")].some((list) => list.value);
    }
  }

  async function calculate() {
    const mine = ++turn;
    size.textContent = size.dataset.asking;
    const body = new FormData(form);
    body.delete("more");
    try {
      const answer = await fetch(form.dataset.size, { method: "POST", body, headers: { Accept: "application/json" } });
      if (!answer.ok) throw new Error(String(answer.status));
      const found = await answer.json();
      if (mine !== turn) return;
      show(found);
    } catch {
      if (mine === turn) size.textContent = "";
    }
  }

  function show(found) {
    const wrong = Object.keys(found.errors).length > 0;
    size.textContent = wrong ? size.dataset.wrong : found.text;
    size.classList.toggle("cp-wrong", wrong);
    for (const list of form.querySelectorAll("[data-errors]")) {
      const texts = found.errors[list.dataset.errors] || [];
      list.replaceChildren(...texts.map((text) => {
        const item = document.createElement("li");
        item.textContent = text;
        return item;
      }));
    }
  }

  function ask() {
    form.dataset.touched = "1";
    clearTimeout(timer);
    timer = setTimeout(calculate, 500);
  }
  form.addEventListener("input", ask);
  form.addEventListener("change", ask);
  form.addEventListener("change", seats);
  seats();
  calculate();
}

// One campaign.

function follow(page) {
  const MOST = 10000;
  let failures = 0;
  let refreshed = Date.now();

  async function part(name) {
    const query = new URLSearchParams({ part: name });
    if (page.dataset.side !== "0") query.set("side", page.dataset.side);
    const answer = await fetch(`${page.dataset.liveAt}?${query}`);
    if (!answer.ok) throw new Error(String(answer.status));
    const holder = document.createElement("template");
    holder.innerHTML = await answer.text();
    return holder.content.firstElementChild;
  }

  async function bringReport(report) {
    const fresh = await part("report");
    const open = new Map([...report.querySelectorAll("details")].map((each) => [place(each), each.open]));
    const sorted = new Map([...report.querySelectorAll(".cp-sortable")].map((each) => [place(each), each.dataset.sorted]));
    for (const each of fresh.querySelectorAll("details")) if (open.has(place(each))) each.open = open.get(place(each));
    for (const table of fresh.querySelectorAll(".cp-sortable")) {
      sortable(table);
      const how = sorted.get(place(table));
      if (how) sort(table, ...how.split(" ").map(Number));
    }
    report.replaceWith(fresh);
    refreshed = Date.now();
  }

  async function look() {
    let wait = 1000;
    try {
      const answer = await fetch(page.dataset.stateAt, { headers: { Accept: "application/json" } });
      if (answer.status === 404) { location.reload(); return; } // somebody has deleted it, and the page says so
      if (!answer.ok) throw new Error(String(answer.status));
      const now = await answer.json();
      failures = 0;
      const head = document.getElementById("cp-head");
      if (head.dataset.state !== now.state) head.replaceWith(await part("head"));
      const bar = document.getElementById("cp-bar");
      bar.value = now.percent;
      bar.textContent = `${now.percent} %`;
      const text = document.getElementById("cp-text");
      if (text.textContent !== now.text) text.textContent = now.text;
      const report = document.getElementById("cp-report");
      const behind = report.dataset.behind === "1" || Number(report.dataset.done) !== now.done;
      // The first answers come at once; later ones change little and need not disturb the reader.
      const patience = Number(report.dataset.done) < 200 || !now.open ? 900 : 4000;
      const selecting = String(document.getSelection()).length > 0;
      if (behind && !selecting && Date.now() - refreshed >= patience) await bringReport(report);
      if (!now.open && !behind) wait = 8000; // somebody may resume it
    } catch {
      failures += 1; // the studio may be restarting: ask less and less often
      wait = Math.min(1000 * (1 + failures), MOST);
    }
    if (document.hidden) wait = Math.max(wait, 5000);
    setTimeout(look, wait);
  }
  setTimeout(look, 600);
}

function place(element) {
  const section = element.closest("section, .cp-method");
  return `${element.tagName} ${section ? section.id || section.className : ""}`;
}

// Tables.

function sortable(table) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const first = head.dataset.sort === "number" ? -1 : 1; // of numbers the largest first
      const before = head.getAttribute("aria-sort");
      const now = before === "ascending" ? 1 : before === "descending" ? -1 : 0;
      sort(table, column, now ? -now : first);
    });
  });
}

function sort(table, column, direction) {
  const heads = [...table.tHead.rows[0].cells];
  if (!heads[column]) return;
  for (const head of heads) head.removeAttribute("aria-sort");
  heads[column].setAttribute("aria-sort", direction > 0 ? "ascending" : "descending");
  table.dataset.sorted = `${column} ${direction}`;
  const language = document.documentElement.lang || "en";
  const words = new Intl.Collator(language, { numeric: true });
  const isNumber = heads[column].dataset.sort === "number";
  const keyed = [...table.tBodies[0].rows].map((row) => [isNumber ? number(row.cells[column].textContent, language) : row.cells[column].textContent, row]);
  keyed.sort(([one], [other]) => {
    if (!isNumber) return direction * words.compare(one, other);
    if (Number.isNaN(one) || Number.isNaN(other)) return Number.isNaN(one) - Number.isNaN(other); // what is not known stands last
    return direction * (one - other);
  });
  table.tBodies[0].append(...keyed.map(([, row]) => row));
}

function number(text, language) {
  const decimal = (1.5).toLocaleString(language).charAt(1);
  const found = text.replace("−", "-").match(/[-+]?\d[\d.,\u00a0\u202f]*/);
  if (!found) return NaN;
  const plain = [...found[0]].filter((char) => /[-\d]/.test(char) || char === decimal).join("");
  return Number(plain.replace(decimal, "."));
}
