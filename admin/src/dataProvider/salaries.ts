import type { Client } from "@lagrum/core/client";
import type { AddSalaryRate, CorrectSalaryLine, SalaryLine } from "@lagrum/core/salary/salarySchema";
import { bodyOf, fileOf } from "./reply.ts";

export const salaryMethods = (client: Client) => ({
  listSalaries: (Month: string) => bodyOf(client.listSalaries({ query: { Month, PageSize: 100 } })),
  /** All lines of one person in one month. */
  listSalaryLines: async (Month: string, UserID: number): Promise<SalaryLine[]> => {
    const lines: SalaryLine[] = [];
    let After: string | null | undefined;
    do {
      const query = { Month, UserID, PageSize: 100, ...(After && { After }) };
      const page = await bodyOf(client.listSalaryLines({ query }));
      lines.push(...page.Lines);
      After = page.After;
    } while (After !== null);
    return lines;
  },
  correctSalaryLine: (id: number, body: CorrectSalaryLine) =>
    bodyOf(client.correctSalaryLine({ params: { id }, body })),
  listSalaryPeriods: async () => (await bodyOf(client.listSalaryPeriods())).Periods,
  lockSalaryPeriod: (month: string) => bodyOf(client.lockSalaryPeriod({ params: { month } })),
  paySalaryPeriod: (month: string) => bodyOf(client.paySalaryPeriod({ params: { month } })),
  exportSalaries: (Month: string) => fileOf(client.exportSalaries({ body: { Month } })),
  listSalaryRates: async () => (await bodyOf(client.listSalaryRates())).Rates,
  addSalaryRate: (body: AddSalaryRate) => bodyOf(client.addSalaryRate({ body })),
});
