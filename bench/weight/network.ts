import { gzipSync } from "node:zlib";
import { ignoreHeadlessPointer } from "@lagrum/e2e/headlessPointer";
import type { Browser, Response } from "playwright";

export const kinds = ["document", "stylesheet", "font", "script", "image", "other"] as const;
export type Kind = (typeof kinds)[number];

/** Fetched bytes by kind; gzip, except for fonts and images, which are compressed already. */
type Fetched = Record<Kind, number>;

export interface PageWeight {
  requests: number;
  /** Inline script, bytes gzip. */
  inline: number;
  before: Fetched;
  /** Including what the first interaction fetched. */
  after: Fetched;
}

const kindOf = (response: Response): Kind =>
  kinds.find((kind) => kind === response.request().resourceType()) ?? "other";

function add(responses: [Kind, Buffer][]): Fetched {
  const sum: Fetched = { document: 0, stylesheet: 0, font: 0, script: 0, image: 0, other: 0 };
  for (const [kind, body] of responses) sum[kind] += Math.min(body.length, gzipSync(body).length);
  return sum;
}

/** Opens a page with an empty cache, records what it fetches, then moves the pointer and records the rest. */
export async function weigh(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: "sv-SE" });
  try {
    const page = await context.newPage();
    await ignoreHeadlessPointer(page);
    const fetched: Promise<[Kind, Buffer]>[] = [];
    page.on("response", (response) => {
      fetched.push(response.body().then((body) => [kindOf(response), body]));
    });
    const pageResponse = await page.goto(url, { waitUntil: "networkidle" });
    if (pageResponse?.status() !== 200) throw new Error(`${pageResponse?.status()} from ${url}`);
    const inline = await page.locator("script:not([src]):not([type])").allTextContents();
    const before = add(await Promise.all(fetched));
    const requests = fetched.length;
    await page.mouse.move(10, 300);
    await page.mouse.move(20, 300);
    // Modules import modules: wait for half a second without requests.
    await page.waitForLoadState("networkidle");
    for (let known = -1; known !== fetched.length; await page.waitForTimeout(500)) known = fetched.length;
    return { requests, inline: gzipSync(inline.join("")).length, before, after: add(await Promise.all(fetched)) };
  } finally {
    await context.close();
  }
}
