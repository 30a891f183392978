import { dayOf } from "@lagrum/core/text/dates";
import { sanitise } from "../answers/sanitise.ts";
import type { App } from "../app.ts";
import { pageOf } from "../db/paging.ts";
import type { Handlers } from "../http/serve.ts";
import type { QueryReader } from "../search/queryReader.ts";
import { getLaw, getProvision, listLaws } from "./actRepository.ts";
import type { CitedProvisionCache } from "./citedProvisionCache.ts";
import { listOutdatedAnswers } from "./outdatedAnswers.ts";
import { checkProvisions } from "./provisionCheck.ts";
import { confirmProvisions } from "./provisionGate.ts";
import { searchWordings } from "./wordingSearch.ts";

type ProvisionHandlers = Pick<
  Handlers,
  | "listCitedProvisions"
  | "checkProvisions"
  | "confirmProvisions"
  | "searchProvisions"
  | "listOutdatedAnswers"
  | "listLaws"
  | "getLaw"
  | "getProvision"
>;

export const provisionHandlers = (
  { db, clock }: App,
  readProvisions: CitedProvisionCache,
  readQuery: QueryReader,
): ProvisionHandlers => ({
  listCitedProvisions: async () => ({ status: 200, body: { Provisions: await readProvisions() } }),

  checkProvisions: async ({ params, body }) => {
    const text = { ...body, AnswerBody: sanitise(body.AnswerBody) };
    return { status: 200, body: { Provisions: await checkProvisions(db, params.id, text, dayOf(clock())) } };
  },

  confirmProvisions: async ({ params, body, write }) => {
    await write((context) => confirmProvisions(context, params.id, body));
    return { status: 204, body: null };
  },

  searchProvisions: async ({ body }) => ({
    status: 200,
    body: { Provisions: await searchWordings(db, readQuery, body.Query) },
  }),

  listOutdatedAnswers: async ({ query }) => ({ status: 200, body: await listOutdatedAnswers(db, query) }),

  listLaws: async () => ({ status: 200, body: await listLaws(db) }),

  getLaw: async ({ params: { sfs } }) => ({ status: 200, body: await getLaw(db, sfs) }),

  getProvision: async ({ params: { sfs, place }, query }) => ({
    status: 200,
    body: await getProvision(db, { key: sfs, place }, pageOf({ ...query, Order: "desc" })),
  }),
});
