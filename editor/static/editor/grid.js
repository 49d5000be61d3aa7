// The grid: cells that are edited where they stand, by keyboard as in a spreadsheet. What is typed is judged by the
// server while one works, and saved together after a look at what would change.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  for (const table of document.querySelectorAll("table[data-grid]")) new Grid(table);
});

class Grid {
  constructor(table) {
    this.table = table;
    this.words = table.dataset;
    this.form = document.querySelector("[data-pending]");
    this.told = document.querySelector("[data-cell-fault]");
    this.pending = window.tilewrightPending(table);
    this.facts = {};
    for (const each of document.querySelectorAll("[data-column-facts]")) this.facts[each.dataset.columnFacts] = JSON.parse(each.dataset.facts);
    this.rows = [...table.tBodies[0].rows].filter((row) => row.dataset.slug).map((row) => [...row.querySelectorAll("td[data-column]")]);
    this.isLeaving = false;
    this.editor = null;
    if (!this.rows.length || !this.rows[0].length) return;
    table.setAttribute("role", "grid");
    table.setAttribute("aria-multiselectable", "true");
    for (const cell of this.rows.flat()) {
      cell.tabIndex = -1;
      cell.dataset.shown = cell.textContent;
    }
    this.at = [0, 0];
    this.from = [0, 0];
    this.cell().tabIndex = 0;
    table.addEventListener("keydown", (event) => this.key(event));
    table.addEventListener("mousedown", (event) => this.point(event));
    table.addEventListener("click", (event) => { if (this.wasHere && !this.editor && !event.shiftKey && this.placeOf(event.target)) this.edit(); });
    table.addEventListener("focusin", (event) => {
      const place = event.target.matches("td") && !this.editor ? this.placeOf(event.target) : null;
      if (place && String(place) !== String(this.at)) this.stand(place, false);
    });
    document.addEventListener("copy", (event) => this.copy(event));
    document.addEventListener("cut", (event) => { if (this.copy(event)) this.empty(); });
    document.addEventListener("paste", (event) => this.paste(event));
    this.pending.listen(() => this.show());
    this.form.querySelector("[data-pending-drop]").addEventListener("click", () => { this.pending.clear(); this.cell().focus(); });
    this.form.addEventListener("submit", () => { this.form.elements.cells.value = JSON.stringify(this.pending.list()); });
    this.show();
    this.look();
  }

  cell([row, column] = this.at) { return this.rows[row][column]; }
  row(cell) { return cell.closest("tr"); }
  placeOf(target) {
    const cell = target.closest?.("td[data-column]");
    if (!cell || !this.table.contains(cell)) return null;
    const row = this.rows.findIndex((cells) => cells.includes(cell));
    return row < 0 ? null : [row, this.rows[row].indexOf(cell)];
  }

