import "@lagrum/core/csp/withoutEval";
import "@lagrum/core/design/colours.css";
import "@lagrum/core/design/appFonts.css";
import "./diagram/diagram.css";
import "./page/page.css";
import "./page/machine.css";
import { machineDiagrams } from "virtual:machine-diagrams";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./page/App.tsx";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App machines={machineDiagrams} />
    </StrictMode>,
  );
}
