import { demoAnswers } from "@lagrum/api/seed/demoAnswers";
import pg from "pg";
import { insertAuthor, publishAnswers } from "../setup/publishAnswers.ts";

/** The vocabulary of the demo answers: realistic Swedish word lengths and stems. */
export function vocabulary(): string[] {
  const text = demoAnswers
    .map(({ Title, QuestionBody, AnswerBody }) => `${Title} ${QuestionBody} ${AnswerBody.replace(/<[^>]*>/g, " ")}`)
    .join(" ");
  return [...new Set(text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])];
}

const BATCH = 2000;

/**
 * Fills the database with published answers in every category, spread over three years, with a word frequency as in real
 * text: about 100 words in a question and 250 in an answer.
 */
export async function generateArchive(ownerUrl: string, count: number): Promise<void> {
  const words = vocabulary();
  const randomWords = (amount: number) =>
    Array.from({ length: amount }, () => words[Math.floor(words.length * Math.random() ** 3)]).join(" ");
  const between = (least: number, most: number) => Math.floor(least + (most - least) * Math.random());

  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const author = await insertAuthor(client);
  for (let made = 0; made < count; made += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - made) }, (_, index) => ({
      name: `fraga-nummer-${made + index}`,
      title: `${randomWords(between(5, 10)).slice(0, 110)}?`,
      question: randomWords(between(60, 140)),
      answer: `<p>${randomWords(125)}</p><h2>Varför</h2><p>${randomWords(between(80, 170))}</p>`,
    }));
    await publishAnswers(client, author, rows);
  }
  await client.query("vacuum analyze");
  await client.end();
}
