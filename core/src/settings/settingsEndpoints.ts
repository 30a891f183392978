import { endpoint } from "../contract/endpoint.ts";
import { Settings } from "./settingsSchema.ts";

/** The endpoint for public settings. */
export const settingsEndpoints = {
  getSettings: endpoint({
    method: "GET",
    path: "/settings",
    summary: "The public settings for browsers",
    access: "public",
    responses: { 200: Settings },
    addition: "The same build runs with different settings.",
  }),
};
