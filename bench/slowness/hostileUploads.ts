import { sendToOrder } from "@lagrum/api/test/orderUploads";
import { aPdf } from "@lagrum/api/test/uploads";
import { type Client, createClient } from "@lagrum/core/client";
import { simpleProduct } from "../payments/checkout.ts";
import { placeProduct } from "../payments/stormOrders.ts";
import type { Launched } from "../setup/launcher.ts";
import { withService } from "../setup/withService.ts";
import { hostileFiles } from "./hostileFiles.ts";

/** Milliseconds for a whole upload of somebody else: three calls. */
export const UPLOAD_LIMIT = 2000;
/** Files of an order are at most ten. */
const FILES_OF_ORDER = 8;
/** Somebody's contract: 100 kB. */
const contract = Buffer.concat([aPdf.subarray(0, 9), Buffer.alloc(100_000, " "), aPdf.subarray(9)]);

export interface UploadFigures {
  /** Milliseconds of each upload of the others. */
  uploads: number[];
  /** Milliseconds of each answer page's data that the others read. */
  reads: number[];
  /** What the hostile files got, with the milliseconds that it took. */
  outcomes: { name: string; outcome: string; took: number }[];
}

/** A visitor with an address of its own, as the site passes it on. */
const visitor = (launched: Launched, address: string): Client =>
  createClient({
    baseUrl: `http://127.0.0.1:${launched.portOf("api")}/api`,
    timeout: 120_000,
    headers: () => ({ "x-forwarded-for": address }),
  });

async function order(client: Client, product: number) {
  const { id, accessCode } = await placeProduct(client, product);
  return { ID: id, AccessCode: accessCode };
}

async function timed<T>(work: () => Promise<T>): Promise<[took: number, value: T]> {
  const startedAt = performance.now();
  const value = await work();
  return [Math.round(performance.now() - startedAt), value];
}

async function uploadMeanwhile(launched: Launched, product: number, isOver: () => boolean) {
  const client = visitor(launched, "203.0.113.7");
  const [uploads, reads]: [number[], number[]] = [[], []];
  let mine = await order(client, product);
  do {
    if (uploads.length % FILES_OF_ORDER === 0) mine = await order(client, product);
    const [took, outcome] = await timed(async () => (await sendToOrder(client, mine, contract))());
    if (!outcome.ok) throw new Error(`an upload of somebody else was refused: ${JSON.stringify(outcome.body)}`);
    uploads.push(took);
    reads.push((await timed(() => client.listAnswers({ query: {} })))[0]);
  } while (!isOver());
  return { uploads, reads };
}

/**
 * Uploads ten hostile files at the same time, each to an order of its own, while somebody else uploads and reads.
 * @param addressOf the address of each sender: one visitor, or ten
 */
export const measureUploads = (addressOf: (file: number) => string): Promise<UploadFigures> =>
  withService(async (launched) => {
    const product = await simpleProduct(launched);
    let left = hostileFiles.length;
    const hostile = hostileFiles.map(async ([name, bytes], at) => {
      const client = visitor(launched, addressOf(at));
      const complete = await sendToOrder(client, await order(client, product), bytes);
      const [took, outcome] = await timed(complete);
      left -= 1;
      const code = outcome.ok ? "stored" : (outcome.body?.Code ?? "no answer");
      return { name, outcome: `${outcome.status} ${code}`, took };
    });
    const [others, outcomes] = await Promise.all([
      uploadMeanwhile(launched, product, () => left === 0),
      Promise.all(hostile),
    ]);
    return { ...others, outcomes };
  });
