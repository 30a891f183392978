import { readFileSync } from "node:fs";
import { join } from "node:path";
import { detectPii, type PiiFinding } from "@lagrum/core/pii/detectPii";
import { root } from "@lagrum/launch/workspaceRoot";
import { saveResult, table, today } from "../setup/result.ts";

/**
 * `pnpm measure pii [FILE] [--misses]`: precision and recall of the personal data detection, on texts whose annotator
 * had not seen the detector, one per line: {id, kind, text, marks: [{start, end, kind}]}. Fails below the goals.
 */
interface Mark {
  start: number;
  end: number;
  kind: string;
}
interface Sample {
  id: number;
  text: string;
  marks: Mark[];
}

const goals = (kind: string) => (kind === "name" ? 0.9 : 0.98);

/** Letters and digits of an annotation that no finding covers, except a genitive s. */
function isFound(text: string, mark: Mark, found: PiiFinding[]): boolean {
  const covered = new Set<number>();
  for (const { start, end } of found) for (let at = start; at < end; at++) covered.add(at);
  for (let at = mark.start; at < mark.end; at++) {
    if (covered.has(at) || !/[\p{L}\d]/u.test(text[at] ?? "")) continue;
    if (at === mark.end - 1 && at > mark.start && text[at] === "s") continue;
    return false;
  }
  return true;
}

const overlaps = (one: Mark, other: { start: number; end: number }) => one.start < other.end && other.start < one.end;
const percent = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);

const file = process.argv.slice(2).find((arg) => !arg.startsWith("--"));
const listsMisses = process.argv.includes("--misses");
const samples: Sample[] = readFileSync(file ?? join(root, "bench/pii/texts.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

const marked = new Map<string, { all: number; found: number }>();
const findings = new Map<string, { all: number; right: number }>();
const startedAt = performance.now();
const results = samples.map((sample) => ({ ...sample, found: detectPii({ text: sample.text }) }));
const milliseconds = performance.now() - startedAt;
for (const { id, text, marks, found } of results) {
  for (const mark of marks) {
    const count = marked.get(mark.kind) ?? { all: 0, found: 0 };
    const is = isFound(text, mark, found);
    marked.set(mark.kind, { all: count.all + 1, found: count.found + (is ? 1 : 0) });
    if (!is && listsMisses) console.log(`${id} missed ${mark.kind}: ${around(text, mark)}`);
  }
  for (const finding of found) {
    const count = findings.get(finding.kind) ?? { all: 0, right: 0 };
    const is = marks.some((mark) => overlaps(mark, finding));
    findings.set(finding.kind, { all: count.all + 1, right: count.right + (is ? 1 : 0) });
    if (!is && listsMisses) console.log(`${id} wrong ${finding.kind}: ${around(text, finding)}`);
  }
}

function around(text: string, { start, end }: { start: number; end: number }): string {
  return `${text.slice(Math.max(0, start - 30), start)}«${text.slice(start, end)}»${text.slice(end, end + 20)}`.replace(
    /\n/g,
    "⏎",
  );
}

const sum = <Count>(counts: Map<string, Count>, of: (count: Count) => number) =>
  [...counts.values()].reduce((total, count) => total + of(count), 0);
const rows = [...marked].map(([kind, { all, found }]) => [
  kind,
  all,
  found,
  percent(found, all),
  `${100 * goals(kind)} %`,
]);
const all = sum(findings, ({ all }) => all);
const right = sum(findings, ({ right }) => right);
const low = [...marked].filter(([kind, { all, found }]) => found / all < goals(kind)).map(([kind]) => kind);
const text = `# Personal data detection, ${today()}

${samples.length} texts with ${sum(marked, ({ all }) => all)} places annotated by someone who had not seen the detector. A place counts as found when every
letter and digit of it is in a finding (except a genitive s); a finding is right when it overlaps an annotated place.
${Math.round(milliseconds)} ms for all texts.

${table([["marked as", "places", "found", "recall", "goal"], ...rows])}

${table([["found as", "findings", "right", "precision"], ...[...findings].map(([kind, { all, right }]) => [kind, all, right, percent(right, all)]), ["all", all, right, percent(right, all)]])}

Below the goal: ${low.join(", ") || "none"}.
`;
if (file) console.log(text);
else saveResult("pii", text);
if (low.length > 0) process.exitCode = 1;
