import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { done, publishAbout, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";
import { searchSynonyms } from "../db/schema/search.ts";
import { createQueryReader } from "./queryReader.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, asAdvisor, client } = testApp;

let eviction: number;
let dismissal: number;
beforeAll(async () => {
  await app.db.delete(searchSynonyms);
  eviction = await publishAbout(testApp, "Avhysning efter obetald avgift");
  dismissal = await publishAbout(testApp, "Avsked på grått papper");
  await testApp.indexed();
});

const find = async (Query: string) => {
  const { Answers, Search } = done(await client.searchAnswers({ body: { Query } }));
  return Answers.slice(0, Search?.Matching ?? 0).map(({ ID }) => ID);
};
const titles = (refs: { Title: string }[]) => refs.map(({ Title }) => Title);

describe("synonyms", () => {
  it("change the hits at once: created, changed and deleted by staff", async () => {
    expect(await find("utkörd")).toEqual([]);
    const body = { From: [" utkörd ", "Utkörd", "portad"], To: ["avhysning"] };
    const made = done(await asAdvisor.createSynonym({ body }));
    expect(made).toMatchObject({ From: ["utkörd", "portad"], To: ["avhysning"] });
    const params = { id: made.ID };
    expect(done(await asAdmin.getSynonym({ params }))).toEqual(made);
    expect(await find("utkörd")).toEqual([eviction]);
    done(await asAdvisor.updateSynonym({ params, body: { From: ["utkörd"], To: ["avsked"] } }));
    expect(await find("utkörd")).toEqual([dismissal]);
    expect(await find("portad")).toEqual([]);
    expect((await asAdmin.deleteSynonym({ params })).status).toBe(204);
    expect(await find("utkörd")).toEqual([]);
    expect(refusal(await asAdmin.getSynonym({ params }))).toBe("404 NOT_FOUND");
    expect(refusal(await asAdmin.deleteSynonym({ params }))).toBe("404 NOT_FOUND");
  });

  it("are found by a misspelt word too, although no answer has the word itself", async () => {
    const { ID: id } = done(await asAdvisor.createSynonym({ body: { From: ["slängd på gatan"], To: ["avhysning"] } }));
    expect(await find("slängdd på gattan")).toEqual([eviction]);
    await asAdmin.deleteSynonym({ params: { id } });
    expect(await find("slängdd på gattan")).toEqual([]);
  });

  it("change the hits of other processes, by an event", async () => {
    const reader = createQueryReader(app.db, app.bus);
    const lexemes = async () =>
      (await reader("utkörd")).groups.flatMap(({ matches }) => matches.flatMap((match) => match.lexemes));
    expect(await lexemes()).not.toContain("avhysning");
    const { ID } = done(await asAdvisor.createSynonym({ body: { From: ["utkörd"], To: ["avhysning"] } }));
    await until(async () => (await lexemes()).includes("avhysning"));
    done(await asAdvisor.deleteSynonym({ params: { id: ID } }));
    await until(async () => !(await lexemes()).includes("avhysning"));
  });

  it("change the hits of a process that lost the event, within ten seconds", async () => {
    let now = 0;
    const reader = createQueryReader(app.db, undefined, () => now);
    const lexemes = async () => {
      now += 10_000;
      return (await reader("utkörd")).groups.flatMap(({ matches }) => matches.flatMap((match) => match.lexemes));
    };
    expect(await lexemes()).not.toContain("avhysning");
    const { ID } = done(await asAdvisor.createSynonym({ body: { From: ["utkörd"], To: ["avhysning"] } }));
    expect(await lexemes()).toContain("avhysning");
    testApp.setTime(new Date(Date.now() + 2000));
    done(await asAdvisor.updateSynonym({ params: { id: ID }, body: { From: ["portad"], To: ["avhysning"] } }));
    expect(await lexemes()).not.toContain("avhysning");
    done(await asAdvisor.updateSynonym({ params: { id: ID }, body: { From: ["utkörd"], To: ["avhysning"] } }));
    expect(await lexemes()).toContain("avhysning");
    done(await asAdvisor.deleteSynonym({ params: { id: ID } }));
    expect(await lexemes()).not.toContain("avhysning");
  });

  it("of two who save the same group, the later gets the stored one", async () => {
    const { ID, UpdatedAt } = done(await asAdvisor.createSynonym({ body: { From: ["kåk", "hus"], To: [] } }));
    const save = (word: string) =>
      asAdvisor.updateSynonym({ params: { id: ID }, body: { From: ["kåk", word], To: [], UpdatedAt } });
    testApp.setTime(new Date(Date.now() + 1000));
    done(await save("villa"));
    const late = await save("stuga");
    expect(refusal(late)).toBe("409 CHANGED_BY_OTHER");
    expect(!late.ok && late.body.Present).toMatchObject({ ID, From: ["kåk", "villa"] });
    done(await asAdvisor.deleteSynonym({ params: { id: ID } }));
  });

  it("need two expressions, each with a word that is searched for", async () => {
    const details = async (body: { From: string[]; To: string[] }) => {
      const refused = await asAdvisor.createSynonym({ body });
      return !refused.ok && refused.body.Details;
    };
    expect(await details({ From: [], To: ["avsked"] })).toEqual({ From: ["REQUIRED"] });
    expect(await details({ From: ["sparken"], To: [] })).toEqual({ To: ["REQUIRED"] });
    expect(await details({ From: ["Sparken", "sparken"], To: [] })).toEqual({ To: ["REQUIRED"] });
    expect(await details({ From: ["jag är", "sparken"], To: [] })).toEqual({ From: ["INVALID_VALUE"] });
    expect(await details({ From: ["sparken"], To: ["…"] })).toEqual({ To: ["INVALID_VALUE"] });
    expect(await details({ From: ["sparken"], To: ["x".repeat(81)] })).toEqual({ "To.0": ["TOO_LONG"] });
  });

  it("are listed by their first expression, and found by any", async () => {
    await app.db.insert(searchSynonyms).values([
      { From: ["Öre", "slant"], To: [] },
      { From: ["ask", "låda"], To: ["pengar 100 %"] },
    ]);
    const list = async (query: object) =>
      done(await asAdvisor.listSynonyms({ query })).Synonyms.map(({ From }) => From[0]);
    expect(await list({})).toEqual(["ask", "Öre"]);
    expect(await list({ Order: "desc" })).toEqual(["Öre", "ask"]);
    expect(await list({ Query: "SLAN" })).toEqual(["Öre"]);
    expect(await list({ Query: "100 %" })).toEqual(["ask"]);
    expect(await list({ Query: "_" })).toEqual([]);
    expect(done(await asAdvisor.listSynonyms({ query: { PageSize: 1, Page: 2 } }))).toMatchObject({
      ...{ Total: 2, Pages: 2 },
      Synonyms: [{ From: ["Öre", "slant"] }],
    });
    await app.db.delete(searchSynonyms);
  });
});

describe("the preview", () => {
  it("shows the hits of each expression with and without the group, and stores nothing", async () => {
    const { ID } = done(await asAdvisor.createSynonym({ body: { From: ["utkörd"], To: ["avhysning"] } }));
    const body = { ID, From: ["utkörd", "portad"], To: ["avsked"] };
    const { Searches } = done(await asAdvisor.previewSynonym({ body }));
    expect(Searches.map(({ Query, Before, After }) => [Query, titles(Before), titles(After)])).toEqual([
      ["utkörd", ["Avhysning efter obetald avgift"], ["Avsked på grått papper"]],
      ["portad", [], ["Avsked på grått papper"]],
    ]);
    expect(await find("utkörd")).toEqual([eviction]);
    expect(await app.db.$count(searchSynonyms)).toBe(1);
  });
});
