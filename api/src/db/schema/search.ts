import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

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
});
