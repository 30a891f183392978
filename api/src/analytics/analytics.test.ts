import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../test/testApp.ts";
import { seedSettings } from "../seed/seedSettings.ts";

const { app, client, close, logLines } = await createTestApp();
afterAll(close);
beforeAll(() => seedSettings(app.db, { MODE: "demo", GIVEN: {} }));

test("a visit is logged with the page's route and without personal data", async () => {
  const event = {
    Kind: "event",
    PagePath: "/answers/{id}",
    Category: "payment",
    Action: "KCO_load",
    Value: 3,
  } as const;
  expect(await client.countVisit({ body: event })).toMatchObject({ status: 204 });
  const line = logLines.find((each) => each.includes("KCO_load")) ?? "";
  const { time: _, ...logged } = JSON.parse(line);
  expect(logged).toEqual({ level: 30, service: "api", msg: "visit", visit: event });
});

test.each(["/answers/far-hyresvarden-behalla-depositionen", "/answers?q=skilsmassa", "/signin#x", "evil", "/{id}/12"])(
  "a path that may hold a visitor's data is refused: %s",
  async (PagePath) => {
    expect(await client.countVisit({ body: { Kind: "page", PagePath } })).toMatchObject({ status: 422 });
  },
);

test.each(["Min man slår mig", "anna@exempel.se", "19900101-1234"])(
  "a label with free text is refused: %s",
  async (Label) => {
    const body = { Kind: "event", PagePath: "/", Category: "click", Action: "link", Label } as const;
    expect(await client.countVisit({ body })).toMatchObject({ status: 422 });
  },
);
