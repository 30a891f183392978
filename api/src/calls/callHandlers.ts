import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import { getQuestion } from "../questions/questionRepository.ts";
import type { ReadAt } from "../questions/questionRows.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import { agreeOnCall, finishCall } from "./callService.ts";

export function callHandlers(app: App, settings: SettingCache): Pick<Handlers, "agreeOnCall" | "finishCall"> {
  const { db, clock } = app;
  const readAt = async (): Promise<ReadAt> => ({ now: clock(), hours: (await settings.current()).WORKING_HOURS });
  return {
    agreeOnCall: async ({ params, body, caller, write }) => {
      const at = await readAt();
      await write((tx) => agreeOnCall(app, tx, params.id, body, caller, at));
      return { status: 200, body: await getQuestion(db, params.id, caller, await readAt()) };
    },

    finishCall: async ({ params, body, caller, write }) => {
      const at = await readAt();
      await write((tx) => finishCall(app, tx, params.id, body, caller, at));
      return { status: 201, body: await getQuestion(db, params.id, caller, await readAt()) };
    },
  };
}
