import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@lagrum/launch/workspaceRoot";

const path = join(root, "docs/reliability.md");

/** Replaces a part's figures in docs/reliability.md, between its markers. @throws when the page has no such part */
export function saveSection(part: string, figures: string): void {
  const page = readFileSync(path, "utf8");
  const marked = new RegExp(`(<!-- figures: ${part} -->\\n)[^]*?(<!-- end -->)`);
  if (!marked.test(page)) throw new Error(`docs/reliability.md has no figures of ${part}`);
  writeFileSync(
    path,
    page.replace(marked, (_, start: string, end: string) => `${start}\n${figures}\n\n${end}`),
  );
}
