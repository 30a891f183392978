import "@lagrum/core/design/appFonts.css";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { nonce } from "./csp/nonce.ts";
import { Start } from "./Start.tsx";

// A data router, since only it can block navigation away from unsaved text.
const router = createBrowserRouter([{ path: "*", element: <Start /> }], { basename: "/admin" });
const styles = createCache({ key: "css", nonce: nonce() });
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styles}>
        <RouterProvider router={router} />
      </CacheProvider>
    </StrictMode>,
  );
}
