import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import type { SettingCache } from "../settings/settingCache.ts";

/** Logs page views and events, without data about the visitor. */
export const analyticsHandlers = ({ log }: App, settings: SettingCache): Pick<Handlers, "countVisit"> => ({
  countVisit: async ({ body }) => {
    const { ANALYTICS_PROVIDER } = await settings.current();
    if (ANALYTICS_PROVIDER === "local") log.info({ visit: body }, "visit");
    return { status: 204, body: null };
  },
});
