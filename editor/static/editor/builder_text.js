// The text of a field that is built: numbers of its lines, what is wrong at which, and what may stand at the cursor.
"use strict";
(() => {
  const { make } = window.tilewrightBuilding;

  window.tilewrightBuilding.Text = class {
    dressText() {
      const frame = this.area.parentElement;
      this.gutter = make("div", { className: "tw-builder-gutter" });
      this.gutter.setAttribute("aria-hidden", "true");
      frame.prepend(this.gutter);
      this.faults = make("ul", { className: "tw-builder-faults" });
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
      this.forgetTold();
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
      const faults = this.told ? [] : this.state?.faults || [];
      this.faults.replaceChildren(...faults.map((fault) => make("li", { textContent: `${this.words.line.replace("%s", fault.line)}: ${fault.text}` })));
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
  };
})();
