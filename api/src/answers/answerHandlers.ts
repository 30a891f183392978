import { isStaff } from "@lagrum/core/account/roles";
import type { App } from "../app.ts";
import { recordExport } from "../audit/auditLog.ts";
import type { Handlers } from "../http/serve.ts";
import type { Account } from "../http/session.ts";
import { createSimilarAnswerCache } from "../search/linkedAnswers.ts";
import type { MissCounter } from "../search/missCounter.ts";
import type { ListContext } from "../search/staffSearch.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import { exportAnswers } from "./answerExport.ts";
import type { AnswerLister } from "./answerList.ts";
import { createAnswerReader } from "./answerRepository.ts";
import { createAnswer, publishAnswer, saveAnswer, sendAnswer } from "./answerService.ts";
import { previewAnswer } from "./answerText.ts";
import { listStaffAnswers } from "./staffAnswerList.ts";
import { listVersions } from "./versionRepository.ts";
import { readVersion } from "./versionService.ts";

type AnswerHandlers = Pick<
  Handlers,
  | "listAnswers"
  | "listAnswersAdvanced"
  | "exportAnswers"
  | "getAnswer"
  | "getAnswerByUri"
  | "getQuestionAnswer"
  | "createAnswer"
  | "updateAnswer"
  | "previewAnswer"
  | "listAnswerVersions"
  | "getAnswerVersion"
>;

interface AnswerSearch {
  lists: ListContext;
  listAnswers: AnswerLister;
  misses: MissCounter;
}

const audienceOf = (caller: Account | null) => (caller && isStaff(caller.roles) ? "staff" : "public");

export function answerHandlers(
  app: App,
  settings: SettingCache,
  { lists, listAnswers, misses }: AnswerSearch,
): AnswerHandlers {
  const { db, clock } = app;
  const getAnswer = createAnswerReader(db, {
    findSimilar: lists.findSimilar,
    cache: createSimilarAnswerCache(clock),
  });
  return {
    listAnswers: async ({ query, ip, signal }) => {
      const list = await listAnswers(query, signal);
      misses.countSearch(query, list, ip);
      return { status: 200, body: list };
    },

    listAnswersAdvanced: async ({ query }) => ({ status: 200, body: await listStaffAnswers(lists, query) }),

    exportAnswers: async ({ body, write }) => {
      await write((context) => recordExport(context, "answers", body));
      return { status: 200, body: await exportAnswers(lists, body), fileName: "svar.csv" };
    },

    getAnswer: async ({ params, caller }) => ({
      status: 200,
      body: await getAnswer({ ID: params.id }, audienceOf(caller)),
    }),

    getAnswerByUri: async ({ params, caller }) => ({
      status: 200,
      body: await getAnswer({ Uri: params.uri }, audienceOf(caller)),
    }),

    getQuestionAnswer: async ({ params }) => ({ status: 200, body: await getAnswer({ ID: params.id }, "staff") }),

    createAnswer: ({ body, write }) =>
      write(async (context) => ({ status: 201, body: await createAnswer(context, body) })),

    updateAnswer: async ({ params, body, write }) => {
      const rules = await settings.current();
      const { Action, Reason, ...given } = body;
      await write((context) => {
        if (Action === "save") return saveAnswer(context, params.id, given);
        if (Action === "send") return sendAnswer(context, rules, params.id, given);
        return publishAnswer(context, rules, params.id, { ...given, Reason });
      });
      return { status: 200, body: await getAnswer({ ID: params.id }, "staff") };
    },

    previewAnswer: async ({ params, body, caller }) => ({
      status: 200,
      body: await previewAnswer(db, params.id, body, { caller, now: clock() }),
    }),

    listAnswerVersions: async ({ params }) => ({
      status: 200,
      body: { Versions: await listVersions(db, params.id) },
    }),

    getAnswerVersion: async ({ params, write }) => ({
      status: 200,
      body: await write((context) => readVersion(context, params.id, params.versionId)),
    }),
  };
}
