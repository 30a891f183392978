import type { Client } from "@lagrum/core/client";
import type {
  MeetingStatisticsQuery,
  OrderStatisticsFile,
  StatisticsQuery,
} from "@lagrum/core/statistics/statisticsSchema";
import { bodyOf, fileOf } from "./reply.ts";

export const statisticsMethods = (client: Client) => ({
  getStatistics: (query: StatisticsQuery) => bodyOf(client.getStatistics({ query })),
  listUsersStatistics: async (query: StatisticsQuery) =>
    (await bodyOf(client.getStatisticsUsersAnswers({ query }))).usersStats,
  getMeetingStatistics: (query: MeetingStatisticsQuery) => bodyOf(client.getMeetingStatistics({ query })),
  orderStatisticsFile: (body: OrderStatisticsFile) => bodyOf(client.orderStatisticsFile({ body })),
  getStatisticsFile: (id: number) => bodyOf(client.getStatisticsFile({ params: { id } })),
  downloadStatisticsFile: (id: number) => fileOf(client.downloadStatisticsFile({ params: { id } })),
});
