import { analysisVersion } from "@lagrum/core/search/searchDocument";
import { sql } from "drizzle-orm";
import type { AnswerLister } from "../answers/answerList.ts";
import { answerTotal } from "../categories/answerTotal.ts";
import type { CategoryCache } from "../categories/categoryCache.ts";
import type { Handlers } from "../http/serve.ts";
import type { CitedProvisionCache } from "../provisions/citedProvisionCache.ts";
import type { MissCounter } from "./missCounter.ts";
import type { ListContext } from "./staffSearch.ts";
import { suggest } from "./suggestions.ts";

type SearchHandlers = Pick<
  Handlers,
  "searchAnswers" | "reportOpenedSearch" | "suggestAnswers" | "findSimilarAnswers" | "getSearchIndex"
>;

interface SearchParts {
  lists: ListContext;
  listAnswers: AnswerLister;
  categories: CategoryCache;
  readProvisions: CitedProvisionCache;
  misses: MissCounter;
}

export function searchHandlers({
  lists,
  listAnswers,
  categories,
  readProvisions,
  misses,
}: SearchParts): SearchHandlers {
  const { db, readQuery, findSimilar } = lists;
  const sources = { db, readQuery, categories: categories.tree, provisions: readProvisions };
  return {
    searchAnswers: async ({ body, ip, signal }) => {
      const list = await listAnswers({ ...body, ID: undefined }, signal);
      misses.countSearch(body, list, ip);
      return { status: 200, body: list };
    },
    reportOpenedSearch: async ({ body, ip }) => {
      misses.countOpened(body.Query, ip);
      return { status: 204, body: null };
    },
    suggestAnswers: async ({ body }) => ({ status: 200, body: await suggest(sources, body.Text) }),
    findSimilarAnswers: async ({ body }) => ({
      status: 200,
      body: { Answers: await findSimilar({ text: body.Text }) },
    }),
    getSearchIndex: async () => {
      const { rows } = await db.execute<{ documents: number; pending: number }>(sql`
        select ${answerTotal} as documents,
          (select count(*)::int from search_documents where version < ${analysisVersion}) as pending`);
      const { documents = 0, pending = 0 } = rows[0] ?? {};
      return { status: 200, body: { Documents: documents, Pending: pending, Version: analysisVersion } };
    },
  };
}
