// The cells of a grid that are not saved yet. They are kept with the tab, so that another page, order or filter loses
// none; each knows the state of its entry that it was made on.
"use strict";
window.tilewrightPending = (table) => {
  const key = `tw-sheet:${table.dataset.grid}`;
  let rows = new Map();
  const past = [];
  const listeners = [];

  const load = () => {
    if (table.dataset.saved) sessionStorage.removeItem(key);
    try { rows = new Map(JSON.parse(sessionStorage.getItem(key) || "[]")); } catch { rows = new Map(); }
  };
  const keep = () => {
    if (rows.size) sessionStorage.setItem(key, JSON.stringify([...rows]));
    else sessionStorage.removeItem(key);
    for (const hear of listeners) hear();
  };
  const put = (slug, stamp, column, cell) => {
    const row = rows.get(slug) || { stamp, cells: {} };
    if (cell) row.cells[column] = cell; else delete row.cells[column];
    if (Object.keys(row.cells).length) rows.set(slug, row); else rows.delete(slug);
  };

  load();
  return {
    listen: (hear) => listeners.push(hear),
    get: (slug, column) => rows.get(slug)?.cells[column],
    stamp: (slug) => rows.get(slug)?.stamp,
    rows: () => rows,
    // Several cells at once are one step back.
    set: (changes) => {
      past.push(changes.map(({ slug, stamp, column }) => ({ slug, stamp, column, cell: rows.get(slug)?.cells[column] })));
      for (const { slug, stamp, column, cell } of changes) put(slug, stamp, column, cell);
      keep();
    },
    undo: () => {
      const step = past.pop();
      if (!step) return [];
      for (const { slug, stamp, column, cell } of step) put(slug, stamp, column, cell);
      keep();
      return step;
    },
    fault: (slug, column, text) => {
      const cell = rows.get(slug)?.cells[column];
      if (cell) cell.fault = text;
    },
    read: (slug, column, shown, raw) => {
      const cell = rows.get(slug)?.cells[column];
      if (cell) { cell.shown = shown; cell.raw = raw; }
    },
    restamp: (slug, stamp) => { const row = rows.get(slug); if (row) row.stamp = stamp; keep(); },
    drop: (slug) => { rows.delete(slug); keep(); },
    clear: () => { rows.clear(); past.length = 0; keep(); },
    keep,
    list: () => [...rows].flatMap(([slug, row]) =>
      Object.entries(row.cells).map(([column, cell]) => [slug, row.stamp, column, cell.typed])),
    count: () => [...rows.values()].reduce((sum, row) => sum + Object.keys(row.cells).length, 0),
    faults: () => [...rows.values()].reduce((sum, row) => sum + Object.values(row.cells).filter((cell) => cell.fault).length, 0),
  };
};
