import { endpoint } from "../contract/endpoint.ts";
import { AiReply, AskAi } from "./aiSchema.ts";

/** Calls of the AI page. */
export const aiEndpoints = {
  askAi: endpoint({
    method: "POST",
    path: "/ai/answers",
    summary:
      "A reply from published answers and provisions, each sentence with its source; streamed to callers that accept events",
    access: "public",
    body: AskAi,
    responses: { 200: AiReply },
    addition: "The specification names the page /ai and no call for it",
  }),
};
