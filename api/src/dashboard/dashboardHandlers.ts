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

    retryMail: async ({ params, caller, write }) => {
      await write((tx) => retryMail(app, tx, params.mailId, caller, clock()));
      return { status: 200, body: await listUndeliveredMails(db) };
    },
  };
}
