"use strict";
// Lets whoever is signed in try an operation out: the session counts, and the CSRF token goes along.
(() => {
  const csrf = () => {
    const found = document.cookie.split("; ").find((each) => each.startsWith("csrftoken="));
    return found ? decodeURIComponent(found.slice("csrftoken=".length)) : "";
  };

  function ask(form) {
    let path = form.dataset.path;
    const query = new URLSearchParams();
    const headers = { Accept: "application/json" };
    for (const field of form.querySelectorAll("[data-place]")) {
      if (!field.value) continue;
      if (field.dataset.place === "path") path = path.replace(`{${field.name}}`, encodeURIComponent(field.value));
      else if (field.dataset.place === "query") query.append(field.name, field.value);
      else headers[field.name] = field.value;
    }
    const method = form.dataset.method;
    const body = form.querySelector("[data-body]")?.value;
    if (method !== "GET") headers["X-CSRFToken"] = csrf();
    if (body) headers["Content-Type"] = "application/json";
    return fetch(query.size ? `${path}?${query}` : path, { method, headers, body });
  }

  async function send(form) {
    const place = form.querySelector("[data-answer]");
    const code = form.querySelector("[data-code]");
    try {
      const answer = await ask(form);
      const text = (answer.headers.get("Content-Type") || "").includes("json") ? JSON.stringify(await answer.json(), null, 2) : (await answer.text()).slice(0, 20_000);
      code.textContent = `${answer.status} ${answer.statusText}`;
      place.textContent = text;
    } catch (error) {
      code.textContent = String(error);
      place.textContent = "";
    }
    place.hidden = !place.textContent;
  }

  document.addEventListener("submit", (event) => {
    if (!event.target.matches(".ap-operation form")) return;
    event.preventDefault();
    send(event.target);
  });
  const open = () => {
    const box = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (box && box.tagName === "DETAILS") { box.open = true; box.scrollIntoView(); }
  };
  addEventListener("hashchange", open);
  open();
})();
