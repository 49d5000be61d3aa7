// Paints maps: puts a grid above the text of a drawing and keeps both in step. The text is what is saved.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  for (const root of document.querySelectorAll("[data-drawing]")) new DrawingBoard(root);
});

class DrawingBoard {
  constructor(root) {
    this.spec = JSON.parse(root.dataset.drawing);
    this.words = JSON.parse(root.dataset.words);
    this.text = root.querySelector("textarea");
    this.board = root.querySelector(".tw-drawing-board");
    this.readOnly = this.text.disabled;
    this.past = [];
    this.future = [];
    this.at = { x: 0, y: 0 };
    this.brush = this.spec.cells.map((layer) => Math.min(1, layer.symbols.length - 1));
    this.active = 0;
    this.wallBrush = this.spec.walls ? Math.min(1, this.spec.walls.symbols.length - 1) : 0;
    this.floorBrush = this.spec.floors ? Math.min(1, this.spec.floors.symbols.length - 1) : 0;
    this.map = this.parse(this.text.value);
    this.board.hidden = false;
    root.querySelector("details").open = false;
    this.text.addEventListener("input", () => { if (!this.writing) { this.map = this.parse(this.text.value); this.show(); } });
    document.addEventListener("pointerup", () => { this.painting = null; });
    this.show();
  }

  // Text and map

  parse(text) {
    const { cells, walls, floors } = this.spec;
    const lines = text.replace(/\r/g, "").replace(/\n+$/, "").split("\n").map((line) => [...line]);
    const per = floors ? 2 : 1;
    const stride = cells.length + (walls ? 1 : 0);
    if (!lines[0].length || lines.length % per) return null;
    const width = Math.floor((lines[0].length - (walls ? 1 : 0)) / stride);
    const height = lines.length / per;
    const map = { width, height, cells: cells.map(() => []), walls: [], floors: [] };
    const index = (layer, character) => layer.symbols.findIndex(([symbol]) => symbol === character);
    for (let y = 0; y < height; y++) {
      const row = lines[y * per];
      if (row.length !== width * stride + (walls ? 1 : 0)) return null;
      cells.forEach((layer, n) => {
        map.cells[n].push(Array.from({ length: width }, (_, x) => index(layer, row[x * stride + (walls ? 1 : 0) + n])));
      });
      if (walls) map.walls.push(Array.from({ length: width + 1 }, (_, x) => index(walls, row[x * stride])));
      if (floors) {
        const under = lines[y * 2 + 1];
        if (under.length !== width * (cells.length + 1) + 1) return null;
        map.floors.push(Array.from({ length: width }, (_, x) => index(floors, under[x * (cells.length + 1) + 1])));
      }
    }
    const all = [...map.cells.flat(2), ...map.walls.flat(), ...map.floors.flat()];
    return width > 0 && all.every((value) => value >= 0) ? map : null;
  }

  draw(map) {
    const { cells, walls, floors } = this.spec;
    const lines = [];
    for (let y = 0; y < map.height; y++) {
      let row = "";
      let under = "+";
      for (let x = 0; x < map.width; x++) {
        if (walls) row += walls.symbols[map.walls[y][x]][0];
        cells.forEach((layer, n) => { row += layer.symbols[map.cells[n][y][x]][0]; });
        if (floors) under += floors.symbols[map.floors[y][x]][0].repeat(cells.length) + "+";
      }
      if (walls) row += walls.symbols[map.walls[y][map.width]][0];
      lines.push(row);
      if (floors) lines.push(under);
    }
    return lines.join("\n");
  }

  blank(width, height) {
    const rows = (count) => Array.from({ length: height }, () => Array(count).fill(0));
    return { width, height, cells: this.spec.cells.map(() => rows(width)), walls: this.spec.walls ? rows(width + 1) : [], floors: this.spec.floors ? rows(width) : [] };
  }

  resized(width, height) {
    const fresh = this.blank(width, height);
    const copy = (from, to) => to.forEach((row, y) => row.forEach((_, x) => { if (from[y]?.[x] !== undefined) row[x] = from[y][x]; }));
    this.map.cells.forEach((layer, n) => copy(layer, fresh.cells[n]));
    copy(this.map.walls, fresh.walls);
    copy(this.map.floors, fresh.floors);
    return fresh;
  }

  change(map) {
    this.past.push(this.text.value);
    this.future = [];
    this.write(this.draw(map));
  }

  write(text) {
    this.writing = true;
    this.text.value = text;
    this.text.dispatchEvent(new Event("input", { bubbles: true }));
    this.writing = false;
    this.map = this.parse(text);
    this.show();
  }

  step(from, to) {
    if (!from.length) return;
    to.push(this.text.value);
    this.write(from.pop());
  }

  // Painting

