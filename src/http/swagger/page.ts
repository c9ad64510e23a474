// The explorer's page. Everything it loads comes from this server, so that it works without a network.

export const EXPLORER_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>mneme API</title>
    <link rel="icon" type="image/png" href="/swagger/favicon.png">
    <link rel="stylesheet" href="/swagger/explorer.css">
  </head>
  <body>
    <div id="explorer"></div>
    <script src="/swagger/explorer.js"></script>
    <script src="/swagger/start.js"></script>
  </body>
</html>
`;

export const EXPLORER_START = `window.addEventListener("load", () => {
  window.ui = SwaggerUIBundle({
    url: "/swagger/json",
    dom_id: "#explorer",
    deepLinking: true,
    displayRequestDuration: true,
    docExpansion: "list",
    filter: true,
    persistAuthorization: true,
    tryItOutEnabled: true,
    validatorUrl: null,
    defaultModelsExpandDepth: -1,
  });
});
`;

/** The bundle styles elements in place and shows icons from data addresses; nothing else but this server is needed. */
export const EXPLORER_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
