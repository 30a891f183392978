import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { Visit } from "./analyticsSchema.ts";

/** The call for counting visits. */
export const analyticsEndpoints = {
  countVisit: endpoint({
    method: "POST",
    path: "/analytics",
    summary: "Counts a page or an event of someone who has agreed to it, where ANALYTICS_PROVIDER is local",
    access: "public",
    body: Visit,
    responses: { 204: z.null() },
    addition: "A place for the events of section 7 without a provider: no cookies, and nothing about who it was.",
  }),
};
