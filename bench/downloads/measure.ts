import { randomBytes, randomUUID } from "node:crypto";
import { sendToOrder } from "@lagrum/api/test/orderUploads";
import { aPdf } from "@lagrum/api/test/uploads";
import { simpleProduct } from "../payments/checkout.ts";
import { sandboxControl } from "../payments/sandboxControl.ts";
import { stormBuyers } from "../payments/stormBuyers.ts";
import type { Launched } from "../setup/launcher.ts";
import { machine, saveResult, table, today } from "../setup/result.ts";
import { withService } from "../setup/withService.ts";
import { visit } from "./visitor.ts";

/**
 * `pnpm measure downloads`: one visitor opens 1 400 downloads with wrong codes through the site, more than the API's limit of
 * a minute. Meanwhile a buyer opens a file and a receipt, and a reader reads. Fails when one of them is refused, or when the
 * visitor is told of a wrong link where it is the limit.
 */
const WRONG_CODES = 1400;
/** Calls of an address in a minute, the default. */
const LIMIT = 1200;
const AT_ONCE = 10;
const ANSWER = "/answers/far-hyresvarden-behalla-depositionen-for-repor-i-parketten";
const addresses = { visitor: "127.0.0.21", buyer: "127.0.0.22", reader: "127.0.0.23" } as const;

/** A paid order with a file and a receipt. @returns the addresses of both downloads */
async function buyersDownloads(launched: Launched): Promise<string[]> {
  const { client, buy } = stormBuyers(launched, sandboxControl(launched), await simpleProduct(launched));
  const { id, accessCode } = await buy("Swish");
  const file = await (await sendToOrder(client, { ID: id, AccessCode: accessCode }, aPdf))();
  const status = await client.getOrderStatus({ accessCode });
  if (!file.ok || !status.ok) throw new Error("the buyer has no file");
  const [receipt] = status.body.Receipts;
  return [
    `/order/file?order=${id}&fil=${file.body.ID}&code=${accessCode}`,
    `/order/kvitto.pdf?order=${id}&nr=${receipt?.ID}&code=${accessCode}`,
  ];
}

const message = {
  ...{ Name: "Kim", Email: "kim@exempel.se", Subject: "Technical", Message: "Min länk öppnar inte längre filen." },
  ...{ Key: randomUUID(), OpenedAt: "2026-11-01T12:00:00Z" },
};

const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
const countOf = (what: string) => counts.get(what) ?? 0;

await withService(
  async (launched) => {
    const downloads = await buyersDownloads(launched);
    let left = WRONG_CODES;
    const tryCodes = async () => {
      while (left > 0) {
        left -= 1;
        const path = (downloads[left % 2] ?? "").replace(/code=.*/, `code=${randomBytes(16).toString("hex")}`);
        const { status, retryAfter, text } = await visit(launched, addresses.visitor, { path });
        if (status === 404 && text.includes("Länken stämmer inte")) count("wrong link");
        else if (status === 429 && retryAfter !== undefined) count("told to wait");
        else count(`something else: ${status}`);
      }
    };
    const openMeanwhile = async () => {
      do {
        for (const path of downloads) {
          const { status } = await visit(launched, addresses.buyer, { path });
          count(status === 200 ? "downloads" : "refused downloads");
        }
        const { status } = await visit(launched, addresses.reader, { path: ANSWER });
        count(status === 200 ? "pages" : "refused pages");
      } while (left > 0);
    };
    await Promise.all([openMeanwhile(), ...Array.from({ length: AT_ONCE }, tryCodes)]);
    const pages = [
      { path: `/order?code=${randomBytes(16).toString("hex")}` },
      { path: "/contact", form: message },
      { path: "/ask_a_question/bekrafta", form: { id: "1", code: randomBytes(16).toString("hex") } },
    ];
    for (const page of pages) {
      const { status, retryAfter } = await visit(launched, addresses.visitor, page);
      if (status === 429 && retryAfter !== undefined) count("limited pages");
      else console.log(`${page.path}: ${status}, Retry-After ${retryAfter}`);
    }
  },
  { RATE_LIMIT: String(LIMIT) },
);

const others = [...counts].filter(([what]) => what.startsWith("something else"));
const rows: [what: string, figure: number, isRight: boolean][] = [
  ["wrong codes that got 404 and “Länken stämmer inte”", countOf("wrong link"), countOf("wrong link") <= LIMIT],
  ["wrong codes that got 429 with Retry-After", countOf("told to wait"), countOf("told to wait") > 0],
  ["wrong codes that got something else", others.reduce((sum, [, times]) => sum + times, 0), others.length === 0],
  ["the buyer's downloads meanwhile", countOf("downloads"), countOf("downloads") > 0],
  ["of them refused", countOf("refused downloads"), countOf("refused downloads") === 0],
  ["the reader's pages meanwhile", countOf("pages"), countOf("pages") > 0],
  ["of them refused", countOf("refused pages"), countOf("refused pages") === 0],
  [
    "pages and forms of the visitor that got 429 with Retry-After, of 3",
    countOf("limited pages"),
    countOf("limited pages") === 3,
  ],
];
for (const [what, times] of others) console.log(what, times);
const isGood = rows.every(([, , isRight]) => isRight);
saveResult(
  "downloads",
  `# Downloads while one visitor tries codes, ${today()}

\`pnpm measure downloads\`: ${machine()}

${WRONG_CODES} downloads with wrong codes by one visitor through the site; the API's limit is ${LIMIT} calls a minute for an address.

${table([["what", "figure", ""], ...rows.map(([what, figure, isRight]) => [what, figure, isRight ? "passes" : "**fails**"])])}

- **${isGood ? "Holds." : "Fails."}**
`,
);
process.exit(isGood ? 0 : 1);
