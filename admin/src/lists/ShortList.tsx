import type { ReactNode } from "react";
import { List, type RaRecord } from "react-admin";
import { RequireRole } from "../session/RequireRole.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import type { EmptyPicture } from "./EmptyIllustration.tsx";
import { EmptyList } from "./EmptyList.tsx";
import { LinkRows } from "./LinkRows.tsx";
import { ListContent } from "./ListContent.tsx";

interface Props<Row extends RaRecord> {
  title: string;
  head: ReactNode;
  picture: EmptyPicture;
  /** Text of the empty list. */
  empty: string;
  primary: (row: Row) => ReactNode;
  secondary: (row: Row) => ReactNode;
}

/** A list for admins without pagination and filters. */
export function ShortList<Row extends RaRecord>({ title, head, picture, empty, primary, secondary }: Props<Row>) {
  return (
    <RequireRole roles={["admin"]}>
      <PageTitle>{title}</PageTitle>
      <List title={false} actions={false} pagination={false} empty={false} exporter={false}>
        {head}
        <ListContent>
          <LinkRows<Row> empty={<EmptyList picture={picture} text={empty} />} primary={primary} secondary={secondary} />
        </ListContent>
      </List>
    </RequireRole>
  );
}
