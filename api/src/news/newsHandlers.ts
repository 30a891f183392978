import { isStaff } from "@lagrum/core/account/roles";
import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import type { Account } from "../http/session.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import { type Audience, getNews, listNews } from "./newsRepository.ts";
import { createNews, deleteNews, editNews } from "./newsService.ts";
import { readText } from "./newsText.ts";

type NewsHandlers = Pick<Handlers, "listNews" | "getNews" | "createNews" | "updateNews" | "deleteNews" | "previewNews">;

const audienceOf = (caller: Account | null): Audience => (caller && isStaff(caller.roles) ? "staff" : "public");

/** The filter hides drafts from the public, and the public schema strips what is for staff. */
export function newsHandlers(app: App, settings: SettingCache): NewsHandlers {
  const { clock, db } = app;
  return {
    listNews: async ({ query, caller }) => ({
      status: 200,
      body: await listNews(db, query, audienceOf(caller), clock()),
    }),

    getNews: async ({ params, caller }) => ({
      status: 200,
      body: await getNews(db, params.id, audienceOf(caller), clock()),
    }),

    createNews: async ({ body, write }) => {
      const rules = await settings.current();
      return write(async (context) => ({ status: 201, body: await createNews(context, body, rules) }));
    },

    updateNews: async ({ params, body, write }) => {
      const rules = await settings.current();
      return { status: 200, body: await write((context) => editNews(context, params.id, body, rules)) };
    },

    deleteNews: async ({ params, write }) => {
      await write((context) => deleteNews(context, params.id));
      return { status: 204, body: null };
    },

    previewNews: async ({ body }) => {
      const { Body } = await readText(db, body.Body);
      return { status: 200, body: { Title: body.Title, Body } };
    },
  };
}
