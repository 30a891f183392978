import type { Handlers } from "../http/serve.ts";
import { anonymise, readAnonymisation } from "./anonymisationService.ts";

export function anonymisationHandlers(): Pick<Handlers, "getAnonymising" | "anonymise"> {
  return {
    getAnonymising: async ({ params, write }) => ({
      status: 200,
      body: await write((context) => readAnonymisation(context, params.id)),
    }),

    anonymise: async ({ params, body, write }) => ({
      status: 200,
      body: await write((context) => anonymise(context, params.id, body)),
    }),
  };
}
