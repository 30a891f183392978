import { readCode } from "../accounts/accessCodes.ts";
import type { App } from "../app.ts";
import { recordExport } from "../audit/auditLog.ts";
import { withPhones } from "../calls/callRepository.ts";
import type { CategoryKind } from "../categories/categoryFilter.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import type { Account } from "../http/session.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import { ask, confirmQuestion } from "./askService.ts";
import { answerFollowUp, askForFacts, reply } from "./messageService.ts";
import { exportQuestions } from "./questionExport.ts";
import { listQuestions } from "./questionList.ts";
import { getQuestion } from "./questionRepository.ts";
import type { ReadAt } from "./questionRows.ts";
import { deleteQuestion, editQuestion, hide, object, unhide } from "./questionService.ts";
import { renewLease, reserve, unreserve } from "./reservationService.ts";
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
>;

export function questionHandlers(app: App, settings: SettingCache, kindOf: CategoryKind): QuestionHandlers {
  const { db, clock } = app;
  const readAt = async (): Promise<ReadAt> => ({ now: clock(), hours: (await settings.current()).WORKING_HOURS });
  const whole = async (id: number, caller: Account) =>
    ({ status: 200, body: await getQuestion(db, id, caller, await readAt()) }) as const;
  return {
    askQuestion: ({ body, write }) => write(async (tx) => ({ status: 201, body: await ask(app, tx, body, clock()) })),

    confirmQuestion: async ({ params, write }) => {
      const at = await readAt();
      return { status: 200, body: await write((tx) => confirmQuestion(app, tx, params.id, params.code, at)) };
    },

    getQuestionStatus: async ({ accessCode }) => ({
      status: 200,
      body: await getStatus(db, await readCode(db, "questionStatus", accessCode, clock()), clock()),
    }),

    objectToPublication: async ({ params, accessCode, write }) => {
      const opened = await readCode(db, "questionStatus", accessCode, clock());
      if (opened !== params.id) throw new Failure("LINK_INVALID");
      await write((tx) => object(tx, params.id, clock()));
      return { status: 200, body: await getStatus(db, params.id, clock()) };
    },

    replyToStaff: async ({ params, body, accessCode, write }) => {
      const at = await readAt();
      return write(async (tx) => {
        const opened = await readCode(tx, "questionStatus", accessCode, at.now);
        if (opened !== params.id) throw new Failure("LINK_INVALID");
        await reply(app, tx, params.id, body, at);
        return { status: 200, body: await getStatus(tx, params.id, at.now) };
      });
    },

    listQuestions: async ({ query, caller }) => {
      const list = await listQuestions(db, kindOf, query, await readAt());
      return { status: 200, body: query.State === "calls" ? await withPhones(db, list, caller) : list };
    },

    exportQuestions: async ({ body, caller, write }) => {
      await write((tx) => recordExport(tx, `questions/${body.State}`, body, caller.UserID, clock()));
      return { status: 200, body: await exportQuestions(db, kindOf, body, clock()) };
    },

    getQuestion: ({ params, caller }) => whole(params.id, caller),

    updateQuestion: async ({ params, body, caller, write }) => {
      await write((tx) => editQuestion(tx, params.id, body, caller, clock()));
      return whole(params.id, caller);
    },

    deleteQuestion: async ({ params, caller, write }) => {
      await write((tx) => deleteQuestion(tx, params.id, caller, clock()));
      return { status: 204, body: null };
    },

    hideQuestion: async ({ params, caller, write }) => {
      await write((tx) => hide(tx, params.id, caller, clock()));
      return whole(params.id, caller);
    },

    unhideQuestion: async ({ params, caller, write }) => {
      await write((tx) => unhide(tx, params.id, caller, clock()));
      return whole(params.id, caller);
    },

    reserveQuestion: async ({ params, caller, write }) => {
      const rules = await settings.current();
      await write((tx) => reserve(tx, rules, params.id, caller, clock()));
      return whole(params.id, caller);
    },

    unreserveQuestion: async ({ params, caller, write }) => {
      await write((tx) => unreserve(tx, params.id, caller, clock()));
      return whole(params.id, caller);
    },

    askForFacts: async ({ params, body, caller, write }) => {
      await write((tx) => askForFacts(app, tx, params.id, body, caller, clock()));
      return whole(params.id, caller);
    },

    answerFollowUp: async ({ params, body, caller, write }) => {
      await write((tx) => answerFollowUp(app, tx, params.id, body, caller, clock()));
      return whole(params.id, caller);
    },

    renewLease: async ({ params, caller, write }) => {
      const rules = await settings.current();
      await write((tx) => renewLease(tx, rules, params.id, caller, clock()));
      return whole(params.id, caller);
    },
  };
}
