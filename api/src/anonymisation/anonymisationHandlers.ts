import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import { anonymise, getAnonymising } from "./anonymisationService.ts";

export function anonymisingHandlers({ db, clock }: App): Pick<Handlers, "getAnonymising" | "anonymise"> {
  return {
    getAnonymising: async ({ params }) => ({
      status: 200,
      body: await db.transaction((tx) => getAnonymising(tx, params.id)),
    }),

    anonymise: async ({ params, body, caller, write }) => ({
      status: 200,
      body: await write((tx) => anonymise(tx, params.id, body, caller, clock())),
    }),
  };
}
