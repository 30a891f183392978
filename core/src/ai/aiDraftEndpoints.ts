import { z } from "zod";
import { byId, endpoint } from "../contract/endpoint.ts";
import { AcceptAiSentence, AiDraft } from "./aiDraftSchema.ts";

/** Calls for the AI draft beside the answer editor. */
export const aiDraftEndpoints = {
  createAiDraft: endpoint({
    method: "POST",
    path: "/questions/{id}/aiDraft",
    summary: "A machine's draft of an answer, each sentence with its source; asked for again it keeps what is accepted",
    access: "staff",
    params: byId,
    responses: { 200: AiDraft },
    addition: "Who answers sees what other answers say",
  }),
  acceptAiSentence: endpoint({
    method: "POST",
    path: "/questions/{id}/aiDraft/acceptances",
    summary: "Accept one sentence of the machine's draft; an unaccepted one can't be sent unchanged",
    access: "staff",
    params: byId,
    body: AcceptAiSentence,
    responses: { 204: z.null() },
    addition: "No sentence of a machine is sent unread",
  }),
};
