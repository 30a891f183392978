import type { Client } from "@lagrum/core/client";
import type { FinishPeerReview } from "@lagrum/core/peerReview/peerReviewSchema";
import type { Anonymise } from "@lagrum/core/pii/anonymisationSchema";
import { bodyOf } from "./reply.ts";

/** Personal data and peer review, before an answer is published. */
export const publicationMethods = (client: Client) => ({
  getAnonymising: (id: number) => bodyOf(client.getAnonymising({ params: { id } })),
  anonymise: (id: number, body: Anonymise) => bodyOf(client.anonymise({ params: { id }, body })),
  listPeerReviews: (id: number) => bodyOf(client.listPeerReviews({ params: { id } })),
  requestPeerReview: (id: number, ReaderID: number) =>
    bodyOf(client.requestPeerReview({ params: { id }, body: { ReaderID } })),
  finishPeerReview: (id: number, reviewId: number, body: FinishPeerReview) =>
    bodyOf(client.finishPeerReview({ params: { id, readingId: reviewId }, body })),
});
