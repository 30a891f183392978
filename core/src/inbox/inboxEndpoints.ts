import { byId, endpoint } from "../contract/endpoint.ts";
import { InboxItem, InboxList, InboxQuery, UpdateInboxItem } from "./inboxSchema.ts";

const addition = "What readers send has to be read, and no two of the staff should answer it";

/** Calls on what readers have sent. */
export const inboxEndpoints = {
  listInbox: endpoint({
    method: "GET",
    path: "/inbox",
    summary: "Reported errors, objections to publication and messages, and how far staff have come with them",
    access: "staff",
    query: InboxQuery,
    responses: { 200: InboxList },
    rows: "Items",
    addition,
  }),
  getInboxItem: endpoint({
    method: "GET",
    path: "/inbox/{id}",
    summary: "One thing that a reader has sent",
    access: "staff",
    params: byId,
    responses: { 200: InboxItem },
    addition,
  }),
  updateInboxItem: endpoint({
    method: "PUT",
    path: "/inbox/{id}",
    summary:
      "Take it, let it go, mark it as handled or begin again; write a note. What a colleague took is theirs, and an admin's",
    access: "staff",
    params: byId,
    body: UpdateInboxItem,
    responses: { 200: InboxItem },
    currentFrom: "getInboxItem",
    addition,
  }),
};