  set(place, value) {
    const map = structuredClone(this.map);
    if (place.layer === "wall") map.walls[place.y][place.x] = value;
    else if (place.layer === "floor") map.floors[place.y][place.x] = value;
    else map.cells[this.active][place.y][place.x] = value;
    if (this.draw(map) !== this.text.value) this.change(map);
  }

  get(place) {
    if (place.layer === "wall") return this.map.walls[place.y][place.x];
    if (place.layer === "floor") return this.map.floors[place.y][place.x];
    return this.map.cells[this.active][place.y][place.x];
  }

  brushFor(layer) {
    return layer === "wall" ? this.wallBrush : layer === "floor" ? this.floorBrush : this.brush[this.active];
  }

  // A first touch paints, or wipes what is painted so already; dragging on does the same to what it meets.
  paint(place) {
    if (this.readOnly) return;
    const wanted = this.brushFor(place.layer);
    const value = this.get(place) === wanted ? 0 : wanted;
    this.painting = { layer: place.layer, value };
    this.set(place, value);
  }

  placeOf(element) {
    const target = element?.closest?.("[data-x]");
    if (!target || !this.board.contains(target)) return null;
    return { layer: target.dataset.layer, x: Number(target.dataset.x), y: Number(target.dataset.y) };
  }

  // The page

  show() {
    const focused = this.board.contains(document.activeElement) && document.activeElement.classList.contains("tw-space");
    this.board.replaceChildren();
    if (!this.map) {
      const note = element("p", { className: "tw-help", textContent: this.text.value.trim() ? this.words.unsound : "" });
      const start = element("button", { type: "button", className: "tw-button tw-button-plain tw-button-small", textContent: this.words.start });
      start.addEventListener("click", () => this.change(this.blank(this.spec.width[0], this.spec.height[0])));
      this.board.append(note);
      if (!this.text.value.trim() && !this.readOnly) this.board.append(start);
      else if (!this.readOnly) this.board.append(this.tools());
      return;
    }
    if (!this.readOnly) this.board.append(this.palettes());
    this.board.append(this.grid());
    if (!this.readOnly) this.board.append(this.tools(), element("p", { className: "tw-help", textContent: this.words.hint }));
    if (focused) this.focus();
  }

  palettes() {
    const holder = element("div", { className: "tw-palettes" });
    const palette = (layer, chosen, isActive, choose) => {
      const group = element("div", { className: "tw-palette" });
      group.setAttribute("role", "radiogroup");
      group.setAttribute("aria-label", layer.name);
      group.append(element("span", { className: "tw-palette-name", textContent: layer.name }));
      layer.symbols.forEach(([symbol, meaning], n) => {
        const swatch = element("button", { type: "button", className: "tw-swatch" });
        swatch.setAttribute("role", "radio");
        swatch.setAttribute("aria-checked", String(isActive && n === chosen));
        const chip = element("span", { className: `tw-chip ${n ? `tw-fill-${((n - 1) % 9) + 1}` : ""}`, textContent: symbol });
        chip.setAttribute("aria-hidden", "true");
        swatch.append(chip, element("span", { textContent: meaning }));
        swatch.addEventListener("click", () => { choose(n); this.show(); });
        group.append(swatch);
      });
      holder.append(group);
    };
    this.spec.cells.forEach((layer, index) => {
      palette(layer, this.brush[index], this.active === index, (n) => { this.active = index; this.brush[index] = n; });
    });
    if (this.spec.walls) palette(this.spec.walls, this.wallBrush, true, (n) => { this.wallBrush = n; });
    if (this.spec.floors) palette(this.spec.floors, this.floorBrush, true, (n) => { this.floorBrush = n; });
    return holder;
  }

  grid() {
    const { walls, floors } = this.spec;
    const grid = element("div", { className: "tw-grid" });
    grid.setAttribute("role", "grid");
    grid.setAttribute("aria-label", this.words.map);
    const edge = "9px";
    const columns = [];
    for (let x = 0; x < this.map.width; x++) columns.push(...(walls ? [edge] : []), "44px");
    if (walls) columns.push(edge);
    grid.style.gridTemplateColumns = columns.join(" ");
    if (!walls && !floors) grid.style.gap = "3px";
    for (let y = 0; y < this.map.height; y++) {
      const row = element("div", {});
      row.setAttribute("role", "row");
      row.style.display = "contents";
      for (let x = 0; x < this.map.width; x++) {
        if (walls) row.append(this.edge("wall", x, y));
        row.append(this.space(x, y));
      }
      if (walls) row.append(this.edge("wall", this.map.width, y));
      grid.append(row);
      if (floors) {
        for (let x = 0; x < this.map.width; x++) {
          if (walls) grid.append(element("span", {}));
          const under = this.edge("floor", x, y);
          under.style.height = edge;
          grid.append(under);
        }
        if (walls) grid.append(element("span", {}));
      }
    }
    grid.addEventListener("pointerdown", (event) => {
      const place = this.placeOf(event.target);
      if (!place || event.button) return;
      event.preventDefault();
      if (!place.layer) this.at = { x: place.x, y: place.y };
      this.paint(place);
      if (!place.layer) this.focus();
    });
    grid.addEventListener("pointermove", (event) => {
      if (!this.painting) return;
      const place = this.placeOf(document.elementFromPoint(event.clientX, event.clientY));
      if (place && place.layer === this.painting.layer && this.get(place) !== this.painting.value) this.set(place, this.painting.value);
    });
    grid.addEventListener("keydown", (event) => this.key(event));
    return grid;
  }

