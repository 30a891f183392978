import { Fragment, type ReactNode } from "react";
import { ShowBase, useRecordContext } from "react-admin";
import { whole } from "../dataProvider/dataProvider.ts";
import { useWindowTitle } from "../ui/windowTitle.ts";

interface Props<Row> {
  /** The window title's text before the record's id: "Obesvarad fråga 1042". */
  kind: string;
  children: (row: Row & { id: number }) => ReactNode;
}

/** A page about one record. Its content is remounted for another record. */
export function DetailsPage<Row extends object>({ kind, children }: Props<Row>) {
  return (
    <ShowBase queryOptions={whole}>
      <Loaded<Row> kind={kind}>{children}</Loaded>
    </ShowBase>
  );
}

/** The window's title has no text of the record, to keep personal data out of the browser's history. */
function Loaded<Row extends object>({ kind, children }: Props<Row>) {
  const row = useRecordContext<Row & { id: number }>();
  useWindowTitle(row ? `${kind} ${row.id}` : kind);
  return row ? <Fragment key={row.id}>{children(row)}</Fragment> : null;
}
