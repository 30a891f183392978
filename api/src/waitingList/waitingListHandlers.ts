import { readCode } from "../accounts/accessCodes.ts";
import type { App } from "../app.ts";
import { refuseTooFast } from "../contact/minimumSubmitTime.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import { acceptOffer, declineOffer, joinWaitingList, leaveWaitingList } from "./waitingListService.ts";
import { getWaitingStatus, listWaiting } from "./waitingListView.ts";

type WaitingListHandlers = Pick<
  Handlers,
  "joinWaitingList" | "getWaitingStatus" | "acceptOffer" | "declineOffer" | "leaveWaitingList" | "listWaiting"
>;

export function waitingListHandlers({ db, clock }: App, settings: SettingCache): WaitingListHandlers {
  const opened = (accessCode: string) => readCode(db, "waiting", accessCode, clock());
  /** @throws Failure LINK_INVALID unless the code opens that place */
  async function requireCode(accessCode: string, id: number): Promise<void> {
    if ((await opened(accessCode)) !== id) throw new Failure("LINK_INVALID");
  }
  return {
    joinWaitingList: async ({ body, write }) => {
      refuseTooFast(body.OpenedAt, clock());
      const hours = (await settings.current()).WORKING_HOURS;
      return write(async (context) => {
        const { ID, AccessCode } = await joinWaitingList(context, body, hours);
        return { status: 201, body: { ...(await getWaitingStatus(context.tx, ID, context.now)), AccessCode } };
      });
    },

    getWaitingStatus: async ({ accessCode }) => ({
      status: 200,
      body: await getWaitingStatus(db, await opened(accessCode), clock()),
    }),

    acceptOffer: async ({ params, accessCode, write }) => {
      await requireCode(accessCode, params.id);
      const { Offer } = await getWaitingStatus(db, params.id, clock());
      if (Offer === null) throw new Failure("OFFER_ENDED");
      return { status: 201, body: { AccessCode: await write((context) => acceptOffer(context, params.id)) } };
    },

    declineOffer: async ({ params, accessCode, write }) => {
      await requireCode(accessCode, params.id);
      await write((context) => declineOffer(context, params.id));
      return { status: 200, body: await getWaitingStatus(db, params.id, clock()) };
    },

    leaveWaitingList: async ({ params, accessCode, write }) => {
      await requireCode(accessCode, params.id);
      await write((context) => leaveWaitingList(context, params.id));
      return { status: 204, body: null };
    },

    listWaiting: async ({ caller }) => ({ status: 200, body: { Waiting: await listWaiting(db, clock(), caller) } }),
  };
}
