import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { MyCases, MyCasesSession, OpenedCase, OpenMyCase, OpenMyCases, RequestMyCasesLink } from "./myCasesSchema.ts";

const addition = "Askers and buyers have no account; one page lists what belongs to their address.";

/** Endpoints of the page "Mina ärenden". Its session is a code of its own, sent as Access-Code. */
export const myCasesEndpoints = {
  requestMyCasesLink: endpoint({
    method: "POST",
    path: "/my-cases/links",
    summary: "Request a link to one's own cases; the response is the same for every address",
    access: "public",
    body: RequestMyCasesLink,
    responses: { 204: z.null() },
    addition,
  }),
  openMyCases: endpoint({
    method: "POST",
    path: "/my-cases/sessions",
    summary: "Open one's own cases by the code of the mailed link, which works once",
    access: "public",
    body: OpenMyCases,
    responses: { 201: MyCasesSession },
    addition,
  }),
  getMyCases: endpoint({
    method: "GET",
    path: "/my-cases",
    summary: "The questions, orders, bookings and rent claims of the session's address",
    access: "guest",
    responses: { 200: MyCases },
    addition,
  }),
  openMyCase: endpoint({
    method: "POST",
    path: "/my-cases/codes",
    summary: "A new access code to one of the address's cases",
    access: "guest",
    body: OpenMyCase,
    responses: { 201: OpenedCase },
    addition,
  }),
  closeMyCases: endpoint({
    method: "DELETE",
    path: "/my-cases/sessions",
    summary: "End the session",
    access: "guest",
    responses: { 204: z.null() },
    addition,
  }),
};
