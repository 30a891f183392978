import { isAdmin } from "@lagrum/core/account/roles";
import { monthOf } from "@lagrum/core/salary/salaryMonth";
import type { App } from "../app.ts";
import { recordExport } from "../audit/auditLog.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import type { Account } from "../http/session.ts";
import { listPeriods } from "./periodRepository.ts";
import { addRate, listRates } from "./rateRepository.ts";
import { salaryFile } from "./salaryFile.ts";
import { listLines, listSalaries } from "./salaryRepository.ts";
import { correctLine, lockMonth, payMonth } from "./salaryService.ts";

type SalaryHandlers = Pick<
  Handlers,
  | "listSalaries"
  | "listSalaryLines"
  | "correctSalaryLine"
  | "listSalaryPeriods"
  | "lockSalaryPeriod"
  | "paySalaryPeriod"
  | "exportSalaries"
  | "listSalaryRates"
  | "addSalaryRate"
>;

/** Administrators see all pay, others their own. @throws Failure NOT_FOUND for another person's */
function ownOnly<Q extends { UserID?: number | undefined }>(query: Q, { UserID, roles }: Account): Q {
  if (isAdmin(roles)) return query;
  if (query.UserID !== undefined && query.UserID !== UserID) throw new Failure("NOT_FOUND");
  return { ...query, UserID };
}

export function salaryHandlers({ db, clock }: App): SalaryHandlers {
  return {
    listSalaries: async ({ query, caller }) => ({ status: 200, body: await listSalaries(db, ownOnly(query, caller)) }),

    listSalaryLines: async ({ query, caller }) => ({ status: 200, body: await listLines(db, ownOnly(query, caller)) }),

    correctSalaryLine: ({ params, body, write }) =>
      write(async (context) => ({ status: 201, body: await correctLine(context, params.id, body) })),

    listSalaryPeriods: async () => {
      const Periods = await listPeriods(db);
      const Month = monthOf(clock());
      const isThere = Periods.some((period) => period.Month === Month);
      const now = { Month, Status: "Open", LockedAt: null, PaidAt: null } as const;
      const all = isThere ? Periods : [...Periods, now];
      return { status: 200, body: { Periods: all.sort((one, other) => (one.Month < other.Month ? 1 : -1)) } };
    },

    lockSalaryPeriod: ({ params, write }) =>
      write(async (context) => ({ status: 200, body: await lockMonth(context, params.month) })),

    paySalaryPeriod: ({ params, write }) =>
      write(async (context) => ({ status: 200, body: await payMonth(context, params.month) })),

    exportSalaries: async ({ body, write }) => {
      await write((context) => recordExport(context, "salaries", body));
      return { status: 200, body: salaryFile(db, body.Month), fileName: `loner-${body.Month}.csv` };
    },

    listSalaryRates: async () => ({ status: 200, body: { Rates: await listRates(db) } }),

    addSalaryRate: ({ body, write }) => write(async (context) => ({ status: 201, body: await addRate(context, body) })),
  };
}
