import { analyseAll, countWords } from "@lagrum/api/search/documentIndex";
import { swedishAnalyser } from "@lagrum/api/search/swedishAnalyser";
import { parserVersion } from "@lagrum/core/answer/answerCitations";
import { stripHtml } from "@lagrum/core/text/text";
import type pg from "pg";
import { memoryOf } from "../setup/processUsage.ts";
import { insertAuthor, publishAnswers } from "../setup/publishAnswers.ts";
import type { MeasuredDatabase } from "../setup/withDatabase.ts";
import { createTextModel } from "./textModel.ts";

const insertBatch = 2000;
/** Texts from which the searches take their words. */
const sampleTexts = 300;
/** Batches that are analysed at once, so that Node and PostgreSQL wait less for each other. */
const simultaneous = 2;

/** The row that a trigger adds to each answer, without which it can't be read. The text has no citations to parse. */
const addCitations = `insert into answer_citations (question_id, parser_version)
  select question_id, ${parserVersion} from answers on conflict do nothing`;

/**
 * Publishes generated answers without triggers, whose simple index entries would be replaced anyway. @returns the first
 * texts
 */
export async function publishGenerated({ asAdmin }: MeasuredDatabase, rows: number): Promise<string[]> {
  const write = createTextModel();
  const texts: string[] = [];
  await asAdmin(async (client) => {
    const author = await insertAuthor(client);
    await client.query("set session_replication_role = replica");
    for (let made = 0; made < rows; made += insertBatch) {
      const answers = Array.from({ length: Math.min(insertBatch, rows - made) }, (_, at) => write(made + at));
      await publishAnswers(client, author, answers);
      for (const { title, question, answer } of answers)
        if (texts.length < sampleTexts) texts.push(`${title} ${question} ${stripHtml(answer)}`);
      if (made % 20_000 === 0) console.log(`${made + answers.length} answers published`);
    }
    await client.query(
      `update questions q set area_id = coalesce(c.parent_id, c.id) from categories c where c.id = q.category_id`,
    );
    await client.query(
      `update categories c set answer_count = (select count(*) from questions q where c.id in (q.category_id, q.area_id))`,
    );
    await client.query(`insert into search_documents (question_id, category_id, area_id, published_at, document)
      select id, category_id, area_id, published_at, '' from questions`);
    await client.query(addCitations);
  });
  return texts;
}

/** Analyses all answers. @returns rows about the time and memory */
export async function buildIndex({ db, pool, asAdmin }: MeasuredDatabase, rows: number): Promise<string[][]> {
  swedishAnalyser();
  const before = performance.now();
  await Promise.all(Array.from({ length: simultaneous }, () => analyseAll(db)));
  const analysedAt = performance.now();
  await countWords(pool);
  const countedAt = performance.now();
  await asAdmin((client) => client.query("vacuum analyze"));
  return [
    [
      `analysis, ${simultaneous} batches at a time`,
      `${((analysedAt - before) / 1000).toFixed(0)} s (${((analysedAt - before) / rows).toFixed(1)} ms each)`,
    ],
    ["counting words", `${((countedAt - analysedAt) / 1000).toFixed(0)} s`],
    ["memory of the indexing process", `${memoryOf(process.pid).toFixed(0)} MB`],
  ];
}

/** The sizes of the search's tables and indexes. */
export async function readSizes(client: pg.Client): Promise<string[][]> {
  const { rows } = await client.query<{ name: string; megabytes: string }>(
    `select relname as name, round(pg_relation_size(oid) / 1e6) as megabytes from pg_class
     where relname like 'search\\_%' and relkind in ('r', 'i') and pg_relation_size(oid) > 1e6 order by relname`,
  );
  return rows.map(({ name, megabytes }) => [name, `${megabytes} MB`]);
}

/**
 * Adds copies of every answer with its analysis: each word is then in as many times more answers, as in a larger archive
 * of the same kind. The index of words is rebuilt, which is faster than adding to it.
 */
export async function multiplyAnswers({ asAdmin }: MeasuredDatabase, times: number): Promise<void> {
  await asAdmin(async (client) => {
    const run = (statement: string): Promise<unknown> => client.query(statement);
    await run("set session_replication_role = replica");
    await run("set maintenance_work_mem = '1GB'");
    await run("set work_mem = '256MB'");
    const { rows } = await client.query<{ definition: string }>(
      "select pg_get_indexdef('search_documents_document'::regclass) as definition",
    );
    await run("drop index search_documents_document");
    await run(`create temp table copies as
      select q.id, n, nextval(pg_get_serial_sequence('questions', 'id'))::int as copy
      from questions q, generate_series(1, ${times - 1}) n`);
    await run(`insert into questions (id, source_id, type, state, title, question_body, category_id, area_id, uri,
        confirmed_at, answered_at, published_at, created_at) overriding system value
      select copy, source_id || '-' || copy, type, state, title, question_body, category_id, area_id, uri || '-' || copy,
        confirmed_at, answered_at, published_at - n * interval '1 minute', created_at
      from copies join questions using (id)`);
    await run(`insert into answers (question_id, answer_body, user_id, sent_at, valid_at)
      select copy, answer_body, user_id, sent_at, valid_at from copies join answers on question_id = id`);
    await run(`insert into search_documents (question_id, category_id, area_id, published_at, document, version)
      select copy, category_id, area_id, published_at - n * interval '1 minute', document, version
      from copies join search_documents on question_id = id`);
    await run(addCitations);
    for (const table of ["search_lexemes", "search_words"])
      await run(`update ${table} set documents = documents * ${times}`);
    await run(`update categories set answer_count = answer_count * ${times}`);
    await run(rows[0]?.definition ?? "");
    await run("vacuum analyze");
  });
}
