import { z } from "zod";
import { byId, endpoint } from "../contract/endpoint.ts";
import {
  News,
  NewsList,
  NewsPreview,
  NewsQuery,
  newsParams,
  PreviewNews,
  SaveNews,
  StaffNews,
  StaffNewsList,
  UpdateNews,
} from "./newsSchema.ts";

/** Calls on news: what is published for everyone, the rest for staff; written by admins. */
export const newsEndpoints = {
  listNews: endpoint({
    method: "GET",
    path: "/news",
    summary: "Published news, newest first; staff see drafts too",
    access: "optional",
    query: NewsQuery,
    responses: { 200: NewsList },
    rows: "News",
    staff: { 200: StaffNewsList },
  }),
  getNews: endpoint({
    method: "GET",
    path: "/news/{id}",
    summary: "A piece of news by its number or an address it has had; staff see drafts too",
    access: "optional",
    params: newsParams,
    responses: { 200: News },
    staff: { 200: StaffNews },
  }),
  createNews: endpoint({
    method: "POST",
    path: "/news",
    summary: "Write a piece of news: a draft, one that appears at its time, or one for everyone at once",
    access: "admin",
    body: SaveNews,
    responses: { 201: StaffNews },
    idempotent: true,
  }),
  updateNews: endpoint({
    method: "PUT",
    path: "/news/{id}",
    summary: "Change, publish or take back a piece of news",
    access: "admin",
    params: byId,
    body: UpdateNews,
    responses: { 200: StaffNews },
    currentFrom: "getNews",
  }),
  deleteNews: endpoint({
    method: "DELETE",
    path: "/news/{id}",
    summary: "Do away with a piece of news",
    access: "admin",
    params: byId,
    responses: { 204: z.null() },
  }),
  previewNews: endpoint({
    method: "POST",
    path: "/news/preview",
    summary: "What readers would get of a text, without saving it",
    access: "admin",
    body: PreviewNews,
    responses: { 200: NewsPreview },
    addition: "The server decides what is kept of a text, so a preview is asked of it",
  }),
};
