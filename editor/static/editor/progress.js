// Where something is under way: moves the bar, and shows the result when there is one.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  const box = document.querySelector("[data-progress-state]");
  if (!box) return;
  const bar = box.querySelector("[data-progress-bar]");
  const text = box.querySelector("[data-progress-text]");
  let failures = 0;

  async function look() {
    try {
      const answer = await fetch(box.dataset.progressState, { headers: { Accept: "application/json" } });
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
