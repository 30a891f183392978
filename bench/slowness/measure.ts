import { createReaderPool } from "@lagrum/api/readers/readerPool";
import { machine, median, saveResult, table, today } from "../setup/result.ts";
import { measureUploads, UPLOAD_LIMIT, type UploadFigures } from "./hostileUploads.ts";
import type { Reading } from "./measuredReader.ts";
import { readers } from "./readers.ts";

/**
 * `pnpm measure slowness [reader …|uploads]`: each reader of text from outside gets 100 kB, 1 MB and 10 MB of its own special
 * characters. Its CPU time for each byte must not grow by more than a factor 2 from one size to the next, up to the first
 * size that the contract refuses. Then somebody uploads while ten hostile files are uploaded to a running service.
 */
const SIZES = [100_000, 1_000_000, 10_000_000];
/** Characters. Readers that the contract bounds below it must be linear up to it all the same. */
const LEAST = 1_000_000;
const MOST_GROWTH = 2;
/** Milliseconds for one size. */
const DEADLINE = 60_000;
/** Nanoseconds for each byte below which timers and caches decide. */
const NOISE = 30;

const pool = createReaderPool(import.meta.url, { module: "measuredReader", reader: "measureReading", megabytes: 6000 });
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part));

/** CPU time in nanoseconds for each byte; infinite past the deadline. */
async function perByte(reading: Reading): Promise<number> {
  const outcome = await pool.run<number>(reading, DEADLINE);
  if (outcome.kind === "failed") console.error(reading.reader, outcome.cause);
  return outcome.kind !== "done" ? Number.POSITIVE_INFINITY : (outcome.value * 1000) / reading.size;
}

/** Each size; sizes after one that was late are not tried. */
async function measurePiece(reader: string, piece: string): Promise<number[]> {
  const costs: number[] = [];
  // Compiles the reader.
  await perByte({ reader, piece, size: 20_000 });
  for (const size of SIZES) {
    const isLate = costs.at(-1) === Number.POSITIVE_INFINITY;
    costs.push(isLate ? Number.POSITIVE_INFINITY : await perByte({ reader, piece, size }));
  }
  return costs;
}

/** How much the cost of a byte grows from one size to the next, at most, over the sizes that count. */
function growthOf(costs: readonly number[], bound: number): number {
  const counted = costs.filter((_, at) => (SIZES[at] ?? 0) <= Math.max(LEAST, bound));
  const growths = counted.slice(1).map((cost, at) => Math.max(cost, NOISE) / Math.max(counted[at] ?? 0, NOISE));
  return Math.max(...growths);
}

const format = (value: number | undefined) =>
  value === undefined ? "" : Number.isFinite(value) ? value.toFixed(value < 10 ? 1 : 0) : "late";
const rows: (string | number)[][] = [];
const grown: string[] = [];
for (const [name, { pieces, bound }] of Object.entries(readers)) {
  if (!isWanted(name)) continue;
  let worst: { piece: string; costs: number[]; growth: number } | undefined;
  for (const piece of pieces) {
    const costs = await measurePiece(name, piece);
    const growth = growthOf(costs, bound ?? Number.POSITIVE_INFINITY);
    console.log(`${name} ${JSON.stringify(piece)}: ${costs.map(format).join(" ")}`);
    if (!worst || growth > worst.growth) worst = { piece, costs, growth };
  }
  if (!worst) continue;
  const isLinear = worst.growth <= MOST_GROWTH;
  if (!isLinear) grown.push(name);
  const piece = `\`${JSON.stringify(worst.piece).slice(1, -1).replaceAll("|", "\\|")}\``;
  const most = bound === undefined ? "none" : bound.toLocaleString("sv-SE");
  const costs = SIZES.map((size, at) => {
    const isBeyond = size > Math.max(LEAST, bound ?? size);
    return isBeyond ? `(${format(worst.costs[at])})` : format(worst.costs[at]);
  });
  rows.push([name, most, pieces.length, piece, ...costs, worst.growth.toFixed(1), isLinear ? "yes" : "**no**"]);
}

const scenes: [who: string, figures: UploadFigures][] = [];
if (isWanted("uploads")) {
  scenes.push(["one visitor", await measureUploads(() => "198.51.100.1")]);
  scenes.push(["ten visitors", await measureUploads((file) => `198.51.100.${10 + file}`)]);
}
const ofOthers = scenes.map(([who, { uploads, reads }]) => {
  const longest = Math.max(...uploads);
  const isInTime = longest <= UPLOAD_LIMIT;
  if (!isInTime) grown.push(`uploads beside ${who}`);
  const figures = [uploads.length, Math.round(median(uploads)), longest, Math.round(median(reads)), Math.max(...reads)];
  return [who, ...figures, isInTime ? "yes" : "**no**"];
});
const outcomes = (scenes[0]?.[1].outcomes ?? []).map(({ name, outcome, took }, at) => {
  const other = scenes[1]?.[1].outcomes[at];
  return [name, outcome, took, other?.took ?? ""];
});

const head = ["reader", "longest text", "kinds of text", "worst", "ns/byte at 100 kB", "1 MB", "10 MB"];
const uploadHead = ["ten hostile files from", "others' uploads", "median, ms", "longest, ms"];
saveResult(
  "slowness",
  `# Readers of long texts and hostile files, ${today()}

\`pnpm measure slowness\`: ${machine()}

## Texts

CPU time for each byte of the text that grows most, of each reader. "Longest text" is what the contract lets through, in characters.
Figures in brackets are of sizes that it refuses; they don't count.

${table([[...head, "growth", "linear"], ...rows])}

- Limit: a byte of a text ten times as long costs at most ${MOST_GROWTH} times as much; below ${NOISE} ns it isn't compared.

## Uploads

Ten hostile files, each to an order of its own and all at the same time, on a running service. Meanwhile somebody else uploads
contracts of 100 kB, one after the other, and reads the list of answers.

${table([[...uploadHead, "reads: median, ms", "longest, ms", `within ${UPLOAD_LIMIT / 1000} s`], ...ofOthers])}

${table([["hostile file", "outcome", "ms until its answer, of one visitor's ten", "of ten visitors'"], ...outcomes])}

- **${grown.length === 0 ? "Holds." : `Fails: ${grown.join(", ")}.`}**
`,
);
process.exit(grown.length === 0 ? 0 : 1);
