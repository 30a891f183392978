import type { ReactElement, ReactNode } from "react";
import { List, type SortPayload, useResourceContext } from "react-admin";
import { useIsSmall } from "./SmallList.tsx";

interface Props {
  title: string;
  filters: ReactElement[];
  sort: SortPayload;
  children: ReactNode;
}

/** A list of the admin. It is remembered in memory and kept out of the address, since people search for names. */
export function StaffList({ title, filters, sort, children }: Props) {
  const resource = useResourceContext();
  const isSmall = useIsSmall();
  return (
    <List
      title={title}
      filters={filters}
      sort={sort}
      perPage={25}
      exporter={false}
      {...(isSmall && { actions: false })}
      empty={false}
      disableSyncWithLocation
      storeKey={`${resource}.list`}
    >
      {children}
    </List>
  );
}
