import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const minBytes = 1024;

/** Writes a .br and a .gz beside each built text file, which the static file middleware serves. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    async writeBundle({ dir }) {
      if (!dir) return;
      const files = await readdir(dir, { recursive: true });
      for (const file of files.filter((name) => /\.(js|css|svg|json|txt)$/.test(name))) {
        const bytes = await readFile(join(dir, file));
        if (bytes.length < minBytes) continue;
        await writeFile(join(dir, `${file}.br`), await brotli(bytes));
        await writeFile(join(dir, `${file}.gz`), await zip(bytes, { level: 9 }));
      }
    },
  };
}
