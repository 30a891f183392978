import { randomBytes } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { placeOrder } from "../../test/orders.ts";
import { sendToOrder } from "../../test/orderUploads.ts";
import { aPng } from "../../test/png.ts";
import { done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { aPdf, aPhoto, upload, uploaded } from "../../test/uploads.ts";
import { makePictureInWorker } from "./readUploadInWorker.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, client, asAdmin } = testApp;

const declared = aPng(100_000, 100_000, deflateSync(Buffer.alloc(1000)));
/** 40 megapixels of zeros, compressed a thousand times. */
const bomb = aPng(8000, 5000, deflateSync(Buffer.alloc(5000 * (1 + 3 * 8000))));
/** One row too little, and no row at all. */
const cut = aPng(400, 300, deflateSync(Buffer.alloc(299 * (1 + 3 * 400))).subarray(0, 40));
const noise = aPng(400, 300, randomBytes(400 * 300));

const pictures: [what: string, bytes: Buffer, outcome: string | { Width: number }][] = [
  ["ten thousand megapixels declared in a kilobyte", declared, "413 PICTURE_TOO_LARGE"],
  ["as many pixels as are allowed, of nothing", bomb, { Width: 1600 }],
  ["pixels that end too early", cut, "422 FILE_UNREADABLE"],
  ["noise instead of compressed pixels", noise, "422 FILE_UNREADABLE"],
];
test.each(pictures)("%s: the picture is refused or made", async (_, bytes, outcome) => {
  const outcomeOf = await upload(asAdmin, "bild.png", bytes);
  if (typeof outcome === "string") expect(refusal(outcomeOf)).toBe(outcome);
  else expect(outcomeOf.body).toMatchObject(outcome);
});

test("a picture that takes too long is given up, and the next one is made", async () => {
  const folder = await mkdtemp(join(app.env.DATA_DIR, "pictures-"));
  const [slow, quick] = [join(folder, "slow"), join(folder, "quick")];
  // The slowest decoder: lossless, of noise.
  const pixels = { create: { width: 2000, height: 1500, channels: 3, background: "#000" } } as const;
  const noisy = { ...pixels.create, noise: { type: "gaussian", mean: 128, sigma: 60 } } as const;
  await writeFile(slow, await sharp({ create: noisy }).avif({ effort: 0, quality: 90 }).toBuffer());
  await writeFile(quick, await aPhoto(40, 30));
  await expect(makePictureInWorker(slow, folder, 300)).rejects.toMatchObject({ code: "FILE_TOO_COMPLEX", status: 422 });
  expect(await makePictureInWorker(quick, folder, 60_000)).toMatchObject({ width: 30, height: 40 });
});

test("others' uploads go on while pictures are made", async () => {
  const ended: string[] = [];
  const note = (name: string) => () => ended.push(name);
  const order = await placeOrder(testApp);
  const completions = [await sendToOrder(client, order, bomb), await sendToOrder(client, order, bomb)];
  const pictures = completions.map((complete) => complete().then(done).then(note("picture")));
  await uploaded(asAdmin, "avtal.pdf", aPdf).then(note("other"));
  await Promise.all(pictures);
  expect(ended[0]).toBe("other");
  expect(ended).toHaveLength(3);
});
