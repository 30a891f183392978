import type { Success } from "@lagrum/core/contract/endpoint";
import type { Endpoints } from "@lagrum/core/endpoints";
import { issueCode, readCode } from "../accounts/accessCodes.ts";
import type { App } from "../app.ts";
import { mostBytes, takePiece } from "../files/fileService.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import type { Account } from "../http/session.ts";
import { afterPaymentEnds } from "../payments/endPayment.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import { keysOfBuyers, showBuyerNumber } from "./buyerNumber.ts";
import { cancelOrder } from "./cancelOrder.ts";
import {
  askBuyer,
  clearConflict,
  closeOrder,
  deliverOrder,
  refundOrder,
  replyInOrder,
  saveOrderNotes,
  takeOrder,
} from "./deskService.ts";
import { type Actor, checkOrderAccess, checkOwnOrder, isByStaff } from "./orderAccess.ts";
import { purchaseDates } from "./orderDates.ts";
import { beginOrderFile, deleteOrderFile, finishOrderFile, openOrderFile, uploadsTo } from "./orderFileService.ts";
import { listOrders } from "./orderList.ts";
import { getOrder, getOrderStatus } from "./orderView.ts";
import { type Placed, placeFollowUpOrder, placeOrder } from "./placeOrder.ts";

type OrderHandlers = Pick<
  Handlers,
  | "orderProduct"
  | "orderFollowUp"
  | "getOrderStatus"
  | "getPurchaseDates"
  | "listOrders"
  | "getOrder"
  | "replyInOrder"
  | "takeOrder"
  | "showBuyerNumber"
  | "askBuyer"
  | "deliverOrder"
  | "closeOrder"
  | "saveOrderNotes"
  | "clearConflict"
  | "cancelOrder"
  | "refundOrder"
  | "beginOrderFile"
  | "sendOrderFilePiece"
  | "finishOrderFile"
  | "downloadOrderFile"
  | "deleteOrderFile"
>;

/** The response stored with an idempotency key has no access code: each response gets a new one. */
const withoutCode = (placed: Placed): Success<Endpoints["orderProduct"]> => ({
  status: 201,
  body: { ...placed, AccessCode: "" },
});

