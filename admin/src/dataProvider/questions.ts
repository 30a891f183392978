import type { Client } from "@lagrum/core/client";
import type { Input } from "@lagrum/core/contract/endpoint";
import type { Endpoints } from "@lagrum/core/endpoints";
import type { AgreeOnCall, FinishCall } from "@lagrum/core/phoneCall/phoneCallSchema";
import type { WriteToAsker } from "@lagrum/core/question/messageSchema";
import type { UpdateQuestion } from "@lagrum/core/question/questionSchema";
import { withProvisionReason } from "../provisionReason/reasonRequests.ts";
import { bodyOf, fileOf, recordOf } from "./reply.ts";

export const questionMethods = (client: Client) => ({
  getQuestion: (id: number) => recordOf(client.getQuestion({ params: { id } })),
  reserveQuestion: (id: number) => recordOf(client.reserveQuestion({ params: { id } })),
  unreserveQuestion: (id: number) => recordOf(client.unreserveQuestion({ params: { id } })),
  renewLease: (id: number) => recordOf(client.renewLease({ params: { id } })),
  hideQuestion: (id: number) => recordOf(client.hideQuestion({ params: { id } })),
  unhideQuestion: (id: number) => recordOf(client.unhideQuestion({ params: { id } })),
  editQuestion: (id: number, body: UpdateQuestion) => recordOf(client.updateQuestion({ params: { id }, body })),
  askForFacts: (id: number, body: WriteToAsker) =>
    withProvisionReason((reason) =>
      recordOf(client.askForFacts({ params: { id }, body: { ...body, ProvisionReason: reason } })),
    ),
  declineQuestion: (id: number, body: WriteToAsker) =>
    withProvisionReason((reason) =>
      recordOf(client.declineQuestion({ params: { id }, body: { ...body, ProvisionReason: reason } })),
    ),
  answerFollowUp: (id: number, body: WriteToAsker) =>
    withProvisionReason((reason) =>
      recordOf(client.answerFollowUp({ params: { id }, body: { ...body, ProvisionReason: reason } })),
    ),
  agreeOnCall: (id: number, body: AgreeOnCall) => recordOf(client.agreeOnCall({ params: { id }, body })),
  finishCall: (id: number, body: FinishCall) => recordOf(client.finishCall({ params: { id }, body })),
  deleteQuestion: async (id: number) => {
    await bodyOf(client.deleteQuestion({ params: { id } }));
    return { data: { id } };
  },
  /** Exports all rows that match the filters. */
  exportQuestions: (body: Input<Endpoints["exportQuestions"]>["body"]) => fileOf(client.exportQuestions({ body })),
});
