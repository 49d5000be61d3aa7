// The drawer that plays an entry as it stands in its form. The form is sent as it is, without files; what comes back is
// shown. Whoever closes the drawer or stops the games ends what is under way: nothing runs on without being asked for.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  for (const drawer of document.querySelectorAll("[data-try]")) prepare(drawer);

  function prepare(drawer) {
    const form = drawer.closest("form");
    const opener = form.querySelector("[data-try-open]");
    const busy = drawer.querySelector(".tw-try-busy");
    const failed = drawer.querySelector("[data-failed]");
    const panels = { position: drawer.querySelector("[data-panel=position]"), games: drawer.querySelector("[data-panel=games]") };
    const tabs = [...drawer.querySelectorAll("[role=tab]")];
    let asked = { effect: "", first: "0", total: "20" };
    let request = null;
    let back = () => opener.focus(); // who gets the focus when the drawer is closed

    const stop = () => { if (request) request.abort(); request = null; wait(""); };
    const wait = (text) => { if (busy.textContent !== text) busy.textContent = text; drawer.setAttribute("aria-busy", text ? "true" : "false"); };

    // Ask for one piece; true if something new is shown.
    async function ask(deed) {
      if (request) request.abort();
      const mine = request = new AbortController();
      failed.hidden = true;
      wait(deed === "games" ? busy.dataset.busyGames : busy.dataset.busy);
      const sent = new FormData(form);
      for (const input of form.querySelectorAll("input[type=file]")) sent.delete(input.name);
      for (const [name, value] of Object.entries(asked)) sent.set(`try:${name}`, value);
      try {
        const answer = await fetch(drawer.dataset[deed], { method: "POST", body: sent, signal: mine.signal, redirect: "manual" });
        if (answer.status === 403 || answer.type === "opaqueredirect") throw new Error("signed out");
        if (!answer.ok && answer.status !== 422) throw new Error(String(answer.status));
        const text = await answer.text();
        if (mine.signal.aborted) return false;
        replace(panels[deed], text);
        return answer.ok;
      } catch (error) {
        if (mine.signal.aborted) return false;
        failed.textContent = error.message === "signed out" ? failed.dataset.signedOut : failed.dataset.failed;
        failed.hidden = false;
        return false;
      } finally {
        if (request === mine) { request = null; if (deed === "position") wait(""); }
      }
    }

    // Whoever had the focus in what is replaced finds it at the same control, or at the panel.
    function replace(panel, text) {
      const held = panel.contains(document.activeElement) ? document.activeElement : null;
      const names = ["data-try-effect", "data-try-first", "data-try-stop", "data-try-total"];
      const name = held && names.find((each) => held.hasAttribute(each));
      panel.innerHTML = text;
      if (held) {
        const value = name === "data-try-effect" ? `="${held.getAttribute(name)}"` : "";
        ((name && panel.querySelector(`[${name}${value}]`)) || panel).focus();
      }
      const scene = panel.querySelector("[data-try-scene]");
      if (scene) step(scene, 0);
    }

    async function play() {
      let going = true;
      while (going && await ask("games")) {
        const shown = panels.games.firstElementChild;
        going = drawer.open && shown && shown.dataset.going === "1";
      }
      if (!request) wait(""); // said once for all slices
    }

    function choose(name, focus) {
      for (const tab of tabs) {
        const is = tab.dataset.tab === name;
        tab.setAttribute("aria-selected", is ? "true" : "false");
        tab.tabIndex = is ? 0 : -1;
        panels[tab.dataset.tab].hidden = !is;
        if (is && focus) tab.focus();
      }
      stop();
      if (name === "games") play(); else ask("position");
    }

    function open() {
      asked = { effect: asked.effect, first: "0", total: "20" };
      panels.position.replaceChildren();
      panels.games.replaceChildren();
      drawer.showModal();
      choose("position", true);
    }

    opener.addEventListener("click", open);
    document.addEventListener("keydown", (event) => {
      if (event.target !== document.body && !form.contains(event.target)) return;
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !drawer.open) { event.preventDefault(); open(); }
    });
    drawer.querySelector("[data-try-close]").addEventListener("click", () => drawer.close());
    drawer.addEventListener("close", () => { stop(); back(); back = () => opener.focus(); });
    drawer.addEventListener("click", (event) => {
      if (event.target === drawer) { drawer.close(); return; }
      const hit = event.target.closest("[data-tab], [data-try-effect], [data-try-first], [data-try-stop], [data-try-total], [data-try-go], [data-try-line], [data-try-field]");
      if (!hit) return;
      const data = hit.dataset;
      if ("tab" in data) choose(data.tab, true);
      else if ("tryEffect" in data) { asked = { ...asked, effect: data.tryEffect, first: "0" }; ask("position"); }
      else if ("tryFirst" in data) { asked = { ...asked, first: data.tryFirst }; ask("position"); }
      else if ("tryStop" in data) { stop(); hit.remove(); panels.games.focus(); }
      else if ("tryTotal" in data) { asked = { ...asked, total: data.tryTotal }; play(); }
      else if ("tryGo" in data) walk(hit.closest("[data-try-scene]"), data.tryGo);
      else if ("tryLine" in data) { const scene = hit.closest("[data-try-scene]"); step(scene, lines(scene).indexOf(hit)); }
      else if ("tryField" in data) {
        event.preventDefault();
        const input = document.getElementById(decodeURIComponent(hit.hash.slice(1)));
        if (input) back = () => window.twUnsaved.focus(form, [input.name]);
        drawer.close();
      }
    });
    drawer.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const forward = event.key === "ArrowRight";
      if (!forward && event.key !== "ArrowLeft") return;
      const tab = event.target.closest("[role=tab]");
      const scene = drawer.querySelector("[data-panel=position]:not([hidden]) [data-try-scene]");
      if (tab) { event.preventDefault(); choose(tabs[(tabs.indexOf(tab) + (forward ? 1 : tabs.length - 1)) % tabs.length].dataset.tab, true); }
      else if (scene) { event.preventDefault(); walk(scene, forward ? "1" : "-1"); }
    });
  }

  function lines(scene) { return [...scene.querySelectorAll("[data-try-line]")]; }

  function walk(scene, where) {
    const all = lines(scene);
    const at = all.findIndex((line) => line.hasAttribute("aria-current"));
    step(scene, where === "first" ? 0 : where === "last" ? all.length - 1 : at + Number(where));
  }

  // Show the table as it was at a line.
  function step(scene, wanted) {
    const all = lines(scene);
    const at = Math.max(0, Math.min(all.length - 1, wanted));
    all.forEach((line, number) => {
      if (number === at) line.setAttribute("aria-current", "step"); else line.removeAttribute("aria-current");
      line.classList.toggle("tw-try-later", number > at);
    });
    const list = all[at].parentElement;
    list.scrollTop += Math.max(0, all[at].getBoundingClientRect().bottom - list.getBoundingClientRect().bottom);
    list.scrollTop -= Math.max(0, list.getBoundingClientRect().top - all[at].getBoundingClientRect().top);
    for (const board of scene.querySelectorAll("[data-try-board]")) board.hidden = board.dataset.tryBoard !== all[at].dataset.board;
    // A button that cannot do anything keeps the focus.
    const disable = (names, is) => scene.querySelectorAll(names).forEach((button) => button.setAttribute("aria-disabled", is ? "true" : "false"));
    disable("[data-try-go='-1'], [data-try-go=first]", at === 0);
    disable("[data-try-go='1'], [data-try-go=last]", at === all.length - 1);
  }
});
