import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { done, publishAbout } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { client } = testApp;

beforeAll(async () => {
  await publishAbout(testApp, "När får hyresvärden höja hyran?", "Först efter en förhandling.");
  await publishAbout(
    testApp,
    "Vem betalar skulder efter en död?",
    "Dödsboet. Hyresvärden får inte höja hyran under tiden.",
  );
  await publishAbout(testApp, "Hur skriver jag ett testamente?", "Med två vittnen.");
  await testApp.indexed();
});

const similarTo = async (Text: string) =>
  done(await client.findSimilarAnswers({ body: { Text } })).Answers.map(({ Title }) => Title);

describe("answers similar to a title", () => {
  it("are about the same: words that only the answer's text has don't make one", async () => {
    expect(await similarTo("Får hyresvärden höja hyran?")).toEqual(["När får hyresvärden höja hyran?"]);
  });

  it("are none when the archive lacks most words of the title", async () => {
    expect(await similarTo("Hyresvärden har hund, kanin och sköldpadda")).toEqual([]);
  });
});
