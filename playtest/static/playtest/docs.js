"use strict";
// Shows the OpenAPI document. Whoever is signed in may try things out: the CSRF token goes along.
(() => {
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
