// The translators' desk: saves a row without leaving the page; Ctrl+Enter saves and goes to the next.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  const desk = document.querySelector(".tw-desk");
  if (!desk) return;
  const status = document.getElementById("desk-status");
  const dirty = new Set();
  const moved = new Set();

  desk.addEventListener("input", (event) => {
    const row = event.target.closest("[data-desk-row]");
    if (!row) return;
    row.classList.add("tw-dirty");
    row.classList.remove("tw-saved");
    const mark = row.querySelector("[data-mark]");
    if (mark) mark.textContent = "";
    dirty.add(row.id);
  });
  desk.addEventListener("submit", (event) => { event.preventDefault(); save(event.target, false); });
  desk.addEventListener("click", (event) => {
    const take = event.target.closest("[data-take]");
    if (!take) return;
    const row = take.closest("[data-desk-row]");
    const box = row.querySelector("textarea");
    box.value = row.querySelector("[data-theirs]").textContent;
    box.dispatchEvent(new Event("input", { bubbles: true }));
    box.focus();
  });
  desk.addEventListener("keydown", (event) => {
    const row = event.target.closest("[data-desk-row]");
    if (!row) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save(row, true);
    } else if (event.key === "Enter" && event.target.matches("[data-one-line]")) {
      event.preventDefault();
    }
  });
  window.addEventListener("beforeunload", (event) => { if (dirty.size) event.preventDefault(); });

  async function save(row, goOn) {
    if (moved.has(row.id)) return;
    moved.add(row.id);
    const next = row.nextElementSibling?.querySelector("textarea");
    if (goOn && next) next.focus();
    const sent = new FormData(row);
    const box = row.querySelector("textarea");
    box.readOnly = true; // the row is about to be replaced: nothing typed now may get lost
    let fresh = null;
    let saved = false;
    try {
      const answer = await fetch(row.action, {
        method: "POST",
        body: sent,
        headers: { "X-Requested-With": "fetch" },
      });
      saved = answer.ok;
      if (answer.ok || answer.status === 409 || answer.status === 422) {
        const holder = document.createElement("template");
        holder.innerHTML = (await answer.text()).trim();
        fresh = holder.content.firstElementChild;
      }
    } catch {
      saved = false;
    }
    moved.delete(row.id);
    box.readOnly = false;
    if (fresh) row.replaceWith(fresh);
    if (saved) dirty.delete(row.id);
    else if (!fresh) { const mark = row.querySelector("[data-mark]"); if (mark) mark.textContent = status.dataset.failed; }
    if (fresh && !saved) fresh.querySelector("textarea")?.focus();
    else if (fresh && !goOn) fresh.querySelector("textarea")?.focus();
    status.textContent = saved ? status.dataset.saved : status.dataset.failed;
  }
});
