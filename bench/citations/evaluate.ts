import { findCitations } from "@lagrum/core/citation/findCitations";
import { machine, saveResult, table, today } from "../setup/result.ts";
import { type Cited, readCitationSet, toCited } from "./citationSets.ts";

/**
 * `pnpm evaluate citations [--misses]`: precision and recall of the citation parser on the committed sets, those of the
 * grammar apart for places in acts and for other sources, and its time on 100 kB of ordinary and adversarial text. A
 * found citation is correct when it has the same target and overlaps the marked part. Fails below the goals.
 */
const goals = { precision: 0.99, recall: 0.95, milliseconds: 50 };
/** Of the grammar's sets. */
const grammarGoals = { acts: { precision: 0.98, recall: 0.95 }, sources: { precision: 0.98, recall: 0.85 } };
type Kind = keyof typeof grammarGoals;
const listsMisses = process.argv.includes("--misses");
const size = 100_000;
const failed: string[] = [];

const isSame = (one: Cited, other: Cited): boolean =>
  one.code === other.code && one.start < other.end && other.start < one.end;
const share = (part: number, whole: number): string => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;

const isKind = ({ code }: Cited, kind: Kind | null): boolean => kind === null || /^\d/.test(code) === (kind === "acts");

function evaluate(name: string, kind: Kind | null = null): string[] {
  const { precision, recall } = kind === null ? goals : grammarGoals[kind];
  const counts = { texts: 0, expected: 0, found: 0, right: 0, reached: 0, exact: 0 };
  for (const { text, day, expected: all } of readCitationSet(name)) {
    const expected = all.filter((cited) => isKind(cited, kind));
    const found = toCited(findCitations(text, { day })).filter((cited) => isKind(cited, kind));
    const missed = expected.filter((cited) => !found.some((each) => isSame(cited, each)));
    const wrong = found.filter((cited) => !expected.some((each) => isSame(cited, each)));
    counts.texts++;
    counts.expected += expected.length;
    counts.found += found.length;
    counts.right += found.length - wrong.length;
    counts.reached += expected.length - missed.length;
    counts.exact += expected.filter((cited) =>
      found.some(({ start, end, code }) => start === cited.start && end === cited.end && code === cited.code),
    ).length;
    if (listsMisses) {
      for (const cited of missed) console.log(`missed ${cited.code} | ${text}`);
      for (const cited of wrong) console.log(`wrong ${cited.code} "${text.slice(cited.start, cited.end)}" | ${text}`);
    }
  }
  if (counts.right / counts.found < precision) failed.push(`${name}: precision`);
  if (counts.reached / counts.expected < recall) failed.push(`${name}: recall`);
  return [
    kind === null ? `${name} (${counts.texts})` : `${name} (${counts.texts}), ${kind}`,
    share(counts.right, counts.found),
    share(counts.reached, counts.expected),
    share(counts.exact, counts.expected),
  ];
}

/**
 * Milliseconds of CPU for 100 kB and for twice as much of a repeated text: the fastest of 20 runs, since other
 * processes use the machine.
 */
function measure(name: string, part: string): string[] {
  const [one = 0, two = 0] = [size, 2 * size].map((length) => {
    const text = part.repeat(Math.ceil(length / part.length)).slice(0, length);
    const runs = Array.from({ length: 20 }, () => {
      const before = process.threadCpuUsage();
      findCitations(text);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    });
    return Math.min(...runs);
  });
  if (one > goals.milliseconds) failed.push(`${name}: ${one.toFixed(0)} ms`);
  return [name, one.toFixed(1), two.toFixed(1)];
}

const texts = readCitationSet("texts").map(({ text }) => text);
const hostile: [string, string][] = [
  ["the set's texts", `${texts.join(" ")} `],
  ["a long list", "1, 2, 3, 4 och 5, "],
  ["digits", "1 2 3 4 5 6 7 8 9 "],
  ["one number", "1234567890"],
  ["signs", "§ "],
  ["signs and numbers", "§ 1 § 2 "],
  ["chapters", "1 kap. "],
  ["colons", "1:1:1:"],
  ["brackets", "("],
  ["brackets in brackets", "(7 § LAS (7 § LAS "],
  ["a law's name", "lagen om avtal och andra rättshandlingar på "],
  ["half a definition", "köplagen (nedan kallad "],
  ["ordinals", "första och andra "],
  ["ranges", "1–2–3–"],
  ["years", "1990 års "],
  ["an act's signs", "LAS § 1 § 2 § 3 "],
  ["an act's list", "7 § LAS, 8 §, 9 §, "],
  ["a contract's paragraphs", "7 § i avtalet "],
  ["unlisted acts", "5 § cykellagen "],
  ["chapters of a list", "1, 3 och 5 kap. "],
  ["lines", "JB 12:24\n\n5 § "],
  ["an authority without a number", "JK:s beslut den "],
  ["cases", "C-1/09 och "],
  ["spaces", " "],
  ["letters", "a"],
];
const report = `# Citations, ${today()}

The parser of core/src/citation on annotated texts: a found citation is right when it cites the same act, place and parts and overlaps the
marked part of the text; exact when the parts are the same too. Goals: precision ${goals.precision}, recall ${goals.recall}, ${goals.milliseconds} ms;
in the grammar's sets precision ${grammarGoals.acts.precision}, recall ${grammarGoals.acts.recall} of places in acts and ${grammarGoals.sources.recall} of other sources.

${table([["set (texts)", "precision", "recall", "exact part"], ...["texts", "heldOut", "secondEngineer", "legalWriting"].map((name) => evaluate(name)), ...["grammarDev", "grammarTest"].flatMap((name) => [evaluate(name, "acts"), evaluate(name, "sources")])])}

${table([["repeated text", "ms of CPU for 100 kB", "for 200 kB"], ...hostile.map(([name, part]) => measure(name, part))])}

${machine()}
`;
saveResult("citations", report);
if (failed.length > 0) {
  console.log(`\nBelow the goals:\n${failed.join("\n")}`);
  process.exitCode = 1;
}
