import { userIdOf } from "../accounts.ts";
import { takenReport } from "../reporting.ts";
import { deadLetterMail, done, publish } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import type { Requests } from "./request.ts";

const aYear = { From: "2026-01-01", To: "2026-12-31" };

/** Requests for the inbox, audit log, mails, pay and statistics. */
export async function officeRequests(testApp: TestApp) {
  const advisorId = await userIdOf(testApp, "advisor");
  const orderedFile = async () => done(await testApp.asAdmin.orderStatisticsFile({ body: aYear })).ID;
  /** Months and years that no other test uses. */
  let earlier = 0;
  const earlierMonth = () => `20${String(++earlier).padStart(2, "0")}-01`;
  let year = 2100;
  return {
    listInbox: async () => ({ path: "/inbox" }),
    getInboxItem: async () => ({ path: `/inbox/${await takenReport(testApp)}` }),
    updateInboxItem: async () => ({ path: `/inbox/${await takenReport(testApp)}`, body: { State: "Handled" } }),
    listActs: async () => ({ path: "/audit" }),
    getDesk: async () => ({ path: "/desk" }),
    listJobFailures: async () => ({ path: "/jobFailures" }),
    listUndeliveredMails: async () => ({ path: "/undeliveredMails" }),
    retryMail: async () => ({ path: `/undeliveredMails/${await deadLetterMail(testApp)}/retry` }),
    listSalaries: async () => ({ path: `/salaries?UserID=${advisorId}` }),
    listSalaryLines: async () => ({ path: `/salaries/lines?UserID=${advisorId}` }),
    correctSalaryLine: async () => {
      await publish(testApp);
      const { Lines } = done(await testApp.asAdmin.listSalaryLines({ query: { UserID: advisorId, PageSize: 1 } }));
      return {
        path: `/salaries/lines/${Lines[0]?.ID}/corrections`,
        body: { AmountOre: 100, Reason: "Svaret tog lång tid." },
      };
    },
    listSalaryPeriods: async () => ({ path: "/salaries/periods" }),
    lockSalaryPeriod: async () => ({ path: `/salaries/periods/${earlierMonth()}/lock` }),
    paySalaryPeriod: async () => {
      const month = earlierMonth();
      done(await testApp.asAdmin.lockSalaryPeriod({ params: { month } }));
      return { path: `/salaries/periods/${month}/pay` };
    },
    exportSalaries: async () => ({ path: "/salaries/export", body: { Month: "2026-10" } }),
    listSalaryRates: async () => ({ path: "/salaryRates" }),
    addSalaryRate: async () => ({
      path: "/salaryRates",
      body: { Type: "Free", AmountOre: 15_000, ValidFrom: `${++year}-01-01` },
    }),
    getStatistics: async () => ({ path: "/statistics" }),
    getStatisticsUsersAnswers: async () => ({ path: `/statisticsUsersAnswers?UserID=${advisorId}` }),
    getMeetingStatistics: async () => ({ path: "/statistics/meetings" }),
    orderStatisticsFile: async () => ({ path: "/statistics/files", body: aYear }),
    getStatisticsFile: async () => ({ path: `/statistics/files/${await orderedFile()}` }),
    downloadStatisticsFile: async () => {
      const id = await orderedFile();
      await testApp.jobs.drain("statisticsFile", testApp.workers.statisticsFile);
      return { path: `/statistics/files/${id}/csv` };
    },
  } satisfies Requests;
}
