// A field drawn as the sentences it will read as, every part of which is pressed to change it, and as rows.
"use strict";
(() => {
  const { isBelow, keyOf, make, partButton, icon, picture } = window.tilewrightBuilding;

  window.tilewrightBuilding.Sentences = class extends window.tilewrightBuilding.Controls {
    // What is being dragged stays where it is taken from: an answer that comes meanwhile is drawn afterwards.
    draw(focus) {
      this.isLate = Boolean(this.dragged);
      if (this.isLate) return;
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
      if (!this.readOnly && this.panel.querySelector(".tw-said")) this.panel.append(make("p", { className: "tw-help", textContent: this.words.keys }));
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
      const list = make("ul", { className: "tw-builder-faults" });
      for (const fault of this.state.faults) if (isMeant(fault.path)) list.append(make("li", { textContent: fault.text }));
      return list;
    }

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
      const handle = make("span", { className: "tw-builder-drag", title: this.words.drag });
      handle.append(picture("drag_indicator"));
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
      handle.addEventListener("dragend", () => {
        this.dragged = null;
        if (this.isLate) this.draw();
      });
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
  };
})();