  // Where one stands, and what is chosen.
  stand([row, column], extend, focus = false) {
    this.cell().tabIndex = -1;
    this.at = [Math.max(0, Math.min(row, this.rows.length - 1)), Math.max(0, Math.min(column, this.rows[0].length - 1))];
    if (!extend) this.from = this.at;
    const cell = this.cell();
    cell.tabIndex = 0;
    this.mark();
    if (focus) {
      cell.focus({ preventScroll: true });
      cell.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    const fault = this.pending.get(this.row(cell).dataset.slug, cell.dataset.column)?.fault;
    const many = this.chosen().flat().length;
    this.say(fault || (extend && many > 1 ? this.words.chosen.replace("{n}", many) : ""), Boolean(fault));
  }

  chosen() {
    const [top, bottom] = [this.from[0], this.at[0]].sort((a, b) => a - b);
    const [left, right] = [this.from[1], this.at[1]].sort((a, b) => a - b);
    return this.rows.slice(top, bottom + 1).map((cells) => cells.slice(left, right + 1));
  }

  mark() {
    const chosen = new Set(this.chosen().flat());
    const isRange = chosen.size > 1;
    for (const cell of this.rows.flat()) {
      if (isRange && chosen.has(cell)) cell.setAttribute("aria-selected", "true"); else cell.removeAttribute("aria-selected");
    }
  }

  say(text, isFault = false) {
    this.told.textContent = text;
    this.told.classList.toggle("tw-told", !isFault);
  }

  point(event) {
    const place = this.placeOf(event.target);
    this.wasHere = false;
    if (!place || event.button !== 0 || event.target.closest(".tw-cell-editor, button")) return;
    if (this.editor) this.finish(true);
    event.preventDefault();
    this.wasHere = this.cell(place) === document.activeElement; // pressing where one stands edits, by finger as well
    this.stand(place, event.shiftKey, true);
  }

  key(event) {
    if (event.target.closest(".tw-cell-editor")) { this.editing(event); return; }
    if (!event.target.matches("td[data-column]")) return;
    const [row, column] = this.at;
    const [rows, columns] = [this.rows.length, this.rows[0].length];
    const control = event.ctrlKey || event.metaKey;
    const moves = {
      ArrowUp: [control ? 0 : row - 1, column], ArrowDown: [control ? rows - 1 : row + 1, column],
      ArrowLeft: [row, control ? 0 : column - 1], ArrowRight: [row, control ? columns - 1 : column + 1],
      Home: [control ? 0 : row, 0], End: [control ? rows - 1 : row, columns - 1],
      PageUp: [row - 10, column], PageDown: [row + 10, column],
    };
    if (event.altKey) return;
    if (event.key in moves) {
      event.preventDefault();
      this.stand(moves[event.key], event.shiftKey, true);
    } else if (event.key === "Tab") {
      const next = row * columns + column + (event.shiftKey ? -1 : 1);
      if (this.isLeaving || next < 0 || next >= rows * columns) { this.isLeaving = false; return; }
      event.preventDefault();
      this.stand([Math.floor(next / columns), next % columns], false, true);
    } else if (event.key === "Escape") {
      this.isLeaving = true;
      this.stand(this.at, false);
      return;
    } else if (event.key === "Enter" || event.key === "F2") {
      event.preventDefault();
      this.edit();
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      this.empty();
    } else if (control && event.key.toLowerCase() === "z") {
      event.preventDefault();
      this.pending.undo();
      this.check();
    } else if (control && event.key.toLowerCase() === "a") {
      event.preventDefault();
      this.from = [0, 0];
      this.stand([rows - 1, columns - 1], true, true);
    } else if (event.key === " " && this.factsOf(this.cell()).sort === "switch") {
      event.preventDefault();
      this.write([[this.cell(), this.rawOf(this.cell()) === "yes" ? "no" : "yes"]]);
    } else if (event.key.length === 1 && !control) {
      event.preventDefault();
      this.edit(event.key);
    }
    this.isLeaving = false;
  }

  // Editing one cell.
  factsOf(cell) { return this.facts[cell.dataset.column] || { sort: "block", options: [] }; }
  isEditable(cell) { return cell.getAttribute("aria-readonly") !== "true"; }
  rawOf(cell) { return cell.dataset.pending !== undefined ? cell.dataset.pending : cell.dataset.raw; }

  edit(typed = "") {
    const cell = this.cell();
    if (!this.isEditable(cell)) { this.say(this.words.readOnly); return; }
    if (this.editor) return;
    const editor = window.tilewrightCellEditor(cell, this.factsOf(cell), this.words, typed.trim());
    this.editor = editor;
    cell.replaceChildren(editor);
    editor.focus();
    if (editor.select && !typed) editor.select();
    editor.addEventListener("blur", () => { if (this.editor === editor) this.finish(true); });
  }

  editing(event) {
    if (event.isComposing) return;
    const moves = { Enter: event.shiftKey ? [-1, 0] : [1, 0], Tab: [0, event.shiftKey ? -1 : 1] };
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.finish(false);
      this.cell().focus();
    } else if (event.key in moves) {
      event.preventDefault();
      this.finish(true);
      let [row, column] = [this.at[0] + moves[event.key][0], this.at[1] + moves[event.key][1]];
      if (column >= this.rows[0].length) [row, column] = [row + 1, 0];
      if (column < 0) [row, column] = [row - 1, this.rows[0].length - 1];
      this.stand([row, column], false, true);
    }
  }

