import type { Client } from "@lagrum/core/client";
import type {
  OrderStatisticsFile,
  Statistics,
  StatisticsFile,
  StatisticsQuery,
  UserFigures,
} from "@lagrum/core/statistics/statisticsSchema";
import { bodyOf } from "./httpError.ts";

/** What can be asked of the statistics, for the data provider. */
export const statisticsMethods = (client: Client) => ({
  getStatistics: async (query: StatisticsQuery): Promise<Statistics> => bodyOf(await client.getStatistics({ query })),
  listUsersStatistics: async (query: StatisticsQuery): Promise<UserFigures[]> =>
    bodyOf(await client.getStatisticsUsersAnswers({ query })).usersStats,
  orderStatisticsFile: async (body: OrderStatisticsFile): Promise<StatisticsFile> =>
    bodyOf(await client.orderStatisticsFile({ body })),
  getStatisticsFile: async (id: number): Promise<StatisticsFile> =>
    bodyOf(await client.getStatisticsFile({ params: { id } })),
  downloadStatisticsFile: async (id: number): Promise<Blob> =>
    new Response(bodyOf(await client.downloadStatisticsFile({ params: { id } }))).blob(),
});
