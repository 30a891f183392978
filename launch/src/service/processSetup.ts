import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { root } from "../workspaceRoot.ts";

/**
 * Imported by each process: output to a full disk must not end it, and its compiled code is cached for the next start.
 */
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

const FLUSH_AFTER_MS = 10_000;
enableCompileCache(join(root, "node_modules/.cache/compile"));
// Node writes the compile cache at a normal exit only, not when the process is killed.
setTimeout(flushCompileCache, FLUSH_AFTER_MS).unref();
