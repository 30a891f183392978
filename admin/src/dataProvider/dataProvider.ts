import type {
  AnswerPreview,
  CreateAnswer,
  PreviewAnswer,
  StaffAnswer,
  UpdateAnswer,
} from "@lagrum/core/answer/answerSchema";
import type { AnswerVersion, AnswerVersionRow } from "@lagrum/core/answer/answerVersionSchema";
import type { Client } from "@lagrum/core/client";
import type { Desk, UndeliveredMailList } from "@lagrum/core/desk/deskSchema";
import type { InboxItem, UpdateInboxItem } from "@lagrum/core/inbox/inboxSchema";
import type { CitedProvisionList } from "@lagrum/core/law/provisionSchema";
import type { FinishPeerReview, PeerReviewList } from "@lagrum/core/peerReview/peerReviewSchema";
import type { AgreeOnCall, FinishCall } from "@lagrum/core/phoneCall/phoneCallSchema";
import type { Anonymise, Anonymising } from "@lagrum/core/pii/anonymisationSchema";
import type { WriteToAsker } from "@lagrum/core/question/messageSchema";
import { type Question, questionLists, type UpdateQuestion } from "@lagrum/core/question/questionSchema";
import type { Template } from "@lagrum/core/template/templateSchema";
import simpleRestProvider from "ra-data-simple-rest";
import type { DataProvider, SortPayload } from "react-admin";
import { categoryMethods } from "./categories.ts";
import { fileMethods } from "./files.ts";
import { bodyOf, createRestClient, type Row, withId } from "./httpError.ts";
import { newsMethods } from "./news.ts";
import { productMethods } from "./products.ts";
import { salaryMethods } from "./salaries.ts";
import { statisticsMethods } from "./statistics.ts";
import { userMethods } from "./users.ts";

interface Reply<T> {
  data: Row<T>;
}

/**
 * React-Admin's way to our API: the only place where wire names bend (`ID` becomes `id`).
 * Lists and records go by ra-data-simple-rest, what the domain does has methods with the domain's names.
 * All of them throw HttpError, with a Swedish message and the API's problem as body.
 */
