// The page of what runs: asks again and again how things are, and shows it where something has changed.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  const box = document.querySelector("[data-live]");
  if (!box) return;
  let shown = "";
  let failures = 0;

  function replace(text) {
    const key = document.activeElement && document.activeElement.dataset.key;
    box.innerHTML = text;
    const again = key && box.querySelector(`[data-key="${key}"]`);
    if (again) again.focus(); // whoever was about to press a button still is
  }

  async function look() {
    try {
      if (!document.hidden) {
        const answer = await fetch(box.dataset.live, { headers: { Accept: "text/html" } });
        if (!answer.ok || answer.redirected) throw new Error(String(answer.status));
        const text = await answer.text();
        failures = 0;
        if (text !== shown) replace(text);
        shown = text;
      }
    } catch {
      failures += 1; // the studio may be restarting: ask less and less often
    }
    setTimeout(look, Math.min(1500 * (1 + failures), 15000));
  }
  document.addEventListener("click", (event) => {
    const sure = event.target.dataset && event.target.dataset.sure;
    if (sure && !window.confirm(sure)) event.preventDefault();
  });
  setTimeout(look, 1000);
});
