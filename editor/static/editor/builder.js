// Builds what is made of words: shows a field as the sentences it will read as, every part of which is a control,
// and keeps the text of the field in step. The text is what is saved; the server says what an edit makes of it.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  for (const root of document.querySelectorAll("[data-builder]")) new Builder(root);
});

const keyOf = (path) => JSON.stringify(path);
const isBelow = (path, above) => above.every((step, n) => path[n] === step);
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

class Builder {
  constructor(root) {
    this.root = root;
    this.words = JSON.parse(root.dataset.words);
    this.area = root.querySelector("textarea");
    this.holder = root.querySelector(".tw-builder-text");
    this.panel = root.querySelector(".tw-builder-sentence");
    this.readOnly = this.area.disabled;
    this.past = [];
    this.future = [];
    this.open = null; // the path of the part that is being changed
    this.picking = null; // {edit, path}: the words that are being offered, and for what
    this.unfolded = new Set();
    this.queue = Promise.resolve();
    this.status = make("p", { className: "tw-hidden" });
    this.status.setAttribute("role", "status");
    this.notice = make("p", { className: "tw-builder-notice" });
    this.notice.setAttribute("role", "alert");
    this.dressTabs();
    this.dressText();
    root.addEventListener("keydown", (event) => this.key(event));
    // What is typed into controls is no change of the form yet; what becomes of the text is.
    for (const name of ["input", "change"]) this.panel.addEventListener(name, (event) => event.stopPropagation());
    this.area.addEventListener("input", () => { if (!this.writing) this.typed(); });
    this.show(this.area.value.trim() && this.area.dataset.wrongLine ? "text" : "sentence");
    this.ask({});
  }

  // Asking the server

  ask(question, { focus } = {}) {
    this.queue = this.queue.then(async () => {
      const form = new FormData(this.area.form);
      const body = new URLSearchParams();
      for (const [name, value] of form) if (typeof value === "string") body.append(name, value);
      body.set(this.area.name, this.area.value);
      const slug = location.pathname.split("/").filter(Boolean).pop();
      body.set("build", JSON.stringify({ field: this.root.dataset.builder, slug, ...question }));
      const before = this.area.value;
      try {
        const token = form.get("csrfmiddlewaretoken") || "";
        const answer = await fetch(this.root.dataset.address, { method: "POST", body, headers: { "X-CSRFToken": token } });
        if (!answer.ok) throw new Error(answer.status);
        const reply = await answer.json();
        this.take(reply, question, before, focus);
      } catch (error) {
        this.notice.textContent = this.words.lost;
      }
    });
    return this.queue;
  }

  take(reply, question, before, focus) {
    this.reply = reply;
    this.state = reply.state;
    this.notice.textContent = this.state.refused ? this.words.gone : "";
    if (question.edit && this.state.text !== before) {
      this.past.push(before);
      this.future = [];
      this.write(this.state.text);
    }
    this.index = new Map();
    if (this.state.tree) this.note(this.state.tree);
    if (reply.offers) this.offered = reply.offers;
    if (question.controls || question.follow) {
      this.controls = reply.controls;
      this.open = reply.controls ? reply.controls.part.path : null;
    } else if (this.open && !question.offers) {
      this.open = null;
    }
    if (reply.completion) this.offerNames(reply.completion);
    this.draw(focus);
    if (question.edit) this.announce();
  }

  note(part) {
    this.index.set(keyOf(part.path), part);
    for (const each of part.parts || []) this.note(each);
  }

  edit(edit, { controls, follow, focus } = {}) {
    if (this.readOnly) return;
    this.picking = null;
    this.ask({ edit, controls, follow }, { focus });
  }

  write(text) {
    this.writing = true;
    this.area.value = text;
    this.area.dispatchEvent(new Event("input", { bubbles: true }));
    this.area.dispatchEvent(new Event("change", { bubbles: true }));
    this.writing = false;
  }

  step(from, to) {
    if (!from.length || this.readOnly) return;
    to.push(this.area.value);
    this.write(from.pop());
    this.picking = null;
    this.ask({}, { focus: "step" });
  }

  announce() {
    const [language] = this.reply.languages[0];
    const said = this.state.sentences.filter((each) => each.language === language).map((each) => each.pieces.map((piece) => piece.text).join(""));
    const wrong = this.state.faults.map((fault) => fault.text);
    this.status.textContent = [...said, ...wrong].join(" ");
  }

  // The two views

  dressTabs() {
    this.tabs = make("div", { className: "tw-builder-tabs" });
    this.tabs.setAttribute("role", "tablist");
    const id = this.area.id || this.area.name;
    this.panel.id = `${id}_sentence`;
    this.holder.id = `${id}_text`;
    for (const [view, panel] of [["sentence", this.panel], ["text", this.holder]]) {
      const tab = make("button", { type: "button", id: `${id}_${view}_tab`, textContent: this.words[view] });
      tab.setAttribute("role", "tab");
      tab.setAttribute("aria-controls", panel.id);
      tab.dataset.view = view;
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", tab.id);
      tab.addEventListener("click", () => { this.show(view); if (view === "sentence") this.ask({}); });
      tab.addEventListener("keydown", (event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        event.preventDefault();
        const other = this.tabs.querySelector("[role=tab][aria-selected=false]");
        other.click();
        other.focus();
      });
      this.tabs.append(tab);
    }
    if (!this.readOnly) {
      const tools = make("span", { className: "tw-builder-steps" });
      this.undo = icon("undo", this.words.undo, () => this.step(this.past, this.future));
      this.redo = icon("redo", this.words.redo, () => this.step(this.future, this.past));
      tools.append(this.undo, this.redo);
      const bar = make("div", { className: "tw-builder-bar" });
      bar.append(this.tabs, tools);
      this.root.prepend(bar, this.notice, this.status);
    } else {
      this.root.prepend(this.tabs, this.notice, this.status);
    }
  }

