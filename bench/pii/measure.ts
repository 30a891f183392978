import { readFileSync } from "node:fs";
import { join } from "node:path";
import { detectPii, type PiiFinding } from "@lagrum/core/pii/detectPii";
import { root } from "@lagrum/launch/workspaceRoot";
import { saveResult, table, today } from "../setup/result.ts";
import { disguised, disguises } from "./disguises.ts";

/**
 * `pnpm measure pii [FILE] [--misses]`: precision and recall of the personal data detection, on texts whose annotator
 * had not seen the detector, one per line: {id, kind, text, marks: [{start, end, kind}]}; and the same for each committed
 * set decomposed, with soft hyphens and with other invisible signs. Fails below the goals, and when a disguise changes a
 * figure.
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

/** What the detector finds in the texts, by kind. */
interface Figures {
  marked: Map<string, { all: number; found: number }>;
  findings: Map<string, { all: number; right: number }>;
  milliseconds: number;
}

function detect(samples: readonly Sample[], report: (line: string) => void = () => {}): Figures {
  const marked: Figures["marked"] = new Map();
  const findings: Figures["findings"] = new Map();
  const startedAt = performance.now();
  const results = samples.map((sample) => ({ ...sample, found: detectPii({ text: sample.text }) }));
  const milliseconds = performance.now() - startedAt;
  for (const { id, text, marks, found } of results) {
    for (const mark of marks) {
      const count = marked.get(mark.kind) ?? { all: 0, found: 0 };
      const is = isFound(text, mark, found);
      marked.set(mark.kind, { all: count.all + 1, found: count.found + (is ? 1 : 0) });
      if (!is) report(`${id} missed ${mark.kind}: ${around(text, mark)}`);
    }
    for (const finding of found) {
      const count = findings.get(finding.kind) ?? { all: 0, right: 0 };
      const is = marks.some((mark) => overlaps(mark, finding));
      findings.set(finding.kind, { all: count.all + 1, right: count.right + (is ? 1 : 0) });
      if (!is) report(`${id} wrong ${finding.kind}: ${around(text, finding)}`);
    }
  }
  return { marked, findings, milliseconds };
}

function around(text: string, { start, end }: { start: number; end: number }): string {
  return `${text.slice(Math.max(0, start - 30), start)}«${text.slice(start, end)}»${text.slice(end, end + 20)}`.replace(
    /\n/g,
    "⏎",
  );
}

const sum = <Count>(counts: Map<string, Count>, of: (count: Count) => number) =>
  [...counts.values()].reduce((total, count) => total + of(count), 0);

const read = (file: string): Sample[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

const committed = ["texts", "unseen", "unseenAgain"];
const pathOf = (set: string) => join(root, `bench/pii/${set}.jsonl`);

const figuresOf = ({ marked, findings }: Figures) => [
  `${sum(marked, ({ found }) => found)} of ${sum(marked, ({ all }) => all)}`,
  `${sum(findings, ({ right }) => right)} of ${sum(findings, ({ all }) => all)}`,
];
const byKind = ({ marked, findings }: Figures) => JSON.stringify([[...marked], [...findings]]);

/** The figures of a committed set in each disguise. */
function compare(set: string, listsMisses: boolean) {
  const samples = read(pathOf(set));
  const figures = disguises.map((disguise) => {
    const hidden = samples.map((sample) => ({ ...sample, ...disguised(sample, disguise) }));
    return detect(hidden, listsMisses ? (line) => console.log(`${set}, ${disguise.name}: ${line}`) : undefined);
  });
  const clean = byKind(figures[0] as Figures);
  return figures.map((one, at) => ({
    row: [`${set}.jsonl`, disguises[at]?.name ?? "", ...figuresOf(one)],
    isSame: byKind(one) === clean,
  }));
}

const file = process.argv.slice(2).find((arg) => !arg.startsWith("--"));
const listsMisses = process.argv.includes("--misses");
const samples = read(file ?? pathOf("texts"));
const { marked, findings, milliseconds } = detect(samples, listsMisses ? console.log : undefined);
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
const compared = file ? [] : committed.flatMap((set) => compare(set, listsMisses));
const differing = compared.filter(({ isSame }) => !isSame).map(({ row: [set, name] }) => `${set} with ${name}`);
const text = `# Personal data detection, ${today()}

${samples.length} texts with ${sum(marked, ({ all }) => all)} places annotated by someone who had not seen the detector. A place counts as found when every
letter and digit of it is in a finding (except a genitive s); a finding is right when it overlaps an annotated place.
${Math.round(milliseconds)} ms for all texts.

${table([["marked as", "places", "found", "recall", "goal"], ...rows])}

${table([["found as", "findings", "right", "precision"], ...[...findings].map(([kind, { all, right }]) => [kind, all, right, percent(right, all)]), ["all", all, right, percent(right, all)]])}

Below the goal: ${low.join(", ") || "none"}.
`;
const disguiseText = `
## In disguise

The committed sets as Mac files, PDFs and web pages give them. Signs stand between all letters and digits. The detector reads
a folded text, so every kind has the same figures as clean.

${table([["set", "form", "places found", "findings right"], ...compared.map(({ row }) => row)])}

Different from clean, in any kind: ${differing.join(", ") || "none"}.
`;
if (file) console.log(text);
else saveResult("pii", text + disguiseText);
if (low.length > 0 || differing.length > 0) process.exitCode = 1;
