import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import { getQuestion } from "../questions/questionRepository.ts";
import type { ClockContext } from "../questions/questionRows.ts";
import type { ListContext } from "../search/staffSearch.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import { agreeOnCall, finishCall } from "./callService.ts";

export function callHandlers(
  { clock }: App,
  settings: SettingCache,
  lists: ListContext,
): Pick<Handlers, "agreeOnCall" | "finishCall"> {
  const clockContext = async (): Promise<ClockContext> => ({
    now: clock(),
    hours: (await settings.current()).WORKING_HOURS,
  });
  return {
    agreeOnCall: async ({ params, body, caller, write }) => {
      const { WORKING_HOURS } = await settings.current();
      await write((context) => agreeOnCall(context, params.id, body, WORKING_HOURS));
      return { status: 200, body: await getQuestion(lists, params.id, caller, await clockContext()) };
    },

    finishCall: async ({ params, body, caller, write }) => {
      const { WORKING_HOURS } = await settings.current();
      await write((context) => finishCall(context, params.id, body, WORKING_HOURS));
      return { status: 201, body: await getQuestion(lists, params.id, caller, await clockContext()) };
    },
  };
}
