// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { pack, packingFor, packOnce } from "./compression.ts";
import { styleSheetOf } from "./reading/styleSheet.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const asking = (accepted: string) => new Request("http://localhost/", { headers: { "accept-encoding": accepted } });

test.each([
  ["a short style sheet", "p{margin:0}"],
  ["none to speak of", ""],
  ["more than a page may refer back to", ".a{color:red}.b{margin:0}".repeat(4000)],
])("a page that is sent once is whole when it is unpacked, with %s", (_, css) => {
  const [before, after] = ["<style>", `</style><p class="a">Får hyresvärden göra så? – ${"Ja. ".repeat(3000)}</p>`];
  const sheet = styleSheetOf(css);
  const packed = packOnce({ before: bytes(before), sheet, after: bytes(after) });
  expect(gunzipSync(packed).toString()).toBe(before + css + after);
  expect(packed.length).toBeLessThan(2000);
});

test("what is sent many times is whole when it is unpacked", async () => {
  const page = bytes("<p>Får hyresvärden göra så?</p>");
  expect(brotliDecompressSync(await pack(page, "br"))).toEqual(Buffer.from(page));
  expect(gunzipSync(await pack(page, "gzip"))).toEqual(Buffer.from(page));
});

test("is packed as the one who asks can unpack", () => {
  expect(packingFor(asking("gzip, deflate, br"))).toBe("br");
  expect(packingFor(asking("gzip, deflate, br"), ["gzip"])).toBe("gzip");
  expect(packingFor(asking("gzip;q=1.0"))).toBe("gzip");
  expect(packingFor(asking("identity"))).toBeNull();
});
