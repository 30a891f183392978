import { reportReference } from "@lagrum/core/contact/references";
import type { App } from "../app.ts";
import { refuseTooFast } from "../contact/minimumSubmitTime.ts";
import type { Handlers } from "../http/serve.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import { countVote, getFeedback, getPublicAnswer, insertReport, listReports } from "./feedbackRepository.ts";

type FeedbackHandlers = Pick<Handlers, "reportAnswer" | "listAnswerReports" | "rateAnswer" | "getAnswerFeedback">;

export function feedbackHandlers({ clock, db, jobs, log }: App, settings: SettingCache): FeedbackHandlers {
  return {
    reportAnswer: async ({ params, body, write }) => {
      refuseTooFast(body.OpenedAt, clock());
      const { COMPANY_EMAIL: firm } = await settings.current();
      return write(async ({ tx }) => {
        const { Reason, Text } = body;
        const Email = body.Email ?? null;
        const { Version } = await getPublicAnswer(tx, params.id);
        const CreatedAt = clock().toISOString();
        const ID = await insertReport(tx, { AnswerID: params.id, Version, Reason, Text, Email, CreatedAt });
        const Reference = reportReference(ID);
        if (firm) await jobs.send(tx, "mail", { Kind: "answerReported", ReportID: ID });
        else log.warn({ Reference }, "COMPANY_EMAIL is empty: the report is in the table answer_reports only");
        return { status: 201, body: { Reference } };
      });
    },

    listAnswerReports: async ({ query }) => ({ status: 200, body: await listReports(db, query) }),

    rateAnswer: async ({ params, body, write }) => {
      await write(({ tx }) => countVote(tx, params.id, body.Helpful));
      return { status: 204, body: null };
    },

    getAnswerFeedback: async ({ params }) => ({ status: 200, body: await getFeedback(db, params.id) }),
  };
}
