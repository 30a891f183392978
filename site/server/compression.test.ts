// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compress, encodingFor } from "./compression.ts";

const accepting = (encodings: string) =>
  new Request("http://localhost/", { headers: { "accept-encoding": encodings } });

test.each(["once", "often"] as const)(
  "a page compressed for being sent %s decompresses to the same bytes",
  async (sent) => {
    const page = Buffer.from(`<p>Får hyresvärden göra så? – ${"Ja. ".repeat(3000)}</p>`);
    expect(brotliDecompressSync(await compress(page, "br", sent))).toEqual(page);
    const gzipped = await compress(page, "gzip", sent);
    expect(gunzipSync(gzipped)).toEqual(page);
    expect(gzipped.length).toBeLessThan(2000);
  },
);

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["GZIP", "gzip"],
  ["*", "br"],
  ["*;q=0", null],
  ["gzip;q=0", null],
  ["identity", null],
  ["identity, gzip;q=0.5", null],
  ["", null],
  ["x-br", null],
])("of %j the client gets %s", (accepted, encoding) => {
  expect(encodingFor(accepting(accepted))).toBe(encoding);
});
