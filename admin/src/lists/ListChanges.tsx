import { Box } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { type RaRecord, useListContext } from "react-admin";
import { visuallyHidden } from "../ui/visuallyHidden.ts";

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** Describes rows added and removed between two fetches of a list; null if there are none. */
function newsOf(before: readonly RaRecord[], after: readonly RaRecord[]): string | null {
  const had = new Set(before.map(({ id }) => id));
  const has = new Set(after.map(({ id }) => id));
  const come = after.filter(({ id }) => !had.has(id)).length;
  const gone = before.filter(({ id }) => !has.has(id)).length;
  const changes = [
    come > 0 && counted(come, "en rad har tillkommit", "rader har tillkommit"),
    gone > 0 && counted(gone, "en rad har försvunnit", "rader har försvunnit"),
  ].filter((part) => part !== false);
  return changes.length === 0 ? null : `Listan har ändrats: ${changes.join(", ")}.`;
}

/** Announces changes made by others to screen readers. Paging, sorting and filtering is not announced. */
export function ListChanges() {
  const { data, page, perPage, sort, filterValues, isPlaceholderData } = useListContext();
  const [news, setNews] = useState("");
  const asked = JSON.stringify([page, perPage, sort, filterValues]);
  const last = useRef<{ asked: string; data: readonly RaRecord[] } | null>(null);
  useEffect(() => {
    if (data === undefined || isPlaceholderData) return;
    const before = last.current;
    last.current = { asked, data };
    if (before === null || before.asked !== asked) setNews("");
    else if (before.data !== data) setNews((heard) => newsOf(before.data, data) ?? heard);
  }, [data, asked, isPlaceholderData]);
  return (
    <Box role="status" sx={visuallyHidden}>
      {news}
    </Box>
  );
}
