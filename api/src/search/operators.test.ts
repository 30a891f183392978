import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { done, publishAbout } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { client } = testApp;

const titles = new Map<number, string>();
const publish = async (title: string) => titles.set(await publishAbout(testApp, title), title);

beforeAll(async () => {
  await publish("Dolt fel i taket");
  await publish("Fel som var dolt av en matta");
  await publish("Taket på bilen läcker");
  await publish("Värden sa upp avtalet");
  await publish("Värden sa nej till avtalet");
  await testApp.indexed();
});

/** The titles of the hits. @param Sort the order; relevance by default */
async function find(Query: string, Sort?: "PublishedAt"): Promise<(string | undefined)[]> {
  const { Answers, Search } = done(await client.searchAnswers({ body: { Query, ...(Sort && { Sort }) } }));
  return Answers.slice(0, Search?.Matching ?? 0).map(({ ID }) => titles.get(ID));
}

describe("operators", () => {
  it.each(['"dolt fel"', "”dolt fel”", "„dolt fel“", "«dolt fel»", "»dolt fel«"])(
    "the quoted phrase %s needs its words side by side",
    async (phrase) => {
      expect(await find(phrase)).toEqual(["Dolt fel i taket"]);
    },
  );

  it.each([
    ["decomposed", "VÄRDEN sa nej".normalize("NFD")],
    ["with soft hyphens", "vär\u00adden sa nej"],
    ["with non-breaking spaces", "värden\u00a0sa\u00a0nej"],
  ])("words typed %s are found", async (_, typed) => {
    expect((await find(typed))[0]).toBe("Värden sa nej till avtalet");
  });

  it("a minus excludes a word, a minus before quotation marks the phrase only", async () => {
    expect(await find("taket -bilen")).toEqual(["Dolt fel i taket"]);
    expect(await find('fel -"dolt fel"')).toEqual(["Fel som var dolt av en matta"]);
  });

  it("a phrase with a stop word needs it too, in any inflection", async () => {
    expect(await find('avtalet "säga upp"')).toEqual(["Värden sa upp avtalet"]);
    expect(await find('avtalet -"säga upp"')).toEqual(["Värden sa nej till avtalet"]);
  });

  it("sorted by date: the hits only, the newest first", async () => {
    expect(await find("taket", "PublishedAt")).toEqual(["Taket på bilen läcker", "Dolt fel i taket"]);
    expect(await find("dolt fel i taket", "PublishedAt")).not.toContain("Taket på bilen läcker");
  });
});

describe("a compound that no answer has", () => {
  it("finds answers with a part of it as near ones, also sorted by date", async () => {
    for (const Sort of ["Relevance", "PublishedAt"] as const) {
      const { Answers, Search } = done(await client.searchAnswers({ body: { Query: "bilköp", Sort } }));
      expect(Search?.Matching).toBe(0);
      expect(Answers.map(({ ID }) => titles.get(ID))).toEqual(["Taket på bilen läcker"]);
    }
  });
});
