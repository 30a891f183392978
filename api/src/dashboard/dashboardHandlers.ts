import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import { listJobFailures } from "../jobs/eachRow.ts";
import { listUndeliveredMails, retryMail } from "../mail/undeliveredMails.ts";
import { getDashboard } from "./dashboardRepository.ts";

type DashboardHandlers = Pick<Handlers, "getDesk" | "listUndeliveredMails" | "listJobFailures" | "retryMail">;

export function dashboardHandlers(app: App): DashboardHandlers {
  const { db, jobs, clock } = app;
  return {
    getDesk: async ({ caller }) => ({ status: 200, body: await getDashboard(app, caller, clock()) }),

    listUndeliveredMails: async () => ({ status: 200, body: await listUndeliveredMails(db, jobs) }),

    listJobFailures: async () => ({ status: 200, body: { Failures: await listJobFailures(db) } }),

    retryMail: async ({ params, write }) => {
      await write((context) => retryMail(context, params.mailId));
      return { status: 200, body: await listUndeliveredMails(db, jobs) };
    },
  };
}
