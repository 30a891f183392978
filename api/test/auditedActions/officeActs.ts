import { userIdOf } from "../accounts.ts";
import { deadLetterMail, done, publish } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import { byId, type LogRowOf, type NotLogged, type Scene } from "./scene.ts";

/** Actions on inbox, mails, pay and statistics, with their audit log entries. */
export async function officeActs(testApp: TestApp, of: LogRowOf) {
  const { asAdmin, asAdvisor } = testApp;
  const advisorId = await userIdOf(testApp, "advisor");
  async function inboxItem() {
    const { ID } = await publish(testApp);
    const body = { Reason: "Other", Text: "Anna bor granne.", OpenedAt: "2026-11-21T08:00:00.000Z" } as const;
    done(await testApp.client.reportAnswer({ ...byId(ID), body }));
    return done(await asAdmin.listInbox()).Items[0]?.ID ?? 0;
  }
  return {
    updateInboxItem: {
      before: inboxItem,
      act: async (id) => {
        done(await asAdvisor.updateInboxItem({ ...byId(id), body: { State: "Taken" } }));
        done(await asAdmin.updateInboxItem({ ...byId(id), body: { State: "Handled", Note: "Anna fick svar." } }));
      },
      logged: [
        of("inbox", "handled", [{ Field: "State", Before: "Taken", After: "Handled" }, { Field: "Note" }]),
        of("inbox", "taken", [{ Field: "State", Before: "New", After: "Taken" }], advisorId),
      ],
    },
    retryMail: {
      before: async () => 0,
      act: async () => done(await asAdmin.retryMail({ params: { mailId: await deadLetterMail(testApp) } })),
      logged: [of("mail", "retried", [{ Field: "Kind", After: "messageReceived" }])],
    },
    addSalaryRate: {
      before: async () => 0,
      act: async () =>
        done(await asAdmin.addSalaryRate({ body: { Type: "Free", AmountOre: 15_000, ValidFrom: "2100-01-01" } })),
      logged: [
        of("salaryRate", "added", [
          { Field: "Type", After: "Free" },
          { Field: "AmountOre", Before: null, After: 15_000 },
          { Field: "ValidFrom", After: "2100-01-01" },
        ]),
      ],
    },
    correctSalaryLine: {
      before: async () => {
        await publish(testApp);
        return done(await asAdmin.listSalaryLines({ query: { PageSize: 1 } })).Lines[0]?.ID ?? 0;
      },
      act: async (id) =>
        done(await asAdmin.correctSalaryLine({ ...byId(id), body: { AmountOre: 5000, Reason: "Anna bad om det." } })),
      logged: (id) => [
        of("salaryLine", "corrected", [
          { Field: "AmountOre", After: 5000 },
          { Field: "CorrectsLineID", After: id },
          { Field: "Reason" },
        ]),
      ],
    },
    lockSalaryPeriod: {
      before: async () => 0,
      act: async () => done(await asAdmin.lockSalaryPeriod({ params: { month: "2026-01" } })),
      logged: [of("salaryMonth", "locked", [{ Field: "SalaryStatus", Before: "Open", After: "Locked" }])],
    },
    paySalaryPeriod: {
      before: async () => {
        done(await asAdmin.lockSalaryPeriod({ params: { month: "2026-02" } }));
        return 0;
      },
      act: async () => done(await asAdmin.paySalaryPeriod({ params: { month: "2026-02" } })),
      logged: [of("salaryMonth", "paid", [{ Field: "SalaryStatus", Before: "Locked", After: "Paid" }])],
    },
    closeAccountingDay: {
      before: async () => 20_200_131,
      act: async () => done(await asAdmin.closeAccountingDay({ params: { day: "2020-01-31" } })),
      logged: [of("accountingDay", "closed")],
    },
    exportAccounting: {
      before: async () => 0,
      act: async () =>
        done(await asAdmin.exportAccounting({ body: { From: "2026-11-01", To: "2026-11-30", Format: "CSV" } })),
      logged: [
        of("list", "exported", [
          { Field: "List", After: "accounting" },
          { Field: "From", After: "2026-11-01" },
          { Field: "To", After: "2026-11-30" },
          { Field: "Format", After: "CSV" },
        ]),
      ],
    },
    exportSalaries: {
      before: async () => 0,
      act: async () => done(await asAdmin.exportSalaries({ body: { Month: "2026-10" } })),
      logged: [
        of("list", "exported", [
          { Field: "List", After: "salaries" },
          { Field: "Month", After: "2026-10" },
        ]),
      ],
    },
    orderStatisticsFile: {
      before: async () => 0,
      act: async () => done(await asAdmin.orderStatisticsFile({ body: { From: "2026-01-01", To: "2026-06-30" } })),
      logged: [
        of("list", "exported", [
          { Field: "List", After: "statistics" },
          { Field: "From", After: "2026-01-01" },
          { Field: "To", After: "2026-06-30" },
        ]),
      ],
    },
  } satisfies Record<string, Scene | NotLogged>;
}
