import { findStatuteCitations } from "@lagrum/core/search/statuteCitations";
import type pg from "pg";
import { randomFrom } from "./bootstrap.ts";

/** A search over HTTP: a GET without a body. */
export interface Search {
  path: string;
  body: Record<string, unknown> | null;
}

/** Searches of one kind, each for other words. */
export interface QueryKind {
  name: string;
  searches: Search[];
}

const perKind = 60;
/** Documents of a rare word, in a small archive and a large one: a larger archive has other rare words. */
const rareDocuments = { least: 10, most: 50 };

/**
 * Searches for words by how many documents of the archive have them.
 * @param skip slugs of answers to leave out, since the process has cached their similar answers
 */
export async function queryKinds(client: pg.Client, texts: readonly string[], skip = 0): Promise<QueryKind[]> {
  const random = randomFrom(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const { rows } = await client.query<{ form: string; share: number; documents: number }>(
    `select form, documents, documents::float8 / (select count(*) from search_documents) as share
     from search_words where form ~ '^[a-zåäö]{4,}$'`,
  );
  const { rows: uris } = await client.query<{ uri: string }>(
    "select uri from questions where uri is not null order by md5(uri) limit $1 offset $2",
    [perKind, skip],
  );
  const { rows: areas } = await client.query<{ id: number }>("select id from categories where parent_id is null");
  const between = (least: number, most: number): string[] =>
    rows.filter(({ share }) => share >= least && share <= most).map(({ form }) => form);
  const rare = rows
    .filter(({ documents }) => documents >= rareDocuments.least && documents <= rareDocuments.most)
    .map(({ form }) => form);
  const percent = between(0.007, 0.014);
  const middling = between(0.003, 0.2);
  const half = between(0.35, 0.7);
  const many = <T>(make: () => T): T[] => Array.from({ length: perKind }, make);
  const search = (name: string, typed: () => string, more: () => Record<string, unknown> = () => ({})): QueryKind => ({
    name,
    searches: many(() => ({ path: "/api/answers/search", body: { Query: typed().slice(0, 200), ...more() } })),
  });
  const passage = (length: number): string => {
    const words = pick(texts).split(" ");
    const from = Math.floor(random() * Math.max(1, words.length - length));
    return words
      .slice(from, from + length)
      .join(" ")
      .replace(/[^\p{L}\p{N} ]/gu, "");
  };
  const misspell = (word: string): string => {
    const at = 1 + Math.floor(random() * (word.length - 2));
    return word.slice(0, at) + pick([..."aeinrst"]) + word.slice(at);
  };
  const provisions = texts.flatMap((text) => findStatuteCitations(text).filter(({ place }) => place !== null));
  return [
    search("a rare word", () => pick(rare)),
    search("a word of 1 %", () => pick(percent)),
    search("a word of half", () => pick(half)),
    search("two words", () => `${pick(percent)} ${pick(middling)}`),
    search("six words as written", () => passage(6)),
    search("as many words as fit", () => passage(40)),
    search("misspelt", () => `${misspell(pick(percent))} ${pick(middling)}`),
    search("no hit", () => `${misspell(misspell("qwxz"))}${Math.floor(random() * 1e6)}`),
    search("a phrase", () => `"${passage(2)}"`),
    search("a word without another", () => `${pick(percent)} -${pick(middling)}`),
    search("a provision", () => pick(provisions)?.name ?? "12 kap. 55 § JB"),
    search(
      "two words in an area",
      () => `${pick(percent)} ${pick(middling)}`,
      () => ({ CategoryID: pick(areas).id }),
    ),
    {
      name: "suggestions",
      searches: many(() => {
        const typed = pick([pick(percent), `${pick(middling)} ${pick(middling)}`, pick(rare)]);
        const length = 3 + Math.floor(random() * Math.max(1, typed.length - 3));
        return { path: "/api/answers/suggestions", body: { Text: typed.slice(0, length) } };
      }),
    },
    {
      name: "similar to 90 words",
      searches: many(() => ({ path: "/api/answers/similar", body: { Text: passage(90) || "hyra" } })),
    },
    { name: "the newest answers", searches: many(() => ({ path: "/api/answers", body: null })) },
    {
      name: "the newest of an area",
      searches: many(() => ({ path: `/api/answers?CategoryID=${pick(areas).id}`, body: null })),
    },
    {
      name: "an answer by its address",
      searches: uris.map(({ uri }) => ({ path: `/api/answers/uri/${uri}`, body: null })),
    },
  ];
}
