import { RouterProvider } from "@tanstack/react-router";
import { hydrate } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { KeepPage } from "./rendering/KeepPage.tsx";
import { getRouter } from "./router.tsx";

let isMissingChunk = false;
window.addEventListener("vite:preloadError", ({ payload }) => {
  isMissingChunk = true;
  // The router reloads the page when it knows the browser's own message, offline too.
  payload.message = "A chunk is missing";
});

/**
 * The router's own client entry without Start's client of server functions, which the site doesn't use. Without a chunk
 * of the page, on an error page and on a translated page, the server's HTML stays as it is: its links and forms work without script.
 */
async function start(): Promise<void> {
  // iOS 16, which is older than the supported browsers, lacks built-ins that the pages use.
  if (!("groupBy" in Map)) await import("./browser/olderBrowser.ts");
  const router = getRouter();
  await hydrate(router).finally(() => window.$_TSR?.h());
  // A translated page has text nodes that are not the server's: hydration would replace it with the original.
  const isTranslated = document.querySelector("font") !== null;
  if (isMissingChunk || isTranslated || router.state.matches.some(({ status }) => status === "error")) {
    // For what needs the script (WithoutScript.tsx).
    document.documentElement.dataset.plain = "";
    return;
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <KeepPage router={router}>
          <RouterProvider router={router} />
        </KeepPage>
      </StrictMode>,
    );
  });
}

void start();
