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

/** Calls by which readers say what they think of an answer. */
export const answerFeedbackEndpoints = {
  reportAnswer: endpoint({
    method: "POST",
    path: "/answers/{id}/reports",
    summary: "Say what is wrong with a published answer; staff get a mail",
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
    addition: "Someone has to read the reports",
  }),
  rateAnswer: endpoint({
    method: "POST",
    path: "/answers/{id}/feedback",
    summary: "Say whether a published answer was of help; only the sum is kept",
    access: "public",
    params: byId,
    body: RateAnswer,
    responses: { 204: z.null() },
    addition: "Which answers help is the only way to know which to write better",
  }),
  getAnswerFeedback: endpoint({
    method: "GET",
    path: "/answers/{id}/feedback",
    summary: "How many found the answer of help, and how many did not",
    access: "staff",
    params: byId,
    responses: { 200: AnswerFeedback },
    addition: "The sum is for those who write",
  }),
};
