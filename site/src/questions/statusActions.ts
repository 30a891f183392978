import type { SiteClient } from "../api/siteClient.ts";

type Call = Parameters<SiteClient["withdrawQuestion"]>[0];

/** What the asker can do on the status page, by the form's `action`. */
export const statusActions = {
  object: (client: SiteClient, call: Call) => client.objectToPublication(call),
  withdraw: (client: SiteClient, call: Call) => client.withdrawQuestion(call),
};
export type StatusAction = keyof typeof statusActions;

export const readAction = (value: unknown): StatusAction => (value === "withdraw" ? "withdraw" : "object");
