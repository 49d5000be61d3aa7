// One message: what is wrong with it and which cards it changes follow what is typed; arguments, the shipped text and what
// it once read go in by a press; what is not saved is kept in this browser until it is.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  const page = document.querySelector("[data-message]");
  const box = document.getElementById("text");
  if (!page || !box) return;
  const form = box.form;
  const note = page.querySelector("[data-kept-note]");
  const key = `tw-message ${page.dataset.look} ${form.dataset.version}`;
  const saved = box.value;
  let waiting = 0, running = null, leaving = false;

  const kept = recall();
  if (kept !== null && kept !== saved && !page.querySelector("[data-theirs], .tw-errors")) {
    box.value = kept;
    note.textContent = page.dataset.kept;
    look();
  }
  box.addEventListener("input", () => {
    note.textContent = "";
    keep(box.value === saved ? null : box.value);
    clearTimeout(waiting);
    waiting = setTimeout(look, 300);
  });
  form.addEventListener("submit", () => { leaving = true; keep(null); });
  document.getElementById("give-back")?.addEventListener("submit", () => { leaving = true; keep(null); });
  window.addEventListener("pageshow", () => { leaving = false; });

  async function look(all) {
    running?.abort();
    running = new AbortController();
    const sent = new FormData(form);
    if (all === true) sent.set("all", "1");
    page.setAttribute("aria-busy", "true");
    try {
      const answer = await fetch(page.dataset.look, { method: "POST", body: sent, signal: running.signal, headers: { "X-Requested-With": "fetch" } });
      if (!answer.ok) throw new Error(String(answer.status));
      const made = await answer.json();
      const faults = page.querySelector("[data-faults]");
      faults.innerHTML = made.errors;
      if (faults.firstElementChild) box.setAttribute("aria-invalid", "true");
      else box.removeAttribute("aria-invalid");
      page.querySelector("[data-changes]").innerHTML = made.changes;
      page.removeAttribute("aria-busy");
    } catch (error) {
      if (error.name === "AbortError") return;
      page.removeAttribute("aria-busy");
      if (!leaving) note.textContent = page.dataset.failed;
    }
  }

  page.addEventListener("click", (event) => {
    if (event.target.closest("[data-show-all]")) look(true);
    const button = event.target.closest("[data-insert], [data-use]");
    if (!button) return;
    if ("use" in button.dataset) box.setSelectionRange(0, box.value.length);
    const text = button.dataset.use ?? button.dataset.insert;
    box.focus();
    // The old command is the one way that keeps the browser's own undo.
    if (!document.execCommand("insertText", false, text)) box.setRangeText(text, box.selectionStart, box.selectionEnd, "end");
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });
  document.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || (event.key !== "Enter" && event.code !== "KeyS")) return;
    event.preventDefault();
    form.querySelector('[type="submit"]').click();
  });

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
