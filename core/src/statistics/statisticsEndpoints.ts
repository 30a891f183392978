import { Csv } from "../contract/csv.ts";
import { byId, endpoint } from "../contract/endpoint.ts";
import {
  MeetingStatistics,
  MeetingStatisticsQuery,
  OrderStatisticsFile,
  Statistics,
  StatisticsFile,
  StatisticsQuery,
  UsersStatistics,
  UsersStatisticsQuery,
} from "./statisticsSchema.ts";

/** Endpoints for statistics of answers and meetings. */
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
  getMeetingStatistics: endpoint({
    method: "GET",
    path: "/statistics/meetings",
    summary: "Number of meetings booked, held, cancelled, missed and moved, by period, service, lawyer and month",
    access: "staff",
    query: MeetingStatisticsQuery,
    responses: { 200: MeetingStatistics },
    addition: "The firm must see how many meetings are held",
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
