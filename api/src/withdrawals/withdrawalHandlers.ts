import { readCode } from "../accounts/accessCodes.ts";
import type { App } from "../app.ts";
import { refuseTooFast } from "../contact/minimumSubmitTime.ts";
import type { Handlers } from "../http/serve.ts";
import type { Account } from "../http/session.ts";
import {
  confirmWithdrawal,
  dismissWithdrawal,
  matchWithdrawal,
  recordWithdrawal,
  setPerformedShare,
  submitWithdrawal,
} from "./withdrawalService.ts";
import { getContractWithdrawal, getWithdrawal, listWithdrawals } from "./withdrawalView.ts";

type WithdrawalHandlers = Pick<
  Handlers,
  | "submitWithdrawal"
  | "getContractWithdrawal"
  | "confirmWithdrawal"
  | "listWithdrawals"
  | "matchWithdrawal"
  | "dismissWithdrawal"
  | "setPerformedShare"
  | "recordWithdrawal"
>;

export function withdrawalHandlers({ db, clock }: App): WithdrawalHandlers {
  const shown = async (id: number, caller: Account) =>
    ({ status: 200, body: await getWithdrawal(db, id, { caller, now: clock() }) }) as const;
  return {
    submitWithdrawal: async ({ body, write }) => {
      refuseTooFast(body.OpenedAt, clock());
      return write(async (context) => ({ status: 201, body: await submitWithdrawal(context, body) }));
    },

    getContractWithdrawal: async ({ accessCode }) => {
      const orderId = await readCode(db, "order", accessCode, clock());
      return { status: 200, body: await getContractWithdrawal(db, orderId, clock()) };
    },

    confirmWithdrawal: ({ accessCode, write }) =>
      write(async (context) => {
        const orderId = await readCode(context.tx, "order", accessCode, context.now);
        await confirmWithdrawal({ ...context, caller: null }, orderId);
        return { status: 200, body: await getContractWithdrawal(context.tx, orderId, context.now) };
      }),

    listWithdrawals: async ({ query, caller }) => ({
      status: 200,
      body: await listWithdrawals(db, query, { caller, now: clock() }),
    }),

    matchWithdrawal: async ({ params, body, caller, write }) => {
      await write((context) => matchWithdrawal(context, params.id, body));
      return shown(params.id, caller);
    },

    dismissWithdrawal: async ({ params, body, caller, write }) => {
      await write((context) => dismissWithdrawal(context, params.id, body));
      return shown(params.id, caller);
    },

    setPerformedShare: async ({ params, body, caller, write }) => {
      await write((context) => setPerformedShare(context, params.id, body));
      return shown(params.id, caller);
    },

    recordWithdrawal: async ({ params, body, caller, write }) => {
      const id = await write((context) => recordWithdrawal(context, params.id, body));
      return { ...(await shown(id, caller)), status: 201 };
    },
  };
}
