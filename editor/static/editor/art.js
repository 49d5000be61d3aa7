// The picture of an entry: dropped, pasted, chosen as a file or from the library of the game; and how it is framed on
// each layout. A drawing (SVG) becomes pixels here, and what is too large to be sent becomes smaller. The server draws
// what comes of it on the face; what it says of the layouts comes back with "tw:faces-drawn".
"use strict";
(() => {
  const EVERYWHERE = "everywhere";
  const LONGEST = 2400; // pixels of a drawing: 20 cm in a good print
  const MOST_PIXELS = 12e6; // of a picture that is made smaller: a photograph of more would be too large to be kept
  const TINY = 96;

  document.addEventListener("DOMContentLoaded", () => {
    for (const zone of document.querySelectorAll("[data-art]")) {
      const form = zone.closest("form");
      const place = framing(zone, form);
      if (form.elements.upload && !form.elements.upload.disabled) take(zone, form, place);
    }
  });

  // Where pictures come from.
  function take(zone, form, place) {
    const find = (name) => zone.querySelector(`[data-${name}]`);
    const [said, state, opener] = ["art-said", "art-state", "library-open"].map(find);
    const [removal, library] = ["remove", "library"].map(find);
    const { upload, art, remove_art: remove } = form.elements;
    const made = new WeakSet();
    let working = 0, waiting = null; // pictures that are being read, and the button that was pressed meanwhile
    find("scripted").hidden = opener.hidden = false;

    async function accept(file) {
      said.textContent = "";
      if (!isPicture(file)) return void (said.textContent = zone.dataset.noPicture);
      state.textContent = needsFitting(file) ? zone.dataset.working : "";
      working += 1;
      try {
        hand(await fit(file, Number(upload.dataset.most)));
      } catch {
        if (!isDrawing(file)) hand(file); // the server may know better, or says what is wrong
        else {
          upload.value = "";
          waiting = null;
          said.textContent = zone.dataset.unreadable;
        }
      } finally {
        working -= 1;
        state.textContent = "";
      }
      if (waiting && !working) form.requestSubmit(waiting);
      waiting = null;
    }
    function hand(file) {
      made.add(file);
      const list = new DataTransfer();
      list.items.add(file);
      upload.files = list.files;
      upload.dispatchEvent(new Event("change", { bubbles: true }));
    }
    form.addEventListener("submit", (event) => {
      if (!working) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      waiting = event.submitter;
    }, true);

    function show(address, framed) {
      removal.hidden = false;
      remove.checked = false;
      place.begin(address, framed);
    }

    // Chosen with the keyboard or the mouse: what must be made smaller is, before anybody else hears of it.
    for (const name of ["input", "change"]) {
      zone.addEventListener(name, (event) => {
        const file = upload.files[0];
        if (event.target !== upload || !file || made.has(file) || !needsFitting(file)) return;
        event.stopPropagation();
        if (name === "change") accept(file);
      }, true);
    }
    upload.addEventListener("change", () => {
      const file = upload.files[0];
      if (file) show(URL.createObjectURL(file), {});
    });
    remove.addEventListener("change", () => {
      if (remove.checked) upload.value = "";
      place.hide(remove.checked);
    });

    const files = (data) => [...(data?.files || [])];
    const holdsFiles = (event) => [...(event.dataTransfer?.types || [])].includes("Files");
    window.addEventListener("dragover", (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault(); // a file dropped beside the zone would replace the page and all that was typed
      const over = zone.contains(event.target);
      event.dataTransfer.dropEffect = over ? "copy" : "none";
      zone.classList.toggle("tw-art-over", over);
    });
    window.addEventListener("dragleave", (event) => { if (!event.relatedTarget) zone.classList.remove("tw-art-over"); });
    window.addEventListener("drop", (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      zone.classList.remove("tw-art-over");
      if (zone.contains(event.target) && files(event.dataTransfer)[0]) accept(files(event.dataTransfer)[0]);
    });
    document.addEventListener("paste", (event) => {
      const file = files(event.clipboardData).find(isPicture);
      if (!file || event.clipboardData.types.includes("text/plain")) return;
      event.preventDefault();
      accept(file);
    });

    browse(library, opener, () => art.value, ({ art: name, picture, framing: framed = {} }) => {
      upload.value = "";
      said.textContent = "";
      art.value = name;
      show(picture, framed);
      art.dispatchEvent(new Event("input", { bubbles: true }));
      opener.focus();
    });
  }

  const isDrawing = (file) => file.type === "image/svg+xml" || /\.svg$/i.test(file.name);
  const isPicture = (file) => file.type.startsWith("image/") || isDrawing(file);
  const needsFitting = (file) => isDrawing(file) || file.size > 3e6;

  // A file that can be sent and kept: drawings as pixels, large pictures smaller, everything else as it is.
  async function fit(file, most) {
    if (isDrawing(file)) return drawn(file);
    if (!needsFitting(file)) return file;
    const image = await createImageBitmap(file);
    let share = Math.min(1, Math.sqrt(MOST_PIXELS / (image.width * image.height)));
    if (share === 1 && file.size <= most) return file;
    for (;;) {
      const width = Math.round(image.width * share), height = Math.round(image.height * share);
      const made = await written(image, width, height, file.name, file.type === "image/jpeg" ? file.type : "image/webp");
      if (made.size <= most) return made;
      share *= 0.95 * Math.sqrt(most / made.size);
    }
  }

  // A drawing has no pixels of its own. As a picture it runs no script and asks for nothing from elsewhere.
  async function drawn(file) {
    const parsed = new DOMParser().parseFromString(await file.text(), "image/svg+xml");
    const root = parsed.documentElement;
    if (root.nodeName.toLowerCase() !== "svg") throw new Error("no drawing");
    const box = (root.getAttribute("viewBox") || "").split(/[\s,]+/).map(Number);
    const length = (name) => (/%$/.test(root.getAttribute(name) || "%") ? 0 : parseFloat(root.getAttribute(name)) || 0);
    const wide = box[2] || length("width") || 300, high = box[3] || length("height") || 150;
    if (!root.hasAttribute("viewBox")) root.setAttribute("viewBox", `0 0 ${wide} ${high}`);
    const scale = LONGEST / Math.max(wide, high);
    const width = Math.max(1, Math.round(wide * scale)), height = Math.max(1, Math.round(high * scale));
    root.setAttribute("width", width);
    root.setAttribute("height", height);
    const image = new Image();
    const blob = new Blob([new XMLSerializer().serializeToString(root)], { type: "image/svg+xml" });
    image.src = URL.createObjectURL(blob);
    await image.decode();
    URL.revokeObjectURL(image.src);
    return written(image, width, height, file.name, "image/png");
  }

  async function written(image, width, height, name, type) {
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d").drawImage(image, 0, 0, width, height);
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, type, 0.95));
    if (!blob) throw new Error("too large");
    return new File([blob], name.replace(/\.\w+$/, "") + `.${blob.type.split("/")[1]}`, { type: blob.type });
  }

  // How the picture is seen: a point and a zoom for all layouts, and for each that has its own.
  function framing(zone, form) {
    const find = (name) => zone.querySelector(`[data-${name}]`);
    const [pad, preview, none, seen, focus] = ["pad", "preview", "none", "seen", "focus"].map(find);
    const [box, layouts, select, told, asAll] = ["framing", "layouts", "layout", "told", "as-all"].map(find);
    const field = form.elements.framing;
    let layout = EVERYWHERE, uses = [], framed = read(), isHidden = false;

    function read() {
      try { return JSON.parse(field.value || "{}"); } catch { return {}; }
    }
    const whole = { x: 50, y: 50, zoom: 100 };
    const current = () => ({ ...whole, ...(framed[layout] || framed[EVERYWHERE]) });
    const use = () => uses.find((each) => each.layout === layout) || uses[0];

    function set(change, tell = true) {
      framed = { ...framed, [layout]: { ...current(), ...change } };
      if (layout === EVERYWHERE && ["x", "y", "zoom"].every((name) => framed[layout][name] === whole[name])) delete framed[layout];
      write(tell);
    }
    function write(tell = true) {
      field.value = JSON.stringify(framed);
      fill();
      if (tell) field.dispatchEvent(new Event("input", { bubbles: true }));
    }

    function fill() {
      const there = !preview.hidden && !isHidden;
      preview.style.opacity = isHidden ? 0.25 : "";
      focus.hidden = seen.hidden = true;
      if (!box) return;
      box.hidden = !there || !uses.length;
      pad.classList.toggle("tw-art-live", !box.hidden);
      if (box.hidden) return;
      const now = current();
      for (const input of box.querySelectorAll("[data-part]")) {
        input.value = now[input.dataset.part];
        input.setAttribute("aria-valuetext", `${now[input.dataset.part]} %`);
        box.querySelector(`[data-shown="${input.dataset.part}"]`).textContent = `${now[input.dataset.part]} %`;
      }
      asAll.hidden = layout === EVERYWHERE || !framed[layout];
      layouts.hidden = uses.length < 2;
      const wanted = [{ layout: EVERYWHERE, label: select.options[0].textContent }, ...(uses.length > 1 ? uses : [])];
      if (wanted.map((each) => each.layout).join() !== [...select.options].map((each) => each.value).join()) {
        select.replaceChildren(...wanted.map((each) => new Option(each.label, each.layout)));
      }
      select.value = layout;
      told.replaceChildren(...uses.map((each) => {
        const item = document.createElement("li");
        item.textContent = uses.length > 1 ? `${each.label} · ${each.told}` : each.told;
        if (each.state) item.className = `tw-told-${each.state}`;
        return item;
      }));
      const [left, top, width, height] = use().seen;
      if (now.zoom > 100) {
        const at = spot();
        seen.hidden = false;
        Object.assign(seen.style, { left: `${at.left + left * at.width}px`, top: `${at.top + top * at.height}px`, width: `${width * at.width}px`, height: `${height * at.height}px` });
        focus.hidden = false;
        Object.assign(focus.style, { left: `${at.left + (now.x / 100) * at.width}px`, top: `${at.top + (now.y / 100) * at.height}px` });
      }
    }
    const spot = () => ({ left: preview.offsetLeft, top: preview.offsetTop, width: preview.offsetWidth, height: preview.offsetHeight });

    form.addEventListener("tw:faces-drawn", (event) => {
      uses = event.detail.pictures || [];
      if (!uses.some((each) => each.layout === layout)) layout = EVERYWHERE;
      fill();
    });
    preview.addEventListener("load", () => {
      pad.classList.toggle("tw-art-tiny", Math.max(preview.naturalWidth, preview.naturalHeight) <= TINY);
      fill();
    });
    preview.addEventListener("error", () => { preview.hidden = true; none.hidden = false; fill(); });
    if (preview.complete && preview.naturalWidth) preview.dispatchEvent(new Event("load"));

    if (box) {
      for (const input of box.querySelectorAll("[data-part]")) {
        input.addEventListener("input", () => set({ [input.dataset.part]: Number(input.value) }, false));
      }
      select.addEventListener("input", (event) => event.stopPropagation());
      select.addEventListener("change", (event) => {
        event.stopPropagation();
        layout = select.value;
        if (layout !== EVERYWHERE) form.dispatchEvent(new CustomEvent("tw:show-side", { detail: { side: use().side } }));
        fill();
      });
      find("fill").addEventListener("click", () => set({ zoom: Math.min(1000, use().filling) }));
      find("whole").addEventListener("click", () => set(whole));
      asAll.addEventListener("click", () => { delete framed[layout]; write(); select.focus(); });
      let dragging = false;
      const point = (event) => {
        const at = preview.getBoundingClientRect();
        const share = (value, length) => Math.round(Math.min(1, Math.max(0, value / length)) * 100);
        const change = { x: share(event.clientX - at.left, at.width), y: share(event.clientY - at.top, at.height) };
        if (current().zoom === 100) change.zoom = Math.max(150, Math.min(1000, use().filling));
        set(change);
      };
      pad.addEventListener("pointerdown", (event) => {
        if (box.hidden || event.button) return;
        event.preventDefault();
        dragging = true;
        pad.setPointerCapture(event.pointerId);
        point(event);
      });
      pad.addEventListener("pointermove", (event) => { if (dragging) point(event); });
      for (const end of ["pointerup", "pointercancel"]) pad.addEventListener(end, () => { dragging = false; });
    }

    return {
      begin(address, already) {
        framed = already;
        layout = EVERYWHERE;
        isHidden = false;
        preview.src = address;
        preview.hidden = false;
        none.hidden = true;
        write(false);
      },
      hide(hidden) { isHidden = hidden; fill(); },
    };
  }

  // The library: all pictures of the game, and those that this entry had before. Arrow keys go from picture to picture.
  function browse(dialog, opener, current, choose) {
    const find = (name) => dialog.querySelector(`[data-${name}]`);
    const [search, found, grid, more, replaced] = ["search", "found", "grid", "more", "replaced"].map(find);
    const words = dialog.dataset;
    let asked = 0, waiting = 0, next = 0;

    async function look(page = 1) {
      const number = ++asked;
      const query = new URLSearchParams({ q: search.value, page, entry: words.entry || "" });
      let answer = null;
      try {
        const reply = await fetch(`${words.library}?${query}`, { headers: { Accept: "application/json" } });
        if (reply.ok) answer = await reply.json();
      } catch { /* told below */ }
      if (number !== asked) return;
      if (!answer) return void (found.textContent = words.failed);
      found.textContent = answer.count === 1 ? words.one : words.count.replace("{count}", answer.count);
      const items = answer.pictures.map(item);
      if (page === 1) grid.replaceChildren(...items);
      else grid.append(...items);
      next = answer.more;
      more.hidden = !next;
      replaced.hidden = !answer.replaced.length || Boolean(search.value);
      replaced.querySelector("ul").replaceChildren(...answer.replaced.map(before));
      rove(grid.querySelector("[aria-current=true]") || grid.querySelector(".tw-library-pick"));
    }

    function element(tag, properties, ...inside) {
      const made = Object.assign(document.createElement(tag), properties);
      made.append(...inside);
      return made;
    }
    function pick(each, name) {
      const image = element("img", { src: each.small, alt: "", loading: "lazy" });
      const button = element("button", { type: "button", className: "tw-library-pick", title: each.size }, image);
      button.setAttribute("aria-label", words.choose.replace("{what}", `${name}, ${each.size}`));
      if (each.art === current()) button.setAttribute("aria-current", "true");
      button.addEventListener("click", () => { dialog.close(); choose(each); });
      return button;
    }
    function item(each) {
      const names = each.uses.map((use) => use.name);
      const shown = each.uses.slice(0, 3).map((use) => element("span", {}, element("a", { href: use.link, target: "_blank", textContent: use.name, title: use.kind }), ` (${use.kind})`));
      const rest = each.uses.length - shown.length;
      const uses = element("div", {});
      shown.forEach((use, index) => uses.append(...(index ? [", ", use] : [use])));
      if (rest > 0) uses.append(" " + words.others.replace("{count}", rest));
      if (!each.uses.length) uses.append(words.unused);
      return element("li", {}, pick(each, names.slice(0, 3).join(", ") || words.unused), element("span", { className: "tw-dim", textContent: each.size }), uses);
    }
    function before(each) {
      const arrow = element("span", { textContent: "→" });
      arrow.setAttribute("aria-hidden", "true");
      const after = each.after ? [arrow, element("img", { src: each.after, alt: "", className: "tw-library-after" })] : [];
      return element("li", {}, pick(each, each.said), ...after, element("span", { textContent: each.said }));
    }

    // One stop of the tabulator among the pictures, and the links of that picture.
    function rove(button) {
      for (const each of grid.querySelectorAll("button, a")) each.tabIndex = -1;
      for (const each of button?.closest("li").querySelectorAll("button, a") || []) each.tabIndex = 0;
    }
    grid.addEventListener("keydown", (event) => {
      const all = [...grid.querySelectorAll(".tw-library-pick")];
      const at = all.indexOf(document.activeElement);
      if (at < 0) return;
      const across = all.filter((each) => each.offsetTop === all[0].offsetTop).length;
      const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: across, ArrowUp: -across, Home: -at, End: all.length - 1 - at }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const target = all[at + step];
      if (!target) return void (event.key === "ArrowUp" && search.focus());
      rove(target);
      target.focus();
    });
    search.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(() => look(), 200); });
    search.addEventListener("keydown", (event) => {
      if (event.key === "Enter") event.preventDefault();
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      grid.querySelector('.tw-library-pick[tabindex="0"]')?.focus();
    });
    for (const name of ["input", "change"]) dialog.addEventListener(name, (event) => event.stopPropagation());
    more.addEventListener("click", () => look(next));
    find("library-close").addEventListener("click", () => dialog.close());
    opener.addEventListener("click", () => {
      search.value = "";
      dialog.showModal();
      search.focus();
      look();
    });
  }
})();
