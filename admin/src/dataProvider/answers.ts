import type { CreateAnswer, PreviewAnswer, StaffAnswer, UpdateAnswer } from "@lagrum/core/answer/answerSchema";
import type { Client } from "@lagrum/core/client";
import type { Input } from "@lagrum/core/contract/endpoint";
import type { Endpoints } from "@lagrum/core/endpoints";
import type { ConfirmProvisions } from "@lagrum/core/law/provisionCheckSchema";
import { refusalCode } from "./httpError.ts";
import { bodyOf, fileOf, type Row, recordOf } from "./reply.ts";

type AnswerText = Omit<UpdateAnswer, "Action">;

/** The result of a call, or `otherwise` on 404. */
async function orMissing<T, U>(call: Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await call;
  } catch (error) {
    if (refusalCode(error) === "NOT_FOUND") return otherwise;
    throw error;
  }
}

export const answerMethods = (client: Client) => ({
  /** The draft or answer of a question, or null. */
  findAnswer: (id: number): Promise<{ data: Row<StaffAnswer> | null }> =>
    orMissing(recordOf(client.getQuestionAnswer({ params: { id } })), { data: null }),
  beginAnswer: (body: CreateAnswer) => recordOf(client.createAnswer({ body })),
  saveAnswer: (id: number, body: AnswerText) =>
    recordOf(client.updateAnswer({ params: { id }, body: { ...body, Action: "save" } })),
  sendAnswer: (id: number, body: AnswerText) =>
    recordOf(client.updateAnswer({ params: { id }, body: { ...body, Action: "send" } })),
  publishAnswer: (id: number, body: AnswerText) =>
    recordOf(client.updateAnswer({ params: { id }, body: { ...body, Action: "publish" } })),
  previewAnswer: (id: number, body: PreviewAnswer) => bodyOf(client.previewAnswer({ params: { id }, body })),
  listVersions: async (id: number) => {
    const list = bodyOf(client.listAnswerVersions({ params: { id } }));
    return (await orMissing(list, { Versions: [] })).Versions;
  },
  getVersion: (id: number, versionId: number) => bodyOf(client.getAnswerVersion({ params: { id, versionId } })),
  checkProvisions: async (id: number, { AnswerBody, Provisions, ValidAt }: PreviewAnswer) =>
    (await bodyOf(client.checkProvisions({ params: { id }, body: { AnswerBody, Provisions, ValidAt } }))).Provisions,
  confirmProvisions: (id: number, body: ConfirmProvisions) =>
    bodyOf(client.confirmProvisions({ params: { id }, body })),
  searchProvisions: async (Query: string) => (await bodyOf(client.searchProvisions({ body: { Query } }))).Provisions,
  listCitedProvisions: async () => (await bodyOf(client.listCitedProvisions())).Provisions,
  listTemplates: async () => (await bodyOf(client.listTemplates())).Templates,
  /** Exports all rows that match the filters. */
  exportAnswers: (body: Input<Endpoints["exportAnswers"]>["body"]) => fileOf(client.exportAnswers({ body })),
});
