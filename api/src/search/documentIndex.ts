import type { Provision } from "@lagrum/core/law/provisionSchema";
import { analysisVersion, formatDocument, titlePrefix, toSearchDocument } from "@lagrum/core/search/searchDocument";
import { stripHtml } from "@lagrum/core/text/text";
import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Database, Reader } from "../db/database.ts";
import { swedishAnalyser, warmAnalyser } from "./swedishAnalyser.ts";

interface PendingDocument {
  id: number;
  title: string;
  question: string;
  answer: string;
  provisions: Provision[];
  [column: string]: unknown;
}

/** Documents of one statement: about as many milliseconds of analysis. */
export const batchSize = 100;

interface AnalysisOptions {
  /** Called after each batch, with its documents and all of this call. */
  onBatch?: (count: number, analysed: number) => void;
  /** Asked before each batch. */
  isStopped?: () => boolean;
}

/**
 * Analyses batch after batch, each in its own transaction, until none is left.
 * @returns how many documents were analysed
 */
export async function analyseAll(db: Database, { onBatch, isStopped }: AnalysisOptions = {}): Promise<number> {
  // Before the first transaction: reading the dictionary takes longer than a transaction may be idle.
  await warmAnalyser();
  let analysed = 0;
  while (isStopped?.() !== true) {
    const count = await db.transaction(analysePendingDocuments);
    if (count === 0) break;
    analysed += count;
    onBatch?.(count, analysed);
  }
  return analysed;
}

/**
 * Analyses one batch of search documents that a trigger has written, or that an earlier version of the analysis made.
 * Several processes may call it at once: each takes other rows.
 * @returns how many were analysed; fewer than 100 when none is left.
 */
async function analysePendingDocuments(tx: Reader): Promise<number> {
  // The batch is chosen by the index before any join: otherwise each batch scans all analysed documents.
  const { rows } = await tx.execute<PendingDocument>(sql`
    with pending as materialized (
      select question_id from search_documents
      where version < ${analysisVersion}
      order by version, question_id
      limit ${batchSize}
      for update skip locked
    )
    select q.id, q.title, q.question_body as question, a.answer_body as answer, a.provisions
    from pending join questions q on q.id = pending.question_id join answers a on a.question_id = q.id`);
  if (rows.length === 0) return 0;
  const analyser = swedishAnalyser();
  const forms: string[] = [];
  const lexemes: string[] = [];
  const documents = rows.map(({ title, question, answer: html, provisions }) => {
    const texts = { title, question, answer: stripHtml(html), provisions };
    const { document, words } = toSearchDocument(texts, analyser);
    forms.push(...words);
    lexemes.push(...[...document.keys()].filter((lexeme) => !lexeme.startsWith(titlePrefix)));
    return formatDocument(document);
  });
  await tx.execute(sql`
    update search_documents d set document = analysed.document::tsvector, version = ${analysisVersion}
    from unnest(${toArray(rows.map(({ id }) => id))}::int[], ${toArray(documents)}::text[]) as analysed (id, document)
    where d.question_id = analysed.id`);
  // A full batch is part of a large run, which counts all words at its end.
  if (rows.length < batchSize) {
    await addWords(tx, "search_lexemes", lexemes);
    await addWords(tx, "search_words", forms);
  }
  return rows.length;
}

/** New words are available at once. */
async function addWords(tx: Reader, table: "search_lexemes" | "search_words", words: readonly string[]) {
  const documents = new Map<string, number>();
  for (const word of words) documents.set(word, (documents.get(word) ?? 0) + 1);
  // In one order everywhere: two transactions that add the same words then wait for each other instead of deadlocking.
  const sorted = [...documents.keys()].sort();
  const name = sql.identifier(table);
  const key = sql.identifier(table === "search_words" ? "form" : "lexeme");
  await tx.execute(sql`
    insert into ${name} (${key}, documents)
    select * from unnest(${toArray(sorted)}::text[], ${toArray(sorted.map((word) => documents.get(word) ?? 0))}::int[])
    on conflict (${key}) do update set documents = ${name}.documents + excluded.documents`);
}

/** Milliseconds. Longer than other statements may take: it reads the whole archive. */
const COUNT_TIMEOUT = 30 * 60_000;

/** Counts the documents of each lexeme and each word (document frequency). A minute or two for 100 000 documents. */
export async function countWords(connection: Pick<pg.Pool, "query">): Promise<void> {
  const text = `
    set local statement_timeout = ${COUNT_TIMEOUT};
    insert into search_lexemes (lexeme, documents)
    select word, ndoc from ts_stat('select document from search_documents') where word not like '!%'
    on conflict (lexeme) do update set documents = excluded.documents
    where search_lexemes.documents <> excluded.documents;
    insert into search_words (form, documents)
    select word, ndoc from ts_stat($$
      select to_tsvector('simple', q.title || ' ' || q.question_body || ' ' || regexp_replace(a.answer_body, '<[^>]*>', ' ', 'g'))
      from search_documents d join questions q on q.id = d.question_id join answers a on a.question_id = d.question_id $$)
    where word !~ '[0-9]'
    on conflict (form) do update set documents = excluded.documents
    where search_words.documents <> excluded.documents`;
  // pg's own query timeout applies too, besides PostgreSQL's; its types lack the option.
  const query: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: COUNT_TIMEOUT };
  await connection.query(query);
}

/** PostgreSQL's array literal of a parameter: Drizzle would spread an array over many parameters. */
const toArray = (values: readonly (string | number)[]) => sql`${sql.param(values)}`;
