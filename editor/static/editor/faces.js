// The face of an entry beside its form: drawn by the server from what is typed, in one language or in all. A click on
// a text, number or picture leads to its input; what does not fit is marked where it stands. "tw:faces-drawn" tells the
// form what came from the server; "tw:show-side" asks for a side.
"use strict";
(() => {
  const STEP = 120;
  document.addEventListener("DOMContentLoaded", () => {
    for (const panel of document.querySelectorAll("[data-faces]")) show(panel);
  });

  function show(panel) {
    const form = panel.closest("form");
    const find = (name) => panel.querySelector(`[data-${name}]`);
    const [stage, tools, state, notes] = ["stage", "face-tools", "face-state", "face-notes"].map(find);
    const [sides, languages, compare] = ["face-sides", "face-languages", "compare"].map(find);
    const words = panel.dataset;
    const codes = [...languages.querySelectorAll("button")].map((each) => each.value).filter((each) => each !== "*");
    let side = "", language = recall("language", words.language), asked = 0, running = null, shown = null, other = null;
    if (language !== "*" && !codes.includes(language)) language = codes.includes(words.language) ? words.language : words.source;
    const named = (code) => languages.querySelector(`button[value="${CSS.escape(code)}"]`)?.title || code;

    async function draw() {
      const number = ++asked;
      running?.abort();
      running = new AbortController();
      const late = setTimeout(() => { state.textContent = words.working; }, 350);
      const all = language === "*";
      const width = Math.ceil(((all ? 0.5 : 1) * stage.clientWidth || 360) * Math.min(2, devicePixelRatio || 1) / STEP) * STEP;
      const more = { "face:language": all ? codes : [language], "face:width": width };
      if (side) more["face:side"] = side;
      try {
        const answer = await window.twUnsaved.post(form, words.faces, more, running.signal);
        if (number !== asked) return;
        if (answer.art_missing && form.elements.upload?.files?.[0]) return void draw();
        shown = answer;
        state.textContent = "";
        fill();
        propose(answer.slug);
        form.dispatchEvent(new CustomEvent("tw:faces-drawn", { detail: answer }));
      } catch (error) {
        if (error.name !== "AbortError" && number === asked) state.textContent = words.failed;
      } finally {
        clearTimeout(late);
      }
    }

    function fill() {
      const answer = shown;
      if (!answer.sides.some((each) => each.name === side)) side = answer.sides[0]?.name || "";
      tools.hidden = false;
      if (compare) compare.hidden = !answer.sides.length;
      sides.replaceChildren(...(answer.sides.length > 1 ? answer.sides.map((each) => segment(each.name, each.label, each.name === side)) : []));
      for (const button of languages.querySelectorAll("button")) button.setAttribute("aria-pressed", String(button.value === language));
      form.querySelector(".tw-workbench")?.classList.toggle("tw-all-languages", language === "*");
      stage.classList.toggle("tw-stage-many", language === "*" || Boolean(other));
      const made = answer.sides.length
        ? answer.faces.map((face) => figure(face))
        : Object.entries(answer.summaries).map(([code, html]) => summary(code, html));
      if (other && answer.sides.length) made.push(compared());
      stage.replaceChildren(...made);
      tell(answer);
      mark(document.activeElement);
    }

    function segment(value, label, pressed) {
      const button = document.createElement("button");
      Object.assign(button, { type: "button", value, textContent: label });
      button.setAttribute("aria-pressed", String(pressed));
      return button;
    }

    function figure(face) {
      const made = document.createElement("figure");
      made.className = "tw-face";
      if (face.problem) {
        made.append(Object.assign(document.createElement("p"), { className: "tw-alert tw-alert-error", textContent: face.problem }));
      } else {
        const card = document.createElement("div");
        card.className = "tw-face-card";
        card.style.aspectRatio = String(face.ratio);
        const image = Object.assign(document.createElement("img"), { src: face.picture, alt: face.alt });
        if (face.outline.length) image.style.clipPath = `polygon(${face.outline.map(([x, y]) => `${x}% ${y}%`).join(",")})`;
        card.append(image, ...face.boxes.map((box) => place(box)));
        rove(card);
        made.append(card);
      }
      if (language === "*" || other) made.append(Object.assign(document.createElement("figcaption"), { textContent: named(face.language) }));
      return made;
    }

    function place(box) {
      const made = document.createElement(box.link ? "a" : "button");
      if (box.link) made.href = box.link;
      else made.type = "button";
      made.className = `tw-box${box.state ? ` tw-box-${box.state}` : ""}`;
      made.dataset.inputs = box.inputs.join(" ");
      const [left, top, width, height] = box.place;
      Object.assign(made.style, { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` });
      const name = (box.link ? words.open : words.edit).replace("{what}", box.label || "–");
      made.title = box.told ? `${box.label}: ${box.told}` : box.label;
      made.setAttribute("aria-label", box.told ? `${name}. ${box.told}` : name);
      made.addEventListener("click", (event) => { if (!box.link) { event.preventDefault(); focus(box.inputs); } });
      return made;
    }

    // One stop of the tabulator for a face, arrow keys within it.
    function rove(card) {
      const boxes = [...card.querySelectorAll(".tw-box")];
      boxes.forEach((each, index) => { each.tabIndex = index ? -1 : 0; });
      card.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        const at = boxes.indexOf(document.activeElement);
        if (!step || at < 0) return;
        event.preventDefault();
        boxes[at].tabIndex = -1;
        const next = boxes[(at + step + boxes.length) % boxes.length];
        next.tabIndex = 0;
        next.focus();
      });
    }

    function summary(code, html) {
      const made = document.createElement("div");
      made.className = "tw-face";
      made.innerHTML = html;
      made.addEventListener("click", (event) => {
        const button = event.target.closest("[data-input]");
        if (button) focus([button.dataset.input]);
      });
      return made;
    }

    const focus = (names) => window.twUnsaved.focus(form, names);

    // What is wrong, below the face: each a way to its field.
    function tell(answer) {
      const lines = [];
      const add = (text, inputs, sort) => lines.push({ text, inputs, sort });
      if (answer.problem) add(answer.problem, [], "over");
      for (const face of answer.faces) {
        const where = language === "*" ? `${named(face.language)}: ` : "";
        for (const box of face.boxes || []) if (box.told) add(`${where}${box.label}: ${box.told}`, box.inputs, box.state);
        if (face.untranslated?.length) add(where + words.untranslated.replace("{what}", face.untranslated.join(", ")), [], "small");
      }
      for (const [name, texts] of Object.entries(answer.faults)) {
        for (const text of texts) add(`${label(name)}${text}`, name ? [name] : [], "fault");
      }
      notes.replaceChildren(...lines.slice(0, 8).map(({ text, inputs, sort }) => {
        const item = document.createElement("li");
        item.className = `tw-note-${sort}`;
        if (!inputs.length) item.textContent = text;
        else {
          const button = Object.assign(document.createElement("button"), { type: "button", textContent: text });
          button.addEventListener("click", () => focus(inputs));
          item.append(button);
        }
        return item;
      }));
    }

    function label(name) {
      const input = name && form.querySelector(`[name="${CSS.escape(name)}"]`);
      const text = input && (input.getAttribute("aria-label") || input.labels?.[0]?.firstChild?.textContent || "").trim();
      return text ? `${text}: ` : "";
    }

    // The places on the face that the focused input fills.
    function mark(input) {
      const name = input?.getAttribute?.("name");
      for (const box of stage.querySelectorAll(".tw-box")) {
        box.classList.toggle("tw-box-here", Boolean(name) && box.dataset.inputs.split(" ").includes(name));
      }
    }

    function propose(slug) {
      const input = form.elements.slug;
      if (input && slug !== undefined && !input.disabled) input.placeholder = slug || "";
    }

    function compared() {
      const made = document.createElement("figure");
      made.className = "tw-face";
      const card = Object.assign(document.createElement("div"), { className: "tw-face-card" });
      const code = language === "*" ? words.source : language;
      const address = words.faces.replace(/[^/]+\/draw\/$/, `${encodeURIComponent(other.id)}/face.png`);
      const image = document.createElement("img");
      image.src = `${address}?language=${code}&side=${encodeURIComponent(side)}&width=${Math.ceil(stage.clientWidth || 360)}`;
      image.alt = other.text;
      card.append(image);
      made.append(card, Object.assign(document.createElement("figcaption"), { textContent: other.text }));
      return made;
    }

    if (compare) {
      const input = compare.querySelector("input");
      const options = compare.querySelector("datalist");
      let found = [], waiting = 0;
      const look = async () => {
        const answer = await fetch(`${compare.dataset.compare}?term=${encodeURIComponent(input.value)}`);
        if (!answer.ok) return;
        found = (await answer.json()).results;
        options.replaceChildren(...found.map((each) => Object.assign(document.createElement("option"), { value: each.text })));
        choose();
      };
      const choose = () => {
        const chosen = found.find((each) => each.text === input.value) || null;
        if (chosen?.id === other?.id) return;
        other = chosen;
        if (shown) fill();
      };
      input.addEventListener("focus", () => { if (!found.length) look(); });
      input.addEventListener("input", (event) => {
        event.stopPropagation();
        choose();
        clearTimeout(waiting);
        waiting = setTimeout(look, 200);
      });
      input.addEventListener("change", (event) => event.stopPropagation());
      input.addEventListener("keydown", (event) => { if (event.key === "Enter") event.preventDefault(); });
    }

    sides.addEventListener("click", (event) => turn(event.target.closest("button")?.value));
    languages.addEventListener("click", (event) => speak(event.target.closest("button")?.value));
    function turn(wanted) {
      if (!wanted) return;
      side = wanted;
      draw();
    }
    function speak(wanted) {
      if (!wanted) return;
      language = wanted;
      keep("language", wanted);
      if (shown) for (const button of languages.querySelectorAll("button")) button.setAttribute("aria-pressed", String(button.value === language));
      form.querySelector(".tw-workbench")?.classList.toggle("tw-all-languages", language === "*");
      draw();
    }
    document.addEventListener("keydown", (event) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !shown) return;
      if (event.code === "KeyA" && codes.length > 1) speak(language === "*" ? words.language : "*");
      else if (event.code === "KeyB" && shown.sides.length > 1) {
        const at = shown.sides.findIndex((each) => each.name === side);
        turn(shown.sides[(at + 1) % shown.sides.length].name);
      } else return;
      event.preventDefault();
    });
    form.addEventListener("tw:document-changed", draw);
    form.addEventListener("tw:show-side", (event) => turn(event.detail.side));
    form.addEventListener("focusin", (event) => mark(event.target));
    form.addEventListener("focusout", () => mark(null));
  }

  // What somebody chose to look at, for the next card of the sitting.
  function recall(name, otherwise) {
    try { return sessionStorage.getItem(`tw-face-${name}`) || otherwise; } catch { return otherwise; }
  }
  function keep(name, value) {
    try { sessionStorage.setItem(`tw-face-${name}`, value); } catch { /* a browser that keeps nothing */ }
  }
})();
