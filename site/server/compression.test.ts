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

test("the best encoding that the client accepts is used", () => {
  expect(encodingFor(accepting("gzip, deflate, br"))).toBe("br");
  expect(encodingFor(accepting("gzip;q=1.0"))).toBe("gzip");
  expect(encodingFor(accepting("identity"))).toBeNull();
});
