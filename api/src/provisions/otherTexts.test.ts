import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askAndConfirm, done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { changes } from "../db/schema/records.ts";
import { seedBase } from "../seed/seed.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, asAdvisor } = testApp;
beforeAll(() => seedBase(app.db));

const byId = (id: number) => ({ params: { id } });
const impossible = "Enligt 12 kap. 99 § jordabalken gäller det, och det står där på flera ställen.";
const unverified = "Enligt 6 § räntelagen löper ränta, och det gäller även när inget har avtalats.";
const reason = { ProvisionReason: "Läst i lagboken i dag." };

/** Each way in which a text of staff that is no answer reaches its readers. */
const ways: [string, string, (text: string, more?: object) => Promise<unknown>][] = [
  [
    "a new template",
    "template",
    (text, more) => asAdmin.createTemplate({ body: { Name: "En mall", Type: null, Body: `<p>${text}</p>`, ...more } }),
  ],
  [
    "a changed template of a message",
    "template",
    async (text, more) => {
      const body = { Kind: "facts", Name: "Fakta", Type: null, Body: "När skrev ni avtalet?" } as const;
      const { ID } = done(await asAdmin.createTemplate({ body }));
      return asAdmin.updateTemplate({ ...byId(ID), body: { ...body, Body: text, ...more } });
    },
  ],
  [
    "published news",
    "news",
    (text, more) =>
      asAdmin.createNews({ body: { Title: "Nyhet", Body: `<p>${text}</p>`, PublishedAt: "now" as const, ...more } }),
  ],
  [
    "a draft of news that is published",
    "news",
    async (text, more) => {
      const body = { Title: "Nyhet", Body: `<p>${text}</p>` };
      const { ID } = done(await asAdmin.createNews({ body }));
      return asAdmin.updateNews({ ...byId(ID), body: { ...body, PublishedAt: "now", ...more } });
    },
  ],
  [
    "the text of a product",
    "product",
    async (text, more) => {
      const [product] = done(await asAdmin.listManagedProducts()).Products;
      return asAdmin.updateProduct({ ...byId(product?.ID ?? 0), body: { Included: [text.slice(0, 60)], ...more } });
    },
  ],
  [
    "a request for facts",
    "question",
    async (text, more) => {
      const { ID } = await askAndConfirm(testApp);
      done(await asAdvisor.reserveQuestion(byId(ID)));
      const outcome = await asAdvisor.askForFacts({ ...byId(ID), body: { Message: text, ...more } });
      done(await asAdmin.unreserveQuestion(byId(ID)));
      return outcome;
    },
  ],
  [
    "the reason of a decline",
    "question",
    async (text, more) => {
      const { ID } = await askAndConfirm(testApp);
      return asAdmin.declineQuestion({ ...byId(ID), body: { Message: text, ...more } });
    },
  ],
];

test.each(ways)("%s runs the gate, and a confirmation is logged with its reason", async (_, Entity, write) => {
  type Outcome = Parameters<typeof refusal>[0];
  expect(refusal((await write(impossible, reason)) as Outcome)).toBe("409 PROVISION_NOT_FOUND");
  expect(refusal((await write(unverified)) as Outcome)).toBe("409 PROVISION_UNCONFIRMED");
  expect(((await write(unverified, reason)) as Outcome).ok).toBe(true);
  const rows = await app.db.select().from(changes).where(eq(changes.Action, "provisionConfirmed"));
  const logged = rows.findLast((row) => row.Entity === Entity);
  expect(logged?.Changed).toEqual([
    { Field: "Provisions", Before: null, After: ["6 § räntelagen (1975:635)"] },
    { Field: "Reason", Before: null, After: reason.ProvisionReason },
  ]);
});

test("a place that its readers have already is not asked about again", async () => {
  const body = { Name: "En mall", Type: null, Body: `<p>${unverified}</p>` };
  const { ID } = done(await asAdmin.createTemplate({ body: { ...body, ...reason } }));
  done(await asAdmin.updateTemplate({ ...byId(ID), body: { ...body, Body: `<p>Hej! ${unverified}</p>` } }));
});