  finish(isKept) {
    const editor = this.editor;
    const cell = editor.closest("td");
    this.editor = null;
    const typed = editor.value;
    editor.remove();
    this.draw(cell);
    if (isKept && typed !== this.rawOf(cell)) this.write([[cell, typed, editor.selectedOptions?.[0]?.text]]);
  }

  // What is typed, pasted or emptied becomes pending, or is none any more if it says what is saved.
  write(cells) {
    const changes = cells.filter(([cell]) => this.isEditable(cell)).map(([cell, typed, shown]) => {
      const row = this.row(cell);
      const isSame = typed === cell.dataset.raw || (typed === cell.dataset.shown && typed !== "");
      const made = isSame ? null : { typed, shown: shown ?? this.reads(cell, typed), raw: typed, fault: "" };
      return { slug: row.dataset.slug, stamp: Number(row.dataset.stamp), column: cell.dataset.column, cell: made };
    });
    if (changes.length) this.pending.set(changes);
    this.check();
    return changes.length;
  }

  reads(cell, typed) {
    const facts = this.factsOf(cell);
    if (facts.sort === "switch") return { yes: this.words.yes, no: this.words.no }[typed] ?? typed;
    return facts.options.find(([value]) => value === typed)?.[1] ?? typed;
  }

  empty() { this.write(this.chosen().flat().map((cell) => [cell, ""])); }

