// Says that this page is open, and shows who else has it open or has saved it meanwhile.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  const place = document.querySelector("[data-presence]");
  if (!place) return;
  const form = place.closest("form");
  let editing = form.dataset.guard === "dirty";
  let failures = 0;
  let timer = 0;
  form.addEventListener("input", () => { if (!editing) { editing = true; tell(); } });

  function body(extra) {
    const data = new FormData();
    data.set("csrfmiddlewaretoken", form.querySelector("[name=csrfmiddlewaretoken]").value);
    for (const [name, value] of Object.entries(extra)) data.set(name, value);
    return data;
  }

  async function tell() {
    clearTimeout(timer);
    try {
      const answer = await fetch(place.dataset.presence, { method: "POST", body: body(editing ? { editing: "1" } : {}) });
      if (!answer.ok || answer.redirected) throw new Error(String(answer.status));
      const told = await answer.json();
      const lines = [...told.others];
      if (told.version > Number(place.dataset.version)) lines.push(place.dataset.newer);
      const text = lines.join(" · ");
      if (place.textContent !== text) place.textContent = text;
      failures = 0;
    } catch {
      failures += 1; // the studio may be restarting: say so less and less often
    }
    timer = setTimeout(tell, Math.min(15000 * (1 + failures), 120000));
  }
  window.addEventListener("pagehide", () => navigator.sendBeacon(place.dataset.presence, body({ gone: "1" })));
  tell();
});
