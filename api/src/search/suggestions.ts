import type { AnswerRef } from "@lagrum/core/answer/answerRefSchema";
import type { Category, CategoryRef } from "@lagrum/core/category/categorySchema";
import { type FoundProvision, findProvisions } from "@lagrum/core/law/findProvision";
import { quoteLexeme, titlePrefix } from "@lagrum/core/search/searchDocument";
import type { Suggestions } from "@lagrum/core/search/searchSchema";
import { foldDiacritics } from "@lagrum/core/search/spelling";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { titleQuery } from "./documentQuery.ts";
import type { QueryReader } from "./queryReader.ts";
import { swedishAnalyser, warmAnalyser } from "./swedishAnalyser.ts";

/** Letters from which titles are suggested: fewer are in too many. */
const fewestLetters = 3;
const mostAnswers = 5;
const mostCategories = 3;
const mostProvisions = 3;
/** Titles that are sorted. */
const candidates = 200;

interface Sources {
  db: Database;
  readQuery: QueryReader;
  categories: () => Promise<Category[]>;
  provisions: () => Promise<readonly FoundProvision[]>;
}

/** What a typed text may be the beginning of: its last word may be unfinished, and misspelt words are corrected. */
export async function suggest({ db, readQuery, ...read }: Sources, text: string): Promise<Suggestions> {
  const [Answers, tree, provisions] = await Promise.all([
    suggestTitles(db, readQuery, text),
    read.categories(),
    read.provisions(),
  ]);
  return {
    Answers,
    Categories: suggestCategories(tree, text),
    // Only what names a place in a law: a law's name alone is a word among others.
    Provisions: /\d/.test(text)
      ? findProvisions(text, provisions, mostProvisions)
          .filter(({ Paragraph }) => Paragraph !== "")
          .map(({ Label }) => Label)
      : [],
  };
}

async function suggestTitles(db: Database, readQuery: QueryReader, text: string): Promise<AnswerRef[]> {
  await warmAnalyser();
  const tokens = swedishAnalyser().analyse(text);
  const last = tokens.at(-1);
  if (!last || text.trim().length < fewestLetters) return [];
  const isFinished = /\s$/.test(text);
  const { groups } = await readQuery(text);
  const queries = groups.map((group) => {
    const whole = titleQuery(group);
    const isUnfinished = !isFinished && group.form === last.form && last.form.length >= fewestLetters;
    return isUnfinished ? `(${whole} | ${quoteLexeme(titlePrefix + group.form)}:*)` : whole;
  });
  if (queries.length === 0) return [];
  const { rows } = await db.execute<{ ID: number; Title: string; Uri: string }>(sql`
    with found as (
      select d.question_id from search_documents d
      where d.document @@ ${queries.join(" & ")}::tsquery
      limit ${candidates}
    )
    select q.id as "ID", q.title as "Title", q.uri as "Uri"
    from found join questions q on q.id = found.question_id
    order by length(q.title), q.id desc
    limit ${mostAnswers}`);
  return rows;
}

/** Areas, then their parts, of which a word begins as typed. */
function suggestCategories(tree: readonly Category[], text: string): CategoryRef[] {
  const typed = foldDiacritics(text.trim().toLowerCase());
  if (typed.length < 2) return [];
  const isMeant = ({ Name }: CategoryRef): boolean => {
    const name = foldDiacritics(Name.toLowerCase());
    return name.startsWith(typed) || name.includes(` ${typed}`);
  };
  const toRef = ({ ID, Name, Uri }: CategoryRef): CategoryRef => ({ ID, Name, Uri });
  return [...tree, ...tree.flatMap(({ Children }) => Children)].filter(isMeant).slice(0, mostCategories).map(toRef);
}
