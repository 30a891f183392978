import { z } from "zod";
import { byId, endpoint } from "../contract/endpoint.ts";
import {
  AddAiEvaluation,
  AiBlock,
  AiBlockList,
  AiBlockQuery,
  AiReplyQuery,
  byReplyCode,
  RateAiReply,
  ReviewedAiReplyList,
} from "./aiReviewSchema.ts";

/** Calls for the quality of the AI page: ratings by readers, review by admins. */
export const aiReviewEndpoints = {
  rateAiReply: endpoint({
    method: "POST",
    path: "/ai/answers/{code}/rating",
    summary: "Say whether a stored reply was of help, and what was wrong; a new rating replaces the last one",
    access: "public",
    params: byReplyCode,
    body: RateAiReply,
    responses: { 204: z.null() },
    addition: "Shows which replies are wrong",
  }),
  listAiReplies: endpoint({
    method: "GET",
    path: "/ai/replies",
    summary: "Stored replies of the AI page with their ratings",
    access: "admin",
    query: AiReplyQuery,
    responses: { 200: ReviewedAiReplyList },
    rows: "Replies",
    addition: "Admins review what the AI page has replied",
  }),
  blockAiReply: endpoint({
    method: "POST",
    path: "/ai/replies/{id}/block",
    summary: "Decline the question of a wrong reply from now on, in any order and inflection of its words",
    access: "admin",
    params: byId,
    responses: { 201: AiBlock },
    addition: "A wrong reply must stop at once",
  }),
  addAiEvaluation: endpoint({
    method: "POST",
    path: "/ai/replies/{id}/evaluation",
    summary: "Put the question of a reply into the evaluation set; refused while it has personal data",
    access: "admin",
    params: byId,
    body: AddAiEvaluation,
    responses: { 204: z.null() },
    addition: "Wrong replies show what to measure",
  }),
  listAiBlocks: endpoint({
    method: "GET",
    path: "/ai/blocks",
    summary: "The questions that the AI page declines because a reply was wrong",
    access: "admin",
    query: AiBlockQuery,
    responses: { 200: AiBlockList },
    rows: "Blocks",
    addition: "As blockAiReply",
  }),
  deleteAiBlock: endpoint({
    method: "DELETE",
    path: "/ai/blocks/{id}",
    summary: "Answer a blocked question again",
    access: "admin",
    params: byId,
    responses: { 204: z.null() },
    addition: "As blockAiReply",
  }),
};
