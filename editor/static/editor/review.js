// Words that change lose their review: the choice beside a translation becomes "draft" as soon as somebody types, and
// what it was when the old words stand there again. What somebody has chosen themselves stays.
"use strict";
document.addEventListener("input", (event) => {
  const box = event.target;
  if (!box.name || !(box.name === "text" || box.name.startsWith("tr:"))) return;
  const name = box.name === "text" ? "quality" : `quality:${box.name.slice(3)}`;
  const choice = box.form?.elements[name];
  if (!choice || choice.dataset.chosen) return;
  choice.dataset.was ??= choice.value;
  if (choice.dataset.was === "reviewed") choice.value = box.value === box.defaultValue ? "reviewed" : "draft";
});
document.addEventListener("change", (event) => {
  if (event.target.name === "quality" || event.target.name?.startsWith("quality:")) event.target.dataset.chosen = "1";
});
