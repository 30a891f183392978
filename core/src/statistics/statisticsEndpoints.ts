import { Csv } from "../contract/csv.ts";
import { byId, endpoint } from "../contract/endpoint.ts";
import {
  OrderStatisticsFile,
  Statistics,
  StatisticsFile,
  StatisticsQuery,
  UsersStatistics,
  UsersStatisticsQuery,
} from "./statisticsSchema.ts";

/** Calls on how much is answered, how soon and how well. */
export const statisticsEndpoints = {
  getStatistics: endpoint({
    method: "GET",
    path: "/statistics",
    summary: "Answers counted by period, type, category and month",
    access: "staff",
    query: StatisticsQuery,
    responses: { 200: Statistics },
  }),
  getStatisticsUsersAnswers: endpoint({
    method: "GET",
    path: "/statisticsUsersAnswers",
    summary: "Answers counted person by person; one's own unless one is an administrator",
    access: "staff",
    query: UsersStatisticsQuery,
    responses: { 200: UsersStatistics },
  }),
  orderStatisticsFile: endpoint({
    method: "POST",
    path: "/statistics/files",
    summary: "Have statistics made into a file, which takes a while for years",
    access: "admin",
    body: OrderStatisticsFile,
    responses: { 201: StatisticsFile },
    addition: "csvData of the specification: prepared as a job",
  }),
  getStatisticsFile: endpoint({
    method: "GET",
    path: "/statistics/files/{id}",
    summary: "How far a file has come; for whoever ordered it",
    access: "admin",
    params: byId,
    responses: { 200: StatisticsFile },
    addition: "csvDataReady of the specification",
  }),
  downloadStatisticsFile: endpoint({
    method: "GET",
    path: "/statistics/files/{id}/csv",
    summary: "The file itself, once it is ready",
    access: "admin",
    params: byId,
    responses: { 200: Csv },
    media: "text/csv",
    addition: "csvData of the specification",
  }),
};
