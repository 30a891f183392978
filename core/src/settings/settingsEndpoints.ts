import { endpoint } from "../contract/endpoint.ts";
import { Settings } from "./settingsSchema.ts";

/** The call for public settings. */
export const settingsEndpoints = {
  getSettings: endpoint({
    method: "GET",
    path: "/settings",
    summary: "What browsers need to know: public values only",
    access: "public",
    responses: { 200: Settings },
    addition: "Built code takes its settings at run time.",
  }),
};