  show(view) {
    this.view = view;
    this.panel.hidden = view !== "sentence";
    this.holder.hidden = view !== "text";
    for (const tab of this.tabs.children) {
      const isChosen = tab.dataset.view === view;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
    }
    this.number();
  }

  // As text

  dressText() {
    const frame = make("div", { className: "tw-builder-code" });
    this.gutter = make("div", { className: "tw-builder-gutter" });
    this.gutter.setAttribute("aria-hidden", "true");
    this.area.before(frame);
    frame.append(this.gutter, this.area);
    this.faults = make("ul", { className: "tw-errors" });
    this.names = make("ul", { className: "tw-builder-names", hidden: true });
    this.names.setAttribute("role", "listbox");
    this.names.setAttribute("aria-label", this.words.offered);
    this.names.id = `${this.area.id || this.area.name}_names`;
    frame.after(this.names, this.faults);
    if (!this.readOnly) this.names.after(make("p", { className: "tw-help", textContent: this.words.completing }));
    this.area.addEventListener("scroll", () => { this.gutter.scrollTop = this.area.scrollTop; });
    this.area.addEventListener("keydown", (event) => this.completeKey(event), true);
    this.area.addEventListener("blur", () => setTimeout(() => this.hideNames(), 150));
  }

  typed() {
    this.number();
    this.hideNames();
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.ask({}), 350);
  }

  number() {
    const wrong = new Map((this.state?.faults || []).map((fault) => [fault.line, fault.text]));
    this.gutter.replaceChildren(...this.area.value.split("\n").map((_, n) => {
      const line = make("div", { textContent: n + 1 });
      if (wrong.has(n + 1)) Object.assign(line, { className: "tw-builder-wrong", title: wrong.get(n + 1) });
      return line;
    }));
    this.faults.replaceChildren(...(this.state?.faults || []).map((fault) => make("li", { textContent: `${this.words.line.replace("%s", fault.line)}: ${fault.text}` })));
  }

  completeKey(event) {
    if (event.key === " " && event.ctrlKey && !this.readOnly) {
      event.preventDefault();
      this.ask({ complete: this.area.selectionStart });
      return;
    }
    if (this.names.hidden) return;
    const items = [...this.names.children];
    const now = items.findIndex((item) => item.getAttribute("aria-selected") === "true");
    if (event.key === "ArrowDown" || event.key === "ArrowUp") this.markName((now + (event.key === "ArrowDown" ? 1 : items.length - 1)) % items.length);
    else if (event.key === "Enter" || event.key === "Tab") items[now].click();
    else if (event.key === "Escape") this.hideNames();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  offerNames({ start, end, names }) {
    this.hideNames();
    if (!names.length) return;
    names.slice(0, 60).forEach((name, n) => {
      const item = make("li", { textContent: name, id: `${this.names.id}_${n}` });
      item.setAttribute("role", "option");
      item.addEventListener("mousedown", (event) => event.preventDefault());
      item.addEventListener("click", () => {
        this.past.push(this.area.value);
        this.area.setRangeText(name, start, end, "end");
        this.area.dispatchEvent(new Event("input", { bubbles: true }));
        this.area.focus();
      });
      this.names.append(item);
    });
    this.names.hidden = false;
    this.area.setAttribute("aria-controls", this.names.id);
    this.markName(0);
  }

  markName(chosen) {
    [...this.names.children].forEach((item, n) => {
      item.setAttribute("aria-selected", String(n === chosen));
      if (n === chosen) { item.scrollIntoView({ block: "nearest" }); this.area.setAttribute("aria-activedescendant", item.id); }
    });
  }

  hideNames() {
    this.names.hidden = true;
    this.names.replaceChildren();
    this.area.removeAttribute("aria-activedescendant");
  }

  // As sentences

  draw(focus) {
    const held = focus || this.heldKey();
    const scrolled = this.panel.querySelector(".tw-builder-offers")?.scrollTop;
    this.number();
    if (this.undo) {
      this.undo.disabled = !this.past.length;
      this.redo.disabled = !this.future.length;
    }
    const tree = this.state.tree;
    if (!tree) {
      this.panel.replaceChildren(make("p", { className: "tw-help", textContent: this.words.unread }), this.wrongs(() => true));
      return;
    }
    this.panel.replaceChildren(this.node(tree));
    if (!this.readOnly && (tree.parts || []).length) this.panel.append(make("p", { className: "tw-help", textContent: this.words.keys }));
    for (const line of this.panel.querySelectorAll(".tw-said[role=group]")) this.rove(line, null);
    if (scrolled) { const list = this.panel.querySelector(".tw-builder-offers"); if (list) list.scrollTop = scrolled; }
    this.refocus(held);
  }

  heldKey() {
    const active = document.activeElement;
    return this.panel.contains(active) ? active.dataset.key || "" : "";
  }

  refocus(key) {
    if (!key) return;
    if (key === "step") { (this.undo.disabled ? this.redo : this.undo).focus(); return; }
    const found = [...this.panel.querySelectorAll("[data-key]")].filter((each) => each.dataset.key === key && each.getClientRects().length && !each.disabled);
    const first = [".tw-builder-values [data-key]:not(:disabled)", ".tw-builder-deeds [data-key]", ".tw-builder-change [data-key]", ".tw-said [tabindex='0']", ".tw-builder-add"];
    const target = found[0] || first.map((each) => this.panel.querySelector(each)).find(Boolean);
    if (!target) return;
    if (target.closest(".tw-said[role=group]")) this.rove(target.closest(".tw-said"), target);
    target.focus({ preventScroll: Boolean(found[0]) });
  }

  node(part) {
    if (part.sort === "list" && part.is_worded) return part.item_sort === "word" ? this.wordList(part) : this.effectList(part);
    if (part.sort === "list") return this.plainList(part);
    if (part.sort === "record") return this.record(part);
    return this.row(part);
  }

  // Each effect is a card of its own: what it says, what it is made of, what it says in the other languages.
  effectList(part) {
    const list = make("ol", { className: "tw-builder-list" });
    (part.parts || []).forEach((item, n) => list.append(this.card(part, item, n)));
    const holder = make("div", {});
    if (!(part.parts || []).length) holder.append(make("p", { className: "tw-help", textContent: this.words.empty }));
    holder.append(list, this.wrongs((path) => keyOf(path) === keyOf(part.path)), ...this.adding(part));
    return holder;
  }

  card(list, item, n) {
    const card = make("li", { className: "tw-builder-card" });
    card.dataset.item = keyOf(item.path);
    const head = make("div", { className: "tw-builder-head" });
    const said = this.sentence(list.path, item.path, this.words.nth.replace("%s", n + 1));
    head.append(said, this.tools(list, item, n));
    card.append(head);
    this.follow(card, item);
    card.append(this.wrongs((path) => isBelow(path, item.path)), this.others(list.path, item.path), this.fold(item));
    this.draggable(card, head.querySelector("[data-drag]"));
    return card;
  }

  wordList(part) {
    const block = make("div", { className: "tw-builder-card" });
    if ((part.parts || []).length) {
      block.append(this.sentence(part.path, part.path, part.label));
      this.follow(block, part);
      block.append(this.wrongs((path) => isBelow(path, part.path)), this.others(part.path, part.path), this.fold(part));
    } else {
      this.follow(block, part);
    }
    block.append(...this.adding(part));
    return block;
  }

  // Lists of parts that are not words: each folds, with its name in front.
  plainList(part) {
    const holder = make("div", {});
    const list = make("ol", { className: "tw-builder-list" });
    (part.parts || []).forEach((item, n) => {
      const row = make("li", { className: "tw-builder-card" });
      row.dataset.item = keyOf(item.path);
      const named = (item.parts || []).find((each) => each.sort === "string" && each.shown);
      const title = named ? named.shown : item.shown || this.words.nth.replace("%s", n + 1);
      if (item.sort === "record" || item.sort === "list") {
        const fold = this.folding(item.path, title, (inside) => inside.append(this.node(item)));
        const head = make("div", { className: "tw-builder-head" });
        head.append(fold, this.tools(part, item, n));
        row.append(head);
        this.draggable(row, head.querySelector("[data-drag]"));
      } else {
        const head = make("div", { className: "tw-builder-head" });
        head.append(this.row(item), this.tools(part, item, n));
        row.append(head);
      }
      list.append(row);
    });
    holder.append(list, ...this.adding(part));
    return holder;
  }

  record(part) {
    const holder = make("div", { className: "tw-builder-record" });
    for (const each of part.parts || []) {
      if (each.sort === "list" || each.sort === "record") {
        const group = make("div", { className: "tw-builder-group" });
        group.setAttribute("role", "group");
        group.setAttribute("aria-label", each.label);
        group.append(make("span", { className: "tw-builder-label", textContent: each.label }), this.node(each));
        holder.append(group);
      } else {
        holder.append(this.row(each));
        if (this.open && keyOf(this.open) === keyOf(each.path)) this.follow(holder, each);
      }
    }
    return holder;
  }

  // The sentence: stretches that were made from a part are buttons.
  sentence(list, path, name) {
    const line = make("p", { className: "tw-said" });
    const [language, label] = this.reply.languages[0];
    const said = this.state.sentences.find((each) => each.language === language && keyOf(each.path) === keyOf(list));
    line.lang = language;
    const pieces = said ? said.pieces.filter((piece, n) => this.belongs(said.pieces, n, path, list)) : [];
    for (const piece of pieces) line.append(...this.piece(piece));
    const unsaid = (said?.unsaid || []).filter((each) => isBelow(each, path)).map((each) => this.index.get(keyOf(each))).filter((each) => each?.sort === "word");
    for (const part of unsaid) {
      const chip = this.chip(part, part.label ? `${part.label}: ${this.wordLabel(part)}` : this.wordLabel(part));
      chip.classList.add("tw-part-unsaid");
      chip.title = this.words.unsaid;
      line.append(" ", chip);
    }
    if (!pieces.length) this.spell(line, this.index.get(keyOf(path)));
    if (!this.readOnly && this.index.get(keyOf(path))?.sort === "record") {
      const add = partButton("tw-part tw-part-add", "+");
      add.title = this.words.add;
      add.setAttribute("aria-label", `${name}: ${this.words.add}`);
      this.opens(add, path, `add ${keyOf(path)}`);
      line.append(" ", add);
    }
    line.setAttribute("role", "group");
    line.setAttribute("aria-label", name);
    line.addEventListener("keydown", (event) => this.sentenceKey(event, line));
    return line;
  }

  // Stretches that belong to no item stand with the one before them, or with the first.
  belongs(pieces, n, path, list) {
    if (keyOf(path) === keyOf(list)) return true;
    const itemOf = (piece) => (piece.path.length > list.length && isBelow(piece.path, list) ? piece.path[list.length] : null);
    let at = n;
    while (at >= 0 && itemOf(pieces[at]) === null) at -= 1;
    if (at < 0) at = pieces.findIndex((piece) => itemOf(piece) !== null);
    if (at < 0) return true;
    const isGap = itemOf(pieces[n]) === null && !pieces[n].text.trim();
    return !isGap && itemOf(pieces[at]) === path[list.length];
  }

  piece({ text, path }) {
    const [, before, inside, after] = text.match(/^([\s.,:;()]*)([\s\S]*?)([\s.,:;()]*)$/);
    const part = this.partAt(path);
    if (!inside || !part) return [text];
    const owner = this.ownerOf(part.path);
    if (!owner) return [text];
    return [before, this.chip(part, inside, owner), after];
  }

  // The part of a path; of something that the tree does not hold, the word around it.
  partAt(path) {
    if (!path.length) return null;
    const found = this.index.get(keyOf(path));
    if (found) return found.sort === "list" || (found.sort === "record" && path.length <= 2) ? null : found;
    return path.length > 1 ? this.partAt(path.slice(0, -1)) : null;
  }

  // What is opened to change a part: its word, or the record that it is a value of.
  ownerOf(path) {
    for (let end = path.length; end > 0; end--) {
      const found = this.index.get(keyOf(path.slice(0, end)));
      if (found && (found.sort === "word" || (found.sort === "record" && end < path.length) || (found.sort === "raw" && found.family))) return found;
    }
    return null;
  }

  chip(part, text, owner = this.ownerOf(part.path) || part) {
    const chip = partButton(`tw-part tw-part-${part.sort === "word" ? part.family : "value"}`, text);
    chip.dataset.part = keyOf(part.path);
    if (part.label && part.sort !== "word") chip.title = part.label;
    if (this.faultsAt(part.path).length) chip.classList.add("tw-part-wrong");
    if (this.open && keyOf(this.open) === keyOf(owner.path)) chip.setAttribute("aria-expanded", "true");
    else chip.setAttribute("aria-expanded", "false");
    this.opens(chip, owner.path, `part ${keyOf(part.path)}`, part);
    if (part.sort === "word") this.draggable(chip, chip, part.path);
    return chip;
  }

  opens(button, path, key, part) {
    button.dataset.key = key;
    button.dataset.opens = keyOf(path);
    button.addEventListener("click", () => {
      const isOpen = this.open && keyOf(this.open) === keyOf(path) && !this.picking;
      this.picking = null;
      if (isOpen && (!part || part.sort === "word" || part.sort === "raw")) { this.open = null; this.draw(key); return; }
      const wanted = part && part.sort !== "word" && part.sort !== "raw" ? `value ${keyOf(part.path)}` : "first";
      this.ask({ controls: path }, { focus: wanted });
    });
  }

  // What cannot be said yet is spelled out: words by their labels, values by their names.
  spell(line, part) {
    for (const each of this.wordsIn(part)) line.append(this.chip(each, this.wordLabel(each)), " ");
  }

  wordsIn(part) {
    if (!part) return [];
    if (part.sort === "word" || (part.sort === "raw" && part.family)) return [part];
    return (part.parts || []).flatMap((each) => this.wordsIn(each));
  }

  wordLabel(part) {
    if (part.sort !== "word") return part.shown || this.words.choose;
    return this.state.words[part.family]?.[part.value] || part.value;
  }

  // What a part says in the sentence as it is now.
  readsAs(part) {
    const [language] = this.reply.languages[0];
    for (const said of this.state.sentences) {
      if (said.language !== language || !isBelow(part.path, said.path)) continue;
      const own = said.pieces.map((piece, n) => (isBelow(piece.path, part.path) ? n : -1)).filter((n) => n >= 0);
      if (!own.length) continue;
      const text = said.pieces.slice(own[0], own.at(-1) + 1).map((piece) => piece.text).join("").replace(/^[\s.,:;]+|[\s.,:;]+$/g, "");
      return /\p{L}{3}/u.test(text) ? text : "";
    }
    return "";
  }

  others(list, path) {
    const holder = make("dl", { className: "tw-builder-others" });
    for (const [code, name] of this.reply.languages.slice(1)) {
      const said = this.state.sentences.find((each) => each.language === code && keyOf(each.path) === keyOf(list));
      if (!said) continue;
      const text = said.pieces.filter((_, n) => this.belongs(said.pieces, n, path, list)).map((piece) => piece.text).join("");
      if (!text.trim()) continue;
      const line = make("dd", { textContent: text, lang: code });
      holder.append(make("dt", { textContent: code.toUpperCase(), title: name }), line);
    }
    return holder;
  }

  faultsAt(path) {
    return this.state.faults.filter((fault) => keyOf(fault.path) === keyOf(path));
  }

  wrongs(isMeant) {
    const list = make("ul", { className: "tw-errors" });
    for (const fault of this.state.faults) if (isMeant(fault.path)) list.append(make("li", { textContent: fault.text }));
    return list;
  }

  // Everything, in rows

  fold(part) {
    return this.folding(part.path, this.words.parts, (inside) => inside.append(this.outline(part)));
  }

  folding(path, title, fill) {
    const fold = make("details", { className: "tw-builder-fold" });
    const key = keyOf(path) + title;
    fold.open = this.unfolded.has(key) || this.state.faults.some((fault) => isBelow(fault.path, path)) && title === this.words.parts;
    const summary = make("summary", { textContent: title });
    summary.dataset.key = `fold ${key}`;
    fold.append(summary);
    const inside = make("div", {});
    fold.append(inside);
    if (fold.open) fill(inside);
    fold.addEventListener("toggle", () => {
      if (fold.open) this.unfolded.add(key); else this.unfolded.delete(key);
      if (fold.open && !inside.childElementCount) fill(inside);
    });
    return fold;
  }

  outline(part) {
    const list = make("ul", { className: "tw-builder-outline" });
    for (const each of part.parts || []) {
      if (each.sort === "list" && !(each.parts || []).length && !each.is_given) continue;
      if (!each.is_given && each.is_given !== undefined && each.sort !== "list") continue;
      const row = make("li", {});
      row.dataset.item = keyOf(each.path);
      if (each.sort === "word") {
        if (each.label) row.append(make("span", { className: "tw-builder-label", textContent: each.label }));
        row.append(this.chip(each, this.readsAs(each) || this.wordLabel(each)), ...this.values(each));
        if (!this.readOnly && typeof each.path.at(-1) === "number") { row.append(this.handle()); this.draggable(row, row.lastElementChild); }
        if ((each.parts || []).some((inner) => inner.sort === "list")) row.append(this.outlineLists(each));
      } else if (each.sort === "list" || each.sort === "record") {
        if (each.label) row.append(make("span", { className: "tw-builder-label", textContent: each.label }));
        row.append(this.outline(each));
      } else {
        row.append(make("span", { className: "tw-builder-label", textContent: each.label }), this.chip(each, this.shown(each) || "–"));
      }
      list.append(row);
    }
    return list;
  }

  outlineLists(word) {
    const holder = make("ul", { className: "tw-builder-outline" });
    for (const each of word.parts.filter((inner) => inner.sort === "list" && (inner.parts || []).length)) {
      const row = make("li", {});
      row.append(make("span", { className: "tw-builder-label", textContent: each.label }), this.outline(each));
      holder.append(row);
    }
    return holder;
  }

  values(word) {
    return (word.parts || []).filter((each) => each.sort !== "list" && each.sort !== "record" && each.is_given !== false)
      .map((each) => this.chip(each, `${each.label}: ${this.shown(each) || "–"}`));
  }

  shown(part) {
    if (part.sort === "switch") return part.value === null || part.value === undefined ? "" : part.value ? this.words.yes : this.words.no;
    return part.shown || "";
  }

  row(part) {
    const row = make("div", { className: "tw-builder-row" });
    row.append(make("span", { className: "tw-builder-label", textContent: part.label || "" }));
    if (part.sort === "word" || (part.sort === "raw" && part.family)) row.append(this.chip(part, this.wordLabel(part)));
    else if (part.can_grow && !part.is_given) row.append(...this.adding(part));
    else row.append(this.control(part, []));
    return row;
  }

  tools(list, item, n) {
    const tools = make("span", { className: "tw-builder-tools" });
    if (this.readOnly) return tools;
    const count = list.parts.length;
    const button = (name, label, act, off) => {
      const made = icon(name, label, act);
      made.disabled = off;
      made.dataset.key = `${name} ${keyOf(item.path)}`;
      tools.append(made);
    };
    tools.append(this.handle());
    button("arrow_upward", this.words.earlier, () => this.shift(item.path, -1), n === 0);
    button("arrow_downward", this.words.later, () => this.shift(item.path, 1), n === count - 1);
    button("close", this.words.remove, () => this.remove(item.path), false);
    return tools;
  }

  handle() {
    const handle = make("span", { className: "tw-builder-drag material-symbols-outlined", textContent: "drag_indicator", title: this.words.drag });
    handle.setAttribute("aria-hidden", "true");
    handle.dataset.drag = "";
    return handle;
  }

  adding(part) {
    if (this.readOnly || !part.can_grow) return [];
    const text = this.words.addTo.replace("%s", part.label || this.words.nth.replace("%s", (part.parts || []).length + 1));
    const add = make("button", { type: "button", className: "tw-button tw-button-plain tw-button-small tw-builder-add", textContent: `+ ${text}` });
    add.dataset.key = `grow ${keyOf(part.path)}`;
    add.addEventListener("click", () => this.grow(part));
    if (this.picking?.isList && keyOf(this.picking.path) === keyOf(part.path)) return [add, this.offers()];
    return [add];
  }

  grow(part) {
    const index = (part.parts || []).length;
    if (part.family) this.pick((word) => ({ type: "insert", path: part.path, index, word }), part.path, true);
    else this.edit({ type: "insert", path: part.path, index, word: "" }, { focus: `grow ${keyOf(part.path)}` });
  }

  // Changing a part

  follow(holder, item) {
    if (!this.open || !this.controls || !isBelow(this.open, item.path)) return;
    if (holder.querySelector(".tw-builder-change")) return;
    holder.append(this.changing(this.controls));
  }

  changing({ part, options }) {
    const box = make("div", { className: "tw-builder-change" });
    box.setAttribute("role", "group");
    const noted = this.index.get(keyOf(part.path)) || part;
    const title = part.sort === "word" ? this.readsAs(part) || this.wordLabel(part) : noted.label || this.words.add;
    box.setAttribute("aria-label", this.words.change.replace("%s", title));
    const head = make("div", { className: "tw-builder-change-head" });
    head.append(make("strong", { textContent: title }));
    const close = icon("close", this.words.close, () => this.shut());
    close.dataset.key = "close";
    head.append(close);
    box.append(head);
    if (this.picking && !this.picking.isList) {
      box.append(this.offers());
      return box;
    }
    const values = part.sort === "word" || part.sort === "record" ? (part.parts || []) : [part];
    const grid = make("div", { className: "tw-builder-values" });
    for (const each of values) {
      if (each.sort === "word" || each.sort === "record") continue;
      if (each.sort === "list" && each.family) continue;
      const found = options.find(([path]) => keyOf(path) === keyOf(each.path));
      const field = make("div", { className: "tw-builder-value" });
      field.append(make("span", { className: "tw-builder-label", textContent: each.label }), this.control(each, found ? found[1] : []));
      for (const fault of this.faultsAt(each.path)) field.append(make("p", { className: "tw-errors", textContent: fault.text }));
      grid.append(field);
    }
    if (grid.childElementCount) box.append(grid);
    box.append(this.deeds(part, noted));
    box.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.shut();
    });
    return box;
  }

  shut() {
    const key = this.open ? `part ${keyOf(this.open)}` : "";
    const add = this.open ? `add ${keyOf(this.open)}` : "";
    this.open = null;
    this.picking = null;
    this.draw(key);
    if (!this.panel.contains(document.activeElement)) this.refocus(add);
  }

  deeds(part, noted) {
    const deeds = make("div", { className: "tw-builder-deeds" });
    if (this.readOnly) return deeds;
    const deed = (key, label, act) => {
      const made = make("button", { type: "button", className: "tw-button tw-button-plain tw-button-small", textContent: label });
      made.dataset.key = `${key} ${keyOf(part.path)}`;
      made.addEventListener("click", act);
      deeds.append(made);
    };
    const isItem = typeof part.path.at(-1) === "number";
    if (part.sort === "word" || (part.sort === "raw" && part.family)) {
      deed("replace", this.words.replace, () => this.pick((word) => ({ type: "replace", path: part.path, word }), part.path));
    }
    for (const each of part.parts || []) {
      if (each.sort !== "list" || !each.family || !each.can_grow) continue;
      const index = (each.parts || []).length;
      deed(`add ${each.label}`, `+ ${each.label}`, () => this.pick((word) => ({ type: "insert", path: each.path, index, word }), each.path));
    }
    if (part.sort === "word" && isItem) {
      deed("wrap", this.words.wrap, () => this.pick((word) => ({ type: "wrap", path: part.path, word }), part.path, false, true));
      const siblings = this.index.get(keyOf(part.path.slice(0, -1)))?.parts?.length || 1;
      if (part.path.at(-1) > 0) deed("earlier", this.words.earlier, () => this.shift(part.path, -1));
      if (part.path.at(-1) < siblings - 1) deed("later", this.words.later, () => this.shift(part.path, 1));
    }
    if (noted.can_shrink) deed("remove", this.words.remove, () => this.remove(part.path));
    return deeds;
  }

  shift(path, by) {
    const to = [...path.slice(0, -1), path.at(-1) + by];
    const isOpen = this.open && keyOf(this.open) === keyOf(path);
    const held = this.heldKey().replace(/\[.*\]/, (found) => {
      const at = JSON.parse(found);
      return isBelow(at, path) ? keyOf([...to, ...at.slice(path.length)]) : found;
    });
    this.edit({ type: "move", path, to }, { follow: Boolean(isOpen), focus: held });
  }

  remove(path) {
    const isItem = typeof path.at(-1) === "number";
    const near = isItem && path.at(-1) > 0 ? [...path.slice(0, -1), path.at(-1) - 1] : path;
    this.edit({ type: "remove", path }, { focus: `part ${keyOf(near)}` });
  }

  set(part, value) {
    this.edit({ type: "give", path: part.path, value }, { controls: this.open, focus: this.heldKey() });
  }

  control(part, options) {
    const key = `value ${keyOf(part.path)}`;
    const dress = (input) => {
      input.dataset.key = key;
      input.setAttribute("aria-label", part.label || this.words.nth.replace("%s", Number(part.path.at(-1)) + 1));
      input.disabled = this.readOnly;
      return input;
    };
    switch (part.sort) {
      case "number": return this.stepper(part, dress);
      case "switch": {
        if (part.may_be_empty) return this.select(part, [{ value: true, label: this.words.yes }, { value: false, label: this.words.no }], dress);
        const box = dress(make("input", { type: "checkbox", className: "tw-switch", checked: Boolean(part.value) }));
        box.setAttribute("role", "switch");
        const why = options.find((option) => option.value === !part.value)?.reason;
        if (why && !part.value) { box.disabled = true; box.title = why; }
        box.addEventListener("change", () => this.set(part, box.checked));
        const holder = make("span", { className: "tw-builder-switch" });
        holder.append(box);
        if (why && !part.value) holder.append(make("span", { className: "tw-help", textContent: why }));
        return holder;
      }
      case "choice": return options.length ? this.select(part, options, dress) : dress(this.chip(part, this.shown(part) || "–"));
      case "entry": return this.entry(part, dress);
      case "list": return this.valueList(part, options);
      case "lines": {
        const area = dress(make("textarea", { className: "tw-input", value: part.value || "", rows: 2 }));
        area.addEventListener("change", () => this.set(part, area.value));
        return area;
      }
      case "string": {
        const input = dress(make("input", { type: "text", className: "tw-input", value: part.value ?? "" }));
        input.addEventListener("change", () => this.set(part, input.value === "" && part.may_be_empty ? null : input.value));
        if (this.controls?.ids?.length) this.suggest(input, this.controls.ids);
        return input;
      }
    }
    const input = dress(make("input", { type: "text", className: "tw-input tw-code", value: part.value || "" }));
    input.addEventListener("change", () => this.edit({ type: "write", path: part.path, text: input.value }, { controls: this.open, focus: this.heldKey() }));
    return input;
  }

  stepper(part, dress) {
    const holder = make("span", { className: "tw-stepper" });
    const input = dress(make("input", { type: "number", className: "tw-input tw-number", value: part.value ?? "", step: 1 }));
    if (part.low > -(2 ** 31)) input.min = part.low;
    if (part.high < 2 ** 31 - 1) input.max = part.high;
    const put = (value) => this.set(part, value);
    const button = (sign, label, value, off) => {
      const made = make("button", { type: "button", className: "tw-icon-button", textContent: sign, disabled: off || this.readOnly });
      made.setAttribute("aria-label", `${part.label}: ${label}`);
      made.dataset.key = `${sign} ${keyOf(part.path)}`;
      made.addEventListener("click", () => put(value));
      return made;
    };
    const now = part.value ?? part.low ?? 0;
    input.addEventListener("change", () => {
      if (input.value === "") put(part.may_be_empty ? null : now);
      else put(Math.trunc(Number(input.value)));
    });
    holder.append(button("−", this.words.fewer, now - 1, part.low !== undefined && now <= part.low), input, button("+", this.words.more, now + 1, part.high !== undefined && now >= part.high));
    return holder;
  }

  // A few values: each with how the word would read with it; what cannot be says why.
  select(part, options, dress) {
    const list = make("span", { className: "tw-builder-options" });
    const select = dress(make("select", { className: "tw-input tw-select" }));
    if (part.may_be_empty || part.value === null || part.value === undefined) select.append(make("option", { value: "", textContent: "–" }));
    options.forEach((option, n) => {
      const reads = option.reads ? ` · ${option.reads}` : option.reason ? ` · ${option.reason}` : "";
      const made = make("option", { value: String(n), textContent: `${option.label || this.shown({ sort: "switch", value: option.value })}${reads}` });
      made.disabled = Boolean(option.reason) && option.value !== part.value;
      made.selected = option.value === part.value;
      select.append(made);
    });
    select.addEventListener("change", () => this.set(part, select.value === "" ? null : options[Number(select.value)].value));
    list.append(select);
    return list;
  }

  valueList(part, options) {
    const holder = make("div", { className: "tw-builder-row" });
    if (options.length) {
      for (const option of options) {
        const label = make("label", { className: "tw-still" });
        const at = (part.parts || []).findIndex((each) => each.value === option.value);
        const box = make("input", { type: "checkbox", checked: at >= 0, disabled: this.readOnly || (at < 0 && (Boolean(option.reason) || !part.can_grow)) });
        box.dataset.key = `value ${keyOf(part.path)} ${option.value}`;
        box.addEventListener("change", () => {
          const values = (part.parts || []).map((each) => each.value);
          this.set(part, at >= 0 ? values.filter((value) => value !== option.value) : [...values, option.value]);
        });
        label.append(box, option.label);
        holder.append(label);
      }
      return holder;
    }
    holder.append(this.plainList(part));
    return holder;
  }

  suggest(input, values) {
    const list = make("datalist", { id: `${this.panel.id}_${Math.random().toString(36).slice(2)}` });
    for (const value of values) list.append(make("option", { value }));
    input.setAttribute("list", list.id);
    queueMicrotask(() => input.after(list));
  }

  // Entries of the game, looked up as somebody types.
  entry(part, dress) {
    const holder = make("span", { className: "tw-builder-entry" });
    const picture = this.reply.pictures[`${part.family}/${part.value}`];
    if (picture) holder.append(make("img", { className: "tw-thumb", src: picture, alt: "" }));
    const input = dress(make("input", { type: "text", className: "tw-input", value: part.shown || "", autocomplete: "off" }));
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-expanded", "false");
    input.setAttribute("aria-autocomplete", "list");
    const list = make("ul", { className: "tw-builder-offers", hidden: true, id: `${this.panel.id}_entries` });
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", part.label);
    input.setAttribute("aria-controls", list.id);
    const choose = (found) => this.edit({ type: "give", path: part.path, value: found.id }, { controls: this.open, focus: `value ${keyOf(part.path)}` });
    const fill = async () => {
      const term = input.value === part.shown ? "" : input.value;
      const answer = await fetch(`${this.root.dataset.lookup.replace("KIND", part.family)}?term=${encodeURIComponent(term)}`);
      if (!answer.ok) return;
      const { results } = await answer.json();
      list.replaceChildren(...results.map((found, n) => {
        const item = option(`${list.id}_${n}`, n === 0);
        if (found.picture) item.append(make("img", { className: "tw-thumb", src: found.picture, alt: "", loading: "lazy" }));
        item.append(make("span", { textContent: found.text }));
        item.addEventListener("mousedown", (event) => event.preventDefault());
        item.addEventListener("click", () => choose(found));
        return item;
      }));
      list.hidden = !results.length;
      input.setAttribute("aria-expanded", String(!list.hidden));
      mark(input, list, 0);
    };
    const hide = () => { list.hidden = true; input.setAttribute("aria-expanded", "false"); input.removeAttribute("aria-activedescendant"); };
    if (!this.readOnly) {
      input.addEventListener("input", fill);
      input.addEventListener("click", fill);
      input.addEventListener("blur", () => { hide(); input.value = part.shown || ""; });
      input.addEventListener("keydown", (event) => {
        if (event.key === "ArrowDown" && list.hidden) fill();
        else if (event.key === "Escape" && !list.hidden) { event.stopPropagation(); hide(); }
        else if (!list.hidden && walk(event, input, list)) { /* the list has heard it */ }
        else if (event.key !== "Enter") return;
        event.preventDefault();
      });
    }
    holder.append(input, list);
    return holder;
  }

  // Choosing a word

  pick(edit, path, isList = false, isAround = false) {
    this.picking = { edit, path, isList, isAround, showsAll: false, term: "" };
    if (isList) this.open = null;
    this.ask({ offers: path }, { focus: "search" });
  }

  offers() {
    const { edit, isAround } = this.picking;
    const box = make("div", { className: "tw-builder-picking" });
    const input = make("input", { type: "text", className: "tw-input", placeholder: this.words.search, autocomplete: "off", value: this.picking.term });
    input.dataset.key = "search";
    const list = make("ul", { className: "tw-builder-offers", id: `${this.panel.id}_offers` });
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", this.words.offered);
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-label", this.words.search);
    input.setAttribute("aria-expanded", "true");
    input.setAttribute("aria-controls", list.id);
    input.setAttribute("aria-autocomplete", "list");
    const count = make("p", { className: "tw-help" });
    count.setAttribute("role", "status");
    const all = (this.offered || []).filter((each) => !isAround || each.wraps);
    const fill = () => {
      const terms = plain(input.value).split(/\s+/).filter(Boolean);
      const fits = all.filter((each) => (this.picking.showsAll || !each.reason) && terms.every((term) => each.found_by.includes(term)));
      const found = fits.map((each) => [rank(each, terms), each]).sort(([one], [other]) => one - other).map(([, each]) => each);
      list.replaceChildren(...found.map((each, n) => {
        const item = option(`${list.id}_${n}`, n === 0);
        item.append(make("strong", { textContent: each.label }), make("code", { textContent: each.name }));
        if (each.sample && plain(each.sample).replace(/\W+$/, "") !== plain(each.label)) item.append(make("span", { className: "tw-builder-sample", textContent: each.sample }));
        if (each.reason) {
          item.setAttribute("aria-disabled", "true");
          item.append(make("span", { className: "tw-builder-reason", textContent: each.reason }));
        } else {
          item.addEventListener("click", () => this.edit(edit(each.name), { follow: true, focus: "first" }));
        }
        item.addEventListener("mousedown", (event) => event.preventDefault());
        return item;
      }));
      count.textContent = found.length ? this.words.found.replace("%s", found.length) : this.words.nothing;
      mark(input, list, 0);
    };
    input.addEventListener("input", () => { this.picking.term = input.value; fill(); });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Escape") { event.preventDefault(); event.stopPropagation(); this.picking = null; this.draw("first"); }
      else if (walk(event, input, list)) event.preventDefault();
    });
    const label = make("label", { className: "tw-still" });
    const toggle = make("input", { type: "checkbox", checked: this.picking.showsAll });
    toggle.dataset.key = "all";
    toggle.addEventListener("change", () => { this.picking.showsAll = toggle.checked; fill(); });
    label.append(toggle, this.words.showAll);
    box.append(input, list, count, label);
    fill();
    return box;
  }

  // The keyboard

  key(event) {
    // Enter in an input of ours means that it is filled in, not that the form is to be sent.
    if (event.key === "Enter" && event.target.tagName === "INPUT") {
      const isTaken = event.defaultPrevented;
      event.preventDefault();
      if (!isTaken && event.target.type !== "checkbox") event.target.dispatchEvent(new Event("change"));
    }
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" && event.key.toLowerCase() !== "y") return;
    if (event.target === this.area || ["text", "number"].includes(event.target.type) && event.target.value !== event.target.defaultValue) return;
    event.preventDefault();
    if (event.shiftKey || event.key.toLowerCase() === "y") this.step(this.future, this.past);
    else this.step(this.past, this.future);
  }

  sentenceKey(event, line) {
    const chip = event.target.closest(".tw-part");
    if (!chip) return;
    const chips = [...line.querySelectorAll(".tw-part")];
    const at = chips.indexOf(chip);
    const go = (n) => { this.rove(line, chips[n]); chips[n].focus(); };
    const path = chip.dataset.part ? JSON.parse(chip.dataset.part) : null;
    if (event.altKey && ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"].includes(event.key)) {
      const moved = path && this.itemOf(path);
      const by = event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 1;
      const siblings = moved && this.index.get(keyOf(moved.slice(0, -1)))?.parts?.length;
      if (moved && moved.at(-1) + by >= 0 && moved.at(-1) + by < siblings) this.shift(moved, by);
    } else if (event.key === "ArrowRight" || event.key === "ArrowDown") go((at + 1) % chips.length);
    else if (event.key === "ArrowLeft" || event.key === "ArrowUp") go((at + chips.length - 1) % chips.length);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(chips.length - 1);
    else if (event.key === "Delete" && path) {
      const item = this.index.get(keyOf(path))?.can_shrink ? path : this.itemOf(path);
      if (item) this.remove(item);
    } else return;
    event.preventDefault();
  }

  // The innermost item of a list that a path lies in.
  itemOf(path) {
    for (let end = path.length; end > 0; end--) if (typeof path[end - 1] === "number") return path.slice(0, end);
    return null;
  }

  rove(line, chosen) {
    const chips = [...line.querySelectorAll(".tw-part")];
    const target = chosen || chips[0];
    for (const chip of chips) chip.tabIndex = chip === target ? 0 : -1;
  }

  // The mouse: items are dragged within their list.
  draggable(element, handle, path = JSON.parse(element.dataset.item || "null")) {
    if (this.readOnly || !handle || !path || typeof path.at(-1) !== "number") return;
    handle.draggable = true;
    handle.addEventListener("dragstart", (event) => {
      this.dragged = path;
      event.dataTransfer.setData("text/plain", keyOf(path));
      event.dataTransfer.effectAllowed = "move";
      event.stopPropagation();
    });
    handle.addEventListener("dragend", () => { this.dragged = null; });
    const isTarget = () => this.dragged && keyOf(this.dragged.slice(0, -1)) === keyOf(path.slice(0, -1)) && this.dragged.at(-1) !== path.at(-1);
    element.addEventListener("dragover", (event) => {
      if (!isTarget()) return;
      event.preventDefault();
      element.classList.add("tw-builder-over");
    });
    element.addEventListener("dragleave", () => element.classList.remove("tw-builder-over"));
    element.addEventListener("drop", (event) => {
      element.classList.remove("tw-builder-over");
      if (!isTarget()) return;
      event.preventDefault();
      event.stopPropagation();
      this.edit({ type: "move", path: this.dragged, to: path });
    });
  }
}

