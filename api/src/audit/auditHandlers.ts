import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import { listActs, listColleagues } from "./auditRepository.ts";

export function auditHandlers({ db }: App): Pick<Handlers, "listActs" | "listColleagues"> {
  return {
    listActs: async ({ query }) => ({ status: 200, body: await listActs(db, query) }),

    listColleagues: async () => ({ status: 200, body: { Colleagues: await listColleagues(db) } }),
  };
}
