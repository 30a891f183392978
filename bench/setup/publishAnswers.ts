import type pg from "pg";

/** An answer to publish. */
export interface GeneratedAnswer {
  /** Unique. The answer's uri and source. */
  name: string;
  title: string;
  question: string;
  /** HTML. */
  answer: string;
}

/** Creates the author of generated answers. @returns its ID */
export async function insertAuthor(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into accounts (uid, email, first_name, last_name, title, roles)
     values ('measure', 'measure@lagrum.example', 'Karin', 'Jurist', 'Jurist', '{advisor}') returning id`,
  );
  if (!rows[0]) throw new Error("no author");
  return rows[0].id;
}

/** Publishes answers in every category in turn, at random times of the last three years. */
export async function publishAnswers(client: pg.Client, author: number, answers: GeneratedAnswer[]): Promise<void> {
  const rows = answers.map((answer, n) => ({ n, ...answer }));
  await client.query(
    `with rows as (
      select *, now() - (3 * 365 * random()) * interval '1 day' as at
      from json_to_recordset($1) as r (n int, name text, title text, question text, answer text)
    ), kinds as (select array_agg(id) as ids from categories),
    made as (
      insert into questions (source_id, type, state, title, question_body, category_id, uri,
        confirmed_at, answered_at, published_at, created_at)
      select name, 'Free', 'Published', title, question, ids[1 + n % cardinality(ids)], name, at, at, at, at
      from rows, kinds
      returning id, source_id
    )
    insert into answers (question_id, answer_body, user_id, sent_at, valid_at)
    select id, answer, $2, at, at from made join rows on source_id = name`,
    [JSON.stringify(rows), author],
  );
}
