import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import { anonymise, getAnonymising } from "./anonymisationService.ts";

export function anonymisingHandlers({ db }: App): Pick<Handlers, "getAnonymising" | "anonymise"> {
  return {
    getAnonymising: async ({ params }) => ({
      status: 200,
      body: await db.transaction((tx) => getAnonymising(tx, params.id)),
    }),

    anonymise: async ({ params, body, write }) => ({
      status: 200,
      body: await write((context) => anonymise(context, params.id, body)),
    }),
  };
}
