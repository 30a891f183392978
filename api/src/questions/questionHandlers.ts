import { readCode } from "../accounts/accessCodes.ts";
import type { App } from "../app.ts";
import { recordExport } from "../audit/auditLog.ts";
import { withPhones } from "../calls/callRepository.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import type { Account } from "../http/session.ts";
import { findOrderOfQuestion } from "../orders/orderRepository.ts";
import { afterPaymentEnds } from "../payments/endPayment.ts";
import type { ListContext } from "../search/staffSearch.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import { askQuestion, confirmQuestion } from "./askService.ts";
import { declineQuestion, withdrawQuestion } from "./closingService.ts";
import { answerFollowUp, askForFacts, replyToStaff } from "./messageService.ts";
import { exportQuestions } from "./questionExport.ts";
import { listQuestions } from "./questionList.ts";
import { getQuestion } from "./questionRepository.ts";
import type { ClockContext } from "./questionRows.ts";
import { deleteQuestion, editQuestion, hideQuestion, objectToPublication, unhideQuestion } from "./questionService.ts";
import { renewLease, reserveQuestion, unreserveQuestion } from "./reservationService.ts";
import { getStatus } from "./statusRepository.ts";

type QuestionHandlers = Pick<
  Handlers,
  | "askQuestion"
  | "confirmQuestion"
  | "getQuestionStatus"
  | "objectToPublication"
  | "listQuestions"
  | "exportQuestions"
  | "getQuestion"
  | "updateQuestion"
  | "deleteQuestion"
  | "hideQuestion"
  | "unhideQuestion"
  | "reserveQuestion"
  | "unreserveQuestion"
  | "renewLease"
  | "replyToStaff"
  | "askForFacts"
  | "answerFollowUp"
  | "declineQuestion"
  | "withdrawQuestion"
>;

export function questionHandlers(app: App, settings: SettingCache, lists: ListContext): QuestionHandlers {
  const { db, clock } = app;
  const clockContext = async (): Promise<ClockContext> => ({
    now: clock(),
    hours: (await settings.current()).WORKING_HOURS,
  });
  const whole = async (id: number, caller: Account) =>
    ({ status: 200, body: await getQuestion(lists, id, caller, await clockContext()) }) as const;
  return {
    askQuestion: async ({ body, write }) => {
      const { conflictSeal, numberSeal } = app;
      const check = { seal: conflictSeal, years: (await settings.current()).CONFLICT_YEARS, numberSeal };
      return write(async (context) => ({ status: 201, body: await askQuestion(context, body, check) }));
    },

    confirmQuestion: async ({ params, write }) => {
      const { WORKING_HOURS } = await settings.current();
      return {
        status: 200,
        body: await write((context) => confirmQuestion(context, params.id, params.code, WORKING_HOURS)),
      };
    },

    getQuestionStatus: async ({ accessCode }) => ({
      status: 200,
      body: await getStatus(db, await readCode(db, "questionStatus", accessCode, clock()), clock()),
    }),

    objectToPublication: async ({ params, accessCode, write }) => {
      const opened = await readCode(db, "questionStatus", accessCode, clock());
      if (opened !== params.id) throw new Failure("LINK_INVALID");
      await write((context) => objectToPublication(context, params.id));
      return { status: 200, body: await getStatus(db, params.id, clock()) };
    },

    replyToStaff: async ({ params, body, accessCode, write }) => {
      const { WORKING_HOURS } = await settings.current();
      return write(async (context) => {
        const { tx, now } = context;
        const opened = await readCode(tx, "questionStatus", accessCode, now);
        if (opened !== params.id) throw new Failure("LINK_INVALID");
        await replyToStaff(context, params.id, body, WORKING_HOURS);
        return { status: 200, body: await getStatus(tx, params.id, now) };
      });
    },

    withdrawQuestion: async ({ params, accessCode, write }) => {
      const opened = await readCode(db, "questionStatus", accessCode, clock());
      if (opened !== params.id) throw new Failure("LINK_INVALID");
      const order = await findOrderOfQuestion(db, params.id, ["Question"]);
      await afterPaymentEnds(app, order?.ID, () => write((context) => withdrawQuestion(context, params.id)));
      return { status: 200, body: await getStatus(db, params.id, clock()) };
    },

    listQuestions: async ({ query, caller }) => {
      const list = await listQuestions(lists, query, await clockContext());
      return { status: 200, body: query.State === "calls" ? await withPhones(db, list, caller) : list };
    },

    exportQuestions: async ({ body, write }) => {
      await write((context) => recordExport(context, `questions/${body.State}`, body));
      return { status: 200, body: await exportQuestions(lists, body, clock()), fileName: "fragor.csv" };
    },

    getQuestion: ({ params, caller }) => whole(params.id, caller),

    updateQuestion: async ({ params, body, caller, write }) => {
      await write((context) => editQuestion(context, params.id, body));
      return whole(params.id, caller);
    },

    deleteQuestion: async ({ params, write }) => {
      const followUp = await findOrderOfQuestion(db, params.id, ["FollowUp"]);
      const order = await findOrderOfQuestion(db, params.id, ["Question"]);
      await afterPaymentEnds(app, followUp?.ID, () =>
        afterPaymentEnds(app, order?.ID, () => write((context) => deleteQuestion(context, params.id))),
      );
      return { status: 204, body: null };
    },

    hideQuestion: async ({ params, caller, write }) => {
      await write((context) => hideQuestion(context, params.id));
      return whole(params.id, caller);
    },

    unhideQuestion: async ({ params, caller, write }) => {
      await write((context) => unhideQuestion(context, params.id));
      return whole(params.id, caller);
    },

    reserveQuestion: async ({ params, caller, write }) => {
      const rules = await settings.current();
      await write((context) => reserveQuestion(context, rules, params.id));
      return whole(params.id, caller);
    },

    unreserveQuestion: async ({ params, caller, write }) => {
      await write((context) => unreserveQuestion(context, params.id));
      return whole(params.id, caller);
    },

    askForFacts: async ({ params, body, caller, write }) => {
      await write((context) => askForFacts(context, params.id, body));
      return whole(params.id, caller);
    },

    answerFollowUp: async ({ params, body, caller, write }) => {
      await write((context) => answerFollowUp(context, params.id, body));
      return whole(params.id, caller);
    },

    declineQuestion: async ({ params, body, caller, write }) => {
      const order = await findOrderOfQuestion(db, params.id, ["Question"]);
      await afterPaymentEnds(app, order?.ID, () => write((context) => declineQuestion(context, params.id, body)));
      return whole(params.id, caller);
    },

    renewLease: async ({ params, caller, write }) => {
      const rules = await settings.current();
      await write((context) => renewLease(context, rules, params.id));
      return whole(params.id, caller);
    },
  };
}
