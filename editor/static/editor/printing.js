// The pages of the print centre. Where a print is ordered: all or none of a list at once. Where one is under way:
// moves the bar, and shows the result when there is one.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  for (const hidden of document.querySelectorAll(".tw-print-all")) hidden.hidden = false;
  for (const button of document.querySelectorAll("[data-check]")) {
    button.addEventListener("click", () => {
      for (const box of button.form.querySelectorAll(`[name="${button.dataset.check}"]`)) box.checked = button.value !== "";
    });
  }
  const box = document.querySelector("[data-print-state]");
  if (!box) return;
  const bar = box.querySelector("[data-print-bar]");
  const text = box.querySelector("[data-print-text]");
  let failures = 0;

  async function look() {
    try {
      const answer = await fetch(box.dataset.printState, { headers: { Accept: "application/json" } });
      if (!answer.ok) throw new Error(String(answer.status));
      const now = await answer.json();
      failures = 0;
      bar.value = now.percent;
      bar.textContent = `${now.percent} %`;
      if (text.textContent !== now.text) text.textContent = now.text;
      if (!now.open) { location.reload(); return; }
    } catch {
      failures += 1; // the studio may be restarting: ask less and less often
    }
    setTimeout(look, Math.min(700 * (1 + failures), 10000));
  }
  setTimeout(look, 400);
});
