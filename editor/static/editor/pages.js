// What every page of the editor does: guards unsaved changes, Ctrl+S, previews of pictures, limits of files, filters
// that apply at once, help beside fields. Pages work without it.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  for (const input of document.querySelectorAll("input[data-most]")) limit(input);
  for (const form of document.querySelectorAll("form[data-guard]")) guard(form);
  for (const select of document.querySelectorAll("select[data-submit]")) {
    select.addEventListener("change", () => select.form.requestSubmit());
  }
  for (const box of document.querySelectorAll("[data-picks]")) {
    box.addEventListener("input", () => {
      const radio = box.form.querySelector(`input[name="${CSS.escape(box.dataset.picks)}"][value="typed"]`);
      if (radio) radio.checked = true;
    });
  }
  for (const area of document.querySelectorAll("textarea[data-yaml]")) indent(area);
  for (const button of document.querySelectorAll("[data-hint]")) {
    const box = document.getElementById(button.getAttribute("aria-controls"));
    button.addEventListener("click", () => {
      box.hidden = !box.hidden;
      button.setAttribute("aria-expanded", String(!box.hidden));
    });
  }
  const wrong = document.querySelector(".tw-form .errors input:not([type=hidden]), .tw-form .errors textarea, .tw-form .errors select");
  if (wrong) point(wrong);
});

// The focus goes to what is wrong, and in a long text to the line that is. Scrolls so that the message above it and
// the line are seen.
function point(wrong) {
  wrong.focus({ preventScroll: true });
  const line = Number(wrong.dataset.wrongLine || 0);
  if (line > 0 && wrong.tagName === "TEXTAREA") {
    const lines = wrong.value.split("\n");
    const from = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    wrong.setSelectionRange(from, from + (lines[line - 1] || "").length);
    const height = parseFloat(getComputedStyle(wrong).lineHeight) || 20;
    wrong.scrollTop = Math.max(0, (line - 3) * height);
  }
  const field = wrong.closest(".errors");
  (field.querySelector(".tw-errors") || field).scrollIntoView({ block: "center" });
}

function guard(form) {
  let dirty = form.dataset.guard === "dirty";
  let sending = false;
  const mark = form.querySelector("[data-unsaved]");
  const show = () => { if (mark) mark.textContent = dirty ? mark.dataset.unsaved : ""; };
  const touched = () => { if (!dirty) { dirty = true; show(); } };
  form.addEventListener("input", touched);
  form.addEventListener("change", touched);
  form.addEventListener("submit", (event) => {
    if (sending) { event.preventDefault(); return; }
    sending = true;
    setTimeout(() => { sending = false; }, 4000);
  });
  for (const link of form.querySelectorAll("[data-leave]")) link.addEventListener("click", () => { sending = true; });
  window.addEventListener("beforeunload", (event) => { if (dirty && !sending) event.preventDefault(); });
  document.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "s") {
      event.preventDefault();
      const button = form.querySelector("[data-save]");
      if (button) form.requestSubmit(button);
    }
  });
  show();
}

// A file that would be refused is not sent at all: the answer would be a page without anything that was typed.
function limit(input) {
  const said = document.createElement("p");
  said.className = "tw-error";
  said.setAttribute("role", "alert");
  input.after(said);
  const isTooLarge = () => [...input.files].some((file) => file.size > Number(input.dataset.most));
  const show = () => { said.textContent = isTooLarge() ? input.dataset.tooLarge : ""; };
  input.addEventListener("change", show);
  input.form.addEventListener("submit", (event) => {
    if (!isTooLarge()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    show();
    input.focus();
  }, true);
}

// Enter keeps the indentation of the line above; Tab stays what it is, so that the keyboard is never trapped.
function indent(area) {
  area.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const before = area.value.slice(0, area.selectionStart);
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const space = line.match(/^ */)[0] + (line.trimEnd().endsWith(":") ? "  " : "");
    if (!space) return;
    event.preventDefault();
    area.setRangeText("\n" + space, area.selectionStart, area.selectionEnd, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
