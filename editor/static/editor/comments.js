// Conversations on the page of an entry: said and settled without leaving it, names completed after an @, fields marked
// that are spoken about. Without it the forms are sent as forms are.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  let box = document.querySelector("[data-comments]");
  if (!box) return;

  document.addEventListener("submit", (event) => {
    if (!event.target.closest("[data-comments]")) return;
    event.preventDefault();
    const sure = event.submitter && event.submitter.dataset.sure;
    if (!sure || window.confirm(sure)) send(event.target);
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-go-to]");
    if (link) {
      event.preventDefault();
      const names = inputsOf(link.dataset.goTo);
      window.twUnsaved.focus(document.querySelector("form[data-document]"), names);
    }
    const bubble = event.target.closest("[data-speak-of]");
    if (bubble) {
      event.preventDefault();
      const first = box.querySelector(`[data-about="${CSS.escape(bubble.dataset.speakOf)}"]`);
      if (first) first.scrollIntoView({ block: "center" });
    }
  });
  document.addEventListener("input", (event) => { if (event.target.matches("[data-names]")) offer(event.target); });
  document.addEventListener("keydown", (event) => { if (event.target.matches("[data-names]")) choose(event); });
  document.addEventListener("focusout", (event) => {
    if (event.target.matches("[data-names]")) setTimeout(() => close(event.target), 150);
  });
  mark();

  async function send(form) {
    const button = form.querySelector("button[type=submit]");
    button.disabled = true;
    try {
      const answer = await fetch(form.action, {
        method: "POST",
        body: new FormData(form),
        headers: { "X-Requested-With": "fetch" },
      });
      if ((!answer.ok && answer.status !== 422) || answer.redirected) throw new Error(String(answer.status));
      const holder = document.createElement("template");
      holder.innerHTML = (await answer.text()).trim();
      const fresh = holder.content.firstElementChild;
      const typed = form.querySelector("textarea");
      if (answer.status === 422 && typed) fresh.querySelector("textarea#comment-text").value = typed.value;
      box.replaceWith(fresh);
      box = fresh;
      mark();
      const next = box.querySelector(answer.status === 422 ? "textarea#comment-text" : "h2");
      if (next) { next.tabIndex = next.tabIndex < 0 ? -1 : next.tabIndex; next.focus({ preventScroll: true }); }
    } catch {
      button.disabled = false;
      let told = form.querySelector("[data-told]");
      if (!told) {
        told = Object.assign(document.createElement("p"), { className: "tw-errors" });
        told.dataset.told = "";
        told.setAttribute("role", "alert");
        form.append(told);
      }
      told.textContent = box.dataset.failed;
    }
  }

  // What the input of a field or of a text may be called, by its address.
  function inputsOf(address) {
    return [`data:${address}`, `text:${address}`];
  }

  // Fields that are spoken about bear the number of open conversations.
  function mark() {
    for (const old of document.querySelectorAll("[data-speak-of]")) old.remove();
    const counts = new Map();
    for (const each of box.querySelectorAll(":scope > div > [data-about]")) {
      const address = each.dataset.about;
      if (address) counts.set(address, (counts.get(address) || 0) + 1);
    }
    for (const [address, count] of counts) {
      const names = inputsOf(address).map((name) => `form[data-document] [name="${CSS.escape(name)}"]`);
      const field = document.querySelector(names.join(", "));
      const holder = field && (field.closest(".tw-field, tr") || field.parentElement).querySelector("label, th");
      if (!holder) continue;
      const bubble = Object.assign(document.createElement("button"), { type: "button", className: "tw-bubble" });
      bubble.dataset.speakOf = address;
      bubble.textContent = String(count);
      bubble.setAttribute("aria-label", `${box.querySelector("h2").textContent}: ${count}`);
      holder.after(bubble);
      if (holder.tagName === "TH") holder.append(bubble);
    }
  }

  function begun(area) {
    const before = area.value.slice(0, area.selectionStart);
    const found = /(?:^|\s)@([\w.+-]*)$/.exec(before);
    return found ? found[1] : null;
  }

  function offer(area) {
    close(area);
    const typed = begun(area);
    if (typed === null) return;
    const people = JSON.parse(box.dataset.people);
    const wanted = typed.toLowerCase();
    const found = people.filter((each) => each.name.toLowerCase().startsWith(wanted) || each.full.toLowerCase().includes(wanted));
    if (!found.length) return;
    const list = Object.assign(document.createElement("ul"), { className: "tw-names", id: "comment-names" });
    list.setAttribute("role", "listbox");
    found.slice(0, 8).forEach((each, index) => {
      const line = document.createElement("li");
      line.id = `comment-name-${index}`;
      line.setAttribute("role", "option");
      line.setAttribute("aria-selected", String(index === 0));
      line.dataset.name = each.name;
      line.textContent = each.full ? `${each.name} (${each.full})` : each.name;
      line.addEventListener("mousedown", (event) => { event.preventDefault(); take(area, each.name); });
      list.append(line);
    });
    area.closest("form").append(list);
    area.setAttribute("aria-controls", list.id);
    area.setAttribute("aria-activedescendant", "comment-name-0");
  }

  function close(area) {
    for (const list of document.querySelectorAll(".tw-names")) list.remove();
    area.removeAttribute("aria-activedescendant");
    area.removeAttribute("aria-controls");
  }

  function choose(event) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.target.form.requestSubmit();
      return;
    }
    const list = document.querySelector(".tw-names");
    if (!list) return;
    const lines = [...list.children];
    const at = lines.findIndex((line) => line.getAttribute("aria-selected") === "true");
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const next = (at + (event.key === "ArrowDown" ? 1 : lines.length - 1)) % lines.length;
      lines.forEach((line, index) => line.setAttribute("aria-selected", String(index === next)));
      event.target.setAttribute("aria-activedescendant", lines[next].id);
    } else if (event.key === "Enter" || event.key === "Tab") {
      event.preventDefault();
      take(event.target, lines[at].dataset.name);
    } else if (event.key === "Escape") {
      event.preventDefault();
      close(event.target);
    }
  }

  function take(area, name) {
    const end = area.selectionStart;
    const start = end - begun(area).length;
    area.setRangeText(`${name} `, start, end, "end");
    close(area);
    area.focus();
  }
});
