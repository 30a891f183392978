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

/** Endpoints for news: published news are public, drafts are for staff, admins edit. */
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
    summary: "A piece of news by its ID or one of its addresses; staff see drafts too",
    access: "optional",
    params: newsParams,
    responses: { 200: News },
    staff: { 200: StaffNews },
  }),
  createNews: endpoint({
    method: "POST",
    path: "/news",
    summary: "Create a piece of news: a draft, a scheduled one, or one that is published at once",
    access: "admin",
    body: SaveNews,
    responses: { 201: StaffNews },
    idempotent: true,
  }),
  updateNews: endpoint({
    method: "PUT",
    path: "/news/{id}",
    summary: "Change, publish or unpublish a piece of news",
    access: "admin",
    params: byId,
    body: UpdateNews,
    responses: { 200: StaffNews },
    currentFrom: "getNews",
  }),
  deleteNews: endpoint({
    method: "DELETE",
    path: "/news/{id}",
    summary: "Delete a piece of news",
    access: "admin",
    params: byId,
    responses: { 204: z.null() },
  }),
  previewNews: endpoint({
    method: "POST",
    path: "/news/preview",
    summary: "Preview a text without saving it",
    access: "admin",
    body: PreviewNews,
    responses: { 200: NewsPreview },
    addition: "The server sanitises texts, so it also renders the preview",
  }),
};
