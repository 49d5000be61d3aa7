// Cells as spreadsheets copy them: lines of cells with tabs between them; what holds a tab, a line end or a quotation
// mark stands in quotation marks.
"use strict";
window.tilewrightClipboard = {
  write: (lines) => lines.map((line) => line.map(quote).join("\t")).join("\n"),
  read: (text) => {
    const lines = [[]];
    const clean = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
    let at = 0;
    while (at <= clean.length) {
      let cell = "";
      if (clean[at] === '"') {
        let end = at + 1;
        while (end < clean.length && !(clean[end] === '"' && clean[end + 1] !== '"')) end += clean[end] === '"' ? 2 : 1;
        cell = clean.slice(at + 1, end).replaceAll('""', '"');
        at = end + 1;
        while (at < clean.length && clean[at] !== "\t" && clean[at] !== "\n") cell += clean[at++];
      } else {
        const end = clean.slice(at).search(/[\t\n]/);
        cell = end < 0 ? clean.slice(at) : clean.slice(at, at + end);
        at += cell.length;
      }
      lines.at(-1).push(cell);
      if (at >= clean.length) break;
      if (clean[at] === "\n") lines.push([]);
      at += 1;
    }
    return lines;
  },
};

function quote(text) {
  return /[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
