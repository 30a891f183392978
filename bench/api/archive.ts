import { demoAnswers } from "@lagrum/api/seed/demoAnswers";
import pg from "pg";

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
  const author = await client.query<{ id: number }>(
    `insert into accounts (uid, email, first_name, last_name, title, roles)
     values ('measure', 'measure@lagrum.example', 'Karin', 'Jurist', 'Jurist', '{advisor}') returning id`,
  );
  for (let made = 0; made < count; made += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - made) }, (_, index) => ({
      n: made + index,
      title: `${randomWords(between(5, 10)).slice(0, 110)}?`,
      question: randomWords(between(60, 140)),
      answer: `<p>${randomWords(125)}</p><h2>Varför</h2><p>${randomWords(between(80, 170))}</p>`,
    }));
    await client.query(
      `with rows as (
        select *, now() - (3 * 365 * random()) * interval '1 day' as at
        from json_to_recordset($1) as r (n int, title text, question text, answer text)
      ), kinds as (select array_agg(id) as ids from categories),
      made as (
        insert into questions (source_id, type, state, title, question_body, category_id, uri,
          confirmed_at, answered_at, published_at, created_at)
        select 'measure-' || n, 'Free', 'Published', title, question, ids[1 + n % cardinality(ids)], 'fraga-nummer-' || n,
          at, at, at, at
        from rows, kinds
        returning id, source_id
      )
      insert into answers (question_id, answer_body, user_id, sent_at, valid_at)
      select id, answer, $2, at, at from made join rows on source_id = 'measure-' || n`,
      [JSON.stringify(rows), author.rows[0]?.id],
    );
  }
  await client.query("vacuum analyze");
  await client.end();
}
