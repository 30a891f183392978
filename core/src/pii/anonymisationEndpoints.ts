import { byId, endpoint } from "../contract/endpoint.ts";
import { Anonymise, Anonymising } from "./anonymisationSchema.ts";

const addition = "Nothing is published before each PII finding is replaced, or accepted with a reason";

/** Endpoints for PII in a question and its answer. */
export const anonymisingEndpoints = {
  getAnonymising: endpoint({
    method: "GET",
    path: "/questions/{id}/anonymising",
    summary:
      "The open and the accepted PII findings with their reasons, and the asker's original text; for those who may write the answer",
    access: "staff",
    params: byId,
    responses: { 200: Anonymising },
    addition,
  }),
  anonymise: endpoint({
    method: "PUT",
    path: "/questions/{id}/anonymising",
    summary:
      "Save the question's text to publish and the accepted findings with reasons; for those who may write the answer",
    access: "staff",
    params: byId,
    body: Anonymise,
    responses: { 200: Anonymising },
    currentFrom: "getQuestion",
    addition,
  }),
};