  // The server says what is wrong and how references read.
  check() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.look(), 250);
  }

  async look() {
    const cells = this.pending.list();
    if (!cells.length) return;
    const sent = (this.sent = {});
    const body = new URLSearchParams({ cells: JSON.stringify(cells), csrfmiddlewaretoken: this.form.elements.csrfmiddlewaretoken.value });
    try {
      const answer = await fetch(this.words.check, { method: "POST", body, headers: { Accept: "application/json" } });
      if (!answer.ok) throw new Error(String(answer.status));
      const found = await answer.json();
      if (this.sent !== sent) return;
      for (const [slug, row] of this.pending.rows()) {
        for (const column of Object.keys(row.cells)) this.pending.fault(slug, column, "");
        row.moved = found.moved.includes(slug) || found.gone.includes(slug);
      }
      for (const [slug, column, shown, raw] of found.shown) this.pending.read(slug, column, shown, raw);
      for (const [slug, column, text] of found.faults) {
        const first = column || Object.keys(this.pending.rows().get(slug)?.cells || {})[0];
        this.pending.fault(slug, first, text);
      }
      this.pending.keep();
      if (!this.editor) this.stand(this.at, this.from !== this.at);
    } catch {
      if (this.sent === sent) this.say(this.words.failed, true);
    }
  }

  // What the page shows of it.
  show() {
    for (const cells of this.rows) for (const cell of cells) this.draw(cell);
    for (const cells of this.rows) this.warn(this.row(cells[0]));
    const count = this.pending.count();
    const here = this.table.querySelectorAll("td[data-pending]").length;
    const faults = this.pending.faults();
    const parts = [count === 1 ? this.words.countOne : this.words.countMany.replace("{n}", count)];
    if (count > here) parts.push(this.words.elsewhere.replace("{n}", count - here));
    if (faults) parts.push(this.words.faults.replace("{n}", faults));
    this.form.hidden = count === 0;
    const said = this.form.querySelector("[data-pending-count]");
    const text = count ? parts.join(" · ") : "";
    if (said.textContent !== text) said.textContent = text;
    this.form.elements.cells.value = JSON.stringify(this.pending.list());
  }

  draw(cell) {
    if (this.editor && cell.contains(this.editor)) return;
    const made = this.pending.get(this.row(cell).dataset.slug, cell.dataset.column);
    if (!made) {
      delete cell.dataset.pending;
      cell.removeAttribute("aria-invalid");
      cell.removeAttribute("title");
      cell.replaceChildren(cell.dataset.shown);
      return;
    }
    cell.dataset.pending = made.raw;
    cell.replaceChildren(made.shown || made.typed || "–");
    const mark = document.createElement("span");
    mark.className = "tw-hidden";
    mark.textContent = ` (${[this.words.unsaved, made.fault].filter(Boolean).join(": ")})`;
    cell.append(mark);
    if (made.fault) { cell.setAttribute("aria-invalid", "true"); cell.title = made.fault; }
    else { cell.removeAttribute("aria-invalid"); cell.removeAttribute("title"); }
  }

  // Somebody saved an entry with pending cells: nothing of it is written until one has decided.
  warn(row) {
    const { slug, stamp } = row.dataset;
    const mine = this.pending.rows().get(slug);
    const isMoved = Boolean(mine) && (mine.moved || mine.stamp !== Number(stamp));
    const known = row.nextElementSibling?.matches("[data-moved-row]") ? row.nextElementSibling : null;
    row.toggleAttribute("data-moved", isMoved);
    if (!isMoved) { known?.remove(); return; }
    if (known) return;
    const line = document.createElement("tr");
    line.dataset.movedRow = slug;
    const told = document.createElement("td");
    told.colSpan = row.cells.length;
    told.append(`${this.words.moved} `);
    const isOld = mine.stamp !== Number(stamp);
    const buttons = [[this.words.drop, () => this.pending.drop(slug)]];
    // Only who sees the new state may lay their cells over it: else the page is read anew first.
    buttons.unshift([this.words.keep, () => { if (isOld) { mine.moved = false; this.pending.restamp(slug, Number(stamp)); this.check(); } else location.reload(); }]);
    for (const [label, deed] of buttons) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "tw-button tw-button-plain tw-button-small";
      button.textContent = label;
      button.addEventListener("click", () => { deed(); this.cell().focus(); });
      told.append(button, " ");
    }
    line.append(told);
    row.after(line);
  }

  // The clipboard, as spreadsheets use it.
  isHere() { return !this.editor && this.placeOf(document.activeElement || document.body) !== null; }

  copy(event) {
    if (!this.isHere() || !event.clipboardData) return false;
    const shown = (cell) => {
      const made = this.pending.get(this.row(cell).dataset.slug, cell.dataset.column);
      return made ? made.shown || made.typed : cell.dataset.shown;
    };
    const lines = this.chosen().map((cells) => cells.map(shown));
    event.clipboardData.setData("text/plain", window.tilewrightClipboard.write(lines));
    event.preventDefault();
    this.say(this.words.copied.replace("{n}", lines.flat().length));
    return true;
  }

  paste(event) {
    if (!this.isHere() || !event.clipboardData) return;
    event.preventDefault();
    const lines = window.tilewrightClipboard.read(event.clipboardData.getData("text/plain"));
    const chosen = this.chosen();
    const [top, left] = [Math.min(this.from[0], this.at[0]), Math.min(this.from[1], this.at[1])];
    const isOne = lines.length === 1 && lines[0].length === 1;
    const cells = [];
    let lost = 0;
    if (isOne) for (const cell of chosen.flat()) cells.push([cell, lines[0][0]]);
    else {
      lines.forEach((line, down) => line.forEach((typed, across) => {
        const cell = this.rows[top + down]?.[left + across];
        if (cell && this.isEditable(cell)) cells.push([cell, typed]); else lost += 1;
      }));
    }
    const written = this.write(cells);
    if (!isOne && cells.length) this.stand([Math.min(top + lines.length, this.rows.length) - 1, Math.min(left + lines[0].length, this.rows[0].length) - 1], false);
    if (!isOne) { this.from = [top, left]; this.mark(); this.cell().focus(); }
    this.say([this.words.pasted.replace("{n}", written), lost ? this.words.noRoom.replace("{n}", lost) : ""].join(" "));
  }
}
