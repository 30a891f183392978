import { endpoint } from "../contract/endpoint.ts";
import { Preferences, SavePreferences } from "./preferencesSchema.ts";

const addition =
  "The browser stores the sign-in only (section 3), and saved queries should be available in every browser";

/** Endpoints for a person's preferences in the admin. */
export const preferenceEndpoints = {
  getPreferences: endpoint({
    method: "GET",
    path: "/me/preferences",
    summary: "The caller's saved queries and columns",
    access: "staff",
    responses: { 200: Preferences },
    addition,
  }),
  savePreferences: endpoint({
    method: "PUT",
    path: "/me/preferences",
    summary: "Replace the caller's saved queries and columns",
    access: "staff",
    body: SavePreferences,
    responses: { 200: Preferences },
    currentFrom: "getPreferences",
    addition,
  }),
};
