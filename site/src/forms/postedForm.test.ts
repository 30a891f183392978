// @vitest-environment node
import { expect, test } from "vitest";
import { isSameOrigin, postedForm } from "./postedForm.ts";

const from = (headers: Record<string, string>) => isSameOrigin(new Headers({ host: "lagrum.example", ...headers }));

test("accepts same-origin forms, also from a page without referrer", () => {
  expect(from({ "sec-fetch-site": "same-origin", origin: "null" })).toBe(true);
  expect(from({ origin: "https://lagrum.example" })).toBe(true);
});

const foreign: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site", origin: "https://lagrum.example" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://evil.example" },
  { origin: "null" },
  {},
];

test.each(foreign.map((headers) => [headers]))("rejects a form with %o", (headers) => {
  expect(from(headers)).toBe(false);
});

const post = (body: string, headers: Record<string, string>) =>
  postedForm(
    new Request("https://lagrum.example/answers", {
      method: "POST",
      body,
      headers: { "sec-fetch-site": "same-origin", ...headers },
    }),
  );
const form = { "content-type": "application/x-www-form-urlencoded" };

test("reads a form, and rejects other bodies with their status", async () => {
  const read = await post("Query=hyra", form);
  expect(read instanceof FormData && read.get("Query")).toBe("hyra");
  const statusOf = async (body: string, headers: Record<string, string>) => {
    const refused = await post(body, headers);
    return refused instanceof Response && refused.status;
  };
  expect(await statusOf("{}", { "content-type": "application/json" })).toBe(415);
  expect(await statusOf("a=b", { ...form, "content-length": "9999999" })).toBe(413);
  expect(await statusOf("a=b", { ...form, "sec-fetch-site": "cross-site" })).toBe(403);
});
