import { type CategorySitemap, type Sitemap, sitemapPageSize } from "@lagrum/core/sitemap/sitemapSchema";
import { and, asc, between, eq, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { answers } from "../db/schema/answers.ts";
import { categories } from "../db/schema/categories.ts";
import { questions } from "../db/schema/questions.ts";
import { isPublic } from "../search/publicQuestions.ts";

/** An answer changes with its publication and with its text. */
const changedAt = sql`greatest(${answers.UpdatedAt}, ${questions.PublishedAt})`;
const change = sql<string>`${changedAt}`.mapWith(answers.UpdatedAt);
const lastChange = sql<string>`max(${changedAt})`.mapWith(answers.UpdatedAt);

/** The answers of one sitemap page, by ID. */
export const listPage = (db: Reader, page: number): Promise<Sitemap["Answers"]> =>
  db
    .select({ Uri: sql<string>`${questions.Uri}`, UpdatedAt: change })
    .from(questions)
    .innerJoin(answers, eq(answers.ID, questions.ID))
    .where(and(isPublic, between(questions.ID, (page - 1) * sitemapPageSize + 1, page * sitemapPageSize)))
    .orderBy(asc(questions.ID));

/** Sitemap pages with answers. */
export function listPages(db: Reader): Promise<Sitemap["Pages"]> {
  const page = sql<number>`(${questions.ID} - 1) / ${sql.raw(String(sitemapPageSize))} + 1`;
  return db
    .select({ Page: page, UpdatedAt: lastChange })
    .from(questions)
    .innerJoin(answers, eq(answers.ID, questions.ID))
    .where(isPublic)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** Categories with answers; an area includes its sub-categories. */
export const listCategoryChanges = (db: Reader): Promise<CategorySitemap["Categories"]> =>
  db
    .select({ Uri: categories.Uri, UpdatedAt: lastChange })
    .from(questions)
    .innerJoin(answers, eq(answers.ID, questions.ID))
    .innerJoin(categories, sql`${categories.ID} in (${questions.CategoryID}, ${questions.AreaID})`)
    .where(isPublic)
    .groupBy(categories.ID)
    .orderBy(asc(categories.ID));
