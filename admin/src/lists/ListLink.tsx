import { Link, type LinkProps } from "@mui/material";
import type { ReactNode } from "react";
import { LinkBase, type SortPayload, useStore } from "react-admin";
import { byRelevance } from "./SearchOrder.tsx";

/** Sort order of each list when opened by a link; others sort by newest received. */
const orders: Record<string, SortPayload> = {
  "questions/unanswered": { field: "DueAt", order: "ASC" },
  "questions/reserved": { field: "DueAt", order: "ASC" },
  "questions/today": { field: "DueAt", order: "ASC" },
  "questions/calls": { field: "DueAt", order: "ASC" },
  "questions/late": { field: "DueAt", order: "ASC" },
  "questions/waiting": { field: "DueAt", order: "ASC" },
  "questions/readings": { field: "DueAt", order: "ASC" },
  "questions/follow-ups": { field: "FollowUpAt", order: "ASC" },
  "questions/answered": { field: "PublishedAt", order: "DESC" },
  orders: { field: "DueAt", order: "ASC" },
  withdrawals: { field: "ReceivedAt", order: "ASC" },
  "rent-claims": { field: "CreatedAt", order: "ASC" },
  "waiting-list": { field: "CreatedAt", order: "ASC" },
  complaints: { field: "DueDay", order: "ASC" },
  "money-cases": { field: "FoundAt", order: "ASC" },
  inbox: { field: "CreatedAt", order: "DESC" },
  users: { field: "CreatedAt", order: "DESC" },
};
const newestFirst: SortPayload = { field: "ConfirmedAt", order: "DESC" };

export interface ListTarget {
  /** "questions/late" */
  list: string;
  filter?: Record<string, unknown>;
}

/**
 * Returns a function that opens a list with these filters only. They go to the list's store instead of the URL, since
 * search terms may be personal data.
 */
export function useListOpening({ list, filter = {} }: ListTarget) {
  const [, setListState] = useStore<object | null>(`${list}.list`, null);
  const isSearch = list.startsWith("questions/") && "Query" in filter;
  const { field, order } = isSearch ? byRelevance : (orders[list] ?? newestFirst);
  return () => setListState({ filter, displayedFilters: {}, page: 1, perPage: 25, sort: field, order });
}

/** A link to a filtered list. */
export function ListLink({ list, filter, children, ...props }: ListTarget & LinkProps & { children: ReactNode }) {
  const open = useListOpening({ list, ...(filter && { filter }) });
  return (
    <Link component={LinkBase} to={`/${list}`} onClick={open} {...props}>
      {children}
    </Link>
  );
}
