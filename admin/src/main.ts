import "./csp/sanitiseHtml.ts";
import "@lagrum/core/csp/withoutEval";
import { noticeMissingChunks } from "./missingChunks.ts";

noticeMissingChunks();

// A dynamic import, so that schemas and the editor run after the CSP setup above. Static imports would run before it.
void import("./root.tsx");
