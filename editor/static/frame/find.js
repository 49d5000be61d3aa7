// Find anything: Ctrl+K, or the field in the header, opens a field on every page. A combobox with a list of what was
// found: arrow keys choose, Enter goes there, with Ctrl in a new tab. What is a switch of the frame ("#theme=dark") is
// pressed. Without scripts the button leads to a page.
"use strict";
(() => {
  const DELAY = 90;
  const AGAIN = 600;
  const dialog = document.querySelector("[data-find-dialog]");
  if (dialog) set(dialog);

  function set(dialog) {
    const words = dialog.dataset;
    const input = dialog.querySelector("input");
    const list = dialog.querySelector("[role=listbox]");
    const state = dialog.querySelector("[data-find-state]");
    let options = [], chosen = -1, asked = 0, waiting = 0, running = null;

    const open = () => {
      if (dialog.open) return;
      dialog.showModal();
      input.select();
      ask();
    };
    for (const button of document.querySelectorAll("[data-find]")) {
      button.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open();
      });
    }
    document.addEventListener("keydown", (event) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        event.stopPropagation();
        if (dialog.open) dialog.close();
        else open();
      }
    }, true);
    dialog.querySelector("[data-find-close]").addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    dialog.addEventListener("close", () => { running?.abort(); clearTimeout(waiting); });

    async function ask() {
      const number = ++asked;
      running?.abort();
      running = new AbortController();
      try {
        const answer = await fetch(`${words.answers}?q=${encodeURIComponent(input.value)}`, { signal: running.signal });
        if (!answer.ok) throw new Error(String(answer.status));
        const found = await answer.json();
        if (number === asked) show(found);
      } catch (error) {
        if (error.name !== "AbortError" && number === asked) state.textContent = words.failed;
      }
    }

    function show(found) {
      const before = options[chosen]?.dataset.link;
      list.replaceChildren();
      options = [];
      const isQuestion = input.value.trim() !== "";
      group(words.pages, found.places.map((each) => option(each, sign(each.icon))));
      const entries = found.entries.map((each) => option(each, each.face ? picture(each.face) : sign("style")));
      if (found.count > entries.length) entries.push(option({ title: words.all.replace("{n}", found.count), link: found.all }, sign("arrow_forward")));
      group(isQuestion ? words.entries : words.recent, entries);
      const said = [];
      if (isQuestion) said.push(options.length ? words.count.replace("{n}", found.count + found.places.length) : words.nothing);
      if (found.left) said.push(words.left.replace("{n}", found.left));
      state.textContent = said.join(" · ");
      input.setAttribute("aria-expanded", String(options.length > 0));
      const same = options.findIndex((each) => each.dataset.link === before);
      choose(same > 0 ? same : isQuestion && options.length ? 0 : -1);
      if (found.left && dialog.open) waiting = setTimeout(ask, AGAIN);
    }

    function group(name, made) {
      if (!made.length) return;
      const box = document.createElement("div");
      box.setAttribute("role", "group");
      const head = Object.assign(document.createElement("div"), { className: "tw-find-group", textContent: name, id: `find-group-${list.children.length}` });
      head.setAttribute("role", "presentation");
      box.setAttribute("aria-labelledby", head.id);
      box.append(head, ...made);
      list.append(box);
      for (const each of made) {
        each.id = `find-option-${options.length}`;
        options.push(each);
      }
    }

    function option(each, sign) {
      const made = Object.assign(document.createElement("div"), { className: "tw-find-option" });
      made.setAttribute("role", "option");
      made.setAttribute("aria-selected", "false");
      made.dataset.link = each.link;
      const side = Object.assign(document.createElement("span"), { className: "tw-find-picture" });
      side.append(sign);
      const body = document.createElement("span");
      const title = Object.assign(document.createElement("span"), { className: "tw-find-title", textContent: each.title });
      if (each.within) title.append(Object.assign(document.createElement("span"), { textContent: each.within }));
      body.append(title);
      if (each.text) {
        const text = Object.assign(document.createElement("span"), { className: "tw-find-text" });
        const [before, found, after] = each.text;
        const said = document.createElement("span");
        if (each.language) said.lang = each.language;
        said.append(before, Object.assign(document.createElement("mark"), { textContent: found }), after);
        text.append(`${each.where}: `, said);
        body.append(text);
      }
      made.append(side, body);
      made.addEventListener("click", (event) => go(made, event));
      made.addEventListener("mousemove", () => choose(options.indexOf(made), false));
      return made;
    }

    function picture(face) {
      return Object.assign(document.createElement("img"), { className: "tw-print", src: face.address, width: face.width, height: face.height, alt: "", decoding: "async" });
    }

    function sign(name) {
      const made = document.createElement("span");
      made.innerHTML = `<svg class="tw-icon" aria-hidden="true"><use href="${document.documentElement.dataset.icons}#${CSS.escape(name)}"></use></svg>`;
      return made.firstChild;
    }

    function choose(index, scroll = true) {
      options[chosen]?.setAttribute("aria-selected", "false");
      chosen = index;
      const made = options[chosen];
      if (!made) return void input.removeAttribute("aria-activedescendant");
      made.setAttribute("aria-selected", "true");
      input.setAttribute("aria-activedescendant", made.id);
      if (scroll) made.scrollIntoView({ block: "nearest" });
    }

    function go(made, event) {
      if (made.dataset.link.startsWith("#")) return press(...made.dataset.link.slice(1).split("="));
      if (event.ctrlKey || event.metaKey) window.open(made.dataset.link, "_blank", "noopener");
      else location.assign(made.dataset.link);
    }

    function press(name, value) {
      dialog.close();
      document.querySelector(`.tw-top button[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`)?.click();
    }

    input.addEventListener("input", () => {
      clearTimeout(waiting);
      waiting = setTimeout(ask, DELAY);
    });
    input.addEventListener("keydown", (event) => {
      const last = options.length - 1;
      const step = { ArrowDown: chosen + 1, ArrowUp: chosen - 1, PageDown: Math.min(chosen + 6, last), PageUp: Math.max(chosen - 6, 0) }[event.key];
      if (step !== undefined && options.length) {
        event.preventDefault();
        choose((step + options.length) % options.length);
      } else if (event.key === "Enter" && options[chosen]) {
        event.preventDefault();
        go(options[chosen], event);
      }
    });
  }
})();