export function createDataProvider(client: Client) {
  // What comes by simple-rest has a number for the total, and nothing that says that there are more.
  const leasts = new WeakSet();
  const rest = simpleRestProvider(
    "",
    createRestClient(client, (rows) => leasts.add(rows)),
  );
  const getList: DataProvider["getList"] = async (resource, params) => {
    const found = await rest.getList(resource, params);
    return leasts.has(found.data) ? { ...found, meta: { isLeast: true } } : found;
  };
  return {
    ...rest,
    getList,
    supportAbortSignal: true,
    ...userMethods(client),
    ...salaryMethods(client),
    ...statisticsMethods(client),
    ...newsMethods(client),
    ...fileMethods(client),
    ...productMethods(client),
    ...categoryMethods(client),
    reserveQuestion: async (id: number): Promise<Reply<Question>> => ({
      data: withId(bodyOf(await client.reserveQuestion({ params: { id } }))),
    }),
    unreserveQuestion: async (id: number): Promise<Reply<Question>> => ({
      data: withId(bodyOf(await client.unreserveQuestion({ params: { id } }))),
    }),
    renewLease: async (id: number): Promise<Reply<Question>> => ({
      data: withId(bodyOf(await client.renewLease({ params: { id } }))),
    }),
    hideQuestion: async (id: number): Promise<Reply<Question>> => ({
      data: withId(bodyOf(await client.hideQuestion({ params: { id } }))),
    }),
    unhideQuestion: async (id: number): Promise<Reply<Question>> => ({
      data: withId(bodyOf(await client.unhideQuestion({ params: { id } }))),
    }),
    editQuestion: async (id: number, body: UpdateQuestion): Promise<Reply<Question>> => ({
      data: withId(bodyOf(await client.updateQuestion({ params: { id }, body }))),
    }),
    askForFacts: async (id: number, body: WriteToAsker): Promise<Reply<Question>> => ({
      data: withId(bodyOf(await client.askForFacts({ params: { id }, body }))),
    }),
    answerFollowUp: async (id: number, body: WriteToAsker): Promise<Reply<Question>> => ({
      data: withId(bodyOf(await client.answerFollowUp({ params: { id }, body }))),
    }),
    agreeOnCall: async (id: number, body: AgreeOnCall): Promise<Reply<Question>> => ({
      data: withId(bodyOf(await client.agreeOnCall({ params: { id }, body }))),
    }),
    finishCall: async (id: number, body: FinishCall): Promise<Reply<Question>> => ({
      data: withId(bodyOf(await client.finishCall({ params: { id }, body }))),
    }),
    deleteQuestion: async (id: number): Promise<{ data: { id: number } }> => {
      bodyOf(await client.deleteQuestion({ params: { id } }));
      return { data: { id } };
    },
    /** All of a list that the filters leave, as a file. */
    exportList: async (resource: string, filter: object, sort: SortPayload): Promise<Blob> => {
      const Order = sort.order === "ASC" ? ("asc" as const) : ("desc" as const);
      const State = questionLists.find((list) => resource === `questions/${list}`);
      const body = { ...filter, Sort: (sort.field === "id" ? "ID" : sort.field) as "ID", Order };
      const file = State
        ? bodyOf(await client.exportQuestions({ body: { ...body, State } }))
        : bodyOf(await client.exportAnswers({ body }));
      return new Response(file).blob();
    },
    getQuestion: async (id: number): Promise<Reply<Question>> => ({
      data: withId(bodyOf(await client.getQuestion({ params: { id } }))),
    }),
    /** The draft or answer of a question, or null. */
    findAnswer: async (id: number): Promise<{ data: Row<StaffAnswer> | null }> => {
      const outcome = await client.getQuestionAnswer({ params: { id } });
      return { data: !outcome.ok && outcome.body.Code === "NOT_FOUND" ? null : withId(bodyOf(outcome)) };
    },
    beginAnswer: async (body: CreateAnswer): Promise<Reply<StaffAnswer>> => ({
      data: withId(bodyOf(await client.createAnswer({ body }))),
    }),
    saveAnswer: async (id: number, body: AnswerText): Promise<Reply<StaffAnswer>> => ({
      data: withId(bodyOf(await client.updateAnswer({ params: { id }, body: { ...body, Action: "save" } }))),
    }),
    sendAnswer: async (id: number, body: AnswerText): Promise<Reply<StaffAnswer>> => ({
      data: withId(bodyOf(await client.updateAnswer({ params: { id }, body: { ...body, Action: "send" } }))),
    }),
    publishAnswer: async (id: number, body: AnswerText): Promise<Reply<StaffAnswer>> => ({
      data: withId(bodyOf(await client.updateAnswer({ params: { id }, body: { ...body, Action: "publish" } }))),
    }),
    previewAnswer: async (id: number, body: PreviewAnswer): Promise<AnswerPreview> =>
      bodyOf(await client.previewAnswer({ params: { id }, body })),
    listVersions: async (id: number): Promise<AnswerVersionRow[]> => {
      const outcome = await client.listAnswerVersions({ params: { id } });
      return !outcome.ok && outcome.body.Code === "NOT_FOUND" ? [] : bodyOf(outcome).Versions;
    },
    getVersion: async (id: number, versionId: number): Promise<AnswerVersion> =>
      bodyOf(await client.getAnswerVersion({ params: { id, versionId } })),
    getAnonymising: async (id: number): Promise<Anonymising> => bodyOf(await client.getAnonymising({ params: { id } })),
    anonymise: async (id: number, body: Anonymise): Promise<Anonymising> =>
      bodyOf(await client.anonymise({ params: { id }, body })),
    listPeerReviews: async (id: number): Promise<PeerReviewList> =>
      bodyOf(await client.listPeerReviews({ params: { id } })),
    requestPeerReview: async (id: number, ReaderID: number): Promise<PeerReviewList> =>
      bodyOf(await client.requestPeerReview({ params: { id }, body: { ReaderID } })),
    finishPeerReview: async (id: number, readingId: number, body: FinishPeerReview): Promise<PeerReviewList> =>
      bodyOf(await client.finishPeerReview({ params: { id, readingId }, body })),
    getDesk: async (): Promise<Desk> => bodyOf(await client.getDesk()),
    listUndeliveredMails: async (): Promise<UndeliveredMailList> => bodyOf(await client.listUndeliveredMails()),
    retryMail: async (mailId: string): Promise<UndeliveredMailList> =>
      bodyOf(await client.retryMail({ params: { mailId } })),
    updateInboxItem: async (id: number, body: UpdateInboxItem): Promise<Reply<InboxItem>> => ({
      data: withId(bodyOf(await client.updateInboxItem({ params: { id }, body }))),
    }),
    listCitedProvisions: async (): Promise<CitedProvisionList["Provisions"]> =>
      bodyOf(await client.listCitedProvisions()).Provisions,
    listTemplates: async (): Promise<Template[]> => bodyOf(await client.listTemplates()).Templates,
  } satisfies DataProvider;
}

type AnswerText = Omit<UpdateAnswer, "Action">;

export type LagrumDataProvider = ReturnType<typeof createDataProvider>;

/**
 * For reading one record: React-Admin would show a list's row until the record has come, and our rows are cut short.
 * Other `meta` is another place in its cache.
 */
export const whole = { meta: { isWhole: true } };
