import { Box } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { type RaRecord, useListContext } from "react-admin";
import { visuallyHidden } from "../ui/visuallyHidden.ts";

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** Describes rows added and removed between two fetches of a list; null if there are none. */
function describeChanges(before: readonly RaRecord[], after: readonly RaRecord[]): string | null {
  const had = new Set(before.map(({ id }) => id));
  const has = new Set(after.map(({ id }) => id));
  const added = after.filter(({ id }) => !had.has(id)).length;
  const removed = before.filter(({ id }) => !has.has(id)).length;
  const changes = [
    added > 0 && counted(added, "en rad har tillkommit", "rader har tillkommit"),
    removed > 0 && counted(removed, "en rad har försvunnit", "rader har försvunnit"),
  ].filter((part) => part !== false);
  return changes.length === 0 ? null : `Listan har ändrats: ${changes.join(", ")}.`;
}

/** Announces changes made by others to screen readers. Paging, sorting and filtering is not announced. */
export function ListChanges() {
  const { data, page, perPage, sort, filterValues, isPlaceholderData } = useListContext();
  const [message, setMessage] = useState("");
  const params = JSON.stringify([page, perPage, sort, filterValues]);
  const last = useRef<{ params: string; data: readonly RaRecord[] } | null>(null);
  useEffect(() => {
    if (data === undefined || isPlaceholderData) return;
    const before = last.current;
    last.current = { params, data };
    if (before === null || before.params !== params) setMessage("");
    else if (before.data !== data) setMessage((previous) => describeChanges(before.data, data) ?? previous);
  }, [data, params, isPlaceholderData]);
  return (
    <Box role="status" sx={visuallyHidden}>
      {message}
    </Box>
  );
}
