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
const cacheablePages = [
  ...Object.values(addresses),
  "/categories",
  "/answers",
  "/nyheter",
  "/fixed_price",
  "/about",
  "/villkor",
];
/** Pages with forms. */
const formPages = ["/boka", "/ai", "/ask_a_question", "/contact", "/signin", "/signup"];

/** Script budget of a content page, bytes gzip. */
const BUDGET_BEFORE = 10_000;
const BUDGET_AFTER = 140_000;

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

await withService(async ({ publicUrl }) => {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  try {
    const weights: [string, PageWeight][] = [];
    for (const path of [...cacheablePages, ...formPages]) {
      weights.push([path, await weigh(browser, publicUrl + path)]);
      console.log(`${path} weighed`);
    }
    const overBudget = weights
      .filter(([path]) => cacheablePages.includes(path))
      .filter(([, { inline, before, after }]) => before.script + inline > BUDGET_BEFORE || after.script > BUDGET_AFTER)
      .map(([path]) => path);
    saveResult(
      "weight",
      `# What pages make a browser fetch, ${today()}

${machine()}
Chromium ${browser.version()}, each page with an empty browser cache; kB (1 000 bytes), compressed with gzip where that is
smaller. Before: until the network was idle. After: including all that a pointer move loaded.
Budget for pages without forms: ${kilobytes(BUDGET_BEFORE)} kB of script before and ${kilobytes(BUDGET_AFTER)} kB after; over budget: ${overBudget.join(", ") || "none"}.
The last ${formPages.length} have forms, for comparison.

${table([head, ...weights.map(([path, weight]) => row(path, weight))])}
`,
    );
    if (overBudget.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
  }
});
