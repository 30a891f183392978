import type { App } from "../app.ts";
import { offeringOthers } from "../bookings/takeTime.ts";
import type { Handlers } from "../http/serve.ts";
import type { Account } from "../http/session.ts";
import { getQuestion } from "../questions/questionRepository.ts";
import type { ClockContext } from "../questions/questionRows.ts";
import type { ListContext } from "../search/staffSearch.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import { findWantedCall } from "./callRepository.ts";
import { agreeOnCall, finishCall } from "./callService.ts";

export function callHandlers(
  app: App,
  settings: SettingCache,
  lists: ListContext,
): Pick<Handlers, "agreeOnCall" | "finishCall"> {
  const clockContext = async (): Promise<ClockContext> => ({
    now: app.clock(),
    hours: (await settings.current()).WORKING_HOURS,
  });
  /** When the time is taken, the refusal names the nearest free times. */
  const offering = async (id: number, { UserID }: Account, start: string, work: () => Promise<void>) => {
    const wanted = await findWantedCall(app.db, id, UserID, start);
    const { now, hours } = await clockContext();
    await offeringOthers(app.db, { wanted, now, hours, isByStaff: true }, work);
  };
  return {
    agreeOnCall: async ({ params, body, caller, write }) => {
      const { WORKING_HOURS } = await settings.current();
      await offering(params.id, caller, body.AgreedAt, () =>
        write((context) => agreeOnCall(context, params.id, body, WORKING_HOURS)),
      );
      return { status: 200, body: await getQuestion(lists, params.id, caller, await clockContext()) };
    },

    finishCall: async ({ params, body, caller, write }) => {
      const { WORKING_HOURS } = await settings.current();
      const finish = () => write((context) => finishCall(context, params.id, body, WORKING_HOURS));
      await (body.AgreedAt === undefined ? finish() : offering(params.id, caller, body.AgreedAt, finish));
      return { status: 201, body: await getQuestion(lists, params.id, caller, await clockContext()) };
    },
  };
}
