// What the frame of every page does: the switch of light and dark, the menu of a small screen, and boxes that close
// when one goes on. Without it the switch asks the server, and the menu stands above the page.
"use strict";
(() => {
  const root = document.documentElement;
  const YEAR = 365 * 24 * 3600;

  function choose(theme) {
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    const secure = location.protocol === "https:" ? "; secure" : "";
    document.cookie = `theme=${theme === "system" ? "" : theme}; path=/; max-age=${theme === "system" ? 0 : YEAR}; samesite=lax${secure}`;
    for (const each of document.querySelectorAll("[data-themes] button")) {
      if (each.value === theme) each.setAttribute("aria-current", "true");
      else each.removeAttribute("aria-current");
    }
  }
  for (const form of document.querySelectorAll("[data-themes]")) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      choose(event.submitter.value);
    });
  }

  const button = document.querySelector("[data-menu]");
  const menu = document.getElementById("menu");
  if (button && menu) {
    const show = (isOpen) => {
      menu.classList.toggle("tw-open", isOpen);
      button.setAttribute("aria-expanded", String(isOpen));
    };
    button.addEventListener("click", () => {
      const isOpen = !menu.classList.contains("tw-open");
      show(isOpen);
      if (isOpen) menu.querySelector("a, summary").focus();
    });
    menu.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && menu.classList.contains("tw-open")) { show(false); button.focus(); }
    });
    // In a long menu the page that one is on is in sight.
    const here = menu.querySelector(".tw-menu-kinds [aria-current=page]");
    const box = here?.closest(".tw-menu-kinds");
    if (box) box.scrollTop = here.offsetTop - box.offsetTop - box.clientHeight / 2;
  }

  // The way past the menu leaves no mark in the address: it would draw the focus to itself after every save.
  document.querySelector(".tw-skip")?.addEventListener("click", (event) => {
    event.preventDefault();
    const main = document.getElementById("main");
    main.focus();
    main.scrollIntoView();
  });

  // After a save the page comes anew: the focus goes back to where it was, unless something there is wrong.
  const KEPT = "tilewright.focus";
  document.addEventListener("submit", (event) => {
    const at = document.activeElement;
    if (event.defaultPrevented || event.target.method !== "post" || !at || at === document.body) return;
    const name = at.id ? `#${CSS.escape(at.id)}` : at.name ? `[name="${CSS.escape(at.name)}"]${at.tagName === "BUTTON" ? `[value="${CSS.escape(at.value)}"]` : ""}` : "";
    if (name) sessionStorage.setItem(KEPT, JSON.stringify({ path: location.pathname, name, time: Date.now() }));
  });
  const kept = JSON.parse(sessionStorage.getItem(KEPT) || "null");
  sessionStorage.removeItem(KEPT);
  if (kept && kept.path === location.pathname && Date.now() - kept.time < 60_000 && !document.querySelector(".errors")) {
    document.querySelector(`main ${kept.name}`)?.focus();
  }

  for (const box of document.querySelectorAll("details[data-closes]")) {
    document.addEventListener("click", (event) => { if (!box.contains(event.target)) box.open = false; });
    box.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !box.open) return;
      box.open = false;
      box.querySelector("summary").focus();
    });
    box.addEventListener("focusout", (event) => { if (event.relatedTarget && !box.contains(event.relatedTarget)) box.open = false; });
  }
})();
