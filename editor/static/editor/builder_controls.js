// With what a part is changed: steppers, selects, switches, pickers of entries and of words, and what can be done to it.
"use strict";
(() => {
  const { isBelow, keyOf, make, icon, option, mark, rank, walk, plain } = window.tilewrightBuilding;

  window.tilewrightBuilding.Controls = class extends window.tilewrightBuilding.Code {
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
      if (part.sort === "word") {
        const help = make("a", { href: `${this.root.dataset.help}#${part.family}-${part.value}`, className: "tw-builder-help", textContent: "?", target: "_blank" });
        help.setAttribute("aria-label", this.words.help);
        help.title = this.words.help;
        help.dataset.key = "help";
        head.append(help);
      }
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
        for (const fault of this.faultsAt(each.path)) field.append(make("p", { className: "tw-builder-faults", textContent: fault.text }));
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

    give(part, value) {
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
          box.addEventListener("change", () => this.give(part, box.checked));
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
          area.addEventListener("change", () => this.give(part, area.value));
          return area;
        }
        case "string": {
          const input = dress(make("input", { type: "text", className: "tw-input", value: part.value ?? "" }));
          input.addEventListener("change", () => this.give(part, input.value === "" && part.may_be_empty ? null : input.value));
          if (this.controls?.ids?.length) this.suggest(input, this.controls.ids);
          return input;
        }
      }
      if (options.length) return this.select(part, options, dress);
      const input = dress(make("input", { type: "text", className: "tw-input tw-code", value: part.value || "" }));
      input.addEventListener("change", () => this.edit({ type: "write", path: part.path, text: input.value }, { controls: this.open, focus: this.heldKey() }));
      return input;
    }

    stepper(part, dress) {
      const holder = make("span", { className: "tw-stepper" });
      const input = dress(make("input", { type: "number", className: "tw-input tw-number", value: part.value ?? "", step: 1 }));
      if (part.low > -(2 ** 31)) input.min = part.low;
      if (part.high < 2 ** 31 - 1) input.max = part.high;
      const put = (value) => this.give(part, value);
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
      const isKnown = options.some((each) => each.value === part.value);
      if (part.may_be_empty || !isKnown) select.append(make("option", { value: "", textContent: part.shown && !isKnown ? part.shown : "–" }));
      options.forEach((option, n) => {
        const reads = option.reads ? ` · ${option.reads}` : option.reason ? ` · ${option.reason}` : "";
        const made = make("option", { value: String(n), textContent: `${option.label || this.shown({ sort: "switch", value: option.value })}${reads}` });
        made.disabled = Boolean(option.reason) && option.value !== part.value;
        made.selected = option.value === part.value;
        select.append(made);
      });
      select.addEventListener("change", () => this.give(part, select.value === "" ? null : options[Number(select.value)].value));
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
            this.give(part, at >= 0 ? values.filter((value) => value !== option.value) : [...values, option.value]);
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
  };
})();
