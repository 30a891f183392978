import { endpoint } from "../contract/endpoint.ts";
import { Preferences, SavePreferences } from "./preferencesSchema.ts";

const addition = "The browser keeps the sign-in only (section 3), and a saved query is meant to outlive the window";

/** Calls on how a person likes the desk. */
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
    summary: "Keep the caller's saved queries and columns, in place of those before",
    access: "staff",
    body: SavePreferences,
    responses: { 200: Preferences },
    currentFrom: "getPreferences",
    addition,
  }),
};
