import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import { listUndeliveredMails, retryMail } from "../mail/undeliveredMails.ts";
import { getDesk } from "./dashboardRepository.ts";

type DeskHandlers = Pick<Handlers, "getDesk" | "listUndeliveredMails" | "retryMail">;

export function deskHandlers(app: App): DeskHandlers {
  const { db, clock } = app;
  return {
    getDesk: async ({ caller }) => ({ status: 200, body: await getDesk(db, caller, clock()) }),

    listUndeliveredMails: async () => ({ status: 200, body: await listUndeliveredMails(db) }),

    retryMail: async ({ params, write }) => {
      await write((context) => retryMail(context, params.mailId));
      return { status: 200, body: await listUndeliveredMails(db) };
    },
  };
}
