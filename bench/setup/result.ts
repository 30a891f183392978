import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { root } from "@lagrum/launch/workspaceRoot";

/** The machine and its load average over five minutes: figures from a busy machine are less reliable. */
export function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[1]?.toFixed(1);
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory} GB, Node ${process.version}; load average ${load} when it ended, other work included.`;
}

/** A Markdown table; the first row is its head. */
export function table(rows: (string | number)[][]): string {
  const [head = [], ...body] = rows;
  return [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Prints a result and saves it as docs/measures/DATE-NAME.md. */
export function saveResult(name: string, text: string): void {
  const folder = join(root, "docs/measures");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${today()}-${name}.md`), text);
  console.log(`\n${text}`);
}

export const today = () => new Date().toISOString().slice(0, 10);

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
