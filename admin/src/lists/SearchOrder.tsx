import type { StaffSearch } from "@lagrum/core/search/staffSearchSchema";
import { Button, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import { type SortPayload, useListContext } from "react-admin";

/** The order of a searched list until a column is chosen. */
export const byRelevance: SortPayload = { field: "Relevance", order: "DESC" };

const describeCorrection = ({ Typed, Searched }: StaffSearch["Corrections"][number]): string =>
  `”${Typed}” söktes som ”${Searched}”.`;

/** Which of the rows have every word. */
function describeOrder({ Whole }: StaffSearch, total: number): string {
  if (Whole === null) return "Bara det som har alla ord visas.";
  if (Whole >= total) return "Det som passar bäst står först.";
  if (Whole === 0) return "Inget har alla ord. Det som har de ovanligaste av dem står först.";
  const whole = Whole === 1 ? "Den första har" : `De ${Whole} första har`;
  return `${whole} alla ord. Sedan kommer det som har några av dem, de ovanligaste först.`;
}

/**
 * Sorts a list by relevance while words are searched for, and says how the rows were found. A column that is chosen then
 * counts until the search is cleared; the order before the search then returns.
 */
export function SearchOrder({ byDefault }: { byDefault: SortPayload }) {
  const { data, total = 0, meta, filterValues, sort, setSort, isPlaceholderData } = useListContext();
  const isSearched = Boolean(filterValues.Query);
  const wasSearched = useRef(isSearched);
  const before = useRef(byDefault);
  const isRanked = sort.field === byRelevance.field;
  useEffect(() => {
    if (!isSearched && !isRanked) before.current = sort;
    const isNew = isSearched && !wasSearched.current;
    wasSearched.current = isSearched;
    if (isNew) setSort(byRelevance);
    // Also on a later visit: search terms are not stored with the order.
    else if (!isSearched && isRanked) setSort(before.current);
  }, [isSearched, isRanked, sort, setSort]);

  const search = meta?.search as StaffSearch | undefined;
  const isShown = isSearched && data !== undefined && !isPlaceholderData && search !== undefined;
  const text = isShown
    ? [...search.Corrections.map(describeCorrection), ...(total > 0 ? [describeOrder(search, total)] : [])].join(" ")
    : "";
  return (
    <Typography role="status" variant="body2" sx={{ mx: 2, my: text ? 1 : 0, color: "text.secondary" }}>
      {text}{" "}
      {isShown && !isRanked && (
        <Button size="small" onClick={() => setSort(byRelevance)}>
          Visa det som passar bäst först
        </Button>
      )}
    </Typography>
  );
}
