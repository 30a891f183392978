// @vitest-environment node
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { DrawnPage, textAround } from "./drawnPage.ts";

const draw = () =>
  new DrawnPage(textAround("p{margin:0}", "<style></style><p>Får hyresvärden göra så? – Ja</p>"), {
    status: 404,
    headers: { vary: "cookie" },
  });

const whole = "<style>p{margin:0}</style><p>Får hyresvärden göra så? – Ja</p>";

test("a page gives the same as text and as bytes", async () => {
  const page = draw();
  expect([page.status, page.headers.get("vary")]).toEqual([404, "cookie"]);
  expect(await page.text()).toBe(whole);
  expect(await text(draw().body)).toBe(whole);
});

test("a response made of a page has its words", async () => {
  const { body, headers } = draw();
  expect(await new Response(body, { status: 503, headers }).text()).toBe(whole);
});
