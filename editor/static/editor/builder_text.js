// The text of a field that is built: what is wrong in it, and what the word means on which one stands. Where the
// editor of texts is at hand (builder_code.js), it takes the place of the plain area.
"use strict";
(() => {
  const { make } = window.tilewrightBuilding;
  const PAUSE = 350;

  window.tilewrightBuilding.Text = class {
    dressText() {
      this.faults = make("ul", { className: "tw-builder-faults" });
      this.meaning = make("p", { className: "tw-builder-meaning" });
      this.meaning.setAttribute("role", "status");
      this.area.parentElement.after(this.meaning, this.faults);
      this.help = make("p", { className: "tw-help", textContent: this.words.completing, hidden: true });
      this.faults.after(this.help);
      for (const name of ["keyup", "click"]) this.area.addEventListener(name, () => this.tellMeaning(this.area.selectionStart));
    }

    typed() {
      this.forgetTold();
      this.number();
      this.fillCode();
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => this.ask({}), PAUSE);
    }

    number() {
      const faults = this.told ? [] : this.state?.faults || [];
      this.faults.replaceChildren(...faults.map((fault) => make("li", { textContent: `${this.words.line.replace("%s", fault.line)}: ${fault.text}` })));
      this.markCode(this.state?.faults || []);
    }

    // What a word means, told once for each word of a text.
    async explain(at) {
      if (this.explained?.text !== this.area.value) this.explained = { text: this.area.value, found: [] };
      const { text, found } = this.explained;
      const known = found.find((each) => each.start <= at && at <= each.end);
      if (known) return known.told;
      const letters = (part) => part.length;
      const start = at - letters(text.slice(0, at).match(/\w*$/)[0]);
      const end = at + letters(text.slice(at).match(/^\w*/)[0]);
      if (start === end) return null;
      const each = { start, end, told: this.put({ explain: start }).catch(() => null) };
      found.push(each);
      return each.told;
    }

    // Below the text, for whoever stands on a word for a moment.
    tellMeaning(at) {
      clearTimeout(this.standing);
      this.standing = setTimeout(async () => {
        const told = await this.explain(at);
        this.meaning.replaceChildren(...(told ? this.wordMeaning(told) : []));
      }, PAUSE);
    }

    wordMeaning(told) {
      const label = make("strong", { textContent: told.label });
      const name = make("code", { textContent: told.name });
      const lines = told.lines.map((line) => make("span", { textContent: line }));
      return [name, label, ...(told.sort ? [make("em", { textContent: told.sort })] : []), ...lines];
    }
  };
})();
