import { createReaderPool } from "@lagrum/api/readers/readerPool";
import { machine, saveResult, table, today } from "../setup/result.ts";
import type { Reading } from "./measuredReader.ts";
import { readers } from "./readers.ts";

/**
 * `pnpm measure slowness [reader …]`: each reader of text from outside gets 100 kB, 1 MB and 10 MB of its own special
 * characters, 10 MB only where no contract bounds the text below that. Its CPU time for each byte must not grow by more than
 * a factor 2 from one size to the next.
 */
const SIZES = [100_000, 1_000_000, 10_000_000];
/** Characters. Readers that the contract bounds below it get as many all the same. */
const LEAST = 1_000_000;
const MOST_GROWTH = 2;
/** Milliseconds for one size. */
const DEADLINE = 30_000;
/** Nanoseconds for each byte below which timers and caches decide. */
const NOISE = 30;

const pool = createReaderPool(import.meta.url, { module: "measuredReader", reader: "measureReading", megabytes: 4000 });
const wanted = process.argv.slice(2);

/** CPU time in nanoseconds for each byte; infinite past the deadline. */
async function perByte(reading: Reading): Promise<number> {
  const outcome = await pool.run<number>(reading, DEADLINE);
  if (outcome.kind === "failed") console.error(reading.reader, outcome.cause);
  return outcome.kind !== "done" ? Number.POSITIVE_INFINITY : (outcome.value * 1000) / reading.size;
}

/** Each size; sizes after one that was late are not tried. */
async function measurePiece(reader: string, piece: string, bound: number): Promise<number[]> {
  const costs: number[] = [];
  // Compiles the reader.
  await perByte({ reader, piece, size: 20_000 });
  for (const size of SIZES.filter((each) => each <= Math.max(LEAST, bound))) {
    const cost =
      costs.at(-1) === Number.POSITIVE_INFINITY ? Number.POSITIVE_INFINITY : await perByte({ reader, piece, size });
    costs.push(cost);
  }
  return costs;
}

/** How much the cost of a byte grows from one size to the next ones, at most. */
const growthOf = (costs: readonly number[]): number =>
  Math.max(...costs.slice(1).map((cost, at) => Math.max(cost, NOISE) / Math.max(costs[at] ?? 0, NOISE)));

const format = (value: number | undefined) =>
  value === undefined ? "" : Number.isFinite(value) ? value.toFixed(value < 10 ? 1 : 0) : "late";
const rows: (string | number)[][] = [];
const grown: string[] = [];
for (const [name, { pieces, bound }] of Object.entries(readers)) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  let worst: { piece: string; costs: number[]; growth: number } | undefined;
  for (const piece of pieces) {
    const costs = await measurePiece(name, piece, bound ?? Number.POSITIVE_INFINITY);
    const growth = growthOf(costs);
    console.log(`${name} ${JSON.stringify(piece)}: ${costs.map(format).join(" ")}`);
    if (!worst || growth > worst.growth) worst = { piece, costs, growth };
  }
  if (!worst) continue;
  const isLinear = worst.growth <= MOST_GROWTH;
  if (!isLinear) grown.push(name);
  const piece = `\`${JSON.stringify(worst.piece).slice(1, -1).replaceAll("|", "\\|")}\``;
  const most = bound === undefined ? "none" : bound.toLocaleString("sv-SE");
  rows.push([
    name,
    most,
    pieces.length,
    piece,
    ...SIZES.map((_, at) => format(worst.costs[at])),
    worst.growth.toFixed(1),
    isLinear ? "yes" : "**no**",
  ]);
}

const head = [
  "reader",
  "longest text",
  "kinds of text",
  "worst",
  "ns/byte at 100 kB",
  "1 MB",
  "10 MB",
  "growth",
  "linear",
];
saveResult(
  "slowness",
  `# Readers of long texts, ${today()}

\`pnpm measure slowness\`: ${machine()}

CPU time for each byte of the text that grows most, of each reader. "Longest text" is what the contract lets through, in characters.

${table([head, ...rows])}

- Limit: a byte of a text ten times as long costs at most ${MOST_GROWTH} times as much; below ${NOISE} ns it isn't compared.
- **${grown.length === 0 ? "Holds." : `Fails: ${grown.join(", ")}.`}**
`,
);
process.exit(grown.length === 0 ? 0 : 1);
