import { byId, endpoint } from "../contract/endpoint.ts";
import { Anonymise, Anonymising } from "./anonymisationSchema.ts";

const addition = "Nothing is published before each place that points out a person is replaced, or left with a reason";

/** Calls on what points out a person in a question and its answer. */
export const anonymisingEndpoints = {
  getAnonymising: endpoint({
    method: "GET",
    path: "/questions/{id}/anonymising",
    summary:
      "What points out a person and waits to be dealt with, what was left standing and why, and what the asker wrote",
    access: "staff",
    params: byId,
    responses: { 200: Anonymising },
    addition,
  }),
  anonymise: endpoint({
    method: "PUT",
    path: "/questions/{id}/anonymising",
    summary: "The question as it is to be published, and what may stand and why; whoever may write the answer",
    access: "staff",
    params: byId,
    body: Anonymise,
    responses: { 200: Anonymising },
    currentFrom: "getQuestion",
    addition,
  }),
};
