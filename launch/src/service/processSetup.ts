import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { root } from "../workspaceRoot.ts";

/** Imported before each process: output to a full disk must not end it, and the next start finds its code compiled. */
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

const FLUSH_AFTER_MS = 10_000;
enableCompileCache(join(root, "node_modules/.cache/compile"));
// Node writes the cache when a process ends by itself, and not when it is killed.
setTimeout(flushCompileCache, FLUSH_AFTER_MS).unref();
