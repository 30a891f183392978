import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { done, publish } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { answers } from "../db/schema/answers.ts";
import { questions } from "../db/schema/questions.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, client } = testApp;

async function publishAbout(Title: string, answer: string): Promise<void> {
  const { ID } = await publish(testApp);
  await app.db.update(questions).set({ Title, QuestionBody: Title }).where(eq(questions.ID, ID));
  await app.db
    .update(answers)
    .set({ AnswerBody: `<p>${answer}</p>` })
    .where(eq(answers.ID, ID));
}

beforeAll(async () => {
  await publishAbout("När får hyresvärden höja hyran?", "Först efter en förhandling.");
  await publishAbout("Vem betalar skulder efter en död?", "Dödsboet. Hyresvärden får inte höja hyran under tiden.");
  await publishAbout("Hur skriver jag ett testamente?", "Med två vittnen.");
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
