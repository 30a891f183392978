// @vitest-environment node
import { expect, test } from "vitest";
import { notModified, tagOf } from "./notModified.server.ts";

const headers = { etag: tagOf("svaret"), "cache-control": "public, no-cache" };
const ask = (known?: string) =>
  notModified(new Request("http://lagrum.example/", { headers: known ? { "if-none-match": known } : {} }), headers);

test.each([
  ["the tag itself", headers.etag],
  ["the tag made weak on the way", `W/${headers.etag}`],
  ["one of several", `"annat", ${headers.etag}`],
])("%s gives 304", (_, known) => {
  const answer = ask(known);
  expect([answer?.status, answer?.body, answer?.headers.get("etag")]).toEqual([304, null, headers.etag]);
  expect(answer?.headers.get("cache-control")).toBe("public, no-cache");
});

test.each([undefined, tagOf("ett annat svar")])("%s gives no 304", (known) => {
  expect(ask(known)).toBeNull();
});
