import type { AddAiEvaluation } from "@lagrum/core/ai/aiReviewSchema";
import type { Client } from "@lagrum/core/client";
import { bodyOf } from "./reply.ts";

/** The review of the AI page. */
export const aiMethods = (client: Client) => ({
  createAiDraft: (id: number) => bodyOf(client.createAiDraft({ params: { id } })),
  acceptAiSentence: (id: number, Text: string) => bodyOf(client.acceptAiSentence({ params: { id }, body: { Text } })),
  getAiUsage: () => bodyOf(client.getAiUsage()),
  blockAiReply: (id: number) => bodyOf(client.blockAiReply({ params: { id } })),
  unblockAiReply: (blockId: number) => bodyOf(client.deleteAiBlock({ params: { id: blockId } })),
  addAiEvaluation: (id: number, body: AddAiEvaluation) => bodyOf(client.addAiEvaluation({ params: { id }, body })),
});
