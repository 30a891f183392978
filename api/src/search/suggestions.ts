import type { AnswerRef } from "@lagrum/core/answer/answerRefSchema";
import type { Category, CategoryRef } from "@lagrum/core/category/categorySchema";
import { type FoundProvision, findProvisions } from "@lagrum/core/law/findProvision";
import { quoteLexeme, titlePrefix } from "@lagrum/core/search/searchDocument";
import type { Suggestions } from "@lagrum/core/search/searchSchema";
import { foldDiacritics } from "@lagrum/core/search/spelling";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { matchQuery, titleQuery } from "./documentQuery.ts";
import type { QueryReader } from "./queryReader.ts";
import { swedishAnalyser, warmAnalyser } from "./swedishAnalyser.ts";
import { completeWord } from "./wordCompletions.ts";

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

interface TitleRow extends AnswerRef {
  [column: string]: unknown;
}

/** The titles that have every word, then those that have most of them, as the search finds them. */
async function suggestTitles(db: Database, readQuery: QueryReader, text: string): Promise<AnswerRef[]> {
  await warmAnalyser();
  const last = swedishAnalyser().analyse(text).at(-1);
  if (!last || text.trim().length < fewestLetters) return [];
  const query = await readQuery(text);
  const isUnfinished = !/\s$/.test(text) && last.form.length >= fewestLetters;
  const words = query.groups.map((group): TitleWord => {
    const isStart = isUnfinished && group.form === last.form;
    const whole = titleQuery(group);
    return { isStart, title: isStart ? `(${whole} | ${quoteLexeme(titlePrefix + group.form)}:*)` : whole };
  });
  if (words.length === 0) return [];
  const found = await findTitles(db, words, { isEvery: true });
  if (found.length >= mostAnswers) return found;
  const completed = await Promise.all(
    words.map(async (word): Promise<TitleWord> => {
      if (!word.isStart) return word;
      const lexemes = await completeWord(db, last.form, { analyser: swedishAnalyser(), synonyms: query.synonyms });
      const completions = lexemes.map((each) => matchQuery({ lexemes: each }, { prefix: titlePrefix }));
      return { ...word, title: [word.title, ...completions].join(" | ") };
    }),
  );
  const more = await findTitles(db, completed, { isEvery: false });
  const known = new Set(found.map(({ ID }) => ID));
  return [...found, ...more.filter(({ ID }) => !known.has(ID))].slice(0, mostAnswers);
}

/** A typed word as a tsquery on titles. */
interface TitleWord {
  title: string;
  /** It may be unfinished. */
  isStart: boolean;
}

/** The shortest titles first; where any word may be missing, those with most of them, at least half. */
async function findTitles(
  db: Database,
  words: readonly TitleWord[],
  { isEvery }: { isEvery: boolean },
): Promise<AnswerRef[]> {
  const all = words.map(({ title }) => `(${title})`);
  const has = all.map((title) => sql`(d.document @@ ${title}::tsquery)::int`);
  const { rows } = await db.execute<TitleRow>(sql`
    with found as (
      select d.question_id, ${isEvery ? sql`0` : sql.join(has, sql` + `)} as words from search_documents d
      where d.document @@ ${all.join(isEvery ? " & " : " | ")}::tsquery
      limit ${candidates}
    )
    select q.id as "ID", q.title as "Title", q.uri as "Uri"
    from found join questions q on q.id = found.question_id
    where ${isEvery ? sql`true` : sql`found.words * 2 >= ${words.length}`}
    order by found.words desc, length(q.title), q.id desc
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
