import { Link, type LinkProps } from "@mui/material";
import type { ReactNode } from "react";
import { LinkBase, type SortPayload, useStore } from "react-admin";

/** How each list is ordered when it is opened from elsewhere; the others begin with the newest received. */
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
  inbox: { field: "CreatedAt", order: "DESC" },
  users: { field: "CreatedAt", order: "DESC" },
};
const newestFirst: SortPayload = { field: "ConfirmedAt", order: "DESC" };

export interface ListPlace {
  /** "questions/late" */
  list: string;
  filter?: Record<string, unknown>;
}

/**
 * What opens a list with these filters and no others: they are put where the list remembers its own, since words
 * searched for stay out of addresses. A place without filters of its own to remember is just gone to.
 */
export function useListOpening({ list, filter = {} }: ListPlace) {
  const [, keep] = useStore<object | null>(`${list}.list`, null);
  const { field, order } = orders[list] ?? newestFirst;
  return () => keep({ filter, displayedFilters: {}, page: 1, perPage: 25, sort: field, order });
}

/** A link to a list with its filters set. */
export function ListLink({ list, filter, children, ...props }: ListPlace & LinkProps & { children: ReactNode }) {
  const open = useListOpening({ list, ...(filter && { filter }) });
  return (
    <Link component={LinkBase} to={`/${list}`} onClick={open} {...props}>
      {children}
    </Link>
  );
}
