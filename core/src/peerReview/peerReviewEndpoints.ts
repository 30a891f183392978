import { z } from "zod";
import { byId, endpoint } from "../contract/endpoint.ts";
import { idParam } from "../contract/fieldSchema.ts";
import { AskForReading, FinishReading, ReadingList } from "./peerReviewSchema.ts";

const addition = "A second pair of eyes before an answer is sent";

/** Calls on the second reader. */
export const readingEndpoints = {
  listReadings: endpoint({
    method: "GET",
    path: "/questions/{id}/readings",
    summary: "Who was asked to read the answer, and what they said",
    access: "staff",
    params: byId,
    responses: { 200: ReadingList },
    rows: "Readings",
    addition,
  }),
  askForReading: endpoint({
    method: "POST",
    path: "/questions/{id}/readings",
    summary: "Ask a colleague to read the answer; whoever may write it. An unanswered request ends",
    access: "staff",
    params: byId,
    body: AskForReading,
    responses: { 201: ReadingList },
    addition,
  }),
  finishReading: endpoint({
    method: "PUT",
    path: "/questions/{id}/readings/{readingId}",
    summary: "Approve the answer, or return it with a note; the colleague who was asked",
    access: "staff",
    params: z.strictObject({ id: idParam, readingId: idParam }),
    body: FinishReading,
    responses: { 200: ReadingList },
    addition,
  }),
};