export function orderHandlers(app: App, settings: SettingCache): OrderHandlers {
  const { db, clock, conflictSeal, numberSeal } = app;
  const clockContext = async () => ({ now: clock(), hours: (await settings.current()).WORKING_HOURS });
  const whole = async (id: number, caller: Account) => {
    const at = { ...(await clockContext()), caller, seal: conflictSeal, keys: keysOfBuyers(app) };
    return { status: 200, body: await getOrder(db, id, at) } as const;
  };
  const orderCheck = async () => ({ seal: conflictSeal, years: (await settings.current()).CONFLICT_YEARS, numberSeal });
  const withCode = async ({ status, body }: Success<Endpoints["orderProduct"]>) => {
    const AccessCode = await db.transaction((tx) => issueCode(tx, "order", body.ID, clock()));
    return { status, body: { ...body, AccessCode } };
  };
  const checkFiles = async ({ caller, accessCode }: Actor, id: number) => {
    await checkOwnOrder(db, { caller, accessCode }, id, clock());
    return { orderId: id, caller: isByStaff(caller) ? caller : null };
  };

  return {
    orderProduct: async ({ body, write }) => {
      const check = await orderCheck();
      return withCode(await write(async (context) => withoutCode(await placeOrder(context, body, check))));
    },

    orderFollowUp: async ({ params, body, accessCode, write }) =>
      withCode(
        await write(async (context) => {
          const opened = await readCode(context.tx, "questionStatus", accessCode, context.now);
          if (opened !== params.id) throw new Failure("LINK_INVALID");
          return withoutCode(await placeFollowUpOrder(context, params.id, body, await orderCheck()));
        }),
      ),

    getOrderStatus: async ({ accessCode }) => ({
      status: 200,
      body: await getOrderStatus(db, await readCode(db, "order", accessCode, clock()), clock()),
    }),

    getPurchaseDates: async ({ query }) => ({
      status: 200,
      body: await purchaseDates(db, clock(), query.ProductID),
    }),

    listOrders: async ({ query, caller }) => ({
      status: 200,
      body: await listOrders(db, query, { ...(await clockContext()), caller }),
    }),

    getOrder: async ({ params, caller, accessCode }) => {
      await checkOrderAccess(db, { caller, accessCode }, params.id, clock());
      return isByStaff(caller)
        ? whole(params.id, caller)
        : { status: 200, body: await getOrderStatus(db, params.id, clock()) };
    },

    replyInOrder: ({ params, body, accessCode, write }) =>
      write(async (context) => {
        await checkOrderAccess(context.tx, { caller: null, accessCode }, params.id, context.now);
        await replyInOrder(context, params.id, body);
        return { status: 200, body: await getOrderStatus(context.tx, params.id, context.now) };
      }),

    takeOrder: async ({ params, caller, write }) => {
      await write((context) => takeOrder(context, params.id));
      return whole(params.id, caller);
    },

    showBuyerNumber: async ({ params, body, write }) => ({
      status: 200,
      body: {
        ...(await write((context) => showBuyerNumber(context, keysOfBuyers(app), params.id, body))),
      },
    }),

    askBuyer: async ({ params, body, caller, write }) => {
      await write((context) => askBuyer(context, params.id, body));
      return whole(params.id, caller);
    },

    deliverOrder: async ({ params, body, caller, write }) => {
      await write((context) => deliverOrder(context, app.orderKinds, params.id, body));
      return whole(params.id, caller);
    },

    closeOrder: async ({ params, caller, write }) => {
      await write((context) => closeOrder(context, params.id));
      return whole(params.id, caller);
    },

    saveOrderNotes: async ({ params, body, caller, write }) => {
      await write((context) => saveOrderNotes(context, params.id, body));
      return whole(params.id, caller);
    },

    clearConflict: async ({ params, body, caller, write }) => {
      await write((context) => clearConflict(context, params.id, body));
      return whole(params.id, caller);
    },

    cancelOrder: async ({ params, body, caller, write }) => {
      await afterPaymentEnds(app, params.id, () =>
        write((context) => cancelOrder(context, app.orderKinds, params.id, body.Reason)),
      );
      return whole(params.id, caller);
    },

    refundOrder: async ({ params, body, caller, write }) => {
      await write((context) => refundOrder(context, params.id, body));
      return whole(params.id, caller);
    },

    beginOrderFile: async ({ params, body, caller, accessCode, write }) => {
      const place = await checkFiles({ caller, accessCode }, params.id);
      const limits = { maxBytes: mostBytes(await settings.current()), now: clock() };
      return { status: 201, body: await write(({ tx }) => beginOrderFile(tx, place, body, limits)) };
    },

    sendOrderFilePiece: async ({ params, body, caller, accessCode, write }) => {
      const place = await checkFiles({ caller, accessCode }, params.id);
      return { status: 200, body: await write(({ tx }) => takePiece(tx, params.fileId, body, uploadsTo(place))) };
    },

    finishOrderFile: async ({ params, caller, accessCode, ip }) => {
      const place = await checkFiles({ caller, accessCode }, params.id);
      return { status: 201, body: await finishOrderFile(app, { ...place, ip }, params.fileId) };
    },

    downloadOrderFile: async ({ params, caller, accessCode }) => {
      const place = await checkFiles({ caller, accessCode }, params.id);
      return { status: 200, ...(await openOrderFile(app, place, params.fileId)) };
    },

    deleteOrderFile: async ({ params, caller, accessCode }) => {
      const place = await checkFiles({ caller, accessCode }, params.id);
      await deleteOrderFile(app, place, params.fileId);
      return { status: 204, body: null };
    },
  };
}
