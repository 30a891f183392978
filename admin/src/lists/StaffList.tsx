import type { QuestionQuery } from "@lagrum/core/question/questionSchema";
import type { ReactElement, ReactNode } from "react";
import { List, type SortPayload, useResourceContext } from "react-admin";
import { usePageAction } from "../commands/pageActions.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { ListActions } from "./ListActions.tsx";
import { ListChanges } from "./ListChanges.tsx";
import { ListKeyContext } from "./ListKey.ts";
import { StaffPagination } from "./StaffPagination.tsx";

/** One of the lists of questions. */
export type QuestionView = NonNullable<QuestionQuery["State"]>;

interface Props {
  /** Of questions: which of them. */
  view?: QuestionView;
  title: string;
  filters: ReactElement[];
  sort: SortPayload;
  /** What the list begins with. */
  filterDefaultValues?: Record<string, unknown>;
  /** Every filter is shown already: no button adds more. */
  hasAllFilters?: boolean;
  /** What the file is called that the list can be written to. */
  fileName?: string;
  children: ReactNode;
}

const isSearch = (props: unknown) => (props as { source?: string }).source === "Query";
const focusSearch = () => document.querySelector<HTMLInputElement>('main input[name="Query"]')?.focus();

/** A list of the admin. It is remembered in memory and kept out of the address, since people search for names. */
export function StaffList({
  view,
  title,
  filters,
  sort,
  filterDefaultValues,
  hasAllFilters = false,
  fileName,
  children,
}: Props) {
  const key = [useResourceContext(), view].filter(Boolean).join("/");
  usePageAction(
    "search",
    "Sök i listan",
    focusSearch,
    filters.some(({ props }) => isSearch(props)),
  );
  return (
    <ListKeyContext value={key}>
      <PageTitle>{title}</PageTitle>
      <List
        title={false}
        filters={filters}
        sort={sort}
        perPage={25}
        // Time left is read by the service: a list that stays open asks again.
        {...(view && { filter: { State: view }, queryOptions: { refetchInterval: 60_000 } })}
        exporter={false}
        {...(filterDefaultValues && { filterDefaultValues })}
        actions={hasAllFilters && !fileName ? false : <ListActions hasAllFilters={hasAllFilters} fileName={fileName} />}
        empty={false}
        pagination={<StaffPagination />}
        disableSyncWithLocation
        storeKey={`${key}.list`}
      >
        <ListChanges />
        {children}
      </List>
    </ListKeyContext>
  );
}
