import { endpoint } from "../contract/endpoint.ts";
import { AuditList, AuditQuery, ColleagueList } from "./auditSchema.ts";

/** Endpoints for the audit log, and for the names of staff. */
export const auditEndpoints = {
  listActs: endpoint({
    method: "GET",
    path: "/audit",
    summary: "The audit log: who did what to which entity, and when",
    access: "admin",
    query: AuditQuery,
    responses: { 200: AuditList },
    rows: "Acts",
    addition: "Administrators must be able to see who has exported, changed or hidden data",
  }),
  listColleagues: endpoint({
    method: "GET",
    path: "/colleagues",
    summary: "Staff and authors of answers, by name",
    access: "staff",
    responses: { 200: ColleagueList },
    rows: "Colleagues",
    addition: "The staff's lists are filtered by author and holder, and only admins may list accounts",
  }),
};
