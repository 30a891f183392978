// @vitest-environment node
import { expect, test } from "vitest";
import { notModified, tagOf } from "./notModified.server.ts";

const headers = { etag: tagOf("svaret"), "cache-control": "public, no-cache" };
const ask = (known?: string) =>
  notModified(new Request("http://lagrum.example/", { headers: known ? { "if-none-match": known } : {} }), headers);

test.each([
  ["the same ETag", headers.etag],
  ["a weak ETag", `W/${headers.etag}`],
  ["one of several ETags", `"annat", ${headers.etag}`],
  ["one of several weak ETags without spaces", `W/"annat",W/${headers.etag}`],
  ["any version", "*"],
])("%s gives 304", (_, known) => {
  const response = ask(known);
  expect([response?.status, response?.body, response?.headers.get("etag")]).toEqual([304, null, headers.etag]);
  expect(response?.headers.get("cache-control")).toBe("public, no-cache");
});

test.each([undefined, tagOf("ett annat svar")])("%s does not give 304", (known) => {
  expect(ask(known)).toBeNull();
});
