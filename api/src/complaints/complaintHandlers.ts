import type { App } from "../app.ts";
import { refuseTooFast } from "../contact/minimumSubmitTime.ts";
import type { Handlers } from "../http/serve.ts";
import { getComplaint, listComplaints } from "./complaintRepository.ts";
import { decideComplaint, submitComplaint } from "./complaintService.ts";

type ComplaintHandlers = Pick<Handlers, "submitComplaint" | "listComplaints" | "decideComplaint">;

export const complaintHandlers = ({ db, clock }: App): ComplaintHandlers => ({
  submitComplaint: async ({ body, write }) => {
    refuseTooFast(body.OpenedAt, clock());
    return write(async (context) => ({ status: 201, body: await submitComplaint(context, body) }));
  },

  listComplaints: async ({ query, caller }) => ({
    status: 200,
    body: await listComplaints(db, query, { caller, now: clock() }),
  }),

  decideComplaint: async ({ params, body, caller, write }) => {
    await write((context) => decideComplaint(context, params.id, body));
    return { status: 200, body: await getComplaint(db, params.id, { caller, now: clock() }) };
  },
});