  space(x, y) {
    const space = element("button", { type: "button", className: "tw-space" });
    space.dataset.x = x;
    space.dataset.y = y;
    space.setAttribute("role", "gridcell");
    space.tabIndex = x === Math.min(this.at.x, this.map.width - 1) && y === Math.min(this.at.y, this.map.height - 1) ? 0 : -1;
    const said = [this.words.place.replace("%r", y + 1).replace("%c", x + 1)];
    this.spec.cells.forEach((layer, n) => {
      const value = this.map.cells[n][y][x];
      const [symbol, meaning] = layer.symbols[value];
      said.push(`${layer.name}: ${meaning}`);
      if (value && n === 0) space.classList.add(`tw-fill-${((value - 1) % 9) + 1}`);
      if (value) space.append(element("span", { textContent: symbol, className: n ? "tw-chip" : "" }));
    });
    space.title = said.slice(1).join(", ");
    space.setAttribute("aria-label", said.join(", "));
    return space;
  }

  edge(layer, x, y) {
    const value = layer === "wall" ? this.map.walls[y][x] : this.map.floors[y][x];
    const edge = element("span", { className: "tw-edge" });
    edge.dataset.x = x;
    edge.dataset.y = y;
    edge.dataset.layer = layer;
    if (value) edge.dataset.on = value;
    edge.title = (layer === "wall" ? this.spec.walls : this.spec.floors).symbols[value][1];
    return edge;
  }

  tools() {
    const tools = element("div", { className: "tw-drawing-tools" });
    const button = (label, act, off) => {
      const made = element("button", { type: "button", className: "tw-button tw-button-plain tw-button-small", textContent: label, disabled: off });
      made.addEventListener("click", act);
      return made;
    };
    tools.append(
      button(this.words.undo, () => this.step(this.past, this.future), !this.past.length),
      button(this.words.redo, () => this.step(this.future, this.past), !this.future.length),
    );
    const stepper = (label, value, [low, high], change) => {
      if (low === high) return;
      const holder = element("span", { className: "tw-stepper" });
      const fewer = button("−", () => change(value - 1), value <= low);
      const more = button("+", () => change(value + 1), value >= high);
      fewer.setAttribute("aria-label", `${label}: ${this.words.fewer}`);
      more.setAttribute("aria-label", `${label}: ${this.words.more}`);
      holder.append(element("span", { textContent: `${label}: ${value}` }), fewer, more);
      tools.append(holder);
    };
    if (this.map) {
      stepper(this.words.columns, this.map.width, this.spec.width, (n) => this.change(this.resized(n, this.map.height)));
      stepper(this.words.rows, this.map.height, this.spec.height, (n) => this.change(this.resized(this.map.width, n)));
    }
    return tools;
  }

  key(event) {
    const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const move = moves[event.key];
    const { x, y } = this.at;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
      if (event.shiftKey) this.step(this.future, this.past); else this.step(this.past, this.future);
    } else if (move && event.shiftKey) {
      this.paintEdge(move, x, y);
    } else if (move) {
      this.at = { x: Math.max(0, Math.min(this.map.width - 1, x + move[0])), y: Math.max(0, Math.min(this.map.height - 1, y + move[1])) };
      this.focus();
    } else if (event.key === " " || event.key === "Enter") {
      this.paint({ x, y });
      this.painting = null;
    } else {
      return;
    }
    event.preventDefault();
  }

  paintEdge([dx, dy], x, y) {
    if (dx && this.spec.walls) this.paint({ layer: "wall", x: dx > 0 ? x + 1 : x, y });
    const row = dy > 0 ? y : y - 1;
    if (dy && this.spec.floors && row >= 0) this.paint({ layer: "floor", x, y: row });
    this.painting = null;
  }

  focus() {
    const spaces = this.board.querySelectorAll(".tw-space");
    for (const space of spaces) {
      const here = Number(space.dataset.x) === this.at.x && Number(space.dataset.y) === this.at.y;
      space.tabIndex = here ? 0 : -1;
      if (here) space.focus({ preventScroll: true });
    }
  }
}

function element(name, properties) {
  return Object.assign(document.createElement(name), properties);
}
