import type { AiReply, AiReplyProblem } from "@lagrum/core/ai/aiSchema";
import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";
import { questions } from "./questions.ts";

/** Questions to the AI page and their replies, for quality review. Nothing about the reader is stored. Deleted after AI_RETENTION_DAYS. */
export const aiReplies = pgTable(
  "ai_replies",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** The hash of the code by which the reader rates the reply. */
    CodeHash: text("code_hash").notNull().unique("ai_replies_code"),
    Question: text("question").notNull(),
    /** The question's lexemes, by which the reply can be blocked. */
    Lexemes: text("lexemes").array().notNull(),
    Kind: text("kind").$type<AiReply["Kind"]>().notNull(),
    Sentences: jsonb("sentences").$type<AiReply["Sentences"]>().notNull(),
    Sources: jsonb("sources").$type<AiReply["Sources"]>().notNull(),
    /** The reader's rating; null without one. */
    Helpful: boolean("helpful"),
    Problem: text("problem").$type<AiReplyProblem>(),
    CreatedAt: createdAt(),
  },
  (table) => [
    index("ai_replies_age").on(table.CreatedAt, table.ID),
    check("ai_replies_kind", sql`${table.Kind} in ('Answer', 'Unknown')`),
    check(
      "ai_replies_problem",
      sql`${table.Problem} in ('WrongSource', 'WrongContent', 'Outdated', 'Unclear', 'NotAnswered')`,
    ),
    check("ai_replies_problem_rated", sql`${table.Problem} is null or ${table.Helpful} = false`),
  ],
);

/** Questions that the AI page declines because its reply was wrong, by their lexemes. */
export const aiBlocks = pgTable("ai_blocks", {
  ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  Lexemes: text("lexemes").array().notNull().unique("ai_blocks_lexemes"),
  CreatedAt: createdAt(),
});

/** Questions without personal data that later versions of the AI page are evaluated on. */
export const aiEvaluations = pgTable(
  "ai_evaluations",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    Question: text("question").notNull().unique("ai_evaluations_question"),
    /** The page of the answer that a reply must quote first; null when the question must be declined. */
    Source: text("source"),
    CreatedAt: createdAt(),
  },
  (table) => [check("ai_evaluations_source", sql`${table.Source} like '/answers/%'`)],
);

/** What the language model was used for, by month. */
export const aiUsage = pgTable("ai_usage", {
  /** The first day of the month. */
  Month: date("month").primaryKey(),
  Requests: integer("requests").notNull().default(0),
  InputTokens: bigint("input_tokens", { mode: "number" }).notNull().default(0),
  OutputTokens: bigint("output_tokens", { mode: "number" }).notNull().default(0),
});

/** The AI draft of an answer: the sentences that were offered, and those that a person has accepted one by one. */
export const aiDrafts = pgTable(
  "ai_drafts",
  {
    QuestionID: integer("question_id")
      .primaryKey()
      .references(() => questions.ID, { onDelete: "cascade" }),
    Offered: text("offered").array().notNull(),
    Accepted: text("accepted").array().notNull(),
    CreatedAt: createdAt(),
    /** When the answer was sent, and whether it had an accepted sentence then. */
    SentAt: moment("sent_at"),
    IsUsed: boolean("is_used"),
  },
  (table) => [
    index("ai_drafts_sent").on(table.SentAt),
    check("ai_drafts_used_when_sent", sql`(${table.SentAt} is null) = (${table.IsUsed} is null)`),
  ],
);
