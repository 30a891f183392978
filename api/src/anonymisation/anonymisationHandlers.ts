import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import { anonymise, getAnonymisation } from "./anonymisationService.ts";

export function anonymisationHandlers({ db }: App): Pick<Handlers, "getAnonymising" | "anonymise"> {
  return {
    getAnonymising: async ({ params }) => ({
      status: 200,
      body: await db.transaction((tx) => getAnonymisation(tx, params.id)),
    }),

    anonymise: async ({ params, body, write }) => ({
      status: 200,
      body: await write((context) => anonymise(context, params.id, body)),
    }),
  };
}
