import { byId, endpoint } from "../contract/endpoint.ts";
import {
  ComplaintList,
  ComplaintListItem,
  ComplaintQuery,
  DecideComplaint,
  SubmitComplaint,
  SubmittedComplaint,
} from "./complaintSchema.ts";

const addition = "Consumers can complain about a service (our terms, section 11).";

/** Endpoints of complaints: the consumer's form and the staff's queue. */
export const complaintEndpoints = {
  submitComplaint: endpoint({
    method: "POST",
    path: "/complaints",
    summary: "Complain about a purchase; the response is the same for known and unknown references",
    access: "public",
    body: SubmitComplaint,
    responses: { 201: SubmittedComplaint },
    idempotent: true,
    addition,
  }),
  listComplaints: endpoint({
    method: "GET",
    path: "/complaints",
    summary: "The staff's list of complaints",
    access: "staff",
    query: ComplaintQuery,
    responses: { 200: ComplaintList },
    rows: "Complaints",
    addition,
  }),
  decideComplaint: endpoint({
    method: "PUT",
    path: "/complaints/{id}/decision",
    summary: "Decide on a complaint: redo, refund a part or refuse; the consumer gets the text by mail",
    access: "admin",
    params: byId,
    body: DecideComplaint,
    responses: { 200: ComplaintListItem },
    idempotent: "write",
    addition,
  }),
};
