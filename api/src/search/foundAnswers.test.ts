import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { done, publishAbout } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { client } = testApp;

const deposit = "Får hyresvärden behålla depositionen för repor i parketten?";
const visits = "Umgänget med min dotter ställs in gång på gång – vad kan jag göra?";

beforeAll(async () => {
  await publishAbout(testApp, deposit, "Bara för skador utöver vanligt slitage. Hyresvärden måste visa skadan.");
  await publishAbout(testApp, visits, "Domstolen kan besluta om vite när barnet inte får träffa dig.");
  await publishAbout(testApp, "Måste jag betala min pappas skulder?", "Nej, dödsboet betalar dem.");
  await publishAbout(testApp, "Kan jag bli uppsagd utan varning?", "Arbetsgivaren måste ha sakliga skäl.");
  await testApp.indexed();
});

const search = async (Query: string) => {
  const { Answers, Search } = done(await client.searchAnswers({ body: { Query } }));
  const titles = Answers.map(({ Title }) => Title);
  return { hits: titles.slice(0, Search?.Matching), near: titles.slice(Search?.Matching) };
};

describe("the hits of a search", () => {
  it("are answers about it", async () => {
    expect((await search("behålla deposition repor i parkett")).hits).toEqual([deposit]);
  });

  it("are none when the words that matter are missing in the archive: what has the others is near", async () => {
    const { hits, near } = await search("min katt repade veterinärens undersökningsbord, måste jag betala");
    expect(hits).toEqual([]);
    expect(near.length).toBeGreaterThan(0);
  });

  it("are all answers that have a single word or a quoted phrase", async () => {
    expect((await search("skadan")).hits).toEqual([deposit]);
    expect((await search('"sakliga skäl"')).hits).toEqual(["Kan jag bli uppsagd utan varning?"]);
  });
});

describe("the answers that an answer leads to", () => {
  it("are others of its category under the category's name, where none is similar", async () => {
    const { Answers } = done(await client.searchAnswers({ body: { Query: "skadan" } }));
    const { Question, Category, Area } = done(await client.getAnswer({ params: { id: Answers[0]?.ID ?? 0 } }));
    expect(Question.similarAnswers).toEqual([]);
    expect([Category.Name, Area.Name]).toContain(Question.MoreAnswers?.About.Name);
    expect(Question.MoreAnswers?.Answers.map(({ Title }) => Title).sort()).toEqual(
      ["Kan jag bli uppsagd utan varning?", "Måste jag betala min pappas skulder?", visits].sort(),
    );
  });

  it("are the same when they are read again, without those that were hidden since", async () => {
    const { Answers } = done(await client.searchAnswers({ body: { Query: "skadan" } }));
    const params = { id: Answers[0]?.ID ?? 0 };
    const others = done(await client.getAnswer({ params })).Question.MoreAnswers?.Answers ?? [];
    done(await testApp.asAdmin.hideQuestion({ params: { id: others[0]?.ID ?? 0 } }));
    expect(done(await client.getAnswer({ params })).Question.MoreAnswers?.Answers).toEqual(others.slice(1));
  });
});
