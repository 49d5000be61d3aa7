// Builds what is made of words: shows a field as the sentences it will read as, every part of which is a control,
// and keeps the text of the field in step. The text is what is saved; the server says what an edit makes of it.
"use strict";
(() => {
  const { keyOf, make, icon } = window.tilewrightBuilding;

  document.addEventListener("DOMContentLoaded", () => {
    for (const root of document.querySelectorAll("[data-builder]")) new Builder(root);
  });

  class Builder extends window.tilewrightBuilding.Sentences {
    constructor(root) {
      super();
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
      // What the server said of the field when it was sent; it holds until the text is another.
      this.told = document.getElementById(`${this.area.id}_error`);
      this.dressTabs();
      this.dressText();
      root.addEventListener("keydown", (event) => this.key(event));
      // What is typed into controls is no change of the form yet; what becomes of the text is.
      for (const name of ["input", "change"]) this.panel.addEventListener(name, (event) => event.stopPropagation());
      this.area.addEventListener("input", () => { if (!this.writing) this.typed(); });
      this.area.form.addEventListener("tw:focus-field", (event) => this.lead(event));
      this.show(this.area.value.trim() && this.area.dataset.wrongLine ? "text" : "sentence");
      // A page may have many of these: each asks when it comes near.
      const nearness = new IntersectionObserver((seen) => {
        if (!seen.some((each) => each.isIntersecting)) return;
        nearness.disconnect();
        this.ask({});
      }, { rootMargin: "800px" });
      nearness.observe(root);
    }

    // The form as it is and a question go to the server; its answer comes back.
    async put(question) {
      const form = new FormData(this.area.form);
      const body = new URLSearchParams();
      for (const [name, value] of form) if (typeof value === "string") body.append(name, value);
      body.set(this.area.name, this.area.value);
      const slug = location.pathname.split("/").filter(Boolean).pop();
      body.set("build", JSON.stringify({ field: this.root.dataset.builder, slug, ...question }));
      const token = form.get("csrfmiddlewaretoken") || "";
      const answer = await fetch(this.root.dataset.address, { method: "POST", body, headers: { "X-CSRFToken": token } });
      if (!answer.ok) throw new Error(answer.status);
      return answer.json();
    }

    ask(question, { focus } = {}) {
      this.queue = this.queue.then(async () => {
        const before = this.area.value;
        try {
          const reply = await this.put(question);
          this.take(reply, question, before, focus);
        } catch (error) {
          this.notice.textContent = this.words.lost;
        }
      });
      return this.queue;
    }

    take(reply, question, before, focus) {
      const isPlain = !Object.keys(question).length && !focus && !this.open;
      const isSame = isPlain && JSON.stringify(reply) === JSON.stringify(this.reply);
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
      if (isSame) this.number();
      else this.draw(focus);
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

    forgetTold() {
      this.told?.remove();
      this.told = null;
    }

    write(text) {
      this.forgetTold();
      this.writing = true;
      this.area.value = text;
      this.fillCode();
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

    // Somebody wants to get to this field.
    lead(event) {
      if (event.detail.name !== this.area.name) return;
      event.preventDefault();
      const part = this.panel.querySelector(".tw-part-wrong, .tw-part");
      const target = this.view === "text" ? this.code || this.area : part || this.tabs.querySelector("[aria-selected=true]");
      target.focus({ preventScroll: true });
      this.waitsForFocus = target === this.area;
      this.root.scrollIntoView({ block: "center" });
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
      if (view === "text") this.openCode();
      this.number();
    }

    key(event) {
      // Enter in an input of ours means that it is filled in, not that the form is to be sent.
      if (event.key === "Enter" && event.target.tagName === "INPUT") {
        const isTaken = event.defaultPrevented;
        event.preventDefault();
        if (!isTaken && event.target.type !== "checkbox") event.target.dispatchEvent(new Event("change"));
      }
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" && event.key.toLowerCase() !== "y") return;
      if (this.holder.contains(event.target) || ["text", "number"].includes(event.target.type) && event.target.value !== event.target.defaultValue) return;
      event.preventDefault();
      if (event.shiftKey || event.key.toLowerCase() === "y") this.step(this.future, this.past);
      else this.step(this.past, this.future);
    }
  }
})();
