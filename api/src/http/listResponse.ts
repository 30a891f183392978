import type { Endpoint } from "@lagrum/core/contract/endpoint";
import type { FastifyReply } from "fastify";
import { idsOf } from "../db/paging.ts";

interface Row {
  ID?: number;
  UserID?: number;
  Children?: Row[];
}

/** The query of a list, validated by its schema. */
interface ListQuery {
  Page?: number;
  PageSize?: number;
  After?: string;
  ID?: string;
}

type ListResponse = Record<string, unknown> & {
  /** The number of rows on all pages. */
  Total?: number;
  TotalIsLeast?: boolean;
};

/** Those with one of the numbers, and those above it. */
const pickRows = (rows: Row[], ids: number[]): Row[] =>
  rows.filter(({ ID, UserID, Children = [] }) => ids.includes(ID ?? UserID ?? 0) || pickRows(Children, ids).length > 0);

/** "25-49", counted from 0. "*" without a position: an empty page, and one that continues from a cursor. */
function position(count: number, { Page = 1, PageSize = count, After }: ListQuery): string {
  if (count === 0 || (After !== undefined && Page === 1)) return "*";
  const start = (Page - 1) * PageSize;
  return `${start}-${start + count - 1}`;
}

/**
 * Adds the headers that count the rows of a list: "Content-Range: questions 25-49/319", and
 * "Total-Is-Least: true" when the total is a lower bound. A list without pages selects the requested IDs here.
 */
export function countRows(endpoint: Endpoint & { rows: string }, reply: FastifyReply, body: unknown, asked: unknown) {
  const response = body as ListResponse;
  const query = asked as ListQuery;
  const all = response[endpoint.rows] as Row[];
  const rows = endpoint.query || query.ID === undefined ? all : pickRows(all, idsOf(query.ID));
  const unit = endpoint.rows.charAt(0).toLowerCase() + endpoint.rows.slice(1);
  reply.header("content-range", `${unit} ${position(rows.length, query)}/${response.Total ?? rows.length}`);
  if (response.TotalIsLeast) reply.header("total-is-least", "true");
  return { ...response, [endpoint.rows]: rows };
}
