import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import { getAccount } from "./accountRepository.ts";
import { deleteOwnAccount, endSessions, exportAll, recordPasswordChange, updateOwnAccount } from "./ownAccount.ts";
import { confirmAccount, getSignInHelp, prepareApplication } from "./signUpService.ts";

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
  const accountResponse = async (userId: number) => ({ status: 200, body: await getAccount(db, userId) }) as const;
  return {
    signUp: async ({ body, write }) => {
      const application = await prepareApplication(app, body, clock());
      return write(async ({ tx }) => {
        await jobs.send(tx, "signUp", application);
        return { status: 201, body: { Sent: true } };
      });
    },

    confirmAccount: async ({ params, write }) => {
      await write((context) => confirmAccount(context, params.code));
      return { status: 200, body: { Confirmed: true } };
    },

    handleUnconfirmedUser: async ({ body }) => ({ status: 200, body: await getSignInHelp(app, body.Email) }),

    passwordUpdated: async ({ write }) => {
      await write((context) => recordPasswordChange(context));
      return nothing;
    },

    getMe: ({ caller }) => accountResponse(caller.UserID),

    updateMe: async ({ body, caller, write }) => {
      await write((context) => updateOwnAccount(context, body));
      return accountResponse(caller.UserID);
    },

    signOutEverywhere: async ({ write }) => {
      await write((context) => endSessions(context));
      return nothing;
    },

    exportMe: async ({ caller }) => ({ status: 200, body: await exportAll(db, caller.UserID, clock()) }),

    deleteMe: async ({ write }) => {
      await write((context) => deleteOwnAccount(context));
      return nothing;
    },
  };
}
