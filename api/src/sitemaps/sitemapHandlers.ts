import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import { listProvisionPaths } from "../provisions/actRepository.ts";
import { listCategoryChanges, listPage, listPages } from "./sitemapRepository.ts";

export const sitemapHandlers = ({
  db,
}: App): Pick<Handlers, "getSitemap" | "getCategorySitemap" | "getProvisionSitemap"> => ({
  getSitemap: async ({ query: { Page } }) => {
    const [Pages, Answers] = await Promise.all([listPages(db), Page === undefined ? [] : listPage(db, Page)]);
    return { status: 200, body: { Pages, Answers } };
  },
  getProvisionSitemap: async () => ({ status: 200, body: { Paths: await listProvisionPaths(db) } }),

  getCategorySitemap: async () => ({ status: 200, body: { Categories: await listCategoryChanges(db) } }),
});
