import { Box } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { type RaRecord, useListContext } from "react-admin";
import { visuallyHidden } from "../ui/visuallyHidden.ts";

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** What has come and gone between two readings of the same list, in words; null when nothing has. */
function newsOf(before: readonly RaRecord[], after: readonly RaRecord[]): string | null {
  const had = new Set(before.map(({ id }) => id));
  const has = new Set(after.map(({ id }) => id));
  const come = after.filter(({ id }) => !had.has(id)).length;
  const gone = before.filter(({ id }) => !has.has(id)).length;
  const told = [
    come > 0 && counted(come, "en rad har tillkommit", "rader har tillkommit"),
    gone > 0 && counted(gone, "en rad har försvunnit", "rader har försvunnit"),
  ].filter((part) => part !== false);
  return told.length === 0 ? null : `Listan har ändrats: ${told.join(", ")}.`;
}

/**
 * Tells those who don't see the list that others have changed it. Turning pages, sorting and filtering is no news: then
 * another list is asked for.
 */
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
