/* Keeps a table page up to date and lets it be played with the keyboard. Without it everything works by plain
   forms and reloading. What changes is made on the server; here it only takes the place of what was there. */
"use strict";

(() => {
  const parse = (html) => new DOMParser().parseFromString(html, "text/html").getElementById("tp-parts");
  const by = (id) => document.getElementById(id);

  // Replaces the parts of the page by new ones. What is open stays open, the focus stays where it was, the log
  // only grows, so that a screen reader reads what is new and nothing else.
  function show(fresh) {
    const old = by("tp-parts");
    if (!fresh || !old) return;
    const open = new Set([...old.querySelectorAll("details[open]")].map((each) => each.dataset.key));
    const held = document.activeElement && old.contains(document.activeElement) ? document.activeElement : null;
    const was = held && { id: held.id, value: held.value, decides: Boolean(held.closest("#tp-decide")) };
    fresh.querySelectorAll("details[data-key]").forEach((each) => { each.open = open.has(each.dataset.key); });
    const panels = (of) => [...of.querySelectorAll("#tp-board [data-panel]")];
    const same = panels(old).map((each) => each.dataset.panel).join() === panels(fresh).map((each) => each.dataset.panel).join();
    if (same) {
      const next = panels(fresh);
      panels(old).forEach((each, at) => swap(each, next[at]));
    }
    for (const id of [same ? "tp-who" : "tp-board", "tp-decide"]) {
      swap(old.querySelector("#" + id), fresh.querySelector("#" + id));
    }
    tell(old.querySelector("#tp-lines"), fresh.querySelector("#tp-lines"));
    old.dataset.ply = fresh.dataset.ply;
    old.dataset.over = fresh.dataset.over || "";
    if (was) keepFocus(old, was);
  }

  // What has not changed stays as it is.
  function swap(here, there) {
    if (here && there && here.innerHTML !== there.innerHTML) here.replaceChildren(...there.childNodes);
  }

  function keepFocus(parts, was) {
    if (document.activeElement && document.activeElement !== document.body) return;
    const same = was.id ? by(was.id)
      : [...parts.querySelectorAll("button, input, a")].find((each) => was.value && each.value === was.value);
    const next = same || (was.decides && (parts.querySelector(".tp-action") || by("tp-question")));
    if (next) next.focus({ preventScroll: true });
  }

  function tell(lines, fresh) {
    if (!lines || !fresh) return;
    const text = (each) => each.dataset.line + each.textContent;
    const next = [...fresh.children];
    const known = new Set([...lines.children].map(text));
    const kept = new Set(next.map(text));
    [...lines.children].forEach((each) => { if (!kept.has(text(each))) each.remove(); });
    next.forEach((each) => { if (!known.has(text(each))) lines.append(each); });
    const log = lines.closest(".tp-log");
    log.scrollTop = log.scrollHeight;
  }

  // The table.
  const table = by("tp-table");
  if (table) {
    const sign = by("tp-live");
    const ask = (extra) => {
      const query = new URLSearchParams({ watching: table.dataset.watching, eyes: table.dataset.eyes, ...extra });
      return `${table.dataset.live}?${query}`;
    };
    let asking = false, again = false, sending = false;
    // What the last decision was refused for. It stays, whatever news comes, until the next is sent.
    let refused = "";

    async function look() {
      if (asking || sending) { again = true; return; }
      asking = true;
      try {
        const answer = await fetch(ask({ have: by("tp-parts").dataset.ply }), { headers: { "X-Table": "live" } });
        if (answer.status === 200 && !sending) {
          show(parse(await answer.text()));
          if (refused) complain(refused);
        }
        if (answer.status === 404) complain(table.dataset.lost);
      } catch { alive(false); }
      asking = false;
      if (again) { again = false; look(); }
    }

    function alive(on) {
      sign.dataset.live = on ? "on" : "off";
      sign.textContent = on ? sign.dataset.on : sign.dataset.off;
    }

    function complain(text) {
      const place = by("tp-error");
      if (place) place.textContent = text;
    }

    // By the stream. It ends from time to time and the browser connects again; where there is none, or it stays
    // away, we ask every now and then.
    let polling = 0, patience = 0;
    function poll(on) {
      clearInterval(polling);
      polling = on ? setInterval(look, 2000) : 0;
      alive(!on);
    }
    function listen() {
      const query = new URLSearchParams({ watching: table.dataset.watching });
      const source = new EventSource(`${table.dataset.stream}?${query}`);
      source.addEventListener("ply", (event) => {
        clearTimeout(patience);
        patience = 0;
        if (polling || !sign.dataset.live) poll(false);
        if (event.data !== by("tp-parts").dataset.ply) look();
      });
      source.addEventListener("error", () => {
        const gone = source.readyState === EventSource.CLOSED;
        if (!polling && !patience) patience = setTimeout(() => { patience = 0; poll(true); }, gone ? 0 : 5000);
        if (gone) setTimeout(listen, 15000);
      });
      addEventListener("pagehide", () => source.close());
    }
    listen();
    addEventListener("pageshow", (event) => { if (event.persisted) { listen(); look(); } });

    // A decision is sent once; the server counts it once even if it comes twice.
    document.addEventListener("submit", async (event) => {
      const form = event.target;
      if (form.id !== "tp-form" && form.id !== "tp-undo") return;
      event.preventDefault();
      if (sending) return;
      sending = true;
      const body = new FormData(form, event.submitter);
      form.querySelectorAll("button").forEach((each) => { each.disabled = true; });
      try {
        const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { "X-Table": "live" } });
        const fresh = parse(await answer.text());
        if (fresh) show(fresh); else complain(table.dataset.failed);
        refused = by("tp-error")?.textContent.trim() || "";
      } catch { complain(table.dataset.failed); }
      form.querySelectorAll("button").forEach((each) => { each.disabled = false; });
      sending = false;
      if (by("tp-parts").contains(document.activeElement) === false) {
        const first = document.querySelector(".tp-action") || by("tp-question");
        if (first) first.focus({ preventScroll: true });
      }
      look();
    });

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
      const actions = [...document.querySelectorAll(".tp-action")];
      if (/^[1-9]$/.test(event.key)) {
        const chosen = actions.find((each) => each.dataset.number === event.key);
        // A key that is held down decides once, not whatever is asked next.
        if (chosen && !chosen.disabled && !event.repeat) { event.preventDefault(); chosen.click(); }
      } else if (["ArrowDown", "ArrowUp"].includes(event.key) && event.target.closest(".tp-decide")) {
        const at = actions.indexOf(document.activeElement);
        const next = actions[(at + (event.key === "ArrowDown" ? 1 : -1) + actions.length) % actions.length];
        if (next) { event.preventDefault(); next.focus(); }
      }
    });

    // A marked space and its action point at each other; a click on the space decides.
    const marked = (number) => document.querySelectorAll(
      `.tt-mark[data-action="${number}"], .tp-action[data-number="${number}"]`);
    for (const [name, on] of [["mouseover", true], ["mouseout", false]]) {
      document.addEventListener(name, (event) => {
        const one = event.target.closest?.(".tt-mark, .tp-action");
        if (one) marked(one.dataset.action || one.dataset.number).forEach((each) => each.classList.toggle("tp-pointed", on));
      });
    }
    document.addEventListener("click", (event) => {
      const mark = event.target.closest?.(".tt-mark");
      const button = mark && document.querySelector(`.tp-action[data-number="${mark.dataset.action}"]`);
      if (button && !button.disabled) button.click();
    });

    const log = by("tp-log");
    if (log) log.scrollTop = log.scrollHeight;
  }

  // A replay: the slider shows the table as it was.
  const replay = by("tp-replay");
  if (replay) {
    let wanted = null, busy = false;
    async function go(ply) {
      wanted = ply;
      if (busy) return;
      busy = true;
      while (wanted !== null) {
        const address = new URL(location.href);
        address.searchParams.set("ply", wanted);
        wanted = null;
        try {
          const answer = await fetch(address, { headers: { "X-Table": "live" } });
          if (answer.ok && wanted === null) {
            show(parse(await answer.text()));
            history.replaceState(null, "", address);
          }
        } catch { break; }
      }
      busy = false;
    }
    const ply = () => Number(by("tp-parts").dataset.ply);
    document.addEventListener("input", (event) => { if (event.target.name === "ply") go(Number(event.target.value)); });
    document.addEventListener("click", (event) => {
      const step = event.target.closest?.("[data-to]");
      if (step) { event.preventDefault(); go(Number(step.dataset.to)); }
    });
    document.addEventListener("keydown", (event) => {
      if (event.target.name === "ply" || event.target.closest("dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by) { event.preventDefault(); go(Math.min(Math.max(ply() + by, 0), Number(replay.dataset.most))); }
    });
    const log = by("tp-log");
    if (log) log.scrollTop = log.scrollHeight;
  }

  // Links to hand to a friend.
  document.querySelectorAll("[data-copy]").forEach((button) => {
    if (!navigator.clipboard) return;
    button.hidden = false;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(button.dataset.copy);
      button.textContent = button.dataset.copied;
    });
  });
})();
