import type { NewsList, StaffNewsList } from "@lagrum/core/news/newsSchema";
import { env } from "../../env.ts";
import { bodyOf } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { lastChange } from "./lastChange.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemapXml.server.ts";
import { staticPages } from "./staticPages.ts";

type NewsPage = NewsList | StaffNewsList;

const at = (path: string) => env().publicUrl + path;

/** The index of all sitemaps: answers page by page, categories, laws, and all other pages. */
export async function renderSitemapIndex(): Promise<string> {
  const { Pages } = bodyOf(await serverApi().getSitemap());
  const answers = Pages.map(({ Page, UpdatedAt }) => ({
    url: at(`/sitemaps/answers-${Page}.xml`),
    lastmod: UpdatedAt,
  }));
  const others = ["pages", "categories", "laws"].map((name) => ({ url: at(`/sitemaps/${name}.xml`) }));
  return sitemapIndexXml([...others, ...answers]);
}

/** @param name "pages", "categories", "laws" or "answers-1"; undefined for an unknown name */
export async function renderSitemap(name: string): Promise<string | undefined> {
  if (name === "pages") return sitemapXml(await readPages());
  if (name === "categories") {
    const { Categories } = bodyOf(await serverApi().getCategorySitemap());
    return sitemapXml(Categories.map(({ Uri, UpdatedAt }) => ({ url: at(`/categories/${Uri}`), lastmod: UpdatedAt })));
  }
  if (name === "laws") {
    const { Paths } = bodyOf(await serverApi().getProvisionSitemap());
    return sitemapXml(Paths.map((path) => ({ url: at(path) })));
  }
  const page = /^answers-([1-9]\d{0,5})$/.exec(name)?.[1];
  if (page === undefined) return undefined;
  const { Answers } = bodyOf(await serverApi().getSitemap({ query: { Page: Number(page) } }));
  if (Answers.length === 0) return undefined;
  return sitemapXml(Answers.map(({ Uri, UpdatedAt }) => ({ url: at(`/answers/${Uri}`), lastmod: UpdatedAt })));
}

async function readPages() {
  const [products, news] = await Promise.all([serverApi().listProducts(), readNewsPages()]);
  const paths = [...staticPages, ...bodyOf(products).Products.map(({ Uri }) => `/product/${Uri}`)];
  return [...paths.map((path) => ({ url: at(path) })), ...news];
}

async function readNewsPages() {
  const pages: { url: string; lastmod: string }[] = [];
  let after: string | null = null;
  do {
    const { News, After }: NewsPage = bodyOf(
      await serverApi().listNews({ query: { PageSize: 100, ...(after === null ? {} : { After: after }) } }),
    );
    pages.push(...News.map((news) => ({ url: at(`/nyheter/${news.Uri}`), lastmod: lastChange(news) })));
    after = After;
  } while (after !== null);
  return pages;
}
