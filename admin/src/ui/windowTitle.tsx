import { useEffect } from "react";
import { useRecordContext } from "react-admin";

/** Tells in the window's title what its page is. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Lagrum`;
  }, [title]);
}

/** Names the window by kind and number: what people ask, and who they are, stays out of the browser's history. */
export function NumberedTitle({ kind }: { kind: string }) {
  const row = useRecordContext();
  useWindowTitle(row ? `${kind} ${row.id}` : kind);
  return null;
}
