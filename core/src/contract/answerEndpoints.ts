import { z } from "zod";
import {
  Answer,
  AnswerList,
  AnswerQuery,
  CreateAnswer,
  StaffAnswer,
  StaffAnswerList,
  StaffAnswerQuery,
  UpdateAnswer,
} from "./answer.ts";
import { byId, endpoint } from "./endpoint.ts";

/** Calls on answers: published ones for everyone, drafts for staff. */
export const answerEndpoints = {
  listAnswers: endpoint({
    method: "GET",
    path: "/answers",
    summary: "Published answers, newest first or by relevance",
    access: "optional",
    query: AnswerQuery,
    responses: { 200: AnswerList },
  }),
  createAnswer: endpoint({
    method: "POST",
    path: "/answers",
    summary: "Begin the draft of a question that the caller holds",
    access: "staff",
    body: CreateAnswer,
    responses: { 201: StaffAnswer },
    idempotent: true,
  }),
  listAnswersAdvanced: endpoint({
    method: "GET",
    path: "/answers/advanced",
    summary: "The staff's list of answers, with every filter",
    access: "staff",
    query: StaffAnswerQuery,
    responses: { 200: StaffAnswerList },
  }),
  getAnswerByUri: endpoint({
    method: "GET",
    path: "/answers/uri/{uri}",
    summary: "A published answer by its address",
    access: "optional",
    params: z.strictObject({ uri: z.string().regex(/^[a-z0-9-]{1,200}$/) }),
    responses: { 200: Answer },
    staff: { 200: StaffAnswer },
  }),
  getAnswer: endpoint({
    method: "GET",
    path: "/answers/{id}",
    summary: "A published answer by its number; staff see drafts too",
    access: "optional",
    params: byId,
    responses: { 200: Answer },
    staff: { 200: StaffAnswer },
  }),
  updateAnswer: endpoint({
    method: "PUT",
    path: "/answers/{id}",
    summary: "Save the draft, send the answer, or publish it",
    access: "staff",
    params: byId,
    body: UpdateAnswer,
    responses: { 200: StaffAnswer },
  }),
};
