// Searchable pickers of entries, with the select2 that Django's admin brings along.
"use strict";
(() => {
  const $ = django.jQuery;
  window.tilewrightPicker = (select) => {
    if (select.classList.contains("select2-hidden-accessible")) return;
    $(select).select2({
      theme: "admin-autocomplete",
      language: document.documentElement.lang.split("-")[0],
      width: "100%",
      allowClear: true,
      placeholder: select.dataset.placeholder,
      ajax: {
        url: select.dataset.lookup,
        delay: 150,
        data: (params) => ({ term: params.term || "", page: params.page || 1 }),
      },
    });
    $(select).on("select2:select select2:clear", () => {
      select.dispatchEvent(new Event("input", { bubbles: true }));
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
  };
  $(() => { for (const select of document.querySelectorAll("select.tw-picker")) window.tilewrightPicker(select); });
})();
