import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { Visit } from "./analyticsSchema.ts";

/** The endpoint for page views and events. */
export const analyticsEndpoints = {
  countVisit: endpoint({
    method: "POST",
    path: "/analytics",
    summary: "Counts a page view or an event after consent, where ANALYTICS_PROVIDER is local",
    access: "public",
    body: Visit,
    responses: { 204: z.null() },
    addition: "Stores the events of section 7 without a provider: no cookies, and no data about the visitor.",
  }),
};
