import { z } from "zod";
import { byId, endpoint } from "../contract/endpoint.ts";
import { idParam } from "../contract/fieldSchema.ts";
import { FinishPeerReview, PeerReviewList, RequestPeerReview } from "./peerReviewSchema.ts";

const addition = "A second pair of eyes before an answer is sent";

/** Endpoints for peer reviews. */
export const peerReviewEndpoints = {
  listPeerReviews: endpoint({
    method: "GET",
    path: "/questions/{id}/readings",
    summary: "The peer reviews of an answer, with their outcomes",
    access: "staff",
    params: byId,
    responses: { 200: PeerReviewList },
    rows: "Readings",
    addition,
  }),
  requestPeerReview: endpoint({
    method: "POST",
    path: "/questions/{id}/readings",
    summary:
      "Request a peer review of the answer from a colleague; for its holder, its author and admins. Replaces an open request",
    access: "staff",
    params: byId,
    body: RequestPeerReview,
    responses: { 201: PeerReviewList },
    addition,
  }),
  finishPeerReview: endpoint({
    method: "PUT",
    path: "/questions/{id}/readings/{readingId}",
    summary: "Approve the answer, or return it with a note; for the reviewer",
    access: "staff",
    params: z.strictObject({ id: idParam, readingId: idParam }),
    body: FinishPeerReview,
    responses: { 200: PeerReviewList },
    addition,
  }),
};
