import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { addCategory, addProduct } from "../../test/catalog.ts";
import { aQuestion, askAndConfirm, categoryId, done, publish, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";
import { accounts } from "../db/schema/accounts.ts";
import { questions } from "../db/schema/questions.ts";
import { seedBase } from "../seed/seed.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, client } = testApp;

const id = (uri: string) => categoryId(testApp, uri);
const [rent, inheritance] = [await id("hyresratt"), await id("arvsratt")];
const create = (ParentID: number | null, Name?: string) => addCategory(testApp, ParentID, Name);
const update = (ID: number, body: Parameters<typeof asAdmin.updateCategory>[0]["body"]) =>
  asAdmin.updateCategory({ params: { id: ID }, body });
const merge = (ID: number, IntoID: number) => asAdmin.mergeCategory({ params: { id: ID }, body: { IntoID } });
const remove = (ID: number) => asAdmin.deleteCategory({ params: { id: ID } });
const stored = async (ID: number) => done(await asAdmin.getCategory({ params: { id: ID } }));
const leadsTo = async (uri: string) => {
  const outcome = await client.getCategoryByUri({ params: { uri } });
  return outcome.ok ? outcome.body.Uri : refusal(outcome);
};
const wrong = (outcome: { ok: boolean; body: unknown }) => (outcome.body as { Details?: object }).Details;
const published = async (CategoryID: number) =>
  done(await client.listAnswers({ query: { CategoryID } })).Answers.map(({ ID }) => ID);

describe("a category", () => {
  it("redirects from its old address after a rename, on every process and in the sitemap", async () => {
    const { ID, Uri } = await create(rent);
    await publish(testApp, { CategoryID: ID });
    done(await update(ID, { Name: "Förskottshyra", Uri: "hyresratt-forskottshyra" }));
    expect([await leadsTo(Uri), await leadsTo("hyresratt-forskottshyra")]).toEqual([
      "hyresratt-forskottshyra",
      "hyresratt-forskottshyra",
    ]);
    const tree = async () => JSON.stringify(done(await client.listCategories()).Categories);
    await until(async () => (await tree()).includes("Förskottshyra"), 2000);
    const mapped = done(await client.getCategorySitemap()).Categories.map((each) => each.Uri);
    expect(mapped).toContain("hyresratt-forskottshyra");
    expect(mapped).not.toContain(Uri);
    // The category may have its former address again; another category may not.
    expect(wrong(await asAdmin.createCategory({ body: { Name: "Ny", Uri, ParentID: rent } }))).toEqual({
      Uri: ["NOT_AVAILABLE"],
    });
    done(await update(ID, { Uri }));
    expect(await leadsTo("hyresratt-forskottshyra")).toBe(Uri);
  });

  it("keeps its answers, counts and search results when it moves", async () => {
    const { ID } = await create(rent);
    const answer = await publish(testApp, { CategoryID: ID });
    const before = [await stored(rent), await stored(inheritance)];
    done(await update(ID, { ParentID: inheritance }));
    const after = [await stored(rent), await stored(inheritance)];
    const change = (count: "AnswerCount" | "QuestionCount") =>
      after.map((row, place) => row[count] - (before[place]?.[count] ?? 0));
    expect([change("AnswerCount"), change("QuestionCount")]).toEqual([
      [-1, 1],
      [-1, 1],
    ]);
    await until(async () => (await published(inheritance)).includes(answer.ID), 2000);
    await testApp.indexed();
    const words = { Query: "deposition", CategoryID: inheritance };
    expect(done(await client.listAnswers({ query: words })).Answers.map((each) => each.ID)).toContain(answer.ID);
    expect(await published(rent)).not.toContain(answer.ID);
  });

  it("can become an area and a subcategory again; one with subcategories can't", async () => {
    const part = await create(rent);
    await publish(testApp, { CategoryID: part.ID });
    done(await update(part.ID, { ParentID: null }));
    expect(await stored(part.ID)).toMatchObject({ ParentID: null, AnswerCount: 1, QuestionCount: 1 });
    const below = await create(part.ID);
    expect(refusal(await update(part.ID, { ParentID: rent }))).toBe("409 CATEGORY_HAS_PARTS");
    const tooDeep = { Name: "För djupt", Uri: "for-djupt", ParentID: below.ID };
    expect(wrong(await asAdmin.createCategory({ body: tooDeep }))).toEqual({ ParentID: ["INVALID_VALUE"] });
    done(await remove(below.ID));
    done(await update(part.ID, { ParentID: rent }));
    expect(await stored(part.ID)).toMatchObject({ ParentID: rent, AnswerCount: 1 });
  });

  it("has a name that is unique within its area", async () => {
    await create(rent, "Andrahand");
    const body = { Name: "andrahand", Uri: "andrahand-igen", ParentID: rent };
    expect(wrong(await asAdmin.createCategory({ body }))).toEqual({ Name: ["NOT_AVAILABLE"] });
    done(await asAdmin.createCategory({ body: { ...body, ParentID: inheritance } }));
  });
});

describe("merging", () => {
  it("moves questions, products, advisors and addresses to the other category", async () => {
    const from = await create(rent);
    const into = await create(inheritance);
    const answer = await publish(testApp, { CategoryID: from.ID });
    const waiting = await askAndConfirm(testApp, { CategoryID: from.ID });
    const { ID: productId } = await addProduct(testApp, { CategoryID: from.ID });
    const isAdvisor = eq(accounts.Uid, "advisor");
    await app.db
      .update(accounts)
      .set({ Areas: [from.ID, into.ID, rent] })
      .where(isAdvisor);
    done(await update(from.ID, { Uri: "prov-omdopt" }));

    const merged = done(await merge(from.ID, into.ID));

    expect(merged).toMatchObject({ ID: into.ID, AnswerCount: 1, QuestionCount: 2, ProductCount: 1 });
    expect(refusal(await asAdmin.getCategory({ params: { id: from.ID } }))).toBe("404 NOT_FOUND");
    for (const uri of [from.Uri, "prov-omdopt", String(from.ID)]) expect(await leadsTo(uri)).toBe(into.Uri);
    const rows = await app.db.select().from(questions);
    for (const { ID } of [answer, waiting]) {
      expect(rows.find((row) => row.ID === ID)).toMatchObject({ CategoryID: into.ID, AreaID: inheritance });
    }
    expect(done(await asAdmin.getManagedProduct({ params: { id: productId } })).Category?.ID).toBe(into.ID);
    const [advisor] = await app.db.select().from(accounts).where(isAdvisor);
    expect(advisor?.Areas.toSorted()).toEqual([into.ID, rent].toSorted());

    const last = await create(rent);
    done(await merge(into.ID, last.ID));
    for (const uri of [from.Uri, "prov-omdopt", into.Uri]) expect(await leadsTo(uri)).toBe(last.Uri);
  });

  it("also moves a question that is asked at the same time", async () => {
    const from = await create(rent);
    const into = await create(inheritance);
    const asking = Array.from({ length: 8 }, () => client.askQuestion({ body: aQuestion(from.ID) }));
    const [merged, ...came] = await Promise.all([merge(from.ID, into.ID), ...asking]);
    done(merged);
    const sum = came.filter(({ ok }) => ok).length;
    const rows = await app.db.select().from(questions).where(eq(questions.CategoryID, into.ID));
    expect(rows).toHaveLength(sum);
    expect(rows.every(({ AreaID }) => AreaID === inheritance)).toBe(true);
  });

  it("is refused into itself, into an unknown category, and for an area with subcategories", async () => {
    const { ID } = await create(rent);
    expect(wrong(await merge(ID, ID))).toEqual({ IntoID: ["INVALID_VALUE"] });
    expect(wrong(await merge(ID, 999_999))).toEqual({ IntoID: ["INVALID_VALUE"] });
    expect(refusal(await merge(rent, inheritance))).toBe("409 CATEGORY_HAS_PARTS");
  });
});

describe("deleting", () => {
  it("is refused while the category has content", async () => {
    const { ID } = await create(rent);
    await askAndConfirm(testApp, { CategoryID: ID });
    expect(refusal(await remove(ID))).toBe("409 CATEGORY_IN_USE");
    expect(refusal(await remove(rent))).toBe("409 CATEGORY_HAS_PARTS");
  });

  it("redirects the address to the area, and the next seed does not recreate the category", async () => {
    const [lodger, wills] = [await id("hyresratt-inneboende"), await id("skatteratt-moms")];
    done(await remove(lodger));
    done(await merge(wills, await id("skatteratt-inkomst")));
    expect([await leadsTo("hyresratt-inneboende"), await leadsTo("skatteratt-moms")]).toEqual([
      "hyresratt",
      "skatteratt-inkomst",
    ]);
    const count = async () => done(await asAdmin.listManagedCategories()).Categories.length;
    const before = await count();
    await seedBase(app.db);
    expect(await count()).toBe(before);
  });

  it("frees an area's address, which then gets 404", async () => {
    const area = await create(null);
    done(await remove(area.ID));
    expect(await leadsTo(area.Uri)).toBe("404 NOT_FOUND");
    done(await asAdmin.createCategory({ body: { Name: "Ett nytt", Uri: area.Uri } }));
    expect(await leadsTo(area.Uri)).toBe(area.Uri);
  });
});

describe("the order", () => {
  it("of an area's subcategories is saved as a whole, and refused when it was based on an older order", async () => {
    const parts = async () => {
      const all = done(await asAdmin.listManagedCategories()).Categories;
      return all.filter(({ ParentID }) => ParentID === inheritance).map(({ ID }) => ID);
    };
    const Read = await parts();
    const IDs = Read.toReversed();
    done(await asAdmin.orderCategories({ body: { ParentID: inheritance, IDs, Read } }));
    expect(await parts()).toEqual(IDs);
    const late = await asAdmin.orderCategories({ body: { ParentID: inheritance, IDs: Read, Read } });
    expect(refusal(late)).toBe("409 CHANGED_BY_OTHER");
  });

  it("changes and new counts do not conflict with a save of the name", async () => {
    const { ID, UpdatedAt } = await create(rent);
    await publish(testApp, { CategoryID: ID });
    done(await update(ID, { Name: "Efter ett svar", UpdatedAt }));
  });
});
