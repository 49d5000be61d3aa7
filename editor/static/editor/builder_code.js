// The text of a field in the editor of texts, Ace, which is fetched when somebody opens the text: marks at the lines
// that are wrong, what may stand at the cursor, what the word means that one points at. The area below it keeps the
// text, and is all there is on devices that are touched, where their own keyboards know areas better.
"use strict";
(() => {
  const { make, Text } = window.tilewrightBuilding;
  let loading = null;

  function load(addresses) {
    loading ||= addresses.reduce((before, src) => before.then(() => new Promise((done, fail) => {
      document.head.append(make("script", { src, onload: done, onerror: fail }));
    })), Promise.resolve());
    return loading;
  }

  // Colours are those of the frame, by day and by night: builder.css says them.
  function nameTheme(ace) {
    ace.define("ace/theme/tilewright", ["require", "exports", "module"], (_require, exports) => {
      Object.assign(exports, { isDark: false, cssClass: "tw-ace", cssText: "" });
    });
  }

  window.tilewrightBuilding.Code = class extends Text {
    openCode() {
      if (this.opening || matchMedia("(pointer: coarse)").matches) return;
      this.opening = load(JSON.parse(this.root.dataset.scripts)).then(() => this.dressCode(), () => {});
    }

    dressCode() {
      const { ace } = window;
      if (!ace.require("ace/theme/tilewright")) nameTheme(ace);
      const hadFocus = this.waitsForFocus || document.activeElement === this.area;
      const host = make("div", { className: "tw-builder-ace" });
      this.area.after(host);
      this.area.hidden = true;
      const code = ace.edit(host);
      code.session.setUseWorker(false);
      code.session.setNewLineMode("unix");
      code.session.setMode("ace/mode/yaml");
      code.session.setTabSize(2);
      code.setOptions({
        theme: "ace/theme/tilewright", minLines: 6, maxLines: 30, showPrintMargin: false, readOnly: this.readOnly,
        enableBasicAutocompletion: [this.completer()], textInputAriaLabel: this.label(), wrap: true, indentedSoftWrap: false,
      });
      // Tab goes on to the next field, as in every other one.
      for (const key of ["Tab", "Shift-Tab"]) code.commands.bindKey(key, null);
      this.code = code;
      this.fillCode();
      code.session.getUndoManager().reset();
      code.session.on("change", () => {
        if (this.filling) return;
        this.area.value = code.getValue();
        for (const name of ["input", "change"]) this.area.dispatchEvent(new Event(name, { bubbles: true }));
      });
      code.selection.on("changeCursor", () => { if (code.isFocused()) this.tellMeaning(this.placeOf(code.getCursorPosition())); });
      this.placeNames(ace, code);
      this.pointing(ace, code);
      for (const each of this.area.labels || []) each.addEventListener("click", () => code.focus());
      this.help.hidden = this.readOnly;
      this.number();
      if (hadFocus) code.focus();
      if (hadFocus && this.area.dataset.wrongLine) code.gotoLine(Number(this.area.dataset.wrongLine));
    }

    label() {
      const named = this.area.labels?.[0]?.textContent.trim() || this.area.getAttribute("aria-label") || "";
      return named ? `${named}: ${this.words.text}` : this.words.text;
    }

    placeOf(position) {
      return this.code.session.doc.positionToIndex(position);
    }

    fillCode() {
      if (!this.code || this.code.getValue() === this.area.value) return;
      this.filling = true;
      this.code.setValue(this.area.value, -1);
      this.filling = false;
    }

    markCode(faults) {
      this.code?.session.setAnnotations(faults.map((fault) => ({ row: fault.line - 1, column: 0, text: fault.text, type: "error" })));
    }

    completer() {
      return {
        identifierRegexps: [/[A-Za-z0-9_]/],
        getCompletions: async (_editor, _session, position, _prefix, callback) => {
          try {
            const { completion } = await this.put({ complete: this.placeOf(position) });
            callback(null, completion.names.map((name, n) => ({ value: name, score: completion.names.length - n, completer: this })));
          } catch {
            this.notice.textContent = this.words.lost;
            callback(null, []);
          }
        },
      };
    }

    // The list of names belongs to the form, and is reached from the text, never by Tab.
    placeNames(ace, code) {
      const names = ace.require("ace/autocomplete").Autocomplete.for(code);
      names.parentNode = this.holder;
      names.editor = code; // whom the list is made for
      names.getPopup().textInput.getElement().tabIndex = -1;
      names.editor = null;
    }

    // What a word means beside it, for whoever points at it.
    pointing(ace, code) {
      const { HoverTooltip } = ace.require("ace/tooltip");
      const { Range } = ace.require("ace/range");
      const tip = new HoverTooltip();
      tip.setDataProvider(async (event, editor) => {
        const told = await this.explain(this.placeOf(event.getDocumentPosition()));
        if (!told) return;
        const [from, to] = [told.start, told.end].map((each) => editor.session.doc.indexToPosition(each));
        const shown = make("div", { className: "tw-builder-meaning" });
        shown.append(...this.wordMeaning(told));
        tip.showForRange(editor, new Range(from.row, from.column, to.row, to.column), shown, event);
      });
      tip.addToEditor(code);
    }
  };
})();