function make(name, properties) {
  return Object.assign(document.createElement(name), properties);
}

// A part of a sentence that is pressed like a button. Real buttons would not break with the line.
function partButton(className, textContent) {
  const made = make("span", { className, textContent, tabIndex: 0 });
  made.setAttribute("role", "button");
  made.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    made.click();
  });
  return made;
}

function icon(name, label, act) {
  const made = make("button", { type: "button", className: "tw-icon-button", title: label });
  made.setAttribute("aria-label", label);
  const sign = make("span", { className: "material-symbols-outlined", textContent: name });
  sign.setAttribute("aria-hidden", "true");
  made.append(sign);
  made.addEventListener("click", act);
  return made;
}

function option(id, isChosen) {
  const item = make("li", { id });
  item.setAttribute("role", "option");
  item.setAttribute("aria-selected", String(isChosen));
  return item;
}

// Marks an option of a list as the one that Enter takes.
function mark(input, list, chosen) {
  [...list.children].forEach((item, n) => item.setAttribute("aria-selected", String(n === chosen)));
  const target = list.children[chosen];
  if (!target) { input.removeAttribute("aria-activedescendant"); return; }
  input.setAttribute("aria-activedescendant", target.id);
  target.scrollIntoView({ block: "nearest" });
}

// How well a word answers what is searched for: by its name, by how it begins, by what it says, by its samples.
function rank(offer, terms) {
  if (!terms.length || offer.name === terms.join("_")) return 0;
  const called = offer.found_by.split("\n")[0];
  if (plain(offer.label).startsWith(terms.join(" "))) return 1;
  return terms.every((term) => called.includes(term)) ? 2 : 3;
}

// Arrow keys walk through a list below an input, Enter takes what is marked; whether the key was meant for it.
function walk(event, input, list) {
  const items = [...list.children];
  const now = items.findIndex((item) => item.getAttribute("aria-selected") === "true");
  if (!items.length) return event.key === "Enter";
  if (event.key === "ArrowDown") mark(input, list, (now + 1) % items.length);
  else if (event.key === "ArrowUp") mark(input, list, (now + items.length - 1) % items.length);
  else if (event.key === "Enter") items[Math.max(0, now)].click();
  else return false;
  return true;
}
