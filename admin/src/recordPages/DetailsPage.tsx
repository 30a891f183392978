import { Fragment, type ReactNode } from "react";
import { ShowBase, useShowContext } from "react-admin";
import { DetailsSkeleton } from "../ui/PageSkeleton.tsx";
import { useWindowTitle } from "../ui/windowTitle.ts";
import { ReadFailure } from "./ReadFailure.tsx";
import { useRecordQuery } from "./useRecordQuery.ts";

interface Props<Row> {
  /** The window title's text before the record's id: "Obesvarad fråga 1042". */
  kind: string;
  children: (row: Row & { id: number }) => ReactNode;
}

/** A page about one record. Its content is remounted for another record. */
export function DetailsPage<Row extends object>({ kind, children }: Props<Row>) {
  return (
    <ShowBase queryOptions={useRecordQuery()}>
      <Loaded<Row> kind={kind}>{children}</Loaded>
    </ShowBase>
  );
}

/** The window's title has no text of the record, to keep personal data out of the browser's history. */
function Loaded<Row extends object>({ kind, children }: Props<Row>) {
  const { record: row, error, refetch } = useShowContext<Row & { id: number }>();
  useWindowTitle(row ? `${kind} ${row.id}` : kind);
  return (
    <>
      <ReadFailure error={error} isShown={row !== undefined} onRetry={() => void refetch()} />
      {!row && !error && <DetailsSkeleton title={kind} />}
      {row && <Fragment key={row.id}>{children(row)}</Fragment>}
    </>
  );
}
