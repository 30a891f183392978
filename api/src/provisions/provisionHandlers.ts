import type { App } from "../app.ts";
import { pageOf } from "../db/paging.ts";
import type { Handlers } from "../http/serve.ts";
import { getLaw, getProvision, listLaws } from "./actRepository.ts";
import type { CitedProvisionCache } from "./citedProvisionCache.ts";

type ProvisionHandlers = Pick<Handlers, "listCitedProvisions" | "listLaws" | "getLaw" | "getProvision">;

export const provisionHandlers = ({ db }: App, readProvisions: CitedProvisionCache): ProvisionHandlers => ({
  listCitedProvisions: async () => ({ status: 200, body: { Provisions: await readProvisions() } }),

  listLaws: async () => ({ status: 200, body: await listLaws(db) }),

  getLaw: async ({ params: { sfs } }) => ({ status: 200, body: await getLaw(db, sfs) }),

  getProvision: async ({ params: { sfs, place }, query }) => ({
    status: 200,
    body: await getProvision(db, { key: sfs, place }, pageOf({ ...query, Order: "desc" })),
  }),
});
