import { Anonymising, LeaveStanding } from "./anonymising.ts";
import { byId, endpoint } from "./endpoint.ts";

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
  leaveStanding: endpoint({
    method: "PUT",
    path: "/questions/{id}/anonymising",
    summary: "Say what may stand in the published texts, and why; whoever may write the answer",
    access: "staff",
    params: byId,
    body: LeaveStanding,
    responses: { 200: Anonymising },
    addition,
  }),
};
