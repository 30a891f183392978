import { z } from "zod";
import { byId, endpoint } from "../contract/endpoint.ts";
import {
  AnswerFeedback,
  AnswerReportList,
  AnswerReportQuery,
  RateAnswer,
  ReportAnswer,
  ReportedAnswer,
} from "./answerFeedbackSchema.ts";

/** Endpoints for readers' feedback on answers. */
export const answerFeedbackEndpoints = {
  reportAnswer: endpoint({
    method: "POST",
    path: "/answers/{id}/reports",
    summary: "Report an error in a published answer; staff get a mail",
    access: "public",
    params: byId,
    body: ReportAnswer,
    responses: { 201: ReportedAnswer },
    idempotent: true,
    addition: "Readers must be able to point out a wrong law, an old text or a name that should not be there",
  }),
  listAnswerReports: endpoint({
    method: "GET",
    path: "/answerReports",
    summary: "What readers have reported, newest first",
    access: "staff",
    query: AnswerReportQuery,
    responses: { 200: AnswerReportList },
    rows: "Reports",
    addition: "Staff read the reports",
  }),
  rateAnswer: endpoint({
    method: "POST",
    path: "/answers/{id}/feedback",
    summary: "Vote on whether a published answer was helpful; only the sum is stored",
    access: "public",
    params: byId,
    body: RateAnswer,
    responses: { 204: z.null() },
    addition: "Shows which answers to improve",
  }),
  getAnswerFeedback: endpoint({
    method: "GET",
    path: "/answers/{id}/feedback",
    summary: "The number of helpful and unhelpful votes on an answer",
    access: "staff",
    params: byId,
    responses: { 200: AnswerFeedback },
    addition: "The sum is for the authors",
  }),
};
