// The page on which a print is ordered: all or none of a list at once, and the cards of another content as soon as it
// is chosen.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  for (const hidden of document.querySelectorAll(".tw-print-all")) hidden.hidden = false;
  for (const button of document.querySelectorAll("[data-check]")) {
    button.addEventListener("click", () => {
      for (const box of button.form.querySelectorAll(`[name="${button.dataset.check}"]`)) box.checked = button.value !== "" && !box.disabled;
    });
  }
  const look = document.querySelector("[data-look]");
  if (look) {
    look.hidden = true;
    const button = look.querySelector("button");
    button.form.elements.content.addEventListener("change", () => button.form.requestSubmit(button));
  }
});
