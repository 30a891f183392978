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

/** Endpoints for statistics of answers. */
export const statisticsEndpoints = {
  getStatistics: endpoint({
    method: "GET",
    path: "/statistics",
    summary: "Number of answers by period, type, category and month",
    access: "staff",
    query: StatisticsQuery,
    responses: { 200: Statistics },
  }),
  getStatisticsUsersAnswers: endpoint({
    method: "GET",
    path: "/statisticsUsersAnswers",
    summary: "Number of answers by person; only the caller's own unless an administrator",
    access: "staff",
    query: UsersStatisticsQuery,
    responses: { 200: UsersStatistics },
  }),
  orderStatisticsFile: endpoint({
    method: "POST",
    path: "/statistics/files",
    summary: "Start a job that exports statistics to a file",
    access: "admin",
    body: OrderStatisticsFile,
    responses: { 201: StatisticsFile },
    addition: "csvData of the specification: prepared as a job",
  }),
  getStatisticsFile: endpoint({
    method: "GET",
    path: "/statistics/files/{id}",
    summary: "The progress of an export; for the person who started it",
    access: "admin",
    params: byId,
    responses: { 200: StatisticsFile },
    addition: "csvDataReady of the specification",
  }),
  downloadStatisticsFile: endpoint({
    method: "GET",
    path: "/statistics/files/{id}/csv",
    summary: "Download the exported file",
    access: "admin",
    params: byId,
    responses: { 200: Csv },
    media: "text/csv",
    addition: "csvData of the specification",
  }),
};
