// What somebody is typing into the form of an entry, for everything that shows it before it is saved: faces,
// sentences, tries. The form (data-document) sends "tw:document-changed" when it has been left alone for a moment,
// and once in the beginning. `event.detail.read()` gives what is to be sent; `window.twUnsaved.read(form)` does so at
// any time. Whoever edits a field by other means than its input sends "input" at it, as always.
"use strict";
(() => {
  const PAUSE = 180;
  const good = new WeakMap();

  // The form as it would be posted. A picture that the server knows is named by its hash; a field that is wrong takes
  // along what it held when it was good last.
  function read(form) {
    const data = new FormData(form);
    const known = good.get(form) || { fields: new Map(), art: "", file: null };
    const file = form.elements.upload?.files?.[0];
    if (!file) data.delete("upload");
    else if (known.file === file && known.art) {
      data.delete("upload");
      data.set("art", known.art);
    }
    for (const [name, values] of known.fields) for (const value of values) data.append(`good:${name}`, value);
    return data;
  }

  // The server has looked at what was sent: fields without a fault are good, and a picture is known.
  function learn(form, sent, answer) {
    const known = good.get(form) || { fields: new Map(), art: "", file: null };
    for (const name of new Set([...sent.keys()].filter((each) => each.startsWith("data:")))) {
      if (!answer.faults?.[name]) known.fields.set(name, sent.getAll(name));
    }
    const file = form.elements.upload?.files?.[0] || null;
    if (answer.art_missing) known.art = "";
    else if (file && sent.has("upload") && sent.get("upload") === file) Object.assign(known, { art: answer.art, file });
    good.set(form, known);
  }

  // Post what is typed to an address and give its JSON; what came from the server is learnt.
  async function post(form, address, more = {}, signal = undefined) {
    const data = read(form);
    for (const [name, value] of Object.entries(more)) {
      for (const each of [value].flat()) data.append(name, each);
    }
    // Without a file it is sent as one line, which the server reads in a fraction of the time.
    const hasFile = [...data.values()].some((value) => typeof value !== "string");
    const body = hasFile ? data : new URLSearchParams(data);
    const answer = await fetch(address, { method: "POST", body, signal, headers: { Accept: "application/json" } });
    if (!answer.ok) throw new Error(`${answer.status}`);
    const found = await answer.json();
    learn(form, data, found);
    return found;
  }

  function announce(form) {
    const detail = { read: () => read(form) };
    form.dispatchEvent(new CustomEvent("tw:document-changed", { bubbles: true, detail }));
  }

  // Lead to the first of some inputs that is there. "tw:focus-field" is sent to the form first: whoever edits a field
  // by other means than its input takes the focus there, and prevents the default.
  function focus(form, names) {
    for (const name of names) {
      const event = new CustomEvent("tw:focus-field", { bubbles: true, cancelable: true, detail: { name } });
      if (!form.dispatchEvent(event)) return;
      const input = [...form.querySelectorAll(`[name="${CSS.escape(name)}"]`)].find((each) => each.type !== "hidden");
      if (!input) continue;
      for (let around = input.closest("details"); around; around = around.parentElement.closest("details")) around.open = true;
      const picker = input.classList.contains("select2-hidden-accessible") && input.nextElementSibling?.querySelector("[tabindex]");
      const target = picker || input;
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: "center", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
      if (input.select && input.type === "text") input.select();
      return;
    }
  }

  window.twUnsaved = { read, learn, post, announce, focus };

  document.addEventListener("DOMContentLoaded", () => {
    for (const form of document.querySelectorAll("form[data-document]")) {
      let waiting = 0;
      const touched = (event) => {
        if (event.target.closest("[data-faces], [data-drawers]")) return;
        clearTimeout(waiting);
        waiting = setTimeout(() => announce(form), PAUSE);
      };
      form.addEventListener("input", touched);
      form.addEventListener("change", touched);
      setTimeout(() => announce(form));
    }
  });
})();
