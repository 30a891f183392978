import { isStaff } from "@lagrum/core/domain/roles";
import type { App } from "../app.ts";
import type { Handlers } from "../serve.ts";
import type { Account } from "../session.ts";
import { type Audience, getNews, listNews } from "./newsRepository.ts";

const audienceOf = (caller: Account | null): Audience => (caller && isStaff(caller.roles) ? "staff" : "public");

/** For the public, the schema of the answer lets nothing of a draft out, and the filter lets no draft in. */
export const newsHandlers = ({ clock, db }: App): Pick<Handlers, "listNews" | "getNews"> => ({
  listNews: async ({ query, caller }) => ({
    status: 200,
    body: await listNews(db, query, audienceOf(caller), clock()),
  }),
  getNews: async ({ params, caller }) => ({
    status: 200,
    body: await getNews(db, params.id, audienceOf(caller), clock()),
  }),
});
