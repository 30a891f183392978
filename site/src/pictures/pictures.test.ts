// @vitest-environment node
import { expect, test } from "vitest";
import { imageResponse } from "./imageResponse.server.ts";

const ask = (title: string, tag?: string) =>
  imageResponse(
    new Request("https://lagrum.example/pictures/lagrum.png", { headers: tag ? { "if-none-match": tag } : {} }),
    "Hyresrätt",
    title,
  );

/** Signature and size from the IHDR chunk (PNG specification, section 11.2.2). */
async function sizeOf(answer: Response): Promise<[string, number, number]> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  return [bytes.toString("latin1", 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test("an image is a PNG of 1200 x 630, also with the longest title", async () => {
  expect(await sizeOf(await ask("Får hyresvärden behålla depositionen?"))).toEqual(["PNG", 1200, 630]);
  expect(await sizeOf(await ask("Ö".repeat(120)))).toEqual(["PNG", 1200, 630]);
});

test("another title renders another image", async () => {
  const [one, other] = await Promise.all([ask("Får jag?"), ask("Får du?")]);
  expect(Buffer.from(await one.arrayBuffer())).not.toEqual(Buffer.from(await other.arrayBuffer()));
});

test("a client with the ETag gets 304 until the title changes", async () => {
  const tag = (await ask("Får jag?")).headers.get("etag") ?? "";
  expect((await ask("Får jag?", tag)).status).toBe(304);
  expect((await ask("Får du?", tag)).status).toBe(200);
});
