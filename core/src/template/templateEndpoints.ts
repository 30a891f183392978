import { z } from "zod";
import { byId, endpoint } from "../contract/endpoint.ts";
import { SaveTemplate, Template, TemplateList, UpdateTemplate } from "./templateSchema.ts";

const addition = "Similar answers begin alike; all staff share the templates";

/** Endpoints for answer templates. */
export const templateEndpoints = {
  listTemplates: endpoint({
    method: "GET",
    path: "/templates",
    summary: "All templates, in order",
    access: "staff",
    responses: { 200: TemplateList },
    rows: "Templates",
    addition,
  }),
  createTemplate: endpoint({
    method: "POST",
    path: "/templates",
    summary: "Create a template",
    access: "admin",
    body: SaveTemplate,
    responses: { 201: Template },
    idempotent: true,
    addition,
  }),
  getTemplate: endpoint({
    method: "GET",
    path: "/templates/{id}",
    summary: "One template",
    access: "staff",
    params: byId,
    responses: { 200: Template },
    addition,
  }),
  updateTemplate: endpoint({
    method: "PUT",
    path: "/templates/{id}",
    summary: "Change a template",
    access: "admin",
    params: byId,
    body: UpdateTemplate,
    responses: { 200: Template },
    currentFrom: "getTemplate",
    addition,
  }),
  deleteTemplate: endpoint({
    method: "DELETE",
    path: "/templates/{id}",
    summary: "Delete a template; answers based on it stay as they are",
    access: "admin",
    params: byId,
    responses: { 204: z.null() },
    addition,
  }),
};
