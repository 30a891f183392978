import type { ReactNode } from "react";
import { List, type RaRecord } from "react-admin";
import { RequireRole } from "../session/RequireRole.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { LinkRows } from "./LinkRows.tsx";
import { ListContent } from "./ListContent.tsx";

interface Props<Row extends RaRecord> {
  title: string;
  head: ReactNode;
  primary: (row: Row) => ReactNode;
  secondary: (row: Row) => ReactNode;
}

/** A list for admins without pagination and filters. */
export function ShortList<Row extends RaRecord>({ title, head, primary, secondary }: Props<Row>) {
  return (
    <RequireRole roles={["admin"]}>
      <PageTitle>{title}</PageTitle>
      <List title={false} actions={false} pagination={false} empty={false} exporter={false}>
        {head}
        <ListContent>
          <LinkRows<Row> primary={primary} secondary={secondary} />
        </ListContent>
      </List>
    </RequireRole>
  );
}
