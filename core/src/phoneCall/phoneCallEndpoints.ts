import { byId, endpoint } from "../contract/endpoint.ts";
import { Question } from "../question/questionSchema.ts";
import { AgreeOnCall, FinishCall } from "./phoneCallSchema.ts";

const addition = "Advice by telephone is given at a time that both agree on";

/** Calls on calls to askers. */
export const phoneCallEndpoints = {
  agreeOnCall: endpoint({
    method: "PUT",
    path: "/questions/{id}/call-time",
    summary: "Note when the asker is to be called; the asker gets a mail. Unless a colleague holds the question",
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
      "Note what came of a call; holder or admin. An asker who was reached has the answer, unless a summary has been begun: then sending that ends the question",
    access: "staff",
    params: byId,
    body: FinishCall,
    responses: { 201: Question },
    addition,
  }),
};
