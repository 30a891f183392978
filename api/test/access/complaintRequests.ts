import { aComplaint, openComplaint } from "../complaints.ts";
import type { TestApp } from "../testApp.ts";
import type { Requests } from "./request.ts";

/** Requests for complaints, each decision with one of its own. */
export const complaintRequests = (testApp: TestApp) =>
  ({
    submitComplaint: async () => ({ path: "/complaints", body: aComplaint("O-1") }),
    listComplaints: async () => ({ path: "/complaints" }),
    decideComplaint: async () => ({
      path: `/complaints/${(await openComplaint(testApp)).ID}/decision`,
      body: { Decision: "Redo", Text: "Vi skickar sidan som saknas i dag." },
    }),
  }) satisfies Requests;
