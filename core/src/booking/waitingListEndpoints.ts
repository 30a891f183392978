import { z } from "zod";
import { byId, endpoint } from "../contract/endpoint.ts";
import { AcceptedOffer, JoinedWaitingList, JoinWaitingList, WaitingList, WaitingStatus } from "./waitingListSchema.ts";

const addition = "A visitor who finds no suitable time is notified when one becomes free.";

/** Endpoints of the waiting list for meetings. */
export const waitingListEndpoints = {
  joinWaitingList: endpoint({
    method: "POST",
    path: "/waitingList",
    summary: "Wait for a time; refused with the nearest free times when some match already. A mail has the link",
    access: "public",
    body: JoinWaitingList,
    responses: { 201: JoinedWaitingList },
    idempotent: true,
    addition,
  }),
  getWaitingStatus: endpoint({
    method: "GET",
    path: "/waitingList/status",
    summary: "One's own place on the list with the time that is offered, by Access-Code",
    access: "guest",
    responses: { 200: WaitingStatus },
    addition,
  }),
  acceptOffer: endpoint({
    method: "POST",
    path: "/waitingList/{id}/accept",
    summary: "The code of the offered time, which is held for thirty minutes and booked by POST /booking",
    access: "guest",
    params: byId,
    responses: { 201: AcceptedOffer },
    addition,
  }),
  declineOffer: endpoint({
    method: "POST",
    path: "/waitingList/{id}/decline",
    summary: "Release the offered time to the next one, and stay on the list",
    access: "guest",
    params: byId,
    responses: { 200: WaitingStatus },
    addition,
  }),
  leaveWaitingList: endpoint({
    method: "DELETE",
    path: "/waitingList/{id}",
    summary: "Leave the list; an offered time is released",
    access: "guest",
    params: byId,
    responses: { 204: z.null() },
    addition,
  }),
  listWaiting: endpoint({
    method: "GET",
    path: "/waitingList",
    summary: "The places on the list, in the order of the offers",
    access: "staff",
    responses: { 200: WaitingList },
    rows: "Waiting",
    addition,
  }),
};
