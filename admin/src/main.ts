import "./csp/sanitiseHtml.ts";
import "@lagrum/core/csp/withoutEval";

// Schemas and the editor are loaded when these settings hold. Static imports from shared chunks would run before them.
void import("./root.tsx");
