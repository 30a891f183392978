import { endpoint } from "../contract/endpoint.ts";
import { AuditList, AuditQuery, ColleagueList } from "./auditSchema.ts";

/** Calls on the log of what staff do, and on who they are. */
export const auditEndpoints = {
  listActs: endpoint({
    method: "GET",
    path: "/audit",
    summary: "The log: who did what to what, and when",
    access: "admin",
    query: AuditQuery,
    responses: { 200: AuditList },
    rows: "Acts",
    addition: "Those who answer for the service must be able to see who has read out, changed or hidden what",
  }),
  listColleagues: endpoint({
    method: "GET",
    path: "/colleagues",
    summary: "Those who work here, or have written answers, by name",
    access: "staff",
    responses: { 200: ColleagueList },
    rows: "Colleagues",
    addition: "The staff's lists are filtered by author and holder, and only admins may list accounts",
  }),
};
