"use strict";
// Shows the OpenAPI document. Whoever is signed in may try things out: the CSRF token goes along.
(() => {
  // As the studio: the theme that somebody chose there, else that of the system.
  const night = matchMedia("(prefers-color-scheme: dark)");
  const dress = () => {
    let chosen = "auto";
    try { chosen = JSON.parse(localStorage.getItem("adminTheme") || "null") || "auto"; } catch { /* none chosen */ }
    document.documentElement.classList.toggle("dark-mode", chosen === "dark" || (chosen !== "light" && night.matches));
  };
  night.addEventListener("change", dress);
  dress();
  const place = document.getElementById("docs");
  const csrf = () => {
    const found = document.cookie.split("; ").find((each) => each.startsWith("csrftoken="));
    return found ? decodeURIComponent(found.slice("csrftoken=".length)) : "";
  };
  SwaggerUIBundle({
    url: place.dataset.document,
    domNode: place,
    deepLinking: true,
    docExpansion: "list",
    defaultModelsExpandDepth: 0,
    validatorUrl: null,
    presets: [SwaggerUIBundle.presets.apis],
    layout: "BaseLayout",
    requestInterceptor: (request) => {
      if (request.method && !["GET", "HEAD"].includes(request.method.toUpperCase())) {
        request.headers["X-CSRFToken"] = csrf();
      }
      return request;
    },
  });
})();
