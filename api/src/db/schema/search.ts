import type { SearchMissKind } from "@lagrum/core/search/searchMissSchema";
import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";

/** How many search documents have a lexeme; recounted each night. */
export const searchLexemes = pgTable("search_lexemes", {
  Lexeme: text("lexeme").primaryKey(),
  Documents: integer("documents").notNull(),
});

/** The words of published texts as written, for spelling and suggestions; recounted each night. */
export const searchWords = pgTable(
  "search_words",
  { Form: text("form").primaryKey(), Documents: integer("documents").notNull() },
  (table) => [
    index("search_words_trigrams").using("gin", sql`${table.Form} gin_trgm_ops`),
    index("search_words_folded").on(sql`translate(${table.Form}, 'åäö', 'aao')`),
  ],
);

/** Expressions that mean the same. An empty `To`: each of `From` finds all others. */
export const searchSynonyms = pgTable("search_synonyms", {
  ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  From: text("from_expressions").array().notNull(),
  To: text("to_expressions").array().notNull(),
  UpdatedAt: moment("updated_at").notNull().default(sql`now()`),
});

/** Words without a good hit, or of whose hits none was opened, that at least three people searched for on one day; for 90 days. */
export const searchMisses = pgTable(
  "search_misses",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    Words: text("words").notNull().unique("search_misses_words"),
    Kind: text("kind").$type<SearchMissKind>().notNull().default("NoHit"),
    /** Most people on one day. */
    People: integer("people").notNull(),
    LastAt: moment("last_at").notNull(),
  },
  (table) => [
    check("search_misses_kind", sql`${table.Kind} in ('NoHit', 'Unopened')`),
    index("search_misses_people").on(table.People, table.ID),
    index("search_misses_last").on(table.LastAt),
  ],
);

/** Who searched for words, by a hash that identifies a person on that day only. Deleted after it. */
export const searchMissDays = pgTable(
  "search_miss_days",
  {
    Day: date("day").notNull(),
    Words: text("words").notNull(),
    PersonHash: bytes("person_hash").notNull(),
    /** Whether the search had hits, and whether one of them was opened. */
    HasHits: boolean("has_hits").notNull().default(false),
    IsOpened: boolean("is_opened").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.Day, table.Words, table.PersonHash] })],
);

/** The random key of a day's hashes, shared by all processes. Without it they cannot be traced to an address. */
export const searchSalts = pgTable("search_salts", {
  Day: date("day").primaryKey(),
  Salt: bytes("salt").notNull(),
});
