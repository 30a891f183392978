import { byId, endpoint } from "../contract/endpoint.ts";
import { Question } from "../question/questionSchema.ts";
import { AgreeOnCall, FinishCall } from "./phoneCallSchema.ts";

const addition = "Advice by telephone is given at a time that both agree on";

/** Endpoints for phone calls to askers. */
export const phoneCallEndpoints = {
  agreeOnCall: endpoint({
    method: "PUT",
    path: "/questions/{id}/call-time",
    summary: "Set the time of the call; the asker gets a mail. Refused while a colleague holds the question",
    access: "staff",
    params: byId,
    body: AgreeOnCall,
    responses: { 200: Question },
    addition,
  }),
  finishCall: endpoint({
    method: "POST",
    path: "/questions/{id}/calls",
    summary:
      "Save the outcome of a call; holder or admin. Reaching the asker answers the question, unless a summary is begun: then sending it does",
    access: "staff",
    params: byId,
    body: FinishCall,
    responses: { 201: Question },
    addition,
  }),
};
