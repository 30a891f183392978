import { sitemapPageSize } from "@lagrum/core/sitemap/sitemapSchema";
import { withClient } from "@lagrum/launch/postgres/roles";
import { afterAll, expect, test } from "vitest";
import { categoryId, done, publish } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";

const testApp = await createTestApp();
const { asAdmin, client } = testApp;
afterAll(testApp.close);

const pages = async () => done(await client.getSitemap()).Pages.map(({ Page }) => Page);
const pageOf = (ID: number) => Math.ceil(ID / sitemapPageSize);
const addresses = async (Page: number) => done(await client.getSitemap({ query: { Page } })).Answers;

/** Advances the ID sequence. */
const askedBefore = (count: number) =>
  withClient(testApp.database.ownerUrl, (client) =>
    client.query(`alter table questions alter column id restart with ${count + 1}`),
  );

test("an answer is on the page of its number, with its last change, as in the public list", async () => {
  const { ID, Uri } = await publish(testApp);
  const before = (await addresses(pageOf(ID))).find((each) => each.Uri === Uri);
  done(await asAdmin.updateAnswer({ params: { id: ID }, body: { Action: "save", AnswerBody: "<p>Nej.</p>" } }));
  const after = (await addresses(pageOf(ID))).find((each) => each.Uri === Uri);
  const [listed] = done(await client.listAnswers({ query: { ID: String(ID) } })).Answers;
  expect(listed?.UpdatedAt).toBe(after?.UpdatedAt);
  expect(Date.parse(after?.UpdatedAt ?? "")).toBeGreaterThan(Date.parse(before?.UpdatedAt ?? ""));
  expect((await addresses(pageOf(ID) + 1)).map((each) => each.Uri)).not.toContain(Uri);
});

test("a hidden answer is on no page and in no category", async () => {
  const CategoryID = await categoryId(testApp, "hyresratt-lokalhyra");
  const { ID, Uri } = await publish(testApp, { CategoryID });
  const categories = async () => done(await client.getCategorySitemap()).Categories.map((each) => each.Uri);
  expect(await categories()).toEqual(expect.arrayContaining(["hyresratt", "hyresratt-lokalhyra"]));
  done(await asAdmin.hideQuestion({ params: { id: ID } }));
  expect((await addresses(pageOf(ID))).map((each) => each.Uri)).not.toContain(Uri);
  expect(await categories()).not.toContain("hyresratt-lokalhyra");
});

test("a page has at most its size, and empty pages are not listed", async () => {
  await askedBefore(3 * sitemapPageSize - 1);
  const [last, next] = [await publish(testApp), await publish(testApp)];
  expect((await addresses(3)).map((each) => each.Uri)).toEqual([last.Uri]);
  expect((await addresses(4)).map((each) => each.Uri)).toEqual([next.Uri]);
  expect(await pages()).toEqual(expect.arrayContaining([3, 4]));
  expect(await pages()).not.toContain(2);
});

test("the last page of possible IDs is empty, and one beyond it is refused", async () => {
  const last = Math.floor((2 ** 31 - 1) / sitemapPageSize);
  expect(await addresses(last)).toEqual([]);
  expect(await client.getSitemap({ query: { Page: last + 1 } })).toMatchObject({
    status: 422,
    body: { Code: "INCORRECT_PROPERTIES", Details: { Page: ["INVALID_VALUE"] } },
  });
});
