import { isAdmin } from "@lagrum/core/account/roles";
import type { App } from "../app.ts";
import { recordExport } from "../audit/auditLog.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import { getMeetingStatistics } from "./meetingStatistics.ts";
import { getCsvData, getFile, orderFile } from "./statisticsFiles.ts";
import { getStatistics, listUsersStatistics } from "./statisticsRepository.ts";

type StatisticsHandlers = Pick<
  Handlers,
  | "getStatistics"
  | "getStatisticsUsersAnswers"
  | "getMeetingStatistics"
  | "orderStatisticsFile"
  | "getStatisticsFile"
  | "downloadStatisticsFile"
>;

export function statisticsHandlers(app: App): StatisticsHandlers {
  const { db, clock } = app;
  return {
    getStatistics: async ({ query }) => ({ status: 200, body: await getStatistics(db, query, clock()) }),

    getStatisticsUsersAnswers: async ({ query, caller: { UserID, roles } }) => {
      const isOwn = query.UserID === undefined || query.UserID === UserID;
      if (!isAdmin(roles) && !isOwn) throw new Failure("NOT_FOUND");
      const shown = isAdmin(roles) ? query : { ...query, UserID };
      return { status: 200, body: { usersStats: await listUsersStatistics(db, shown, clock()) } };
    },

    getMeetingStatistics: async ({ query, caller: { UserID, roles } }) => {
      const shown = { ...query, ...(!isAdmin(roles) && { LawyerID: UserID }) };
      return { status: 200, body: await getMeetingStatistics(db, shown, clock()) };
    },

    orderStatisticsFile: ({ body, caller, write }) =>
      write(async (context) => {
        await recordExport(context, "statistics", body);
        return { status: 201, body: await orderFile(app, context.tx, body, caller.UserID) };
      }),

    getStatisticsFile: async ({ params, caller }) => ({
      status: 200,
      body: await getFile(db, params.id, caller.UserID),
    }),

    downloadStatisticsFile: async ({ params, caller }) => ({
      status: 200,
      body: new Blob([await getCsvData(db, params.id, caller.UserID)]).stream(),
      fileName: "statistik.csv",
    }),
  };
}
