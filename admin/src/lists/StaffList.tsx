import type { QuestionQuery } from "@lagrum/core/question/questionSchema";
import type { ReactElement, ReactNode } from "react";
import { List, type SortPayload, useResourceContext } from "react-admin";
import { usePageAction } from "../commands/pageActions.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { ListActions } from "./ListActions.tsx";
import { ListChanges } from "./ListChanges.tsx";
import { ListContent } from "./ListContent.tsx";
import { ListKeyContext } from "./ListKey.ts";
import { useRowShortcuts } from "./rowFocus.ts";
import { SearchOrder } from "./SearchOrder.tsx";
import { StaffPagination } from "./StaffPagination.tsx";

/** A view of the resource questions. */
export type QuestionView = NonNullable<QuestionQuery["State"]>;

interface Props {
  /** Only for questions. */
  view?: QuestionView;
  title: string;
  filters: ReactElement[];
  sort: SortPayload;
  filterDefaultValues?: Record<string, unknown>;
  /** All filters are visible: no button to add more. */
  hasAllFilters?: boolean;
  /** The server computes the time left of its rows, so an open list is polled. */
  isTimed?: boolean;
  /** File name of the export; without it there is none. */
  fileName?: string;
  children: ReactNode;
}

const isSearch = (props: unknown) => (props as { source?: string }).source === "Query";
const focusSearch = () => document.querySelector<HTMLInputElement>('main input[name="Query"]')?.focus();

/** A list of the admin. Its state is in memory and not in the URL, since search terms may be personal data. */
export function StaffList({
  view,
  title,
  filters,
  sort,
  filterDefaultValues,
  hasAllFilters = false,
  isTimed = view !== undefined,
  fileName,
  children,
}: Props) {
  const resource = useResourceContext();
  const key = [resource, view].filter(Boolean).join("/");
  const isRanked = view !== undefined || resource === "answers";
  usePageAction(
    "search",
    "Sök i listan",
    focusSearch,
    filters.some(({ props }) => isSearch(props)),
  );
  useRowShortcuts();
  return (
    <ListKeyContext value={key}>
      <PageTitle>{title}</PageTitle>
      <List
        title={false}
        filters={filters}
        sort={sort}
        perPage={25}
        {...(view && { filter: { State: view } })}
        {...(isTimed && { queryOptions: { refetchInterval: 60_000 } })}
        exporter={false}
        {...(filterDefaultValues && { filterDefaultValues })}
        actions={hasAllFilters && !fileName ? false : <ListActions hasAllFilters={hasAllFilters} fileName={fileName} />}
        empty={false}
        pagination={<StaffPagination />}
        disableSyncWithLocation
        storeKey={`${key}.list`}
      >
        <ListChanges />
        {isRanked && <SearchOrder byDefault={sort} />}
        <ListContent>{children}</ListContent>
      </List>
    </ListKeyContext>
  );
}
