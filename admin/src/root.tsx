import "@lagrum/core/design/appFonts.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";
import { Start } from "./Start.tsx";

// A data router, since only it can block navigation away from unsaved text.
const router = createBrowserRouter([{ path: "*", element: <Start /> }], { basename: "/admin" });
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
