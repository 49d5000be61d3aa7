// One text of the translators' desk: the card and the checks follow what is typed; terms, placeholders, the source and
// what was translated before go in by a press or a key; what is not saved is kept in this browser until it is.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  const desk = document.querySelector("[data-desk-text]");
  const here = desk?.querySelector(".tw-desk-list [aria-current]");
  if (here) here.closest("nav").scrollTop = here.offsetTop - here.closest("nav").clientHeight / 2;
  const box = document.getElementById("text");
  if (!desk || !box) return;
  const form = box.form;
  const note = desk.querySelector("[data-kept-note]");
  const key = `tw-desk ${desk.dataset.look} ${form.dataset.version}`;
  const saved = box.value;
  let waiting = 0, running = null, leaving = false;

  const kept = recall();
  if (kept !== null && kept !== saved && !document.querySelector("[data-theirs], .tw-errors")) {
    box.value = kept;
    note.textContent = desk.dataset.kept;
    look();
  }
  const quality = form.elements.quality;
  const machines = desk.querySelector("[data-suggest]");
  if (machines) ask();
  async function ask() {
    try {
      const answer = await fetch(machines.dataset.suggest, { headers: { "X-Requested-With": "fetch" } });
      if (!answer.ok) throw new Error(String(answer.status));
      machines.innerHTML = await answer.text();
    } catch {
      machines.closest("section").hidden = true;
    }
  }
  box.addEventListener("input", () => {
    if (quality.dataset.machine !== undefined && box.value !== quality.dataset.machine) {
      quality.value = "draft";
      delete quality.dataset.machine;
    }
    note.textContent = "";
    keep(box.value === saved ? null : box.value);
    clearTimeout(waiting);
    waiting = setTimeout(look, 250);
  });
  form.addEventListener("submit", () => { leaving = true; keep(null); });
  window.addEventListener("pageshow", () => { leaving = false; });

  async function look() {
    running?.abort();
    running = new AbortController();
    const sent = new FormData(form);
    try {
      const answer = await fetch(desk.dataset.look, { method: "POST", body: sent, signal: running.signal, headers: { "X-Requested-With": "fetch" } });
      if (!answer.ok) throw new Error(String(answer.status));
      const made = await answer.json();
      const open = desk.querySelector("[data-remarks-place] details[open] input:focus");
      desk.querySelector("[data-face-place]").innerHTML = made.face;
      if (!open) desk.querySelector("[data-remarks-place]").innerHTML = made.remarks;
    } catch (error) {
      if (error.name !== "AbortError" && !leaving) note.textContent = desk.dataset.failed;
    }
  }

  desk.addEventListener("click", (event) => {
    const button = event.target.closest("[data-insert], [data-use]");
    if (button) put(button);
  });
  function put(button) {
    if ("use" in button.dataset) box.setSelectionRange(0, box.value.length);
    const text = button.dataset.use ?? button.dataset.insert;
    box.focus();
    // The old command is the one way that keeps the browser's own undo.
    if (!document.execCommand("insertText", false, text)) box.setRangeText(text, box.selectionStart, box.selectionEnd, "end");
    box.dispatchEvent(new Event("input", { bubbles: true }));
    if (button.dataset.quality) {
      quality.value = button.dataset.quality;
      quality.dataset.machine = box.value;
    }
  }

  box.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && "oneLine" in box.dataset) event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    const control = event.ctrlKey || event.metaKey;
    if (control && event.key === "Enter") press(event, form.querySelector('[value="next"]'));
    else if (control && event.code === "KeyS") press(event, form.querySelector('[value="stay"]'));
    else if (event.altKey && !control) {
      const name = { ArrowUp: "Alt+ArrowUp", ArrowDown: "Alt+ArrowDown", KeyS: "Alt+S", KeyP: "Alt+P", KeyA: "Alt+A" }[event.code] || event.code.replace(/^Digit/, "Alt+");
      press(event, desk.querySelector(`[aria-keyshortcuts="${CSS.escape(name)}"]`));
    }
  });
  function press(event, button) {
    if (!button) return;
    event.preventDefault();
    button.click();
  }

  function recall() {
    try { return localStorage.getItem(key); } catch { return null; }
  }
  function keep(text) {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch { /* a browser that keeps nothing */ }
  }
});
