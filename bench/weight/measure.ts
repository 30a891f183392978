import { findBrowser } from "@lagrum/launch/testing/chromium";
import { chromium } from "playwright";
import { addresses } from "../setup/addresses.ts";
import { machine, saveResult, table, today } from "../setup/result.ts";
import { withService } from "../setup/withService.ts";
import { type Kind, kinds, type PageWeight, weigh } from "./network.ts";

/**
 * `pnpm measure weight`: what a browser fetches for each kind of page, before and after the first interaction. Fails when
 * a content page exceeds its script budget.
 */
const reading = [
  ...Object.values(addresses),
  "/categories",
  "/answers",
  "/nyheter",
  "/fixed_price",
  "/boka",
  "/ai",
  "/about",
  "/villkor",
];
/** Pages that need script before an interaction. */
const acting = ["/ask_a_question", "/contact", "/signin", "/signup"];

/** Script budget of a content page, bytes gzip. */
const BEFORE = 10_000;
const AFTER = 130_000;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const sum = (fetched: Record<Kind, number>) => kinds.reduce((total, kind) => total + fetched[kind], 0);

function row(path: string, { requests, inline, before, after }: PageWeight): (string | number)[] {
  const cells = [before.document, before.stylesheet, before.font, before.image, inline, before.script, sum(before)];
  return [path, requests, ...[...cells, after.script, sum(after)].map(kilobytes)];
}

const head = [
  "page",
  "requests before",
  "HTML",
  "CSS",
  "fonts",
  "pictures",
  "script in the HTML",
  "script before",
  "all before",
  "script after",
  "all after",
];

await withService(async ({ url }) => {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  try {
    const weights: [string, PageWeight][] = [];
    for (const path of [...reading, ...acting]) {
      weights.push([path, await weigh(browser, url + path)]);
      console.log(`${path} weighed`);
    }
    const tooHeavy = weights
      .filter(([path]) => reading.includes(path))
      .filter(([, { inline, before, after }]) => before.script + inline > BEFORE || after.script > AFTER)
      .map(([path]) => path);
    saveResult(
      "weight",
      `# What pages make a browser fetch, ${today()}

${machine()}
Chromium ${browser.version()}, each page as somebody sees it who has never been here; kB (1 000 bytes), packed with gzip where that
makes fewer. Before: until the network was quiet. After: with all that a pointer's move made it fetch.
Reading pages may fetch ${kilobytes(BEFORE)} kB of script before and ${kilobytes(AFTER)} kB after; too heavy: ${tooHeavy.join(", ") || "none"}.
The last ${acting.length} are forms, for comparison.

${table([head, ...weights.map(([path, weight]) => row(path, weight))])}
`,
    );
    if (tooHeavy.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
  }
});
