import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import { getAccount } from "./accountRepository.ts";
import { changeOwnData, endSessions, exportAll, leave, notePassword } from "./ownAccount.ts";
import { confirm, helpSigningIn, prepareApplication } from "./signUpService.ts";

type AccountHandlers = Pick<
  Handlers,
  | "signUp"
  | "confirmAccount"
  | "handleUnconfirmedUser"
  | "passwordUpdated"
  | "getMe"
  | "updateMe"
  | "signOutEverywhere"
  | "exportMe"
  | "deleteMe"
>;

export function accountHandlers(app: App): AccountHandlers {
  const { db, jobs, clock } = app;
  const nothing = { status: 204, body: null } as const;
  const whole = async (userId: number) => ({ status: 200, body: await getAccount(db, userId) }) as const;
  return {
    signUp: async ({ body, write }) => {
      const application = await prepareApplication(app, body, clock());
      return write(async (tx) => {
        await jobs.send(tx, "signUp", application);
        return { status: 201, body: { Sent: true } };
      });
    },

    confirmAccount: async ({ params, write }) => {
      await write((tx) => confirm(app, tx, params.code, clock()));
      return { status: 200, body: { Confirmed: true } };
    },

    handleUnconfirmedUser: async ({ body }) => ({ status: 200, body: await helpSigningIn(app, body.Email) }),

    passwordUpdated: async ({ caller, write }) => {
      await write((tx) => notePassword(tx, caller, clock()));
      return nothing;
    },

    getMe: ({ caller }) => whole(caller.UserID),

    updateMe: async ({ body, caller, write }) => {
      await write((tx) => changeOwnData(tx, caller, body, clock()));
      return whole(caller.UserID);
    },

    signOutEverywhere: async ({ caller, write }) => {
      await write((tx) => endSessions(app, tx, caller, clock()));
      return nothing;
    },

    exportMe: async ({ caller }) => ({ status: 200, body: await exportAll(db, caller.UserID, clock()) }),

    deleteMe: async ({ caller, write }) => {
      await write((tx) => leave(app, tx, caller, clock()));
      return nothing;
    },
  };
}
