import { endpoint } from "./endpoint.ts";
import { News, NewsList, NewsQuery, newsParams, StaffNews, StaffNewsList } from "./news.ts";

/** Calls on news: what is published for everyone, the rest for staff. */
export const newsEndpoints = {
  listNews: endpoint({
    method: "GET",
    path: "/news",
    summary: "Published news, newest first; staff see drafts too",
    access: "optional",
    query: NewsQuery,
    responses: { 200: NewsList },
    staff: { 200: StaffNewsList },
  }),
  getNews: endpoint({
    method: "GET",
    path: "/news/{id}",
    summary: "A piece of news by its number or its address; staff see drafts too",
    access: "optional",
    params: newsParams,
    responses: { 200: News },
    staff: { 200: StaffNews },
  }),
};
