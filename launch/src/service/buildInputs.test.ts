import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { hashOfInputs } from "./buildInputs.ts";

const workspace = mkdtempSync(join(tmpdir(), "build-inputs-"));
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

/** Whether a new text in the file makes the site's build stale. */
function rebuilds(path: string): boolean {
  const file = join(workspace, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "before");
  const before = hashOfInputs(workspace, "site");
  writeFileSync(file, "after");
  return hashOfInputs(workspace, "site") !== before;
}

test.each([
  "site/src/ui/Button.tsx",
  "site/src/ui/Button.module.css",
  "site/public/robots.txt",
  "site/build/precompress.ts",
  "site/vite.config.ts",
  "site/package.json",
  "core/src/money/money.ts",
  "core/src/pii/names.gen.ts",
  "core/src/account/commonPasswords.gen.ts",
  "core/src/design/colours.css",
  "core/src/design/fonts/literata.woff2",
  "core/package.json",
  "tsconfig.base.json",
  "pnpm-lock.yaml",
])("a change of %s rebuilds the site", (path) => expect(rebuilds(path)).toBe(true));

test.each([
  "site/src/ui/Button.test.tsx",
  "site/src/routeTree.gen.ts",
  "core/src/money/money.test.ts",
  "site/dist/client/index.html",
  "admin/src/App.tsx",
  "docs/settings.md",
])("a change of %s does not", (path) => expect(rebuilds(path)).toBe(false));
