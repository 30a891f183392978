import { analysisVersion } from "@lagrum/core/search/searchDocument";
import { sql } from "drizzle-orm";
import { createAnswerLister } from "../answers/answerList.ts";
import type { CategoryCache } from "../categories/categoryCache.ts";
import type { Handlers } from "../http/serve.ts";
import type { CitedProvisionCache } from "../provisions/citedProvisionCache.ts";
import type { MissCounter } from "./missCounter.ts";
import type { ListContext } from "./staffSearch.ts";
import { suggest } from "./suggestions.ts";

type SearchHandlers = Pick<Handlers, "searchAnswers" | "suggestAnswers" | "findSimilarAnswers" | "getSearchIndex">;

export function searchHandlers(
  lists: ListContext,
  { tree }: CategoryCache,
  readProvisions: CitedProvisionCache,
  countMiss: MissCounter,
): SearchHandlers {
  const { db, readQuery, findSimilar } = lists;
  const listAnswers = createAnswerLister(lists);
  const sources = { db, readQuery, categories: tree, provisions: readProvisions };
  return {
    searchAnswers: async ({ body, ip, signal }) => {
      const list = await listAnswers({ ...body, ID: undefined }, signal);
      countMiss(body, list, ip);
      return { status: 200, body: list };
    },
    suggestAnswers: async ({ body }) => ({ status: 200, body: await suggest(sources, body.Text) }),
    findSimilarAnswers: async ({ body }) => ({
      status: 200,
      body: { Answers: await findSimilar({ text: body.Text }) },
    }),
    getSearchIndex: async () => {
      const { rows } = await db.execute<{ documents: number; pending: number }>(sql`
        select (select coalesce(sum(answer_count), 0)::int from categories where parent_id is null) as documents,
          (select count(*)::int from search_documents where version < ${analysisVersion}) as pending`);
      const { documents = 0, pending = 0 } = rows[0] ?? {};
      return { status: 200, body: { Documents: documents, Pending: pending, Version: analysisVersion } };
    },
  };
}
