import { byId, endpoint } from "../contract/endpoint.ts";
import { InboxItem, InboxList, InboxQuery, UpdateInboxItem } from "./inboxSchema.ts";

const addition = "What readers send has to be read, and no two of the staff should answer it";

/** Endpoints for the inbox. */
export const inboxEndpoints = {
  listInbox: endpoint({
    method: "GET",
    path: "/inbox",
    summary: "Reported errors, objections to publication and messages, with their state",
    access: "staff",
    query: InboxQuery,
    responses: { 200: InboxList },
    rows: "Items",
    addition,
  }),
  getInboxItem: endpoint({
    method: "GET",
    path: "/inbox/{id}",
    summary: "One inbox item",
    access: "staff",
    params: byId,
    responses: { 200: InboxItem },
    addition,
  }),
  updateInboxItem: endpoint({
    method: "PUT",
    path: "/inbox/{id}",
    summary: "Take, release, handle or reopen the item; save its note. A taken item is for its assignee and admins",
    access: "staff",
    params: byId,
    body: UpdateInboxItem,
    responses: { 200: InboxItem },
    currentFrom: "getInboxItem",
    addition,
  }),
};
