import { gzipSync } from "node:zlib";
import type { Browser, Response } from "playwright";

export const kinds = ["document", "stylesheet", "font", "script", "image", "other"] as const;
export type Kind = (typeof kinds)[number];

/** Bytes that were fetched, by kind; packed with gzip where that makes them fewer, as typefaces and pictures it doesn't. */
type Fetched = Record<Kind, number>;

export interface PageWeight {
  requests: number;
  /** Bytes of script inside the page, packed. */
  inline: number;
  before: Fetched;
  /** All that was fetched, with what an interaction asked for. */
  after: Fetched;
}

const kindOf = (response: Response): Kind =>
  kinds.find((kind) => kind === response.request().resourceType()) ?? "other";

function add(responses: [Kind, Buffer][]): Fetched {
  const sum: Fetched = { document: 0, stylesheet: 0, font: 0, script: 0, image: 0, other: 0 };
  for (const [kind, body] of responses) sum[kind] += Math.min(body.length, gzipSync(body).length);
  return sum;
}

/** Opens an address as somebody does who has never been here, looks at what it fetches, and then moves the pointer. */
export async function weigh(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: "sv-SE" });
  try {
    const page = await context.newPage();
    const fetched: Promise<[Kind, Buffer]>[] = [];
    page.on("response", (response) => {
      fetched.push(response.body().then((body) => [kindOf(response), body]));
    });
    const answer = await page.goto(url, { waitUntil: "networkidle" });
    if (answer?.status() !== 200) throw new Error(`${answer?.status()} from ${url}`);
    const inline = await page.locator("script:not([src]):not([type])").allTextContents();
    const before = add(await Promise.all(fetched));
    const requests = fetched.length;
    await page.mouse.move(10, 300);
    await page.mouse.move(20, 300);
    // Modules ask for modules: quiet for half a second is quiet.
    await page.waitForLoadState("networkidle");
    for (let known = -1; known !== fetched.length; await page.waitForTimeout(500)) known = fetched.length;
    return { requests, inline: gzipSync(inline.join("")).length, before, after: add(await Promise.all(fetched)) };
  } finally {
    await context.close();
  }
}
