import type { Client } from "@lagrum/core/client";
import type {
  AddSalaryRate,
  CorrectSalaryLine,
  SalaryLine,
  SalaryList,
  SalaryPeriod,
  SalaryRate,
} from "@lagrum/core/salary/salarySchema";
import { bodyOf } from "./httpError.ts";

/** What can be done with pay, for the data provider. */
export const salaryMethods = (client: Client) => ({
  listSalaries: async (Month: string): Promise<SalaryList> =>
    bodyOf(await client.listSalaries({ query: { Month, PageSize: 100 } })),
  /** The lines of one person in one month, all of them. */
  listSalaryLines: async (Month: string, UserID: number): Promise<SalaryLine[]> => {
    const lines: SalaryLine[] = [];
    let After: string | null | undefined;
    do {
      const query = { Month, UserID, PageSize: 100, ...(After && { After }) };
      const page = bodyOf(await client.listSalaryLines({ query }));
      lines.push(...page.Lines);
      After = page.After;
    } while (After !== null);
    return lines;
  },
  correctSalaryLine: async (id: number, body: CorrectSalaryLine): Promise<SalaryLine> =>
    bodyOf(await client.correctSalaryLine({ params: { id }, body })),
  listSalaryPeriods: async (): Promise<SalaryPeriod[]> => bodyOf(await client.listSalaryPeriods()).Periods,
  lockSalaryPeriod: async (month: string): Promise<SalaryPeriod> =>
    bodyOf(await client.lockSalaryPeriod({ params: { month } })),
  paySalaryPeriod: async (month: string): Promise<SalaryPeriod> =>
    bodyOf(await client.paySalaryPeriod({ params: { month } })),
  exportSalaries: async (Month: string): Promise<Blob> =>
    new Response(bodyOf(await client.exportSalaries({ body: { Month } }))).blob(),
  listSalaryRates: async (): Promise<SalaryRate[]> => bodyOf(await client.listSalaryRates()).Rates,
  addSalaryRate: async (body: AddSalaryRate): Promise<SalaryRate> => bodyOf(await client.addSalaryRate({ body })),
});
