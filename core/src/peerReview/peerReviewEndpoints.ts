import { z } from "zod";
import { byId, endpoint } from "../contract/endpoint.ts";
import { idParam } from "../contract/fieldSchema.ts";
import { FinishPeerReview, PeerReviewList, RequestPeerReview } from "./peerReviewSchema.ts";

const addition = "A second pair of eyes before an answer is sent";

/** Calls on the second reader. */
export const peerReviewEndpoints = {
  listPeerReviews: endpoint({
    method: "GET",
    path: "/questions/{id}/readings",
    summary: "Who was asked to read the answer, and what they said",
    access: "staff",
    params: byId,
    responses: { 200: PeerReviewList },
    rows: "Readings",
    addition,
  }),
  requestPeerReview: endpoint({
    method: "POST",
    path: "/questions/{id}/readings",
    summary: "Ask a colleague to read the answer; whoever may write it. An unanswered request ends",
    access: "staff",
    params: byId,
    body: RequestPeerReview,
    responses: { 201: PeerReviewList },
    addition,
  }),
  finishPeerReview: endpoint({
    method: "PUT",
    path: "/questions/{id}/readings/{readingId}",
    summary: "Approve the answer, or return it with a note; the colleague who was asked",
    access: "staff",
    params: z.strictObject({ id: idParam, readingId: idParam }),
    body: FinishPeerReview,
    responses: { 200: PeerReviewList },
    addition,
  }),
};
