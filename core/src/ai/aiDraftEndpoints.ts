import { z } from "zod";
import { byId, endpoint } from "../contract/endpoint.ts";
import { AcceptAiSentence, AiDraft } from "./aiDraftSchema.ts";

/** Calls for the AI draft beside the answer editor. */
export const aiDraftEndpoints = {
  createAiDraft: endpoint({
    method: "POST",
    path: "/questions/{id}/aiDraft",
    summary: "The AI draft of an answer, each sentence with its source; a new request keeps the accepted sentences",
    access: "staff",
    params: byId,
    responses: { 200: AiDraft },
    addition: "Advisors see quotes of other answers",
  }),
  acceptAiSentence: endpoint({
    method: "POST",
    path: "/questions/{id}/aiDraft/acceptances",
    summary: "Accept one sentence of the AI draft; an unaccepted one can't be sent unchanged",
    access: "staff",
    params: byId,
    body: AcceptAiSentence,
    responses: { 204: z.null() },
    addition: "No AI sentence is sent unread",
  }),
};
