import { issueCode } from "../accounts/accessCodes.ts";
import type { App } from "../app.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import { closeSession, openSession, readSession } from "./caseAccess.ts";
import { listCases, ownsCase } from "./myCasesRepository.ts";

const purposes = { question: "questionStatus", order: "order", booking: "booking", rentClaim: "rentClaim" } as const;

type MyCasesHandlers = Pick<
  Handlers,
  "requestMyCasesLink" | "openMyCases" | "getMyCases" | "openMyCase" | "closeMyCases"
>;

export const myCasesHandlers = ({ db, clock }: App): MyCasesHandlers => ({
  // Whether the address is known is looked up by the job, so that neither the response nor its time reveals it.
  requestMyCasesLink: async ({ body: { Email }, write }) => {
    await write(({ tx, jobs }) => jobs.send(tx, "mail", { Kind: "myCasesLink", Email }));
    return { status: 204, body: null };
  },

  openMyCases: async ({ body: { Code }, write }) => ({
    status: 201,
    body: await write(async ({ tx, now }) => ({ AccessCode: await openSession(tx, Code, now) })),
  }),

  getMyCases: async ({ accessCode }) => {
    const Email = await readSession(db, accessCode, clock());
    return { status: 200, body: { Email, Cases: await listCases(db, Email) } };
  },

  openMyCase: async ({ accessCode, body, write }) => {
    const email = await readSession(db, accessCode, clock());
    return {
      status: 201,
      body: await write(async ({ tx, now }) => {
        if (!(await ownsCase(tx, email, body))) throw new Failure("NOT_FOUND");
        return { AccessCode: await issueCode(tx, purposes[body.Kind], body.ID, now) };
      }),
    };
  },

  closeMyCases: async ({ accessCode, write }) => {
    await write(({ tx }) => closeSession(tx, accessCode));
    return { status: 204, body: null };
  },
});
